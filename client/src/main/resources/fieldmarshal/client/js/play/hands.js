// @ts-check
/** What a click or a drag on the map means in the present decision. */
import { attackClick } from "./attacking.js";
import { pickClick } from "./choosing.js";
import { marched, moveTo, selectHex, selectUnit, whyNot } from "./moving.js";
import { reaching } from "./reach.js";
import { mine, stackAt, state, unitOf } from "../store.js";

/** @param {string} hex @param {{shift: boolean, double?: boolean}} e */
export function click(hex, e) {
  const m = state.match;
  if (!m) return;
  state.cursor = hex;
  if (state.replay || !mine()) {
    selectHex(hex);
    return;
  }
  const kind = m.decision.kind;
  if (kind === "move") {
    const stack = stackAt(hex);
    if (state.units.length && state.reach && hex !== state.hex) {
      const s = state.reach.hexes.find((v) => v.hex === hex);
      const own = stack.some((u) => u.side === m.decision.side);
      // who has just marched may march on, but a click on friends picks them
      if (s && (!own || (state.route && !marched))) {
        moveTo(hex);
        return;
      }
      if (!own && unitOf(state.units[0])?.side === m.decision.side) {
        whyNot(hex);
        return;
      }
    }
    if (hex === state.hex && stack.length > 1) {
      // the next one of the stack
      const own = stack.filter((u) => u.side === m.decision.side);
      const i = own.findIndex((u) => u.id === state.units[0]);
      if (own.length) selectUnit(own[(i + 1) % own.length].id, e.shift);
      return;
    }
    selectHex(hex);
    return;
  }
  if (kind === "attack") {
    if (state.pick.hexes && state.pick.hexes.has(hex) && pickClick(hex)) return;
    attackClick(hex, e);
    return;
  }
  if (pickClick(hex)) return;
  selectHex(hex);
}

/** @param {string} from */
export function canDrag(from) {
  const m = state.match;
  if (!m || !mine()) return false;
  if (m.decision.kind !== "move") return !!(state.pick && state.pick.hexes && state.pick.from === from);
  const own = stackAt(from).filter((u) => u.side === m.decision.side);
  return own.length > 0;
}

/** A counter is taken up. @param {string} from */
export function dragStart(from) {
  const m = state.match;
  if (!m || m.decision.kind !== "move") return;
  if (state.hex !== from || !state.units.some((id) => unitOf(id)?.side === m.decision.side && unitOf(id)?.hex === from))
    selectHex(from);
}

/** @param {string} from @param {string} to */
export function drop(from, to) {
  if (state.match && state.match.decision.kind !== "move") {
    if (state.pick && state.pick.hexes && state.pick.hexes.has(to)) pickClick(to);
    return;
  }
  if (state.hex !== from) return;
  // who is quicker than the answer need not wait for it
  reaching.then(() => {
    if (state.reach && state.hex === from) moveTo(to);
  });
}
