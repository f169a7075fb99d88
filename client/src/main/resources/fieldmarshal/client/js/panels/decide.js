// @ts-check
/** Decisions in and after combat and between phases: only what the rules allow is offered, in words and on the map. */
import { h } from "../dom.js";
import { arranging, hexOfOrder, unitsOfOrder } from "../play/choosing.js";
import { end, endingOf } from "../play/ending.js";
import { send } from "../play/orders.js";
import { optionOf, orderText, placeName, sideName, stackAt, state } from "../store.js";
import { capital, listed, namesTogether } from "../words.js";
import { arrange } from "./arrange.js";
import { choices } from "./choices.js";
import { compassCard } from "./compass.js";
import { lossReady, losses } from "./losses.js";
import { changes, needs } from "./needs.js";
import { caseTag, keyed, sentence } from "./parts.js";
import { undoButtons } from "./rows.js";
import { resultCard } from "./result.js";
import { targetList } from "./targets.js";
import { combatLine, underWay, whyUnderWay } from "./underway.js";
import * as say from "../words/panels.js";
import { sure } from "../words/table.js";

/** @typedef {import("../types.js").Order} Order */
/** @typedef {import("../types.js").Decision} Decision */

export function decidePanel() {
  const m = state.match;
  if (!m) return null;
  const d = m.decision,
    fight = !!(d.question && d.question.combat);
  const legal = (state.legal || []).filter((o) => o.type !== "pass");
  const look = { class: fight ? "fight" : "", css: fight ? { borderTopColor: "var(--accent)" } : {} };
  return h(
    "div.side.panel",
    { "data-key": "decide", ...look, role: "region", "aria-label": say.DECISION },
    h(
      "div.body",
      // what is in the hand stands on top: another counter, another list
      { "data-key": "body" + m.revision + (d.kind === "set-up" ? state.pick.key || "" : "") },
      head(d),
      compassCard(d, legal),
      state.legal === null ? lookingUp() : offers(d, legal),
      d.question?.foretells ? targetList(() => {}) : null,
      underWay(),
      whyUnderWay(),
      // the dice of the combat under way stand there already
      (m.state.combat?.stages || []).some((s) => s.kind === "dice") ? null : resultCard(),
    ),
    h(
      "div.foot",
      null,
      undoButtons(m),
      (state.legal || []).some((o) => o.type === "pass") ? passButton(d) : d.question?.toll ? loseButton(d.question.toll) : null,
    ),
  );
}

/** @param {Decision} d */
function head(d) {
  return h(
    "div.hd",
    null,
    h("div.eyebrow", null, say.decisionOf(sideName(d.side || ""))),
    h("h2", null, (d.question && d.question.title) || d.prompt),
    // the bar of a phone says it whole
    h("p", null, h("span.prompted", null, d.prompt, " "), caseTag(d.case)),
    combatLine(),
  );
}

function lookingUp() {
  return h("div.sec", null, h("p.muted", null, say.LOOKING_UP));
}

/** @param {Decision} d @param {Order[]} legal */
function offers(d, legal) {
  if (d.question?.toll) return losses(d.question.toll);
  if (arranging(legal)) return arrange(legal);
  return legal.length &&
    legal.every((o) => o.type === "choose" && !unitsOfOrder(o).length && (optionOf(o.option) || !hexOfOrder(o)))
    ? options(legal)
    : choices(legal);
}

/** @param {Decision} d */
function passButton(d) {
  const words = (d.question && d.question.pass) || say.GO_ON,
    usual = proposed("pass"),
    asks = endingOf(d).sure;
  const props = { type: "button", "data-accept": usual, class: asks ? "sure" : "q", onclick: end },
    text = asks ? sure(words) : words;
  return h("button.btn.wide.inline", props, usual ? keyed(text, "D") : text);
}

/** @param {import("../types/asked.js").Toll} toll */
function loseButton(toll) {
  const order = lossReady(toll);
  const props = { type: "button", "data-accept": "yes", disabled: !order, onclick: () => order && send(order) };
  return h("button.btn.wide.inline", props, keyed(say.TAKE_LOSS, "D"));
}

/** Whether the clerk proposes an order of this type; attributes that are undefined are left out. @param {string} type */
function proposed(type) {
  const s = state.match && state.match.suggest;
  return s && s.type === type ? "yes" : undefined;
}

/** @param {Order[]} legal */
function options(legal) {
  return [
    needs(state.match?.decision.question?.needs || []),
    h("div.sec", null, h("div.eyebrow", null, say.YOUR_CHOICE), legal.map(optionRow)),
  ];
}

/** @param {Order} o @param {number} i */
function optionRow(o, i) {
  const [title, about] = optionTitle(o);
  const usual = JSON.stringify(o) === JSON.stringify(state.match && state.match.suggest);
  const option = optionOf(o.option);
  if (option?.spots?.length) return commit(o, i, option, usual);
  const small = say.remark(about, usual);
  return h(
    "button.choice",
    { type: "button", "data-key": "o" + i, "data-accept": usual ? "yes" : undefined, onclick: () => send(o) },
    h("span.w", null, h("b", null, title), small ? h("small", null, small) : null),
    usual ? h("span.kbd", { "aria-hidden": "true" }, "D") : null,
  );
}

/**
 * What changes the map for good: a red button, what it means, and where and when.
 * @param {Order} o @param {number} i @param {import("../types.js").Choosable} option @param {boolean} usual
 */
function commit(o, i, option, usual) {
  const props = { type: "button", "data-key": "o" + i, "data-accept": usual ? "yes" : undefined, onclick: () => send(o) };
  return [
    h(
      "button.choice.commits",
      props,
      h("span.w", null, h("b", null, capital(option.title)), usual ? h("small", null, say.remark("", true)) : null),
      usual ? h("span.kbd", { "aria-hidden": "true" }, "D") : null,
    ),
    changes(option),
    option.about ? h("p", { "data-key": "about" + i }, sentence(option.about)) : null,
  ];
}

/** An option, and what it means. @param {Order} o @returns {[string, string]} */
function optionTitle(o) {
  const hexes = /** @type {string[]} */ (o.hexes || []);
  if (hexes.length) {
    const who = hexes.flatMap((n) => stackAt(n).map((u) => u.name));
    return [say.thoseAt(listed(hexes.map(placeName))), namesTogether(who)];
  }
  const option = (o.units || []).length ? undefined : optionOf(o.option);
  return option ? [capital(option.title), option.about] : [orderText(o), ""];
}
