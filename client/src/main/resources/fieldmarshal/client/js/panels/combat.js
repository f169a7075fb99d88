// @ts-check
/** The attack panel: strengths with their cases, choices, odds, outcomes; and the result of the roll. */
import { die, h } from "../dom.js";
import { hexOf, stackAt, state, unitOf } from "../store.js";
import { count, listed, percent } from "../words.js";
import { attack, callOff, replan } from "../play.js";
import { caseTag, counterOf, keyed, sentence } from "./parts.js";

export function combatPanel() {
  const a = state.attack;
  if (!a) return null;
  const p = a.preview;
  const hx = hexOf(a.targets[0]);
  const defenders = a.targets.flatMap((n) => stackAt(n));
  const where = a.targets.length > 1 ? "hexes " + a.targets.join(" and ") : `hex ${a.targets[0]}${hx && hx.name ? ", " + hx.name : hx ? ", " + hx.terrain : ""}`;
  return h("div.side.combat.panel", { "data-key": "combat", role: "region", "aria-label": "Attack" },
    h("div.body", null,
      h("div.hd", { css: { paddingBottom: ".55rem" } }, h("div.eyebrow", null, "Attack on " + where), h("h2", { css: { marginBottom: 0 } }, p ? `${num(p.attack.total)} against ${num(p.defense.total)}` : "Choose who attacks")),
      h("div.sec.sides", null,
        h("div", null, head("Attack", p ? num(p.attack.total) : "–"), h("div.strip", null, attackers(a))),
        h("div", null, head("Defence", p ? num(p.defense.total) : "–"), h("div.strip", null, defenders.slice(0, 8).map((u) => counterOf(u.id, 45, "middle"))))),
      p ? h("div.sec.sides.adds", null,
        h("div", null, grouped(p.attack.parts).map(part), p.modifiers.filter((m) => onAttack(m)).map(factor)),
        h("div", null, bare(p).map(part), p.modifiers.filter((m) => onDefence(m)).map(factor))) : null,
      a.refused ? h("div.sec", null, h("div.refusalbox", null, a.refused.why, " ", caseTag(a.refused.case))) : null,
      choices(a),
      p ? odds(p) : null,
      p ? outcomes(p) : null),
    h("div.foot", null,
      h("button.btn.q.inline", { type: "button", onclick: callOff }, keyed("Call off", "Esc")),
      h("button.btn.wide", { type: "button", disabled: !p || state.busy, onclick: attack, id: "attack" }, declares() ? "Declare the attack" : "Attack and roll")));
}

/** Whether all attacks are declared before the first is fought, as the prompt says. */
function declares() {
  return !!state.match && /declare your attacks|declared/.test(state.match.decision.prompt);
}

/** @param {string} t @param {string} v */
function head(t, v) {
  return h("div.row.between", null, h("span.eyebrow", null, t), h("span.big", null, v));
}

/** @param {number} v */
function num(v) {
  return Number.isInteger(v) ? String(v) : v.toFixed(1).replace(/\.0$/, "");
}

/** @param {import("../types.js").Part} q */
function part(q) {
  const times = /doubl|halv|tripl|×/.test(q.what) && Number.isInteger(q.amount) === false;
  return h("div.it", null, h("span.v", null, times ? "×" + q.amount : q.amount > 0 ? num(q.amount) : q.amount === 0 ? "–" : "−" + num(-q.amount)), h("span.t", null, q.what), caseTag(q.case));
}

/** Units that attack from one hex in one line. @param {import("../types.js").Part[]} parts */
function grouped(parts) {
  const a = state.attack;
  /** @type {Map<string, {names: string[], case: string, amount: number}>} */
  const by = new Map();
  const out = [];
  for (const q of parts) {
    const u = a && [...a.attackers].map(unitOf).find((v) => v && v.name === q.what);
    if (!u || !u.hex) {
      out.push(q);
      continue;
    }
    const k = u.hex + "|" + q.case;
    const g = by.get(k);
    if (g) {
      g.names.push(q.what);
      g.amount += q.amount;
    } else by.set(k, { names: [q.what], case: q.case, amount: q.amount });
  }
  const lines = [...by].map(([k, g]) => ({ what: `${together(g.names)} from ${k.split("|")[0]}`, case: g.case, amount: g.amount }));
  return [...lines, ...out];
}

/** Names in a row, the nation and "Division" said once: "Russian 71st and 80th Division". @param {string[]} names */
function together(names) {
  const nation = names[0].split(" ")[0] + " ";
  const once = names.every((n) => n.startsWith(nation)) ? names.map((n, i) => (i ? n.slice(nation.length) : n)) : names;
  return listed(once).replace(/ Division(?=,| and)/g, "");
}

/** @typedef {{case: string, what: string, effect: string}} Modifier */
const onDefence = (/** @type {Modifier} */ m) => /^[x×]\s?[2-9]/.test(m.effect);
const onAttack = (/** @type {Modifier} */ m) => /^([x×]\s?(0|1\/|½)|÷|half|\/)/.test(m.effect);

/** The defenders before what doubles them, where all are doubled alike. @param {import("../types.js").Preview} p */
function bare(p) {
  const times = p.modifiers.filter(onDefence).reduce((a, m) => a * Number((m.effect.match(/\d+/) || [1])[0]), 1);
  const sum = p.defense.parts.reduce((a, q) => a + q.amount, 0);
  const whole = times > 1 && sum === p.defense.total && p.defense.parts.every((q) => q.amount % times === 0);
  return whole ? p.defense.parts.map((q) => ({ ...q, amount: q.amount / times })) : p.defense.parts;
}

/** @param {Modifier} m */
function factor(m) {
  return h("div.it", null, h("span.v", null, m.effect.replace("x", "×")), h("span.t", null, m.what), caseTag(m.case));
}

/** @param {import("../store.js").AttackPlan} a */
function attackers(a) {
  const units = (a.offer && a.offer.units) || [];
  return units.map((/** @type {string} */ id) => {
    const u = unitOf(id);
    const on = a.attackers.has(id);
    return h("button", { type: "button", "data-key": "at" + id, "aria-pressed": String(on), title: u ? `${u.name} at ${u.hex}: ${on ? "takes part" : "stands aside"}` : id, css: { opacity: on ? "1" : ".38", boxShadow: on ? "0 0 0 2px var(--select)" : "none", margin: "2px" },
      onclick: () => { on ? a.attackers.delete(id) : a.attackers.add(id); replan(); } }, counterOf(id, 45, "middle"));
  });
}

/** @param {import("../store.js").AttackPlan} a */
function choices(a) {
  const shifts = (a.offer && a.offer.shifts) || [], support = (a.offer && a.offer.support) || [];
  const burn = (a.offer && a.offer.burn) || [];
  const refused = ((a.offer && a.offer.refused) || []).filter((/** @type {any} */ r) => {
    const u = unitOf(r.unit);
    return u && (u.type === "hq" || u.type === "artillery" || u.type === "monitor");
  });
  if (!shifts.length && !support.length && !burn.length && !refused.length) return null;
  const check = (/** @type {boolean} */ on, /** @type {string} */ title, /** @type {string} */ text, /** @type {any} */ cause, /** @type {() => void} */ f, /** @type {any} */ extra, /** @type {string} */ key) =>
    h("label.sw", { "data-key": key }, h("input", { type: "checkbox", checked: on, onchange: f }), h("i.box"), h("span.w", null, h("b", null, title), h("span.d", null, text)), extra, caseTag(cause));
  return h("div.sec.support", null, h("div.eyebrow", null, "Support, your choice"), h("div.choices", null,
    shifts.map((/** @type {any} */ s) => {
      const on = a.shifts.has(s.hq), u = unitOf(s.hq);
      return check(on, u ? u.name : s.hq, `${count(s.columns, "column")} right${u ? ", from " + u.hex : ""}; then spent`, s.case, () => {
        if (on) a.shifts.delete(s.hq);
        else {
          // of each level one; the other steps back
          for (const o of shifts) if (o.level === s.level) a.shifts.delete(o.hq);
          a.shifts.add(s.hq);
        }
        replan();
      }, null, "s" + s.hq);
    }),
    support.map((/** @type {any} */ s) => {
      const now = a.support.get(s.unit) || 0, u = unitOf(s.unit);
      const slide = now > 0 && s.points > 1 ? h("span.row", { css: { gap: ".4rem" } }, h("input", { type: "range", min: 1, max: s.points, value: String(now), "aria-label": "Barrage points of " + (u ? u.name : s.unit), oninput: (/** @type {any} */ e) => { a.support.set(s.unit, +e.target.value); replan(); } }), h("span.num", null, String(now))) : null;
      return check(now > 0, `${u ? u.name : s.unit}, barrage ${s.points}`, u ? "at " + u.hex : "", s.case, () => { now ? a.support.delete(s.unit) : a.support.set(s.unit, s.points); replan(); }, slide, "g" + s.unit);
    }),
    burn.map((/** @type {string} */ id) => {
      const on = a.burn.has(id), u = unitOf(id);
      return check(on, u ? u.name : id, `burn it for this attack${u && u.hex ? ", at " + u.hex : ""}; then it is gone`, null, () => { on ? a.burn.delete(id) : a.burn.add(id); replan(); }, null, "b" + id);
    }),
    refused.map((/** @type {any} */ r) => {
      const u = unitOf(r.unit);
      return h("div.sw.dis", { "data-key": "r" + r.unit }, h("i.box"), h("span.w", null, h("b", null, u ? u.name : r.unit), h("span.d", null, r.why, " ", caseTag(r.case))));
    })));
}

const norm = (/** @type {any} */ s) => String(s).replace(/[-–]/g, ":").replace(/ to /, ":").trim();

/** The combat table of the side that attacks. */
function resultTable() {
  const all = state.tables.filter((v) => String(v.id || "").startsWith("results"));
  const side = state.match && state.match.decision.side;
  return all.find((v) => v.id === "results-" + side) || all[0];
}

/** The columns of the combat table for a rating. @param {string} [raw] */
function columns(raw) {
  const t = resultTable();
  if (!t) return null;
  const rows = t.rows.filter((r) => /^odds/.test(String(r[0])));
  if (!rows.length) return t.columns.slice(1).map(norm);
  const hit = rows.find((r) => raw && r.slice(1).some((/** @type {string} */ c) => norm(c) === norm(raw))) || rows[0];
  return hit ? hit.slice(1).map(norm) : null;
}

/** @param {import("../types.js").Preview} p */
function odds(p) {
  const raw = norm(p.odds);
  const cols = columns(raw) || [];
  const rawAt = cols.indexOf(raw);
  let finAt = /^\d+$/.test(String(p.column)) ? Number(p.column) - 1 : cols.indexOf(norm(p.column));
  if (finAt < 0) finAt = rawAt;
  const shift = rawAt >= 0 && finAt >= 0 ? finAt - rawAt : 0;
  const n = cols.length || 1;
  const arcs = [];
  if (shift && rawAt >= 0) {
    const w = 800 / n, dir = Math.sign(shift);
    for (let i = 0; i < Math.abs(shift); i++) {
      const x0 = (rawAt + dir * i + 0.5) * w, x1 = x0 + dir * w;
      arcs.push(h("path", { d: `M${x0} 20Q${(x0 + x1) / 2} -4 ${x1 - dir * 6} 12`, fill: "none", stroke: "var(--accent)", "stroke-width": 2.6 }), h("path", { d: `M${x1} 20l${-dir * 11} -5 ${dir * 12} -8z`, fill: "var(--accent)" }));
    }
  }
  return h("div.sec", null,
    h("div.row.between", null, h("span.eyebrow", null, "Odds"), h("span", { css: { fontSize: ".875rem" } }, p.dieModifier ? `die ${p.dieModifier > 0 ? "+" : "−"}${Math.abs(p.dieModifier)}` : "")),
    cols.length ? h("div.oddsbar", { class: shift ? "" : "flat", role: "img", "aria-label": `Odds ${raw}, fought at ${cols[finAt] || raw}` }, cols.map((/** @type {string} */ c, /** @type {number} */ i) => h("div.c", { class: i === finAt ? "fin" : i === rawAt ? "raw" : "" }, c)), h("svg", { viewBox: "0 0 800 22", preserveAspectRatio: "none", "aria-hidden": "true" }, arcs)) : h("div.big", null, p.odds),
    h("div.mods", null, p.modifiers.filter((m) => !onAttack(m) && !onDefence(m)).map((m) => h("span", null, h("b", null, m.effect + ":"), " ", m.what, " ", caseTag(m.case)))),
    h("p", { css: { marginTop: ".4rem", fontSize: ".875rem" }, class: "row between" }, h("span.muted", null, `${num(p.attack.total)} against ${num(p.defense.total)}, read as ${rawAt < 0 && finAt >= 0 ? cols[finAt] : raw}`), shift ? h("b", { css: { fontWeight: "600" } }, `${count(Math.abs(shift), "column")} ${shift > 0 ? "right" : "left"}: ${cols[finAt]}`) : null));
}

const TONES = [["#0B5345", "#fff"], ["#2D7D6B", "#fff"], ["#7DB29F", "#0B1A16"], ["#E3CE8E", "#23272B"], ["#D9A46A", "#23272B"], ["#B5553F", "#fff"], ["#7E2A1E", "#fff"]];

/** How good a result is for the attacker: defender's figure less the attacker's. @param {string} r */
function worth(r) {
  const one = r.match(/^\s*([AD])(E|\d+)\s*$/);
  if (one) return (one[1] === "D" ? 1.3 : -1.3) * (one[2] === "E" ? 3.5 : Number(one[2]));
  const m = r.replace(/[–−]/g, "-").match(/^\s*(-|E|\d+)\s*\/\s*(-|E|\d+)\s*$/);
  if (!m) return 0;
  const v = (/** @type {string} */ s) => (s === "-" ? 0 : s === "E" ? 5 : Number(s));
  return v(m[2]) * 1.5 - v(m[1]);
}

/** @param {string} r */
export function resultWords(r) {
  const t = state.tables.find((v) => v.id === "options");
  const m = r.replace(/[–−]/g, "-").match(/^\s*(-|E|\d+)\s*\/\s*(-|E|\d+)\s*$/);
  const one = r.match(/^\s*([AD])(E|\d+)\s*$/);
  if (one) return `${one[1] === "D" ? "they" : "we"} ${one[2] === "E" ? "are destroyed" : "fall back " + one[2]}`;
  if (/^EX$/.test(r.trim())) return "an exchange of losses";
  if (!m) return r;
  const words = (/** @type {string} */ force, /** @type {string} */ s) => {
    if (s === "-") return "";
    if (s === "E") return force === "defender" ? "are destroyed" : "lose all";
    const rows = t ? t.rows.filter((x) => String(x[0]).startsWith(force) && String(x[1]) === s) : [];
    if (!rows.length) return force + " " + s;
    return rows.map((x) => [x[4] ? "retreat " + String(x[4]).replace(/ hexes/, "") : "", x[3] !== "none" ? "lose " + String(x[3]).replace(" of the steps", "") : ""].filter(Boolean).join(" and ") || "nothing").join("; or ");
  };
  const d = words("defender", m[2]), a = words("attacker", m[1]);
  return [d ? "they " + d : "", a ? "we " + a : ""].filter(Boolean).join("; ") || "no effect";
}

/** @param {import("../types.js").Preview} p */
function outcomes(p) {
  const list = p.outcomes.slice().sort((x, y) => worth(y.result) - worth(x.result));
  const empties = list.filter((o) => worth(o.result) > 0.6).reduce((s, o) => s + o.probability, 0);
  return h("div.sec", null,
    h("div.row.between", null, h("span.eyebrow", null, "What the die can bring"), h("span", { css: { fontSize: ".875rem", fontWeight: "500" } }, `${percent(empties)} hurt them more than us`)),
    h("div.outcome", { role: "img", "aria-label": list.map((o) => `${percent(o.probability)} ${o.result}`).join(", ") }, list.map((o) => {
      const w = worth(o.result);
      const t = TONES[w >= 4 ? 0 : w >= 2.5 ? 1 : w >= 1.5 ? 2 : w >= 0.4 ? 3 : w >= -0.5 ? 4 : w >= -2 ? 5 : 6];
      return h("div", { css: { flex: String(Math.max(0.06, o.probability)), background: t[0], color: t[1] }, title: `${percent(o.probability)}: ${o.result.replace("/", " / ")}, ${resultWords(o.result)}` }, h("b", null, percent(o.probability)), o.probability > 0.24 ? resultWords(o.result) : h("span.num", { css: { fontSize: "1.05rem" } }, o.result.replace("-", "–").replace("/", " / ")));
    })),
    faces(p));
}

/** @param {import("../types.js").Preview} p */
function faces(p) {
  const t = resultTable();
  const cols = columns(norm(p.odds));
  if (!t || !cols) return null;
  const at = /^\d+$/.test(String(p.column)) ? Number(p.column) - 1 : cols.indexOf(norm(p.column));
  if (at < 0) return null;
  const rows = t.rows.filter((r) => /^(die )?-?\d+$/.test(String(r[0])));
  const at0 = Number(String(rows[0]?.[0]).replace("die ", ""));
  return h("div.faces", null, [1, 2, 3, 4, 5, 6].map((d) => {
    const n = Math.max(0, Math.min(rows.length - 1, d + (p.dieModifier || 0) - at0));
    const r = rows[n];
    return h("div", null, die(d, 22), r ? String(r[at + 1]).replace("-", "–").replace("/", " / ") : "");
  }));
}

/** What the die has brought. */
export function resultCard() {
  const r = state.result;
  if (!r || (!r.rolls.length && !r.fought)) return null;
  const f = r.fought;
  const fresh = performance.now() - r.at < 700;
  const attackRoll = r.rolls.filter((/** @type {any} */ e) => /combat|attack|battle/i.test(e.purpose || "")).pop() || r.rolls[r.rolls.length - 1];
  return h("div.sec", { "data-key": "res" + Math.round(r.at), css: { background: "var(--panel2)" } },
    h("div.eyebrow", null, f ? `Attack on ${f.targets.join(" and ")}, ${String(f.odds).replace("-", ":")}` : "The die"),
    h("div.dice", null, (f && attackRoll ? [attackRoll] : r.rolls.slice(0, 6)).map((/** @type {any} */ e) => {
      const d = die(e.face, 44);
      if (fresh) d.classList.add("rolling");
      return d;
    }), h("div", null, f ? h("b", { css: { font: "700 1.5rem/1 var(--cond)" } }, String(f.result).replace("-", "–").replace("/", " / ")) : null, f ? h("div.muted", null, resultWords(f.result)) : h("div.muted", null, r.rolls.map((/** @type {any} */ e) => e.purpose).join(", ")))),
    h("div.log", { css: { marginTop: ".5rem" } }, r.events.filter((/** @type {any} */ e) => e.text && e.type !== "rolled").slice(0, 8).map((/** @type {any} */ e) => h("p", null, sentence(e.text), " ", caseTag(e.case)))));
}
