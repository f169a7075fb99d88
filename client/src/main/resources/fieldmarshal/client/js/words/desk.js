// @ts-check
/** What the pages of settings and keys say. */

export const SETTINGS = "Settings";
export const SETTINGS_ABOUT = "Kept on this device. Changes take effect at once.";

export const SOUND_AND_MOTION = "Sound and motion";
export const SOUND = ["Sound", "dice, guns, paper"];
export const VOLUME = ["Volume", "0 is silent"];
/** @param {number} n */
export const percent = (n) => `${n} %`;
export const MOTION = "Motion";
/** @param {string} now */
export const motionAbout = (now) => `your system asks for: ${now}`;
/** @type {[string, string][]} */
export const MOTIONS = [
  ["system", "System"],
  ["none", "None"],
  ["reduced", "Short"],
  ["full", "Full"],
];
/** What a choice of motion does. @type {Record<string, string>} */
export const MOTION_DOES = {
  none: "nothing moves",
  reduced: "counters and dice appear at once",
  full: "counters march, dice roll",
};
export const FOLLOW = ["Follow enemy moves", "the map goes where a bot moves its units"];
export const COMBATS = ["Show combats on the map", "the die over the hex, losses and retreats; Space skips"];
export const DAY = ["Page of the day", "what the enemy did, after each of his player-turns"];
export const PACE = ["Pace of bots", "how long a bot waits before each order"];
/** @type {[number, string][]} */
export const PACES = [
  [12, "Fastest"],
  [50, "Fast"],
  [100, "Usual"],
  [200, "Slow"],
];

export const MAP_AND_TEXT = "Map and text";
export const TEXT = ["Text size", "bar and panels; the map keeps its own scale"];
export const TEXTS = [90, 100, 125, 150, 200];
export const NUMBERS = ["Hex numbers", "on the map"];
/** @type {[string, string][]} */
export const NUMBER_CHOICES = [
  ["never", "Never"],
  ["near", "Near"],
  ["always", "Always"],
];
export const THEME = ["Colours", "map and panels"];
/** @type {[string, string][]} */
export const THEMES = [
  ["light", "Day"],
  ["dark", "Night"],
  ["system", "System"],
];
export const ZONES = ["Mark enemy zones of control", "with red lines while a unit is selected"];

export const ASK_BEFORE = "Ask before";
export const ASK_LOSS = ["Ending a phase that costs units", "overstacked, out of supply, attrition"];
export const ASK_IDLE = ["Ending with something left to do", "“9 units can still move”"];
export const ASK_ODDS = ["An attack at less than 1:1", "press the button twice"];

export const PALETTE = "Counter colours";
/** @type {[string, string, string][]} */
export const PALETTES = [
  ["standard", "Field Marshal palette", "fields in the colours of the nations"],
  ["strong", "Strong contrast", "paper counters, thick edge, broad national stripes: for all kinds of colour blindness"],
];
export const OTHERS_SEE = "How it looks to colour-blind players";
/** @type {[string, string][]} */
export const SIGHTS = [
  ["", "As printed"],
  ["protan", "Protanopia"],
  ["deutan", "Deuteranopia"],
  ["tritan", "Tritanopia"],
];
export const SHAPES = "Stripes, symbols and badges have shapes of their own: no meaning depends on colour alone.";
export const RESET = "Back to the usual settings";

export const CANCEL = "Cancel";
export const RESIGN = "Resign";
/** @param {string} side */
export const resignTitle = (side) => `Resign as ${side}?`;
export const RESIGN_MEANS =
  "The game ends now and the other side wins. The match stays in the list; you can look at it and play on from any point as a branch.";
export const NAME = "Name of the match";
export const RENAME = "Rename";
export const RENAME_TITLE = "Rename the match";
export const RENAME_MEANS = "Only the name changes. The match goes on as before.";
export const DELETE = "Delete for ever";
/** @param {string} name */
export const deleteTitle = (name) => `Delete “${name}”?`;
export const DELETE_MEANS =
  "The match is removed from this computer with all its orders. This cannot be undone. Save it to a file first to keep it.";

export const KEYS = "Keys and mouse";
export const KEYS_ABOUT = "Everything can be done with the keyboard.";
/** Groups of keys: what to press, and what it does. @type {[string, [string, string][]][]} */
export const KEY_GROUPS = [
  [
    "Map",
    [
      ["Arrows", "move the cursor from hex to hex"],
      ["Enter", "select, march, attack: the same as a click"],
      ["Tab", "next unit that can move, beginning near the middle of the view; with Shift the one before"],
      ["+ −", "zoom in, zoom out"],
      ["0", "whole map"],
      ["Esc", "cancel: put down a counter, close a panel, clear the selection"],
    ],
  ],
  [
    "Decisions",
    [
      ["D", "accept the suggestion"],
      ["E", "go to the decision"],
      ["U", "undo; with Shift to the start of the phase"],
      ["Y", "redo"],
      ["Shift P", "undo to where this part of the turn began"],
      ["Shift H", "hint, against a bot: what would the marshal do?"],
    ],
  ],
  [
    "Panels",
    [
      ["?", "rules"],
      ["G", "log"],
      ["T", "tracks"],
      ["R", "replay"],
      ["Shift A", "analyse the match; there left and right step player-turns, M goes to the next mistake"],
      ["N", "day or night colours"],
      ["K", "this page"],
    ],
  ],
  [
    "Replay",
    [
      ["← →", "one line back or forward"],
      ["Space", "play, pause"],
      ["Home End", "beginning, end"],
    ],
  ],
  [
    "Mouse and fingers",
    [
      ["Click", "select; on a highlighted hex: move there; on an enemy: look at it"],
      ["Shift click", "add a unit of the same hex"],
      ["Drag the map", "pan"],
      ["Hold, then drag", "move one of your counters; Esc or the right button cancels"],
      ["Wheel, pinch", "zoom"],
      ["Right click", "look at a hex without an order"],
    ],
  ],
];
export const OVERLAY_KEYS = "Overlays";

export const STANDING = "Standing orders";
export const STANDING_ABOUT = "Answers that you give in advance for the enemy's part of the turn. You can withdraw them at any time.";
export const STANDING_MEANS =
  "While the enemy moves and attacks, the clerk gives these answers for you, so that the enemy need not wait. " +
  "If an answer is not legal, you are asked. The log marks each answer that was used.";
export const STANDING_WAIT = "One moment …";
export const ASK_ME = "ask me";
export const WITHDRAW_ALL = "Withdraw all";
