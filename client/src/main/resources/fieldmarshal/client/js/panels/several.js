// @ts-check
/** Some of several units: tick them, then say so. Where units differ in what they can do, each says it. */
import { h } from "../dom.js";
import { send } from "../play/orders.js";
import { theBoard } from "../play/table.js";
import { optionOf, orderText, set, state, unitName, unitOf } from "../store.js";
import { capital } from "../words.js";
import { caseTag, counterOf, keyed, whereabouts } from "./parts.js";
import { chancesOfUnit } from "./underway.js";
import * as say from "../words/panels.js";

/** @typedef {import("../types.js").Order} Order */
/** @typedef {import("../types/asked.js").Aid} Aid */

/** @param {Order[]} sets */
export function several(sets) {
  const units = [...new Set(sets.flatMap((o) => o.units || []))],
    option = optionOf(sets[0].option);
  const s = state.match && state.match.suggest;
  /** @type {Set<string>} */
  const now =
    state.pick.some || (state.pick.some = new Set(s && s.type === "choose" && s.option === sets[0].option ? s.units || [] : []));
  const hit = sets.find((o) => o.units?.length === now.size && o.units.every((id) => now.has(id)));
  const order = hit || (state.pick.complete === false && now.size ? { ...sets[0], units: [...now] } : null);
  const sizes = sets.map((o) => (o.units || []).length);
  // of a long list not all orders are known; the game says how many units it takes
  const most = option?.most || Math.max(...sizes),
    aids = new Map((option?.aids || []).map((a) => [a.unit, a]));
  return h(
    "div.units.several",
    null,
    h(
      "div.row.between",
      { css: { padding: "0 .75rem .3rem" } },
      h("span.eyebrow", null, say.tick(Math.min(...sizes), most)),
      h("span.num", null, say.ticked(now.size)),
    ),
    option?.about ? h("p.muted.why", null, option.about) : null,
    units.map((id) => row(id, now, aids.get(id), most)),
    (option?.barred || []).map(barredRow),
    foot(order, now, aids),
  );
}

/** @param {string} id @param {Set<string>} now those that are ticked @param {Aid | undefined} aid @param {number} most */
function row(id, now, aid, most) {
  const u = unitOf(id),
    on = now.has(id);
  const toggle = () => {
    if (!on && most === 1) now.clear();
    on ? now.delete(id) : now.add(id);
    if (u && u.hex) theBoard()?.reveal(u.hex);
    set();
  };
  const props = { type: "button", "data-key": "s" + id, class: on ? "sel" : "", "aria-pressed": String(on), onclick: toggle };
  const small = aid ? say.aidWords(aid.gives, aid.chance, aid.about) : whereabouts(u),
    dice = chancesOfUnit(id);
  const words = h("span.w", null, h("b", null, unitName(id)), h("span.s", null, small), dice ? h("span.s.chances", null, dice) : null);
  const button = h("button.u", props, counterOf(id, aid ? 40 : 46), words);
  return aid ? h("div.pickrow", { "data-key": "row" + id }, button, caseTag(aid.case)) : button;
}

/** A unit that may not be named, and why. @param {{unit: string, why: string, case: string}} b */
function barredRow(b) {
  const words = h("span.w", null, h("b", null, unitName(b.unit)), h("span.s", null, b.why));
  return h("div.pickrow", { "data-key": "b" + b.unit }, h("div.u.off", null, counterOf(b.unit, 40), words), caseTag(b.case));
}

/** @param {Order | null} order @param {Set<string>} now @param {Map<string, Aid>} aids */
function foot(order, now, aids) {
  const sum = [...now].reduce((n, id) => n + (aids.get(id)?.chance || 0), 0);
  const gives = [...aids.values()][0]?.gives || 0;
  return h(
    "div.sumup",
    null,
    sum ? h("p.muted", { id: "aidsum" }, say.aidSum(sum, gives)) : null,
    h(
      "button.btn.blue.inline",
      {
        type: "button",
        id: "several",
        "data-accept": "yes",
        css: { width: "100%" },
        disabled: !order || state.busy,
        onclick: () => order && send(order),
      },
      order ? keyed(shortText(order), "D") : now.size ? say.NOT_TOGETHER : say.NONE_TICKED,
    ),
  );
}

/** An order on a button; of several units, which are ticked above, the number. @param {Order} o */
function shortText(o) {
  const n = (o.units || []).length;
  return n > 1 ? say.namesUnits(capital(optionOf(o.option)?.title || o.option || ""), n) : orderText(o);
}
