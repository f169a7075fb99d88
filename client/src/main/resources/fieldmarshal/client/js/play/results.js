// @ts-check
/** What the card of results tells: what dice brought, and all that followed, until something else is to be done. */
import { ofCombat } from "../panels/sections.js";
import { partOf } from "./meanwhile.js";
import { board } from "./table.js";
import { goesAlong, ourPart } from "../follow.js";
import { human, state } from "../store.js";

/** @typedef {import("../types.js").Match} Match */

/** @typedef {import("../types.js").GameEvent} GameEvent */

/** What dice brought, until something else is to be done. @param {Match} match @param {GameEvent[]} events */
export function resultOf(match, events) {
  const fought = /** @type {import("../types.js").Fought | undefined} */ (events.find((ev) => ev.type === "fought"));
  const rolls = events.filter((ev) => ev.type === "rolled");
  const old = state.result,
    kind = match.decision.kind;
  // what is ordered when the combat is over is not of it
  if (!fought && old?.fought && beside(state.match)) return null;
  const elsewhere = !!old && [state.match, match].some((m) => m && another(old, m)),
    same = old?.when === stage(match) && !elsewhere ? old : null;
  if (!fought && same?.fought && kind !== "move") return followed(same, ofCombat(events));
  if (!fought && old && stays(old, match))
    return { ...(elsewhere ? old : followed(old, ofCombat(events))), when: stage(match), kept: true };
  // dice that are rolled before the combat has its result are of it
  if (!fought && same?.combat && match.state.combat) return followed(same, events);
  if (!fought && !rolls.length) return old && old.when === stage(match) && kind !== "attack" && kind !== "move" ? old : null;
  if (fought && board && !state.attack && !state.replay) {
    // somebody else's attack: look there, and at what came of it
    if (state.match && goesAlong(state.match)) board.reveal(fought.targets[0]);
    state.hex = null;
  }
  const part = partOf(state.match),
    fights = fightsOf(events);
  // what a phase brings that began after the fight is not of the fight
  const own = [...(fought && same?.combat ? same.events : []), ...(fought ? ofCombat(events) : events)];
  return {
    when: stage(match),
    combat: !!match.state.combat && !fought,
    fought,
    rolls: own.filter((ev) => ev.type === "rolled"),
    events: own,
    targets: fought ? fought.targets : [],
    at: performance.now(),
    plan: state.attack ? state.attack.preview : null,
    fights: old?.fights && old.part === part && watched() ? [...old.fights, ...fights] : fights,
    part,
  };
}

/** Whether who sits here has given an order that answers nothing in a combat. @param {Match | null} before */
function beside(before) {
  if (!before || !human(before, before.decision.side)) return false;
  return !before.state.combat && !before.decision.question?.combat && !["move", "attack"].includes(before.decision.kind);
}

/** The fights among events. @param {GameEvent[]} events */
const fightsOf = (events) =>
  /** @type {import("../types.js").Fought[]} */ (/** @type {unknown[]} */ (events.filter((e) => e.type === "fought")));

/** Whether it is somebody else's part of the turn, and who sits here watches. */
const watched = () => !!state.match && !ourPart(state.match);

/**
 * The last answer of a combat may end its phase as well. What came of it stays there while somebody else plays on, until whoever
 * sits here has put it away or gives another order.
 * @param {import("../store.js").Result} old @param {Match} match
 */
function stays(old, match) {
  const before = state.match;
  if (!before || before.id !== match.id || !old.fought || match.decision.kind === "over" || match.state.combat) return false;
  // several attacks at once are read when there is time for it
  if ((old.fights?.length || 0) > 1 && watched()) return true;
  const answered = old.when === stage(before) && !["move", "attack"].includes(before.decision.kind);
  return old.kept ? !human(before, before.decision.side) : answered;
}

/** Whether another combat is under way than was told last. @param {import("../store.js").Result} old @param {Match} match */
function another(old, match) {
  const now = match.state.combat?.targets;
  return !!now && !!old.fought && !now.some((n) => old.targets.includes(n));
}

/**
 * All that follows a fight is told with it: choices, losses, retreats, advances.
 * @param {import("../store.js").Result} old @param {GameEvent[]} events
 */
function followed(old, events) {
  const rolls = [...old.rolls, ...events.filter((ev) => ev.type === "rolled")];
  const tales = old.tales?.map((t, i, all) => (i + 1 < all.length ? t : { ...t, events: [...t.events, ...events] }));
  return { ...old, rolls, events: [...old.events, ...events], tales };
}

/** The phase in which something happened. @param {import("../types.js").Match} m */
export function stage(m) {
  return `${m.decision.turn} ${m.decision.phase}`;
}
