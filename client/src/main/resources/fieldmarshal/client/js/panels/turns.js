// @ts-check
/** The turns with what arrives. */
import { h } from "../dom.js";
import { nation } from "../palette.js";
import { openSheet } from "./sheet.js";
import { shown, state } from "../store.js";
import { anyPoints, shortDate } from "../words.js";

/** The turns with what arrives. */
export function track() {
  const m = state.match,
    g = state.game;
  if (!m || !g) return null;
  const sc = g.scenarios.find((s) => s.id === m.scenario) || g.scenarios[0];
  const s = shown();
  const turn = s ? s.turn : m.decision.turn;
  const t = state.tables.find((v) => v.id === "turns");
  const cells = [];
  for (let i = sc.first; i <= sc.last; i++) {
    const row = t && t.rows.find((r) => String(r[0]) === String(i));
    const note = row ? String(row[2]) : "";
    const nat = /French/.test(note)
      ? "French"
      : /British/.test(note)
        ? "British"
        : /Italian/.test(note)
          ? "Italian"
          : /Austro/.test(note)
            ? "Austro-Hungarian"
            : /German/.test(note)
              ? "German"
              : /Russian/.test(note)
                ? "Russian"
                : "";
    const n = nat && i > turn ? nation(nat) : null;
    cells.push(
      h(
        "div.t",
        { class: i === turn ? "now" : i < turn ? "past" : "", title: row ? `${shortDate(String(row[1]))}: ${note}` : "" },
        String(i),
        n ? h("i", { css: { background: n.field, boxShadow: `inset 0 0 0 1px ${n.edge}` } }) : null,
      ),
    );
  }
  const pts = g.sides.map((v) => `${v.name.split(" ")[0]} ${s ? (s.points[v.id] ?? 0) : 0}`).join(" · ");
  return h(
    "div.sec",
    { "data-key": "track" },
    h(
      "div.row.between",
      null,
      h("span.eyebrow", null, "Turns and arrivals"),
      h(
        "button.hexlink",
        {
          type: "button",
          css: { font: "600 .97rem var(--cond)" },
          onclick: () => openSheet("points"),
        },
        s && anyPoints(s.points) ? pts + " points" : "No points",
      ),
    ),
    h("div.track", { class: cells.length > 18 ? "long" : "" }, cells),
  );
}
