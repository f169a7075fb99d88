// @ts-check
/** Sharing a loss of steps among units. */
import { h } from "../dom.js";
import { counterOf } from "./parts.js";
import { send } from "../play/orders.js";
import { set, state, unitOf, orderText } from "../store.js";
import * as say from "../words/panels.js";

// ---- losses

/** @param {import("../types.js").Order[]} all */
export function losses(all) {
  const legal = all.filter((o) => o.steps),
    others = all.filter((o) => !o.steps);
  const units = [...new Set(legal.flatMap((o) => Object.keys(o.steps || {})))];
  const need = legal.length ? Object.values(legal[0].steps || {}).reduce((a, b) => a + Number(b), 0) : 0;
  const now = lossNow(legal, units),
    sum = Object.values(now).reduce((a, b) => a + b, 0);
  return h(
    "div.sec",
    null,
    h("div.row.between", null, h("span.eyebrow", null, say.STEPS_TO_LOSE), h("span.big", null, say.nOf(sum, need))),
    units.map((id) => lossRow(id, now, sum >= need)),
    lossReady(legal) ? null : h("p.muted", null, say.lossFault(need - sum)),
    others.map((o, i) => h("button.choice", { type: "button", "data-key": "other" + i, onclick: () => send(o) }, orderText(o))),
  );
}

/** @param {string} id @param {Record<string, number>} now @param {boolean} full */
function lossRow(id, now, full) {
  const u = unitOf(id),
    left = u ? u.steps - u.lost : 0,
    lost = now[id] || 0,
    name = u ? u.name : id;
  const words = say.stepsAfter(left - lost, u ? u.steps : "?", !!u && lost >= left);
  const to = (/** @type {number} */ v) => () => {
    state.pick.loss = { ...now, [id]: v };
    set();
  };
  const button = (/** @type {string} */ sign, /** @type {string} */ more, /** @type {boolean} */ off, /** @type {number} */ v) =>
    h("button", { type: "button", disabled: off, "aria-label": say.oneStep(name, more), onclick: to(v) }, sign);
  return h(
    "div.u.set",
    { "data-key": "l" + id },
    counterOf(id, 52),
    h("span.w", null, h("b", null, name), h("span.s", null, words)),
    h(
      "span.stepper",
      null,
      button("−", say.FEWER, !lost, Math.max(0, lost - 1)),
      h("b", null, String(lost)),
      button("+", say.MORE, lost >= left || full, lost + 1),
    ),
  );
}

/** @param {import("../types.js").Order[]} legal @param {string[]} units @returns {Record<string, number>} */
function lossNow(legal, units) {
  if (state.pick.loss) return state.pick.loss;
  const s = state.match && state.match.suggest;
  const first = s && s.type === "lose" ? s.steps : legal.length ? legal[0].steps : {};
  return Object.fromEntries(units.map((u) => [u, Number(first?.[u]) || 0]));
}

/** @param {import("../types.js").Order[]} all */
export function lossReady(all) {
  const legal = all.filter((o) => o.steps);
  const units = [...new Set(legal.flatMap((o) => Object.keys(o.steps || {})))];
  const now = lossNow(legal, units);
  return legal.find((o) => units.every((u) => (Number(o.steps?.[u]) || 0) === (now[u] || 0))) || null;
}
