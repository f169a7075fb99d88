// @ts-check
/** Parts of a turn: whose they are and where they end. No page needed. */

/** @typedef {import("./types.js").LogLine} LogLine */

/** Whether two lines of the log belong to one part of a turn. @param {LogLine} a @param {LogLine} b */
export function samePart(a, b) {
  if (a.turn !== b.turn) return false;
  return a.part && b.part ? a.part.number === b.part.number : a.side === b.side;
}

/** Whose part of the turn a line belongs to; somebody else may have decided. @param {LogLine} l */
export function partSide(l) {
  return l.part ? l.part.side : l.side;
}
