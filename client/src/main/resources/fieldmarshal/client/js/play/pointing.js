// @ts-check
/** What is shown at the hex under the pointer. */
import { api } from "../api.js";
import { asked, hexOfOrder } from "./choosing.js";
import { later, set, stackAt, state } from "../store.js";

/** @type {() => void} */
let noCost = () => {};

/** @type {() => void} */
let noPeek = () => {};

/** So long a pointer rests on a stack until it is shown. */
const REST = 220;

/** Whether the panel tells already who stands in a hex. @param {string} hex */
export const inPanel = (hex) => hex === state.hex && !asked();

/** The hex whose stack was clicked while something else is asked: its card stays where a finger is lifted. */
let clicked = "";

/** Shows who stands in a hex that was clicked, where no panel does. @param {string} hex */
export function peekHere(hex) {
  const show = asked() && stackAt(hex).length > 0;
  clicked = show ? hex : "";
  if (show || state.peek) set({ peek: show ? hex : null });
}

/** What was clicked is of a position that is past. */
export function noCard() {
  if (clicked) peekHere("");
}

/** Shows the stack under a pointer that rests. @param {string | null} hex */
function peekAt(hex) {
  noPeek();
  if (state.peek && state.peek !== hex && (hex || state.peek !== clicked)) set({ peek: null });
  if (hex && !inPanel(hex) && hex !== state.peek && stackAt(hex).length)
    noPeek = later(() => state.hover === hex && set({ peek: hex }), REST);
}

/** The hex under the pointer was clicked: nobody waits for what a rest there would show. */
export function noRest() {
  noPeek();
  noCost();
}

/** @param {string | null} hex */
export function hover(hex) {
  state.hover = hex;
  peekAt(hex);
  /** @type {import("../store.js").Route | null} */
  let route = null;
  let refusal = state.refusal;
  // a finger that is lifted points at nothing, and what it was told stays
  if (refusal && hex && hex !== refusal.hex) refusal = null;
  if (hex && state.reach && state.units.length && hex !== state.hex) {
    const s = state.reach.hexes.find((v) => v.hex === hex);
    if (s) route = { hex, path: s.path, mp: s.mp, steps: null };
  } else if (hex) {
    const o = state.pick.hexes?.get(hex)?.[0];
    if (o?.path) route = { hex, path: o.path, mp: -1, steps: null };
  }
  if (route && state.route && state.route.hex === hex) route = state.route;
  set({ route, refusal });
  noCost();
  if (route && route.mp >= 0 && !route.steps && state.match && state.mode !== "rail") {
    const m = state.match,
      unit = state.units[0];
    noCost = later(async () => {
      try {
        const c = await api.cost(m.id, unit, route.path, state.mode, new AbortController().signal);
        if (state.route === route) {
          route.steps = c.steps || c;
          set();
        }
      } catch {
        // the total is shown anyway
      }
    }, 90);
  }
}

/** Shows the way of an order on the map. @param {import("../types.js").Order | null} o */
export function showWay(o) {
  const hex = o ? hexOfOrder(o) : null;
  set({ route: o && o.path && hex ? { hex, path: o.path, mp: -1, steps: null } : null });
}
