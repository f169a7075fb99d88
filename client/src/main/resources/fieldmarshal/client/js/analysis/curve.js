// @ts-check
/** The curve of an analysis: chance by player-turn, its band, and the mistakes on it. */
import { h } from "../dom.js";
import { sideTone } from "../palette.js";
import { sideDoes } from "../sides.js";
import { later, set, sideName, sideNation, state } from "../store.js";
import * as say from "../words/analysis.js";
import * as act from "./act.js";
import { curvePaths, hatching, nameAt, nearest, spot, turnMarks } from "./figures.js";

/** @typedef {NonNullable<import("../store.js").TableState["analysis"]>} Analysis */

/** @typedef {import("./figures.js").Point} Point */

/** @typedef {import("./figures.js").Mistake} Mistake */

/** How large the drawing is. */
function size() {
  const there = document.querySelector(".ancurve .draw");
  const w = there && there.clientWidth > 0 ? there.clientWidth : window.innerWidth > 900 ? window.innerWidth - 420 : window.innerWidth;
  const tall = there && there.clientHeight > 0 ? there.clientHeight : 220;
  return { w, tall };
}

/** @param {Analysis} a @param {Point[]} points @param {Mistake[]} mistakes */
export function curvePanel(a, points, mistakes) {
  const { w, tall } = size();
  // when its place has another size than it was drawn for, as after a phone was turned, it is drawn again
  later(() => {
    const now = size();
    if (document.querySelector(".ancurve .draw") && (now.w !== w || now.tall !== tall)) set();
  });
  const f = { left: 50, top: 6, width: Math.max(120, w - 66), height: Math.max(60, tall - 46), total: a.data.total || points.length };
  const games = points.filter((p) => p.games).map((p) => p.games).sort((x, y) => x - y);
  return h(
    "div.ancurve.panel",
    { "data-key": "ancurve", role: "region", "aria-label": say.curveTitle(sideName(a.side)) },
    h(
      "div.row.between",
      null,
      h("div.eyebrow", null, say.curveTitle(sideName(a.side))),
      games.length ? h("span.muted.small", null, say.bandWords(games[games.length >> 1])) : null,
    ),
    h("div.draw", null, drawing(a, points, mistakes, f, { w, tall }), slider(a, points, f), marks(a, points, mistakes, f)),
  );
}

/**
 * @param {Analysis} a @param {Point[]} points @param {Mistake[]} mistakes @param {import("./figures.js").Frame} f
 * @param {{w: number, tall: number}} size
 */
function drawing(a, points, mistakes, f, { w, tall }) {
  const other = state.game?.sides.find((s) => s.id !== a.side)?.id || "";
  const dark = state.theme === "dark";
  const fill = (/** @type {string} */ side) => sideTone(sideNation(side))[dark ? "dark" : "wash"];
  const p = curvePaths(f, points),
    right = f.left + f.width,
    bottom = f.top + f.height;
  const rest = points.length < f.total;
  return h(
    "svg",
    { viewBox: `0 0 ${w} ${tall}`, width: w, height: tall, "aria-hidden": "true" },
    h("path", { d: p.above, fill: fill(other), "fill-opacity": dark ? 0.28 : 0.3 }),
    h("path", { d: p.below, fill: fill(a.side), "fill-opacity": dark ? 0.28 : 0.3 }),
    rest && p.end < right ? h("path", { d: hatching(p.end, f.top, right, bottom, 12), class: "hatch" }) : null,
    grid(f, right),
    h("path", { d: p.band, class: "band" }),
    h("path", { d: p.line, class: "line" }),
    parts(points, f, bottom),
    turns(points, f, bottom),
    names(a, other, points, mistakes, f),
    rest ? toCome(f, p.end, a.data.state === "running" || a.data.state === "waiting") : null,
    points[a.at] ? here(f, a.at, bottom) : null,
  );
}

/** @param {import("./figures.js").Frame} f @param {number} right */
function grid(f, right) {
  return [0, 0.25, 0.5, 0.75, 1].map((v) => {
    const y = spot(f, 0, v).y;
    return [
      h("path", { d: `M${f.left} ${y}H${right}`, class: "rule" }),
      h("text", { x: f.left - 8, y: y + 4, class: "fig", "text-anchor": "end" }, say.percent(v)),
    ];
  });
}

/** So far from each other stand the figures of turns at least. */
const TURN = 24;

/** Whose part each piece of the axis is. @param {Point[]} points @param {import("./figures.js").Frame} f @param {number} bottom */
function parts(points, f, bottom) {
  return points.slice(0, -1).map((p, i) => {
    const x = spot(f, i, 0).x,
      next = spot(f, i + 1, 0).x;
    const fill = sideTone(sideNation(p.part.side))[state.theme === "dark" ? "dark" : "line"];
    return h("rect", { x: x + 1, y: bottom + 3, width: Math.max(1, next - x - 2), height: 5, fill });
  });
}

/** @param {Point[]} points @param {import("./figures.js").Frame} f @param {number} bottom */
function turns(points, f, bottom) {
  return turnMarks(points, f, TURN).map((t) => h("text", { x: t.x, y: bottom + 24, class: "fig" }, String(t.turn)));
}

/** How wide a letter of a name is, and how high. */
const LETTER = 7.6,
  HIGH = 13;

/**
 * Who wins above the curve, and below it.
 * @param {Analysis} a @param {string} other @param {Point[]} points @param {Mistake[]} mistakes @param {import("./figures.js").Frame} f
 */
function names(a, other, points, mistakes, f) {
  if (points.length < 2) return null;
  const spots = shown(points, mistakes).map((m) => markSpot(m, points, f));
  return [
    [other, f.top + 18],
    [a.side, f.top + f.height - 8],
  ].map(([side, y]) => {
    const text = sideDoes(String(side), say.WIN),
      base = Number(y);
    const x = nameAt(f, points, spots, { w: text.length * LETTER, top: base - HIGH, bottom: base + 4 });
    return h("text", { x, y: base, class: "name" }, text);
  });
}

/** @param {import("./figures.js").Frame} f @param {number} end of what is known @param {boolean} running whether more will be */
function toCome(f, end, running) {
  const room = f.left + f.width - end;
  return room > 150
    ? h(
        "text",
        { x: end + room / 2, y: f.top + f.height / 2, class: "name", "text-anchor": "middle" },
        running ? say.STILL_TO_COME : say.NOT_ANALYSED,
      )
    : null;
}

/** @param {import("./figures.js").Frame} f @param {number} at @param {number} bottom */
function here(f, at, bottom) {
  const x = spot(f, at, 0).x;
  return h("path", { d: `M${x} ${f.top}V${bottom}`, class: "here" });
}

/** The curve can be walked along by keys and by ear. @param {Analysis} a @param {Point[]} points @param {import("./figures.js").Frame} f */
function slider(a, points, f) {
  if (points.length < 2) return null;
  const p = points[a.at];
  const text = p ? say.pointWords(say.when(p.turn, p.part.title), say.percent(p.chance), say.interval(p.low, p.high)) : "";
  return h("input.anslide", {
    type: "range",
    min: 0,
    max: points.length - 1,
    step: 1,
    value: String(a.at),
    "aria-label": say.POINT,
    "aria-valuetext": text,
    oninput: (/** @type {import("../dom.js").InputEvent} */ e) => act.showPoint(+e.target.value),
    onclick: (/** @type {MouseEvent} */ e) => act.showPoint(nearest(f, e.offsetX, points.length)),
  });
}

/** @param {Analysis} a @param {Point[]} points @param {Mistake[]} mistakes @param {import("./figures.js").Frame} f */
function marks(a, points, mistakes, f) {
  return shown(points, mistakes).map((m) => {
    const s = markSpot(m, points, f);
    const when = say.when(m.turn, m.part.title);
    return h(
      "button.anmark.on",
      {
        type: "button",
        "data-key": "mark" + m.point,
        class: m.mark === "??" ? "bad" : "",
        "aria-label": say.markWords(m.mark, when, m.loss),
        "aria-pressed": String(mistakes[a.mistake] === m),
        css: { left: s.x + "px", top: s.y + "px" },
        onclick: () => ((a.touched = true), act.showMistake(m)),
      },
      m.mark,
    );
  });
}

/** The mistakes that have their place on the curve already. @param {Point[]} points @param {Mistake[]} mistakes */
const shown = (points, mistakes) => mistakes.filter((m) => points[m.point + 1]);

/**
 * Where the mark of a mistake stands: one's own under the curve, the enemy's over it.
 * @param {Mistake} m @param {Point[]} points @param {import("./figures.js").Frame} f
 */
function markSpot(m, points, f) {
  const s = spot(f, m.point + 1, points[m.point + 1].chance);
  return { x: s.x, y: Math.max(f.top + 14, Math.min(f.top + f.height - 14, s.y + (m.own ? 24 : -24))) };
}
