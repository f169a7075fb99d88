// @ts-check
/** Several stacks under one finger: a list to choose from. */
import { h } from "../dom.js";
import { counterOf } from "../panels/parts.js";
import { whoIsThere } from "../panels/targets.js";
import { click } from "../play/hands.js";
import { placeName, set, stackAt, state } from "../store.js";
import { CLOSE, EMPTY_HEX } from "../words/panels.js";
import { WHICH_STACK } from "../words/table.js";

/** @type {{hexes: string[], match: string | undefined, revision: number | undefined} | null} what is offered, of which position */
let offered = null;

/** Offers some hexes, the nearest first. @param {string[]} hexes */
export function offer(hexes) {
  if (!offered) document.addEventListener("pointerdown", elsewhere);
  offered = { hexes, match: state.match?.id, revision: state.match?.revision };
  set();
}

/** Puts the list away. @returns {boolean} whether there was one */
export function noOffer() {
  if (!offered) return false;
  offered = null;
  document.removeEventListener("pointerdown", elsewhere);
  set();
  return true;
}

/** @param {PointerEvent} e */
function elsewhere(e) {
  if (!(/** @type {HTMLElement} */ (e.target).closest(".fingers"))) noOffer();
}

/** What lies under the finger, as long as nothing has changed there. */
export function fingerList() {
  if (!offered || offered.match !== state.match?.id || offered.revision !== state.match?.revision) return null;
  return h(
    "div.fingers.panel",
    { "data-key": "fingers", role: "dialog", "aria-label": WHICH_STACK },
    h(
      "div.row.between",
      null,
      h("div.eyebrow", null, WHICH_STACK),
      h("button.hexlink", { type: "button", onclick: noOffer }, CLOSE),
    ),
    h("div.list", null, offered.hexes.map(row)),
  );
}

/** @param {string} n */
function row(n) {
  const stack = stackAt(n),
    go = () => {
      noOffer();
      click(n, { shift: false, touch: true });
    };
  const words = [h("b", null, placeName(n)), h("span.s", null, stack.length ? whoIsThere(stack) : EMPTY_HEX)];
  return h(
    "button.u",
    { type: "button", "data-key": "f" + n, onclick: go },
    stack[0] ? counterOf(stack[0].id, 44, "middle") : null,
    h("span.w", null, words),
  );
}
