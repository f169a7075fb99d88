// @ts-check
/** The heights for the eye: a tint with light from the north-west, and hachures. No page needed. */
import { tint } from "./palette.js";

/**
 * @typedef {object} Heights metres on a grid
 * @property {number} columns @property {number} rows @property {number} step
 * @property {number} left @property {number} top @property {Float32Array} metres
 */

/** The height at a point, between the points of the grid. @param {Heights} h @param {number} x @param {number} y */
export function heightAt(h, x, y) {
  const u = (x - h.left) / h.step, v = (y - h.top) / h.step;
  const i = Math.floor(u), j = Math.floor(v), a = u - i, b = v - j;
  return (
    (cell(h, i, j) * (1 - a) + cell(h, i + 1, j) * a) * (1 - b) +
    (cell(h, i, j + 1) * (1 - a) + cell(h, i + 1, j + 1) * a) * b
  );
}

/** @param {Heights} h @param {number} i @param {number} j */
function cell(h, i, j) {
  const c = i < 0 ? 0 : i >= h.columns ? h.columns - 1 : i;
  const r = j < 0 ? 0 : j >= h.rows ? h.rows - 1 : j;
  return h.metres[r * h.columns + c];
}

/** Three box means each way. @param {Heights} h @param {number} cells @returns {Heights} */
export function blurred(h, cells) {
  const { columns, rows } = h;
  let from = h.metres;
  for (let pass = 0; pass < 3; pass++) {
    const across = new Float32Array(from.length), out = new Float32Array(from.length);
    const n = 2 * cells + 1;
    for (let r = 0; r < rows; r++)
      for (let c = 0; c < columns; c++) {
        let s = 0;
        for (let k = -cells; k <= cells; k++) s += from[r * columns + Math.min(columns - 1, Math.max(0, c + k))];
        across[r * columns + c] = s / n;
      }
    for (let r = 0; r < rows; r++)
      for (let c = 0; c < columns; c++) {
        let s = 0;
        for (let k = -cells; k <= cells; k++) s += across[Math.min(rows - 1, Math.max(0, r + k)) * columns + c];
        out[r * columns + c] = s / n;
      }
    from = out;
  }
  return { ...h, metres: from };
}

/**
 * Tint and shade as pixels, one for each point of the grid.
 * @param {Heights} h @param {import("./palette.js").Theme} theme @returns {Uint8ClampedArray}
 */
export function shaded(h, theme) {
  const calm = blurred(h, 2);
  const px = new Uint8ClampedArray(h.columns * h.rows * 4);
  for (let r = 0; r < h.rows; r++)
    for (let c = 0; c < h.columns; c++) {
      const col = tint(theme, calm.metres[r * h.columns + c]);
      const gx = ((cell(h, c + 1, r) - cell(h, c - 1, r)) / (2 * h.step)) * 0.06;
      const gy = ((cell(h, c, r + 1) - cell(h, c, r - 1)) / (2 * h.step)) * 0.06;
      const s = (gx + gy + 1.35) / 1.35 / Math.sqrt(1 + gx * gx + gy * gy) - 1;
      const k = Math.max(-0.17, Math.min(0.16, s * theme.shade));
      const o = (r * h.columns + c) * 4;
      for (let i = 0; i < 3; i++) px[o + i] = k < 0 ? col[i] * (1 + k) : col[i] + (255 - col[i]) * k * theme.light;
      px[o + 3] = 255;
    }
  return px;
}

/** Level lines by marching squares, as chains of points in map units. @param {Heights} h @param {number} level */
export function contours(h, level) {
  const { columns, rows, metres, step, left, top } = h;
  /** @type {Map<number, number[]>} */
  const links = new Map();
  /** @type {Map<number, [number, number]>} */
  const spots = new Map();
  const put = (/** @type {number} */ a, /** @type {number} */ b) => {
    const la = links.get(a);
    if (la) la.push(b);
    else links.set(a, [b]);
    const lb = links.get(b);
    if (lb) lb.push(a);
    else links.set(b, [a]);
  };
  // edge ids: horizontal edge right of (c,r) = 2*(r*columns+c), vertical edge below = +1
  const spot = (/** @type {number} */ id) => {
    if (spots.has(id)) return;
    const v = id & 1, n = id >> 1, c = n % columns, r = (n / columns) | 0;
    const a = metres[n], b = v ? metres[n + columns] : metres[n + 1];
    const t = (level - a) / (b - a);
    spots.set(id, [left + (c + (v ? 0 : t)) * step, top + (r + (v ? t : 0)) * step]);
  };
  for (let r = 0; r + 1 < rows; r++)
    for (let c = 0; c + 1 < columns; c++) {
      const n = r * columns + c;
      const a = metres[n] >= level, b = metres[n + 1] >= level, d = metres[n + columns] >= level, e = metres[n + columns + 1] >= level;
      const code = (a ? 1 : 0) | (b ? 2 : 0) | (e ? 4 : 0) | (d ? 8 : 0);
      if (code === 0 || code === 15) continue;
      const T = 2 * n, L = 2 * n + 1, B = 2 * (n + columns), R = 2 * (n + 1) + 1;
      /** @type {number[][]} */
      let pairs;
      switch (code) {
        case 1: case 14: pairs = [[L, T]]; break;
        case 2: case 13: pairs = [[T, R]]; break;
        case 3: case 12: pairs = [[L, R]]; break;
        case 4: case 11: pairs = [[R, B]]; break;
        case 6: case 9: pairs = [[T, B]]; break;
        case 7: case 8: pairs = [[L, B]]; break;
        case 5: pairs = [[L, B], [T, R]]; break;
        default: pairs = [[L, T], [R, B]];
      }
      for (const [p, q] of pairs) {
        spot(p);
        spot(q);
        put(p, q);
      }
    }
  /** @type {[number, number][][]} */
  const lines = [];
  const used = new Set();
  const walk = (/** @type {number} */ start) => {
    const chain = [start];
    used.add(start);
    let at = start;
    for (;;) {
      const next = (links.get(at) || []).find((x) => !used.has(x));
      if (next === undefined) break;
      used.add(next);
      chain.push(next);
      at = next;
    }
    if ((links.get(at) || []).includes(start) && chain.length > 2) chain.push(start);
    lines.push(chain.map((id) => /** @type {[number, number]} */ (spots.get(id))));
  };
  for (const [id, l] of links) if (l.length === 1 && !used.has(id)) walk(id);
  for (const id of links.keys()) if (!used.has(id)) walk(id);
  return lines;
}

/** A small generator, so that the strokes fall alike every time. @param {number} seed */
export function random(seed) {
  let s = seed >>> 0;
  return () => {
    s = (s + 0x6d2b79f5) | 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * Strokes down the slopes: x, y, dx, dy, weight 0 to 4, 1 where mountain.
 * @param {Heights} h
 * @param {(x: number, y: number) => boolean} kept
 * @param {(x: number, y: number) => boolean} mountain
 * @param {{width: number, height: number}} bounds
 * @returns {Float32Array} six numbers a stroke
 */
export function hachures(h, kept, mountain, bounds) {
  const rnd = random(1917);
  /** @type {number[]} */
  const out = [];
  const SPACING = 5.6;
  for (let m = 60; m < 4500; m += m < 400 ? 70 : 130) {
    for (const line of contours(h, m)) {
      if (line.length < 18) continue;
      let rest = 0;
      for (let i = 1; i < line.length; i++) {
        const [x0, y0] = line[i - 1], [x1, y1] = line[i];
        const d = Math.hypot(x1 - x0, y1 - y0);
        let t = rest;
        while (t < d) {
          const x = x0 + ((x1 - x0) * t) / d, y = y0 + ((y1 - y0) * t) / d;
          t += SPACING;
          if (x < -15 || y < -15 || x > bounds.width + 15 || y > bounds.height + 15) continue;
          const s = h.step;
          const ux = (heightAt(h, x + s, y) - heightAt(h, x - s, y)) / (2 * s);
          const uy = (heightAt(h, x, y + s) - heightAt(h, x, y - s)) / (2 * s);
          const steep = Math.hypot(ux, uy);
          if (steep < 1.5) continue;
          const length = Math.max(5, Math.min(17, 105 / steep)) * (0.75 + 0.25 * rnd());
          const dx = (-ux / steep) * length, dy = (-uy / steep) * length;
          if (!kept(x, y) || !kept(x + dx, y + dy) || !kept(x + dx / 2, y + dy / 2)) continue;
          const shade = ((-ux - uy) / steep) * 0.707;
          const w = Math.max(0, Math.min(1, (steep - 1.5) / 16)) * 0.62 + shade * 0.3 + 0.18;
          const rank = w < 0.3 ? 0 : w < 0.5 ? 1 : w < 0.68 ? 2 : w < 0.86 ? 3 : 4;
          out.push(x, y, dx, dy, rank, mountain(x + dx / 2, y + dy / 2) ? 1 : 0);
        }
        rest = t - d;
      }
    }
  }
  return Float32Array.from(out);
}
