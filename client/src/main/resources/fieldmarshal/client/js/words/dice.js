// @ts-check
/** What the page of the dice says. */
import { count, ofHundred } from "../words.js";

export const ABOUT = "All dice are fixed before the first roll. This page calculates each of them again.";
export const NOT_VERIFIED = "These dice cannot be verified";
/** @param {number} proved @param {number} total */
export const verified = (proved, total) => `Dice verified, ${proved} of ${total}`;
export const NONE_YET = "No die has been rolled yet.";
/** @param {number} n */
export const unseen = (n) => `${count(n, "roll")} that this side does not see.`;
/** @param {number} n */
export const laid = (n) => `${count(n, "roll")} set by hand: they cannot be verified.`;
/** @param {number} n */
export const seeded = (n) => `${count(n, "roll")} from a seed that a player may have chosen: they cannot be verified.`;

export const SEALED = "Seed sealed";
export const CHAINS = "Where the dice come from";
export const SEEDS = "Players' seeds";
export const NO_SEEDS = "none: only the server chose the dice";
/** @param {number} n */
export const rolls = (n) => count(n, "roll");
/** @param {number} seed */
export const ofSeed = (seed) => `Seed ${seed}`;
/** @param {boolean} mixed */
export const trust = (mixed) =>
  mixed
    ? "Both players add a secret: nobody can choose a roll, not even the server. Its operator could see rolls early, but not change them."
    : "Nobody can change a roll after the seed is sealed. The operator of the server could see rolls early.";

export const ROLLS = "Rolls";
export const HEADS = ["No.", "Log", "Die", "Shows", "Link", "Check"];
/** @param {number} line */
export const lineWords = (line) => String(line + 1);
export const OPENING = "start";
/** @param {number} n */
export const dieOf = (n) => `1 to ${n}`;
export const FINDINGS = {
  proved: "agrees",
  seeded: "from a seed",
  laid: "set by hand",
  unseen: "not seen",
  wrong: "does not agree",
};
/** @param {number} due */
export const due = (due) => `the chain gives ${due}`;
/** @param {number} n */
export const older = (n) => `Show ${count(n, "older roll")}`;

export const STATISTICS = "Statistics";
export const ALL_DICE = "All dice of this server";
/** @param {number} faces @param {number} total */
export const dice = (faces, total) => `${count(total, "roll")} of 1 to ${faces}`;
/** @param {number} faces */
export const expected = (faces) => `expected ${(100 / faces).toFixed(faces > 9 ? 1 : 0)}\u00a0% each`;
export const TOO_FEW = "Too few rolls to say whether they are even.";
/** @param {import("../dice/chances.js").Test} t */
export const chiWords = (t) => `Chi-square ${t.chi.toFixed(1)} with ${count(t.degrees, "degree")} of freedom, p = ${pWords(t.p)}.`;
/** @param {number} p */
const pWords = (p) => (p < 0.001 ? "less than 0.001" : p.toFixed(3));
/** @param {number} p */
export const fairWords = (p) => {
  const n = Math.round(p * 100);
  if (p < 0.001) return "Fair dice are as uneven as these less than once in a thousand times. That is suspicious.";
  if (p < 0.01) return "Fair dice are as uneven as these about once in a hundred times or less. That is unusual.";
  const are = n === 1 ? "is" : "are";
  return `Of 100 sets of fair dice ${n} ${are} at least as uneven as these. That is ${p < 0.05 ? "rare, but possible" : "usual"}.`;
};
export const LUCK = "Luck of each side";
export const LUCK_COMES = "The luck is being calculated …";
export const LUCK_WITHHELD = "This match has hidden units: the luck is shown when it is over.";
export const NO_ATTACKS = "No attack has been rolled yet.";
/** @param {number} attacks @param {number} luck @param {number} share */
export const luckWords = (attacks, luck, share) =>
  `${count(attacks, "attack")}: ${Math.abs(luck).toFixed(1)} steps ${luck < 0 ? "worse" : "better"} than expected, ` +
  `luckier than in ${ofHundred(share)} of 100 matches`;
/** @param {string} face @param {number} n @param {number} percent */
export const bar = (face, n, percent) => `${face}: ${count(n, "time")}, ${percent.toFixed(0)}\u00a0%`;
export const HOW_TO = "To check a saved match without this page: ./fieldmarshal verify FILE";
