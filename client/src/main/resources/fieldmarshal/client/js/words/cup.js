// @ts-check
/** What the page says about a cup of chits. */
import { count } from "../words.js";

export const CUP = "The cup";
export const DRAWN = "Drawn, with points";
export const NOTHING_DRAWN = "nothing yet";
export const EMPTY = "empty";
export const NEXT = "The next draw";

/** @param {number} left @param {number} all */
export const inCup = (left, all) => `In the cup · ${left} of ${all}`;
/** @param {number} chance */
export const share = (chance) => `${Math.round(chance * 100)}\u00a0%`;
/** @param {string} name @param {number} chance */
export const chanceOf = (name, chance) => `${name} ${share(chance)}`;
/** @param {number} n */
export const each = (n) => (n === 1 ? "the last one" : `each of the ${n} armies ${Math.round(100 / n)}\u00a0%`);
/** @param {string} title @param {number} face @param {number | null} value */
export const command = (title, face, value) =>
  value === null ? `Command, ${title}` : `Command, ${title} · die ${face} gives ${count(value, "point")}`;
/** @param {string} title @param {number} drawn @param {number | null} value */
export const chitWords = (title, drawn, value) =>
  drawn ? `${title}, drawn as number ${drawn}${value === null ? "" : `, ${count(value, "point")}`}` : `${title}, in the cup`;
