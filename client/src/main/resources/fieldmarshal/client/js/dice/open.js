// @ts-check
/** The seal of the dice in the bar. What checks them is fetched when the table stands. */
import { h, icon } from "../dom.js";
import { set, state } from "../store.js";
import * as say from "../words/opening.js";

/** @type {typeof import("./watch.js") | null} */
let watch = null;

/** Whether dice are being checked. */
let open = 0;

/** Checks the dice that have fallen since the last time. */
export async function checkDice() {
  open++;
  try {
    watch ??= await import("./watch.js");
    await watch.look();
  } catch {
    // the next change brings it
  } finally {
    open--;
  }
}

/** Whether a check is under way. */
export const checking = () => open > 0;

/** What was found of the match that is shown. */
const found = () => (state.dice && state.dice.match === state.match?.id ? state.dice : null);

export function openDice() {
  set({ drawer: state.drawer === "dice" ? null : "dice", menu: false });
  checkDice();
}

const SHIELD = "M11 2l7 2.6v5.6c0 4.6-3 7.8-7 9.8-4-2-7-5.2-7-9.8V4.6z";

/** That a match is not all played here, or not all by its rules. */
export function editedMark() {
  const m = state.match;
  if (!m?.edited) return null;
  const file = m.origin === "elsewhere";
  return h(
    "span.eyebrow",
    {
      id: "edited",
      role: "note",
      title: file ? say.ELSEWHERE_MEANS : say.EDITED_MEANS,
    },
    file ? say.ELSEWHERE : say.EDITED,
  );
}

/** The seal: calm where all dice agree, loud where one does not. */
export function diceSeal() {
  const d = found();
  if (!d || !d.total) return null;
  const words = d.fault ? say.DICE_WRONG : d.proved === d.total ? say.verified(d.proved, d.total) : say.checkedOnly(d.proved, d.total);
  const look = d.fault ? "wrong" : d.proved === d.total ? "whole" : "";
  return h(
    "button.btn.q.inline.seal",
    { type: "button", id: "dice", class: look, title: words, "aria-label": words, onclick: openDice },
    icon(SHIELD + (d.fault ? "M11 6v6M11 15v.5" : d.proved === d.total ? "M7.5 11l2.6 2.6 4.6-5" : ""), { width: 20, height: 20 }),
  );
}

/** A die that is not what its chain gives is told to everybody at the table. */
export function diceAlarm() {
  const d = found();
  if (!d || !d.fault) return null;
  return h(
    "div.toast.alarm",
    { "data-key": "dicealarm", role: "alert" },
    h("span", null, h("b", null, say.DICE_WRONG), " ", say.faultWords(d.fault)),
    h("button.btn.small", { type: "button", onclick: openDice }, say.DICE),
  );
}
