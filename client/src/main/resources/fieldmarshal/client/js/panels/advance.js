// @ts-check
/** Several units advance by one act: who goes is ringed, one button sends them. */
import { h } from "../dom.js";
import { hexOfOrder } from "../play/choosing.js";
import { act, send } from "../play/orders.js";
import { hexOf, set, state, unitName } from "../store.js";
import * as say from "../words/panels.js";
import { counterOf } from "./parts.js";

/** @typedef {import("../types.js").Order} Order */

/** For each hex that several units may enter: those units, and the button. @param {Order[]} legal */
export function together(legal) {
  /** @type {Map<string, Order[]>} */
  const to = new Map();
  for (const o of legal) {
    const hex = o.type === "advance" && o.units?.length === 1 ? hexOfOrder(o) : null;
    if (hex) to.set(hex, [...(to.get(hex) || []), o]);
  }
  return [...to].filter(([, list]) => unitsOf(list).length > 1).map(([hex, list]) => group(hex, list));
}

/** @param {Order[]} list */
const unitsOf = (list) => [...new Set(list.flatMap((o) => o.units || []))];

/** @param {string} hex @param {Order[]} list */
function group(hex, list) {
  const units = unitsOf(list),
    out = state.pick.stay || (state.pick.stay = new Set()),
    go = units.filter((id) => !out.has(hex + id));
  const toggle = (/** @type {string} */ id) => () => {
    out.has(hex + id) ? out.delete(hex + id) : out.add(hex + id);
    set();
  };
  return h(
    "div.sec.together",
    { "data-key": "together" + hex },
    h("div.eyebrow", null, say.advanceTogether(hex, hexOf(hex)?.name || "")),
    h(
      "div.strip",
      null,
      units.map((id) => {
        const on = !out.has(hex + id);
        const props = { type: "button", "data-key": "go" + id, class: on ? "on" : "", "aria-pressed": String(on) };
        return h("button.who1", { ...props, title: unitName(id), onclick: toggle(id) }, counterOf(id, 42, "middle"));
      }),
    ),
    h(
      "button.btn.blue",
      { type: "button", id: "together" + hex, disabled: !go.length || state.busy, onclick: () => advance(go, list) },
      say.advanceAll(go.length, hex),
    ),
  );
}

/**
 * Sends units by one order where one way is open to all of them, else one after the other.
 * @param {string[]} units @param {Order[]} list
 */
function advance(units, list) {
  const ways = units.map((id) => list.filter((o) => o.units?.[0] === id));
  const key = (/** @type {Order} */ o) => (o.path || []).join();
  const common = ways[0].find((o) => ways.every((w) => w.some((v) => key(v) === key(o))));
  return act(async () => {
    if (common && (await send({ ...common, units }, units.length > 1))) return;
    for (const w of ways) if (!(await send(w[0]))) return;
  });
}
