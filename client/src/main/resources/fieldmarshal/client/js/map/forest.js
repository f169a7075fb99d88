// @ts-check
/** Woods, tree by tree. */
import { stamp } from "./textures.js";

/** @typedef {import("./brush.js").Brush} Brush */

/** @typedef {{x: number, y: number, fir: boolean, k: number}} Tree */

/**
 * Every tree of the map: a few on a loose grid in each wooded hex, those behind first.
 * @param {import("./chart.js").Chart} chart @returns {Tree[]}
 */
export function plant(chart) {
  const pointy = chart.hex.pointy !== false;
  /** @type {{x: number, y: number, fir: boolean, k: number}[]} */
  const trees = [];
  for (const h of chart.hexes) {
    if (h.terrain !== "forest" && h.terrain !== "woods") continue;
    const gap = h.terrain === "forest" ? 14.5 : 19;
    let seed = 7;
    for (const s of h.n) seed = (seed * 31 + s.charCodeAt(0)) >>> 0;
    const next = () => {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      return seed / 4294967296;
    };
    let row = 0;
    for (let dy = -50; dy <= 50; dy += gap) {
      row++;
      for (let dx = -50 + (row % 2 ? gap / 2 : 0); dx <= 50; dx += gap) {
        const x = dx + (next() - 0.5) * gap * 0.75,
          y = dy + (next() - 0.5) * gap * 0.75;
        const a = pointy ? Math.abs(x) : Math.abs(y),
          b = pointy ? Math.abs(y) : Math.abs(x);
        const fir = next() < 0.38,
          k = 0.85 + next() * 0.35;
        if (a < 45 && b * 0.866 + a * 0.5 < 44) trees.push({ x: h.x + x, y: h.y + y, fir, k });
      }
    }
  }
  return trees.sort((p, q) => p.y - q.y);
}

/** Woods as stamps with the light from the north-west over a light tint. @param {Brush} b */
export function woods(b) {
  const { art, c, T, each, x, y, x1, y1, dark } = b;
  c.globalAlpha = dark ? 0.16 : 0.2;
  c.fillStyle = T.forest;
  each("forest", (p) => c.fill(p.lo, "evenodd"));
  each("woods", (p) => c.fill(p.lo, "evenodd"));
  c.globalAlpha = 1;
  const near = art.trees.filter((t) => t.x > x - 12 && t.x < x1 + 12 && t.y > y - 12 && t.y < y1 + 12);
  if (!near.length) return;
  const shade = new Path2D(),
    leaf = new Path2D(),
    fir = new Path2D();
  const crown = stamp(
    "M-4.6 1.6a3 3 0 0 1 .6-4.4a3.6 3.6 0 0 1 6.2-1.6a3.2 3.2 0 0 1 2.6 4.6a2.8 2.8 0 0 1-3.4 3.6a3.6 3.6 0 0 1-4 .2a2.6 2.6 0 0 1-2-2.4z",
  )();
  const cone = stamp("M0-7l4.6 10.4h-3.5v2.4h-2.2v-2.4h-3.5z")();
  for (const t of near) {
    const m = new DOMMatrix([t.k, 0, 0, t.k, t.x, t.y]);
    (t.fir ? fir : leaf).addPath(t.fir ? cone : crown, m);
    shade.addPath(t.fir ? cone : crown, new DOMMatrix([t.k, 0, 0, t.k, t.x + 1.7, t.y + 1.9]));
  }
  c.globalAlpha = dark ? 0.4 : 0.26;
  c.fillStyle = dark ? "#0B0E0C" : "#4A4A22";
  c.fill(shade);
  c.globalAlpha = 1;
  c.lineJoin = "round";
  c.fillStyle = dark ? "#46553A" : "#BCC99A";
  c.fill(leaf);
  c.strokeStyle = dark ? "#93A86A" : "#5C7044";
  c.lineWidth = 1;
  c.stroke(leaf);
  c.fillStyle = dark ? "#7E9660" : "#657A4C";
  c.fill(fir);
}
