// @ts-check
/** Headquarters give command: all of them by one act, or one of them to those who are ringed. */
import { h } from "../dom.js";
import { act, send } from "../play/orders.js";
import { set, state, unitName, unitOf } from "../store.js";
import * as say from "../words/panels.js";
import { counterOf, whereabouts } from "./parts.js";

/** @typedef {import("../types.js").Order} Order */

/** What is proposed to all headquarters together; empty where that is not more than one order. */
export const allProposed = () => state.match?.suggestAll || [];

/** The act that accepts it: the orders go out one after the other, and are taken back together. */
export function commandAll() {
  const all = allProposed();
  if (!all.length) return null;
  const units = all.reduce((n, o) => n + (o.units || []).length, 0);
  return h(
    "div.sec.proposal",
    { "data-key": "proposal" },
    h("div.eyebrow", null, say.SUGGESTION),
    h(
      "button.choice",
      { type: "button", id: "command-all", "data-accept": "yes", disabled: state.busy, onclick: () => inTurn(all) },
      h("span.w", null, h("b", null, say.commandAll(units)), h("small", null, say.byHeadquarters(all.length))),
      h("span.kbd", { "aria-hidden": "true" }, "D"),
    ),
  );
}

/** @param {Order[]} orders */
function inTurn(orders) {
  return act(async () => {
    for (const o of orders) if (!(await send(o))) return;
  });
}

/** Each headquarters with those whom it can command, and one button for those who are ringed. @param {Order[]} legal */
export function commanding(legal) {
  /** @type {Map<string, string[]>} */
  const by = new Map();
  for (const o of legal)
    if (o.type === "command" && o.hq && o.units?.length === 1) by.set(o.hq, [...(by.get(o.hq) || []), o.units[0]]);
  return [...by].map(([hq, units]) => group(hq, units));
}

/** Those whom a headquarters is proposed to command are ringed first. @param {string} hq @returns {Set<string>} */
function ringed(hq) {
  const rings = state.pick.rings || (state.pick.rings = new Map());
  const s = state.match?.suggest;
  const orders = allProposed().length ? allProposed() : s?.type === "command" ? [s] : [];
  const own = rings.get(hq) || new Set(orders.find((o) => o.hq === hq)?.units || []);
  rings.set(hq, own);
  return own;
}

/** @param {string} hq @param {string[]} units */
function group(hq, units) {
  const on = ringed(hq),
    go = units.filter((id) => on.has(id));
  const toggle = (/** @type {string} */ id) => () => {
    on.has(id) ? on.delete(id) : on.add(id);
    set();
  };
  return h(
    "div.sec.together.hq",
    { "data-key": "hq" + hq },
    h("div.row", null, counterOf(hq, 42), h("span.w", null, h("b", null, unitName(hq)), h("div.muted", null, whereabouts(unitOf(hq))))),
    h(
      "div.strip",
      null,
      units.map((id) => {
        const props = { type: "button", "data-key": "in" + id, class: on.has(id) ? "on" : "", "aria-pressed": String(on.has(id)) };
        return h("button.who1", { ...props, title: unitName(id), onclick: toggle(id) }, counterOf(id, 42, "middle"));
      }),
    ),
    h(
      "button.btn.blue",
      {
        type: "button",
        id: "command" + hq,
        disabled: !go.length || state.busy,
        onclick: () => send({ type: "command", hq, units: go }),
      },
      say.commandSome(go.length, units.length),
    ),
  );
}
