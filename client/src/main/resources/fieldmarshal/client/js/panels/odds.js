// @ts-check
/** The odds of an attack, and what its dice can bring. */
import { die, h } from "../dom.js";
import { num, onAttack, onDefence } from "./figures.js";
import { caseTag } from "./parts.js";
import { resultWords } from "./result.js";
import { state } from "../store.js";
import { count, percent } from "../words.js";

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
export function odds(p) {
  const raw = norm(p.odds);
  const cols = columns(raw) || [];
  const rawAt = cols.indexOf(raw);
  let finAt = /^\d+$/.test(String(p.column)) ? Number(p.column) - 1 : cols.indexOf(norm(p.column));
  if (finAt < 0) finAt = rawAt;
  const shift = rawAt >= 0 && finAt >= 0 ? finAt - rawAt : 0;
  const n = cols.length || 1;
  const arcs = [];
  if (shift && rawAt >= 0) {
    const w = 800 / n,
      dir = Math.sign(shift);
    for (let i = 0; i < Math.abs(shift); i++) {
      const x0 = (rawAt + dir * i + 0.5) * w,
        x1 = x0 + dir * w;
      arcs.push(
        h("path", {
          d: `M${x0} 20Q${(x0 + x1) / 2} -4 ${x1 - dir * 6} 12`,
          fill: "none",
          stroke: "var(--accent)",
          "stroke-width": 2.6,
        }),
        h("path", { d: `M${x1} 20l${-dir * 11} -5 ${dir * 12} -8z`, fill: "var(--accent)" }),
      );
    }
  }
  return h(
    "div.sec",
    null,
    h(
      "div.row.between",
      null,
      h("span.eyebrow", null, "Odds"),
      h(
        "span",
        { css: { fontSize: ".875rem" } },
        p.dieModifier ? `die ${p.dieModifier > 0 ? "+" : "−"}${Math.abs(p.dieModifier)}` : "",
      ),
    ),
    cols.length
      ? h(
          "div.oddsbar",
          { class: shift ? "" : "flat", role: "img", "aria-label": `Odds ${raw}, fought at ${cols[finAt] || raw}` },
          cols.map((/** @type {string} */ c, /** @type {number} */ i) =>
            h("div.c", { class: i === finAt ? "fin" : i === rawAt ? "raw" : "" }, c),
          ),
          h("svg", { viewBox: "0 0 800 22", preserveAspectRatio: "none", "aria-hidden": "true" }, arcs),
        )
      : h("div.big", null, p.odds),
    h(
      "div.mods",
      null,
      p.modifiers
        .filter((m) => !onAttack(m) && !onDefence(m))
        .map((m) => h("span", null, h("b", null, m.effect + ":"), " ", m.what, " ", caseTag(m.case))),
    ),
    h(
      "p",
      { css: { marginTop: ".4rem", fontSize: ".875rem" }, class: "row between" },
      h(
        "span.muted",
        null,
        `${num(p.attack.total)} against ${num(p.defense.total)}, read as ${rawAt < 0 && finAt >= 0 ? cols[finAt] : raw}`,
      ),
      shift
        ? h(
            "b",
            { css: { fontWeight: "600" } },
            `${count(Math.abs(shift), "column")} ${shift > 0 ? "right" : "left"}: ${cols[finAt]}`,
          )
        : null,
    ),
  );
}

const TONES = [
  ["#0B5345", "#fff"],
  ["#2D7D6B", "#fff"],
  ["#7DB29F", "#0B1A16"],
  ["#E3CE8E", "#23272B"],
  ["#D9A46A", "#23272B"],
  ["#B5553F", "#fff"],
  ["#7E2A1E", "#fff"],
];

/** How good a result is for the attacker: defender's figure less the attacker's. @param {string} r */
function worth(r) {
  const one = r.match(/^\s*([AD])(E|\d+)\s*$/);
  if (one) return (one[1] === "D" ? 1.3 : -1.3) * (one[2] === "E" ? 3.5 : Number(one[2]));
  const m = r.replace(/[–−]/g, "-").match(/^\s*(-|E|\d+)\s*\/\s*(-|E|\d+)\s*$/);
  if (!m) return 0;
  const v = (/** @type {string} */ s) => (s === "-" ? 0 : s === "E" ? 5 : Number(s));
  return v(m[2]) * 1.5 - v(m[1]);
}

/** @param {import("../types.js").Preview} p */
export function outcomes(p) {
  const list = p.outcomes.slice().sort((x, y) => worth(y.result) - worth(x.result));
  const empties = list.filter((o) => worth(o.result) > 0.6).reduce((s, o) => s + o.probability, 0);
  return h(
    "div.sec",
    null,
    h(
      "div.row.between",
      null,
      h("span.eyebrow", null, "What the die can bring"),
      h("span", { css: { fontSize: ".875rem", fontWeight: "500" } }, `${percent(empties)} hurt them more than us`),
    ),
    h(
      "div.outcome",
      { role: "img", "aria-label": list.map((o) => `${percent(o.probability)} ${o.result}`).join(", ") },
      list.map((o) => {
        const w = worth(o.result);
        const t = TONES[w >= 4 ? 0 : w >= 2.5 ? 1 : w >= 1.5 ? 2 : w >= 0.4 ? 3 : w >= -0.5 ? 4 : w >= -2 ? 5 : 6];
        return h(
          "div",
          {
            css: { flex: String(Math.max(0.06, o.probability)), background: t[0], color: t[1] },
            title: `${percent(o.probability)}: ${o.result.replace("/", " / ")}, ${resultWords(o.result)}`,
          },
          h("b", null, percent(o.probability)),
          o.probability > 0.24
            ? resultWords(o.result)
            : h("span.num", { css: { fontSize: "1.05rem" } }, o.result.replace("-", "–").replace("/", " / ")),
        );
      }),
    ),
    faces(p),
  );
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
  return h(
    "div.faces",
    null,
    [1, 2, 3, 4, 5, 6].map((d) => {
      const n = Math.max(0, Math.min(rows.length - 1, d + (p.dieModifier || 0) - at0));
      const r = rows[n];
      return h(
        "div",
        null,
        die(d, 22),
        r
          ? String(r[at + 1])
              .replace("-", "–")
              .replace("/", " / ")
          : "",
      );
    }),
  );
}
