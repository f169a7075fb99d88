// @ts-check
/** Newer positions of the match: heard from the server, taken once, with what is told on the way. */
import { api, listen } from "../api.js";
import { checkDice } from "../dice/open.js";
import { dayBegins, openDay } from "../day/open.js";
import { afterwards, perform, playing } from "../drama/open.js";
import { ended, openEnd } from "../end/open.js";
import { lookAway } from "./meanwhile.js";
import { resultOf } from "./results.js";
import { announce, board, onNewer, trouble } from "./table.js";
import { goesAlong } from "../follow.js";
import { hearTalk } from "../people/seats.js";
import { settings } from "../settings.js";
import { human, secret, set, state } from "../store.js";

/** @typedef {import("../types.js").Match} Match */

/** @typedef {import("../types.js").GameEvent} GameEvent */

/** @type {() => void} */
let unlisten = () => {};

/** @param {string} id */
export function hear(id) {
  unlisten();
  unlisten = listen(id, {
    update: (e) => updated(id, e),
    thinking: (e) => set({ thinking: e }),
    ended: (e) => set({ thinking: null, notice: e.why }),
    talk: hearTalk,
    line: (ok) => {
      if (ok !== state.online) set({ online: ok });
    },
  });
}

/** The last change that the page has heard of. */
let heard = -1;

let fetching = false;

/** How many lines of the log are certainly still as they were fetched. */
let sure = Infinity;

/** @type {{revision: number, events: import("../types.js").GameEvent[]}[]} told, but not shown yet */
let told = [];

/** The events up to a revision that have not been shown. @param {number} revision */
export function untold(revision) {
  const events = told.filter((t) => t.revision <= revision).flatMap((t) => t.events);
  told = told.filter((t) => t.revision > revision);
  return events;
}

/** A change that somebody made, perhaps we ourselves. @param {string} id @param {import("../types.js").Update} e */
function updated(id, e) {
  if (!state.match || state.match.id !== id || e.revision <= heard) return;
  heard = e.revision;
  // what somebody took back is in our log no longer, even if as much was played since
  sure = Math.min(sure, e.lines ?? 0);
  told.push({ revision: e.revision, events: e.events || [] });
  catchUp();
}

/** Fetches the position while it is behind what was heard; while a bot hurries, one look at the last change is enough. */
export async function catchUp() {
  if (state.busy || fetching || !state.match) return; // the answer on its way brings the position
  if (playing()) return afterwards(catchUp);
  const id = state.match.id;
  const behind = () => !!state.match && state.match.id === id && heard > state.match.revision && !state.busy && !playing();
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
  if (playing()) afterwards(catchUp);
}

/** @type {(() => void)[]} what is done when there is a newer position */
const onPosition = [];

/** @param {() => void} f */
export function whenPosition(f) {
  onPosition.push(f);
}

/** Forgets what was heard of another match, or by another side. @param {number} revision the one that is known now */
export function begin(revision) {
  heard = revision;
  sure = Infinity;
  told = [];
}

/** Listens no longer. */
export function stop() {
  unlisten();
  unlisten = () => {};
}

/**
 * Takes a newer position: counters travel, the log grows, choices are made anew.
 * @param {Match} match @param {GameEvent[]} events
 */
export function take(match, events) {
  const before = state.match;
  // an answer that was under way when its table was left
  if (!before || before.id !== match.id) return;
  if (match.revision < before.revision || (match.revision === before.revision && !events.length)) return;
  heard = Math.max(heard, match.revision);
  const next = match.decision.side;
  const handOver = secret(match) && next && human(match, next) && next !== state.viewer;
  // what this order has brought, its side sees when the screen comes back to it
  if (handOver && !state.veil)
    lookAway(state.viewer, { lines: before.log?.lines ?? state.log.length, combat: before.state.combat?.targets || null });
  const seen = !handOver && perform(before, match, events);
  if (!state.replay && !seen) travel(before, match, events);
  const result = resultOf(match, events);
  if (panelIsFree(before, match)) state.hex = null;
  const same = before.decision.kind === match.decision.kind && before.decision.side === match.decision.side;
  set({
    ...UNDECIDED,
    match,
    result,
    hint: null,
    pick: {},
    targets: same ? state.targets : [],
    deeds: same ? state.deeds : [],
    thinking: next && !human(match, next) ? state.thinking : null,
    veil: handOver ? next : state.veil,
  });
  const words = events.map((ev) => ev.text).filter(Boolean);
  // what this side has just seen is not for whoever sits down next
  if (handOver) {
    announce("");
    set({ notice: null, said: "", result: null, thinking: null });
  } else if (words.length) announce(words.slice(0, 6).join(" "));
  growLog(match.id);
  if (ended(before, match)) afterwards(openEnd);
  else if (dayBegins(before, match)) afterwards(openDay);
  for (const f of onPosition) f();
  if (!handOver && (anotherPart(before, match) || before.decision.kind === "set-up")) lookAtMovers(match);
}

/** Whether another part of the turn has begun, of somebody at this table. @param {Match} before @param {Match} match */
function anotherPart(before, match) {
  const { part, side, kind } = match.decision;
  return kind === "move" && !!part && part.id !== before.decision.part?.id && human(match, side);
}

/** Those who may move now come into sight where none of them is. @param {Match} match */
export function lookAtMovers(match) {
  const can = new Set(match.canMove || []);
  const hexes = match.state.units.flatMap((u) => (u.hex && can.has(u.id) ? [u.hex] : []));
  if (!board || state.replay || !hexes.length || hexes.some((n) => board?.inSight(n))) return;
  board.reveal(hexes.sort()[hexes.length >> 1], true);
}

/** No choice has been begun. */
const UNDECIDED = { attack: null, legal: null, route: null, reach: null, refusal: null };

/** So many times as long as others enemy counters are on their way. @type {Record<typeof settings.enemy, number>} */
const ENEMY_TAKES = { slow: 3, fast: 1, once: 0 };

/** Where things stood, for the eye. @param {Match} before @param {Match} match @param {GameEvent[]} events */
function travel(before, match, events) {
  const enemy = !human(before, before.decision.side),
    times = enemy ? ENEMY_TAKES[settings.enemy] : 1;
  for (const ev of times ? events : []) {
    if (ev.type !== "moved" || !ev.from || !ev.path) continue;
    const u = [...match.state.units, ...before.state.units].find((v) => v.id === ev.unit);
    if (u) board?.travel(u, [ev.from, ...ev.path], times);
  }
  const last = events.findLast((ev) => ev.type === "moved" && ev.path?.length);
  if (last && enemy && goesAlong(before)) board?.reveal(last.path?.at(-1) || "");
}

/**
 * Whether the panel of a hex makes room: for the end of the game, for what came of our attack, for what a bot does.
 * @param {Match} before @param {Match} match
 */
function panelIsFree(before, match) {
  const next = match.decision.side;
  if (match.decision.kind === "over" && before.decision.kind !== "over") return true;
  if (before.id !== match.id) return false;
  if (anotherPart(before, match)) return true;
  if (state.attack && match.revision > before.revision) return true;
  // the combat is settled: what came of it is shown, not the hex that was asked about last
  const free = ["move", "attack"];
  if (state.result?.fought && !free.includes(before.decision.kind) && free.includes(match.decision.kind)) return true;
  return human(before, before.decision.side) && !!next && !human(match, next);
}

/** @type {Promise<void>} */
export let growing = Promise.resolve();

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
    const before = state.log,
      kept = lines < before.length ? before.slice(0, lines) : before;
    const more = await api.log(id, kept.length);
    // whoever sits down meanwhile has fetched a log of his own
    if (state.match && state.match.id === id && state.log === before) {
      // what was taken back goes when what came instead is there: nobody sees half a log
      const known = new Set(kept.map((l) => l.line));
      state.log = more.length ? [...kept, ...more.filter((l) => !known.has(l.line))] : kept;
    }
    set();
    if (more.some((l) => l.dice?.length)) checkDice();
  } catch {
    // the next change brings it
  }
}

onNewer((match) => take(match, []));
