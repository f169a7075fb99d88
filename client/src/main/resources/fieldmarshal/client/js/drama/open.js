// @ts-check
/** Lets a combat be seen: the die first, then what it brings. The stage is fetched when the first combat comes. */
import { motion, settings } from "../settings.js";
import { board } from "../play/table.js";
import { later, set, state } from "../store.js";

/** @typedef {import("../types.js").Match} Match */
/** @typedef {import("../types.js").GameEvent} GameEvent */

/** @typedef {typeof import("./perform.js")} Stage */

/** @type {Stage | null} */
let stage = null;

/** @type {() => Promise<Stage>} */
let fetchStage = () => Promise.reject(new Error());

/** Where the stage comes from when it is wanted. @param {() => Promise<Stage>} f */
export function stageFrom(f) {
  fetchStage = f;
}

/** Fetches the stage before it is needed. */
export function prepareStage() {
  if (stage) return;
  fetchStage().then(
    (m) => (stage = m),
    () => {},
  );
}

/** @type {(() => void)[]} calls off what the play has still to do */
let due = [];

/** @type {(() => void)[]} what waits for the end of the play */
let waiting = [];

/** Whether a combat moves on the map now: what happened after it is shown after it. */
export function playing() {
  return !!state.drama?.moving;
}

/** Does something when no combat is being seen any more. @param {() => void} f */
export function afterwards(f) {
  if (state.drama) waiting.push(f);
  else f();
}

/**
 * Begins the play of what has happened; what was being played is at its end.
 * @param {Match} before @param {Match} match @param {GameEvent[]} events @returns {boolean} whether it is played
 */
export function perform(before, match, events) {
  skip();
  const several = events.filter((e) => e.type === "fought").length > 1;
  if (state.replay || state.end || before.id !== match.id || state.veil || several || !settings.combats) return false;
  if (!board || !stage || motion() === "none") return false;
  const moving = motion() === "full",
    play = stage.begin(board, before, match, events, moving);
  if (!play) return false;
  const stages = [match, before].map((m) => m.state.combat?.stages || []);
  const own = { fought: play.fought, rolling: moving && play.told > 0, landed: !moving, moving, play, stages };
  set({ drama: own });
  const step = (/** @type {number} */ ms, /** @type {() => void} */ f) => due.push(later(f, ms));
  if (own.rolling) {
    step(play.landed, () => {
      own.landed = true;
      set();
    });
    step(play.told, () => {
      own.rolling = false;
      set();
    });
  }
  step(moving ? play.end : play.still, skip);
  return moving;
}

/**
 * Shows the combat of a line of the replay: the die rolls where one steps on to the line, and lies there where one jumps to it.
 * @param {import("../types.js").State} before @param {import("../types.js").State} after @param {GameEvent[]} events
 * @param {boolean} stepping @returns {boolean} whether counters travel in the play
 */
export function performAgain(before, after, events, stepping) {
  skip();
  if (!board || !stage || !state.replay || state.analysis) return false;
  const moving = stepping && settings.combats && motion() === "full",
    play = stage.begin(board, { state: before }, { state: after }, events, moving);
  if (!play) return false;
  const own = { fought: play.fought, rolling: false, landed: !moving, play, again: true };
  set({ drama: own });
  if (!moving) return false;
  due.push(
    later(() => {
      own.landed = true;
      set();
    }, play.landed),
    later(() => rest(own), play.end),
  );
  return true;
}

/** The play of a replay is over: the die lies there until one goes on. @param {import("./perform.js").Drama} own */
function rest(own) {
  if (state.drama !== own || !stage || !board) return;
  stage.lay(board, own.play);
  const then = waiting;
  waiting = [];
  for (const f of then) f();
  set();
}

/** Goes to the end of the play. */
export function skip() {
  if (!state.drama) return;
  for (const off of due) off();
  due = [];
  board?.perform(null);
  set({ drama: null });
  const then = waiting;
  waiting = [];
  for (const f of then) f();
}

/** The panel at the right while the die rolls. */
export function rollPanel() {
  return state.drama?.rolling && stage ? stage.panel(state.drama) : null;
}

/** The strip below the map, while a combat is seen. */
export function strip() {
  return state.drama && stage ? stage.strip(state.drama) : null;
}
