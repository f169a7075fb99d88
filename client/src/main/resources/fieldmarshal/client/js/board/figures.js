// @ts-check
/** What lies at the corners of stacks: how many they are, or how many are not seen, and markers. No page needed. */

/** @typedef {{text: string, high: number, wide: number, edge: number}} Figure half its height and its width, and the width of its edge */

/** How far its middle lies to the left of and below the corner of the uppermost counter. */
export const INTO = 3;

/** From afar it keeps so many pixels that it can be read. */
const LEAST = 6.5;

/**
 * The figure of a stack in units of the map; none at a counter that lies alone.
 * @param {{hidden?: boolean}[]} units top first @param {number} unit how many units of the map a pixel is @returns {Figure | null}
 */
export function figureOf(units, unit) {
  if (units.length < 2) return null;
  const unseen = units[0].hidden ? 0 : units.filter((u) => u.hidden).length,
    high = Math.max(unseen ? 10 : 10.5, LEAST * unit);
  return unseen
    ? { text: `+${unseen}?`, high, wide: high * 1.72, edge: Math.max(1.6, unit) }
    : { text: String(units.length), high, wide: high, edge: Math.max(1.8, unit) };
}

/** Half of a marker, and where its middle lies in a hex: at the corner of counters, or over the middle. */
export const MARKER = 16;

/** @param {boolean} busy whether counters lie there @param {number} n how many markers lie there already */
export const markerAt = (busy, n) => (busy ? { x: -38 + n * 24, y: -36 } : { x: n * 26, y: -20 });

/** Markers that lie in hexes. @param {import("./naming.js").Ground} board @returns {number[][]} */
export function markerBoxes(board) {
  const { markers = [], stacks } = board.scene,
    signs = board.chart.signs || [];
  const loose = markers.filter((m) => !m.toward && m.badge.glyph !== "water" && !signs.some((s) => s.kind === m.kind && s.n === m.hex));
  /** @type {Map<string, number>} */
  const full = new Map();
  return loose.flatMap((m) => {
    const h = board.hexes.get(m.hex),
      n = full.get(m.hex) || 0;
    if (!h) return [];
    full.set(m.hex, n + 1);
    const { x, y } = markerAt(stacks.has(m.hex), n);
    return [[h.x + x - MARKER, h.y + y - MARKER, h.x + x + MARKER, h.y + y + MARKER]];
  });
}
