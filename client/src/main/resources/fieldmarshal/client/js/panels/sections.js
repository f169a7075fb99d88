// @ts-check
/** What happened, by the phases that began on the way. No page needed. */

/** @typedef {import("../types.js").GameEvent} GameEvent */
/** @typedef {import("../types.js").LogLine} LogLine */
/** @typedef {{turn: number, side: string | null, phase: string, part?: import("../types.js").Part,
 * begun: boolean, events: GameEvent[]}} Section begun: it began by the order of the line */

/** The events of a line of the log: first those of the phase of its order, then those of phases that began by it. @param {LogLine} l */
export function sections(l) {
  /** @type {Section[]} */
  const out = [{ turn: l.turn, side: l.side, phase: l.phase, part: l.part, begun: false, events: [] }];
  for (const e of l.events) {
    const { turn = l.turn, side = null, phase = "", part } = e;
    if (e.type === "began") out.push({ turn, side, phase, part, begun: true, events: [] });
    out[out.length - 1].events.push(e);
  }
  return out;
}

/** Of several events those of the combat: from the phase in which it was fought to the next that begins. @param {GameEvent[]} events */
export function ofCombat(events) {
  const at = Math.max(
    0,
    events.findIndex((e) => e.type === "fought"),
  );
  const from = events.findLastIndex((e, i) => e.type === "began" && i < at) + 1,
    to = events.findIndex((e, i) => e.type === "began" && i >= at);
  return events.slice(from, to < 0 ? undefined : to);
}
