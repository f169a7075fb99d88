// @ts-check
/** Strokes that are sorted into cells of the map, so that a part of it is painted quickly. */
import { corners } from "../geometry.js";
import { canvas } from "./heights.js";
import { hachures } from "./relief.js";

/** @typedef {CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D} Ctx */

export const CELL = 200;

/** Terrain on which the net is drawn darker, because there is much under it. */
const HIGH = ["mountain", "alpine", "dominant"];

/** The net of hexes: one stroke a hexside, in three tones. @param {import("./chart.js").Chart} chart */
export function makeGrid(chart) {
  // one stroke a hexside, in three tones and in cells
  /** @type {Map<string, Path2D[]>} */
  const cells = new Map();
  const seen = new Map();
  const tone = (/** @type {import("./chart.js").ChartHex} */ h) => (h.sea ? 0 : HIGH.includes(h.terrain) ? 2 : 1);
  for (const h of chart.hexes) {
    const cs = corners(h.x, h.y, chart.hex.pointy !== false);
    for (let i = 0; i < 6; i++) {
      const a = cs[i],
        b = cs[(i + 1) % 6];
      const key = Math.round((a.x + b.x) / 6) + "," + Math.round((a.y + b.y) / 6);
      const t = Math.max(tone(h), seen.get(key)?.t ?? 0);
      seen.set(key, { t, a, b });
    }
  }
  for (const { t, a, b } of seen.values()) {
    const key = Math.floor(a.x / CELL) + "," + Math.floor(a.y / CELL);
    let list = cells.get(key);
    if (!list) cells.set(key, (list = [new Path2D(), new Path2D(), new Path2D()]));
    list[t].moveTo(a.x, a.y);
    list[t].lineTo(b.x, b.y);
  }
  return cells;
}

/** Where something is painted, at a quarter of the size. @param {import("./chart.js").Chart} chart @param {(c: Ctx) => void} paint */
export function mask(chart, paint) {
  const k = 0.25,
    W = Math.ceil(chart.bounds.width * k),
    H = Math.ceil(chart.bounds.height * k);
  const c = /** @type {Ctx} */ (canvas(W, H).getContext("2d", { willReadFrequently: true }));
  c.scale(k, k);
  c.fillStyle = c.strokeStyle = "#000";
  paint(c);
  const data = c.getImageData(0, 0, W, H).data;
  return (/** @type {number} */ x, /** @type {number} */ y) => {
    const i = Math.floor(x * k),
      j = Math.floor(y * k);
    return i >= 0 && j >= 0 && i < W && j < H && data[(j * W + i) * 4 + 3] > 90;
  };
}

/**
 * Strokes downhill, five widths in the open and five in mountains.
 * @param {import("./art.js").MapArt} art @param {import("./relief.js").Heights} h
 */
export function makeHachures(art, h) {
  /** @type {Map<string, Path2D[]>} */
  const cells = new Map();
  const barred = mask(art.chart, (c) => {
    for (const id of ["sea", "lagoon", "lake"]) for (const p of art.layers.get(id) || []) c.fill(p.lo, "evenodd");
    c.lineJoin = "round";
    for (const [id, w] of /** @type {[string, number][]} */ ([
      ["river", 20],
      ["canal", 20],
      ["river-major", 22],
      ["ridge", 13],
      ["wall", 13],
      ["lake", 12],
      ["sea", 6],
    ])) {
      c.lineWidth = w;
      for (const p of art.layers.get(id) || []) c.stroke(p.lo);
    }
  });
  const mountain = mask(art.chart, (c) => {
    for (const p of art.layers.get("mountain") || []) c.fill(p.lo, "evenodd");
  });
  const strokes = hachures(h, (x, y) => !barred(x, y), mountain, art.chart.bounds);
  for (let i = 0; i < strokes.length; i += 6) {
    const x = strokes[i],
      y = strokes[i + 1];
    const key = Math.floor(x / CELL) + "," + Math.floor(y / CELL);
    let list = cells.get(key);
    if (!list) {
      list = [];
      for (let j = 0; j < 10; j++) list.push(new Path2D());
      cells.set(key, list);
    }
    const p = list[strokes[i + 4] + (strokes[i + 5] ? 5 : 0)];
    p.moveTo(x, y);
    p.lineTo(x + strokes[i + 2], y + strokes[i + 3]);
  }
  return cells;
}
