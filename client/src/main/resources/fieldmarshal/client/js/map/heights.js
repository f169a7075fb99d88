// @ts-check
/** Heights of the ground, from a grey picture. */

/** @param {number} w @param {number} h @returns {any} */
export function canvas(w, h) {
  if (typeof OffscreenCanvas !== "undefined") return new OffscreenCanvas(w, h);
  const c = document.createElement("canvas");
  c.width = w;
  c.height = h;
  return c;
}

/** The pixels of a picture. @param {Blob} blob @param {number} w @param {number} h @returns {Promise<Uint8ClampedArray>} */
async function pixels(blob, w, h) {
  const bitmap = await createImageBitmap(blob, { colorSpaceConversion: "none" });
  const cv = canvas(w, h);
  const c = cv.getContext("2d", { willReadFrequently: true });
  c.drawImage(bitmap, 0, 0);
  return c.getImageData(0, 0, w, h).data;
}

/**
 * Heights from the chart's grey picture, made steeper as the chart says.
 * @param {import("./chart.js").Chart} chart @returns {Promise<import("./relief.js").Heights | null>}
 */
export async function readHeights(chart) {
  const h = chart.heights;
  if (!h || !h.url) return null;
  const res = await fetch(h.url, { credentials: "same-origin" });
  if (!res.ok) return null; // whoever has just signed out sees the map without its relief
  const data = await pixels(await res.blob(), h.columns, h.rows);
  const greys = new Float32Array(256);
  for (let g = 0; g < 256; g++) greys[g] = (h.lowest + (h.highest - h.lowest) * (g / 255) ** h.curve) * h.steepness;
  const metres = new Float32Array(h.columns * h.rows);
  for (let i = 0; i < metres.length; i++) metres[i] = greys[data[i * 4]];
  const { columns, rows, step } = h;
  return finer({ columns, rows, step, left: h.left || 0, top: h.top || 0, metres, tint: h.tint / h.steepness });
}

const FINE = 5;

/** The same on a grid of five units, between the points of a coarser picture by cubics. @param {import("./relief.js").Heights} h */
function finer(h) {
  if (h.step <= FINE) return h;
  const columns = Math.floor(((h.columns - 1) * h.step) / FINE) + 1,
    rows = Math.floor(((h.rows - 1) * h.step) / FINE) + 1;
  const across = new Float32Array(columns * h.rows),
    metres = new Float32Array(columns * rows);
  for (let c = 0; c < columns; c++) {
    const [k, w] = weights((c * FINE) / h.step, h.columns);
    for (let r = 0; r < h.rows; r++) {
      let s = 0;
      for (let i = 0; i < 4; i++) s += w[i] * h.metres[r * h.columns + k[i]];
      across[r * columns + c] = s;
    }
  }
  for (let r = 0; r < rows; r++) {
    const [k, w] = weights((r * FINE) / h.step, h.rows);
    for (let c = 0; c < columns; c++) {
      let s = 0;
      for (let i = 0; i < 4; i++) s += w[i] * across[k[i] * columns + c];
      metres[r * columns + c] = s;
    }
  }
  return { ...h, columns, rows, step: FINE, metres };
}

/** Four neighbours on a line, and how much each counts. @param {number} at @param {number} n @returns {[number[], number[]]} */
function weights(at, n) {
  const i = Math.floor(at),
    t = at - i;
  const k = [i - 1, i, i + 1, i + 2].map((v) => Math.max(0, Math.min(n - 1, v)));
  return [
    k,
    [
      ((2 - t) * t - 1) * t * 0.5,
      (t * t * (3 * t - 5) + 2) * 0.5,
      ((4 - 3 * t) * t + 1) * t * 0.5,
      (t - 1) * t * t * 0.5,
    ],
  ];
}
