// @ts-check
/** Orders to the server, and taking them back. */
import { Refusal, api } from "../api.js";
import { asksToAdvance } from "./asking.js";
import { announce, board, trouble } from "./table.js";
import { catchUp, take, untold } from "./updates.js";
import { flush, human, set, state } from "../store.js";
import { REDONE, UNDONE } from "../words/undo.js";

// ---- orders

/**
 * Gives an order.
 * @param {import("../types.js").Order} order @param {boolean} [quiet] a refusal is not told
 * @param {boolean} [sure] the player has been asked, or need not be @returns {Promise<boolean>}
 */
export async function send(order, quiet = false, sure = false) {
  const m = state.match;
  if (!m || !m.decision.side || state.busy) return false;
  if (!sure && asksToAdvance(order, () => send(order, quiet, true))) return false;
  const free = busy();
  try {
    const answer = await api.order(m.id, m.revision, m.decision.side, order);
    free();
    undone = [];
    untold(answer.match.revision);
    take(answer.match, answer.events || []);
    flush();
    catchUp();
    return true;
  } catch (e) {
    free();
    catchUp();
    if (e instanceof Refusal) {
      if (quiet) return false;
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

/** @typedef {{from: number, to: number, match: string}} Act lines of the log */

/** Several orders that were one act for the player: they are taken back at once. @type {Act[]} */
let acts = [];

/** Those that were taken back, as long as nothing else was ordered: they are done again at once. @type {Act[]} */
let undone = [];

/** Does something that may take several orders. @param {() => Promise<void>} f */
export async function act(f) {
  const m = state.match,
    from = m?.log?.lines ?? 0;
  await f();
  const to = state.match?.log?.lines ?? 0;
  if (m && to > from + 1) acts = [...acts.filter((a) => a.match === m.id && a.to <= from), { from, to, match: m.id }];
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
  const m = state.match,
    lines = m?.log?.lines ?? 0;
  const last = acts.find((a) => a.match === m?.id && a.to === lines);
  acts = acts.filter((a) => a !== last);
  if (last) undone = [...undone, last];
  let left = last ? last.to - last.from : 1;
  do await back("undo");
  while (--left > 0 && state.match?.canUndo);
}

/** Takes back all that was ordered in the phase. */
export async function undoPhase() {
  if (state.match?.canUndoPhase) await back("undo", "phase");
}

/** Takes back all that was ordered in this part of the turn. */
export async function undoPart() {
  if (state.match?.canUndoPart) await back("undo", "part");
}

export async function redo() {
  const m = state.match,
    lines = m?.log?.lines ?? 0;
  const act = undone.find((a) => a.match === m?.id && a.from === lines);
  undone = undone.filter((a) => a !== act);
  if (act) acts = [...acts, act];
  let left = act ? act.to - act.from : 1;
  do await back("redo");
  while (--left > 0 && state.match?.canRedo);
}

/** @param {"undo" | "redo"} what @param {"order" | "phase" | "part"} [to] */
async function back(what, to = "order") {
  const m = state.match;
  if (!m || state.busy) return;
  const as = human(m, m.decision.side) ? m.decision.side : Object.keys(m.seats).find((s) => human(m, s));
  if (!as) return;
  const free = busy();
  try {
    const answer = await (what === "undo" ? api.undo(m.id, m.revision, as, to) : api.redo(m.id, m.revision, as));
    free();
    set({ result: null });
    untold((answer.match || answer).revision);
    take(answer.match || answer, answer.events || []);
    flush();
    catchUp();
    announce(what === "undo" ? UNDONE : REDONE);
  } catch (e) {
    free();
    catchUp();
    trouble(e);
  }
}

/** Ends the phase, or declines. */
export function pass() {
  // who declines an advance still reads what came of the combat
  if (["move", "attack"].includes(state.match?.decision.kind || "")) set({ result: null });
  send({ type: "pass" });
}

/** Shows why a hex is refused, at the hex. @param {string} hex @param {string} why @param {string} cause */
export function refuse(hex, why, cause) {
  set({ refusal: { hex, why, case: cause } });
  announce(`${why} ${cause}`);
  board?.shake(hex);
}
