// @ts-check
/** The stages of a combat before it is fought: a roll on a table, a die for each unit, a choice of somebody; and what is not known. */
import { die, h } from "../dom.js";
import { sideName, state } from "../store.js";
import { figure, minus, percent, range } from "../words.js";
import { byFace } from "./faces.js";
import { caseTag, counterOf } from "./parts.js";
import { best, favours, toneOf } from "./tones.js";
import * as say from "../words/combat.js";

/** @typedef {import("../types.js").Preview} Preview */
/** @typedef {import("../types.js").Stage} Stage */
/** @typedef {import("../types.js").Roll} Roll */
/** @typedef {import("../types.js").Chance} Chance */

/** What the combat may bring, to be read first: odds, column and chances. @param {Preview} p */
export function results(p) {
  const rolls = (p.stages || []).filter((s) => s.kind === "roll");
  return [
    rolls.map((s) => [ladder(p, s), s.outcomes.length ? outcomes(s) : null]),
    whole(p, !rolls.some((s) => s.outcomes.length)),
    rolls.map((s) => reading(p, s)),
  ];
}

/** The stages one by one: what each face brings, the die of each unit, who decides. @param {Preview} p */
export function stages(p) {
  const open = new Set((p.open || []).map((o) => o.what));
  // what is not known yet has been told already
  const all = (p.stages || []).filter((s) => s.kind !== "step" || !open.has(s.about || ""));
  return all.map((s) => {
    if (s.kind === "roll") return faces(s);
    if (s.kind === "dice") return diceStage(s);
    return h(
      "div.sec",
      { "data-key": "st" + s.id },
      h("div.eyebrow", null, s.title),
      h("p", null, s.side ? sideName(s.side) + ": " : "", s.about || "", " ", caseTag(s.case)),
    );
  });
}

/** What the whole combat may bring, and the dice of a stage together. @param {Preview} p @param {boolean} alone */
function whole(p, alone) {
  /** @type {Map<string, import("../types.js").Total>} */
  const by = new Map();
  for (const t of [...(p.totals || []), ...(p.stages || []).flatMap((s) => (s.kind === "dice" ? s.totals || [] : []))]) by.set(t.id, t);
  if (!by.size) return null;
  const head = alone ? h("div.eyebrow", null, say.DIE_CAN_BRING) : null;
  return h("div.sec.whole", { "data-key": "whole" }, head, [...by.values()].map(total));
}

/** A number of something with its chances, or a chance. @param {import("../types.js").Total} t */
function total(t) {
  const sure = t.least === t.most,
    yes = t.role === null && t.least >= 0 && t.most <= 1;
  return h(
    "p.row.between",
    { "data-key": "t" + t.id },
    h("span", null, yes ? t.title : say.expects(t.title, t.expected)),
    h("b.num", null, yes ? percent(t.expected) : sure ? figure(t.least) : say.chancesOf(t.chances || [])),
  );
}

/** What is not known yet, and what each way that it may turn out leaves. @param {Preview} p */
export function unknowns(p) {
  const list = p.open || [];
  if (!list.length) return null;
  return h(
    "div.sec.unknown",
    { "data-key": "open" },
    h("div.eyebrow", null, say.NOT_KNOWN),
    p.defense.least !== p.defense.most ? h("p", null, say.defenceRange(range(p.defense))) : null,
    list.map((o) => [
      h("p", null, o.what, " ", caseTag(o.case)),
      o.ways.map((w) =>
        h("div.it", null, h("span.v", null, figure(w.defense)), h("span.t", null, w.what), h("span.num", null, w.column)),
      ),
    ]),
  );
}

// ---- a roll on a table

/**
 * The columns of the printed table.
 * @param {Roll} s @returns {{columns: string[], table: import("../types.js").Chartable} | null}
 */
function printed(s) {
  const table = state.tables.find((t) => t.id === s.table);
  if (!table) return null;
  const row = s.row ? table.rows.find((r) => String(r[0]) === s.row) : null;
  return { table, columns: (row || table.columns).slice(1).map(String) };
}

/** The column that what is not known yet may bring the attack down to; empty where nothing does. @param {Preview} p @param {Roll} s */
function worst(p, s) {
  const columns = printed(s)?.columns || [],
    now = columns.indexOf(s.column);
  const least = Math.min(now, ...(p.open || []).flatMap((o) => o.ways.map((w) => columns.indexOf(w.column))).filter((i) => i >= 0));
  return s.progress !== "done" && least < now ? columns[least] : "";
}

/** The odds and the column, with the shifts between them. @param {Preview} p @param {Roll} s */
function ladder(p, s) {
  const t = printed(s),
    columns = t ? t.columns : [];
  const from = columns.indexOf(s.before),
    to = columns.indexOf(s.column);
  const shift = from >= 0 && to >= 0 ? to - from : 0;
  const low = columns.indexOf(worst(p, s));
  const look = (/** @type {number} */ i) => [i === from ? "raw" : "", low >= 0 && i >= low && i < to ? "may" : ""].join(" ").trim();
  const cells = columns.map((c, i) => h("div.c", { class: i === to ? "fin" : look(i) }, c));
  const arcs = h(
    "svg",
    { viewBox: "0 0 800 22", preserveAspectRatio: "none", "aria-hidden": "true" },
    bows(from, shift, columns.length),
  );
  const props = { class: shift ? "" : "flat", role: "img", "aria-label": say.oddsWords(s.before || s.odds, s.column) };
  const words = [shift ? say.shifted(shift, s.column) : "", say.dieWords(s.dieModifier)].filter(Boolean).join(" · ");
  return h(
    "div.sec",
    { "data-key": "roll" + s.id },
    h("div.row.between", null, h("span.eyebrow", null, s.title || say.ODDS), h("span.shift", null, words)),
    columns.length ? h("div.oddsbar", props, cells, arcs) : h("div.big", null, s.odds),
    low >= 0 ? h("p.maybe", null, say.mayFallTo(s.column, columns[low])) : null,
    s.progress === "done" ? null : dieParts(p),
  );
}

/** What is added to the die, where that is more than one thing. @param {Preview} p */
function dieParts(p) {
  const parts = p.modifiers.filter((m) => m.does === "die");
  return parts.length > 1 ? h("p.muted", null, say.dieIsOf(parts.map((m) => `${m.what} ${minus(m.effect)}`).join(", "))) : null;
}

/** How the odds are read, and what the attack lacks for better ones. @param {Preview} p @param {Roll} s */
function reading(p, s) {
  return h(
    "div.sec.readas",
    { "data-key": "read" + s.id },
    h("p.muted", null, read(p, s)),
    s.lack && s.progress !== "done" ? h("p.lack", null, say.lacks(s.lack.points, s.lack.odds)) : null,
  );
}

/** @param {Preview} p @param {Roll} s */
function read(p, s) {
  return say.readAs(range(p.attack), range(p.defense), s.before || s.odds);
}

/** Modifiers of column, die and result; those of strengths stand with the strengths. @param {Preview} p */
export function modifiers(p) {
  const list = p.modifiers.filter((m) => m.role === null || (m.does !== "multiply" && m.does !== "add"));
  if (!list.length) return null;
  return h(
    "div.sec",
    { "data-key": "mods" },
    h("div.eyebrow", null, say.COLUMN_AND_DIE),
    h(
      "div.mods",
      null,
      list.map((m) => h("span", null, h("b", null, minus(m.effect) + ":"), " ", m.what, " ", caseTag(m.case))),
    ),
  );
}

/** A bow for each column that the odds move. @param {number} from @param {number} shift @param {number} n */
function bows(from, shift, n) {
  const w = 800 / (n || 1),
    dir = Math.sign(shift),
    out = [];
  for (let i = 0; i < Math.abs(shift); i++) {
    const x0 = (from + dir * i + 0.5) * w,
      x1 = x0 + dir * w;
    const bow = `M${x0} 20Q${(x0 + x1) / 2} -4 ${x1 - dir * 6} 12`;
    out.push(h("path", { d: bow, fill: "none", stroke: "var(--accent)", "stroke-width": 2.6 }));
    out.push(h("path", { d: `M${x1} 20l${-dir * 11} -5 ${dir * 12} -8z`, fill: "var(--accent)" }));
  }
  return out;
}

/** @param {Roll} s */
function outcomes(s) {
  const [good, bad] = favours(s.outcomes);
  return h(
    "div.sec",
    { "data-key": "out" + s.id },
    h(
      "div.row.between",
      null,
      h("span.eyebrow", null, say.DIE_CAN_BRING),
      h("span", { css: { fontSize: ".875rem", fontWeight: "500" } }, say.betterFor(good, bad)),
    ),
    chanceBar(s.outcomes),
  );
}

/** @param {Chance[]} list @param {boolean} [bare] only figures: what the colours mean stands below */
function chanceBar(list, bare = false) {
  const label = best(list)
    .map((o) => `${percent(o.probability)} ${o.meaning.words || o.result}`)
    .join("; ");
  return h(
    "div.outcome",
    { role: "img", "aria-label": label },
    best(list).map((o) => chance(o, bare)),
  );
}

/** @param {Chance} o @param {boolean} bare */
function chance(o, bare) {
  const [background, color] = toneOf(o.meaning.worth);
  const props = {
    css: { flex: String(Math.max(0.06, o.probability)), background, color },
    title: `${percent(o.probability)}: ${o.result}. ${o.meaning.words}`,
  };
  const words = o.probability > 0.24 && o.meaning.words;
  return h(
    "div",
    props,
    h("b", null, percent(o.probability)),
    bare ? null : words || h("span.num", { css: { fontSize: "1.05rem" } }, o.result),
  );
}

/** What each face brings, as the printed table has it. @param {Roll} s */
function faces(s) {
  const t = printed(s),
    column = t ? t.columns.indexOf(s.column) + 1 : 0;
  const results = t && column > 0 ? byFace(t.table, column, s) : null;
  if (!results) return null;
  return h(
    "div.sec",
    { "data-key": "faces" + s.id },
    h(
      "div.faces",
      null,
      results.map((r, i) => h("div", null, die(i + 1, 22), r)),
    ),
    h(
      "dl.meanings",
      null,
      best(s.outcomes).map((o) => (o.meaning.words ? [h("dt.num", null, o.result), h("dd", null, o.meaning.words)] : null)),
    ),
  );
}

// ---- a die for each unit

/** What the colours of the dice mean, the best for the attacker first. @param {import("../types.js").DiceStage} s */
function tones(s) {
  /** @type {Map<string, Chance>} */
  const by = new Map();
  for (const o of s.dice.flatMap((d) => d.outcomes)) by.set(o.meaning.words, o);
  return h(
    "ul.tones",
    { "aria-hidden": "true" },
    best([...by.values()]).map((o) =>
      h("li", null, h("i", { css: { background: toneOf(o.meaning.worth)[0] } }), say.effect(o.meaning)),
    ),
  );
}

/** @param {import("../types.js").DiceStage} s */
function diceStage(s) {
  return h(
    "div.sec",
    { "data-key": "dice" + s.id },
    h("div.row.between", null, h("span.eyebrow", null, s.title), caseTag(s.case)),
    s.dice.map((d, i) =>
      h(
        "div.dierow",
        { "data-key": "d" + i },
        d.unit ? counterOf(d.unit, 40, "middle") : null,
        d.face ? die(d.face, 26) : null,
        h(
          "span.w",
          null,
          h("b", null, d.what),
          d.dieModifier ? ` ${d.dieModifier > 0 ? "+" : "−"}${Math.abs(d.dieModifier)}` : "",
          chanceBar(d.outcomes, true),
        ),
      ),
    ),
    tones(s),
  );
}
