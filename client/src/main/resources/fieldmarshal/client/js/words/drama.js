// @ts-check
/** What is said while a combat is seen. */
export const THE_ROLL = "The roll";
export const ROLLING = "rolling";
export const DICE = "The dice";
/** @param {number} face */
export const dieOf = (face) => `Die ${face}`;
export const NO_LOSS = "no loss";
/** Who is asked after the die. */
export const WAITS_FOR_DEFENDER = "Waiting for the Defender";
export const WAITS_FOR_ATTACKER = "Waiting for the Attacker";
export const ADVANCE_OFFERED = "Advance offered";
export const SKIP = "Skip";
export const SKIP_KEY = "Space";
/** @param {string[]} hexes */
export const attackOn = (hexes) => `Attack on ${hexes.join(", ")}`;
/** @param {string} odds @param {number} face @param {number} [modifier] what was added to the die */
export const oddsAndDie = (odds, face, modifier) => (face ? `${odds}, die ${face}${modified(face, modifier)}` : odds);
/** @param {number} face @param {number} [modifier] */
const modified = (face, modifier) => (modifier ? ` ${modifier > 0 ? "+" : "−"} ${Math.abs(modifier)} = ${face + modifier}` : "");
