// @ts-check
/** Points and losses by turn, as pictures. */
import { h } from "../dom.js";
import { sideTone } from "../palette.js";
import { sideName, sideNation, state } from "../store.js";
import { figure } from "../words.js";
import * as say from "../words/end.js";
import { isSlim } from "./map.js";
import { across, bars, named, pointsOf, spread, ticks, upright } from "./graphs.js";

/** @typedef {import("../types.js").Story} Story */

const W = 370;

/** On a tablet both graphs stand beside a high map: they are lower there, with letters of the same size. */
const TABLET = "(min-width: 46.01rem) and (max-width: 75rem)";

/** How high a graph is. @param {Story} story */
const heightOf = (story) => (isSlim(story) && matchMedia(TABLET).matches ? 160 : 250);

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
  const H = heightOf(story),
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
    H = heightOf(story);
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
