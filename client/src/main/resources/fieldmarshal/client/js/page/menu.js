// @ts-check
/** The menu, the curtain while the screen changes hands, and short notices. */
import { api } from "../api.js";
import { h } from "../dom.js";
import { guide } from "../guide.js";
import { loadLobby } from "../lobby/choices.js";
import { openFile } from "../lobby/files.js";
import { sentence } from "../panels/parts.js";
import { share } from "../panels/replay.js";
import { openRules } from "../play/books.js";
import { openSheet, setTheme } from "../play/looks.js";
import { leaveMatch, takeSeat } from "../play/matches.js";
import { redo, undo, undoPart, undoPhase } from "../play/orders.js";
import { branch, openReplay } from "../play/replay.js";
import { set, sideName, state } from "../store.js";
import { REDO, UNDO, UNDO_PHASE, undoPart as undoPartWords } from "../words/undo.js";

export function toggleRules() {
  state.caseOpen = "";
  if (state.drawer === "rules") set({ drawer: null });
  else openRules();
}

/** @param {import("../types.js").Match} m */
export function menu(m) {
  if (!state.menu) return null;
  const item = (/** @type {string} */ t, /** @type {() => void} */ f, k = "") =>
    h(
      "button",
      { type: "button", role: "menuitem", onclick: () => (set({ menu: false }), f()) },
      t,
      k ? h("span.kbd", null, k) : null,
    );
  return h(
    "div.menu.panel",
    { "data-key": "menu", role: "menu", "aria-label": "Menu" },
    item("Rules", toggleRules, "?"),
    item("Log", () => openSheet("log"), "G"),
    item("Replay", () => openReplay(), "R"),
    item("Tracks", () => openSheet("tracks"), "T"),
    item("Points", () => openSheet("points")),
    item("Losses", () => openSheet("losses")),
    item("Arrivals", () => openSheet("arrivals")),
    item(UNDO, undo, "U"),
    m.canUndoPhase ? item(UNDO_PHASE, undoPhase, "⇧U") : null,
    m.canUndoPart && m.decision.part ? item(undoPartWords(m.decision.part.title), undoPart, "⇧P") : null,
    item(REDO, redo, "Y"),
    h("a", { href: api.fileUrl(m.id), download: "", role: "menuitem" }, "Save to a file"),
    item("Open a file", openFile),
    item("Share this position", share),
    item(
      state.theme === "dark" ? "Day colours" : "Night colours",
      () => setTheme(state.theme === "dark" ? "light" : "dark"),
      "N",
    ),
    state.game && state.game.guided
      ? item(state.guide < 0 ? "Guided first turn" : "Leave the guide", () => guide(state.guide < 0))
      : null,
    item("To the lobby", toLobby),
  );
}

export function veil() {
  if (!state.veil) return null;
  document.title = state.game ? state.game.title : "Field Marshal";
  const name = sideName(state.veil);
  return h(
    "div.veil",
    { "data-key": "veil", role: "dialog", "aria-modal": "true", "aria-label": "Hand over" },
    h(
      "div",
      null,
      h("h2", null, `Next: ${name}`),
      h("p", null, "Please hand the screen to whoever plays that side. What is shown then is for their eyes alone."),
      h(
        "p",
        { css: { marginTop: "1.5rem" } },
        h("button.btn", { type: "button", id: "seat", onclick: takeSeat }, `I play ${name}`),
      ),
    ),
  );
}

/** A match that today's rules play otherwise is shown up to there, and says so. @param {import("../types.js").Match} m */
export function differs(m) {
  if (!m.differs) return null;
  return h(
    "div.toast.differs",
    { "data-key": "differs", role: "status" },
    h("span", null, m.differs.text, " It is shown up to there and cannot be changed."),
    h("button.btn.small", { type: "button", onclick: branch }, "Play on from here"),
  );
}

export function toast() {
  return state.notice
    ? h(
        "div.toast",
        { "data-key": "toast", role: "alert" },
        h("span", null, sentence(state.notice)),
        h("button.hexlink", { type: "button", css: { color: "#8ccbef" }, onclick: () => set({ notice: null }) }, "Close"),
      )
    : null;
}

// ---- addresses
export function toLobby() {
  history.pushState(null, "", "/");
  leaveMatch();
  loadLobby();
}
