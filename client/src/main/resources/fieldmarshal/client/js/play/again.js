// @ts-check
/** Giving a match up, and playing it once more. */
import { api } from "../api.js";
import { alone } from "./alone.js";
import { openMatch } from "./matches.js";
import { trouble } from "./table.js";
import { take } from "./updates.js";
import { human, set, state } from "../store.js";

/** The side that gives up where the player says so: the one that decides, or the one at this screen. */
export function resigner() {
  const m = state.match;
  if (!m || m.decision.kind === "over" || m.differs || state.replay) return null;
  if (human(m, m.decision.side)) return m.decision.side;
  return Object.keys(m.seats).find((s) => human(m, s)) || null;
}

/** Gives the match up for a side. @param {string} side */
export async function resign(side) {
  const m = state.match;
  if (!m) return;
  set({ drawer: null });
  try {
    const answer = await api.resign(m.id, side);
    take(answer.match, answer.events || []);
  } catch (e) {
    trouble(e);
  }
}

/** The same scenario once more. */
export const rematch = alone(again);

/** @param {boolean} change whether the sides are changed */
async function again(change) {
  const m = state.match;
  if (!m) return;
  try {
    const a = await api.rematch(m.id, change);
    history.pushState(null, "", "/match/" + a.id);
    await openMatch(a.id);
  } catch (e) {
    trouble(e);
  }
}
