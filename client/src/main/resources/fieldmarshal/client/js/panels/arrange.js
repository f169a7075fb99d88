// @ts-check
/** A set-up is rearranged: a counter is taken up, then the hex to which it goes, or the unit with which it changes places. */
import { h } from "../dom.js";
import { goalOf, unitsOfOrder } from "../play/choosing.js";
import { send } from "../play/orders.js";
import { optionOf, state, unitName, unitOf } from "../store.js";
import { capital } from "../words.js";
import { plainButton, restRow, ways } from "./choices.js";
import { needs } from "./needs.js";
import { counterOf, whereabouts } from "./parts.js";
import * as say from "../words/panels.js";

/** @typedef {import("../types.js").Order} Order */

/** @param {Order[]} legal */
export function arrange(legal) {
  const key = state.pick.key || "",
    whole = legal.filter((o) => !unitsOfOrder(o).length);
  const list = state.match?.decision.question?.needs || [];
  return [
    needs(key ? list.filter((n) => !n.met) : list),
    key ? inHand(key, legal) : h("div.sec", null, h("p.muted", null, say.PICK_ONE)),
    h("div.sec", { "data-key": "whole" }, whole.map(wholeButton)),
    h(
      "div.units",
      { "data-key": "units" },
      h("div.eyebrow", { css: { padding: "0 .75rem .3rem" } }, say.UNITS),
      (state.pick.units || []).filter((id) => id !== key).map(restRow),
    ),
  ];
}

/** @param {Order} o @param {number} i */
function wholeButton(o, i) {
  const option = optionOf(o.option);
  const props = { type: "button", "data-key": "o" + i, onclick: () => send(o) };
  return h(
    "button.choice",
    props,
    h("span.w", null, h("b", null, capital(option?.title || o.option || "")), h("small", null, option?.about || "")),
  );
}

/** @param {string} id */
function unitWords(id) {
  const where = h("span.s", null, whereabouts(unitOf(id)));
  return [counterOf(id, 50), h("span.w", null, h("b", null, unitName(id)), where)];
}

/** The counter that is picked, and all that may be done with it. @param {string} key @param {Order[]} legal */
function inHand(key, legal) {
  const own = legal.filter((o) => unitsOfOrder(o).includes(key));
  const there = own.filter((o) => goalOf(o, key)),
    here = own.filter((o) => !goalOf(o, key));
  return h(
    "div.units.hand",
    { "data-key": "c" + key },
    h("div.eyebrow", { css: { padding: "0 .75rem .3rem" } }, say.IN_HAND),
    h("div.u.sel", null, unitWords(key)),
    there.length ? ways(there, key) : null,
    here.map(plainButton),
  );
}
