// @ts-check
/** What the page says about a combat. */
import { count, figure, listed, percent } from "../words.js";

export const ATTACKER = "Attacker";
export const DEFENDER = "Defender";

/** @param {string} place */
export const combatAt = (place) => `Combat at ${place}`;

/** @param {string} role @param {string} side */
export const roleOf = (role, side) => (side ? `${role}: ${side}` : role);

/** The odds, and the column of the table where shifts lead to another. @param {string} odds @param {string} column */
export const oddsWords = (odds, column) => (!column || column === odds ? `Odds ${odds}` : `Odds ${odds}, resolved at ${column}`);

/** Beside a strength after the dice: units may have been lost since. */
export const GONE = "Lost or retreated in this combat";
export const BEFORE_LOSSES = "before losses";

/** How far a stage of the combat is. @type {Record<string, string>} */
export const PROGRESS = { done: "done", now: "now", "to-come": "to come" };

export const TO_ROLL = "to roll";
export const COMPASS = "Retreat compass";
/** @param {string} hex where the way leads */
export const opens = (hex) => `open, to ${hex}`;
export const CLOSED = "Closed:";

// ---- an attack is planned

export const ATTACK = "Attack";
export const DEFENCE = "Defence";
export const CALL_OFF = "Call off";
export const CHOOSE_ATTACKERS = "Choose the attackers";
/** @param {boolean | undefined} declares */
export const commit = (declares) => (declares ? "Declare the attack" : "Attack and roll");
/** What follows at once, before any die. @param {string} title */
export const thenComes = (title) => `then: ${title.toLowerCase()}`;
/** @param {string} what */
export const attackOn = (what) => `Attack on ${what}`;
/** @param {string} hexes */
export const hexesOf = (hexes) => `hexes ${hexes}`;
/** @param {string} n @param {string} name */
export const hexOf = (n, name) => `hex ${n}${name ? ", " + name : ""}`;
/** @param {string} a @param {string} b */
export const against = (a, b) => `${a} against ${b}`;
/** @param {string} names @param {string} hex */
export const from = (names, hex) => `${names} from ${hex}`;
/** @param {string} unit @param {string} hex @param {boolean} on */
export const takesPart = (unit, hex, on) => `${unit} at ${hex}: ${on ? "takes part" : "does not take part"}`;

// ---- what is added

export const SUPPORT = "Support, your choice";
/** What an item gives. @type {Record<string, (worth: number) => string>} */
export const GIFTS = {
  shift: (n) => (n > 0 && n < 1 ? `, 1 column with ${percent(n)}` : `, ${count(n, "column")}`),
  strength: (n) => `, ${count(n, "point")}`,
  factor: (n) => `, ×${figure(n)}`,
};
/** @param {string | undefined} hex @param {boolean} spends */
export const whereAndPrice = (hex, spends) =>
  [hex ? `At ${hex}` : "", spends ? "removed after the attack" : ""].filter(Boolean).join(", ");
/** @param {string} unit */
export const pointsOfUnit = (unit) => `Points of ${unit}`;

// ---- what the dice can bring

export const NOT_KNOWN = "Not known yet";
export const ODDS = "Odds";
/** @param {number} n */
export const dieWords = (n) => (n ? `die ${n > 0 ? "+" : "−"}${Math.abs(n)}` : "");
/** @param {string} parts */
export const dieIsOf = (parts) => `Die roll modifiers: ${parts}.`;
/** @param {string} a @param {string} b @param {string} odds */
export const readAs = (a, b, odds) => `${a} against ${b}: odds ${odds}`;
/** @param {string} column @param {string} worst */
export const mayFallTo = (column, worst) =>
  `The forecast at ${column} uses what is known now. The defender's choices may lower the column to ${worst}.`;
/** @param {number} shift @param {string} column */
export const shifted = (shift, column) => `${count(Math.abs(shift), "column")} ${shift > 0 ? "right" : "left"}: ${column}`;
/** What the attack lacks for the next column. @param {number} n @param {string} odds */
export const lacks = (n, odds) => `${n} more ${n === 1 ? "point gives" : "points give"} odds ${odds}`;
/** What the defence can still come to. @param {string} range */
export const defenceRange = (range) => `The defence will be ${range}; it depends on the defender's choices.`;
export const COLUMN_AND_DIE = "Column and die";
export const DIE_CAN_BRING = "Possible results";
/** @param {number} good @param {number} bad */
export const betterFor = (good, bad) => `better for the attacker ${percent(good)}, for the defender ${percent(bad)}`;
/** @param {string} title @param {number} expected */
export const expects = (title, expected) => `${title}: ${figure(expected)} expected`;
/** @param {{value: number, probability: number}[]} chances */
export const chancesOf = (chances) =>
  chances
    .filter((c) => c.probability > 0)
    .map((c) => `${c.value}: ${percent(c.probability)}`)
    .join(" · ");
/** What a die does to its own unit. @param {import("../types.js").Meaning} m */
export const effect = (m) => m.defender || m.attacker || m.words.toLowerCase();
/** @param {string} chances */
export const ifItFights = (chances) => `If it fights: ${chances}`;
/** What a die can bring, the likeliest first. @param {import("../types.js").Chance[]} list */
export const dieChances = (list) =>
  list
    .filter((o) => o.probability > 0)
    .sort((a, b) => b.probability - a.probability)
    .map((o) => `${percent(o.probability)} ${effect(o.meaning)}`)
    .join(" · ");
/** A die as it fell, what is added, what came of it. @param {number} face @param {number} plus @param {string} words */
export const castWords = (face, plus, words) =>
  `${face}${plus ? ` ${plus > 0 ? "+" : "−"} ${Math.abs(plus)} = ${face + plus}` : ""}: ${words}`;

// ---- what they brought

/** @param {number} n */
export const attacks = (n) => count(n, "attack");
/** @param {string[]} targets @param {string} odds @param {number} [plus] what is added to the die */
export const attackAtOdds = (targets, odds, plus) =>
  `Attack on ${listed(targets)}, ${odds}${plus ? `, die ${plus > 0 ? "+" : "−"}${Math.abs(plus)}` : ""}`;
/** @param {number} n */
export const diceTitle = (n) => (n === 1 ? "The die" : "The dice");
/** What a result means for one of both. @param {string} role @param {string} what */
export const meansFor = (role, what) => `${role}: ${what}`;
/** @param {string} odds */
export const reallyAttack = (odds) => `Attack at ${odds}: sure?`;
