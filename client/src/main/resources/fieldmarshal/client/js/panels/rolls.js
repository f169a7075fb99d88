// @ts-check
/** Dice with what each was for and what it brought. The grouping needs no page. */

/** @typedef {import("../types.js").GameEvent} GameEvent */
/** @typedef {{roll: GameEvent | null, events: GameEvent[]}} Rolled a die and what followed it; what came before any die has none */

/** Whether an event is told in a list of what happened. @param {GameEvent} e */
export const isTold = (e) =>
  !!e.text && e.type !== "rolled" && e.type !== "began" && e.type !== "controlled" && e.type !== "marked";

/**
 * The loss of a last step is told by the elimination that it brings, at once and for the same reason.
 * @param {GameEvent[]} events
 */
export const withoutLastSteps = (events) =>
  events.filter((e, i) => {
    const next = events[i + 1];
    return e.type !== "reduced" || next?.type !== "removed" || next.unit !== e.unit || next.case !== e.case;
  });

/**
 * The die that decided a fight: the last one before its result, whatever was rolled after it; none where each unit has its own.
 * @param {GameEvent[]} events @param {GameEvent} fought
 */
export function decidingRoll(events, fought) {
  const rolls = events.filter((e) => e.type === "rolled"),
    before = rolls.filter((e) => events.indexOf(e) < events.indexOf(fought));
  const last = before.at(-1) || rolls.at(-1);
  return rolls.filter((e) => e.case === last?.case).length > 1 ? null : last || null;
}

/** Events by the die that they follow. @param {GameEvent[]} events @returns {Rolled[]} */
export function byRoll(events) {
  /** @type {Rolled[]} */
  const out = [{ roll: null, events: [] }];
  for (const e of withoutLastSteps(events)) {
    if (e.type === "rolled") out.push({ roll: e, events: [] });
    else if (isTold(e)) out[out.length - 1].events.push(e);
  }
  return out.filter((g) => g.roll || g.events.length);
}
