// @ts-check
/** What must be so, met or not, and what an answer changes on the map. */
import { h } from "../dom.js";
import { state } from "../store.js";
import { capital } from "../words.js";
import { caseTag, hexTag } from "./parts.js";
import * as say from "../words/panels.js";

/** @typedef {import("../types.js").Need} Need */
/** @typedef {import("../types.js").Choosable} Choosable */

/** Conditions with a tick. @param {Need[]} list */
export function needs(list) {
  if (!list.length) return null;
  return h("ul.sec.needs", { "data-key": "needs" }, list.map(need));
}

/** What is counted is said with its figures. @param {Need} n @param {number} i */
function need(n, i) {
  const sign = h("span.sign", { role: "img", "aria-label": n.met ? say.MET : say.NOT_MET }, n.met ? "✓" : "!");
  const words = h("span.w", null, n.need > 0 ? say.loadOf(n.have, n.need, n.what) : capital(n.what));
  return h("li", { "data-key": "n" + i, class: n.met ? "" : "open" }, sign, words, caseTag(n.case));
}

/** The hexes that an answer changes, by turn. @param {Choosable} option */
export function changes(option) {
  /** @type {Map<number, string[]>} */
  const by = new Map();
  for (const v of option.spots || []) by.set(v.turn, [...(by.get(v.turn) || []), v.hex]);
  if (!by.size) return null;
  const now = state.match?.decision.turn;
  const row = (/** @type {[number, string[]]} */ [turn, hexes]) =>
    h(
      "li",
      { "data-key": "ch" + turn },
      turn ? h("b.when", { "aria-hidden": "true" }, String(turn)) : null,
      h("span.w", null, turn ? h("b", null, say.changesOn(turn, turn === now)) : null, hexes.map((n) => [hexTag(n), " "])),
    );
  return h("ul.changes", { "data-key": "changes" }, [...by].sort((a, b) => a[0] - b[0]).map(row));
}
