// @ts-check
/** Points and losses by turn, as pictures. */
import { h } from "../dom.js";
import { sideTone } from "../palette.js";
import { sideCalled } from "../sides.js";
import { later, set, sideName, sideNation, state } from "../store.js";
import { figure } from "../words.js";
import * as say from "../words/end.js";
import { across, bars, besideCurves, named, pointsOf, spread, ticks, townOf, upright } from "./graphs.js";

/** @typedef {import("../types.js").Story} Story */

/** The size of a graph that has not been measured yet; its least and its most; the step in which sizes are told apart. */
const UNSEEN = { W: 370, H: 250 },
  LEAST = { W: 260, H: 150 },
  MOST = { W: 800, H: 480 },
  STEP = 10;

/** How large a graph is in its card: its letters are as large as those of the page, whatever the screen. */
function sizeOfCard() {
  const r = document.querySelector(".graph")?.querySelector("svg")?.getBoundingClientRect();
  if (!r || r.width <= STEP) return UNSEEN;
  const held = (/** @type {number} */ v, /** @type {"W" | "H"} */ way) =>
    Math.min(MOST[way], Math.max(LEAST[way], Math.floor(v / STEP) * STEP));
  return { W: held(r.width, "W"), H: held(r.height, "H") };
}

/** How large a graph is; when its card has another size than it was drawn for, it is drawn again. */
function sizeOf() {
  const size = sizeOfCard();
  later(() => {
    const now = sizeOfCard();
    if (now.W !== size.W || now.H !== size.H) set();
  });
  return size;
}

/** The colour of a side's line. @param {string} side @param {string} [theme] */
export function lineOf(side, theme = state.theme) {
  const t = sideTone(sideNation(side));
  return theme === "dark" ? t.dark : t.line;
}

/** A name that fits beside a graph. @param {string} side */
export function shortName(side) {
  return sideName(side).replace(/ Powers$/, "");
}

/** Null where no points are counted. @param {Story} story */
export function pointsCard(story) {
  const lines = pointsOf(story, sideIds());
  if (!lines.length) return null;
  return h("figure.endcard.graph", null, h("figcaption.eyebrow", null, say.POINTS_BY_TURN), pointsGraph(story, lines));
}

export const sideIds = () => (state.game?.sides || []).map((s) => s.id);

/** @param {Story} story @param {ReturnType<typeof pointsOf>} lines */
function pointsGraph(story, lines) {
  const { W, H } = sizeOf(),
    box = { left: 34, right: W - 92, top: 10, bottom: H - 26 };
  const turns = story.turns.map((t) => t.turn);
  const all = lines.flatMap((l) => l.values.map((v) => v.value));
  const steps = ticks(Math.min(0, ...all), Math.max(1, ...all), H < 200 ? 3 : 4);
  const y = upright(steps, box),
    x = across(turns[0], turns[turns.length - 1], box);
  const ends = spread(
    lines.map((l) => y(l.values[l.values.length - 1].value)),
    20,
    box.top + 8,
    box.bottom,
  );
  return h(
    "svg",
    { viewBox: `0 0 ${W} ${H}`, role: "img", "aria-label": summary(lines) },
    steps.map((v) => [
      h("line", { x1: box.left, x2: box.right, y1: y(v), y2: y(v), class: "grid" }),
      h("text", { x: box.left - 6, y: y(v) + 4, "text-anchor": "end" }, figure(v)),
    ]),
    named(turns, 8).map((t) => h("text", { x: x(t), y: H - 6, "text-anchor": "middle" }, t)),
    fallen(story, x, box, lines.map((l) => l.values.map((v) => ({ x: x(v.turn), y: y(v.value) })))),
    lines.map((l, i) => [
      h("path", {
        d: l.values.map((v, k) => `${k ? "L" : "M"}${x(v.turn).toFixed(1)} ${y(v.value).toFixed(1)}`).join(""),
        class: "curve",
        css: { stroke: lineOf(l.side) },
      }),
      l.values.map((v, k) =>
        h("circle", {
          cx: x(v.turn),
          cy: y(v.value),
          r: k === l.values.length - 1 ? 4.5 : 2.2,
          "data-turn": v.turn,
          class: "dot",
          css: { fill: lineOf(l.side) },
          role: "img",
          "aria-label": say.pointsIn(v.turn, sideName(l.side), v.value),
        }),
      ),
      h("text", { x: box.right + 10, y: ends[i] + 5, class: "name" }, lastOf(l)),
    ]),
  );
}

/** The hexes of the cities of the map. */
export const cities = () => new Set((state.chart?.names || []).flatMap((n) => (n.kind === "city" && n.hex ? [n.hex] : [])));

/**
 * Where the most important town that was taken fell.
 * @param {Story} story @param {(turn: number) => number} x @param {import("./graphs.js").Box} box
 * @param {import("../geometry.js").Point[][]} curves beside which its name stands
 */
function fallen(story, x, box, curves) {
  const town = townOf(story, cities());
  if (!town) return null;
  const at = x(town.turn),
    words = say.falls(town.name),
    spot = besideCurves(at, words.length * LETTER, box, curves);
  return h(
    "g.fallen",
    { "data-turn": town.turn, role: "img", "aria-label": say.fell(town.turn, town.name, sideCalled(town.side)) },
    h("line", { x1: at, x2: at, y1: box.top, y2: box.bottom }),
    h("text", { x: at + (spot.left ? -5 : 5), y: spot.y, "text-anchor": spot.left ? "end" : "start" }, words),
  );
}

/** How wide a letter in a graph is. */
const LETTER = 6;

/** A side and its points at the end. @param {ReturnType<typeof pointsOf>[number]} l */
function lastOf(l) {
  return say.sideValue(shortName(l.side), l.values[l.values.length - 1].value);
}

/** @param {ReturnType<typeof pointsOf>} lines */
function summary(lines) {
  return `${say.POINTS_BY_TURN}: ${lines.map((l) => say.sideValue(sideName(l.side), l.values[l.values.length - 1].value)).join(", ")}`;
}

/** Text over the middle of a bar. @param {{x: number, w: number}} v */
const middle = (v) => ({ x: v.x + v.w / 2, "text-anchor": "middle" });

/** @param {Story} story */
export function lossesCard(story) {
  const sides = sideIds(),
    { W, H } = sizeOf();
  // above and below the bars there is room for their figures
  const box = { left: 6, right: W - 96, top: 22, bottom: H - 44 };
  const b = bars(story, sides, box);
  const label = `${say.LOSSES_BY_TURN}: ${sides.map((s, i) => say.sideValue(sideName(s), b.total[i])).join(", ")}`;
  const turns = named(
    story.turns.map((t) => t.turn),
    9,
  );
  return h(
    "figure.endcard.graph",
    null,
    h("figcaption.eyebrow", null, say.LOSSES_BY_TURN),
    h(
      "svg",
      { viewBox: `0 0 ${W} ${H}`, role: "img", "aria-label": label },
      b.bars.map((v) => [
        h("rect", {
          x: v.x,
          y: v.y,
          width: v.w,
          height: Math.max(0, v.h),
          class: "lossbar",
          "data-turn": v.turn,
          css: { fill: lineOf(v.side) },
          role: "img",
          "aria-label": say.lostIn(v.turn, sideName(v.side), v.value),
        }),
        v.told
          ? h("text", { ...middle(v), y: v.side === sides[0] ? v.y - 4 : v.y + v.h + 14, class: "big" }, v.value)
          : null,
      ]),
      h("line", { x1: 2, x2: box.right + 4, y1: b.axis, y2: b.axis, class: "axis" }),
      sides.map((s, i) => {
        // a side that lost little has little room above the axis
        const at = { x: box.right + 12, y: i ? b.axis + 20 : Math.max(b.axis - 10, 18), class: "name" };
        return h("text", at, say.sideValue(shortName(s), b.total[i]));
      }),
      b.bars
        .filter((v) => v.side === sides[0] && turns.includes(v.turn))
        .map((v) => h("text", { ...middle(v), y: H - 6 }, v.turn)),
    ),
  );
}
