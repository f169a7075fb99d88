// @ts-check
/** Standing orders: answers that a player leaves for what he is asked in the enemy's part of a turn. */
import { api } from "../api.js";
import { h } from "../dom.js";
import { notice } from "../play/table.js";
import { set, sideName, state } from "../store.js";
import * as say from "../words/desk.js";
import { deskFrame } from "./frame.js";

/** @typedef {{id: string, title: string, chosen: string | null, policies: {id: string, title: string}[]}} Matter */

/** What is left, as the server told it last. @type {{match: string, side: string, matters: Matter[] | null}} */
let left = { match: "", side: "", matters: null };

/** The side for which this page leaves answers: the one that it looks as, or the one that a person plays. */
function mine() {
  const m = state.match;
  const own = m?.yours || [];
  return m && own.includes(m.as || "") ? m.as || "" : own[0] || "";
}

/** @returns {HTMLElement} */
export function standingPage() {
  const match = state.match?.id || "",
    side = mine();
  if (left.match !== match || left.side !== side) load(match, side);
  const body = left.matters
    ? [
        h("p", null, say.STANDING_MEANS),
        h("section.setbox", { "aria-label": sideName(side) }, h("div.eyebrow", null, sideName(side)), left.matters.map(row)),
        h("button.btn.q.small", { type: "button", id: "withdraw-all", onclick: () => leave({}) }, say.WITHDRAW_ALL),
      ]
    : h("p.muted", null, say.STANDING_WAIT);
  return deskFrame("standing", say.STANDING, say.STANDING_ABOUT, body);
}

/** @param {Matter} matter */
function row(matter) {
  const choice = (/** @type {string} */ id, /** @type {string} */ title) =>
    h(
      "button",
      {
        type: "button",
        "data-set": `${matter.id}-${id || "ask"}`,
        "aria-pressed": String((matter.chosen || "") === id),
        onclick: () => leave({ ...chosen(), [matter.id]: id }),
      },
      title,
    );
  return h(
    "div.setrow",
    { "data-key": matter.id },
    h("span.w", null, h("b", null, matter.title)),
    h(
      "div.oneof",
      { role: "group", "aria-label": matter.title },
      choice("", say.ASK_ME),
      matter.policies.map((p) => choice(p.id, p.title)),
    ),
  );
}

/** What is chosen now. @returns {Record<string, string>} */
function chosen() {
  return Object.fromEntries((left.matters || []).filter((x) => x.chosen).map((x) => [x.id, x.chosen || ""]));
}

/** @param {string} match @param {string} side */
function load(match, side) {
  left = { match, side, matters: null };
  take(api.standing(match, side));
}

/** @param {Record<string, string>} policies */
function leave(policies) {
  take(api.leaveStanding(left.match, left.side, Object.fromEntries(Object.entries(policies).filter(([, v]) => v))));
}

/** @param {Promise<{side: string, matters: Matter[]}>} coming */
async function take(coming) {
  const asked = left;
  try {
    const got = await coming;
    if (left === asked) left = { ...asked, matters: got.matters };
    set();
  } catch (e) {
    notice(e instanceof Error ? e.message : String(e));
  }
}
