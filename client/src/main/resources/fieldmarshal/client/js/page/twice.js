// @ts-check
/**
 * The second half of a double click belongs to what its first half was on: where the page has changed meanwhile, and something else lies
 * under the pointer, it does nothing. So nobody ends two phases, or answers a question that he has not seen.
 */
import { state } from "../store.js";

/** @typedef {{page: string, el: Element | null, words: string}} Press */

/** @type {Press} */
let first = { page: "", el: null, words: "" };

/** What would be done by a press now. */
function page() {
  const { match, attack } = state;
  const asks = [state.sure, !!attack?.sure, state.drawer, !!state.end, !!state.day, state.veil];
  return [state.page, match?.id, match?.revision, ...asks].join(" ");
}

/** What a press is on. @param {Event} e @returns {Press} */
function press(e) {
  const t = e.target instanceof Element ? e.target : null,
    el = t?.closest("button,a,label,summary") || t;
  return { page: page(), el, words: el?.textContent || "" };
}

/** Listens to the clicks of the whole page before anybody else. */
export function listenToClicks() {
  document.addEventListener("click", clicked, true);
}

/** @param {MouseEvent} e */
function clicked(e) {
  const now = press(e);
  if (e.detail < 2) first = now;
  else if (now.page !== first.page && (now.el !== first.el || now.words !== first.words)) {
    e.preventDefault();
    e.stopImmediatePropagation();
  }
}
