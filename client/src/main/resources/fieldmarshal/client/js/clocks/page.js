// @ts-check
/** The page of the clocks: what each side has, the terms, and what can be done. */
import { call } from "../api.js";
import { deskFrame } from "../desk/frame.js";
import { h } from "../dom.js";
import { notice } from "../play/table.js";
import { set, sideName, state } from "../store.js";
import * as say from "../words/clocks.js";
import { clockNow, leftOf, takeClock } from "./open.js";

/** @typedef {import("./open.js").Clock} Clock */

/** @returns {HTMLElement} */
export function clockPage() {
  const c = clockNow();
  return deskFrame("clock", say.CLOCKS, say.ABOUT, c ? [sides(c), acts(c), terms(c)] : h("p.muted", null, say.NO_CLOCK));
}

/** @param {Clock} c */
function sides(c) {
  return h(
    "section.setbox",
    null,
    c.paused ? h("p", { role: "status" }, say.paused(say.date(c.paused))) : c.begun ? null : h("p", null, say.NOT_BEGUN),
    Object.entries(c.sides).map(([side, s]) =>
      h(
        "div.setrow",
        { "data-key": side },
        h(
          "span.w",
          null,
          h("b", null, sideName(side)),
          h("small", null, say.holds(say.length(s.own), say.length(s.bank), say.length(s.vacation))),
        ),
        h("span", { id: "clock-" + side }, stand(c, s)),
      ),
    ),
  );
}

/** @param {Clock} c @param {import("./open.js").SideClock} s */
function stand(c, s) {
  if (s.awayUntil) return say.away(say.date(s.awayUntil));
  if (!s.deadline) return say.STANDS;
  const left = leftOf(c, s);
  return left <= 0 ? say.OUT : `${say.left(say.length(left))}, ${say.until(say.date(s.deadline))}`;
}

/** The side that somebody at this page plays: the one that it looks as, or the first. */
function own() {
  const m = state.match,
    yours = m?.yours || [];
  return m && yours.includes(m.as || "") ? m.as || "" : yours[0] || "";
}

/** @param {Clock} c */
function acts(c) {
  const side = own(),
    s = c.sides[side];
  if (!s || !c.asked) return null;
  const mine = c.asked === side,
    right = mine ? "none" : c.right;
  return h(
    "section",
    { class: "clockacts" },
    !c.paused && c.begun && !c.offered ? act("pause", say.OFFER_PAUSE, side) : null,
    c.offered && c.offered !== side ? [act("pause", say.ACCEPT_PAUSE, side), act("no-pause", say.DECLINE_PAUSE, side)] : null,
    c.offered === side ? act("no-pause", say.WITHDRAW_PAUSE, side) : null,
    c.paused ? act("resume", say.RESUME, side) : null,
    c.begun && !c.paused && !s.awayUntil && s.vacation && !s.out ? act("leave", say.LEAVE, side) : null,
    s.awayUntil ? act("home", say.HOME, side) : null,
    right === "warn" ? act("warn", say.WARN, side) : null,
    right === "claim" ? act("claim", say.CLAIM, side) : null,
    right === "clerk" ? act("clerk", say.CLERK, side) : null,
    h("button.btn.q.small", { type: "button", id: "clock-notices", onclick: () => set({ drawer: "notices" }) }, say.NOTICES),
    !mine && right === "none" && c.rightFrom ? h("p.muted", null, say.rightFrom(say.date(c.rightFrom))) : null,
  );
}

/** @param {string} what @param {string} words @param {string} as */
function act(what, words, as) {
  const go = async () => {
    const m = state.match;
    if (!m) return;
    try {
      const told = await call(`/api/matches/${m.id}/clock/${what}`, { as });
      if (told?.clock) takeClock(told.clock);
    } catch (e) {
      notice(e instanceof Error ? e.message : String(e));
    }
  };
  return h("button.btn.q.small", { type: "button", id: "clock-" + what, onclick: go }, words);
}

/** @param {Clock} c */
function terms(c) {
  const t = c.terms;
  return h(
    "section",
    null,
    h("div.eyebrow", null, say.TERMS),
    h("p", null, say.terms(say.length(t.turn), say.length(t.bank), say.length(t.vacation))),
    h("p", null, say.TIME_OUT[t.timeOut], " ", say.TOLD_FIRST),
  );
}
