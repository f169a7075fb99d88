// @ts-check
/** The lobby: all games as cards, the strip of the chosen one, and the matches that wait. */
import { h } from "../dom.js";
import { openRules } from "../play/books.js";
import { otherTheme, toggleDesk } from "../play/looks.js";
import { set, state } from "../store.js";
import * as say from "../words/lobby.js";
import { ACCOUNT } from "../words/opening.js";
import { NAME, OPEN_FILE, RULES, SETTINGS } from "../words/table.js";
import { shelf } from "./cards.js";
import { loadOpen } from "./choices.js";
import { openFile } from "./files.js";
import { matchCards } from "./matches.js";
import { strip } from "./strip.js";
import { waiting } from "./waiting.js";

export function lobby() {
  const l = state.lobby;
  const g = state.games.find((v) => v.id === l.game);
  const lists = l.tab === "matches" || l.tab === "open";
  return [
    h(
      "header.bar.low",
      { "data-key": "bar" },
      h(
        "a.id",
        { href: "/", onclick: (/** @type {Event} */ e) => (e.preventDefault(), set({ lobby: { ...l, tab: "games" } })) },
        h("b", null, NAME),
      ),
      h(
        "nav.nav",
        { "aria-label": say.SECTIONS },
        nav("games", say.GAMES),
        nav("matches", say.MATCHES, state.total),
        state.me?.host ? nav("open", say.OPEN_MATCHES, 0, loadOpen) : null,
        h("button", { type: "button", onclick: () => ((state.caseOpen = ""), (state.search = ""), openRules()) }, RULES),
      ),
      h(
        "div.acts",
        null,
        h(
          "button.btn.q.small",
          {
            type: "button",
            title: say.COLOURS,
            onclick: otherTheme,
          },
          state.theme === "dark" ? say.DAY : say.NIGHT,
        ),
        h("button.btn.q.small", { type: "button", onclick: () => toggleDesk("settings") }, SETTINGS),
        h("button.btn.q.small", { type: "button", onclick: openFile }, OPEN_FILE),
        state.me?.host ? account(state.me.person?.name || ACCOUNT) : null,
      ),
    ),
    lists
      ? h("main.lobby", { "data-key": "lists" }, matchCards())
      : h(
          "main.lobby.front",
          { "data-key": "front" },
          h("div.games", null, g ? [shelf(), strip(g)] : h("p.muted", null, say.NO_GAMES)),
          waiting(),
        ),
  ];
}

/** @param {string} name */
function account(name) {
  return h("button.btn.q.small", { type: "button", id: "account", onclick: () => toggleDesk("account") }, name);
}

/** @param {string} id @param {string} t @param {number} [n] @param {() => void} [go] */
function nav(id, t, n, go) {
  const on = (state.lobby.tab || "games") === id;
  return h(
    "button",
    {
      type: "button",
      "aria-current": on ? "page" : undefined,
      onclick: go || (() => set({ lobby: { ...state.lobby, tab: id } })),
    },
    t,
    n ? h("i", null, String(n)) : null,
  );
}
