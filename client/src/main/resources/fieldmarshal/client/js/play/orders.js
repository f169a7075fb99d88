// @ts-check
/** Orders to the server, and taking them back. */
import { Refusal, api } from "../api.js";
import { announce, board, trouble } from "./table.js";
import { catchUp, take, untold } from "./updates.js";
import { flush, set, state } from "../store.js";

// ---- orders

/** @param {import("../types.js").Order} order @returns {Promise<boolean>} */
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
  const as =
    m.decision.side && !String(m.seats[m.decision.side]).startsWith("bot")
      ? m.decision.side
      : Object.keys(m.seats).find((s) => !String(m.seats[s]).startsWith("bot"));
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
