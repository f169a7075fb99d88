// @ts-check
/** The guided first turn: some short steps of a game's lessons, each of which watches whether it has been done. */
import { api } from "./api.js";
import { h } from "./dom.js";
import { theBoard } from "./play/table.js";
import { human, later, mine, set, shown, state, unitOf } from "./store.js";
import * as say from "./words/lobby.js";
import { byFinger } from "./words/panels.js";

/**
 * What shows that a step has been done: a hex selected, a path shown, an order given by the reader, a unit at a hex, an order taken
 * back, a refusal read, an overlay shown, a kind of decision that is the reader's, an attack planned, so many attacks declared, an
 * event in the log.
 * @typedef {object} Done
 * @property {string} [select] @property {boolean} [route] @property {string} [order] @property {[string, string]} [at]
 * @property {boolean} [undone] @property {boolean} [refused] @property {string} [overlay] @property {string} [kind]
 * @property {boolean} [plan] @property {number} [declared] @property {string} [event]
 *
 * @typedef {{title: string, text: string, touch?: string, hex?: string, done?: Done}} Step where a finger does it, what is to be done
 * @typedef {{scenario: string, seat: string, seed?: number, steps: Step[]}} Lessons
 */

/** @type {Map<string, Promise<Lessons | null>>} */
const asked = new Map();

/** @type {Map<string, Lessons>} */
const known = new Map();

/** The lessons of a game, or null where it has none. @param {string} game @returns {Promise<Lessons | null>} */
export function lessonsOf(game) {
  let l = asked.get(game);
  if (!l) {
    l = api.lessons(game).then(
      (v) => (known.set(game, v), v),
      () => null,
    );
    asked.set(game, l);
  }
  return l;
}

/** Begins the guide, or ends it. @param {boolean} on */
export async function guide(on) {
  if (!on || !state.game) {
    set({ guide: -1 });
    return;
  }
  await lessonsOf(state.game.id);
  go(0);
}

/** @returns {Step[]} */
function steps() {
  const l = state.game && known.get(state.game.id);
  return l ? l.steps : [];
}

/** @param {Done} d */
function done(d) {
  const m = state.match;
  if (!m) return false;
  const first = state.log.length ? state.log[0].turn : m.decision.turn;
  if (d.select) return state.hex === d.select;
  if (d.route) return !!state.route;
  if (d.order) return state.log.some((l) => l.order && l.order.type === d.order && human(m, l.side));
  if (d.at) return unitOf(d.at[0])?.hex === d.at[1];
  if (d.undone) return m.canRedo;
  if (d.refused) return !!state.refusal;
  if (d.overlay) return state.overlay === d.overlay;
  if (d.kind) return (mine() && m.decision.kind === d.kind) || m.decision.turn > first;
  if (d.plan) return !!state.attack;
  if (d.declared) return state.deeds.length >= d.declared;
  return !!d.event && state.log.some((l) => l.events.some((e) => e.type === d.event));
}

/** Goes on by itself when a step has been done. */
export function watchGuide() {
  const l = steps();
  if (state.guide < 0 || state.guide >= l.length || !shown()) return;
  const step = l[state.guide];
  // a pointer comes over hexes by chance: the reader says himself that he has seen the path
  if (step.done?.route) return;
  if (!step.done || waiting === step || !done(step.done)) return;
  waiting = step;
  later(() => {
    if (waiting === step) waiting = null;
    if (state.guide >= 0 && steps()[state.guide] === step) go(state.guide + 1);
  }, 900);
}

/** @type {Step | null} the step that has been done and is about to go */
let waiting = null;

/** @param {number} n */
function go(n) {
  set({ guide: n });
  const l = steps()[n];
  if (l && l.hex) theBoard()?.reveal(l.hex);
}

export function guideCard() {
  const l = steps();
  if (state.guide < 0 || !l.length || state.replay) return null;
  const i = Math.min(state.guide, l.length - 1),
    s = l[i];
  return h(
    "div.guide.panel",
    { "data-key": "guide", role: "region", "aria-label": say.GUIDED, "aria-live": "polite" },
    h(
      "div.hd",
      null,
      h("div.eyebrow", null, say.stepOf(i + 1, l.length)),
      h("h2", null, s.title),
      h("p", null, (byFinger() && s.touch) || s.text),
    ),
    h(
      "div.foot",
      null,
      h("button.btn.q.small", { type: "button", onclick: () => guide(false) }, say.LEAVE),
      i > 0 ? h("button.btn.q.small", { type: "button", onclick: () => go(i - 1) }, say.BACK) : null,
      h(
        "button.btn.blue.small.wide",
        { type: "button", onclick: () => (i + 1 < l.length ? go(i + 1) : guide(false)) },
        i + 1 < l.length ? say.NEXT : say.FINISH,
      ),
    ),
  );
}
