// @ts-check
/** The sheet of paper that settings and keys are printed on. Those that belong together have a list of sections at the left. */
import { h } from "../dom.js";
import { set, state } from "../store.js";
import * as say from "../words/desk.js";
import { NOTICES } from "../words/notices.js";
import { CLOSE } from "../words/panels.js";
import { ACCOUNT } from "../words/people.js";

/** The pages that stand beside each other, as far as there are such for whoever sits here. @returns {[string, string][]} */
function sections() {
  const known = !!state.me?.host && !!state.me.person;
  /** @type {[string, string, boolean][]} */
  const all = [
    ["settings", say.PLAY, true],
    ["notices", NOTICES, known],
    ["help", say.KEYS, true],
    ["account", ACCOUNT, known],
    ["data", say.DATA, true],
  ];
  return all.filter(([, , there]) => there).map(([id, title]) => [id, title]);
}

/** @type {Record<string, number>} */
const STEPS = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** The arrow keys go from section to section. @param {KeyboardEvent} e */
function step(e) {
  const list = [.../** @type {HTMLElement} */ (e.currentTarget).querySelectorAll("button")],
    by = STEPS[e.key],
    at = list.indexOf(/** @type {HTMLButtonElement} */ (e.target));
  if (!by || at < 0) return;
  e.preventDefault();
  e.stopPropagation();
  list[(at + by + list.length) % list.length].focus();
}

/** @param {string} id @param {[string, string][]} list */
function nav(id, list) {
  return h(
    "nav.desknav",
    { "data-key": "desknav", "aria-label": say.SECTIONS, onkeydown: step },
    list.map(([page, title]) =>
      h(
        "button",
        {
          type: "button",
          "data-key": "to" + page,
          "aria-current": page === id ? "page" : undefined,
          onclick: () => set({ drawer: page }),
        },
        title,
      ),
    ),
  );
}

/** @param {string} id @param {string} title @param {string} about @param {import("../dom.js").Child} body */
export function deskFrame(id, title, about, body) {
  const close = () => set({ drawer: null });
  const list = sections(),
    beside = list.some(([page]) => page === id);
  const scroll = h("div.scroll", { "data-key": "scroll" + id, tabindex: "0", role: "region", "aria-label": title }, body);
  return h(
    "div.desk",
    // whoever goes from section to section keeps his place in their list
    { "data-key": "desk" + (beside ? "sections" : id) },
    h(
      "div.paper.panel",
      { class: beside ? "beside" : "", role: "dialog", "aria-modal": "true", "aria-label": title },
      h(
        "div.row.between",
        null,
        h("h2", null, title),
        h("p.muted", null, about),
        h("button.btn.q.small.inline", { type: "button", id: "desk-close", onclick: close }, CLOSE, h("span.kbd", null, "Esc")),
      ),
      beside ? [nav(id, list), scroll] : scroll,
    ),
  );
}
