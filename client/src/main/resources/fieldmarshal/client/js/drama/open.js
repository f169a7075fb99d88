// @ts-check
/** Lets a combat be seen: the die first, then what it brings. The stage is fetched when the first combat comes. */
import { motion, settings } from "../settings.js";
import { goesAlong } from "../follow.js";
import { board } from "../play/table.js";
import { later, mine, set, state, unitOf } from "../store.js";
import * as say from "../words/drama.js";

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

/** The combat that was seen last: its strip stays while somebody is asked in it. @type {import("./perform.js").Drama | null} */
let rested = null;

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
  if (goesAlong(before)) board.reveal(play.hex);
  const stages = [match, before].map((m) => m.state.combat?.stages || []);
  const own = { fought: play.fought, rolling: moving && play.told > 0, landed: !moving, moving, play, stages, match: match.id };
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
  board.reveal(play.hex);
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
  rested = state.drama.again ? null : { ...state.drama, landed: true, rolling: false, moving: false };
  set({ drama: null });
  const then = waiting;
  waiting = [];
  for (const f of then) f();
}

/** The combat that was seen, while an answer in it is still to come. */
function resting() {
  const m = state.match,
    targets = m?.state.combat?.targets;
  if (!rested || !m || state.drama || state.replay || state.attack || state.veil || rested.match !== m.id) return null;
  const on = targets?.some((n) => rested?.play.targets.includes(n)) && !["move", "attack", "over"].includes(m.decision.kind);
  return on ? rested : null;
}

/** Who is asked now, in words. */
function waits() {
  const m = state.match,
    attacker = unitOf(m?.state.combat?.attackers[0] || "")?.side;
  if (m?.decision.kind === "advance") return say.ADVANCE_OFFERED;
  return m?.decision.side === attacker ? say.WAITS_FOR_ATTACKER : say.WAITS_FOR_DEFENDER;
}

/** The panel at the right while the die rolls, and while somebody at another screen is asked what follows. */
export function rollPanel() {
  const d = state.drama?.rolling ? state.drama : mine() || state.hex ? null : resting();
  return d && stage ? stage.panel(d) : null;
}

/** The strip below the map: while a combat is seen, and while somebody is asked what follows. */
export function strip() {
  if (!stage) return null;
  if (state.drama) return stage.strip(state.drama, skip);
  const d = resting();
  return d ? stage.strip(d, skip, waits()) : null;
}
