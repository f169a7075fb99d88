// @ts-check
/** What the dice have brought, and all that followed. */
import { die, h } from "../dom.js";
import { lastTales } from "../play/meanwhile.js";
import { state } from "../store.js";
import { capital, codeOf } from "../words.js";
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
  const fights = r.fights || [];
  if (fights.length > 1) return list(r, fights.length, inLog(fights)?.map(taleRow) || fights.map(inShort));
  const tales = r.tales || [];
  if (tales.length > 1) return list(r, tales.filter((t) => t.fought).length, tales.map(taleRow));
  const rest = r.events.filter((e) => e !== f && e !== deciding);
  return h(
    "div.sec.result",
    { "data-key": "res" + Math.round(r.at), css: { background: "var(--panel2)" } },
    h("div.eyebrow", null, f ? say.attackAtOdds(f.targets, f.odds, f.modifier) : say.diceTitle(r.rolls.length)),
    f ? h("div.dice", null, deciding ? bigDie(deciding, fresh) : null, fought(f, !!deciding)) : null,
    rollTable(rest),
  );
}

/** A fight with its die and all that followed, or dice without one. @param {import("../play/meanwhile.js").Tale} tale @param {number} i */
function taleRow({ fought: f, events }, i) {
  const deciding = f && codeOf(f) ? decidingRoll(events, f) : null;
  return h(
    "li",
    { "data-key": "tale" + i },
    f ? heading(f) : h("div.eyebrow", null, say.diceTitle(events.filter((e) => e.type === "rolled").length)),
    f ? h("div.dice", null, deciding ? bigDie(deciding, false) : null, fought(f, !!deciding)) : null,
    rollTable(events.filter((e) => e !== f && e !== deciding)),
  );
}

/**
 * Fights as the log tells them, each with all that followed; null where it has not come to them.
 * @param {import("../types.js").Fought[]} fights
 */
function inLog(fights) {
  const tales = lastTales(state.log, fights.length),
    same = fights.every((f, i) => tales[i]?.fought?.targets.join() === f.targets.join() && tales[i].fought?.odds === f.odds);
  return same ? tales : null;
}

/** @param {import("../types.js").Fought} f @param {number} i */
const inShort = (f, i) => h("li", { "data-key": "fought" + i }, heading(f), fought(f, !!codeOf(f)));

/** @param {import("../store.js").Result} r @param {number} n how many fights @param {import("../dom.js").Child} rows */
function list(r, n, rows) {
  return h(
    "div.sec.result",
    { "data-key": "res" + Math.round(r.at), css: { background: "var(--panel2)" } },
    h("div.eyebrow", null, say.attacks(n)),
    h("ol.fights", null, rows),
  );
}

/** @param {import("../types.js").Fought} f */
const heading = (f) => h("div.eyebrow", null, say.attackAtOdds(f.targets, f.odds, f.modifier));

/** @param {GameEvent} e @param {boolean} fresh */
function bigDie(e, fresh) {
  const d = die(e.face || 0, 44);
  if (fresh) d.classList.add("rolling");
  return d;
}

/** The die that decided the fight; none did where each unit has its own. @param {import("../store.js").Result} r @param {GameEvent} f */
function rollOf({ events, plan }, f) {
  return !codeOf(f) || (plan?.stages || []).some((s) => s.kind === "dice") ? null : decidingRoll(events, f);
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

/** A code of the printed table stands there only where one die was read in it. @param {GameEvent} f @param {boolean} read */
function fought(f, read) {
  return h(
    "div",
    null,
    read || !f.meaning ? h("b", { css: { font: "700 1.5rem/1 var(--cond)" } }, f.result) : null,
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
