// @ts-check
/** Questions that are asked before something that cannot be undone, and the name of a match. */
import { h } from "../dom.js";
import { resign, resigner } from "../play/again.js";
import { sideCalled } from "../sides.js";
import { set, state } from "../store.js";
import * as say from "../words/desk.js";

/** Nothing is done. */
const cancel = () => set({ drawer: null, asked: null });

/**
 * A small sheet with a question: what it means, and two buttons.
 * @param {string} id @param {string} title @param {import("../dom.js").Child} body @param {string} yes @param {() => void} go
 */
function question(id, title, body, yes, go) {
  return h(
    "div.desk",
    { "data-key": "ask" + id },
    h(
      "div.paper.panel.small",
      { role: "alertdialog", "aria-modal": "true", "aria-label": title },
      h("h2", null, title),
      body,
      h(
        "div.row",
        null,
        h("button.btn.q", { type: "button", id: "no", onclick: cancel }, say.CANCEL),
        h("button.btn", { type: "button", id: "yes", onclick: go }, yes),
      ),
    ),
  );
}

/** Whether to give the match up. @returns {HTMLElement} */
export function resignPage() {
  const side = resigner() || "",
    name = sideCalled(side);
  return question("resign", say.resignTitle(name), h("p", null, say.RESIGN_MEANS), say.RESIGN, () => resign(side));
}

/** Another name for a match of the lobby. @returns {HTMLElement} */
export function renamePage() {
  const asked = state.asked;
  const go = () => {
    const input = /** @type {HTMLInputElement | null} */ (document.getElementById("newname"));
    set({ drawer: null, asked: null });
    if (input?.value.trim()) asked?.go(input.value.trim());
  };
  const onkeydown = (/** @type {KeyboardEvent} */ e) => {
    if (e.key === "Enter") go();
    else if (e.key === "Escape") cancel();
  };
  const field = h("input.find", {
    id: "newname",
    type: "text",
    maxlength: 120,
    "aria-label": say.NAME,
    value: asked?.name || "",
    onkeydown,
  });
  return question("rename", say.RENAME_TITLE, [field, h("p.muted", null, say.RENAME_MEANS)], say.RENAME, go);
}

/** Whether to delete a match of the lobby. @returns {HTMLElement} */
export function deletePage() {
  const asked = state.asked;
  const go = () => {
    set({ drawer: null, asked: null });
    asked?.go("");
  };
  return question("delete", say.deleteTitle(asked?.name || ""), h("p", null, say.DELETE_MEANS), say.DELETE, go);
}
