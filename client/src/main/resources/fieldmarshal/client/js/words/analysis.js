// @ts-check
/** What the page says in an analysis and in a hint. */

import { count } from "../words.js";

export const PLAY_FROM_HERE = "Play on from here";

/** @param {number} v from 0 to 1 */
const whole = (v) => Math.round(100 * v);

/** @param {number} v a chance from 0 to 1 */
export const percent = (v) => `${whole(v)}\u00a0%`;

/** With its sign. @param {number} v from -1 to 1 */
export const signed = (v) => (whole(v) > 0 ? "+" : whole(v) < 0 ? "−" : "") + Math.abs(whole(v));

export const WAITING = "Waiting for another analysis";
/** @param {number} done @param {number} total */
export const analysing = (done, total) =>
  done < total ? `First look: ${done} of ${total} player-turns` : "Playing more games where the estimate is least certain";
/** @param {number} done @param {number} total */
export const stoppedAt = (done, total) => `Stopped at ${done} of ${total} player-turns`;
/** @param {number} seconds */
export const about = (seconds) =>
  seconds > 90 ? `about ${Math.round(seconds / 60)} minutes` : `about ${Math.max(1, Math.round(seconds))}\u00a0s`;
export const STOP = "Stop";
export const AGAIN = "Analyse again";
export const FAILED = "This match could not be analysed. The error is in the log of the program.";
export const PROGRESS = "Progress of the analysis";

/** @param {number} turn @param {string} part */
export const when = (turn, part) => `Turn ${turn}, ${part}`;
export const END = "The end";
/** @param {string} mark @param {number} from @param {number} to */
export const verdict = (mark, from, to) => `${mark === "??" ? "A blunder" : "A mistake"}: ${whole(from)} to ${percent(to)}`;
/** @param {string} side @param {number} chance */
export const chanceOf = (side, chance) => `${side}: ${percent(chance)}`;
/** @param {number} low @param {number} high */
export const interval = (low, high) => `95\u00a0% range ${whole(low)} to ${percent(high)}`;
/** @param {number} games */
export const fromGames = (games) => (games ? `from ${count(games, "game")} between two bots` : "the result of the match");

export const PLAYED = "Played";
export const PROPOSED = "The marshal's plan";
export const PLAYED_MARK = "played";
export const MARSHAL_MARK = "marshal";
/** @param {string} unit @param {string} place */
export const goes = (unit, place) => `${unit} to ${place}`;
/** @param {string} units @param {string} place */
export const attacks = (units, place) => `Attack on ${place}: ${units}`;
/** @param {string} first @param {number} more */
export const andMore = (first, more) => (more > 0 ? `${first} and ${more} more` : first);
/** Where a side did nothing beyond what is proposed, and where less is proposed than it did. */
export const NOTHING_MORE = "Only what the marshal would have done too.";
export const NOTHING_INSTEAD = "The marshal would not have made the moves and attacks above.";
/** @param {number} chance @param {number} low @param {number} high */
export const expected = (chance, low, high) => ["Chance to win after that plan: ", percent(chance), ` (${whole(low)} to ${percent(high)})`];
export const DICE_ASIDE = "The luck of the dice is not included.";
export const DICE_COUNTED = "The luck of the dice is included.";

export const LUCK_OR_DECISIONS = "Luck or decisions";
/** @param {string} side @param {number} from @param {number} to */
export const fromTo = (side, from, to) => `${side} ${whole(from)} to ${percent(to)}`;
/** @param {string} adjective */
export const decisions = (adjective) => `${adjective}: decisions`;
export const DICE = "Luck of the dice";
/** Where luck and decisions cannot be told apart. */
export const WHO_GAINED = "Changes by side";
/** @param {string} adjective */
export const playerTurns = (adjective) => `${adjective}: player-turns`;
/** Why the luck of the dice is not told. @param {boolean} fitted whether the chance of a position can be told in this scenario */
export const notWeighed = (fitted) =>
  fitted
    ? "There was no time to calculate the luck of the dice. Decisions and dice of each side are counted together."
    : "The program cannot calculate the luck of the dice in this scenario: it knows the chance to win only from games that were played " +
      "to the end. Decisions and dice of each side are counted together.";
export const FIRST_ESTIMATE = "This is a first estimate from few games: the analysis is not finished.";

export const DROPS = "Largest drops";
export const NO_MISTAKE = "No clear mistake: every drop is within the 95\u00a0% range.";
/** @param {number} n */
export const unseen = (n) => `There was no time to ask the marshal about ${count(n, "more drop")}.`;
/** @param {number} done @param {number} total */
export const notReached = (done, total) =>
  `There was time for ${done} of ${total} player-turns. There may be mistakes in the others too.`;
export const NOT_SOUGHT = "The analysis was stopped before it searched for mistakes.";
export const TRY_HERE = "Try it here";
export const PREVIOUS = "Previous mistake";
export const NEXT = "Next mistake";
export const MISTAKE = "Mistake";

/** @param {string} side */
export const curveTitle = (side) => `${side}: chance to win by player-turn`;
/** @param {number} games */
export const bandWords = (games) => `band: 95\u00a0% range, about ${count(games, "game")} for each point; a draw counts half`;
export const STILL_TO_COME = "still to be analysed";
export const NOT_ANALYSED = "not analysed";
/** What a side does at the edge of the curve, without an ending. */
export const WIN = "win";
/** @param {string} when @param {string} chance @param {string} interval */
export const pointWords = (when, chance, interval) => `${when}: ${chance}, ${interval}`;
export const POINT = "Player-turn";
/** @param {string} mark @param {string} when @param {number} loss */
export const markWords = (mark, when, loss) => `${mark === "??" ? "Blunder" : "Mistake"}: ${when}, ${count(whole(loss), "point")}`;

export const HINT_ABOUT = "What would the marshal do?";
export const HINT_THINKS = "The marshal thinks about it …";
export const HINT_NOTHING = "The marshal would make no more moves and continue.";
/** @param {number} tried */
export const tried = (tried) => (tried ? `The marshal compared ${count(tried, "plan")} for this part of the turn.` : "");
export const CARRY_OUT = "Make these moves";
export const CLOSE = "Close";
