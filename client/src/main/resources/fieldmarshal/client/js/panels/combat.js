// @ts-check
/** The attack panel: what the dice can bring, then who takes part, what may be added, and how the strengths come about. */
import { h } from "../dom.js";
import { attack, callOff, replan } from "../play/attacking.js";
import { hexOf, stackAt, state, unitOf } from "../store.js";
import { figure, listed, minus, range, namesTogether } from "../words.js";
import { offers } from "./offers.js";
import { caseTag, counterOf, keyed } from "./parts.js";
import { modifiers, results, stages, unknowns } from "./stages.js";
import * as say from "../words/combat.js";

/** @typedef {import("../types.js").Preview} Preview */
/** @typedef {import("../types.js").Modifier} Modifier */
/** @typedef {import("../types.js").SumPart} SumPart */
/** @typedef {import("../store.js").AttackPlan} AttackPlan */

export function combatPanel() {
  const a = state.attack;
  if (!a) return null;
  const p = a.preview;
  return h(
    "div.side.combat.panel",
    { "data-key": "combat", role: "region", "aria-label": say.ATTACK },
    h(
      "div.body",
      null,
      title(a),
      a.refused ? h("div.sec", null, h("div.refusalbox", null, a.refused.why, " ", caseTag(a.refused.case))) : null,
      p ? results(p) : null,
      forces(a),
      offers(a),
      p ? [strengths([...a.attackers], p), modifiers(p), unknowns(p), stages(p)] : null,
    ),
    h("div.foot", null, h("button.btn.q.inline", { type: "button", onclick: callOff }, keyed(say.CALL_OFF, "Esc")), commit(p)),
  );
}

/** @param {Preview | null} p */
function commit(p) {
  const declares = state.match?.decision.question?.declares;
  const props = { type: "button", disabled: !p || state.busy, onclick: attack, id: "attack" };
  const first = (p?.stages || [])[0];
  const before = first && first.kind === "step" ? first : null;
  return h(
    "button.btn.wide",
    props,
    state.attack?.sure ? say.reallyAttack(p?.odds || "") : say.commit(declares || !!before),
    before ? h("small", null, say.thenComes(before.title)) : null,
  );
}

/** @param {AttackPlan} a */
function title(a) {
  const hx = hexOf(a.targets[0]),
    p = a.preview;
  const one = say.hexOf(a.targets[0], hx ? hx.name || hx.terrain : "");
  return h(
    "div.hd",
    { css: { paddingBottom: ".55rem" } },
    h("div.eyebrow", null, say.attackOn(a.targets.length > 1 ? say.hexesOf(listed(a.targets)) : one)),
    h("h2", { css: { marginBottom: 0 } }, p ? say.against(attackOf(p), defenceOf(p)) : say.CHOOSE_ATTACKERS),
  );
}

/** @param {Preview} p */
const attackOf = (p) => range(p.attack);
/** @param {Preview} p */
const defenceOf = (p) => range(p.defense);

/** @param {AttackPlan} a */
function forces(a) {
  const p = a.preview;
  const defenders = a.targets.flatMap((n) => stackAt(n));
  return h(
    "div.sec.sides",
    { "data-key": "forces" },
    h("div", null, sumHead(say.ATTACK, p ? attackOf(p) : "–"), h("div.strip", null, attackers(a))),
    h(
      "div",
      null,
      sumHead(say.DEFENCE, p ? defenceOf(p) : "–"),
      h(
        "div.strip",
        null,
        defenders.map((u) => counterOf(u.id, 45, "middle")),
      ),
    ),
  );
}

/** @param {string} t @param {string} v */
function sumHead(t, v) {
  return h("div.row.between", null, h("span.eyebrow", null, t), h("span.big", null, v));
}

/** How the strengths on both sides come about. @param {string[]} attackers @param {Preview} p */
export function strengths(attackers, p) {
  // what is added to a sum stands among its parts already
  const told = (/** @type {Modifier} */ m) =>
    m.does === "add" && [...p.attack.parts, ...p.defense.parts].some((q) => q.what === m.what && q.case === m.case);
  const of = (/** @type {string} */ role) => p.modifiers.filter((m) => m.role === role && onStrength(m) && !told(m)).map(factor);
  return h(
    "div.sec.sides.adds",
    { "data-key": "adds" },
    h("div", null, grouped(attackers, p.attack.parts).map(part), of("attacker")),
    h("div", null, bare(p).map(part), of("defender")),
  );
}

/** Whether a modifier changes a strength, and not column, die or result. @param {Modifier} m */
export const onStrength = (m) => m.role !== null && (m.does === "multiply" || m.does === "add");

/** @param {SumPart} q */
function part(q) {
  const amount = q.amount === 0 ? "–" : figure(q.amount);
  return h("div.it", null, h("span.v", null, amount), h("span.t", null, q.what), caseTag(q.case));
}

/** @param {Modifier} m */
function factor(m) {
  const amount = m.does === "multiply" ? "×" + (m.amount === 0.5 ? "½" : figure(m.amount)) : minus(m.effect);
  return h("div.it", null, h("span.v", null, amount), h("span.t", null, m.what), caseTag(m.case));
}

/** Units that attack from one hex in one line. @param {string[]} attackers @param {SumPart[]} parts @returns {SumPart[]} */
function grouped(attackers, parts) {
  const units = attackers.map(unitOf);
  /** @type {Map<string, {hex: string, names: string[], case: string, amount: number}>} */
  const by = new Map();
  const rest = [];
  for (const q of parts) {
    const u = units.find((v) => v && v.name === q.what);
    if (!u || !u.hex) {
      rest.push(q);
      continue;
    }
    const key = u.hex + "|" + q.case,
      g = by.get(key);
    if (g) {
      g.names.push(q.what);
      g.amount += q.amount;
    } else by.set(key, { hex: u.hex, names: [q.what], case: q.case, amount: q.amount });
  }
  return [
    ...[...by.values()].map((g) => ({ what: say.from(namesTogether(g.names), g.hex), case: g.case, amount: g.amount })),
    ...rest,
  ];
}

/** The defenders before what multiplies them, where all are multiplied alike. @param {Preview} p */
function bare(p) {
  const times = p.modifiers.filter((m) => m.role === "defender" && m.does === "multiply").reduce((n, m) => n * m.amount, 1);
  const sum = p.defense.parts.reduce((n, q) => n + q.amount, 0);
  const whole = times > 1 && sum === p.defense.total && p.defense.parts.every((q) => q.amount % times === 0);
  return whole ? p.defense.parts.map((q) => ({ ...q, amount: q.amount / times })) : p.defense.parts;
}

/** Who may take part; those who do are ringed. @param {AttackPlan} a */
function attackers(a) {
  return a.offer.units.map((id) => {
    const u = unitOf(id),
      on = a.attackers.has(id);
    const toggle = () => {
      if (on) a.attackers.delete(id);
      else a.attackers.add(id);
      replan();
    };
    const title = u ? say.takesPart(u.name, u.hex || "", on) : id;
    const css = { opacity: on ? "1" : ".38", boxShadow: on ? "0 0 0 2px var(--select)" : "none", margin: "2px" };
    const props = { type: "button", "data-key": "at" + id, "aria-pressed": String(on), title, css, onclick: toggle };
    return h("button", props, counterOf(id, 45, "middle"));
  });
}
