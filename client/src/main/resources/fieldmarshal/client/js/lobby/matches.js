// @ts-check
/** Matches to take up again. */
import { api } from "../api.js";
import { lexiconOf, phaseTitle } from "../lexicon.js";
import { clockLine } from "../clocks/open.js";
import { h } from "../dom.js";
import { loadLobby, more } from "./choices.js";
import { openMatch } from "../play/matches.js";
import { notice } from "../play/table.js";
import { set, state } from "../store.js";
import * as say from "../words/lobby.js";

/** The page of all matches, or of those that are open to everybody. */
export function matchCards() {
  if (state.lobby.tab === "open") return group(say.OPEN_MATCHES, state.lobby.open || [], false);
  if (state.me?.host) return mine();
  const list = state.matches,
    more = state.total - list.length;
  return h(
    "section.begun",
    { "data-key": "matches" },
    h("div.row.between", null, h("div.eyebrow", null, say.MATCHES)),
    list.length
      ? h(
          "div.cards",
          null,
          list.map((m) => card(m, true)),
        )
      : h("p.muted", { css: { padding: "1rem 0" } }, say.NO_MATCHES),
    more > 0 ? h("p", { css: { padding: "1rem 0" } }, olderButton(more)) : null,
  );
}

/** @param {string} title @param {import("../types.js").MatchCard[]} list @param {boolean} all */
function group(title, list, all) {
  return h(
    "section.begun",
    { "data-key": "group" + title },
    h("div.eyebrow", null, title),
    list.length
      ? h(
          "div.cards",
          null,
          list.map((m) => card(m, all)),
        )
      : h("p.muted", { css: { padding: "1rem 0" } }, say.NONE_HERE),
  );
}

/** On a host: those that wait for you, those that wait for others, those that are over. */
function mine() {
  const over = state.matches.filter((m) => m.over),
    running = state.matches.filter((m) => !m.over),
    yours = running.filter((m) => isYours(m));
  const more = state.total - state.matches.length;
  return [
    group(say.YOUR_TURN, yours, true),
    group(
      say.WAITING,
      running.filter((m) => !isYours(m)),
      true,
    ),
    over.length ? group(say.FINISHED, over, true) : null,
    more > 0 ? h("p", { css: { padding: "1rem 0" } }, olderButton(more)) : null,
  ];
}

/**
 * Whether a match waits for whoever sits here; on an own computer that is everybody but a bot.
 * @param {import("../types.js").MatchCard} m
 */
export function isYours(m) {
  if (!m.toMove) return false;
  return state.me?.host ? !!m.company?.seats[m.toMove]?.yours : !m.players?.[m.toMove]?.bot;
}

/** Follows a link to a match without leaving the page. @param {string} id @returns {(e: MouseEvent) => void} */
export const follow = (id) => (e) => {
  if (e.ctrlKey || e.metaKey) return;
  e.preventDefault();
  history.pushState(null, "", "/match/" + id);
  openMatch(id);
};

/**
 * Those whom the player meets in a match, in words.
 * @param {import("../types.js").MatchCard} m @param {import("../types.js").Game | undefined} g
 */
export function opponents(m, g) {
  const sides = g?.sides.map((s) => s.id) || [];
  const mine = (/** @type {string} */ s) => (state.me?.host ? !!m.company?.seats[s]?.yours : m.players?.[s]?.person === "me");
  const others = sides.filter((s) => !mine(s));
  if (!others.length) return say.BOTH_SIDES;
  return say.bots(others.map((s) => sits(m, s)));
}

/** @param {number} n */
function olderButton(n) {
  return h("button.btn.q.small", { type: "button", id: "older", onclick: more }, say.older(n));
}

/** @param {import("../types.js").MatchCard} m @param {boolean} all */
function card(m, all) {
  const g = state.games.find((v) => v.id === m.game);
  const css = { color: "inherit", textDecoration: "none", display: "block" };
  return h(
    "div.card",
    { "data-key": "m" + m.id },
    h("a", { href: "/match/" + m.id, css, onclick: follow(m.id) }, cardWords(m, g)),
    all
      ? h(
          "div.puts",
          null,
          h("button.put.name", { type: "button", onclick: () => ask("rename", m, (name) => api.rename(m.id, name)) }, say.RENAME),
          h("button.put", { type: "button", onclick: () => ask("delete", m, () => api.remove(m.id)) }, say.DELETE),
        )
      : null,
  );
}

/** @param {import("../types.js").MatchCard} m @param {import("../types.js").Game | undefined} g */
function cardWords(m, g) {
  const who = g ? g.sides.map((s) => `${s.name}: ${sits(m, s.id)}`).join(" · ") : "";
  const phase = phaseTitle(lexiconOf(g || null), m.phase || "").toLowerCase();
  const side = g?.sides.find((s) => s.id === m.toMove)?.name || "";
  return h(
    "div.w",
    null,
    h("b", null, m.name || (g ? g.title : m.game)),
    h("p", null, m.over || say.standing(m.turn, phase, side)),
    state.me?.host && m.toMove && m.since && !m.players?.[m.toMove]?.bot ? h("p.since", null, waits(m, side)) : null,
    clockLine(m, side),
    h("p.muted", null, who),
    h("p.muted", null, m.broken || say.lastPlayed(when(m.updated), m.orders)),
  );
}

/** Who sits at a seat. @param {import("../types.js").MatchCard} m @param {string} side */
function sits(m, side) {
  const seat = m.company?.seats[side];
  if (!seat || (!state.me?.host && !seat.name)) return say.seatWord(m.players?.[side]);
  return seat.yours ? say.YOU.toLowerCase() : seat.free ? say.FREE_SEAT : seat.name || "";
}

/** Who is waited for, since when. @param {import("../types.js").MatchCard} m @param {string} side */
function waits(m, side) {
  const seat = m.company?.seats[m.toMove || ""],
    since = when(m.since || "");
  return seat?.yours ? say.yoursSince(side, since) : say.waitsSince(seat?.name || "", side, since);
}

/**
 * Asks before a match is renamed or deleted.
 * @param {string} page @param {import("../types.js").MatchCard} m @param {(answer: string) => Promise<unknown>} f
 */
function ask(page, m, f) {
  const go = async (/** @type {string} */ answer) => {
    try {
      await f(answer);
    } catch (e) {
      notice(e instanceof Error ? e.message : String(e));
    }
    loadLobby();
  };
  set({ drawer: page, asked: { name: m.name || "", go } });
}

/** @param {number | string} t seconds, or a date */
function when(t) {
  const d = new Date(typeof t === "number" && t < 1e12 ? t * 1000 : t);
  return isNaN(d.getTime())
    ? ""
    : d.toLocaleString("en-GB", { day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" });
}
