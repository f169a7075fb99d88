// @ts-check
/** Hexes of a map as shapes to draw. */
import { corners, inset, outline, roundRing } from "../geometry.js";

export class Paths {
  /** @param {Map<string, import("../map/chart.js").ChartHex>} hexes @param {boolean} pointy */
  constructor(hexes, pointy) {
    this.hexes = hexes;
    this.pointy = pointy;
    this.key = "";
    /** @type {Path2D | null} */
    this.kept = null;
    /** @type {WeakMap<string[], Path2D>} */
    this.borders = new WeakMap();
  }

  /** Those of the hexes that the map has. @param {string[]} names */
  hexesOf(names) {
    const out = [];
    for (const n of names) {
      const h = this.hexes.get(n);
      if (h) out.push(h);
    }
    return out;
  }

  /** @param {string[]} names @returns {import("../geometry.js").Point[]} */
  centres(names) {
    return this.hexesOf(names).map((h) => ({ x: h.x, y: h.y }));
  }

  /** Each hex by itself, larger or smaller by a factor. @param {Iterable<string>} names @param {number} [k] */
  of(names, k = 1) {
    const p = new Path2D();
    for (const n of names) {
      const h = this.hexes.get(n);
      if (!h) continue;
      corners(h.x, h.y, this.pointy, k).forEach((q, i) => (i ? p.lineTo(q.x, q.y) : p.moveTo(q.x, q.y)));
      p.closePath();
    }
    return p;
  }

  /** The outline of a list of hexes that stays the same. @param {string[]} names */
  border(names) {
    const known = this.borders.get(names);
    if (known) return known;
    const p = new Path2D();
    for (const ring of outline(this.centres(names), this.pointy)) roundRing(p, inset(ring, 5), 12);
    this.borders.set(names, p);
    return p;
  }

  /** The rounded outline of a region. @param {string[]} names */
  region(names) {
    const key = names.join();
    if (this.key === key && this.kept) return this.kept;
    const p = new Path2D();
    for (const ring of outline(this.centres(names), this.pointy)) roundRing(p, inset(ring, 3), 12);
    this.key = key;
    this.kept = p;
    return p;
  }
}
