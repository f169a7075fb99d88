// @ts-check
/** Which dice belong to a combat. No page needed. */

/** @typedef {import("../types.js").GameEvent} GameEvent */

/**
 * What happened up to the next chit that was drawn, which begins something else.
 * @param {GameEvent[]} events
 */
export function upToADraw(events) {
  const draw = events.findIndex((e) => e.type === "rolled" && !!e.meaning);
  return draw < 0 ? events : events.slice(0, draw);
}
