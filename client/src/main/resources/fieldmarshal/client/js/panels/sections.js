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

/**
 * What stands above and before each section of the log: its heading where another part of the match begins, and who gave the order
 * where that is somebody else than before. A heading never comes twice in a row, whoever plays.
 * @param {{head: string, author?: string}[]} told the sections in order, each with its heading
 */
export function headed(told) {
  let head = "",
    author = "";
  return told.map((s) => {
    const fresh = s.head !== head;
    if (fresh) author = "";
    const by = s.author && s.author !== author ? s.author : "";
    head = s.head;
    author = s.author || author;
    return { head: fresh ? head : "", author: by };
  });
}

/** @typedef {GameEvent & {units?: string[]}} Told units: those of whom the same is told at once */

/** Where a flag goes on or off for several units in a row, one event with all. @param {GameEvent[]} events @returns {Told[]} */
export function together(events) {
  /** @type {Told[]} */
  const out = [];
  for (const e of events) {
    const last = out[out.length - 1];
    const same = e.type === "marked" && last?.type === "marked" && e.flag === last.flag && e.on === last.on && e.case === last.case;
    // what is not told of one unit is not told of several
    if (same && e.unit && e.text && last.text) last.units = [...(last.units || [last.unit || ""]), e.unit];
    else out.push({ ...e });
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
