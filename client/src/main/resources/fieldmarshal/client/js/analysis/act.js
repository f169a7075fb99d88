// @ts-check
/** What is done in an analysis: begin, watch, stop, step from point to point, try a plan. */
import { api } from "../api.js";
import { act as oneAct, send } from "../play/orders.js";
import { lookAtFront } from "../page/view.js";
import { openReplay, closeReplay, seek } from "../play/replay.js";
import { theBoard, trouble } from "../play/table.js";
import { flush, human, set, state } from "../store.js";
import { arrowsOf, besideMistake, boxOf, mistakesFor, movesOf, pointsFor } from "./figures.js";

/** So long the map moves to a mistake, in ms; then its arrows are drawn. */
const MOVES = 300;

/** What was shown last is on its way while this number stays. */
let showing = 0;

/** When the first arrow is drawn; nothing moves where it is undefined. @type {number | undefined} */
let drawsFrom;

/** Under which name a plan is kept for the match that is opened to try it. */
const PLAN = "plan";

/** How often a running analysis is asked how far it is, in ms. */
const ASK = 700;

/** The side whose chances are shown: the one played here, where that is one. @param {import("../types.js").Match} m */
function ownSide(m) {
  const sides = Object.keys(m.seats),
    mine = sides.filter((s) => human(m, s));
  return mine.length === 1 ? mine[0] : state.viewer || sides[0];
}

/** Begins to analyse the match, or shows what was found. */
export async function beginAnalysis() {
  const m = state.match;
  if (!m) return;
  const data = await api.analyse(m.id);
  if (state.match?.id !== m.id) return;
  set({ analysis: { data, side: ownSide(m), at: 0, mistake: -1 }, result: null, hint: null, end: null });
  await openReplay(data.begins || 0);
  // the eye begins at the front; where all is known, at the worst mistake
  atTheFront(state.replay?.state?.units || m.state.units);
  firstMistake();
  ask(m.id);
}

/** Asks again while it runs. @param {string} id */
function ask(id) {
  const a = state.analysis;
  if (!a || state.match?.id !== id) return;
  if (a.data.state !== "running" && a.data.state !== "waiting") return;
  setTimeout(async () => {
    if (!state.analysis || state.match?.id !== id) return;
    try {
      const data = await api.analysis(id);
      if (state.analysis && state.match?.id === id) {
        state.analysis.data = data;
        beginning();
        firstMistake();
        set();
      }
    } catch (e) {
      trouble(e);
    }
    ask(id);
  }, ASK);
}

/**
 * Looks at the front beside the panels: they are drawn first, or the front may lie under them.
 * @param {import("../types.js").Unit[]} units
 */
function atTheFront(units) {
  flush();
  lookAtFront(units);
}

/** Before the first point there is only the set-up: what is shown is where the curve begins. */
function beginning() {
  const a = state.analysis,
    first = a?.data.begins || 0;
  if (a && !a.touched && state.replay && state.replay.line < first)
    seek(first).then(() => state.analysis && !state.analysis.touched && atTheFront(state.replay?.state?.units || []));
}

/** When it is done, and nothing was looked at yet, the worst mistake is shown. */
function firstMistake() {
  const a = state.analysis;
  if (!a || a.touched || a.data.state === "running" || a.data.state === "waiting") return;
  const [worst] = mistakesFor(a.data, a.side);
  if (worst) showMistake(worst);
}

export function closeAnalysis() {
  set({ analysis: null });
  closeReplay();
}

export async function stopAnalysis() {
  const m = state.match;
  if (m) await api.stopAnalysis(m.id).catch(trouble);
}

/** Begins anew after it was stopped. */
export async function again() {
  const m = state.match,
    a = state.analysis;
  if (!m || !a) return;
  try {
    a.data = await api.analyse(m.id);
    set();
    ask(m.id);
  } catch (e) {
    trouble(e);
  }
}

/** Shows a point of the curve. @param {number} index */
export function showPoint(index) {
  const a = state.analysis;
  if (!a) return;
  const points = pointsFor(a.data, a.side);
  if (!points.length) return;
  a.touched = true;
  a.at = Math.max(0, Math.min(points.length - 1, index));
  const mistake = mistakesFor(a.data, a.side).find((m) => m.point === a.at);
  if (mistake) {
    showMistake(mistake);
    return;
  }
  a.mistake = -1;
  showing++;
  set();
  seek(points[a.at].line);
}

/** Shows a mistake with both arrows. @param {import("./figures.js").Mistake} m */
export async function showMistake(m) {
  const a = state.analysis;
  if (!a) return;
  a.at = m.point;
  a.mistake = mistakesFor(a.data, a.side).findIndex((v) => v.point === m.point);
  drawsFrom = Infinity;
  const mine = ++showing;
  set();
  await seek(m.line);
  // whoever has gone on meanwhile looks at something else
  if (mine !== showing) return;
  lookAt([...m.played, ...m.proposed], MOVES);
  const board = theBoard();
  drawsFrom = !board || board.still ? undefined : performance.now() + (board.glide ? MOVES : 0);
  set();
}

/**
 * Brings all arrows into sight, at the scale that there is or a smaller one.
 * @param {import("../types.js").PlanDeed[]} deeds @param {boolean | number} [moves] how long it takes
 */
function lookAt(deeds, moves = true) {
  flush();
  const board = theBoard(),
    spots = deeds.flatMap(arrowsOf).flatMap((v) => [v.from, v.to].map((n) => board?.hexes.get(n)));
  const pts = spots.filter((v) => v !== undefined);
  if (!board || !pts.length) return;
  const box = boxOf(pts),
    r = board.room();
  const scale = Math.min(board.scale, (r.w - 140) / Math.max(1, box.w), (r.h - 140) / Math.max(1, box.h));
  board.look(box.x + box.w / 2, box.y + box.h / 2, Math.max(0.3, scale), moves);
}

/** The next mistake, or the one before. @param {1 | -1} step */
export function stepMistake(step) {
  const a = state.analysis;
  if (!a) return;
  a.touched = true;
  const next = besideMistake(mistakesFor(a.data, a.side), a.at, step);
  if (next) showMistake(next);
}

/** The next point, or the one before. @param {number} step */
export function stepPoint(step) {
  if (state.analysis) showPoint(state.analysis.at + step);
}

/** A new match from the point that is shown. */
export async function tryHere() {
  const m = state.match,
    a = state.analysis;
  if (!m || !a || !state.replay) return;
  try {
    const made = await api.branch(m.id, state.replay.line);
    const plan = mistakesFor(a.data, a.side)[a.mistake];
    const kept = plan && state.replay.line === plan.line ? { deeds: plan.proposed, orders: plan.orders, why: plan.why } : null;
    if (kept) sessionStorage.setItem(PLAN, JSON.stringify({ match: made.id, ...kept }));
    location.assign("/match/" + made.id + (kept ? "#plan" : ""));
  } catch (e) {
    trouble(e);
  }
}

/** Shows in a new match what the marshal would have done in the old one. */
export function showPlan() {
  const plan = JSON.parse(sessionStorage.getItem(PLAN) || "null");
  if (!plan || plan.match !== state.match?.id) return;
  sessionStorage.removeItem(PLAN);
  set({ hint: plan });
  lookAt(plan.deeds);
}

/** Makes the moves of the plan that is shown. */
export async function carryOut() {
  const orders = movesOf(state.hint?.orders || []);
  set({ hint: null });
  await oneAct(async () => {
    for (const order of orders) if (!(await send(order, true))) break;
  });
}

/** The arrows that lie on the map: what was played, what is proposed. */
export function arrows() {
  const a = state.analysis;
  if (a) {
    const m = mistakesFor(a.data, a.side)[a.mistake];
    return m && state.replay?.line === m.line ? { played: m.played, proposed: m.proposed, from: drawsFrom } : null;
  }
  return state.hint && state.hint.deeds ? { played: [], proposed: state.hint.deeds } : null;
}

/** Asks the marshal what he would do. */
export async function askHint() {
  const m = state.match;
  if (!m || state.hint?.thinking) return;
  set({ hint: { thinking: true } });
  try {
    const hint = await api.hint(m.id, m.decision.side || "");
    if (state.match?.id !== m.id || !state.hint) return;
    set({ hint });
    lookAt((hint.deeds || []).slice(0, 6));
  } catch (e) {
    set({ hint: null });
    trouble(e);
  }
}
