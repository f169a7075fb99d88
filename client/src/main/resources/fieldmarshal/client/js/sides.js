// @ts-check
/** Sides in sentences: with their article, and with verbs in the right number. */
import { state } from "./store.js";
import { capital } from "./words.js";

/** A side as it stands in a sentence. @param {string} id */
export function sideCalled(id) {
  const s = state.game?.sides.find((v) => v.id === id);
  return s?.called || s?.name || id;
}

/** The beginning of a sentence in which a side does something. @param {string} id @param {string} verb without an ending */
export function sideDoes(id, verb) {
  return capital(sideCalled(id)) + " " + verb + (state.game?.sides.find((v) => v.id === id)?.plural ? "" : "s");
}
