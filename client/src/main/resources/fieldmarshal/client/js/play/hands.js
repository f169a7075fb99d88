// @ts-check
/** What a click or a drag on the map means in the present decision. */
import { skip } from "../drama/open.js";
import { attackClick } from "./attacking.js";
import { sayClosed } from "./closed.js";
import { arranging, choosePickOf, goTo, pickClick, picking } from "./choosing.js";
import { marched, moveTo, selectHex, selectUnit, whyNotHere } from "./moving.js";
import { refuse } from "./orders.js";
import { hover, noRest, peekHere } from "./pointing.js";
import { reaching } from "./reach.js";
import { mine, stackAt, state, unitOf } from "../store.js";

/**
 * @param {string} hex @param {{shift: boolean, double?: boolean, touch?: boolean}} e
 * @returns {boolean} whether only the way was shown: a finger has none before it, so the next tap goes it, or the button
 */
export function click(hex, e) {
  if (e.touch && leads(hex) && state.route?.hex !== hex) {
    hover(hex);
    return true;
  }
  press(hex, e);
  return false;
}

/** Whether who is picked on the march can go to a hex that none of his friends stands in. @param {string} hex */
function leads(hex) {
  const d = state.match?.decision;
  if (d?.kind !== "move" || !mine() || state.replay || state.drama?.moving || !state.units.length || hex === state.hex) return false;
  return !!state.reach?.hexes.some((v) => v.hex === hex) && !stackAt(hex).some((u) => u.side === d.side);
}

/** @param {string} hex @param {{shift: boolean, double?: boolean}} e */
function press(hex, e) {
  const m = state.match;
  if (!m) return;
  state.cursor = hex;
  noRest();
  peekHere("");
  if (state.drama && !state.drama.again) {
    const moving = state.drama.moving;
    skip();
    if (moving) return;
  }
  if (state.replay || !mine()) {
    selectHex(hex);
    return;
  }
  const kind = m.decision.kind;
  if (kind === "move") {
    // who comes onto the map was picked in the panel
    if (!state.units.length && goTo(hex)) return;
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
        const bar = whyNotHere(hex);
        // an enemy is looked at; why one cannot go there is said as well
        if (stack.length) selectHex(hex);
        refuse(hex, bar.why, bar.case);
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
  if (pickClick(hex) || sayClosed(hex)) return;
  selectHex(hex);
  peekHere(hex);
}

/** Looks at a hex, whatever is to be decided: nothing is ordered. @param {string} hex */
export function inspect(hex) {
  const first = stackAt(hex)[0];
  selectHex(hex, first ? [first.id] : []);
  peekHere(hex);
}

/** @param {string} from */
export function canDrag(from) {
  const m = state.match;
  if (!m || !mine()) return false;
  if (arranging(state.legal || [])) return stackAt(from).some((u) => state.pick.units?.includes(u.id));
  if (m.decision.kind !== "move") return !!(state.pick && state.pick.hexes && state.pick.from === from);
  const own = stackAt(from).filter((u) => u.side === m.decision.side);
  return own.length > 0;
}

/** A counter is taken up. @param {string} from */
export function dragStart(from) {
  const m = state.match;
  if (m && arranging(state.legal || []) && state.pick.from !== from) choosePickOf(stackAt(from)[0].id);
  if (!m || m.decision.kind !== "move") return;
  if (state.hex !== from || !state.units.some((id) => unitOf(id)?.side === m.decision.side && unitOf(id)?.hex === from))
    selectHex(from);
}

/** @param {string} from @param {string} to */
export function drop(from, to) {
  if (arranging(state.legal || [])) {
    picking.then(() => state.pick.from === from && goTo(to));
    return;
  }
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
