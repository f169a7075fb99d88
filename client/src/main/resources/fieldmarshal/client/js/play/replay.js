// @ts-check
/** The replay: a slider over the log, and a new match from any line of it. */
import { api } from "../api.js";
import { afterwards, performAgain, skip } from "../drama/open.js";
import { alone } from "./alone.js";
import { prepare } from "./prepare.js";
import { theBoard, trouble } from "./table.js";
import { set, state } from "../store.js";

/** @param {number} [line] */
export async function openReplay(line) {
  const m = state.match;
  if (!m) return;
  const total = state.log.length;
  set({
    replay: { line: line === undefined ? total : line, state: null, playing: false, speed: 1 },
    attack: null,
    reach: null,
    route: null,
    units: [],
    drawer: null,
    menu: false,
    overlay: null,
    helped: "",
  });
  await seek(line === undefined ? total : line);
  const focus = state.pick && state.pick.focus;
  if (focus) theBoard()?.reveal(focus, true);
}

export function closeReplay() {
  clearTimeout(player);
  skip();
  set({ replay: null, pick: {} });
  prepare();
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let player;

let seeking = 0;

/** @param {number} line @param {boolean} [forward] */
export async function seek(line, forward = false) {
  const m = state.match,
    r = state.replay;
  if (!m || !r) return;
  const to = Math.max(0, Math.min(state.log.length, line));
  const mineSeek = ++seeking;
  r.line = to;
  set();
  try {
    const a = await api.at(m.id, to, m.as || "");
    if (mineSeek !== seeking || !state.replay) return;
    const st = a.state,
      board = theBoard();
    const ev = to > 0 ? state.log[to - 1]?.events || [] : [];
    const before = await stateBefore(m, to, ev);
    if (mineSeek !== seeking || !state.replay) return;
    const seen = performAgain(before || st, st, ev, forward && (!r.playing || r.speed <= 1));
    if (forward && board && !seen)
      for (const e of ev)
        if (e.type === "moved" && e.from && e.path) {
          const u = st.units.find((v) => v.id === e.unit);
          if (u) board.travel(u, [e.from, ...e.path]);
        }
    const focus = lineHex(state.log[to - 1]);
    state.pick = { focus };
    r.state = st;
    set();
    if (focus && board) board.reveal(focus);
  } catch (e) {
    trouble(e);
  }
}

/**
 * What stood on the board before a line in which there was a combat; else null.
 * @param {import("../types.js").Match} m @param {number} line @param {import("../types.js").GameEvent[]} events
 */
async function stateBefore(m, line, events) {
  return events.some((e) => e.type === "fought" || e.type === "rolled") ? (await api.at(m.id, line - 1, m.as || "")).state : null;
}

/** The hex that a line of the log is about. @param {import("../types.js").LogLine | undefined} l */
export function lineHex(l) {
  if (!l) return null;
  const fight = l.events.find((e) => e.type === "fought" && e.targets);
  if (fight?.targets) return fight.targets[0];
  for (const e of l.events) {
    if (e.type === "moved" && e.path) return e.path[e.path.length - 1];
    if (e.hex) return e.hex;
    if (e.from) return e.from;
  }
  return null;
}

export function playPause() {
  const r = state.replay;
  if (!r) return;
  r.playing = !r.playing;
  if (r.playing && r.line >= state.log.length) r.line = 0;
  set();
  if (r.playing) tick();
}

async function tick() {
  const r = state.replay;
  if (!r || !r.playing) return;
  if (r.line >= state.log.length) {
    r.playing = false;
    set();
    return;
  }
  await seek(r.line + 1, true);
  clearTimeout(player);
  const go = () => (player = setTimeout(tick, 450 / r.speed));
  if (state.drama && !state.drama.landed) afterwards(go);
  else go();
}

/** Begins a new match from where the replay stands, or else from the end. */
export const branch = alone(begin);

async function begin() {
  const m = state.match,
    r = state.replay;
  if (!m) return;
  try {
    const a = await api.branch(m.id, r ? r.line : m.log ? m.log.lines : 0);
    location.assign("/match/" + a.id);
  } catch (e) {
    trouble(e);
  }
}
