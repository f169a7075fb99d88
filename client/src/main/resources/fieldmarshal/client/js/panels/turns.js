// @ts-check
/** The turns with what arrives. */
import { h } from "../dom.js";
import { lexiconOf } from "../lexicon.js";
import { nation } from "../palette.js";
import { openSheet } from "../play/looks.js";
import { shown, state } from "../store.js";
import { anyPoints, figure, shortDate } from "../words.js";
import * as say from "../words/panels.js";

export function track() {
  const m = state.match,
    g = state.game,
    s = shown();
  if (!m || !g || !s) return null;
  const scenario = g.scenarios.find((v) => v.id === m.scenario) || g.scenarios[0];
  const cells = [];
  for (let i = scenario.first; i <= scenario.last; i++) cells.push(cell(i, s.turn));
  const points = g.sides.map((v) => `${v.name} ${figure(s.points[v.id] ?? 0)}`).join(" · ");
  return h(
    "div.sec",
    { "data-key": "track" },
    h(
      "div.row.between",
      null,
      h("span.eyebrow", null, say.TURNS_AND_ARRIVALS),
      h(
        "button.hexlink",
        { type: "button", css: { font: "600 .97rem var(--cond)" }, onclick: () => openSheet("points") },
        anyPoints(s.points) ? points : say.NO_POINTS,
      ),
    ),
    h("div.track", { class: cells.length > 18 ? "long" : "" }, cells),
  );
}

/** A turn; small squares in the colours of those who arrive. @param {number} i @param {number} now */
function cell(i, now) {
  const t = lexiconOf(state.game).turns.get(i);
  const due = t && i > now ? [...new Set(t.arriving)].slice(0, 3) : [];
  const title = t ? `${shortDate(t.dates)}: ${t.note}` : "";
  return h("div.t", { class: i === now ? "now" : i < now ? "past" : "", title }, String(i), due.map(square));
}

/** @param {string} id */
function square(id) {
  const n = nation(id);
  return h("i", { css: { background: n.field, boxShadow: `inset 0 0 0 1px ${n.edge}` } });
}
