// @ts-check
/** What the pages of settings and keys say. */
import { count } from "../words.js";

export const SETTINGS = "Settings";
export const SETTINGS_ABOUT = "Kept on this device. Changes take effect at once.";
/** The pages beside each other: settings, keys and what belongs to them. */
export const SECTIONS = "Sections";
export const PLAY = "Play";
export const DATA = "Data on this device";

export const SOUND_AND_MOTION = "Sound and motion";
export const SOUND = ["Sound", "Dice, marches, losses and the end of the game"];
export const HEAR = "Click once to hear the dice";
export const HEAR_WHY = "Many browsers are silent until you click.";
export const VOLUME = ["Volume", "At 0\u00a0% you hear nothing"];
/** @param {number} n */
export const percent = (n) => `${n}\u00a0%`;
export const MOTION = "Motion";
/** @type {[string, string][]} */
export const MOTIONS = [
  ["system", "System"],
  ["none", "None"],
  ["reduced", "Reduced"],
  ["full", "Full"],
];
/** What a choice of motion does. @type {Record<string, string>} */
export const MOTION_DOES = {
  none: "Nothing moves, and combats are not shown on the map",
  reduced: "Counters and dice appear at once",
  full: "Counters move and dice roll on the map",
};
export const ENEMY = "Enemy moves";
/** What a choice of enemy moves does. @type {Record<string, string>} */
export const ENEMY_DOES = {
  slow: "Enemy counters move slowly to their hexes",
  fast: "Enemy counters move fast to their hexes",
  once: "Enemy counters appear in their new hexes",
};
/** @type {[string, string][]} */
export const ENEMIES = [
  ["slow", "Slow"],
  ["fast", "Fast"],
  ["once", "At once"],
];
/** Where nothing moves, enemy counters do not move either. */
export const ENEMY_STILL = "Counters move only if motion is full";
export const FOLLOW = ["Follow enemy moves", "The map follows the bot’s moves"];
export const COMBATS = ["Show combats on the map", "The die, losses and retreats; Space skips them"];
export const DAY = ["Page of the day", "A page tells what the enemy did in each player-turn"];
export const PACE = ["Speed of bots", "How long a bot waits before each order"];
/** @type {[number, string][]} */
export const PACES = [
  [12, "Fastest"],
  [50, "Fast"],
  [100, "Usual"],
  [200, "Slow"],
];

export const MAP_AND_TEXT = "Map and text";
export const TEXT = ["Text size", "Bar and panels; the map keeps its own scale"];
export const TEXTS = [90, 100, 125, 150, 200];
export const NUMBERS = ["Hex numbers", "On the map"];
/** @type {[string, string][]} */
export const NUMBER_CHOICES = [
  ["never", "Never"],
  ["near", "When zoomed in"],
  ["always", "Always"],
];
export const THEME = ["Colours", "Map and panels"];
/** @type {[string, string][]} */
export const THEMES = [
  ["light", "Day"],
  ["dark", "Night"],
  ["system", "System"],
];
export const ZONES = ["Mark enemy zones of control", "With red lines while a unit is selected"];

export const ASK_BEFORE = "Ask before";
export const ASK_LOSS = ["Ending a phase that costs units", "Overstacked units, attrition, floods"];
export const ASK_IDLE = ["Ending a phase while units can still move or attack", "“9 units can still move”"];
export const ASK_ODDS = ["An attack at less than 1:1", "You press the button twice"];
export const ASK_SUPPLY = ["A move that leaves a unit out of supply", "Names the units"];
export const ASK_ADVANCE = ["Every advance", "Names the unit and the hex"];

export const PALETTE = "Counter colours";
/** @type {[string, string, string][]} */
export const PALETTES = [
  ["standard", "Field Marshal palette", "Counters in the colours of their nations"],
  ["strong", "Strong contrast", "Light counters, thick edges and broad national stripes, for all kinds of colour blindness"],
];
export const OTHERS_SEE = "How it looks to colour-blind players";
/** @type {[string, string][]} */
export const SIGHTS = [
  ["", "Full colour vision"],
  ["protan", "Protanopia"],
  ["deutan", "Deuteranopia"],
  ["tritan", "Tritanopia"],
];
export const SHAPES = "Stripes, symbols and badges also differ in shape. Nothing depends on colour alone.";
export const RESET = "Back to the usual settings";

export const DATA_ABOUT = "What this browser keeps for Field Marshal. Matches are kept by the program, not by the browser.";
export const KEPT_SETTINGS = ["Settings", "All choices of the page “Play”"];
export const KEPT_DICE = "Dice";
/** @param {number} n */
export const keptDice = (n) =>
  n
    ? `What this browser has seen of the dice of ${count(n, "match", "matches")}. With it, it can show that no die was changed.`
    : "This browser has not checked any dice yet.";
export const FORGET = "Forget the dice";

export const CANCEL = "Cancel";
export const RESIGN = "Resign";
/** @param {string} side */
export const resignTitle = (side) => `Resign as ${side}?`;
export const RESIGN_MEANS =
  "The game ends now and the other side wins. The match stays in your list. You can look at it, and branch a new match from it.";
export const NAME = "Name of the match";
export const RENAME = "Rename";
export const RENAME_TITLE = "Rename the match";
export const RENAME_MEANS = "Only the name changes. The match goes on as before.";
export const DELETE = "Delete";
/** @param {string} name */
export const deleteTitle = (name) => `Delete “${name}”?`;
export const DELETE_MEANS =
  "The match and all its orders are removed for good. This cannot be undone. If you want to keep the match, save it to a file first.";

export const KEYS = "Keys and mouse";
export const KEYS_ABOUT = "Everything can be done with the keyboard.";
/** Groups of keys: what to press, and what it does. @type {[string, [string, string][]][]} */
export const KEY_GROUPS = [
  [
    "Map",
    [
      ["Arrows", "move the cursor from hex to hex"],
      ["Enter", "select, march, attack: the same as a click"],
      ["Tab", "select the next unit that can move; with Shift the one before"],
      ["+ −", "zoom in, zoom out"],
      ["0", "whole map"],
      ["Esc", "cancel: put down a counter, close a panel, clear the selection"],
    ],
  ],
  [
    "Decisions",
    [
      ["D", "accept the suggestion"],
      ["E", "go to the panel of the decision"],
      ["U", "undo; with Shift to the start of the phase"],
      ["Y", "redo"],
      ["Shift P", "undo to the start of this part of the turn"],
      ["Shift H", "hint against a bot: what would the marshal do?"],
    ],
  ],
  [
    "Panels",
    [
      ["?", "rules"],
      ["G", "log"],
      ["T", "tracks"],
      ["R", "replay"],
      ["Shift A", "analyse the match; then ← → go to another player-turn, M to the next mistake"],
      ["N", "day or night colours"],
      ["K", "this page"],
    ],
  ],
  [
    "Replay",
    [
      ["← →", "one line back or forward"],
      ["Space", "play, pause"],
      ["Home End", "start, end"],
    ],
  ],
  [
    "Mouse and fingers",
    [
      ["Click", "select; on a highlighted hex: move there; on an enemy: look at it"],
      ["Shift click", "add a unit of the same hex"],
      ["Drag the map", "move the map"],
      ["Hold, then drag", "move one of your counters; Esc or the right button cancels"],
      ["Wheel, pinch", "zoom"],
      ["Right click", "look at a hex; nothing is ordered"],
    ],
  ],
];
export const OVERLAY_KEYS = "Overlays";

export const STANDING = "Standing orders";
export const STANDING_ABOUT = "Answers that you give in advance for the enemy’s part of the turn. You can withdraw them at any time.";
export const STANDING_MEANS =
  "While the enemy moves and attacks, the program gives these answers for you. The enemy does not have to wait. " +
  "If an answer is not legal, you are asked. The log marks each answer that was used.";
export const STANDING_WAIT = "Loading …";
export const ASK_ME = "ask me";
export const WITHDRAW_ALL = "Withdraw all";
