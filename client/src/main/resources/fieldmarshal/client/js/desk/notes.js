// @ts-check
/** The page of a player's own notes on hexes. */
import { h } from "../dom.js";
import { board, trouble } from "../play/table.js";
import { hexOf, set, state } from "../store.js";
import * as say from "../words/notes.js";
import { deskFrame } from "./frame.js";
import { note, notes } from "./kept.js";

let fault = "";

/** @param {string} id */
const field = (id) => /** @type {HTMLInputElement | null} */ (document.getElementById(id));

async function keep() {
  const hex = field("note-hex")?.value.trim() || "",
    text = field("note-text")?.value.trim() || "";
  fault = !hexOf(hex) ? say.NO_HEX : !text ? say.NO_TEXT : "";
  if (fault) return set();
  try {
    await note(hex, text);
    const input = field("note-text");
    if (input) input.value = "";
  } catch (e) {
    trouble(e);
  }
}

/** @param {string} hex */
const remove = (hex) => note(hex, "").catch(trouble);

/** @param {string} hex */
const show = (hex) => (set({ drawer: null, hex }), board?.reveal(hex));

/** @returns {HTMLElement} */
export function notesPage() {
  const all = notes();
  const enter = (/** @type {KeyboardEvent} */ e) => e.key === "Enter" && keep();
  return deskFrame(
    "notes",
    say.NOTES,
    say.ABOUT,
    h(
      "div.notes",
      null,
      h(
        "div.setrow",
        { "data-key": "new" },
        h("input.find.hex", {
          id: "note-hex",
          type: "text",
          maxlength: 8,
          "aria-label": say.HEX,
          placeholder: say.HEX,
          value: state.hex || "",
        }),
        h("input.find", {
          id: "note-text",
          type: "text",
          maxlength: 500,
          "aria-label": say.TEXT,
          placeholder: say.TEXT,
          onkeydown: enter,
        }),
        h("button.btn.blue.small", { type: "button", id: "note-keep", onclick: keep }, say.KEEP),
      ),
      fault ? h("p.fault", { role: "alert" }, fault) : null,
      !all ? h("p.muted", null, say.COMING) : null,
      all && !Object.keys(all).length ? h("p.muted", null, say.NONE) : null,
      Object.entries(all || {}).map(([hex, text]) =>
        h(
          "div.setrow",
          { "data-key": "n" + hex },
          h("button.hexlink", { type: "button", onclick: () => show(hex) }, hex),
          h("span.w", null, text),
          h("button.btn.q.small", { type: "button", "aria-label": say.removeAt(hex), onclick: () => remove(hex) }, say.REMOVE),
        ),
      ),
    ),
  );
}
