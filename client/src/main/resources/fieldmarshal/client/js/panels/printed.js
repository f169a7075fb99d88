// @ts-check
/** Counters and map of the game that is looked at: that of the match, or in the lobby the one that is chosen. */
import { neighbours } from "../geometry.js";
import { mapOf, maps } from "../lobby/pictures.js";
import { theBoard } from "../play/table.js";
import { state } from "../store.js";

/**
 * @typedef {object} PrintedSheet
 * @property {import("../counters/face.js").PrintedUnit[]} units @property {import("../map/chart.js").Chart | null} chart
 * @property {import("../map/layer.js").MapLayer | null} layer @property {Map<string, string[]>} near neighbours by number
 */

/** @type {WeakMap<object, Map<string, string[]>>} */
const known = new WeakMap();

/** @returns {PrintedSheet} */
export function printedSheet() {
  const board = theBoard();
  if (state.page === "match" && board)
    return { units: [...state.printed.values()], chart: board.chart, layer: board.map, near: board.near };
  const m = state.game ? maps.get(state.game.id) : undefined;
  if (!m) {
    if (state.game) mapOf(state.game.id).catch(() => {});
    return { units: [], chart: null, layer: null, near: new Map() };
  }
  const { chart } = m.layer;
  let near = known.get(chart);
  if (!near) known.set(chart, (near = neighbours(chart.hexes)));
  return { units: m.counters, chart, layer: m.layer, near };
}
