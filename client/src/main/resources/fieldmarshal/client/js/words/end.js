// @ts-check
/** What the page of the end says. */
import { count, figure, namesTogether, ofHundred } from "../words.js";

export const THE_END = "The end of the game";
export const BACK_TO_MAP = "To the map";
export const REMATCH = "Rematch";
export const SIDES_CHANGED = "sides changed";
export const REPLAY = "Replay";
export const SHARE_PICTURE = "Share picture";
export const PRINT = "Print";
export const A_DRAW = "A draw";
/** What a winner does, without an ending. */
export const WIN = "win";
export const LEVELS = "Levels of victory";
export const REACHED = "reached";

/** @param {number} turn @param {number} last */
export const endOf = (turn, last) => (turn < last ? `The game is over on turn ${turn} of ${last}` : `The game is over after turn ${turn}`);
/** Points of the sides. @param {[string, number][]} of */
export const pointsLine = (of) => of.map(([name, v]) => `${name.replace(/ /g, "\u00a0")}\u00a0${figure(v)}`).join(", ");

/** @param {number} seconds */
export function played(seconds) {
  const minutes = Math.round(seconds / 60);
  if (minutes < 1) return "";
  const h = Math.floor(minutes / 60);
  return `played in ${h ? `${h} h ` : ""}${minutes % 60} min`;
}
/** @param {number} n */
export const orders = (n) => count(n, "order");
/** @param {number} n */
export const attacks = (n) => count(n, "attack");

export const FRONT = "The front, turn by turn";
/** @param {number} n */
export const changedHands = (n) => (n ? `${count(n, "hex", "hexes")} changed hands` : "no hex changed hands");
export const NO_FRONT = "No side controls hexes on this map.";
export const START = "start";
/** @param {number} turn */
export const frontOf = (turn) => (turn ? `front after turn ${turn}` : "front at the start");
export const POINTS_BY_TURN = "Victory points by turn";
export const NO_POINTS = "No points are counted in this scenario.";
export const LOSSES_BY_TURN = "Steps lost by turn";
/** @param {string} side @param {number} value */
export const sideValue = (side, value) => `${side} ${figure(value)}`;
/** @param {number} turn @param {string} side @param {number} n */
export const lostIn = (turn, side, n) => `Turn ${turn}: ${side} lost ${count(n, "step")}`;
/** @param {number} turn @param {string} side @param {number} n */
export const pointsIn = (turn, side, n) => `After turn ${turn}: ${side} ${figure(n)}`;

export const FIGHTS = "The decisive fights";
export const NO_FIGHTS = "No attack was made.";
/** @param {number} turn @param {string} side as in a sentence */
export const fightHead = (turn, side) => `Turn ${turn}, attack by ${side}`;
/** @param {string} name */
export const nearPlace = (name) => `Near ${name}`;
export const ATTACKER = "Attacker";
export const DEFENDER = "Defender";
export const SHOW = "Show it in the replay";

/**
 * What a fight cost one side, in words.
 * @param {number} steps @param {string[]} destroyed @param {number} back hexes of the longest retreat @param {string} advance the place
 */
export function costWords(steps, destroyed, back, advance) {
  const out = [];
  if (steps) out.push(`loses ${count(steps, "step")}`);
  const gone = destroyed.length > 2 ? count(destroyed.length, "unit") : namesTogether(destroyed);
  if (gone) out.push(`${gone} destroyed`);
  if (back) out.push(`retreats ${count(back, "hex", "hexes")}`);
  if (advance) out.push(`advances to ${advance}`);
  return out.length ? out.join(", ") : "no loss";
}
/** @param {string} side @param {number} percent */
export const chanceMoved = (side, percent) => `${side}: chance to win +${percent}\u00a0%`;
/** @param {string} side @param {number} points @param {boolean} named whether the side must be named */
export const pointsMoved = (side, points, named) => `${named ? `${side}: ` : ""}+${count(points, "point")}`;

/** @param {string} wins who wins @param {string} late who had no time left @param {boolean} plural */
export const wonOnTime = (wins, late, plural) => `${wins}: ${late} ${plural ? "have" : "has"} lost on time`;
/** @param {string} side @param {number} turn */
export const resigns = (side, turn) => `${side} resigned on turn ${turn}`;
/** @param {number} turn */
export const agreed = (turn) => `Both sides agreed to a draw on turn ${turn}`;
/** @param {number} points more, or fewer @param {string} side as in a sentence @param {string} level */
export const missed = (points, side, level) =>
  `${count(Math.abs(points), points > 0 ? "more point" : "point fewer", points > 0 ? "more points" : "points fewer")} of ${side} ` +
  `would have meant: ${level}`;
/** @param {string} town */
export const falls = (town) => `${town} falls`;
/** @param {number} turn @param {string} town @param {string} side as in a sentence */
export const fell = (turn, town, side) => `Turn ${turn}: ${town} is taken by ${side}`;

export const LUCK = "Luck of the dice";
export const LUCK_COMES = "The luck of the dice is being calculated.";
export const NO_DICE = "No die was rolled in an attack.";
export const NO_LUCK = "The dice favoured no side.";
/** @param {number} n @param {number} mean @param {number} expected */
export const meanOf = (n, mean, expected) => `${count(n, "die", "dice")}, mean ${mean.toFixed(2)}, expected ${expected.toFixed(2)}`;
/** @param {number} n @param {number} expected @param {"high" | "low" | null} [good] what helps whoever rolls */
export const diceOf = (n, expected, good) =>
  `${count(n, "die", "dice")}, expected ${expected.toFixed(2)}${good ? `; ${good} dice are good for the side that rolls` : ""}`;
/** @param {string} side as in a sentence @param {number} steps @param {number} share */
export const luckier = (side, steps, share) =>
  `The dice of both sides together gave ${side} ${steps.toFixed(1)} steps more than expected: ` +
  `luckier than in ${ofHundred(share)} of 100 matches.`;
export const LUCK_OR_CHOICES = "Luck and choices in attacks";
export const EXPECTED = "Expected";
export const BY_DICE = "Dice";
export const BY_CHOICES = "Choices";
export const ACTUAL = "Actual";
export const HOW_LUCK =
  "Expected: the mean of all dice if both sides choose as the bot Staff would. Dice: what the dice that fell changed. " +
  "Choices: what the players\u2019 own answers changed.";
/** @param {string} side */
export const stepsLost = (side) => `${side}: steps lost`;
/** @param {string} side */
export const pointsGained = (side) => `${side}: points gained`;
/** @param {number} v */
export const tenths = (v) => (v < 0 ? "−" : "") + Math.abs(v).toFixed(1);
/** @param {number} v a change, with its sign */
export const changed = (v) => (v > 0 ? "+" : "") + tenths(v);
export const LUCK_BY_TURN = "Luck by turn, in steps";
/** @param {number} turn @param {string} side as in a sentence @param {number} steps */
export const luckIn = (turn, side, steps) => `Turn ${turn}: the dice helped ${side} by ${count(Number(steps.toFixed(1)), "step")}`;
