// @ts-check
/** What is said while a combat is seen. */
export const THE_ROLL = "The roll";
export const ROLLING = "rolling";
export const DICE = "A die for each unit";
export const NO_LOSS = "no loss";
export const SKIP = "Skip";
export const SKIP_KEY = "Space";
/** @param {string[]} hexes */
export const attackOn = (hexes) => `Attack on ${hexes.join(", ")}`;
/** @param {string} odds @param {number} face */
export const oddsAndDie = (odds, face) => (face ? `${odds}, die ${face}` : odds);
