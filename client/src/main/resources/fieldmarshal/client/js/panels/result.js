// @ts-check
/** What the dice have brought. */
import { die, h } from "../dom.js";
import { caseTag, sentence } from "./parts.js";
import { state } from "../store.js";

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
    return rows
      .map(
        (x) =>
          [
            x[4] ? "retreat " + String(x[4]).replace(/ hexes/, "") : "",
            x[3] !== "none" ? "lose " + String(x[3]).replace(" of the steps", "") : "",
          ]
            .filter(Boolean)
            .join(" and ") || "nothing",
      )
      .join("; or ");
  };
  const d = words("defender", m[2]),
    a = words("attacker", m[1]);
  return [d ? "they " + d : "", a ? "we " + a : ""].filter(Boolean).join("; ") || "no effect";
}

/** What the die has brought. */
export function resultCard() {
  const r = state.result;
  if (!r || (!r.rolls.length && !r.fought)) return null;
  const f = r.fought;
  const fresh = performance.now() - r.at < 700;
  const attackRoll =
    r.rolls.filter((/** @type {any} */ e) => /combat|attack|battle/i.test(e.purpose || "")).pop() || r.rolls[r.rolls.length - 1];
  return h(
    "div.sec",
    { "data-key": "res" + Math.round(r.at), css: { background: "var(--panel2)" } },
    h("div.eyebrow", null, f ? `Attack on ${f.targets.join(" and ")}, ${String(f.odds).replace("-", ":")}` : "The die"),
    h(
      "div.dice",
      null,
      (f && attackRoll ? [attackRoll] : r.rolls.slice(0, 6)).map((/** @type {any} */ e) => {
        const d = die(e.face, 44);
        if (fresh) d.classList.add("rolling");
        return d;
      }),
      h(
        "div",
        null,
        f ? h("b", { css: { font: "700 1.5rem/1 var(--cond)" } }, String(f.result).replace("-", "–").replace("/", " / ")) : null,
        f
          ? h("div.muted", null, resultWords(f.result))
          : h("div.muted", null, r.rolls.map((/** @type {any} */ e) => e.purpose).join(", ")),
      ),
    ),
    h(
      "div.log",
      { css: { marginTop: ".5rem" } },
      r.events
        .filter((/** @type {any} */ e) => e.text && e.type !== "rolled")
        .slice(0, 8)
        .map((/** @type {any} */ e) => h("p", null, sentence(e.text), " ", caseTag(e.case))),
    ),
  );
}
