// @ts-check
/** The small map with the front turn by turn. */
import { h } from "../dom.js";
import { neighbours } from "../geometry.js";
import { sideTone } from "../palette.js";
import { theBoard } from "../play/table.js";
import { later, set, sideNation, state } from "../store.js";
import * as say from "../words/end.js";
import { changed, filled, frame, front, holdersOf, pathOf, smooth, some } from "./front.js";
import { numbered, placed } from "./names.js";

/** @typedef {import("../types.js").Story} Story */
/** @typedef {(p: import("../geometry.js").Point) => import("../geometry.js").Point} Projection */
/** @typedef {{turn: number, start: boolean, lines: import("../geometry.js").Point[][]}} Front start: before that turn, else after it */

/** How many fronts are drawn at most. */
const FRONTS = 8;

/**
 * @typedef {object} Drawn fronts and what they need of the map
 * @property {Front[]} fronts the start first @property {Map<string, string>} changed hexes and who has them now
 * @property {{x: number, y: number, w: number, h: number}} part of the map
 */

/** @type {WeakMap<Story, Map<number, Drawn>>} */
const known = new WeakMap();

/** What is drawn on the small map. @param {Story} story @param {number} aspect @returns {Drawn | null} */
export function drawnOf(story, aspect) {
  const chart = state.chart;
  if (!chart) return null;
  const kept = known.get(story) || new Map();
  known.set(story, kept);
  const old = kept.get(aspect);
  if (old) return old;
  const all = holdersOf(story),
    pointy = chart.hex.pointy !== false;
  // the start stands for the turn that it begins, and the front after that turn is not drawn beside it
  const first = story.turns[0]?.turn ?? 0;
  const chosen = some(all.filter((t, i) => i !== 1 || all.length === 2), FRONTS);
  const fronts = chosen.map((t) => ({ turn: t.turn || first, start: !t.turn, lines: front(chart.hexes, pointy, t.held).map(smooth) }));
  const near = neighbours(chart.hexes);
  const whole = (/** @type {{held: Map<string, string>}} */ t) => ({ held: filled(chart.hexes, near, t.held) });
  const moved = changed([whole(all[0]), whole(all[all.length - 1])]);
  const by = new Map(chart.hexes.map((v) => [v.n, v]));
  const taken = [...moved.keys()].map((n) => by.get(n)).filter((v) => v !== undefined);
  const drawn = { fronts, changed: moved, part: frame([...taken, ...fronts.flatMap((f) => f.lines.flat())], chart.bounds, aspect) };
  kept.set(aspect, drawn);
  return drawn;
}

/** The picture fills its card, whatever the shape of that. */
const FILL = ["xMidYMid", "slice"].join(" ");

/** The size of a card that has not been measured yet, and the step in which sizes are told apart. */
const UNSEEN = { w: 560, h: 270 },
  STEP = 10;

/** How large the card is on the screen. */
function sizeOfCard() {
  const r = document.querySelector(".endmap")?.getBoundingClientRect();
  const round = (/** @type {number} */ v) => Math.round(v / STEP) * STEP;
  return r && r.height > STEP ? { w: round(r.width), h: round(r.height) } : UNSEEN;
}

/** @param {Story} story */
export function mapCard(story) {
  const size = sizeOfCard(),
    d = drawnOf(story, size.w / size.h);
  if (!d) return null;
  const to = project(d, size.w, size.h);
  // when the card has another size than it was drawn for, it is drawn again
  later(() => {
    const now = sizeOfCard();
    if (now !== UNSEEN && (now.w !== size.w || now.h !== size.h)) set();
  });
  return h(
    "figure.endmap.endcard",
    { "aria-label": say.FRONT },
    canvas(story, d, size),
    h(
      "svg",
      { viewBox: `0 0 ${size.w} ${size.h}`, preserveAspectRatio: FILL, role: "img", "aria-label": say.FRONT },
      d.fronts.map((f, i) => frontLine(f, i, d.fronts.length, to)),
      namesOn(d, size).map((n) => h("text.town", { x: n.x, y: n.y }, n.text)),
      badgesOn(d, size).map((p, i) => badge(d.fronts[i], p, i === d.fronts.length - 1)),
    ),
    h("figcaption", null, h("b", null, say.FRONT), " · ", say.changedHands(d.changed.size)),
  );
}

/** @param {Drawn} d @param {number} w @param {number} hgt */
export function project(d, w, hgt) {
  return (/** @type {import("../geometry.js").Point} */ p) => ({
    x: ((p.x - d.part.x) / d.part.w) * w,
    y: ((p.y - d.part.y) / d.part.h) * hgt,
  });
}

/** How strong a front is drawn: the first dashed, the last thick. @param {number} i @param {number} n */
export function strength(i, n) {
  const last = i === n - 1,
    first = i === 0;
  const between = 0.38 + (0.52 * i) / Math.max(1, n - 1);
  return { last, first, width: last ? 3.6 : first ? 2.2 : 1.8, alpha: last || first ? 1 : between };
}

/** @param {Front} f @param {number} i @param {number} n @param {Projection} to */
function frontLine(f, i, n, to) {
  const s = strength(i, n);
  const d = f.lines.map((l) => pathOf(l, to)).join("");
  return h(
    "g",
    { "data-turn": f.turn, class: "front", css: { "--i": i }, role: "img", "aria-label": say.frontOf(f.start ? 0 : f.turn) },
    s.last ? h("path", { d, class: "edge" }) : null,
    h("path", { d, class: s.last ? "last" : s.first ? "first" : "", css: { strokeWidth: s.width, opacity: s.alpha } }),
  );
}

/** Where the number of each front stands. @param {Drawn} d @param {{w: number, h: number}} size */
export function badgesOn(d, size) {
  const to = project(d, size.w, size.h);
  return numbered(
    d.fronts.map((f) => (f.lines[0] || []).map(to)),
    size,
    [CAPTION],
  );
}

/** @param {Front} f @param {import("../geometry.js").Point | null} p @param {boolean} last */
function badge(f, p, last) {
  if (!p) return null;
  return h(
    "g.badge",
    { "data-turn": f.turn, class: last ? "last" : f.start ? "start" : "" },
    h("circle", { cx: p.x, cy: p.y, r: last ? 10 : 8.5 }),
    h("text", { x: p.x, y: p.y + 4, "text-anchor": "middle" }, f.turn),
  );
}

/** @param {Story} story @param {Drawn} d @param {{w: number, h: number}} size */
function canvas(story, d, size) {
  const cv = document.createElement("canvas");
  const k = 1.5;
  cv.width = size.w * k;
  cv.height = size.h * k;
  cv.setAttribute("aria-hidden", "true");
  cv.dataset.key = `endmap-${story.id}-${state.theme}-${size.w}-${size.h}`;
  if (!document.querySelector(`canvas[data-key="${cv.dataset.key}"]`)) {
    inPlaceOf(document.querySelector(".endmap")?.querySelector("canvas") || null, cv);
    paintMap(cv, d, k);
  }
  return cv;
}

/** What the card showed stands there until it is painted anew. @param {HTMLCanvasElement | null} old @param {HTMLCanvasElement} cv */
function inPlaceOf(old, cv) {
  if (old?.width && old.height) cv.getContext("2d")?.drawImage(old, 0, 0, cv.width, cv.height);
}

/**
 * Paints the part of the map with the ground that was taken.
 * @param {HTMLCanvasElement} cv @param {Drawn} d @param {number} k pixels of the canvas for one of the page
 */
export async function paintMap(cv, d, k) {
  const board = theBoard(),
    c = cv.getContext("2d"),
    theme = state.theme;
  if (!board || !c) return;
  const scale = cv.width / d.part.w;
  const paint = (/** @type {CanvasImageSource} */ b) => {
    c.clearRect(0, 0, cv.width, cv.height);
    c.drawImage(b, 0, 0);
    washes(c, d, scale, theme === "dark");
  };
  const ask = () => board.map.picture(theme, scale, d.part.x, d.part.y, cv.width, cv.height, { ratio: k });
  // the page is not settled while its map is missing
  cv.dataset.painting = "yes";
  await board.map.whenReady;
  paint(await ask());
  delete cv.dataset.painting;
  await board.map.whenFine.promise;
  paint(await ask());
}

/** @param {CanvasRenderingContext2D} c @param {Drawn} d @param {number} scale @param {boolean} dark */
function washes(c, d, scale, dark) {
  const board = theBoard();
  if (!board) return;
  c.save();
  c.setTransform(scale, 0, 0, scale, -d.part.x * scale, -d.part.y * scale);
  for (const side of new Set(d.changed.values())) {
    const tone = sideTone(sideNation(side));
    c.fillStyle = dark ? tone.dark : tone.wash;
    c.globalAlpha = dark ? 0.2 : 0.24;
    c.fill(board.paths.of([...d.changed].filter(([, s]) => s === side).map(([n]) => n)));
  }
  c.restore();
}

/** What the names of towns are set in. */
export const NAME_FONT = '700 14px "Old Standard TT", serif';

/** The caption of the small map. @type {import("./names.js").Box} */
const CAPTION = [0, 0, 330, 44];

/** @type {CanvasRenderingContext2D | null} */
let gauge = null;

/** @param {string} text */
function widthOf(text) {
  gauge = gauge || document.createElement("canvas").getContext("2d");
  if (!gauge) return 8 * text.length;
  gauge.font = NAME_FONT;
  return gauge.measureText(text).width;
}

/**
 * What of the picture is map, and no bare table beside it.
 * @param {Drawn} d @param {{w: number, h: number}} size @returns {import("./names.js").Box}
 */
function roomOf(d, size) {
  const to = project(d, size.w, size.h),
    { width = 0, height = 0 } = state.chart?.bounds || {};
  const first = to({ x: 0, y: 0 }),
    last = to({ x: width, y: height });
  return [Math.max(0, first.x), Math.max(0, first.y), Math.min(size.w, last.x), Math.min(size.h, last.y)];
}

/** Whether the part of the map that is needed is too high for a wide card. @param {Story} story */
export function isSlim(story) {
  const d = drawnOf(story, UNSEEN.w / UNSEEN.h);
  return !!d && !!state.chart && d.part.w > state.chart.bounds.width;
}

/** Such a row of cards is so many times as wide as it is high, and a map in it is at least so wide, a graph being 1. */
const ROW = 5.1,
  LEAST = 0.72;

/** How wide the card of a high map is, beside two graphs, so that the map fills it. */
export function slimness() {
  const { width = 1, height = 1 } = state.chart?.bounds || {},
    shape = width / height;
  return Math.max(LEAST, Math.round((200 * shape) / (ROW - shape)) / 100);
}

/**
 * Names of towns in the size of the page, over the fronts and beside them.
 * @param {Drawn} d @param {{w: number, h: number}} size
 */
export function namesOn(d, size) {
  const chart = state.chart,
    to = project(d, size.w, size.h);
  const by = new Map((chart?.hexes || []).map((v) => [v.n, v]));
  const list = (chart?.names || []).filter((n) => n.kind === "city" || n.kind === "town");
  const badges = badgesOn(d, size).filter((p) => p !== null);
  const lines = d.fronts.flatMap((f) => f.lines.map((l) => l.map(to)));
  return placed(
    list.map((n) => {
      const hex = by.get(n.hex || "");
      return { text: n.text, city: n.kind === "city", ...to(n), w: widthOf(n.text), at: hex && to(hex) };
    }),
    lines,
    roomOf(d, size),
    [CAPTION, ...badges.map((p) => /** @type {import("./names.js").Box} */ ([p.x - 11, p.y - 11, p.x + 11, p.y + 11]))],
  );
}
