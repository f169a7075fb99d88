// @ts-check
/** Heights of the ground, from bytes or from a grey picture. */

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
 * Heights from the chart: bytes, or a grey picture.
 * @param {import("./chart.js").Chart} chart @returns {Promise<import("./relief.js").Heights | null>}
 */
export async function readHeights(chart) {
  const h = chart.heights;
  if (!h) return null;
  const n = h.columns * h.rows;
  const metres = new Float32Array(n);
  if (h.url) {
    const res = await fetch(h.url, { credentials: "same-origin" });
    const data = await pixels(await res.blob(), h.columns, h.rows);
    for (let i = 0; i < n; i++) metres[i] = data[i * 4] * h.unit;
  } else if (h.bytes) {
    const raw = atob(h.bytes);
    for (let i = 0; i < n; i++) metres[i] = raw.charCodeAt(i) * h.unit;
  } else if (h.png) {
    const url = h.png.startsWith("data:") ? h.png : "data:image/png;base64," + h.png;
    const raw = atob(url.slice(url.indexOf(",") + 1));
    const bytes = Uint8Array.from(raw, (ch) => ch.charCodeAt(0));
    const data = await pixels(new Blob([bytes], { type: "image/png" }), h.columns, h.rows);
    for (let i = 0; i < n; i++) metres[i] = data[i * 4] * h.unit;
  }
  return { columns: h.columns, rows: h.rows, step: h.step, left: h.left || 0, top: h.top || 0, metres };
}
