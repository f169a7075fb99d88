// @ts-check
/** What the dice have brought. */
import { die, h } from "../dom.js";
import { caseTag, sentence } from "./parts.js";
import { state } from "../store.js";
import * as say from "../words/combat.js";

/** @typedef {import("../types.js").GameEvent} GameEvent */

/** What the dice have brought. */
export function resultCard() {
  const r = state.result;
  if (!r || (!r.rolls.length && !r.fought)) return null;
  const f = r.fought,
    fresh = performance.now() - r.at < 700;
  const rolls = f ? rollOf(f, r.rolls) : r.rolls.slice(0, 6);
  const dice = rolls.map((e) => {
    const d = die(e.face || 0, 44);
    if (fresh) d.classList.add("rolling");
    return d;
  });
  return h(
    "div.sec",
    { "data-key": "res" + Math.round(r.at), css: { background: "var(--panel2)" } },
    h("div.eyebrow", null, f ? say.attackAtOdds(f.targets, f.odds) : say.THE_DIE),
    h("div.dice", null, dice, f ? fought(f) : h("div.muted", null, r.rolls.map((e) => e.purpose).join(", "))),
    h(
      "div.log",
      { css: { marginTop: ".5rem" } },
      r.events
        .filter((e) => e.text && e.type !== "rolled")
        .slice(0, 8)
        .map(said),
    ),
  );
}

/** The die that decided the fight. @param {GameEvent} f @param {GameEvent[]} rolls */
function rollOf(f, rolls) {
  const own = rolls.filter((e) => e.face === f.face);
  return (own.length ? own : rolls).slice(-1);
}

/** @param {GameEvent} f */
function fought(f) {
  return h(
    "div",
    null,
    h("b", { css: { font: "700 1.5rem/1 var(--cond)" } }, f.result),
    h("div.muted", null, f.meaning ? f.meaning.words : ""),
  );
}

/** @param {GameEvent} e */
function said(e) {
  return h("p", null, sentence(e.text), " ", caseTag(e.case));
}
