// @ts-check
/** What the page says about taking orders back. */

export const UNDO = "Undo";
export const REDO = "Redo";
export const UNDO_PHASE = "Undo to the start of the phase";
export const UNDONE = "Undone.";
export const REDONE = "Redone.";

/** A part of a turn has the name of who acts in it. @param {string} title */
export const undoPart = (title) => `Undo to the start of this part (${title})`;
