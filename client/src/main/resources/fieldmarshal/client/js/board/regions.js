// @ts-check
/** Where the names of areas stand: on ground of their own, beside counters and names. */
import { groundOf, sum } from "./naming.js";

/** @typedef {import("./naming.js").Ground} Ground */
/** @typedef {import("./naming.js").Spot} Spot */
/** @typedef {import("./scene.js").Region} Region */
/** @typedef {{text: string, spot: Spot}} Titled */

/** How much worse it is to lie over the name of another area than over a counter or the name of a place. */
const OVER_TITLE = 6;

/** Not a part of a name may lie beside the map, or under what floats over it. */
const OUTSIDE = 10;

/** Steps from the middle of a hex at which a name is tried. */
const SHIFTS = [0, -50, 50];

/** @typedef {{key: string, spots: Titled[]}} Found */

/** @type {WeakMap<object, {plain?: Found, beside?: Found}>} by what stands on the board */
const known = new WeakMap();

/** A move of the map by less than this looks for no new places. */
const STEP = 60;

/**
 * A place for each name; what lies under something that floats over the map is brought beside it.
 * @param {Ground} board @param {Region[]} regions @param {number} size of the letters @param {(text: string) => number} width
 * @param {number[][]} [under] what floats over the map, in its units
 */
export function regionSpots(board, regions, size, width, under = []) {
  const { stacks } = board.scene,
    key = size.toFixed(1) + regions.map((r) => r.text + r.hexes.length).join();
  const kept = known.get(stacks) || {};
  known.set(stacks, kept);
  const box = boxes(size, width);
  if (kept.plain?.key !== key) kept.plain = { key, spots: found(board, regions, size, box, []) };
  const { spots } = kept.plain;
  if (!spots.some((t) => sum(under, box(t.text)(t.spot)) > 0)) return spots;
  const there = key + under.flat().map((v) => Math.round(v / STEP));
  if (kept.beside?.key !== there) kept.beside = { key: there, spots: found(board, regions, size, box, under) };
  return kept.beside.spots;
}

/** What a name covers that stands somewhere. @param {number} size @param {(text: string) => number} width */
const boxes = (size, width) => (/** @type {string} */ text) => {
  const half = width(text) / 2;
  return (/** @type {Spot} */ s) => [s.x - half, s.y - size * 0.75, s.x + half, s.y + size * 0.1];
};

/**
 * @param {Ground} board @param {Region[]} regions @param {number} size @param {ReturnType<typeof boxes>} boxOf @param {number[][]} under
 */
function found(board, regions, size, boxOf, under) {
  const { names, counters } = groundOf(board),
    foreign = new Map(regions.map((r) => [r, new Set(regions.filter((o) => o !== r).flatMap((o) => o.hexes))]));
  /** @type {number[][]} */
  const titles = [];
  return regions.map((r) => {
    const boxAt = boxOf(r.text),
      { width: most = Infinity } = board.chart.bounds || {};
    const cover = (/** @type {Spot} */ s) => {
      const box = boxAt(s);
      if (box[0] < 0 || box[2] > most || sum(under, box) > 0) return OUTSIDE;
      return (sum(names, box) + sum(counters, box) + OVER_TITLE * sum(titles, box)) / ((box[2] - box[0]) * size);
    };
    const spot = best(board, r, foreign.get(r) || new Set(), size, cover);
    titles.push(boxAt(spot));
    return { text: r.text, spot };
  });
}

/**
 * The hex whose middle suits best: free, near the area and its middle, covering little.
 * @param {Ground} board @param {Region} r @param {Set<string>} foreign hexes of other areas @param {number} size
 * @param {(s: Spot) => number} cover
 */
function best(board, r, foreign, size, cover) {
  const own = r.hexes.map((n) => board.hexes.get(n)).filter((h) => h !== undefined),
    near = (/** @type {Spot} */ h) => Math.min(...own.map((o) => Math.hypot(o.x - h.x, o.y - h.y))) / 100;
  const x = own.reduce((t, h) => t + h.x, 0) / own.length,
    y = own.reduce((t, h) => t + h.y, 0) / own.length,
    ground = new Set(r.ground.length ? [...r.ground, ...r.hexes] : board.hexes.keys());
  let spot = { x, y },
    least = Infinity;
  for (const h of board.hexes.values()) {
    if (!ground.has(h.n) || foreign.has(h.n)) continue;
    const far = near(h) + Math.hypot(h.x - x, h.y - y) / 200;
    for (const dx of far < least ? SHIFTS : []) {
      const s = { x: h.x + dx, y: h.y + size * 0.33 },
        cost = far + Math.abs(dx) / 200 + 8 * cover(s);
      if (cost < least) [spot, least] = [s, cost];
    }
  }
  return spot;
}
