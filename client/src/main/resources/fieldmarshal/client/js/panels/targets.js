// @ts-check
/** The hexes that can be attacked, the best odds first. */
import { h } from "../dom.js";
import { theBoard } from "../play/table.js";
import { hexOf, stackAt, state } from "../store.js";
import { namesTogether, ratio } from "../words.js";
import * as say from "../words/panels.js";
import { counterOf } from "./parts.js";

/** @param {string} title @param {import("../dom.js").Child} rows @param {string} key */
export function list(title, rows, key) {
  return h("div.units", { "data-key": key }, h("div.eyebrow", { css: { padding: "0 .75rem .3rem" } }, title), rows);
}

/** @param {(n: string) => void} look what a click on a hex does besides showing it */
export function targetList(look) {
  const targets = state.targets.slice().sort((a, b) => worth(b) - worth(a));
  const barred = targets.filter((n) => state.targetOdds[n]?.why),
    open = targets.filter((n) => !barred.includes(n));
  const rows = (/** @type {string[]} */ hexes) => hexes.map((n) => targetRow(n, look));
  return [
    list(say.targetsTitle(open.length), rows(open), "targets"),
    barred.length ? list(say.BARRED_TARGETS, rows(barred), "barred") : null,
  ];
}

/** Those who are seen by name, the others by number. @param {import("../types.js").Unit[]} us */
export function whoIsThere(us) {
  const unseen = us.filter((u) => u.hidden).length;
  const names = us.filter((u) => !u.hidden).map((u) => u.name);
  return [namesTogether(names), unseen ? say.notSeen(unseen) : ""].filter(Boolean).join(", ") || say.NO_COUNTER;
}

/** How good an attack on a hex looks. @param {string} n */
function worth(n) {
  return ratio(state.targetOdds[n]?.odds);
}

/** @param {string} n @param {(n: string) => void} look */
function targetRow(n, look) {
  const o = state.targetOdds[n],
    us = stackAt(n),
    hx = hexOf(n);
  const odds = o ? (o.odds ? say.unitsAtOdds(o.units, o.odds) : o.why || "") : "";
  return h(
    "button.u",
    { type: "button", "data-key": "t" + n, onclick: () => (theBoard()?.reveal(n), look(n)) },
    us[0] ? counterOf(us[0].id, 46) : null,
    h(
      "span.w",
      null,
      h("b", null, hx && hx.name ? `${hx.name} (${n})` : n),
      h("span.s", null, whoIsThere(us)),
      odds ? h("span.s", null, odds) : null,
    ),
  );
}
