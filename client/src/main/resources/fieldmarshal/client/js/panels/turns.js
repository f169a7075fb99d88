// @ts-check
/** The turns with what arrives. */
import { h } from "../dom.js";
import { lexiconOf } from "../lexicon.js";
import { nation } from "../palette.js";
import { openSheet } from "../play/looks.js";
import { shown, state } from "../store.js";
import { anyPoints, figure, shortDate } from "../words.js";
import * as say from "../words/panels.js";

/** The scenario that the match at this table plays. */
function scenarioNow() {
  const list = state.game?.scenarios || [];
  return list.find((v) => v.id === state.match?.scenario) || list[0];
}

/**
 * Of things that belong to turns those of the turns that the scenario plays.
 * @template T
 * @param {T[]} list @param {(one: T) => number} turnOf
 */
export function ofScenario(list, turnOf) {
  const s = state.match ? scenarioNow() : undefined;
  return s ? list.filter((v) => turnOf(v) >= s.first && turnOf(v) <= s.last) : list;
}

export function track() {
  const m = state.match,
    g = state.game,
    s = shown();
  if (!m || !g || !s) return null;
  const scenario = scenarioNow();
  if (!scenario) return null;
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
  const due = t && i > now ? [...new Set(t.arriving)] : [];
  const title = t ? `${shortDate(t.dates)}: ${t.note}` : "";
  return h("div.t", { class: i === now ? "now" : i < now ? "past" : "", title }, String(i), h("span.due", null, due.map(square)));
}

/** @param {string} id */
function square(id) {
  const n = nation(id);
  return h("i", { css: { background: n.field, boxShadow: `inset 0 0 0 1px ${n.edge}` } });
}
