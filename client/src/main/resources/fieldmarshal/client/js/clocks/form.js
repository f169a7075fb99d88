// @ts-check
/** The terms of time of a new match on a host. */
import { h } from "../dom.js";
import { set, state } from "../store.js";
import * as say from "../words/clocks.js";
import { style } from "./open.js";

/** What is chosen. */
const chosen = { turnHours: "", bankDays: "7", vacationDays: "14", timeOut: "warn" };

/** Whether two people are to play. */
const two = () => Object.values(state.lobby.seats).filter((who) => !who.startsWith("bot:")).length > 1;

/** The terms as the server takes them; nothing where there is no clock. */
export function termsOf() {
  if (!chosen.turnHours || !two()) return undefined;
  return {
    turnHours: Number(chosen.turnHours),
    bankHours: 24 * Number(chosen.bankDays),
    vacationDays: Number(chosen.vacationDays),
    timeOut: chosen.timeOut,
    graceHours: 48,
  };
}

/** @param {keyof typeof chosen} field @param {string} label @param {[string, string][]} options */
function pick(field, label, options) {
  const change = (/** @type {import("../dom.js").InputEvent} */ e) => ((chosen[field] = e.target.value), set());
  return h(
    "label.term",
    null,
    h("span", null, label),
    " ",
    h(
      "select",
      { id: "term-" + field, "aria-label": label, value: chosen[field], onchange: change },
      options.map(([value, words]) => h("option", { value, selected: chosen[field] === value }, words)),
    ),
  );
}

/** @param {number[]} days @returns {[string, string][]} */
const days = (days) => days.map((d) => [String(d), String(d)]);

export function termsForm() {
  if (!state.me?.host || !two()) return null;
  style();
  return h(
    "div.terms",
    { "data-key": "terms" },
    h("div.eyebrow", null, say.TIME),
    pick("turnHours", say.TIME, say.PACES),
    chosen.turnHours
      ? [
          pick("bankDays", say.BANK, days([0, 3, 7, 14, 30])),
          pick("vacationDays", say.VACATION, days([0, 7, 14, 30])),
          pick("timeOut", say.WHEN_OUT, say.OUTS),
        ]
      : null,
  );
}
