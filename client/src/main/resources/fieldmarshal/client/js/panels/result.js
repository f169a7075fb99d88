// @ts-check
/** What the dice have brought, and all that followed. */
import { die, h } from "../dom.js";
import { state } from "../store.js";
import { capital } from "../words.js";
import * as say from "../words/combat.js";
import { caseTag, sentence } from "./parts.js";
import { byRoll, decidingRoll } from "./rolls.js";

/** @typedef {import("../types.js").GameEvent} GameEvent */

export function resultCard() {
  const r = state.result;
  if (!r || (!r.rolls.length && !r.fought)) return null;
  const f = r.fought,
    fresh = performance.now() - r.at < 700,
    deciding = f ? rollOf(r, f) : null;
  const rest = r.events.filter((e) => e !== f && e !== deciding);
  return h(
    "div.sec.result",
    { "data-key": "res" + Math.round(r.at), css: { background: "var(--panel2)" } },
    h("div.eyebrow", null, f ? say.attackAtOdds(f.targets, f.odds, f.modifier) : say.diceTitle(r.rolls.length)),
    f ? h("div.dice", null, deciding ? bigDie(deciding, fresh) : null, fought(f)) : null,
    rollTable(rest),
  );
}

/** @param {GameEvent} e @param {boolean} fresh */
function bigDie(e, fresh) {
  const d = die(e.face || 0, 44);
  if (fresh) d.classList.add("rolling");
  return d;
}

/** The die that decided the fight; none did where each unit has its own. @param {import("../store.js").Result} r @param {GameEvent} f */
function rollOf({ events, plan }, f) {
  return (plan?.stages || []).some((s) => s.kind === "dice") ? null : decidingRoll(events, f);
}

/** Dice with what they were for and what they brought, one in a row. @param {GameEvent[]} events */
export function rollTable(events) {
  const groups = byRoll(events);
  if (!groups.length) return null;
  return h(
    "table.rolls",
    null,
    h(
      "tbody",
      null,
      groups.map((g, i) =>
        h(
          "tr",
          { "data-key": "roll" + i },
          h("td.die", null, g.roll ? die(g.roll.face || 0, 22) : null),
          h("td", null, g.roll ? h("div.for", null, capital(g.roll.purpose || "")) : null, g.events.map(said)),
        ),
      ),
    ),
  );
}

/** @param {GameEvent} f */
function fought(f) {
  return h(
    "div",
    null,
    h("b", { css: { font: "700 1.5rem/1 var(--cond)" } }, f.result),
    f.meaning
      ? [
          f.meaning.defender ? h("div.muted", null, say.meansFor(say.DEFENDER, f.meaning.defender)) : null,
          f.meaning.attacker ? h("div.muted", null, say.meansFor(say.ATTACKER, f.meaning.attacker)) : null,
          f.meaning.defender || f.meaning.attacker ? null : h("div.muted", null, f.meaning.words),
        ]
      : null,
  );
}

/** @param {GameEvent} e */
function said(e) {
  return h("p", null, sentence(e.text), " ", caseTag(e.case));
}
