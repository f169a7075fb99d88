// @ts-check
/** What the page of a player's own notes says. */

export const NOTES = "Your notes";
export const ABOUT = "Only you see them. Hexes with a note are marked on your map.";
export const HEX = "Hex";
export const TEXT = "What you want to remember";
export const KEEP = "Save";
export const REMOVE = "Remove";
/** @param {string} hex */
export const removeAt = (hex) => `Remove the note at ${hex}`;
export const NO_HEX = "The map has no hex with that number.";
export const NO_TEXT = "Write what you want to remember.";
export const NONE = "You have no notes yet.";
export const COMING = "Your notes are being loaded …";
