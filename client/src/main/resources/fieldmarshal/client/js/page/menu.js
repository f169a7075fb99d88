// @ts-check
/** The menu, the curtain while the screen changes hands, and short notices. */
import { mayAnalyse, mayHint, openAnalysis, openHint } from "../analysis/open.js";
import { api } from "../api.js";
import { openDice } from "../dice/open.js";
import { h } from "../dom.js";
import { openDay } from "../day/open.js";
import { openEnd } from "../end/open.js";
import { guide } from "../guide.js";
import { loadLobby } from "../lobby/choices.js";
import { openFile } from "../lobby/files.js";
import { sentence } from "../panels/parts.js";
import { share } from "../panels/replay.js";
import { openRules } from "../play/books.js";
import { openSheet, otherTheme, toggleDesk } from "../play/looks.js";
import { leaveMatch, takeSeat } from "../play/matches.js";
import { rematch, resigner } from "../play/again.js";
import { redo, undo, undoPart, undoPhase } from "../play/orders.js";
import { branch, openReplay } from "../play/replay.js";
import { sideCalled } from "../sides.js";
import { orderText, set, sideName, state } from "../store.js";
import { ANALYSE, DICE, HINT, NOTES, PLAYERS } from "../words/opening.js";
import { REDO, UNDO, UNDO_PHASE, undoPart as undoPartWords } from "../words/undo.js";
import * as say from "../words/table.js";

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
  const items = h(
    "div.menu.panel",
    { "data-key": "menu", role: "menu", "aria-label": say.MENU },
    item(say.RULES, toggleRules, "?"),
    item(say.MENU_ITEMS.log, () => openSheet("log"), "G"),
    item(DICE, openDice),
    item(PLAYERS, () => toggleDesk("players")),
    m.watching ? null : item(NOTES, () => toggleDesk("notes")),
    item(say.REPLAY, () => openReplay(), "R"),
    mayAnalyse(m) ? item(ANALYSE, openAnalysis, "⇧A") : null,
    mayHint(m) ? item(HINT, openHint, "⇧H") : null,
    item(say.MENU_ITEMS.tracks, () => openSheet("tracks"), "T"),
    item(say.MENU_ITEMS.points, () => openSheet("points")),
    item(say.MENU_ITEMS.losses, () => openSheet("losses")),
    item(say.MENU_ITEMS.arrivals, () => openSheet("arrivals")),
    m.decision.kind === "over" ? item(say.SEE_END, openEnd) : null,
    item(say.ENEMY_DAY, () => openDay(true)),
    m.decision.kind !== "over" && m.yours?.length ? item(say.STANDING, () => toggleDesk("standing")) : null,
    item(UNDO, undo, "U"),
    m.canUndoPhase ? item(UNDO_PHASE, undoPhase, "⇧U") : null,
    m.canUndoPart && m.decision.part ? item(undoPartWords(m.decision.part.title), undoPart, "⇧P") : null,
    item(REDO, redo, "Y"),
    h("a", { href: api.fileUrl(m.id), download: "", role: "menuitem", onclick: () => set({ menu: false }) }, say.SAVE),
    m.watching ? null : item(say.OPEN_FILE, openFile),
    item(say.SHARE, share),
    item(state.theme === "dark" ? say.DAY : say.NIGHT, otherTheme, "N"),
    item(say.SETTINGS, () => toggleDesk("settings")),
    item(say.KEYS, () => toggleDesk("help"), "K"),
    state.game && state.game.guided ? item(state.guide < 0 ? say.GUIDED : say.LEAVE_GUIDE, () => guide(state.guide < 0)) : null,
    resigner() ? item(say.RESIGN, () => set({ drawer: "resign" })) : null,
    m.decision.kind === "over" && !m.differs && !m.watching
      ? [item(say.REMATCH, () => rematch(true)), item(say.AGAIN, () => rematch(false))]
      : null,
    item(say.TO_LOBBY, toLobby),
  );
  return h("nav", { "data-key": "menunav", "aria-label": say.MENU }, items);
}

export function veil() {
  if (!state.veil) return null;
  document.title = state.game ? state.game.title : say.NAME;
  const name = sideName(state.veil);
  return h(
    "div.veil",
    { "data-key": "veil", role: "dialog", "aria-modal": "true", "aria-label": say.HAND_OVER },
    h(
      "div",
      null,
      h("h2", null, say.nextIs(name)),
      h("p", null, say.HAND_OVER_TO),
      h(
        "p",
        { css: { marginTop: "1.5rem" } },
        h("button.btn", { type: "button", id: "seat", onclick: takeSeat }, say.iPlay(sideCalled(state.veil))),
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
    h(
      "span",
      null,
      h("b", null, say.differsFrom(m.differs.order)),
      " ",
      say.differsWhy(m.differs.rules, m.differs.today),
      m.differs.played ? [" ", say.differsOrder(orderText(m.differs.played))] : null,
      " ",
      say.SHOWN_UP_TO_THERE,
    ),
    h("button.btn.small", { type: "button", onclick: branch }, say.PLAY_ON),
  );
}

export function toast() {
  return state.notice
    ? h(
        "div.toast",
        { "data-key": "toast", role: "alert" },
        h("span", null, sentence(state.notice)),
        h("button.hexlink", { type: "button", css: { color: "#8ccbef" }, onclick: () => set({ notice: null }) }, say.CLOSE),
      )
    : null;
}

// ---- addresses
export function toLobby() {
  history.pushState(null, "", "/");
  leaveMatch();
  loadLobby();
}
