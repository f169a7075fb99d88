// @ts-check
/** Sharing a loss of steps among units. */
import { h } from "../dom.js";
import { counterOf } from "./parts.js";
import { send } from "../play/orders.js";
import { placeName, set, state, unitName, unitOf } from "../store.js";
import { count, orderWords } from "../words.js";

// ---- losses

/** @param {any[]} all */
export function losses(all) {
  const legal = all.filter((o) => o.steps),
    others = all.filter((o) => !o.steps);
  const units = [...new Set(legal.flatMap((o) => Object.keys(o.steps)))];
  const need = legal.length ? Object.values(legal[0].steps).reduce((a, b) => a + Number(b), 0) : 0;
  const now = lossNow(legal, units);
  const sum = Object.values(now).reduce((a, b) => a + b, 0);
  return h(
    "div.sec",
    null,
    h("div.row.between", null, h("span.eyebrow", null, "Steps to lose"), h("span.big", null, `${sum} of ${need}`)),
    units.map((id) => {
      const u = unitOf(id),
        left = u ? u.steps - u.lost : 0;
      const setTo = (/** @type {number} */ v) => {
        state.pick.loss = { ...now, [id]: v };
        set();
      };
      return h(
        "div.u.set",
        { "data-key": "l" + id },
        counterOf(id, 52),
        h(
          "span.w",
          null,
          h("b", null, u ? u.name : id),
          h(
            "span.s",
            null,
            `${left - (now[id] || 0)} of ${u ? u.steps : "?"} left` + (u && now[id] >= left ? ": eliminated" : ""),
          ),
        ),
        h(
          "span.stepper",
          null,
          h(
            "button",
            {
              type: "button",
              disabled: !now[id],
              "aria-label": `${u ? u.name : id}: one step fewer`,
              onclick: () => setTo(Math.max(0, (now[id] || 0) - 1)),
            },
            "−",
          ),
          h("b", null, String(now[id] || 0)),
          h(
            "button",
            {
              type: "button",
              disabled: (now[id] || 0) >= left || sum >= need,
              "aria-label": `${u ? u.name : id}: one step more`,
              onclick: () => setTo((now[id] || 0) + 1),
            },
            "+",
          ),
        ),
      );
    }),
    lossReady(legal)
      ? null
      : h("p.muted", null, sum < need ? `${count(need - sum, "step")} more.` : "The rules do not allow this split."),
    others.map((o, i) =>
      h("button.choice", { type: "button", "data-key": "other" + i, onclick: () => send(o) }, orderWords(o, unitName, placeName)),
    ),
  );
}

/** @param {any[]} legal @param {string[]} units @returns {Record<string, number>} */
function lossNow(legal, units) {
  if (state.pick.loss) return state.pick.loss;
  const s = state.match && state.match.suggest;
  const first = s && s.type === "lose" ? s.steps : legal.length ? legal[0].steps : {};
  return Object.fromEntries(units.map((u) => [u, Number(first[u]) || 0]));
}

/** @param {any[]} all */
export function lossReady(all) {
  const legal = all.filter((o) => o.steps);
  const units = [...new Set(legal.flatMap((o) => Object.keys(o.steps)))];
  const now = lossNow(legal, units);
  return legal.find((o) => units.every((u) => (Number(o.steps[u]) || 0) === (now[u] || 0))) || null;
}
