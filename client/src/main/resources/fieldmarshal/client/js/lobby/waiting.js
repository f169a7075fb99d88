// @ts-check
/** The column of matches: whose turn it is, how much time is left, and the way to the most urgent. */
import { leftOf } from "../clocks/open.js";
import { h } from "../dom.js";
import { set, state } from "../store.js";
import { titles } from "../words.js";
import * as say from "../words/lobby.js";
import { counterOf } from "./cards.js";
import { follow, isYours, opponents } from "./matches.js";

/** @typedef {import("../types.js").MatchCard} MatchCard */

/** Less than so many seconds is short. */
const SHORT = 24 * 3600;

/** How many are shown of those that are over. */
const OVER = 3;

/** What is left of the clock of the side that must decide, in seconds; nothing where none runs. @param {MatchCard} m */
function left(m) {
  const c = m.company?.clock,
    s = c?.asked ? c.sides[c.asked] : undefined;
  return c && s?.deadline && !c.paused && !s.awayUntil ? leftOf(c, s) : undefined;
}

/** The most urgent first: by the time that is left, else as the list has them. @param {MatchCard[]} list */
export function byUrgency(list) {
  const time = (/** @type {MatchCard} */ m) => left(m) ?? Infinity;
  return [...list].sort((a, b) => (time(a) === time(b) ? 0 : time(a) - time(b)));
}

export function waiting() {
  const all = state.matches.filter((m) => !m.broken),
    running = all.filter((m) => !m.over),
    yours = byUrgency(running.filter(isYours)),
    others = running.filter((m) => !isYours(m)),
    over = all.filter((m) => m.over).slice(0, OVER),
    open = ((state.me?.host && state.lobby.open) || []).filter(hasSeat);
  const title = state.me?.host ? say.YOUR_MATCHES : say.ON_THIS_DEVICE;
  const next = yours[0];
  return h(
    "aside.waiting.panel",
    { "data-key": "waiting", "aria-label": title },
    h("h2", null, title),
    h("p.inone", null, yours.length ? say.yourTurnIn(yours.length) : say.NOTHING_WAITS),
    h(
      "div.list",
      { tabindex: "0", role: "region", "aria-label": title },
      yours.length ? null : h("p.muted.none", null, say.NOTHING_WAITS),
      group(say.YOUR_TURN, yours, (m) => row(m, "yours", say.YOUR_TURN, time(m))),
      group(say.WAITS, others, (m) => row(m, "", say.WAITS, time(m))),
      group(say.FINISHED, over, (m) => row(m, "over", say.IS_OVER, day(m.updated))),
      group(say.OPEN_SEATS, open, (m) => row(m, "open", say.JOIN, time(m))),
    ),
    h(
      "div.foot",
      null,
      h("button.btn.q", { type: "button", id: "all-matches", onclick: openAll }, say.ALL_MATCHES),
      next ? h("a.btn.blue", { id: "next", href: "/match/" + next.id, onclick: follow(next.id) }, say.nextIs(nameOf(next))) : null,
    ),
  );
}

const openAll = () => set({ lobby: { ...state.lobby, tab: "matches" } });

/** Whom one meets there, or what is played. @param {MatchCard} m */
function nameOf(m) {
  const seats = Object.values(m.company?.seats || {});
  return seats.find((s) => !s.yours && s.name)?.name || m.name || titleOf(m);
}

/** @param {MatchCard} m */
const titleOf = (m) => titles(state.games.find((g) => g.id === m.game)?.title || m.game)[0];

/** @param {string} title @param {MatchCard[]} list @param {(m: MatchCard) => HTMLElement} make */
function group(title, list, make) {
  if (!list.length) return null;
  const head = h("div.eyebrow", null, say.heading(title, list.length));
  return h("section", { "data-key": "w" + title, "aria-label": title }, head, list.map(make));
}

/** @param {MatchCard} m @param {string} look @param {string} word @param {{text: string, short?: boolean}} when */
function row(m, look, word, when) {
  const g = state.games.find((v) => v.id === m.game);
  const side = m.toMove || g?.sides[0].id || "";
  const who = look === "over" ? m.over : look === "open" ? say.seeks(owner(m)) : say.against(opponents(m, g), m.turn);
  return h(
    "a.mrow",
    { href: "/match/" + m.id, class: look, "data-key": "w" + m.id, onclick: follow(m.id) },
    g ? counterOf(g, side, 32) : null,
    h("span.w", null, h("b", null, m.name || titleOf(m)), h("small", null, who || "")),
    h("span.r", null, h("b", null, word), h("small", { class: when.short ? "short" : "" }, when.text)),
  );
}

/** Whether a seat of a match is free for the player, who has none in it. @param {MatchCard} m */
function hasSeat(m) {
  const seats = Object.values(m.company?.seats || {});
  return seats.some((s) => s.free) && !seats.some((s) => s.yours);
}

/** Who has begun a match that waits for somebody. @param {MatchCard} m */
const owner = (m) => Object.values(m.company?.seats || {}).find((s) => s.name)?.name || "";

/** What is told of time: the clock, or when the match was played last. @param {MatchCard} m */
function time(m) {
  const c = m.company?.clock,
    s = c?.asked ? c.sides[c.asked] : undefined,
    seconds = left(m);
  if (seconds !== undefined) return { text: say.timeLeft(seconds), short: seconds < SHORT };
  if (c && !c.begun) return { text: say.CLOCK_WAITS };
  if (c?.paused) return { text: say.STOPPED };
  if (s?.awayUntil) return { text: say.AWAY };
  return state.me?.host ? { text: say.NO_CLOCK } : day(m.updated);
}

/** A day, as near as one remembers it. @param {number | string} t seconds, or a date */
function day(t) {
  const d = new Date(typeof t === "number" && t < 1e12 ? t * 1000 : t),
    now = new Date();
  if (isNaN(d.getTime())) return { text: "" };
  const days = Math.round((new Date(now).setHours(0, 0, 0, 0) - new Date(d).setHours(0, 0, 0, 0)) / 86400000);
  if (days < 2) return { text: days < 1 ? say.TODAY : say.YESTERDAY };
  return { text: d.toLocaleDateString("en-GB", { day: "numeric", month: "short" }) };
}
