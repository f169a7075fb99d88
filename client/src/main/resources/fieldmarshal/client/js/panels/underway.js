// @ts-check
/** The combat under way, while somebody is asked: who attacks whom, at which odds, what was rolled and what is to come. */
import { die, h } from "../dom.js";
import { placeName, shown, sideName, stackAt, state, unitOf } from "../store.js";
import { listed, range } from "../words.js";
import { ATTACKER, BEFORE_LOSSES, DEFENDER, GONE, PROGRESS, TO_ROLL } from "../words/combat.js";
import { against, castWords, combatAt, dieChances, dieWords, effect, ifItFights, oddsWords, roleOf } from "../words/combat.js";
import { strengths } from "./combat.js";
import { caseTag, counterOf } from "./parts.js";
import { modifiers } from "./stages.js";

/** @typedef {import("../types.js").Combat} Combat */
/** @typedef {import("../types.js").Stage} Stage */

export function underWay() {
  const c = shown()?.combat;
  if (!c) return null;
  const roll = (c.stages || []).find((s) => s.kind === "roll");
  const odds = roll && roll.kind === "roll" ? oddsWords(roll.before || roll.odds, roll.column) : "";
  return h(
    "div.sec.underway",
    { "data-key": "underway", role: "region", "aria-label": combatAt(listed(c.targets)) },
    h(
      "div.row.between",
      null,
      h("span.eyebrow", null, combatAt(listed(c.targets.map(placeName)))),
      h("span.num", { id: "odds" }, odds),
    ),
    h("div.sides", null, force(ATTACKER, attackingSide(c), range(c.attack), c.attackers), defence(c)),
    h("ol.stages", null, (c.stages || []).map(stage)),
  );
}

/** How its strengths and its column came about. */
export function whyUnderWay() {
  const c = shown()?.combat;
  return c ? [strengths([], c), modifiers(c)] : null;
}

/** Strengths and odds of the combat under way in one line, to decide by. */
export function combatLine() {
  const c = shown()?.combat,
    roll = (c?.stages || []).find((s) => s.kind === "roll");
  if (!c || !roll || roll.kind !== "roll") return null;
  const words = [against(range(c.attack), range(c.defense)), oddsWords(roll.before || roll.odds, roll.column), dieWords(roll.dieModifier)];
  return h("p.combatline", null, words.filter(Boolean).join(" · "));
}

/** @param {Combat} c */
function attackingSide(c) {
  return c.attackers.map((id) => unitOf(id)?.side).find(Boolean) || "";
}

/** @param {Combat} c */
function defence(c) {
  const own = attackingSide(c);
  const units = [...c.targets.flatMap((n) => stackAt(n).map((u) => u.id)), ...left(c)].filter((id) => unitOf(id)?.side !== own);
  const side = unitOf(units[0] || "")?.side || state.game?.sides.find((s) => s.id !== own)?.id || "";
  return force(DEFENDER, side, range(c.defense), [...new Set(units)], c.targets);
}

/** Who was in the hexes under attack when the combat began and is not there any more: the strength counts them. @param {Combat} c */
function left(c) {
  const out = [],
    last = state.replay ? state.replay.line : state.log.length;
  for (let i = last - 1; i >= 0; i--) {
    const l = state.log[i];
    for (const e of l.events)
      if (e.unit && (e.type === "removed" || e.back) && c.targets.includes(e.from || "")) out.push(e.unit);
    if (l.order?.type === "attack" || l.events.some((e) => e.type === "began")) break;
  }
  return out;
}

/** Whether the dice have fallen: strengths are those at which it was fought. */
function rolled() {
  return (shown()?.combat?.stages || []).some((s) => s.kind !== "step" && s.progress === "done");
}

/**
 * Those who are lost or gone by now are pale.
 * @param {string} role @param {string} side @param {string} strength @param {string[]} units @param {string[]} [hexes] where they fight
 */
function force(role, side, strength, units, hexes) {
  const here = (/** @type {string} */ id) => {
    const hex = unitOf(id)?.hex;
    return !!hex && (!hexes || hexes.includes(hex));
  };
  return h(
    "div",
    null,
    h("div.row.between", null, h("span.eyebrow", null, roleOf(role, sideName(side))), h("span.big", null, strength)),
    rolled() ? h("div.muted", null, BEFORE_LOSSES) : null,
    h(
      "div.strip",
      null,
      units.map((id) => (here(id) ? counterOf(id, 40, "middle") : h("span.gone", { title: GONE }, counterOf(id, 40, "middle")))),
    ),
  );
}

/** The dice of a stage, each with its unit: as they fell, and those to come. @param {import("../types.js").DiceStage} s */
function diceStage(s) {
  const begun = s.progress && s.progress !== "to-come";
  return h(
    "li.many",
    { "data-key": "stage" + s.id, class: s.progress || "", "aria-current": s.progress === "now" ? "step" : undefined },
    h("span.t", null, s.title, " ", caseTag(s.case)),
    h("span.muted", null, PROGRESS[s.progress || "to-come"]),
    begun && s.dice.length ? h("ul.cast", null, s.dice.map(cast)) : null,
  );
}

/** @param {import("../types.js").DieOf} d @param {number} i */
function cast(d, i) {
  const m = d.face ? d.outcomes[0]?.meaning : null;
  return h(
    "li",
    { "data-key": "cast" + (d.unit || i), class: m ? "fell" : "" },
    d.face ? die(d.face, 22) : h("span.blank", { "aria-hidden": "true" }),
    h("span.w", null, d.what, h("small", null, d.face && m ? castWords(d.face, d.dieModifier, effect(m)) : TO_ROLL)),
  );
}

/** What the die of a unit that is still to roll can bring, in words; empty where none is to come. @param {string} id */
export function chancesOfUnit(id) {
  const stages = shown()?.combat?.stages || [];
  for (const s of stages) {
    const d = s.kind === "dice" && s.progress !== "done" ? s.dice.find((v) => v.unit === id && !v.face) : undefined;
    // while somebody may still leave the combat, its dice are those of who stays
    const before = stages.some((v) => v.kind === "step" && v.progress === "now");
    if (d) return before ? ifItFights(dieChances(d.outcomes)) : dieChances(d.outcomes);
  }
  return "";
}

/** A stage with what it has brought, or who decides in it. @param {Stage} s */
function stage(s) {
  if (s.kind === "dice") return diceStage(s);
  const result = s.kind === "roll" && s.progress === "done" ? s.result : null;
  const side = s.kind === "step" && s.side ? sideName(s.side) : "";
  return h(
    "li",
    { "data-key": "stage" + s.id, class: s.progress || "", "aria-current": s.progress === "now" ? "step" : undefined },
    h("span.t", null, s.title, side ? h("span.muted", null, " · " + side) : null, " ", caseTag(s.case)),
    result ? h("b", null, result) : h("span.muted", null, PROGRESS[s.progress || "to-come"]),
  );
}
