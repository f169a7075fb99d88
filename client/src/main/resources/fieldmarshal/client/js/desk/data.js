// @ts-check
/** What this browser keeps for the program, and how to take it away. */
import { forgetDice, remembered } from "../dice/memory.js";
import { h } from "../dom.js";
import { USUAL, change } from "../settings.js";
import { set } from "../store.js";
import * as say from "../words/desk.js";
import { deskFrame } from "./frame.js";

/** @returns {HTMLElement} */
export function dataPage() {
  const dice = remembered(),
    forget = () => (forgetDice(), set());
  return deskFrame(
    "data",
    say.DATA,
    say.DATA_ABOUT,
    h(
      "div.setbox.kept",
      null,
      row(say.KEPT_SETTINGS[0], say.KEPT_SETTINGS[1], "reset", say.RESET, false, () => change(USUAL)),
      row(say.KEPT_DICE, say.keptDice(dice), "forget-dice", say.FORGET, !dice, forget),
    ),
  );
}

/**
 * @param {string} title @param {string} about @param {string} id @param {string} words @param {boolean} disabled
 * @param {() => void} onclick
 */
function row(title, about, id, words, disabled, onclick) {
  return h(
    "div.setrow",
    { "data-key": id },
    h("span.w", null, h("b", null, title), h("small", null, about)),
    h("button.btn.q.small", { type: "button", id, disabled, onclick }, words),
  );
}
