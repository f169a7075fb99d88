// @ts-check
/** The heights for the eye: a tint with light from the north-west, and hachures. No page needed. */
import { tint } from "../palette.js";

/**
 * @typedef {object} Heights metres on a grid, steeper than they are where the country is flat
 * @property {number} columns @property {number} rows @property {number} step
 * @property {number} left @property {number} top @property {Float32Array} metres
 * @property {number} tint factor on the metres before the tint
 */

/** The height at a point, between the points of the grid. @param {Heights} h @param {number} x @param {number} y */
export function heightAt(h, x, y) {
  const u = (x - h.left) / h.step,
    v = (y - h.top) / h.step;
  const i = Math.floor(u),
    j = Math.floor(v),
    a = u - i,
    b = v - j;
  return (
    (cell(h, i, j) * (1 - a) + cell(h, i + 1, j) * a) * (1 - b) + (cell(h, i, j + 1) * (1 - a) + cell(h, i + 1, j + 1) * a) * b
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
    const across = new Float32Array(from.length),
      out = new Float32Array(from.length);
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
 * @param {Heights} h @param {import("../palette.js").Theme} theme @returns {Uint8ClampedArray}
 */
export function shaded(h, theme) {
  const calm = blurred(h, 2);
  const px = new Uint8ClampedArray(h.columns * h.rows * 4);
  /** @type {[number, number, number][]} */
  const tints = [];
  for (let m = 0; m < 4600; m += 5) tints.push(tint(theme, m));
  for (let r = 0; r < h.rows; r++)
    for (let c = 0; c < h.columns; c++) {
      const col = tints[Math.max(0, Math.min(tints.length - 1, Math.round((calm.metres[r * h.columns + c] * h.tint) / 5)))];
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

/**
 * Level lines by marching squares, as chains x, y, x, y in map units.
 * @param {Heights} h @param {number} level
 * @param {{one: Int32Array, two: Int32Array}} [room] arrays of two entries a point, all -1, to be used again
 * @returns {Float32Array[]}
 */
export function contours(h, level, room) {
  const { columns, rows, metres, step, left, top } = h;
  const one = room ? room.one : new Int32Array(columns * rows * 2).fill(-1);
  const two = room ? room.two : new Int32Array(columns * rows * 2).fill(-1);
  /** @type {number[]} */
  const touched = [];
  // the edge right of a point has the id 2n, the edge below it 2n + 1; each has at most two neighbours
  const join = (/** @type {number} */ a, /** @type {number} */ b) => {
    if (one[a] < 0) {
      one[a] = b;
      touched.push(a);
    } else two[a] = b;
    if (one[b] < 0) {
      one[b] = a;
      touched.push(b);
    } else two[b] = a;
  };
  for (let r = 0; r + 1 < rows; r++) {
    const end = (r + 1) * columns - 1;
    let a = metres[r * columns] >= level,
      d = metres[(r + 1) * columns] >= level;
    for (let n = r * columns; n < end; n++) {
      const b = metres[n + 1] >= level,
        e = metres[n + columns + 1] >= level;
      if (a !== b || b !== e || e !== d) {
        const T = 2 * n,
          L = 2 * n + 1,
          B = 2 * (n + columns),
          R = 2 * n + 3;
        switch ((a ? 1 : 0) | (b ? 2 : 0) | (e ? 4 : 0) | (d ? 8 : 0)) {
          case 1:
          case 14:
            join(L, T);
            break;
          case 2:
          case 13:
            join(T, R);
            break;
          case 3:
          case 12:
            join(L, R);
            break;
          case 4:
          case 11:
            join(R, B);
            break;
          case 6:
          case 9:
            join(T, B);
            break;
          case 7:
          case 8:
            join(L, B);
            break;
          case 5:
            join(L, B);
            join(T, R);
            break;
          default:
            join(L, T);
            join(R, B);
        }
      }
      a = b;
      d = e;
    }
  }
  /** @type {Float32Array[]} */
  const lines = [];
  const chain = (/** @type {number} */ start) => {
    /** @type {number[]} */
    const xy = [];
    let at = start,
      from = -1;
    for (;;) {
      const n = at >> 1,
        v = at & 1;
      const a = metres[n],
        b = v ? metres[n + columns] : metres[n + 1],
        t = (level - a) / (b - a);
      xy.push(left + ((n % columns) + (v ? 0 : t)) * step, top + (Math.floor(n / columns) + (v ? t : 0)) * step);
      const p = one[at],
        q = two[at];
      one[at] = -2;
      two[at] = -2;
      const next = p !== from && p >= 0 && one[p] !== -2 ? p : q >= 0 && one[q] !== -2 ? q : -1;
      if (next < 0) break;
      from = at;
      at = next;
    }
    lines.push(Float32Array.from(xy));
  };
  for (const id of touched) if (one[id] >= 0 && two[id] < 0) chain(id);
  for (const id of touched) if (one[id] >= 0) chain(id);
  for (const id of touched) {
    one[id] = -1;
    two[id] = -1;
  }
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
  const room = { one: new Int32Array(h.columns * h.rows * 2).fill(-1), two: new Int32Array(h.columns * h.rows * 2).fill(-1) };
  let most = 0;
  for (const v of h.metres) if (v > most) most = v;
  for (let m = 60; m <= most; m += m < 400 ? 70 : 130) {
    for (const line of contours(h, m, room)) {
      if (line.length < 36) continue;
      let rest = 0;
      for (let i = 2; i + 1 < line.length; i += 2) {
        const x0 = line[i - 2],
          y0 = line[i - 1],
          x1 = line[i],
          y1 = line[i + 1];
        const d = Math.hypot(x1 - x0, y1 - y0);
        let t = rest;
        while (t < d) {
          const x = x0 + ((x1 - x0) * t) / d,
            y = y0 + ((y1 - y0) * t) / d;
          t += SPACING;
          if (x < -15 || y < -15 || x > bounds.width + 15 || y > bounds.height + 15) continue;
          const s = h.step;
          const ux = (heightAt(h, x + s, y) - heightAt(h, x - s, y)) / (2 * s);
          const uy = (heightAt(h, x, y + s) - heightAt(h, x, y - s)) / (2 * s);
          const steep = Math.hypot(ux, uy);
          if (steep < 1.5) continue;
          const length = Math.max(5, Math.min(17, 105 / steep)) * (0.75 + 0.25 * rnd());
          const dx = (-ux / steep) * length,
            dy = (-uy / steep) * length;
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
