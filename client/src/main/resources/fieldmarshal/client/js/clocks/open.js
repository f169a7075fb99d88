// @ts-check
/** The clocks in the bar and in the list, and that a player is here. What is done with them is fetched when somebody opens it. */
import { call } from "../api.js";
import { h } from "../dom.js";
import { set, sideName, state } from "../store.js";
import * as say from "../words/clocks.js";

/**
 * @typedef {object} SideClock lengths in seconds, times as dates
 * @property {number} own @property {number} bank @property {boolean} runs @property {string | null} since
 * @property {string | null} bankFrom @property {string | null} deadline @property {boolean} out @property {number} vacation
 * @property {string | null} awayUntil @property {string | null} told @property {string | null} warned
 *
 * @typedef {object} Clock
 * @property {{turn: number, bank: number, vacation: number, timeOut: string, grace: number}} terms
 * @property {string} now @property {boolean} begun @property {string | null} asked @property {string | null} paused
 * @property {string | null} offered @property {Record<string, SideClock>} sides
 * @property {"none" | "warn" | "claim" | "clerk"} [right] @property {string | null} [rightFrom]
 */

/** What was told after the match was fetched. @type {{match: string, clock: Clock | null}} */
let newer = { match: "", clock: null };

/** When a clock came here, by the time of this machine. @type {WeakMap<Clock, number>} */
const came = new WeakMap();

/** The clock of the match that is shown. @returns {Clock | null} */
export function clockNow() {
  const m = state.match,
    with_ = m?.company?.clock || null;
  if (!m) return null;
  const clock = newer.match === m.id && newer.clock && (!with_ || newer.clock.now >= with_.now) ? newer.clock : with_;
  if (clock && !came.has(clock)) came.set(clock, Date.now());
  return clock;
}

/** Takes what the server told. @param {Clock | null} clock */
export function takeClock(clock) {
  newer = { match: state.match?.id || "", clock };
  set();
}

/** The time of the server now. @param {Clock} c */
export const serverNow = (c) => Date.parse(c.now) + Date.now() - (came.get(c) || Date.now());

/** What a side has left, in seconds. @param {Clock} c @param {SideClock} s */
export function leftOf(c, s) {
  return s.deadline ? (Date.parse(s.deadline) - Math.max(serverNow(c), Date.parse(s.since || c.now))) / 1000 : s.own + s.bank;
}

export function openClock() {
  set({ drawer: state.drawer === "clock" ? null : "clock", menu: false });
  ask();
}

async function ask() {
  const m = state.match;
  if (!m) return;
  try {
    const told = await call(`/api/matches/${m.id}/clock`);
    if (state.match?.id === m.id) takeClock(told.clock);
  } catch {
    // the next change brings it
  }
}

/** @type {Promise<void> | null} */
let styled = null;

/** The style, fetched with the first clock. */
export function style() {
  styled ??= new Promise((done) => {
    const link = h("link", { rel: "stylesheet", href: "/css/clocks.css" });
    link.onload = link.onerror = () => done();
    document.head.append(link);
  });
  return styled;
}

/** Both clocks, for the bar. */
export function clockBar() {
  const c = clockNow();
  if (state.me?.host) beat();
  if (!c) return null;
  style();
  return h(
    "button.btn.q.inline.clocks",
    { type: "button", id: "clocks", "data-key": "clocks", title: say.CLOCKS, onclick: openClock },
    Object.entries(c.sides).map(([side, s]) => {
      const left = leftOf(c, s),
        runs = !!s.deadline && !s.awayUntil;
      const look = [runs ? "runs" : "", runs && left < 600 ? "short" : ""].join(" ");
      return h("span.one", { class: look }, h("small", null, sideName(side)), h("b", null, runs && left <= 0 ? say.OUT : say.length(left)));
    }),
  );
}

/** Until when the side that is asked has time, for the list. @param {import("../types.js").MatchCard} m @param {string} side by name */
export function clockLine(m, side) {
  const c = m.company?.clock,
    s = c?.asked ? c.sides[c.asked] : undefined;
  if (!c || !s) return null;
  const words = c.paused
    ? say.paused(say.date(c.paused))
    : s.awayUntil
      ? `${side} ${say.away(say.date(s.awayUntil))}`
      : s.deadline
        ? s.out
          ? `${side}: ${say.OUT}`
          : say.decides(side, say.until(say.date(s.deadline)))
        : say.NOT_BEGUN;
  return h("p.since", null, words);
}

// ---- being here

/** When the player did something last. */
let stirred = Date.now();

let beating = 0,
  told = 0;

/** From the first clock or seat on: the time goes on in the page, and the server hears that the player is here. */
export function beat() {
  if (beating) return;
  for (const sort of ["pointerdown", "pointermove", "keydown", "wheel"]) {
    window.addEventListener(sort, () => (stirred = Date.now()), { passive: true });
  }
  window.addEventListener("clocks", ask);
  beating = window.setInterval(tick, 1000);
}

function tick() {
  const m = state.match;
  if (!m || document.visibilityState !== "visible") return;
  const c = clockNow(),
    s = c?.asked ? c.sides[c.asked] : undefined;
  const now = Date.now();
  if (c && s?.deadline && (leftOf(c, s) < 600 || now % 30000 < 1000)) set();
  if (now - stirred < 120000 && now - told > 60000) {
    told = now;
    call(`/api/matches/${m.id}/here`, {}).catch(() => {});
  }
}
