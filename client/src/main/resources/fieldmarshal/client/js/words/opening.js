// @ts-check
/** The words that lead to pages which are fetched when somebody wants them. */

export const ANALYSIS = "Analysis";
export const ANALYSE_SHORT = "Analyse";
export const ANALYSE = "Analyse the match";
export const HINT = "Hint: what would the marshal do?";

export const PLAYERS = "Players and invitations";
export const PLAYERS_SHORT = "Players";
/** @param {number} n */
export const playersNews = (n) => (n ? `Players, ${n} new` : "Players");
export const AGREE = "Agree";
export const DECLINE = "Decline";
/** @param {string} kind @param {string} name */
export const offered = (kind, name) => (kind === "draw" ? `${name} offers a draw.` : `${name} asks to take back the last order.`);
export const ACCOUNT = "Account";
export const NOTES = "Your notes on hexes";
export const EDITED = "Edited";
export const EDITED_MEANS = "The position was changed by hand, or a die does not show the number that was fixed before.";
export const ELSEWHERE = "From a file";
export const ELSEWHERE_MEANS = "This match comes from a file that this server did not save. Its earlier dice cannot be verified.";

export const DICE = "Dice";
/** @param {number} proved @param {number} total */
export const verified = (proved, total) => `Dice verified, ${proved} of ${total}`;
/** @param {number} proved @param {number} total */
export const checkedOnly = (proved, total) => `Dice: ${proved} of ${total} can be checked`;
export const DICE_WRONG = "The dice do not agree.";
/** @param {import("../dice/book.js").Fault} f */
export const faultWords = (f) =>
  ({
    face: `Roll ${f.number} shows ${f.shown}, and its chain gives ${f.due}.`,
    log: `The log shows ${f.shown || "nothing"} for roll ${f.number}, and its chain gives ${f.due}.`,
    link: `The link of roll ${f.number} does not belong to the chain that was sealed.`,
    chain: "The chain is not the one that this browser has seen before, or dice are missing.",
    seed: "The seed that this browser gave is not in the chain.",
  })[f.what];
