// @ts-check
/** What the page says in the lobby and in the guided turn. */
import { capital, count } from "../words.js";

export const SECTIONS = "Sections";
export const GAMES = "Games";
export const MATCHES = "Matches";
export const LEARN = "Learn in ten minutes";
export const COLOURS = "Colours for day or night";
export const DAY = "Day";
export const NIGHT = "Night";
export const NO_GAMES = "No games found.";
export const SCENARIO = "Scenario";
export const LENGTH = "Length";
/** @param {string} turns */
export const oneScenario = (turns) => `${turns}; one scenario.`;
export const OPTIONAL_RULES = "Optional rules";
export const NEW_HERE = "New here? Try the guided first turn.";
export const START = "Start the match";
export const MORE_GAMES = "More games";
export const MAP = "Map";
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
export const NOT_COUNTED = "No games of this scenario have been counted yet.";
export const NONE_DRAWN = "none drawn";
/** @param {number} share */
export const drawn = (share) => `drawn ${share}\u00a0%`;
/** @param {string[]} bots @param {number} games @param {boolean} few @param {boolean} usual */
export const counted = (bots, games, few, usual) =>
  `${capital(bots[0])} against ${bots[1]}, ${few ? "only " : ""}${count(games, "game")}` +
  `${usual ? "" : " with the usual options"} (95\u00a0% range)`;
/** @param {string} side @param {number} share @param {boolean} about */
export const winsOf = (side, share, about) => `${side} ${about ? "about " : ""}${share}\u00a0%`;
/** @param {string} side @param {number} share */
export const winsShort = (side, share) => `${side} ${share}`;
export const WON_OF_100 = "bar: games won in 100, bot against bot";
/** @param {number} low @param {number} high */
export const between = (low, high) => ` (${low} to ${high})`;

// ---- matches

export const CONTINUE = "Continue a match";
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
export const NONE_HERE = "None at present.";
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
