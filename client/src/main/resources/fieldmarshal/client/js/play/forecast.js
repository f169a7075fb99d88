// @ts-check
/** What a march would lead to, before it is ordered. */
import { Refusal, api } from "../api.js";
import { answers, ask } from "./asking.js";
import { settings } from "../settings.js";
import { state, unitName } from "../store.js";
import { MARCH_ANYWAY, wouldBeCutOff } from "../words/table.js";

/** @typedef {import("../types.js").Order} Order */

/** Whom a march leaves without supply; nobody where it is refused. @param {string} match @param {Order} order */
async function cutOff(match, order) {
  try {
    return (await api.forecast(match, order)).cutOff;
  } catch (e) {
    if (e instanceof Refusal) return null;
    throw e;
  }
}

/**
 * Whether the player is asked before units march, because somebody is left without supply. The same march once more is not asked about.
 * @param {Order} together all of them by one order @param {Order[]} each one by one, where they cannot go together
 * @param {() => void} go sends them
 */
export async function asksBefore(together, each, go) {
  const m = state.match;
  if (!m || !settings.askSupply) return false;
  const key = JSON.stringify(together);
  if (answers(key)) return false;
  let cut = await cutOff(m.id, together);
  if (!cut && each.length > 1) cut = (await Promise.all(each.map((o) => cutOff(m.id, o)))).flatMap((l) => l || []);
  if (!cut?.length || state.match?.revision !== m.revision) return false;
  ask(together.path?.at(-1) || "", key, wouldBeCutOff([...new Set(cut)].map(unitName)), MARCH_ANYWAY, go);
  return true;
}
