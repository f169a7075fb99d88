// @ts-check
/** For whom a result of a combat is better, and in which colours it is shown. */

/** @typedef {{probability: number, meaning: {worth: number}}} Chance */

/** From best for the attacker to worst. */
const TONES = [
  ["#0B5345", "#fff"],
  ["#2D7D6B", "#fff"],
  ["#7DB29F", "#0B1A16"],
  ["#E3CE8E", "#23272B"],
  ["#D9A46A", "#23272B"],
  ["#B5553F", "#fff"],
  ["#7E2A1E", "#fff"],
];

/** A result that is worth no more than this to either is even. */
const EVEN = 0.1;

/** The colours of a result by what it is worth to the attacker: the middle one is even. @param {number} worth from -1 to 1 */
export function toneOf(worth) {
  const middle = (TONES.length - 1) / 2,
    at = Math.round((1 - worth) * middle);
  const tone = worth > EVEN ? Math.min(at, middle - 1) : worth < -EVEN ? Math.max(at, middle + 1) : middle;
  return TONES[Math.max(0, Math.min(TONES.length - 1, tone))];
}

/**
 * Results from best for the attacker to worst.
 * @template {Chance} T @param {T[]} list
 */
export function best(list) {
  return list.slice().sort((a, b) => b.meaning.worth - a.meaning.worth);
}

/** How likely a die is better for the attacker, and for the defender. @param {Chance[]} list */
export function favours(list) {
  const sum = (/** @type {(worth: number) => boolean} */ fits) =>
    list.filter((o) => fits(o.meaning.worth)).reduce((n, o) => n + o.probability, 0);
  return [sum((w) => w > EVEN), sum((w) => w < -EVEN)];
}
