// @ts-check
/** The chart of a map as the server sends it, brought to the shape that the painters want. */

/** @param {any} raw @returns {import("./mapart.js").Chart} */
export function readChart(raw) {
  /** @type {Record<string, number>} */
  const numbers = {};
  for (const h of raw.hexes || []) {
    if (h.numberAt !== undefined) numbers[h.n] = h.numberAt;
    h.place = h.place || "none";
    h.name = h.name || "";
    h.features = h.features || [];
  }
  const rename = /** @type {Record<string, string>} */ ({ bar: "bars", blocked: "wall" });
  const heights = raw.heights;
  return {
    ...raw,
    title: (raw.cartouche && raw.cartouche.title) || raw.title || "",
    numbers: { ...numbers, ...(raw.numbers || {}) },
    layers: (raw.layers || []).map((/** @type {any} */ l) => ({ ...l, id: rename[l.id] || l.id })),
    names: (raw.names || []).map((/** @type {any} */ n) => ({ ...n, hex: n.hex || n.n })),
    forts: (raw.forts || []).map((/** @type {any} */ f) => ({ ...f, hex: f.hex || f.n })),
    entries: (raw.entries || []).map((/** @type {any} */ f) => ({ ...f, hex: f.hex || f.n })),
    heights: heights && {
      columns: heights.columns, rows: heights.rows, step: heights.step, left: heights.left || 0, top: heights.top || 0,
      unit: heights.unit || heights.metres || 12, url: heights.url || heights.href, png: heights.png, bytes: heights.bytes,
    },
  };
}
