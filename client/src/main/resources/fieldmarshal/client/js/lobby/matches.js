// @ts-check
/** Matches to take up again. */
import { api } from "../api.js";
import { lexiconOf, phaseTitle } from "../lexicon.js";
import { h } from "../dom.js";
import { loadLobby, more } from "./choices.js";
import { openMatch } from "../play/matches.js";
import { notice } from "../play/table.js";
import { state } from "../store.js";
import * as say from "../words/lobby.js";

/** @param {boolean} all */
export function matchCards(all) {
  const list = all ? state.matches : state.matches.slice(0, 8);
  if (!list.length && !all) return null;
  const more = all ? state.total - state.matches.length : 0;
  return h(
    "section.more",
    { "data-key": "matches" },
    h("div.row.between", null, h("div.eyebrow", null, all ? say.MATCHES : say.CONTINUE)),
    list.length
      ? h(
          "div.cards",
          null,
          list.map((m) => card(m, all)),
        )
      : h("p.muted", { css: { padding: "1rem 0" } }, say.NO_MATCHES),
    more > 0 ? h("p", { css: { padding: "1rem 0" } }, olderButton(more)) : null,
  );
}

/** @param {number} n */
function olderButton(n) {
  return h("button.btn.q.small", { type: "button", id: "older", onclick: more }, say.older(n));
}

/** @param {import("../types.js").MatchCard} m @param {boolean} all */
function card(m, all) {
  const g = state.games.find((v) => v.id === m.game);
  const open = (/** @type {MouseEvent} */ e) => {
    if (e.ctrlKey || e.metaKey) return;
    e.preventDefault();
    history.pushState(null, "", "/match/" + m.id);
    openMatch(m.id);
  };
  const css = { color: "inherit", textDecoration: "none", display: "block" };
  return h(
    "div.card",
    { "data-key": "m" + m.id },
    h("a", { href: "/match/" + m.id, css, onclick: open }, cardWords(m, g)),
    all ? h("button.put", { type: "button", onclick: () => putAway(m.id) }, say.DELETE) : null,
  );
}

/** @param {import("../types.js").MatchCard} m @param {import("../types.js").Game | undefined} g */
function cardWords(m, g) {
  const who = g ? g.sides.map((s) => `${s.name}: ${say.seatWord(m.players?.[s.id])}`).join(" · ") : "";
  const phase = phaseTitle(lexiconOf(g || null), m.phase || "").toLowerCase();
  const side = g?.sides.find((s) => s.id === m.toMove)?.name || "";
  return h(
    "div.w",
    null,
    h("b", null, m.name || (g ? g.title : m.game)),
    h("p", null, m.over || say.standing(m.turn, phase, side)),
    h("p.muted", null, who),
    h("p.muted", null, m.broken || say.lastPlayed(when(m.updated), m.orders)),
  );
}

/** @param {string} id */
async function putAway(id) {
  if (!confirm(say.REALLY_DELETE)) return;
  try {
    await api.remove(id);
  } catch (e) {
    notice(String(e));
  }
  loadLobby();
}

/** @param {number | string} t seconds, or a date */
function when(t) {
  const d = new Date(typeof t === "number" && t < 1e12 ? t * 1000 : t);
  return isNaN(d.getTime())
    ? ""
    : d.toLocaleString("en-GB", { day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" });
}
