// @ts-check
/** Where the small signs of a terrain stand: loosely, inside its country, alike every time. */
import { mask } from "./cells.js";
import { random } from "./relief.js";

/** @typedef {{x: number, y: number, kind: number, k: number}} Stand one sign: its place, 0 to 1 for its kind, its size */

/**
 * @param {import("./art.js").MapArt} art @param {string} id the layer of the terrain
 * @param {number} across @param {number} down about so far apart
 * @param {number} rim so far from the edge
 * @returns {Stand[]} those behind first
 */
export function scatter(art, id, across, down, rim) {
  const layer = art.layers.get(id) || [];
  if (!layer.length) return [];
  const inside = mask(art.chart, (c) => {
    for (const p of layer) c.fill(p.lo, "evenodd");
  });
  const next = random(id.length * 7919 + id.charCodeAt(0));
  /** @type {Stand[]} */
  const out = [];
  const [x0, y0, x1, y1] = layer.reduce(
    (b, p) => [Math.min(b[0], p.box[0]), Math.min(b[1], p.box[1]), Math.max(b[2], p.box[2]), Math.max(b[3], p.box[3])],
    [Infinity, Infinity, -Infinity, -Infinity],
  );
  let row = 0;
  for (let y = y0; y < y1; y += down) {
    row++;
    for (let x = x0 + (row % 2 ? across / 2 : 0); x < x1; x += across) {
      const px = x + (next() - 0.5) * across * 0.75,
        py = y + (next() - 0.5) * down * 0.75,
        kind = next(),
        k = next();
      if (inside(px - rim, py) && inside(px + rim, py) && inside(px, py - rim) && inside(px, py + rim))
        out.push({ x: px, y: py, kind, k });
    }
  }
  return out.sort((p, q) => p.y - q.y);
}
