// @ts-check
/** The attack panel: strengths with their cases, and choices. */
import { h } from "../dom.js";
import { num, onAttack, onDefence } from "./figures.js";
import { odds, outcomes } from "./odds.js";
import { caseTag, counterOf, keyed } from "./parts.js";
import { attack, callOff, replan } from "../play/attacking.js";
import { hexOf, stackAt, state, unitOf } from "../store.js";
import { count, listed } from "../words.js";

export function combatPanel() {
  const a = state.attack;
  if (!a) return null;
  const p = a.preview;
  const hx = hexOf(a.targets[0]);
  const defenders = a.targets.flatMap((n) => stackAt(n));
  const where =
    a.targets.length > 1
      ? "hexes " + a.targets.join(" and ")
      : `hex ${a.targets[0]}${hx && hx.name ? ", " + hx.name : hx ? ", " + hx.terrain : ""}`;
  return h(
    "div.side.combat.panel",
    { "data-key": "combat", role: "region", "aria-label": "Attack" },
    h(
      "div.body",
      null,
      h(
        "div.hd",
        { css: { paddingBottom: ".55rem" } },
        h("div.eyebrow", null, "Attack on " + where),
        h(
          "h2",
          { css: { marginBottom: 0 } },
          p ? `${num(p.attack.total)} against ${num(p.defense.total)}` : "Choose who attacks",
        ),
      ),
      h(
        "div.sec.sides",
        null,
        h("div", null, head("Attack", p ? num(p.attack.total) : "–"), h("div.strip", null, attackers(a))),
        h(
          "div",
          null,
          head("Defence", p ? num(p.defense.total) : "–"),
          h(
            "div.strip",
            null,
            defenders.slice(0, 8).map((u) => counterOf(u.id, 45, "middle")),
          ),
        ),
      ),
      p
        ? h(
            "div.sec.sides.adds",
            null,
            h("div", null, grouped(p.attack.parts).map(part), p.modifiers.filter((m) => onAttack(m)).map(factor)),
            h("div", null, bare(p).map(part), p.modifiers.filter((m) => onDefence(m)).map(factor)),
          )
        : null,
      a.refused ? h("div.sec", null, h("div.refusalbox", null, a.refused.why, " ", caseTag(a.refused.case))) : null,
      choices(a),
      p ? odds(p) : null,
      p ? outcomes(p) : null,
    ),
    h(
      "div.foot",
      null,
      h("button.btn.q.inline", { type: "button", onclick: callOff }, keyed("Call off", "Esc")),
      h(
        "button.btn.wide",
        { type: "button", disabled: !p || state.busy, onclick: attack, id: "attack" },
        declares() ? "Declare the attack" : "Attack and roll",
      ),
    ),
  );
}

/** Whether all attacks are declared before the first is fought, as the prompt says. */
function declares() {
  return !!state.match && /declare your attacks|declared/.test(state.match.decision.prompt);
}

/** @param {string} t @param {string} v */
function head(t, v) {
  return h("div.row.between", null, h("span.eyebrow", null, t), h("span.big", null, v));
}

/** @param {import("../types.js").Part} q */
function part(q) {
  const times = /doubl|halv|tripl|×/.test(q.what) && Number.isInteger(q.amount) === false;
  return h(
    "div.it",
    null,
    h("span.v", null, times ? "×" + q.amount : q.amount > 0 ? num(q.amount) : q.amount === 0 ? "–" : "−" + num(-q.amount)),
    h("span.t", null, q.what),
    caseTag(q.case),
  );
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
  const lines = [...by].map(([k, g]) => ({
    what: `${together(g.names)} from ${k.split("|")[0]}`,
    case: g.case,
    amount: g.amount,
  }));
  return [...lines, ...out];
}

/** Names in a row, the nation and "Division" said once: "Russian 71st and 80th Division". @param {string[]} names */
function together(names) {
  const nation = names[0].split(" ")[0] + " ";
  const once = names.every((n) => n.startsWith(nation)) ? names.map((n, i) => (i ? n.slice(nation.length) : n)) : names;
  return listed(once).replace(/ Division(?=,| and)/g, "");
}

/** The defenders before what doubles them, where all are doubled alike. @param {import("../types.js").Preview} p */
function bare(p) {
  const times = p.modifiers.filter(onDefence).reduce((a, m) => a * Number((m.effect.match(/\d+/) || [1])[0]), 1);
  const sum = p.defense.parts.reduce((a, q) => a + q.amount, 0);
  const whole = times > 1 && sum === p.defense.total && p.defense.parts.every((q) => q.amount % times === 0);
  return whole ? p.defense.parts.map((q) => ({ ...q, amount: q.amount / times })) : p.defense.parts;
}

/** @param {import("./figures.js").Modifier} m */
function factor(m) {
  return h("div.it", null, h("span.v", null, m.effect.replace("x", "×")), h("span.t", null, m.what), caseTag(m.case));
}

/** @param {import("../store.js").AttackPlan} a */
function attackers(a) {
  const units = (a.offer && a.offer.units) || [];
  return units.map((/** @type {string} */ id) => {
    const u = unitOf(id);
    const on = a.attackers.has(id);
    return h(
      "button",
      {
        type: "button",
        "data-key": "at" + id,
        "aria-pressed": String(on),
        title: u ? `${u.name} at ${u.hex}: ${on ? "takes part" : "stands aside"}` : id,
        css: { opacity: on ? "1" : ".38", boxShadow: on ? "0 0 0 2px var(--select)" : "none", margin: "2px" },
        onclick: () => {
          on ? a.attackers.delete(id) : a.attackers.add(id);
          replan();
        },
      },
      counterOf(id, 45, "middle"),
    );
  });
}

/** @param {import("../store.js").AttackPlan} a */
function choices(a) {
  const shifts = (a.offer && a.offer.shifts) || [],
    support = (a.offer && a.offer.support) || [];
  const burn = (a.offer && a.offer.burn) || [];
  const refused = ((a.offer && a.offer.refused) || []).filter((/** @type {any} */ r) => {
    const u = unitOf(r.unit);
    return u && (u.type === "hq" || u.type === "artillery" || u.type === "monitor");
  });
  if (!shifts.length && !support.length && !burn.length && !refused.length) return null;
  const check = (
    /** @type {boolean} */ on,
    /** @type {string} */ title,
    /** @type {string} */ text,
    /** @type {any} */ cause,
    /** @type {() => void} */ f,
    /** @type {any} */ extra,
    /** @type {string} */ key,
  ) =>
    h(
      "label.sw",
      { "data-key": key },
      h("input", { type: "checkbox", checked: on, onchange: f }),
      h("i.box"),
      h("span.w", null, h("b", null, title), h("span.d", null, text)),
      extra,
      caseTag(cause),
    );
  return h(
    "div.sec.support",
    null,
    h("div.eyebrow", null, "Support, your choice"),
    h(
      "div.choices",
      null,
      shifts.map((/** @type {any} */ s) => {
        const on = a.shifts.has(s.hq),
          u = unitOf(s.hq);
        return check(
          on,
          u ? u.name : s.hq,
          `${count(s.columns, "column")} right${u ? ", from " + u.hex : ""}; then spent`,
          s.case,
          () => {
            if (on) a.shifts.delete(s.hq);
            else {
              // of each level one; the other steps back
              for (const o of shifts) if (o.level === s.level) a.shifts.delete(o.hq);
              a.shifts.add(s.hq);
            }
            replan();
          },
          null,
          "s" + s.hq,
        );
      }),
      support.map((/** @type {any} */ s) => {
        const now = a.support.get(s.unit) || 0,
          u = unitOf(s.unit);
        const slide =
          now > 0 && s.points > 1
            ? h(
                "span.row",
                { css: { gap: ".4rem" } },
                h("input", {
                  type: "range",
                  min: 1,
                  max: s.points,
                  value: String(now),
                  "aria-label": "Barrage points of " + (u ? u.name : s.unit),
                  oninput: (/** @type {any} */ e) => {
                    a.support.set(s.unit, +e.target.value);
                    replan();
                  },
                }),
                h("span.num", null, String(now)),
              )
            : null;
        return check(
          now > 0,
          `${u ? u.name : s.unit}, barrage ${s.points}`,
          u ? "at " + u.hex : "",
          s.case,
          () => {
            now ? a.support.delete(s.unit) : a.support.set(s.unit, s.points);
            replan();
          },
          slide,
          "g" + s.unit,
        );
      }),
      burn.map((/** @type {string} */ id) => {
        const on = a.burn.has(id),
          u = unitOf(id);
        return check(
          on,
          u ? u.name : id,
          `burn it for this attack${u && u.hex ? ", at " + u.hex : ""}; then it is gone`,
          null,
          () => {
            on ? a.burn.delete(id) : a.burn.add(id);
            replan();
          },
          null,
          "b" + id,
        );
      }),
      refused.map((/** @type {any} */ r) => {
        const u = unitOf(r.unit);
        return h(
          "div.sw.dis",
          { "data-key": "r" + r.unit },
          h("i.box"),
          h("span.w", null, h("b", null, u ? u.name : r.unit), h("span.d", null, r.why, " ", caseTag(r.case))),
        );
      }),
    ),
  );
}
