// @ts-check
/** Directions that are closed to those who must go back, as the game says them. */
import { refuse } from "./orders.js";
import { selectHex } from "./moving.js";
import { stackAt, state } from "../store.js";

/** Those of the units that are picked; of all where none is. */
export function closedWays() {
  const ids = (state.pick.key || "").split(",").filter(Boolean),
    all = state.match?.decision.question?.closed || [];
  return all.filter((c) => !ids.length || c.units.some((u) => ids.includes(u)));
}

/** Says why nobody goes to a hex; whether there was something to say. @param {string} hex */
export function sayClosed(hex) {
  const way = closedWays().find((c) => c.hex === hex);
  if (!way) return false;
  if (stackAt(hex).length) selectHex(hex);
  refuse(hex, way.why, way.case);
  return true;
}
