// @ts-check
/** Where a name may stand beside counters and signs, and whether one that has only one place is hidden there. No page needed. */

import { INTO, MARKER } from "./figures.js";

/** @typedef {import("../map/chart.js").ChartName} Name */
/** @typedef {{x: number, y: number}} Spot the middle of the base line */

/** Half a counter, and how far each one lies from the next in a stack, whose middle is that of the hex. */
export const HALF = 33,
  LIFT = 5.2;

/** How much farther a stack reaches to the lower left and the upper right than one counter. @param {number} depth */
export const spread = (depth) => (LIFT * (Math.min(4, Math.max(1, depth)) - 1)) / 2;

/** How far a name keeps from the counters of its hex; the base line over them lies so far above the middle. */
const CLEAR = 5,
  ABOVE = 37;

/** How high capitals are, in the size of their letters. */
export const CAPITAL = 0.7;

/** How far the figure at a stack takes at least to the left of its right edge, and how far names keep from it. */
export const BADGE = 22,
  ROOM = 4;

/**
 * Places for a name whose hex is occupied: under the counters, aside there, over them.
 * @param {Name} n @param {Spot} h @param {number} w @param {number} depth @param {import("./figures.js").Figure | null} figure
 */
export function atCounters(n, h, w, depth, figure) {
  const up = ABOVE + spread(depth),
    down = HALF + spread(depth) + CLEAR + (n.size || 20) * CAPITAL,
    turn = Math.max(0, w / 2 - HALF),
    beside = figure ? Math.max(BADGE, INTO + figure.wide + figure.edge / 2 + ROOM) : BADGE;
  return [
    { x: h.x, y: h.y + down },
    { x: h.x - turn, y: h.y + down },
    { x: h.x + turn, y: h.y + down },
    { x: h.x, y: h.y - up },
    // beside the figure at the upper right of a stack
    { x: h.x - turn - 2 * spread(depth), y: h.y - up },
    { x: h.x + HALF + spread(depth) - beside - w / 2, y: h.y - up },
    // beside a marker at the upper left
    { x: h.x - 38 + MARKER + 1 + w / 2, y: h.y - up },
  ];
}

/**
 * Places for the name of a free place: as printed, under the sign, over it, right, left.
 * @param {Name} n @param {Spot} h @param {number} w
 */
export function round(n, h, w) {
  const gap = n.kind === "city" ? 14 : 10,
    high = (n.size || 20) * CAPITAL;
  return [
    { x: n.anchor === "middle" ? n.x : n.x + w / 2, y: n.y },
    { x: h.x, y: h.y + gap + high },
    { x: h.x, y: h.y - gap - 2 },
    { x: h.x + gap + 3 + w / 2, y: h.y + high / 2 },
    { x: h.x - gap - 3 - w / 2, y: h.y + high / 2 },
  ];
}

/** Points along the name of a line at which it is asked whether a counter lies there, and how many may be under counters. */
const ALONG = 16,
  UNDER = 1;

/**
 * Whether counters lie over much of the name of a line. It runs along the line and has no other place; seen from afar, in letters that
 * can be read, it is longer than printed.
 * @param {Spot[]} line where it is printed @param {number} wide how wide it is now @param {number} high how high its letters are
 * @param {number[][]} counters boxes
 */
export function isBuried(line, wide, high, counters) {
  const a = line[0],
    b = line[line.length - 1],
    length = Math.hypot(b.x - a.x, b.y - a.y) || 1,
    half = Math.max(length, wide) / 2;
  const ux = (b.x - a.x) / length,
    uy = (b.y - a.y) / length;
  let under = 0;
  for (let i = 0; i < ALONG; i++) {
    const d = half * ((2 * i) / (ALONG - 1) - 1),
      x = (a.x + b.x) / 2 + ux * d,
      y = (a.y + b.y) / 2 + uy * d;
    // at the foot of the letters and at their head
    if ([0, high].some((up) => counters.some((v) => inside(v, x + uy * up, y - ux * up)))) under++;
  }
  return under > UNDER;
}

/** @param {number[]} box @param {number} x @param {number} y */
const inside = (box, x, y) => x > box[0] && x < box[2] && y > box[1] && y < box[3];
