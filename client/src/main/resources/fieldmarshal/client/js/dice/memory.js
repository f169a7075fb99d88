// @ts-check
/** What this browser remembers of dice: how far it has seen each chain, and the seeds that it gave. */

const PLACE = "dice";

/** Of so many matches it is remembered. */
const KEPT = 60;

/** @typedef {{pins?: import("./book.js").Pin[], seeds?: Record<string, string>, head?: string}} Page */

/** @returns {[string, Page][]} the latest last */
function all() {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) || "[]");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** @param {string} match @returns {Page} */
const of = (match) => all().find(([id]) => id === match)?.[1] || {};

/** @param {string} match @param {Page} page */
function put(match, page) {
  const others = all().filter(([id]) => id !== match);
  try {
    localStorage.setItem(PLACE, JSON.stringify([...others, [match, page]].slice(-KEPT)));
  } catch {
    // a browser that keeps nothing checks what it sees from now on
  }
}

/** @param {string} match */
export const pinsOf = (match) => of(match).pins || [];

/** @param {string} match @param {import("./book.js").Pin[]} pins */
export function remember(match, pins) {
  const page = of(match);
  if (JSON.stringify(page.pins) !== JSON.stringify(pins)) put(match, { ...page, pins });
}

/** The seeds of a match by side, which this browser made. @param {string} match @returns {Record<string, string>} */
export const seedsOf = (match) => of(match).seeds || {};

/** @param {string} match */
export const ownSeeds = (match) => Object.values(seedsOf(match));

/** The head that was shown before the seeds were told. @param {string} match */
export const headOf = (match) => of(match).head || "";

/** @param {string} match @param {string} head */
export function keepHead(match, head) {
  if (!headOf(match)) put(match, { ...of(match), head });
}

/** @param {string} match @param {Record<string, string>} seeds */
export function keepSeeds(match, seeds) {
  put(match, { ...of(match), seeds: { ...seedsOf(match), ...seeds } });
}

/** Of how many matches something is remembered. */
export const remembered = () => all().length;

/** Forgets all of it: what is seen from now on is remembered anew. */
export function forgetDice() {
  try {
    localStorage.removeItem(PLACE);
  } catch {
    // nothing was kept
  }
}
