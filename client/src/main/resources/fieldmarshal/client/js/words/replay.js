// @ts-check
/** What the page says in a replay. */

export const BEGINNING = "the beginning";

/** @param {number} turn @param {string} part @param {string} phase */
export const momentWords = (turn, part, phase) => [`turn ${turn}`, part, phase.toLowerCase()].filter(Boolean).join(", ");
