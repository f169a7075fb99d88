// @ts-check
/** One state, one render: whatever changes the state says so, and the page is brought to it once a frame. */
import { lexiconOf } from "./lexicon.js";
import { learnNations } from "./palette.js";
import { orderWords } from "./words.js";

/**
 * @typedef {object} AttackPlan
 * @property {string[]} targets @property {Set<string>} attackers
 * @property {Map<string, number>} extras what is added, amounts by key
 * @property {import("./types.js").Muster} offer what the server offers for these targets
 * @property {import("./types.js").Preview | null} preview @property {{case: string, why: string} | null} refused
 * @property {boolean} [sure] the player has been asked
 */

/**
 * @typedef {object} Result
 * @property {string} when @property {import("./types.js").Fought | undefined} fought @property {import("./types.js").GameEvent[]} rolls
 * @property {import("./types.js").GameEvent[]} events @property {string[]} targets @property {number} at
 * @property {import("./types.js").Preview | null} plan @property {import("./play/meanwhile.js").Tale[]} [tales] since a side last sat here
 * @property {import("./types.js").Fought[]} [fights] of a part of a turn that is watched @property {string} [part] that part
 * @property {boolean} [combat] of a combat that has no result yet @property {boolean} [kept] of one whose last answer ended its phase
 */

/** @typedef {{hex: string, path: string[], mp: number, steps: import("./types.js").PathStep[] | null}} Route */

/**
 * @typedef {object} Pick what has been picked in a decision
 * @property {boolean} [complete] whether all legal orders are known @property {string[]} [units] units that may do something
 * @property {string} [key] the units that are picked @property {Map<string, import("./types.js").Order[]>} [hexes] where they may go
 * @property {string | null} [from] @property {string | null} [at] @property {string | null} [focus] @property {Set<string>} [clicked]
 * @property {Set<string>} [stay] hex and unit of those that shall not advance with the others
 * @property {Map<string, Set<string>>} [rings] whom a headquarters shall command @property {Set<string>} [asked] hexes thought about
 * @property {Set<string>} [zone] @property {Set<string>} [some] @property {Record<string, number>} [loss]
 */

/**
 * @typedef {object} TableState
 * @property {"lobby" | "match" | "loading" | "enter"} page @property {import("./people/open.js").Me | null} me who sits here
 * @property {string} theme
 * @property {import("./types.js").Game[]} games
 * @property {import("./types.js").MatchCard[]} matches those of the list that have been fetched @property {number} total how many there are
 * @property {import("./types.js").Match | null} match
 * @property {import("./types.js").Game | null} game
 * @property {import("./map/chart.js").Chart | null} chart @property {string} chartOf the game whose map the chart is
 * @property {Map<string, import("./counters/face.js").PrintedUnit>} printed
 * @property {import("./types.js").Book[]} cases @property {import("./types.js").Chartable[]} tables
 * @property {import("./types.js").LogLine[]} log
 * @property {string | null} peek the hex whose stack is shown because the pointer rests there
 * @property {string | null} hover @property {string | null} cursor @property {string | null} hex
 * @property {string[]} units selected units @property {string} mode
 * @property {import("./types.js").Reach | null} reach
 * @property {Route | null} route
 * @property {{hex: string, why: string, case: string, x?: number, y?: number} | null} refusal
 * @property {AttackPlan | null} attack
 * @property {string[]} targets
 * @property {Record<string, import("./types.js").TargetOdds>} targetOdds
 * @property {import("./types.js").Deed[]} deeds attacks that were declared and can be called off
 * @property {import("./types.js").Order[] | null} legal
 * @property {Pick} pick choices made in a decision
 * @property {string | null} overlay @property {import("./types.js").OverlayData | null} overlayData
 * @property {string} helped the decision for which one was laid unasked @property {string | null} drawer what lies open
 * @property {string} sheet the page of the sheet, where that lies open @property {string} caseOpen @property {string} search
 * @property {string} tab
 * @property {{line: number, state: import("./types.js").State | null, playing: boolean, speed: number} | null} replay
 * @property {{data: import("./types.js").AnalysisData, side: string, at: number, mistake: number, touched?: boolean} | null} analysis
 * @property {(Partial<import("./types.js").HintData> & {thinking?: boolean}) | null} hint what the marshal would do
 * @property {import("./types.js").Thinking | null} thinking @property {boolean} online
 * @property {string | null} notice @property {string} said what was noticed last, also when it has gone from the screen
 * @property {Result | null} result what dice brought last, shown until put away
 * @property {number} guide step of the guided turn, -1 when off
 * @property {import("./types.js").Story | null} end of the page that is open @property {import("./types.js").Day | null} day the same
 * @property {import("./drama/perform.js").Drama | null} drama a combat that is being seen
 * @property {string | null} veil side to which the screen is being handed
 * @property {string} viewer the side that looks, where the sides see different things
 * @property {boolean} busy @property {number} sure the revision at which the player was asked whether to end the phase
 * @property {boolean} menu @property {boolean} printing the whole log goes to paper
 * @property {{name: string, go: (answer: string) => void} | null} asked what a question is about, and what follows
 * @property {import("./types.js").LobbyState} lobby
 * @property {string} casesOf @property {string} tablesOf
 * @property {number} zoneAt @property {Set<string>} zone @property {import("./dice/book.js").Found | null} dice
 */

/** @type {TableState} */
export const state = {
  page: "loading",
  me: null,
  theme: "light",
  games: [],
  matches: [],
  total: 0,
  match: null,
  game: null,
  chart: null,
  chartOf: "",
  printed: new Map(),
  said: "",
  cases: [],
  tables: [],
  log: [],
  hover: null,
  peek: null,
  cursor: null,
  hex: null,
  units: [],
  mode: "march",
  reach: null,
  route: null,
  refusal: null,
  attack: null,
  targets: [],
  targetOdds: {},
  deeds: [],
  legal: null,
  pick: {},
  overlay: null,
  overlayData: null,
  helped: "",
  drawer: null,
  sheet: "log",
  caseOpen: "",
  search: "",
  tab: "stack",
  replay: null,
  analysis: null,
  hint: null,
  thinking: null,
  online: true,
  dice: null,
  notice: null,
  result: null,
  guide: -1,
  end: null,
  day: null,
  drama: null,
  veil: null,
  viewer: "",
  busy: false,
  sure: -1,
  menu: false,
  printing: false,
  asked: null,
  lobby: { game: "", scenario: "", options: new Set(), seats: {} },
  casesOf: "",
  tablesOf: "",
  zoneAt: -1,
  zone: new Set(),
};

/** @type {(() => void)[]} */
const renders = [];
let asked = false;
let frame = 0;
/** @param {() => void} f */
export function onRender(f) {
  renders.push(f);
}

/** Says that the state has changed. @param {Partial<TableState>} [change] */
export function set(change) {
  if (change) Object.assign(state, change);
  if (asked) return;
  asked = true;
  frame = requestAnimationFrame(draw);
}

function draw() {
  asked = false;
  for (const f of renders) f();
}

/** Draws a change at once, so that the next frame already shows it. */
export function flush() {
  if (!asked) return;
  cancelAnimationFrame(frame);
  draw();
}

let due = 0;

/**
 * Does something after some time, or after two frames where none is given.
 * @param {() => void} f @param {number} [ms] @returns {() => void} calls it off
 */
export function later(f, ms) {
  let open = true;
  due++;
  const done = () => {
    if (!open) return false;
    open = false;
    due--;
    return true;
  };
  const go = () => done() && f();
  if (ms !== undefined) setTimeout(go, ms);
  else requestAnimationFrame(() => requestAnimationFrame(go));
  return done;
}

/** Whether a change has not been drawn yet, or something is still to be done. */
export function rendering() {
  return asked || due > 0;
}

/** Takes up the games of the shelf, with the nations that they name. @param {import("./types.js").Game[]} games */
export function learn(games) {
  learnNations(games.flatMap((g) => g.nations || []));
  state.games = games;
}

/** The state of the match that is shown: now, or where the replay stands. */
export function shown() {
  return (state.replay && state.replay.state) || (state.match && state.match.state) || null;
}

/** @param {string} id */
export function sideName(id) {
  const s = state.game && state.game.sides.find((v) => v.id === id);
  return s ? s.name : id;
}

/** The nation whose colours a side shows. @param {string | null | undefined} id */
export function sideNation(id) {
  return state.game?.sides.find((v) => v.id === id)?.nation;
}

/** @param {string | null | undefined} id */
export function sideIndex(id) {
  return state.game ? state.game.sides.findIndex((v) => v.id === id) : -1;
}

/** Whether this screen decides now. */
export function mine() {
  const m = state.match;
  if (!m || !m.decision.side || state.replay || m.differs) return false;
  return human(m, m.decision.side);
}

/** Whether a side is played at this screen. @param {import("./types.js").Match} m @param {string | null} side */
export function human(m, side) {
  return !!side && (m.yours ? m.yours.includes(side) : !m.players[side]?.bot);
}

/** Whether the screen is shared by sides that must not see what the other sees. @param {import("./types.js").Match} m */
export function secret(m) {
  return !!m.hidden && Object.keys(m.seats).filter((s) => human(m, s)).length > 1;
}

/** The units that can still go somewhere, as the clerk says. */
export function canMove() {
  const m = state.match;
  return new Set((m && m.canMove) || []);
}

/** @param {string} id @returns {import("./types.js").Unit | undefined} */
export function unitOf(id) {
  return shown()?.units.find((u) => u.id === id);
}

/** @param {string} id */
export function unitName(id) {
  return unitOf(id)?.name || id;
}

/** @param {string} hex @returns {import("./types.js").Unit[]} top first */
export function stackAt(hex) {
  const s = shown();
  if (!s) return [];
  return sorted(s.units.filter((u) => u.hex === hex));
}

/**
 * A stack as it lies, top first: in the order that the game keeps, or by the order of its types, the strongest first.
 * @param {import("./types.js").Unit[]} list
 */
export function sorted(list) {
  const { rank } = lexiconOf(state.game);
  const place = (/** @type {import("./types.js").Unit} */ u) =>
    u.depth ?? (u.hidden ? 0 : (rank.get(u.type) ?? rank.size) * 1000 - (u.attack + u.defense) * 10);
  return list.slice().sort((a, b) => place(a) - place(b));
}

/** @param {string} n */
export function hexOf(n) {
  return state.chart ? byNumber().get(n) : undefined;
}

/** @type {Map<string, import("./map/chart.js").ChartHex>} */
let numbers = new Map();
/** @type {import("./map/chart.js").Chart | null} */
let numbersOf = null;

function byNumber() {
  if (numbersOf !== state.chart && state.chart) {
    numbers = new Map(state.chart.hexes.map((h) => [h.n, h]));
    numbersOf = state.chart;
  }
  return numbers;
}

/** An option of the present decision. @param {string | undefined} id */
export function optionOf(id) {
  return state.match?.decision.question?.options.find((o) => o.id === id);
}

/** Whether units are chosen that withdraw, and none that try to. */
export const surely = () => state.match?.decision.kind === "choose";

/** An order in words. @param {import("./types.js").Order} o */
export function orderText(o) {
  const title = (/** @type {string} */ id) => optionOf(id)?.title;
  return orderWords(o, { unit: unitName, place: placeName, option: (id) => title(id) || id, act: title, surely: surely() });
}

/** A hex in words. @param {string} n */
export function placeName(n) {
  const h = hexOf(n);
  return h && h.name ? `${h.name} (${n})` : n;
}
