// @ts-check
/** A loss that units share: each can be pointed at, here and on the map. */
import { h } from "../dom.js";
import { caseTag, counterOf } from "./parts.js";
import { answerOf, dueOf, paidNow, pointAt, spared, sumOf } from "../play/paying.js";
import { set, state, unitName, unitOf } from "../store.js";
import * as say from "../words/panels.js";

/** @typedef {import("../types/asked.js").Toll} Toll */

/** @param {Toll} t */
const now = (t) => paidNow(t, state.pick.loss, state.match?.suggest);

/** @param {Toll} t */
export function losses(t) {
  const paid = now(t),
    fault = faultOf(t, paid);
  return h(
    "div.sec",
    { "data-key": "losses" },
    h("div.row.between", null, h("span.eyebrow", null, say.toLose(t.what)), h("span.big", null, say.nOf(t.have + sumOf(t, paid), t.need))),
    t.payers.map((p) => lossRow(t, p, paid)),
    fault ? h("p.muted", null, fault, " ", caseTag(t.case)) : null,
  );
}

/** What is wrong with what is chosen; empty where nothing is. @param {Toll} t @param {Record<string, number>} paid */
function faultOf(t, paid) {
  if (lossReady(t)) return "";
  const missing = dueOf(t) - sumOf(t, paid);
  if (missing > 0) return say.stillToLose(t.what, missing);
  const free = t.lean ? spared(t, paid) : [];
  return free.length ? say.canBeSpared(free.map(unitName)) : say.LOSS_REFUSED;
}

/** @param {Toll} t @param {Toll["payers"][number]} payer @param {Record<string, number>} paid */
function lossRow(t, { unit: id, most, worth }, paid) {
  const u = unitOf(id),
    left = u ? u.steps - u.lost : 0,
    times = paid[id] || 0,
    name = u ? u.name : id;
  const gone = times > 0 && (t.whole || (!!u && times >= left));
  const words = t.whole ? say.paysOf(worth, t.what, gone) : say.stepsAfter(left - times, u ? u.steps : "?", gone);
  const to = (/** @type {Record<string, number>} */ loss) => set({ pick: { ...state.pick, loss } });
  const button = (/** @type {string} */ sign, /** @type {string} */ more, /** @type {boolean} */ off, /** @type {number} */ v) =>
    h("button", { type: "button", disabled: off, "aria-label": say.oneStep(name, more), onclick: () => to({ ...paid, [id]: v }) }, sign);
  return h(
    "div.u.set",
    { "data-key": "l" + id },
    h(
      "button.who",
      { type: "button", "aria-pressed": String(times > 0), "aria-label": say.losesStep(name), onclick: () => to(pointAt(t, paid, id)) },
      counterOf(id, 52),
      h("span.w", null, h("b", null, name), h("span.s", null, worth > 1 && !t.whole ? say.eachCounts(words, worth) : words)),
    ),
    h(
      "span.stepper",
      null,
      button("−", say.FEWER, !times, Math.max(0, times - 1)),
      h("b", null, String(times)),
      button("+", say.MORE, times >= most || sumOf(t, paid) >= dueOf(t), times + 1),
    ),
  );
}

/** The answer that is chosen, where the loss is paid by it. @param {Toll} t */
export const lossReady = (t) => answerOf(t, now(t), state.legal || [], state.pick.complete !== false);
