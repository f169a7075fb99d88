// @ts-check
/** Markers that lie on the map and are no units. */

/** @typedef {import("./board.js").Pen} Pen */

/**
 * Draws the markers that lie below the counters, or above them.
 * @param {Pen} pen @param {"under" | "over"} level @returns {string[]} what was drawn, as kind and hex
 */
export function drawMarkers(pen, level) {
  return [];
}
