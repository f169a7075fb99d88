// @ts-check
/** What the page says about a combat. */

export const ATTACKER = "Attacker";
export const DEFENDER = "Defender";

/** @param {string} place */
export const combatAt = (place) => `Combat at ${place}`;

/** @param {string} role @param {string} side */
export const roleOf = (role, side) => (side ? `${role}: ${side}` : role);

/** The odds, and the column of the table where shifts lead to another. @param {string} odds @param {string} column */
export const oddsWords = (odds, column) => (!column || column === odds ? `Odds ${odds}` : `Odds ${odds}, fought at ${column}`);

/** How far a stage of the combat is. @type {Record<string, string>} */
export const PROGRESS = { done: "done", now: "now", "to-come": "to come" };
