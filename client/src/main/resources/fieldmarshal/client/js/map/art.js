// @ts-check
/** Paints the map from the chart's layers, any part of it at any scale. Runs in a worker or on the page. */
import { points } from "../geometry.js";
import { THEMES } from "../palette.js";
import { brush } from "./brush.js";
import { makeGrid, makeHachures } from "./cells.js";
import { coverGround, hachureGround, tintGround } from "./ground.js";
import { canvas } from "./heights.js";
import { drawName } from "./lettering.js";
import { borders, crests, hexGrid, rails, traces, trenches } from "./lines.js";
import { numbers, places } from "./places.js";
import { scatter } from "./scatter.js";
import { STANDS } from "./textures.js";
import { shaded } from "./relief.js";
import { rivers, waters } from "./waters.js";

/** @typedef {CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D} Ctx */

/** @typedef {{lo: Path2D, box: [number, number, number, number], w: number, side: number, old: boolean}} Piece */

/** Names that are still read from afar. */
export const FAR = new Set(["city", "sea", "region", "gulf", "trace"]);

/** How much of the map is drawn at a scale. @param {number} hexPx */
export function detail(hexPx) {
  return hexPx < 40 ? "far" : hexPx < 76 ? "middle" : "near";
}

/** @param {string} d @returns {[number, number, number, number]} */
function boundsOf(d) {
  let a = Infinity,
    b = Infinity,
    c = -Infinity,
    e = -Infinity;
  for (const q of points(d)) {
    a = Math.min(a, q.x);
    b = Math.min(b, q.y);
    c = Math.max(c, q.x);
    e = Math.max(e, q.y);
  }
  return [a, b, c, e];
}

export class MapArt {
  /** @param {import("./chart.js").Chart} chart @param {import("./relief.js").Heights | null} heights */
  constructor(chart, heights) {
    this.chart = chart;
    this.heights = heights;
    this.pointy = chart.hex.pointy !== false;
    this.hexes = new Map(chart.hexes.map((h) => [h.n, h]));
    /** @type {Map<string, import("./scatter.js").Stand[]>} signs of terrain by layer */
    this.standing = new Map();
    /** @type {Map<string, Piece[]>} */
    this.layers = new Map();
    for (const layer of chart.layers) {
      this.layers.set(
        layer.id,
        layer.paths.map((p) => ({
          lo: new Path2D(p.d),
          box: boundsOf(p.d),
          w: p.w || 0,
          side: p.side === undefined ? -1 : p.side,
          old: !!p.old || p.side === -1,
        })),
      );
      for (const p of layer.paths)
        if (p.ticks) {
          const list = this.layers.get(layer.id + "-ticks") || [];
          list.push({ lo: new Path2D(p.ticks), box: [-1e9, -1e9, 1e9, 1e9], w: 0, side: -1, old: false });
          this.layers.set(layer.id + "-ticks", list);
        }
    }
    /** @type {Map<string, Path2D[]>} hachures by cell */
    this.cells = new Map();
    /** @type {Map<string, CanvasImageSource>} */
    this.grounds = new Map();
    this.grid = makeGrid(chart);
  }

  /** The strokes take a moment; without them the map is only plainer. */
  engrave() {
    if (this.heights && !this.cells.size) this.cells = makeHachures(this, this.heights);
  }

  /** The signs of a terrain. @param {string} id */
  stands(id) {
    let list = this.standing.get(id);
    if (!list) this.standing.set(id, (list = scatter(this, id, ...STANDS[id])));
    return list;
  }

  /** @param {string} theme */
  ground(theme) {
    let g = this.grounds.get(theme);
    if (!g && this.heights) {
      const h = this.heights;
      const cv = canvas(h.columns, h.rows);
      const c = /** @type {Ctx} */ (cv.getContext("2d"));
      c.putImageData(new ImageData(/** @type {any} */ (shaded(h, THEMES[theme])), h.columns, h.rows), 0, 0);
      g = /** @type {CanvasImageSource} */ (cv);
      this.grounds.set(theme, g);
    }
    return g;
  }

  /**
   * Paints the part of the map that begins at x, y in map units.
   * @param {Ctx} c @param {string} themeId @param {number} scale pixels a unit, device pixels included
   * @param {number} x @param {number} y @param {number} w @param {number} h pixels
   * @param {{numbers?: "never" | "near" | "always", names?: boolean, ratio?: number, places?: boolean}} [opt]
   */
  paint(c, themeId, scale, x, y, w, h, opt = {}) {
    const T = THEMES[themeId],
      ratio = opt.ratio || 1;
    const level = detail((scale * 100) / ratio),
      { width, height } = this.chart.bounds;
    const b = brush({ art: this, c, T, themeId, level, scale, ratio, x, y, x1: x + w / scale, y1: y + h / scale });
    c.setTransform(1, 0, 0, 1, 0, 0);
    c.globalAlpha = 1;
    c.fillStyle = T.bg;
    c.fillRect(0, 0, w, h);
    c.setTransform(scale, 0, 0, scale, -x * scale, -y * scale);
    c.save();
    c.beginPath();
    c.rect(0, 0, width, height);
    c.clip();
    c.lineJoin = "round";
    c.lineCap = "round";
    for (const paint of [tintGround, hachureGround, coverGround, rivers, waters]) paint(b);
    if (level !== "far") hexGrid(b);
    for (const paint of [borders, traces, trenches, crests, rails, places]) paint(b);
    if (opt.numbers === "always" ? level !== "far" : opt.numbers !== "never" && level === "near") numbers(b);
    c.restore();
    // sheet edge
    c.strokeStyle = T.ink;
    c.lineWidth = b.px(3, 1.5);
    c.strokeRect(0, 0, width, height);
    const names = opt.names ? this.chart.names.filter((n) => level !== "far" || FAR.has(n.kind)) : [];
    for (const n of names) drawName(c, n, T, this.heights, undefined, this.chart.bounds);
  }
}
