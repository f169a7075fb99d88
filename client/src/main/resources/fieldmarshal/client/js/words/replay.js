// @ts-check
/** What the page says in a replay. */

export const BEGINNING = "the beginning";

/** @param {number} turn @param {string} part @param {string} phase */
export const momentWords = (turn, part, phase) => [`turn ${turn}`, part, phase.toLowerCase()].filter(Boolean).join(", ");

export const PRINT = "Print the match";
/** @param {number} n @param {number} of */
export const lineOf = (n, of) => `line ${n} of ${of}`;
export const TO_BEGINNING = "To the beginning";
export const BACK = "Back";
export const PAUSE = "Pause";
export const PLAY = "Play";
export const ON = "Forward";
export const TO_END = "To the end";
export const SPEED = "Speed";
export const LINE_OF_MATCH = "Line of the match";
export const MATCH_BEGINS = "The beginning of the match.";
/** @param {string} side @param {string} phase @param {string} text */
export const happened = (side, phase, text) => `${side}, ${phase.toLowerCase()}: ${text}`;
