// @ts-check
/** What the legend says. */
import { called } from "../words.js";

export const LAST_MOVES = "Last moves";
export const ATTACKS = "Attacks";
export const CAN_BE_ATTACKED = "can be attacked";
export const YOUR_CHOICE = "Your choice";
export const MAY_BE_CHOSEN = "may be chosen";
/** @param {string} what */
export const isIn = (what) => `in ${what}`;
/** @param {string} what */
export const isOut = (what) => `out of ${what}`;
/** @param {string} what @param {string} unit */
export const lineOf = (what, unit) => (unit ? `${what} line of ${called(unit)}` : `${what} line`);
/** @param {string} what */
export const pickForLine = (what) => `${what} line: select a unit`;
/** @param {boolean} none */
export const prizes = (none) => (none ? "no hexes count for victory here" : "counts for victory; the edge has the colour of its side");
export const MOVED = "moved, in the nation's colour";
export const RETREATED = "retreated";
export const ATTACKED = "attacked hex";
export const ATTACK = "Attack";
export const UNDER_ATTACK = "hex under attack";
export const MAY_TAKE_PART = "may take part";
export const TAKES_PART = "takes part";
/** @param {string} unit */
export const movementCost = (unit) => `Movement cost${unit ? " · " + unit : ""}`;
export const REACHED = "can be reached; total cost";
export const IN_ENEMY_ZONE = "in an enemy zone of control";
export const PATH = "path under the pointer";
export const SELECTED = "selected";
