// @ts-check
/** What the page says in the lobby and in the guided turn. */
import { capital, count } from "../words.js";

export const SECTIONS = "Sections";
export const GAMES = "Games";
export const MATCHES = "Matches";
export const COLOURS = "Colours for day or night";
export const DAY = "Day";
export const NIGHT = "Night";
export const NO_GAMES = "No games found.";
export const SCENARIO = "Scenario";
export const OPTIONAL_RULES = "Optional rules";
export const START = "Start the match";
export const MAP = "The front on the map";

// ---- the cards of the games

/** @param {number} n */
export const games = (n) => count(n, "game");
export const COMPLEXITY = "Complexity";
/** @param {number} dots @param {number} of */
export const complexity = (dots, of) => `Complexity ${dots} of ${of}`;
/** @param {number} n */
export const hours = (n) => `about ${n} h`;
export const ESTIMATE = "Our own estimates: playing time for players who know the rules, and how much there is to learn.";
export const NEW_HERE = "New here?";
/** @param {string} title */
export const newHere = (title) => `${title} is a good first game. The guided first turn explains each order. It takes about ten minutes.`;

// ---- the chosen game

export const YOU_PLAY = "You play";
export const AGAINST = "Opponent";
export const SETUP = "Scenario and options";
/** @param {string} scenario @param {number} on */
export const setupNow = (scenario, on) => `${scenario}, ${on ? count(on, "optional rule") : "no optional rules"}`;
export const SEATS = "Who plays";
export const TWO_PEOPLE = "Two people";
/** Where no seat is the player's own. @param {string[]} who */
export const youWatch = (who) => `You watch: ${who.join(" against ")}`;
export const YOU_PLAY_BOTH = "You play both sides.";
/** @param {number} n */
export const turns = (n) => `${n} turns`;
/** @param {string} clash a reason that begins with a small letter */
export const reason = (clash) => capital(clash) + ".";

// ---- who plays

export const YOU = "You";
export const FRIEND = "A friend";
export const AT_THIS_SCREEN = "at this screen";
export const ME = "Me";
export const FRIEND_HERE = "A friend at this screen";
export const SOMEBODY_ELSE = "Somebody else";
export const BY_LINK = "joins by a link, or from the list of open matches";
export const BY_LINK_SHORT = "joins by a link";
/** @param {string} who a seat that no bot has */
export const seatTitle = (who) => (who === "me" ? YOU : FRIEND);
export const WHO_MAY_COME = "Who may join";
/** @type {Record<string, string>} */
export const ACCESS = { private: "Nobody else", invited: "By link", open: "Open to everybody" };
/** @param {string} title */
export const bot = (title) => `Bot: ${title}`;
/** @param {string} side */
export const whoPlays = (side) => `Who plays ${side}`;
/** @param {import("../types.js").Player | undefined} p */
export function seatWord(p) {
  if (p?.bot) return `bot ${p.title || p.bot}`;
  return p?.person === "friend" ? "a friend" : "you";
}

// ---- balance

export const BALANCE = "Balance";
export const NOT_COUNTED = "There are no results for this scenario yet.";
export const NONE_DRAWN = "none drawn";
/** @param {number} share */
export const drawn = (share) => `drawn ${share}\u00a0%`;
/** @param {string[]} bots @param {number} games @param {boolean} few @param {boolean} usual */
export const counted = (bots, games, few, usual) =>
  `${capital(bots[0])} against ${bots[1]}, ${few ? "only " : ""}${count(games, "game")}` +
  `${usual ? "" : " with the usual options"} (95\u00a0% range)`;
/** @param {string} side @param {number} share @param {boolean} about */
export const winsOf = (side, share, about) => `${side} ${about ? "about " : ""}${share}\u00a0%`;
export const WON_OF_100 = "The bar shows games won of 100, with bots on both sides";
/** @param {number} share */
export const drawnShort = (share) => `drawn ${share}`;
/** @param {number} low @param {number} high */
export const between = (low, high) => ` (${low} to ${high})`;

// ---- matches

export const YOUR_MATCHES = "Your matches";
export const ON_THIS_DEVICE = "Matches on this device";
export const NOTHING_WAITS = "Nothing waits for you.";
export const ALL_MATCHES = "All matches";
/** @param {string} who */
export const nextIs = (who) => `Next: ${who}`;
/** @param {string} title @param {number} n */
export const heading = (title, n) => `${title}, ${n}`;
/** @param {number} n */
export const yourTurnIn = (n) => `Your turn in ${count(n, "match", "matches")}`;
/** @param {string} who @param {number} turn */
export const against = (who, turn) => `vs ${who}, turn ${turn}`;
export const BOTH_SIDES = "both sides yours";
/** @param {string[]} who */
export const bots = (who) => who.join(" vs ");
export const OPEN_SEATS = "Open seats";
export const JOIN = "Join";
/** @param {string} who */
export const seeks = (who) => `${who || "Somebody"} looks for an opponent`;
export const WAITS = "Waiting";
export const IS_OVER = "Finished";
export const NO_CLOCK = "no clock";
export const CLOCK_WAITS = "clock not started";
export const STOPPED = "clock stopped";
export const AWAY = "on vacation";
/** @param {number} seconds what is left of a clock */
export function timeLeft(seconds) {
  const hours = Math.floor(seconds / 3600);
  if (seconds <= 0) return "out of time";
  if (hours >= 24) return `${Math.floor(hours / 24)} d ${hours % 24} h left`;
  return hours ? `${hours} h left` : `${Math.max(1, Math.floor(seconds / 60))} min left`;
}
export const TODAY = "today";
export const YESTERDAY = "yesterday";
export const OPEN_MATCHES = "Open matches";
export const YOUR_TURN = "Your turn";
export const WAITING = "Others decide";
export const FINISHED = "Finished";
export const FREE_SEAT = "free seat";
/** @param {string} side @param {string} since */
export const yoursSince = (side, since) => `${side}: you decide, since ${since}`;
/** @param {string} name @param {string} side @param {string} since */
export const waitsSince = (name, side, since) => name ? `${side}: ${name} decides, since ${since}` : `${side}: this seat is still free`;
export const NO_MATCHES = "No matches yet.";
export const NONE_HERE = "None now.";
export const RENAME = "Rename";
export const DELETE = "Delete";
export const NOT_A_MATCH = "This file is not a saved match.";
/** @param {number} n */
export const older = (n) => `Show older matches (${n} more)`;
/** @param {number} turn @param {string} phase @param {string} side */
export const standing = (turn, phase, side) => `Turn ${turn}, ${phase}; ${side} to decide`;
/** @param {string} when @param {number} orders */
export const lastPlayed = (when, orders) => `${when}, ${count(orders, "order")}`.replace(/ (orders?)$/, "\u00a0$1");

// ---- the guided turn

export const GUIDED = "Guided first turn";
export const LEAVE = "Leave the guide";
export const BACK = "Back";
export const NEXT = "Next";
export const FINISH = "Finish";
/** @param {number} n @param {number} of */
export const stepOf = (n, of) => `${GUIDED} · ${n} of ${of}`;
