// @ts-check
/** What a player does at the table: every intention becomes a question or an order to the server. */
import { Refusal, Stale, api, listen, lookAs } from "./api.js";
import { canMove, flush, hexOf, human, later, mine, placeName, secret, set, shown, stackAt, state, unitName, unitOf } from "./store.js";
import { forgetSprites } from "./counters.js";
import { readChart } from "./chart.js";
import { colourSides } from "./palette.js";
import { attackClick } from "./attacking.js";
import { firstPick, hexOfOrder, onScreen, pickClick } from "./choosing.js";

export { attack, attackOrder, callOff, plan, replan } from "./attacking.js";
export { choosePick, choosePickOf, hexOfOrder, unitsOfOrder } from "./choosing.js";
export { branch, closeReplay, lineHex, openReplay, playPause, seek } from "./replay.js";

/** @type {import("./board.js").Board | null} */
let board = null;
/** @type {() => void} */
let unlisten = () => {};
/** @type {AbortController | null} */
let asking = null;
/** @type {any} */
let noticeTimer = 0;

/** @param {import("./board.js").Board | null} b */
export function setBoard(b) {
  board = b;
}
export function theBoard() {
  return board;
}

/** Says something to everybody, also to screen readers. @param {string} text */
export function announce(text) {
  const live = document.getElementById("live");
  if (live) live.textContent = text;
}

/** @param {string} text @param {string} [cause] */
export function notice(text, cause = "") {
  set({ notice: text + (cause ? " " + cause : ""), said: text });
  announce(text);
  clearTimeout(noticeTimer);
  noticeTimer = setTimeout(() => set({ notice: null }), 6500);
}

/** @param {unknown} e */
function trouble(e) {
  if (e instanceof DOMException && e.name === "AbortError") return;
  if (e instanceof Stale) {
    take(e.match, []);
    notice("The position has moved on; here it is as it stands now.");
  } else if (e instanceof Refusal) notice(e.why, e.case);
  else notice(e instanceof Error ? e.message : String(e));
}

// ---- coming to a table

/** @param {string} id */
export async function openMatch(id) {
  unlisten();
  heard = -1;
  sure = Infinity;
  told = [];
  lookAs("");
  set({ page: "loading", match: null, veil: null, viewer: "", replay: null, attack: null, result: null, reach: null, route: null, units: [], hex: null, overlay: null, overlayData: null, log: [], pick: {}, legal: null, targets: [], drawer: null, menu: false, thinking: null, refusal: null, cursor: null });
  try {
    let match = await api.match(id);
    if (secret(match)) {
      // whoever sits here must first say who he is
      const viewer = (human(match, match.decision.side) && match.decision.side) || match.as || "";
      lookAs(viewer);
      match = await api.match(id);
      set({ viewer, veil: viewer });
    }
    const game = state.games.find((g) => g.id === match.game) || null;
    const [chart, printed, log] = await Promise.all([
      state.chart && state.chartOf === match.game ? state.chart : api.chart(match.game).then(readChart),
      api.counters(match.game),
      api.log(id),
    ]);
    state.printed = new Map(printed.map((/** @type {any} */ u) => [u.id, u]));
    if (game) colourSides(game.sides, printed);
    state.chart = chart;
    state.chartOf = match.game;
    state.game = game;
    state.log = log;
    heard = match.revision;
    set({ page: "match", match, tab: "stack" });
    hear(id);
    prepare();
    charts(match.game);
    if (state.pace !== 100) tellPace();
  } catch (e) {
    set({ page: "lobby" });
    trouble(e);
  }
}

/** @param {string} id */
function hear(id) {
  unlisten();
  unlisten = listen(id, {
    update: (e) => updated(id, e),
    thinking: (e) => set({ thinking: e }),
    ended: (e) => set({ thinking: null, notice: e.why }),
    line: (ok) => {
      if (ok !== state.online) set({ online: ok });
    },
  });
}

export const SLOWEST = 800, FASTEST = 12;

/** Bots shall wait so many times as long as now. @param {number} times */
export function setPace(times) {
  const pace = Math.max(FASTEST, Math.min(SLOWEST, Math.round(state.pace * times)));
  set({ pace });
  try {
    localStorage.setItem("pace", String(pace));
  } catch {
    // not kept
  }
  tellPace();
  announce(times > 1 ? "The bot plays slower." : "The bot plays faster.");
}

/** Tells the table how fast bots shall play, where one sits there. */
function tellPace() {
  const m = state.match;
  if (m && Object.keys(m.seats).some((s) => !human(m, s))) api.pace(m.id, state.pace).catch(() => {});
}

/** The screen has changed hands: from now on the page sees what the side at it may see. */
export async function takeSeat() {
  const m = state.match, side = state.veil;
  if (!m || !side) return;
  lookAs(side);
  try {
    const [match, log] = await Promise.all([api.match(m.id), api.log(m.id)]);
    // each side counts only the changes that it notices
    heard = match.revision;
    sure = Infinity;
    told = [];
    set({ match, log, viewer: side, veil: null, result: null, attack: null, reach: null, units: [], hex: null, overlay: null, overlayData: null, replay: null, drawer: null });
    hear(m.id);
    prepare();
  } catch (e) {
    trouble(e);
  }
}

export function leaveMatch() {
  unlisten();
  unlisten = () => {};
  set({ match: null, page: "lobby", replay: null, attack: null, guide: -1 });
}

/** The printed tables of a game. @param {string} game */
export async function charts(game) {
  if (state.tablesOf === game) return;
  state.tablesOf = game;
  try {
    const tables = await api.tables(game);
    if (state.tablesOf === game) set({ tables });
  } catch {
    state.tablesOf = "";
  }
}

/** The rulebooks of a game, when somebody opens them. @param {string} game */
export async function books(game) {
  if (state.casesOf === game) return;
  set({ cases: [], casesOf: game });
  try {
    const cases = await api.cases(game);
    if (state.casesOf === game) set({ cases });
  } catch (e) {
    state.casesOf = "";
    trouble(e);
  }
}

/** The last change that the page has heard of. */
let heard = -1;
let fetching = false;
/** How many lines of the log are certainly still as they were fetched. */
let sure = Infinity;
/** @type {{revision: number, events: import("./types.js").GameEvent[]}[]} told, but not shown yet */
let told = [];

/** The events up to a revision that have not been shown. @param {number} revision */
function untold(revision) {
  const events = told.filter((t) => t.revision <= revision).flatMap((t) => t.events);
  told = told.filter((t) => t.revision > revision);
  return events;
}

/** A change that somebody made, perhaps we ourselves. @param {string} id @param {any} e */
function updated(id, e) {
  if (!state.match || state.match.id !== id || e.revision <= heard) return;
  heard = e.revision;
  // what somebody took back is in our log no longer, even if as much was played since
  sure = Math.min(sure, e.lines ?? 0);
  told.push({ revision: e.revision, events: e.events || [] });
  catchUp();
}

/** Fetches the position while it is behind what was heard; while a bot hurries, one look at the last change is enough. */
async function catchUp() {
  if (state.busy || fetching || !state.match) return; // the answer on its way brings the position
  const id = state.match.id;
  const behind = () => !!state.match && state.match.id === id && heard > state.match.revision && !state.busy;
  fetching = true;
  try {
    while (behind()) {
      const match = await api.match(id);
      if (!behind() || match.revision <= (state.match?.revision ?? 0)) break;
      take(match, untold(match.revision));
    }
  } catch (x) {
    trouble(x);
  } finally {
    fetching = false;
  }
}

/** Takes a newer position: counters travel, the log grows, choices are made anew. @param {import("./types.js").Match} match @param {import("./types.js").GameEvent[]} events */
export function take(match, events) {
  const before = state.match;
  if (before && before.id === match.id && match.revision < before.revision) return;
  if (before && before.id === match.id && match.revision === before.revision && !events.length) return;
  heard = Math.max(heard, match.revision);
  // where things stood, for the eye
  if (before && board && !state.replay) {
    for (const ev of events) {
      if (ev.type === "moved" && ev.from && ev.path) {
        const u = match.state.units.find((v) => v.id === ev.unit) || before.state.units.find((v) => v.id === ev.unit);
        if (u) board.travel(u, [ev.from, ...ev.path]);
      }
    }
  }
  const fought = events.find((ev) => ev.type === "fought");
  const rolls = events.filter((ev) => ev.type === "rolled");
  let result = state.result;
  if (fought || rolls.length) {
    result = { when: stage(match), fought, rolls, events: events.filter((ev) => ev.type !== "began" && ev.type !== "marked"), targets: fought ? fought.targets : [], at: performance.now(), plan: state.attack ? state.attack.preview : null };
    if (fought && board && !state.attack && !state.replay) {
      // somebody else's attack: look there, and at what came of it
      board.reveal(fought.targets[0]);
      state.hex = null;
    }
  } else if (result && (result.when !== stage(match) || match.decision.kind === "attack" || match.decision.kind === "move")) result = null;
  const next = match.decision.side;
  const handOver = secret(match) && next && human(match, next) && next !== state.viewer;
  const samePhase = before && before.decision.kind === match.decision.kind && before.decision.side === match.decision.side;
  if (match.decision.kind === "over" && before && before.decision.kind !== "over") state.hex = null;
  // after our attack the panel is for what came of it
  if (state.attack && before && before.id === match.id && match.revision > before.revision) state.hex = null;
  // while a bot plays, the panel is for what it does
  if (before && before.id === match.id && human(before, before.decision.side) && next && !human(match, next)) state.hex = null;
  set({
    match, result, attack: null, legal: null, pick: {}, route: null, reach: null, refusal: null, targets: samePhase ? state.targets : [], deeds: samePhase ? state.deeds : [],
    thinking: match.decision.side && String(match.seats[match.decision.side]).startsWith("bot") ? state.thinking : null,
    veil: handOver ? next : state.veil,
  });
  const words = events.map((ev) => ev.text).filter(Boolean);
  // what this side has just seen is not for whoever sits down next
  if (handOver) {
    announce("");
    set({ notice: null, said: "", result: null, thinking: null });
  } else if (words.length) announce(words.slice(0, 6).join(" "));
  growLog(match.id);
  prepare();
  if (state.overlay) loadOverlay();
}

/** @param {import("./types.js").Match} m */
function stage(m) {
  return `${m.decision.turn} ${m.decision.phase}`;
}

/** @type {Promise<void>} */
let growing = Promise.resolve();
let waiting = false;

/** @param {string} id */
function growLog(id) {
  if (!waiting) {
    waiting = true;
    growing = growing.then(() => {
      waiting = false;
      return grow(id);
    });
  }
  return growing;
}

/** @param {string} id */
async function grow(id) {
  try {
    const lines = Math.min(sure, state.match && state.match.log ? state.match.log.lines : Infinity);
    sure = Infinity;
    if (lines < state.log.length) state.log = state.log.slice(0, lines);
    const more = await api.log(id, state.log.length);
    if (state.match && state.match.id === id && more.length) {
      const known = new Set(state.log.map((l) => l.line));
      state.log = [...state.log, ...more.filter((/** @type {any} */ l) => !known.has(l.line))];
    }
    set();
  } catch {
    // the next change brings it
  }
}

/** Asks what the present decision needs. */
export async function prepare() {
  const m = state.match;
  if (!m || !mine()) {
    set({ units: [], reach: null });
    return;
  }
  const kind = m.decision.kind;
  try {
    if (kind === "move") {
      const keep = state.units.filter((id) => unitOf(id)?.hex && unitOf(id)?.side === m.decision.side);
      if (keep.length) {
        const hex = unitOf(keep[0])?.hex || null;
        set({ units: keep.filter((id) => unitOf(id)?.hex === hex), hex });
        loadReach();
      } else set({ units: [] });
    } else if (kind === "attack") {
      set({ units: [] });
      const t = await api.targets(m.id);
      if (state.match && state.match.revision === m.revision) set({ targets: t.hexes || [], targetOdds: t.odds || {}, deeds: t.deeds || [] });
    } else if (kind !== "over") {
      set({ units: [] });
      const l = await api.legal(m.id, 3000);
      if (state.match && state.match.revision === m.revision) {
        set({ legal: l.orders, pick: { complete: l.complete, units: l.units || [] } });
        await growing;
        if (state.match.revision === m.revision) firstPick();
      }
    }
  } catch (e) {
    trouble(e);
  }
}

// ---- orders

/** @param {import("./types.js").Order} order @returns {Promise<boolean>} */
export async function send(order) {
  const m = state.match;
  if (!m || !m.decision.side || state.busy) return false;
  const free = busy();
  try {
    const answer = await api.order(m.id, m.revision, m.decision.side, order);
    free();
    untold(answer.match.revision);
    take(answer.match, answer.events || []);
    flush();
    catchUp();
    return true;
  } catch (e) {
    free();
    catchUp();
    if (e instanceof Refusal) {
      const hex = order.hex || (order.path && order.path[order.path.length - 1]) || (order.targets && order.targets[0]);
      if (hex && board) {
        refuse(hex, e.why, e.case);
        return false;
      }
    }
    trouble(e);
    return false;
  }
}

/** An order is on its way; the page says so where it takes long. @returns {() => void} for when the answer is there */
function busy() {
  state.busy = true;
  const timer = setTimeout(() => set(), 150);
  return () => {
    clearTimeout(timer);
    set({ busy: false });
  };
}

export async function undo() {
  await back("undo");
}
export async function redo() {
  await back("redo");
}

/** @param {"undo" | "redo"} what */
async function back(what) {
  const m = state.match;
  if (!m || state.busy) return;
  const as = m.decision.side && !String(m.seats[m.decision.side]).startsWith("bot") ? m.decision.side : Object.keys(m.seats).find((s) => !String(m.seats[s]).startsWith("bot"));
  if (!as) return;
  const free = busy();
  try {
    const answer = await api[what](m.id, m.revision, as);
    free();
    set({ result: null });
    untold((answer.match || answer).revision);
    take(answer.match || answer, answer.events || []);
    flush();
    catchUp();
    announce(what === "undo" ? "Taken back." : "Played again.");
  } catch (e) {
    free();
    catchUp();
    trouble(e);
  }
}

/** Ends the phase, or declines. */
export function pass() {
  set({ result: null });
  send({ type: "pass" });
}

/** Shows why a hex is refused, at the hex. @param {string} hex @param {string} why @param {string} cause */
export function refuse(hex, why, cause) {
  set({ refusal: { hex, why, case: cause } });
  announce(`${why} ${cause}`);
  board?.shake(hex);
}

// ---- selecting and moving

/** @param {string} hex @param {string[]} [units] */
export function selectHex(hex, units) {
  const m = state.match;
  const side = m && m.decision.side;
  const stack = stackAt(hex);
  let pick = units || [];
  if (!units && m && mine() && m.decision.kind === "move") {
    const can = canMove();
    const movable = stack.filter((u) => can.has(u.id));
    if (movable.length) pick = [movable[0].id];
    else if (stack.length && stack[0].side === side) pick = [stack[0].id];
  }
  if (!units && !pick.length && stack.length) pick = [stack[0].id];
  marched = false;
  set({ hex, units: pick, reach: null, route: null, refusal: null, mode: "march", tab: "stack" });
  const h = hexOf(hex);
  announce(`${h && h.name ? h.name + ", " : ""}hex ${hex}, ${h ? h.terrain : ""}. ${stack.map((u) => `${u.name} ${u.attack} ${u.defense} ${u.move}${u.flags.includes("out-of-supply") ? ", out of supply" : ""}`).join("; ") || "Empty."}`);
  loadReach();
  if (state.overlay === "supply" || state.overlay === "command") set();
  // the panel that opens may cover the hex
  later(() => state.hex === hex && !onScreen(hex) && board?.reveal(hex));
}

/** @param {string} id @param {boolean} add */
export function selectUnit(id, add) {
  const u = unitOf(id);
  if (!u || !u.hex) return;
  const now = state.hex === u.hex && add ? (state.units.includes(id) ? state.units.filter((v) => v !== id) : [...state.units, id]) : [id];
  marched = false;
  set({ hex: u.hex, units: now, reach: null, route: null, refusal: null, mode: "march" });
  loadReach();
}

export function clearSelection() {
  asking?.abort();
  set({ hex: null, units: [], reach: null, route: null, refusal: null, attack: null, result: null });
}

/** Whether the unit that is selected has marched since it was picked. */
let marched = false;

/** @type {Promise<void>} the question about reach that was asked last */
let reaching = Promise.resolve();

/** Reach of what is selected; of several units what all of them reach. */
export function loadReach() {
  reaching = askReach();
  return reaching;
}

async function askReach() {
  const m = state.match;
  asking?.abort();
  if (!m || !mine() || m.decision.kind !== "move" || !state.units.length) return;
  const own = state.units.filter((id) => unitOf(id)?.side === m.decision.side);
  if (!own.length) return;
  asking = new AbortController();
  const signal = asking.signal;
  const mode = state.mode;
  try {
    const all = await Promise.all(own.map((id) => api.moves(m.id, id, mode === "rail" ? "march" : mode, signal)));
    if (signal.aborted || !state.match || state.match.revision !== m.revision) return;
    let reach = all[0];
    if (all.length > 1) {
      const sets = all.map((r) => new Map(r.hexes.map((/** @type {any} */ s) => [s.hex, s])));
      const hexes = reach.hexes.filter((/** @type {any} */ s) => sets.every((q) => q.has(s.hex))).map((/** @type {any} */ s) => ({ ...s, mp: Math.max(...sets.map((q) => /** @type {any} */ (q.get(s.hex)).mp)) }));
      reach = { ...reach, hexes, paths: sets, units: own };
    }
    if (mode === "rail") reach = { ...reach, hexes: (reach.rail || []).map((/** @type {any} */ r) => ({ hex: r.hex, mp: r.path.length, path: r.path })) };
    set({ reach });
    if (reach.why) announce(reach.why);
    zones(m);
    if (state.hover) hover(state.hover);
  } catch (e) {
    trouble(e);
  }
}

/** Enemy zones, for the ruling over threatened hexes. @param {import("./types.js").Match} m */
async function zones(m) {
  const foe = state.game && state.game.sides.find((s) => s.id !== m.decision.side);
  if (!foe) return;
  if (state.zoneAt !== m.revision) {
    state.zoneAt = m.revision;
    try {
      const z = await api.overlay(m.id, "zoc", foe.id, "");
      state.zone = new Set((z.sides && z.sides[foe.id]) || z.hexes || []);
    } catch {
      state.zone = new Set();
    }
  }
  state.pick = { ...state.pick, zone: state.zone };
  set();
}

/** @param {string} mode */
export function setMode(mode) {
  set({ mode, reach: null, route: null });
  loadReach();
}

/** @type {() => void} */
let noCost = () => {};

/** @param {string | null} hex */
export function hover(hex) {
  state.hover = hex;
  /** @type {any} */
  let route = null;
  let refusal = state.refusal;
  if (refusal && hex !== refusal.hex) refusal = null;
  if (hex && state.reach && state.units.length && hex !== state.hex) {
    const s = state.reach.hexes.find((v) => v.hex === hex);
    if (s) route = { hex, path: s.path, mp: s.mp, steps: null };
  } else if (hex && state.pick && state.pick.hexes && state.pick.hexes.has(hex)) {
    const o = state.pick.hexes.get(hex)[0];
    if (o.path) route = { hex, path: o.path, mp: -1, steps: null };
  }
  if (route && state.route && state.route.hex === hex) route = state.route;
  set({ route, refusal });
  noCost();
  if (route && route.mp >= 0 && !route.steps && state.match && state.mode !== "rail") {
    const m = state.match, unit = state.units[0];
    noCost = later(async () => {
      try {
        const c = await api.cost(m.id, unit, route.path, state.mode, new AbortController().signal);
        if (state.route === route) {
          route.steps = c.steps || c;
          set();
        }
      } catch {
        // the total is shown anyway
      }
    }, 90);
  }
}

/** @param {string} hex @param {{shift: boolean, double?: boolean}} e */
export function click(hex, e) {
  const m = state.match;
  if (!m) return;
  state.cursor = hex;
  if (state.replay || !mine()) {
    selectHex(hex);
    return;
  }
  const kind = m.decision.kind;
  if (kind === "move") {
    const stack = stackAt(hex);
    if (state.units.length && state.reach && hex !== state.hex) {
      const s = state.reach.hexes.find((v) => v.hex === hex);
      const own = stack.some((u) => u.side === m.decision.side);
      // who has just marched may march on, but a click on friends picks them
      if (s && (!own || (state.route && !marched))) {
        moveTo(hex);
        return;
      }
      if (!own && unitOf(state.units[0])?.side === m.decision.side) {
        whyNot(hex);
        return;
      }
    }
    if (hex === state.hex && stack.length > 1) {
      // the next one of the stack
      const own = stack.filter((u) => u.side === m.decision.side);
      const i = own.findIndex((u) => u.id === state.units[0]);
      if (own.length) selectUnit(own[(i + 1) % own.length].id, e.shift);
      return;
    }
    selectHex(hex);
    return;
  }
  if (kind === "attack") {
    attackClick(hex, e);
    return;
  }
  if (pickClick(hex)) return;
  selectHex(hex);
}

/** @param {string} hex */
function whyNot(hex) {
  const r = state.reach;
  const known = r && r.refused.find((v) => v.hex === hex);
  if (known) refuse(hex, known.why, known.case);
  else if (r && r.why) refuse(hex, r.why, r.case || "");
  else {
    const u = unitOf(state.units[0]);
    refuse(hex, `${placeName(hex)} is out of reach of the ${u ? u.name : "unit"}.`, "");
  }
}

/** @param {string} hex */
export async function moveTo(hex) {
  const r = /** @type {any} */ (state.reach);
  if (!r) return;
  const s = r.hexes.find((/** @type {any} */ v) => v.hex === hex);
  if (!s) {
    whyNot(hex);
    return;
  }
  if (state.mode === "rail") {
    await send({ type: "rail", unit: state.units[0], path: s.path });
    return;
  }
  const units = r.units || [state.units[0]];
  for (let i = 0; i < units.length; i++) {
    const path = r.paths ? r.paths[i].get(hex).path : s.path;
    /** @type {import("./types.js").Order} */
    const order = { type: "move", units: [units[i]], path };
    if (state.mode !== "march") order.mode = state.mode;
    if (!(await send(order))) return;
    marched = true;
  }
}

/** @param {string} from */
export function canDrag(from) {
  const m = state.match;
  if (!m || !mine()) return false;
  if (m.decision.kind !== "move") return !!(state.pick && state.pick.hexes && state.pick.from === from);
  const own = stackAt(from).filter((u) => u.side === m.decision.side);
  return own.length > 0;
}

/** A counter is taken up. @param {string} from */
export function dragStart(from) {
  const m = state.match;
  if (!m || m.decision.kind !== "move") return;
  if (state.hex !== from || !state.units.some((id) => unitOf(id)?.side === m.decision.side && unitOf(id)?.hex === from)) selectHex(from);
}

/** @param {string} from @param {string} to */
export function drop(from, to) {
  if (state.match && state.match.decision.kind !== "move") {
    if (state.pick && state.pick.hexes && state.pick.hexes.has(to)) pickClick(to);
    return;
  }
  if (state.hex !== from) return;
  // who is quicker than the answer need not wait for it
  reaching.then(() => {
    if (state.reach && state.hex === from) moveTo(to);
  });
}

/** Next unit of ours that has something to do. @param {number} by */
export function cycle(by) {
  const m = state.match, s = shown();
  if (!m || !s) return;
  const side = m.decision.side;
  const can = canMove();
  const list = s.units.filter((u) => u.hex && u.side === side && (m.decision.kind !== "move" || can.has(u.id)));
  if (!list.length) return;
  list.sort((a, b) => (a.hex || "").localeCompare(b.hex || ""));
  const i = list.findIndex((u) => u.id === state.units[0]);
  const u = list[(i + by + list.length) % list.length];
  state.cursor = u.hex || null;
  selectHex(u.hex || "", [u.id]);
  board?.reveal(u.hex || "");
}

// ---- overlays

/** @param {string | null} id */
export function toggleOverlay(id) {
  if (id === "cost") {
    if (state.reach) set({ reach: null, route: null });
    else if (state.units.length) showCost();
    else notice("Pick a unit; its reach and cost are shown.");
    return;
  }
  const next = state.overlay === id ? null : id;
  set({ overlay: next, overlayData: null });
  if (next) loadOverlay();
}

async function showCost() {
  const m = state.match;
  if (!m) return;
  if (mine() && m.decision.kind === "move" && unitOf(state.units[0])?.side === m.decision.side) {
    loadReach();
    return;
  }
  try {
    const r = await api.overlay(m.id, "cost", "", state.units[0]);
    if (r.hexes && r.hexes.length) set({ reach: { hexes: r.hexes, refused: r.refused || [] } });
    else notice("Units march in their own movement phase; ask again then.");
  } catch (e) {
    trouble(e);
  }
}

export async function loadOverlay() {
  const m = state.match, kind = state.overlay;
  if (!m || !kind) return;
  try {
    const side = kind === "supply" || kind === "command" ? m.decision.side || "" : "";
    const data = await api.overlay(m.id, kind, side, "");
    if (state.overlay === kind) set({ overlayData: data });
  } catch (e) {
    trouble(e);
  }
}

// ---- the rest

/** Opens the rules drawer. @param {string} [tab] */
export function openRules(tab = "rules") {
  set({ drawer: tab });
  return state.game ? books(state.game.id) : Promise.resolve();
}

/** @param {string} id */
export async function openCase(id) {
  set({ caseOpen: id, search: "" });
  await openRules();
  later(() => document.querySelector(".rule.open")?.scrollIntoView({ block: "center" }));
}

/** @param {string} theme */
export function setTheme(theme) {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem("theme", theme);
  } catch {
    // not kept
  }
  set({ theme });
  board?.dirty();
}

/** Type has arrived: draw again what was drawn without it. */
export function typeArrived() {
  forgetSprites();
  board?.map.labels.clear();
  board?.dirty();
  for (const el of document.querySelectorAll("canvas.counter")) el.removeAttribute("data-key");
  set();
}

/** Shows the way of an order on the map. @param {any} o */
export function showWay(o) {
  const hex = o ? hexOfOrder(o) : null;
  set({ route: o && o.path && hex ? { hex, path: o.path, mp: -1, steps: null } : null });
}

export { trouble, unitName };
