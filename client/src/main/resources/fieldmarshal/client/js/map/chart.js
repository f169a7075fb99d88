// @ts-check
/** The chart of a map as the server sends it, brought to the shape that the painters want. */

/** @typedef {{d: string, w?: number, side?: number, name?: string, major?: boolean, old?: boolean, ticks?: string}} ChartPath */
/** @typedef {{id: string, kind?: string, paths: ChartPath[]}} ChartLayer */
/**
 * @typedef {object} ChartHex
 * @property {string} n @property {number} x @property {number} y @property {string} terrain
 * @property {string} place @property {string} name @property {number} elevation @property {boolean} sea
 * @property {string[]} features
 */
/**
 * @typedef {object} ChartName
 * @property {string} text @property {string} kind @property {number} x @property {number} y
 * @property {number} [angle] @property {string} [path] @property {string} [hex] @property {number} [size]
 * @property {number} [tracking] @property {string} [anchor] @property {number} [height]
 */
/**
 * @typedef {object} Chart
 * @property {{width: number, height?: number, pointy?: boolean}} hex
 * @property {ChartHex[]} hexes @property {ChartLayer[]} layers @property {ChartName[]} names
 * @property {{kind: string, n: string, x: number, y: number, side?: number, text?: string}[]} [signs]
 * @property {{hex: string, side: number, name: string, strength: number, weakened: number}[]} forts
 * @property {{code: string, hex: string, side: number}[]} [entries]
 * @property {Record<string, number>} [numbers]
 * @property {{width: number, height: number}} bounds
 * @property {HeightsOf} [heights]
 * @property {string} [title] @property {{x: number, y: number}} [picture] the middle of a small picture
 */

/**
 * @typedef {object} HeightsOf
 * @property {number} columns @property {number} rows @property {number} step @property {number} left @property {number} top
 * @property {number} lowest @property {number} highest metres of black and white @property {number} curve
 * @property {number} steepness @property {number} tint @property {string} [url]
 */

/** @param {any} raw @returns {Chart} */
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
    picture: raw.cartouche && raw.cartouche.picture,
    title: (raw.cartouche && raw.cartouche.title) || raw.title || "",
    numbers: { ...numbers, ...(raw.numbers || {}) },
    layers: (raw.layers || []).map((/** @type {any} */ l) => ({ ...l, id: rename[l.id] || l.id })),
    names: (raw.names || []).map((/** @type {any} */ n) => ({ ...n, hex: n.hex || n.n })),
    forts: (raw.forts || []).map((/** @type {any} */ f) => ({ ...f, hex: f.hex || f.n })),
    entries: (raw.entries || []).map((/** @type {any} */ f) => ({ ...f, hex: f.hex || f.n })),
    heights: heights && {
      columns: heights.columns,
      rows: heights.rows,
      step: heights.step,
      left: heights.left || 0,
      top: heights.top || 0,
      lowest: heights.lowest,
      highest: heights.highest,
      curve: heights.curve,
      steepness: heights.steepness,
      tint: heights.tint,
      url: heights.url || heights.href,
    },
  };
}
