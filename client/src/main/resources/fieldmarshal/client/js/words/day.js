// @ts-check
/** What the page of the day says. Headlines come from rules: the same words for both sides, and no joy. */
import { count, listed } from "../words.js";

export const PAPER = "The Daily Dispatch";
export const DAY_PAGE = "The page of the day";
/** @param {number} n */
export const numberOf = (n) => `No. ${n}`;
/** @param {string} part */
export const partOf = (part) => part;
export const CONTINUE = "Continue";
export const WATCH = "Watch the moves";
export const SHOW_DAY = "Show this page after each enemy turn";
export const SHOW_HEX = "Show this hex on the map";
export const SHOW_LINE = "Show it in the replay";

// ---- headlines

/** @param {string} place */
export const townFalls = (place) => `${place} Falls`;
/** @param {string} place @param {string} side */
export const townHeld = (place, side) => `${place} in the hands of ${side}`;
/** @param {number} n */
export const cutOff = (n) => (n === 1 ? "A Unit Cut Off" : `${n} Units Cut Off`);
/** @param {string} unit */
export const unitCutOff = (unit) => `${unit} Cut Off`;
/** @param {string} unit */
export const unitDestroyed = (unit) => `${unit} Destroyed`;
/** @param {number} n */
export const unitsDestroyed = (n) => `${n} Units Destroyed`;
/** @param {string} place */
export const fallsBackTo = (place) => `Retreat to ${place}`;
/** @param {string} unit */
export const fallsBack = (unit) => `${unit} Falls Back`;
/** @param {string} place */
export const attackFails = (place) => `Attack Fails at ${place}`;
/** @param {string} place */
export const attackAt = (place) => `Fighting at ${place}`;
/** @param {string} place */
export const marchOn = (place) => `Enemy Marches to ${place}`;
/** @param {string} front with its preposition, or nothing */
export const quiet = (front) => `All Quiet ${front || "at the Front"}`;
/** @param {string} river */
export const onRiver = (river) => `on the ${river}`;
/** @param {string} land */
export const inLand = (land) => `in ${land}`;

// ---- the line below

/** @param {number} fights @param {number} won */
export function fightsLine(fights, won) {
  const all = fights === 1 ? "which succeeds" : "all of which succeed",
    some = `${won} of which ${won === 1 ? "succeeds" : "succeed"}`;
  return `${count(fights, "attack")}, ${won === fights ? all : won ? some : "without success"}`;
}
/** @param {number} n */
export const hexesLine = (n) => `${count(n, "hex changes", "hexes change")} hands`;
/** @param {string} side */
export const nothingLine = (side) => `No attack by ${side}`;

// ---- notes: a head in bold and a sentence

/** @param {string} place with its hex @param {string} side */
export const takenNote = (place, side) => `${place} is taken by ${side}.`;
/** @param {number} points */
export const worth = (points) => `It is worth ${count(points, "point")}.`;
/** @param {string} unit @param {string} place */
export const destroyedNote = (unit, place) => [`${unit} is destroyed`, place ? `at ${place}.` : "."];
/** @param {string} unit @param {string} place */
export const cutNote = (unit, place) => [`${unit} is cut off`, `at ${place}: it has no supply line.`];
/** @param {string[]} units @param {string[]} places */
export const cutTogether = (units, places) => [`${listed(units)} are cut off`, `at ${listed(places)}: they have no supply line.`];
/** @param {string} unit @param {string} place */
export const relievedNote = (unit, place) => [`${unit} is relieved`, `at ${place}: it has a supply line again.`];
/** @param {string} unit @param {number} n @param {string} from @param {string} to */
export const retreatNote = (unit, n, from, to) => [`${unit} falls back`, `${count(n, "hex", "hexes")}, from ${from} to ${to}.`];
/** @param {string} unit @param {string} from @param {string} to @param {number} n */
export const marchNote = (unit, from, to, n) => [`${unit} marches`, `${count(n, "hex", "hexes")} from ${from} to ${to}.`];
/** @param {string} unit @param {string} from @param {string} to */
export const railNote = (unit, from, to) => [`${unit} moves by rail`, `from ${from} to ${to}.`];
/** @param {string} unit @param {string} place */
export const arrivedNote = (unit, place) => [`${unit} arrives`, `at ${place}.`];
/** @param {string} unit @param {number} n @param {string} place */
export const reducedNote = (unit, n, place) => [`${unit} loses ${count(n, "step")}`, place ? `at ${place}.` : "."];
/** @param {boolean} won @param {string} place */
export const fightHead = (won, place) => (won ? `An attack on ${place} succeeds.` : `An attack on ${place} fails.`);
/** Who fought, with how many others, and the odds, which stay in one line. @param {string} who @param {number} more @param {string} odds */
export const fightLine = (who, more, odds) => [more > 0 ? `${who} and ${more} more attack at ` : `${who} attacks at `, `${odds}:`];
/** The same where the attackers are not seen. @param {string} attack what a side does @param {string} odds */
export const unseenFight = (attack, odds) => [`${attack} at `, `${odds}:`];
export const ATTACK = "attack";
/** @param {string} attacker @param {string} defender */
export const fightCost = (attacker, defender) => `Attacker: ${attacker}. Defender: ${defender}.`;
export const A_STACK = "A hidden stack";

// ---- totals

/** @param {string} side with its article @param {number} n */
export const lostTotal = (side, n) => `${n === 1 ? "step" : "steps"} lost by ${side}`;
/** @param {number} n */
export const hexTotal = (n) => (n === 1 ? "hex changed hands" : "hexes changed hands");
export const POINTS = "victory points:";
