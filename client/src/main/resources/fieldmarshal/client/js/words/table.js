// @ts-check
/** What the page says round the map: bar, menu, notices, tips, and the table for ears. */
import { called, count, halves, inPoints, listed } from "../words.js";

export const NAME = "Field Marshal";
export const MENU = "Menu";
export const RULES = "Rules";
export const REPLAY = "Replay";
export const TO_LOBBY = "To the lobby";
export const TURN = "Turn";
export const PHASES = "Phases";
export const SHARE = "Share this position";
export const CLOSE = "Close";
export const GO_ON = "Continue";
export const PLAY_ON = "Play on from here";
export const GUIDED = "Guided first turn";
export const OPEN_FILE = "Open a file";

/** Some scenarios begin in the middle of the campaign. @param {number} turn @param {{first: number, last: number}} of */
export const turnOf = (turn, { first, last }) =>
  first > 1 ? `${turn - first + 1} of ${last - first + 1} turns` : `turn ${turn} of ${last}`;
/** Who comes next. @param {string} name */
export const nextIs = (name) => `Next: ${name}`;

export const ENEMY_DAY = "What the enemy did";
export const SEE_END = "See how it ended";
export const GAME_ENDS = "end of the game";
/** @param {number} turn @param {string} who */
export const turnBegins = (turn, who) => `turn ${turn}, ${who}`;

// ---- what is to be decided

export const NO_ANSWER = "Field Marshal does not answer. Trying again …";
/** @param {string} side */
export const botDecides = (side) => `${side}: the bot decides.`;
export const TURN_OF_ANOTHER = "to play ·";
/** @param {string} name @param {string} side */
export const decidesElsewhere = (name, side) => (name ? `${side}: ${name} decides.` : `${side}: this seat is still free.`);
export const DECIDES = "to decide:";
export const DIE_ROLLS = "The die is rolling.";
export const MARCH = "March ";
/** @param {number} n */
export const together = (n) => count(n, "unit") + " together";
export const OTHER_UNIT = ", or select another unit.";
export const ATTACK = "Attack ";
/** @param {string} unit @param {string} place */
export const unitAt = (unit, place) => `${called(unit)} at ${place}`;
export const OTHER_HEX = ", or select another hex.";
export const OVER = "The game is over.";
/** @param {string} level @param {string} points */
export const gameOver = (level, points) => `The game is over: ${level}${points ? ` (${points})` : ""}.`;

// ---- the button that ends a phase

export const BEGIN_COMBATS = "Begin the combats";
/** @param {number} n */
export const canStillMove = (n) => (n ? `${count(n, "unit")} can still move` : "no unit can move any more");
/** @param {number} n */
export const declaredWords = (n) => `${count(n, "attack")} declared`;
export const LOOKING_UP = "looking up what can be attacked";
/** @param {number} n */
export const canBeAttacked = (n) => (n ? `${count(n, "hex", "hexes")} can be attacked` : "no hex can be attacked");
/** @param {number} used @param {number} most @param {string} what @param {string} place @param {number} more */
export const overstacked = (used, most, what, place, more) =>
  `overstacked: ${used} of ${most} ${what} at ${place}${more ? ` and ${count(more, "other hex", "other hexes")}` : ""}`;
/** What units are in for. @param {string} what @param {string[]} names */
export const warningOf = (what, names) => `${what}: ${names.length > 1 ? count(names.length, "unit") : names.join()}`;
/** @param {string} what @param {string[]} names */
export const warningInFull = (what, names) => `${what}: ${names.join(", ")}`;
/** @param {string} words */
export const sure = (words) => `${words}: sure?`;
/** Before an order that a player may regret. @param {string} order */
export const askOrder = (order) => `${order}?`;
export const ADVANCE = "Advance";
export const CANCEL = "Cancel";
export const AGAIN_TO_CONFIRM = "Do it again to confirm.";
export const SET_UP_AS_IT_IS = "the other units stay where they are";
export const NOTHING_CHOSEN = "nothing is chosen";
export const NOTHING_TO_CHOOSE = "there is nothing to choose";

// ---- a bot plays

export const BOT_PROGRESS = "Progress of the bot";
export const SLOWER = ["Slower", "The bot waits longer before each order"];
export const FASTER = ["Faster", "The bot waits less before each order"];
export const SKIP = ["Skip to my turn", "The bot plays without waiting"];
export const NOW_SLOWER = "The bot plays slower.";
export const NOW_FASTER = "The bot plays faster.";

// ---- the menu, and who sits at the screen

export const MENU_ITEMS = { log: "Log", tracks: "Tracks", points: "Points", losses: "Losses", arrivals: "Arrivals" };
export const SAVE = "Save to a file";
export const DAY = "Day colours";
export const NIGHT = "Night colours";
export const RESIGN = "Resign …";
export const REMATCH = "Rematch with sides changed";
export const AGAIN = "Rematch, same sides";
export const STANDING = "Standing orders";
export const SETTINGS = "Settings";
export const KEYS = "Keys";
export const LEAVE_GUIDE = "Leave the guide";
export const HAND_OVER = "Hand over";
export const HAND_OVER_TO = "Please hand the screen to the player of that side. Only that player may see what comes next.";
/** @param {string} side */
export const iPlay = (side) => `I play ${side}`;
/** @param {number} order */
export const differsFrom = (order) => `From order ${order} on, this match would go differently today.`;
/** @param {string} rules @param {string} today */
export const differsWhy = (rules, today) =>
  rules === today
    ? "The file was changed after it was saved."
    : `It was played with version ${rules} of the rules; this is version ${today}.`;
/** @param {string} order */
export const differsOrder = (order) => `That order was: ${order}.`;
export const ONLY_SHOWN = "You can only look at this match.";
export const SHOWN_UP_TO_THERE = "You see the match up to that order. You cannot change it.";

// ---- panels at the edges

export const RESULT = "Result";
export const WHAT_HAPPENED = "What happened";
export const THE_ATTACK = "The attack";
export const THE_DIE = "The die";
export const OVERLAYS = "Overlays";
export const FOLD = "Hide the overlays";
export const UNFOLD = "Show the overlays";
export const LEGEND = "Legend";
export const NEARER = "Zoom in (+)";
export const FARTHER = "Zoom out (−)";
export const WHOLE_MAP = "Whole map (0)";
/** @param {string} names */
export const moreUnits = (names) => `and ${names}`;
/** Several stacks lie under a finger. */
export const WHICH_STACK = "Which one?";
export const HEXES_BEFORE = "and the hexes before";
/** Where points do not limit how far one goes, only what it takes. @param {string} place @param {number} mp @param {number} points */
export const costOf = (place, mp, points) => `${place} for ${mp > points ? inPoints(mp) : `${halves(mp)} of ${inPoints(points)}`}`;
/** A way that is not paid with points. @param {string} place @param {number} hexes */
export const farTo = (place, hexes) => `${place}: ${count(hexes, "hex", "hexes")}`;

// ---- for ears

export const IN_WORDS = "The table in words";
export const UNITS_ON_MAP = "Units on the map";
export const MARKERS_ON_MAP = "Markers on the map";
export const IN_REACH = "In reach";
/** @param {string} place @param {number} mp */
export const reachedFor = (place, mp) => `${place} for ${halves(mp)}`;
/** @param {string} place @param {string[]} what */
export const thereIs = (place, what) => `${place}: ${what.join(", ")}`;
/** @param {string} place @param {string} terrain @param {number | undefined} mp @param {string[]} stack */
export const cursorAt = (place, terrain, mp, stack) =>
  `${place}, ${terrain}${mp === undefined ? "" : `, ${inPoints(mp)}`}${stack.length ? ": " + stack.join(", ") : ""}`;
export const MAP_KEYS =
  "Map. Arrow keys move the cursor, Enter selects, Tab goes through the units, E goes to the decision, D accepts the suggestion.";

// ---- notices

export const MOVED_ON = "The position has changed. This is the current position.";
export const NO_TABLE = "Field Marshal does not answer. Is the program still running?";
/** @param {number} status */
export const answered = (status) => `Field Marshal could not do this (error ${status}).`;
export const LINK_COPIED = "The link to this position is on the clipboard.";
export const LINK_IS_LOCAL =
  "The link is on the clipboard. It works only on this computer; save the match to a file to give it to another player.";
/** @param {string} url */
export const linkIsLocal = (url) => `${url} works only on this computer; save the match to a file to give it to another player.`;
export const PICK_FOR_COST = "Select a unit to see its reach and the costs.";
export const NO_COST_NOW = "Units move only in their own movement phase.";
/** @param {string} place @param {string | undefined} unit */
export const outOfReach = (place, unit) => `${place} is out of reach of ${called(unit || "unit")}.`;
/** @param {string} place @param {number} n */
export const attackOn = (place, n) => `Attack on ${place}. ${count(n, "unit")} may take part.`;
export const NOBODY_ATTACKS = "No unit takes part yet.";
/** @param {string} odds */
export const oddsSaid = (odds) => `${odds}.`;

/** What the handle of the panel does, by where the panel rests. */
export const PULL = { low: "Open the panel", middle: "Lower the panel", high: "Lower the panel" };
/** A march would leave units without supply. @param {string[]} names */
export const wouldBeCutOff = (names) => `Without supply after this march: ${listed(names)}.`;
export const MARCH_ANYWAY = "March anyway";
