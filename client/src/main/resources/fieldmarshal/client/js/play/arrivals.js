// @ts-check
/** What stacking counts in a hex when units have advanced to it, asked before they do. */
import { api } from "../api.js";
import { set, state } from "../store.js";

/** @typedef {import("../types.js").Order} Order */
/** @typedef {import("../types.js").Load} Load */

/** The position of which something is known. */
let position = "";

/** @type {Map<string, Load[]>} what was asked of it, empty until the answer is there */
let known = new Map();

/**
 * The loads of the hex to which advances lead that are made one after the other; none while they are asked for, or where the rules
 * refuse one of them.
 * @param {Order[]} orders
 */
export function loadsAfter(orders) {
  const m = state.match;
  if (!m || !orders.length) return [];
  const now = `${m.id} ${m.revision}`,
    key = JSON.stringify(orders);
  if (now !== position) {
    position = now;
    known = new Map();
  }
  const asked = known.get(key);
  if (asked) return asked;
  known.set(key, []);
  api.arrivals(m.id, orders).then(
    ({ loads }) => {
      if (now !== position) return;
      known.set(key, loads);
      set();
    },
    () => {},
  );
  return [];
}
