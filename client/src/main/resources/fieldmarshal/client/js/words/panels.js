// @ts-check
/** What the page says in the panels beside the map. */
import { capital, count, figure, halves, inPoints, listed, percent } from "../words.js";

/** Whether a finger does it, not a mouse. */
export const byFinger = () => !!globalThis.matchMedia?.("(pointer: coarse)").matches;
const touch = byFinger();
const press = touch ? "tap" : "click";

export const CLOSE = "Close";
export const NEXT_UNIT = "Next unit";
export const LOG_AND_REPLAY = "Log and replay";
export const SHIFT_ADDS = "Shift adds to the selection";
export const CALL_OFF = "Call off";
/** @param {boolean} rail @param {string} hex */
export const goTo = (rail, hex) => `${rail ? "Move by rail" : "March"} to ${hex}`;
export const OPEN_RULE = "Open this rule";
/** @param {string} id */
export const ruleOf = (id) => `Rule ${id}`;
/** @param {number} points */
export const pointsOf = (points) => count(points, "point");
/** @param {number} left @param {number} steps */
export const stepsLeft = (left, steps) => `${left} of ${count(steps, "step")}`;

// ---- a hex

/** @param {string} n */
export const hexTitle = (n) => `Hex ${n}`;
/** What stacking counts in a hex. @param {number} used @param {number} most @param {string} what */
export const loadOf = (used, most, what) => (used > most ? `${used} ${what}, limit ${most}` : `${used} of ${most} ${what}`);
export const EMPTY_HEX = "Empty hex";
/** @param {number} n */
export const allUnits = (n) => (n === 2 ? "Both units" : `All ${n} units`);
export const MOVEMENT_POINTS = "Movement points";
/**
 * @param {number} used @param {number} left less than none where one hex may be entered whatever it costs
 * @param {boolean} [once] the unit marches once: what is left is lost
 */
export const onThisPath = (used, left, once) =>
  left < 0
    ? WHOLE_MOVE
    : once && left
      ? `${halves(used)} used, ${halves(left)} lost: a unit moves only once`
      : `${halves(used)} used on this path, ${halves(left)} left`;
const WHOLE_MOVE = "this costs the whole move";
/** @param {number} left @param {number} points @param {number} hexes */
export const inReach = (left, points, hexes) =>
  `${left < points ? `${halves(left)} of ${inPoints(points)} left` : inPoints(points)}, ${hexesInReach(hexes)}`;
/** @param {number} hexes */
export const hexesInReach = (hexes) => `${count(hexes, "hex", "hexes")} in reach`;
/** @param {number} used @param {number} total */
export const usedOf = (used, total) => `${used} of ${total}`;
export const HOW_TO_MOVE = "How to move";
export const DETRAIN = ["Detrain", "leave the train here"];
export const ENTRAIN = ["Entrain", "board a train here, move by rail later"];
export const RAIL = "Rail";
export const RAIL_DOES = `${press} a rail hex: entrain, move, detrain`;
export const NOT_FROM_HERE = "not from here";
export const CLICK_LIT = `${press} a highlighted hex`;
export const SHOW_REACH = "show its reach";

// ---- the situation

export const SITUATION = "The situation";
/** The way back from a hex to the list of the phase. @param {string} phase @param {string} left what is left to do */
export const backTo = (phase, left) => (left ? `${phase}: ${left}` : phase);
export const BACK_TO_PHASE = "Show all that can still be done";
export const THE_END = "The end";
export const GAME_OVER = "The game is over";
/** @param {number} turn @param {string} phase */
export const turnAndPhase = (turn, phase) => `Turn ${turn} · ${phase.toLowerCase()}`;
/** @param {number} n */
export const onTheMap = (n) => `${count(n, "unit")} on the map`;
export const DECLARED = "Declared";
/** @param {number} n */
export const targetsTitle = (n) => (n ? "Can be attacked" : "No hex can be attacked");
export const BARRED_TARGETS = "Cannot be attacked now";
export const BESIDES = "You may also";
export const ARRIVALS = "Can enter the map";
export const CAN_MOVE = "Can still move";
/** @param {number} units @param {string} odds */
export const unitsAtOdds = (units, odds) => `${count(units, "attacker")}, odds ${odds}`;
export const NO_COUNTER = "no counter";
/** @param {number} n */
export const notSeen = (n) => `${count(n, "unit")} not seen`;
export const TURNS_AND_ARRIVALS = "Turns and arrivals";
export const NO_POINTS = "No points";
export const NO_ARRIVALS = "No arrivals";

// ---- a decision

export const DECISION = "Decision";
/** @param {string} side */
export const decisionOf = (side) => `Decision · ${side}`;
export const LOOKING_UP = "Looking up the legal choices …";
export const GO_ON = "Continue";
export const TAKE_LOSS = "Take the loss";
export const YOUR_CHOICE = "Your choice";
/** What stands under an option: a sentence, or some words. @param {string} about @param {boolean} suggested */
export const remark = (about, suggested) =>
  !suggested ? about : !about ? "suggested" : /[.!?]$/.test(about) ? `${about} Suggested.` : `${about}; suggested`;
export const SUGGESTION = "Suggested";
/** @param {string} places */
export const thoseAt = (places) => `Units at ${places}`;
/** @param {boolean} any */
export const choiceTitle = (any) => (any ? "You may choose" : "Nothing to choose");
/** @param {string} place */
export const at = (place) => `at ${place}`;
export const OFF_THE_MAP = "not on the map";
/** @param {number} n */
export const hexCount = (n) => count(n, "hex", "hexes");
/** @param {number} least @param {number} most */
export const tick = (least, most) => (least < most ? `Tick ${least} to ${most}` : `Tick ${most}`);
/** @param {string} title @param {number} n */
export const namesUnits = (title, n) => `${title}: ${count(n, "unit")}`;
export const IN_HAND = "In hand";
export const UNITS = "Units";
export const PICK_ONE = touch
  ? "Tap a counter on the map or below. Then tap a highlighted hex."
  : "Click a counter on the map or below. Then click a highlighted hex, or drag the counter there. Escape cancels.";
/** @param {number} turn @param {boolean} now */
export const changesOn = (turn, now) => `Turn ${turn}${now ? ", at once" : ""}`;
export const MET = "met";
export const NOT_MET = "not met";
/** @param {number} n */
export const ticked = (n) => `${n} ticked`;
export const NOT_TOGETHER = "These cannot be chosen together";
export const NONE_TICKED = "No unit ticked";
/** @param {number} n columns, negative to the left */
const columns = (n) => `${count(Math.abs(n), "column")} ${n < 0 ? "left" : "right"}`;
/** What a support unit can do. @param {number} gives columns @param {number} chance @param {string} about */
export const aidWords = (gives, chance, about) =>
  `${columns(gives)}, ${chance >= 1 ? "certain" : percent(chance)}${about ? ` (${about})` : ""}`;
/** What all ticked units bring on the average. @param {number} sum @param {number} gives */
export const aidSum = (sum, gives) => `On average ${figure(sum)} ${sum === 1 ? "column" : "columns"} ${gives < 0 ? "left" : "right"}`;
/** @param {number} n @param {boolean} drag */
export const clickOneOf = (n, drag) =>
  touch ? `Tap one of the ${n} highlighted hexes.` : `Click one of the ${n} highlighted hexes${drag ? ", or drag the counter there" : ""}.`;
/** @param {string} hex */
export const whichWay = (hex) => `Which path to ${hex}?`;
/** What the button of an order says. @type {Record<string, string>} */
export const VERBS = {
  withdraw: "try to withdraw",
  replace: "roll for replacements",
  command: "take command",
  entrain: "entrain",
};
/** What stands before the hex of an order. @type {Record<string, string>} */
export const TO_HEX = {
  retreat: "to",
  advance: "to",
  displace: "to",
  reinforce: "at",
  place: "at",
  move: "to",
  rail: "to",
  choose: "at",
};

/** @param {string} hex @param {string} name */
export const advanceTogether = (hex, name) => `Advance together to ${name ? `${name} (${hex})` : hex}`;
/** @param {number} n @param {number} over units too many */
export const roomFor = (n, over) =>
  over > 0 ? `Room for ${n}: ${count(over, "unit")} over the limit, eliminated if still there later` : `Room for ${count(n, "unit")}`;
/** What a hex holds after an advance. @param {string} load */
export const thenHolds = (load) => `Then ${load}`;
/** @param {number} n @param {string} hex */
export const advanceAll = (n, hex) => (n === 1 ? `Advance 1 unit to ${hex}` : `Advance ${n} units to ${hex}`);

// ---- command

/** @param {number} n */
export const commandAll = (n) => `Give command to ${count(n, "unit")}`;
/** @param {number} n */
export const byHeadquarters = (n) => (n === 1 ? "By 1 headquarters" : `By ${n} headquarters, one after the other`);
/** @param {number} n who are ringed @param {number} of who are in range */
export const commandSome = (n, of) =>
  n ? `Command ${n === of ? (n === 1 ? "1 unit" : `all ${n} units`) : `${n} of ${of} units`}` : `${capital(press)} the units to command`;

// ---- losses

/** What has to be lost. @param {string} what such as "steps" */
export const toLose = (what) => `${capital(what)} to lose`;
/** @param {number} n @param {number} of */
export const nOf = (n, of) => `${n} of ${of}`;
/** @param {string} what such as "steps" @param {number} missing */
export const stillToLose = (what, missing) => `${capital(what)} still to lose: ${missing}.`;
/** Units that are named though the others are enough. @param {string[]} names */
export const canBeSpared = (names) => `The others are enough without ${listed(names)}. Take one out.`;
export const LOSS_REFUSED = "The rules do not allow these losses.";
/** What a unit is worth that is lost whole. @param {number} worth @param {string} what @param {boolean} gone */
export const paysOf = (worth, what, gone) => `Counts ${worth} of the ${what}${gone ? ": eliminated" : ""}`;
/** @param {string} words @param {number} worth */
export const eachCounts = (words, worth) => `${words}; each counts ${worth}`;
/** @param {string} name */
export const losesStep = (name) => `${name} takes a part of the loss`;
/** @param {number} left @param {number | string} steps @param {boolean} gone */
export const stepsAfter = (left, steps, gone) => `${left} of ${steps} left${gone ? ": eliminated" : ""}`;
export const FEWER = "fewer";
export const MORE = "more";
/** @param {string} name @param {string} more */
export const oneStep = (name, more) => `${name}: one step ${more}`;

// ---- log, replay and sheets

/** The same of several units. @param {string} what @param {boolean} on @param {string} names */
export const markedTogether = (what, on, names) => `${on ? capital(what) : `No longer ${what.toLowerCase()}`}: ${names}.`;
/** @param {number} turn @param {string} who @param {string} phase */
export const logHead = (turn, who, phase) => `Turn ${turn} · ${who} ${phase.toLowerCase()}`;
/** @param {number} n entries of a list that are not shown */
export const showMore = (n) => `Show ${n} more`;
/** @param {number} n */
export const earlierLines = (n) => `Show ${count(n, "earlier line")}`;
/** @param {number} n */
export const laterLines = (n) => `Show ${count(n, "later line")}`;
/** @param {number} n */
export const listHexes = (n) => `List the ${n} hexes`;
export const SHOW_MOMENT = "Show this moment";
export const NOTHING_YET = "Nothing has happened yet.";
export const NOTHING_DONE = "Nothing has been done yet.";
export const THIS_PHASE = "This phase";
/** What a chip of units in some trouble says. @param {number} n @param {string} what */
export const troubled = (n, what) => `${n} ${what}`;
export const SHOW_THEM = "Show them one by one";
/** A side, who played it, and its points where there are any. @param {string} side @param {string | null | undefined} bot
 * @param {number | undefined} points */
export const sideLine = (side, bot, points) =>
  `${side}: ${bot ? `bot ${bot}` : "a player"}${points === undefined ? "" : `, ${pointsOf(points)}`}`;
/** @param {string[]} options */
export const withOptions = (options) => (options.length ? `with ${options.join(", ")}` : "");
/** @param {number} turn @param {string} phase */
export const turnPhase = (turn, phase) => `Turn ${turn}, ${phase}`;
/** @param {string} said */
export const quoted = (said) => `“${said}”`;
export const LOG = "Log";
export const REPLAY = "Replay";
export const TABS = [
  ["log", LOG],
  ["tracks", "Tracks"],
  ["losses", "Losses"],
  ["points", "Points"],
  ["arrivals", "Arrivals"],
];
export const LOG_AND_TRACKS = "Log and tracks";
/** @param {number} n @param {boolean} unknown whether there may be more */
export const stepsLost = (n, unknown) => `${unknown ? "at least " : ""}${count(n, "step")} lost`;
/** @param {string} n */
export const orMore = (n) => `${n} or more`;
/** @param {string} n */
export const orLess = (n) => `${n} or less`;
export const NO_LOSSES = "No losses yet.";
/** @param {number} n */
export const eliminated = (n) => `${n} eliminated`;
export const NOBODY_HAS_POINTS = "No side has points.";
export const NO_TURN_TRACK = "This game has no turn track.";

// ---- rules

export const RULES = "Rules";
export const RULE_TABS = { rules: "Cases", tables: "Charts", counters: "Counters", map: "Map" };
export const SEARCH = "Search the rules";
export const SEARCH_HINT = "Search the rules: supply, river, 8.22 …";
/** @param {string} ruling */
export const rulingWords = (ruling) => `Ruling: ${ruling}`;
/** @param {boolean} fetched */
export const noCase = (fetched) => (fetched ? "No rule contains these words." : "The rules are being loaded.");
export const ALL_CASES = "Show all cases";

// ---- counters and map explained

export const COUNTERS_LATER = "The counters are being loaded.";
export const MAP_LATER = "The map is being drawn.";
/** @param {string[]} forms */
export const figuresMean = (forms) =>
  `The numbers are the current values of the unit: ${forms.join(", or ")}. Bars at the right are its steps; the filled ones are left.`;
export const ARMS = "Unit types";
export const STATUS = "Status";
export const FROM_AFAR = "Zoomed out";
/** @param {string} nation @param {string} side @param {number} n */
export const countersOf = (nation, side, n) => `${nation} · ${side} · ${count(n, "counter")}`;
/** @param {string} name @param {string | undefined} doubt */
export const inDoubt = (name, doubt) => (doubt ? `${name} (uncertain: ${doubt})` : name);
/** Lines and waters of a map. @type {Record<string, string>} */
export const LINES = {
  river: "River",
  "river-major": "Major river",
  canal: "Canal",
  stream: "Stream, without effect",
  rail: "Railway",
  "rail-double": "Railway, two tracks",
  border: "Border",
  trench: "Trench line",
  trace: "Line that the rules name",
  ridge: "Ridge",
  wall: "Blocked hexside",
  lake: "Lake",
  lagoon: "Lagoon",
  sea: "Sea",
  swamp: "Swamp",
  dune: "Dunes, without effect",
  polder: "Polder, without effect",
  floodable: "Hexes that can be flooded",
};
export const SIGNS = [
  ["terrain", "Terrain"],
  ["place", "Places"],
  ["feature", "Also in a hex"],
  ["line", "Lines and waters"],
];

export const BY_STANDING_ORDER = "By standing order:";
