// @ts-check
/** Ending a phase: what is given up, what will be lost, and whether the player is asked once more. */
import { pass } from "./orders.js";
import { settings } from "../settings.js";
import { canMove, placeName, set, shown, state, unitName } from "../store.js";
import * as say from "../words/table.js";

/** @typedef {import("../types.js").Decision} Decision */

/** Decisions whose end leaves units where they are: others are answers in the middle of something. */
const SETTLES = new Set(["move", "attack", "advance", "set-up", "reinforce", "replace", "withdraw"]);

/** What units are in for if the phase ends now: overfull hexes first, then what the game warns of. */
function warnings() {
  const d = state.match?.decision;
  if (!d || !SETTLES.has(d.kind)) return [];
  const over = (shown()?.loads || []).filter((l) => l.side === d.side && l.due > 0);
  const full = over.length ? [say.overstacked(over[0].used, over[0].most, over[0].what, placeName(over[0].hex), over.length - 1)] : [];
  const others = state.match?.warnings || [];
  return [
    ...full.map((text) => ({ text, full: text, loss: true })),
    ...others.map(({ what, units, loss }) => {
      const names = units.map(unitName);
      return { text: say.warningOf(what, names), full: say.warningInFull(what, names), loss };
    }),
  ];
}

/** Whether it is still being asked what can be done in a phase. @param {Decision} d */
function unknown(d) {
  return (d.kind === "move" || d.kind === "attack") && state.legal === null;
}

/** How much can still be done: units that can move, hexes that can be attacked, choices that are open. @param {Decision} d */
function left(d) {
  if (d.kind === "move") return canMove().size;
  if (d.kind === "attack") return state.deeds.length ? 0 : attackable();
  if (state.match?.suggest?.type === "pass") return 0;
  return (state.legal || []).filter((o) => o.type !== "pass").length;
}

/** The hexes that really can be attacked. */
export function attackable() {
  return state.targets.filter((n) => !state.targetOdds[n]?.why).length;
}

/** What stands under the words of the button. @param {Decision} d */
function forfeit(d) {
  if (d.kind === "move") return say.canStillMove(canMove().size);
  if (d.kind === "attack" && unknown(d)) return say.LOOKING_UP;
  if (d.kind === "attack") return state.deeds.length ? say.declaredWords(state.deeds.length) : say.canBeAttacked(attackable());
  if (d.kind === "set-up") return say.SET_UP_AS_IT_IS;
  return (state.legal || []).some((o) => o.type !== "pass") ? say.NOTHING_CHOSEN : say.NOTHING_TO_CHOOSE;
}

/** How much is left to do in a phase, in words; empty where that is not counted. @param {Decision} d */
export function leftToDo(d) {
  return d.kind === "move" || d.kind === "attack" ? forfeit(d) : "";
}

/** Whether passing declines something that could be chosen. A set-up that stands is accepted, not declined. @param {Decision} d */
function declines(d) {
  return !["move", "attack", "set-up"].includes(d.kind) && (state.legal || []).some((o) => o.type !== "pass");
}

/**
 * How the button that ends the phase looks: red only where nothing is left to do or the player has been asked. As long as that is not
 * known, it is quiet.
 * @param {Decision} d
 */
export function endingOf(d) {
  const warned = warnings(),
    sure = state.sure === state.match?.revision;
  return {
    sure,
    careless: (unknown(d) || left(d) > 0 || declines(d)) && !sure,
    danger: warned.length > 0,
    small: warned.map((w) => w.text).join("; ") || forfeit(d),
    title: warned.map((w) => w.full).join("; ") || forfeit(d),
  };
}

/** Whether the settings want the player to be asked. @param {Decision} d */
function asks(d) {
  if (settings.askLoss && warnings().some((w) => w.loss)) return true;
  return settings.askIdle && (unknown(d) || left(d) > 0);
}

/** Ends the phase, or asks first; the second press ends it. */
export function end() {
  const m = state.match;
  if (!m) return;
  if (asks(m.decision) && state.sure !== m.revision) set({ sure: m.revision });
  else pass();
}
