// @ts-check
/** Opens and closes the page of the end. Its parts are fetched when somebody wants to see it. */
import { api } from "../api.js";
import { trouble } from "../play/table.js";
import { human, set, state } from "../store.js";

/** @typedef {typeof import("./page.js")} Pages */

/** @type {Pages | null} */
let pages = null;

/** @type {() => Promise<Pages>} */
let fetchPages = () => Promise.reject(new Error());

/** Where the page comes from when it is wanted. @param {() => Promise<Pages>} f */
export function endFrom(f) {
  fetchPages = f;
}

/** Opens the page of the end. */
export async function openEnd() {
  const m = state.match;
  if (!m) return;
  try {
    const [module, story] = await Promise.all([fetchPages(), api.story(m.id)]);
    pages = module;
    if (state.match?.id !== m.id) return;
    module.begin();
    set({ end: story, replay: null, drawer: null, menu: false, day: null, result: null });
    // the dice are weighed while the rest is read
    const luck = await api.luck(m.id);
    if (state.end === story) set({ end: { ...story, luck } });
  } catch (e) {
    trouble(e);
  }
}

export function closeEnd() {
  set({ end: null });
}

/** The page, where it is open. */
export function endPage() {
  return state.end && pages ? pages.page(state.end) : null;
}

/**
 * Whether a match has just come to its end.
 * @param {import("../types.js").Match | null} before @param {import("../types.js").Match} match
 */
export function ended(before, match) {
  return before?.id === match.id && before.decision.kind !== "over" && match.decision.kind === "over";
}

/** Whether somebody at this screen plays. @param {import("../types.js").Match} m */
export function playing(m) {
  return Object.keys(m.seats).some((s) => human(m, s));
}
