// @ts-check
/** The figure at the upper right of a stack: how many lie there, or how many are not seen. No page needed. */

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
