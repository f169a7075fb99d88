// @ts-check
/** Words of clocks. */

const DAY = 86400,
  HOUR = 3600,
  MINUTE = 60;

/** @param {number} n @param {string} one */
const many = (n, one) => `${n} ${one}${n === 1 ? "" : "s"}`;

/** A length of time in plain words: days and hours, hours and minutes, or minutes and seconds. @param {number} seconds */
export function length(seconds) {
  const s = Math.max(0, Math.floor(seconds));
  if (s >= DAY) return [many(Math.floor(s / DAY), "day"), s % DAY >= HOUR ? `${Math.floor((s % DAY) / HOUR)} h` : ""].join(" ").trim();
  if (s >= 10 * MINUTE) return [s >= HOUR ? `${Math.floor(s / HOUR)} h` : "", `${Math.floor((s % HOUR) / MINUTE)} min`].join(" ").trim();
  return `${Math.floor(s / MINUTE)} min ${s % MINUTE} s`;
}

/** @param {string} time */
export const date = (time) =>
  new Date(time).toLocaleString("en-GB", { weekday: "long", day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" });

export const CLOCKS = "Clocks";
export const ABOUT = "Only the clock of the side that must decide runs. While the server is down, no clock runs.";
export const STANDS = "not running";
export const OUT = "out of time";
export const NO_CLOCK = "This match has no clock.";
export const NOT_BEGUN = "The clocks begin when both seats are taken.";
/** @param {string} left */
export const left = (left) => `${left} left`;
/** @param {string} time */
export const until = (time) => `until ${time}`;
/** @param {string} time */
export const since = (time) => `since ${time}`;
/** @param {string} time */
export const away = (time) => `on vacation, at most until ${time}`;
/** @param {string} time */
export const paused = (time) => `Both players agreed to stop the clocks. They have not run since ${time}.`;
/** @param {string} side @param {string} time */
export const decides = (side, time) => `${side} decides ${time}`;
/** @param {string} own @param {string} bank @param {string} vacation */
export const holds = (own, bank, vacation) => `${own} for this part of the turn, ${bank} in the bank, ${vacation} of vacation.`;

export const TERMS = "Terms";
/** @param {string} turn @param {string} bank @param {string} vacation */
export const terms = (turn, bank, vacation) =>
  `${turn} for each part of a turn, and at least a day whenever a decision comes; ${bank} in the bank; ${vacation} of vacation.`;
/** @type {Record<string, string>} */
export const TIME_OUT = {
  claim: "When a player's time has run out, the opponent may claim the game.",
  clerk: "When a player's time has run out, the opponent may let the program decide for that player. Nobody loses the game by this.",
  warn: "When a player's time has run out, the opponent may give a warning, and claim the game some time later.",
};
export const TOLD_FIRST = "A player gets a notice before the time runs out. Nothing happens unless the opponent acts.";

export const OFFER_PAUSE = "Offer a pause";
export const ACCEPT_PAUSE = "Accept the pause";
export const DECLINE_PAUSE = "Decline the pause";
export const WITHDRAW_PAUSE = "Withdraw the offer";
export const RESUME = "Resume";
export const LEAVE = "Go on vacation";
export const HOME = "End the vacation";
export const WARN = "Warn";
export const CLAIM = "Claim the game";
export const CLERK = "Let the program decide";
/** @param {string} time */
export const rightFrom = (time) => `If the other player has not decided by ${time}, you may act.`;
export const NOTICES = "Notices …";

// ---- the form of a new match
export const TIME = "Time";
export const WITHOUT = "No clock";
/** @type {[string, string][]} */
export const PACES = [
  ["", WITHOUT],
  ["24", "1 day for each part of a turn"],
  ["72", "3 days for each part of a turn"],
  ["168", "7 days for each part of a turn"],
  ["336", "14 days for each part of a turn"],
];
export const BANK = "Days in the bank";
export const VACATION = "Days of vacation";
export const WHEN_OUT = "When time has run out";
/** @type {[string, string][]} */
export const OUTS = [
  ["warn", "the opponent may give a warning, and claim the game two days later"],
  ["claim", "the opponent may claim the game"],
  ["clerk", "the opponent may let the program decide"],
];
