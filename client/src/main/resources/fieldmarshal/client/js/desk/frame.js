// @ts-check
/** The sheet of paper that settings and keys are printed on. */
import { h } from "../dom.js";
import { set } from "../store.js";
import { CLOSE } from "../words/panels.js";

/** @param {string} id @param {string} title @param {string} about @param {import("../dom.js").Child} body */
export function deskFrame(id, title, about, body) {
  const close = () => set({ drawer: null });
  return h(
    "div.desk",
    { "data-key": "desk" + id },
    h(
      "div.paper.panel",
      { role: "dialog", "aria-modal": "true", "aria-label": title },
      h(
        "div.row.between",
        null,
        h("h2", null, title),
        h("p.muted", null, about),
        h("button.btn.q.small.inline", { type: "button", id: "desk-close", onclick: close }, CLOSE, h("span.kbd", null, "Esc")),
      ),
      h("div.scroll", { tabindex: "0", role: "region", "aria-label": title }, body),
    ),
  );
}
