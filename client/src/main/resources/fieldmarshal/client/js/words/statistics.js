// @ts-check
/** What the page of all dice of the server says. */
import { count } from "../words.js";

export const STATISTICS = "All dice of this server";
export const ABOUT = "Finished matches whose dice were fixed in advance. Edited matches and matches from other servers are not counted.";
export const COMING = "The dice are being counted …";
/** @param {number} n */
export const matches = (n) => (n ? count(n, "match", "matches") : "No match is over yet.");
/** @param {number} n */
export const pending = (n) => `${count(n, "match", "matches")} more to be counted.`;
export const EVEN = "How even they are";
export const LUCK = "Luck of each side";
export const NO_LUCK = "No attack was counted yet.";
export const HEADS = ["Game", "Side", "Matches", "Attacks", "Steps", "Luckier than"];
/** @param {number} n */
export const steps = (n) => `${Math.abs(n).toFixed(1)} ${n < 0 ? "worse" : "better"} than expected`;
/** @param {number} share */
export const luckier = (share) => `in ${Math.round(share * 100)} of 100 such series`;
