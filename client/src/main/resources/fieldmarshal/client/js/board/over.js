// @ts-check
/** Costs, target, hover, cursor: above the counters. */

import { drawArrow, drawLabel } from "./arrows.js";
import { groundOf, numberSpot, sum } from "./naming.js";
import { regionSpots } from "./regions.js";
import { drawStars } from "./stars.js";

/** @typedef {import("./board.js").Pen} Pen */

/** @param {Pen} pen @returns {boolean} whether something of it is still being drawn */
export function drawOver(pen) {
  const { c, T, board, scene } = pen;
  titles(pen, scene.sheet?.regions || []);
  const arrows = scene.sheet?.arrows || [],
    growing = arrows.map((a) => drawArrow(pen, a)).some(Boolean);
  for (const a of arrows) drawLabel(pen, a);
  drawStars(pen, scene.sheet?.stars || []);
  if (scene.lit.costs.size && board.scale * 100 >= 34 && !scene.sheetOnly) costs(pen);
  if (scene.route) goal(pen, scene.route);
  if (scene.flash) doubled(pen, scene.flash, ["#fff", 9, 0.85], ["#B32F23", 5, 1]);
  if (scene.refused) {
    c.setLineDash([7, 5]);
    c.strokeStyle = scene.theme === "dark" ? "#D8CFBA" : "#5A5445";
    c.lineWidth = 3;
    c.stroke(board.paths.of([scene.refused], 0.95));
    c.setLineDash([]);
  }
  if (scene.hover && !board.drag) {
    c.strokeStyle = "#fff";
    c.lineWidth = Math.max(2, 1.6 / board.scale);
    c.stroke(board.paths.of([scene.hover], 0.94));
  }
  named(pen);
  if (scene.cursor && document.activeElement === board.canvas && board.keyed) {
    doubled(pen, scene.cursor, [T.costHalo, 8, 1], [T.reach, 4, 1]);
  }
  return growing;
}

/** The names of areas, beside counters and names. @param {Pen} pen @param {import("./scene.js").Region[]} regions */
function titles({ c, T, board }, regions) {
  board.drawnAreas = [];
  if (!regions.length) return;
  // in steps, so that a zoom does not look for new places in every frame
  const size = Math.max(30, Math.ceil(17 / board.scale / 4) * 4);
  c.font = `700 ${size}px "Barlow Condensed", sans-serif`;
  c.textAlign = "center";
  c.textBaseline = "alphabetic";
  c.lineJoin = "round";
  c.lineWidth = size * 0.3;
  c.strokeStyle = T.costHalo;
  const width = (/** @type {string} */ t) => c.measureText(t).width;
  for (const { text, spot } of regionSpots(board, regions, size, width, floating(board))) {
    c.fillStyle = regions.find((r) => r.text === text)?.colour || T.ink;
    c.strokeText(text, spot.x, spot.y);
    c.fillText(text, spot.x, spot.y);
    board.drawnAreas.push({ text, ...spot, w: width(text) });
  }
}

/** What floats over the map, in units of the map. @param {Pen["board"]} board */
function floating(board) {
  const { x, y, scale: k } = board;
  return board.covers().map((v) => [x + v.x / k, y + v.y / k, x + (v.x + v.w) / k, y + (v.y + v.h) / k]);
}

/** Below this many pixels a hex the map prints no numbers. */
const PRINTED = 76;

/** The numbers of hexes that a text names, where the map is too far to print them. @param {Pen} pen */
function named({ c, T, board, scene, view }) {
  board.drawnNumbers = [];
  if (view.settled / view.ratio >= PRINTED / 100 || !scene.named.length) return;
  const size = Math.max(15, 11 / board.scale);
  c.font = `700 ${size}px "Barlow Condensed", sans-serif`;
  c.textAlign = "center";
  c.textBaseline = "alphabetic";
  c.lineJoin = "round";
  c.lineWidth = size * 0.32;
  c.strokeStyle = T.costHalo;
  c.fillStyle = T.ink;
  /** @type {number[][]} */
  const numbers = [];
  for (const n of scene.named) {
    const h = board.hexes.get(n);
    if (!h) continue;
    const { x, y } = numberSpot(board, h, size, numbers);
    c.strokeText(n, x, y);
    c.fillText(n, x, y);
    board.drawnNumbers.push(n);
  }
}

/**
 * A hex with an edge in two colours.
 * @param {Pen} pen @param {string} hex @param {[string, number, number][]} lines colour, width, alpha
 */
function doubled({ c, board }, hex, ...lines) {
  const p = board.paths.of([hex], 0.97);
  for (const [colour, width, alpha] of lines) {
    c.strokeStyle = colour;
    c.globalAlpha = alpha;
    c.lineWidth = width;
    c.stroke(p);
  }
  c.globalAlpha = 1;
}

/** What each hex in reach costs, beside the names. @param {Pen} pen */
function costs({ c, T, board, scene }) {
  c.textAlign = "center";
  c.textBaseline = "alphabetic";
  c.lineJoin = "round";
  c.strokeStyle = T.costHalo;
  c.fillStyle = T.reach;
  c.lineWidth = HALO;
  const taken = takenBoxes(board);
  for (const [n, mp] of scene.lit.costs) {
    const h = board.hexes.get(n);
    if (!h || (scene.route && n === scene.route.to)) continue;
    const busy = scene.stacks.has(n),
      size = busy ? 20 : 27;
    const text = cost(mp);
    c.font = `700 ${size}px "Barlow Condensed", sans-serif`;
    const [dx, dy] = costSpot(h, busy, size, taken, c.measureText(text).width / 2 + HALO / 2);
    c.strokeText(text, h.x + dx, h.y + dy);
    c.fillText(text, h.x + dx, h.y + dy);
  }
}

/** How wide the pale edge of a cost is, half of it outside of the letters. */
const HALO = 5;

const FREE = [
  [0, 37],
  [0, 10],
  [26, 26],
  [-26, 26],
  [0, -14],
];

/** Where names lie about on all sides: at the lower right corner of the counter. */
const CROWDED = [30, 34];

const BUSY = [
  [0, 51],
  [36, 40],
  [-36, 40],
  [0, -36],
  [40, 8],
  [-40, 8],
];

/**
 * Where the cost of a hex stands: the first place at which nothing is in the way, or the one where it hides least.
 * @param {{x: number, y: number}} h @param {boolean} busy whether counters stand there @param {number} size
 * @param {number[][]} taken boxes of names, places and the figures at stacks @param {number} [half] of its width
 */
export function costSpot(h, busy, size, taken, half = size * 0.32) {
  const spots = busy ? [...BUSY, CROWDED] : FREE,
    cover = spots.map((s) =>
      sum(taken, [h.x + s[0] - half, h.y + s[1] - size * 0.76, h.x + s[0] + half, h.y + s[1] + 3]),
    );
  return spots[cover.indexOf(Math.min(...cover))];
}

/** @param {Pen} pen @param {{to: string, mp: number}} route */
function goal({ c, board }, route) {
  const h = board.hexes.get(route.to);
  if (!h) return;
  c.beginPath();
  c.arc(h.x, h.y, 23, 0, Math.PI * 2);
  c.fillStyle = "#B32F23";
  c.fill();
  c.strokeStyle = "#fff";
  c.lineWidth = 3;
  c.stroke();
  if (route.mp < 0) return;
  c.font = '700 29px "Barlow Condensed", sans-serif';
  c.textAlign = "center";
  c.fillStyle = "#fff";
  c.fillText(cost(route.mp), h.x, h.y + 10);
}

/** @type {WeakMap<object, number[][]>} */
const boxes = new WeakMap();

/**
 * Where names, places and the figures at stacks stand now.
 * @param {import("./naming.js").Ground & {chart: {hexes: {x: number, y: number, place?: string}[]}}} board
 */
export function takenBoxes(board) {
  let places = boxes.get(board.chart);
  if (!places) {
    const signs = board.chart.hexes.filter((h) => h.place && h.place !== "none");
    boxes.set(board.chart, (places = signs.map((h) => [h.x - 10, h.y - 10, h.x + 10, h.y + 10])));
  }
  const { names, depths } = groundOf(board);
  return [...names, ...places, ...depths];
}

/** A cost as it is printed: whole, or with a half. @param {number} v */
function cost(v) {
  return Number.isInteger(v) ? String(v) : `${Math.trunc(v) || ""}½`;
}
