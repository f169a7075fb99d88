// @ts-check
/** What may be added to an attack, as the game offers it: each thing with its case, and what excludes what. */
import { h } from "../dom.js";
import { replan } from "../play/attacking.js";
import { exceeded } from "../play/extras.js";
import { placeName, unitOf } from "../store.js";
import { capital } from "../words.js";
import { caseTag } from "./parts.js";
import * as say from "../words/combat.js";

/** @typedef {import("../store.js").AttackPlan} AttackPlan */
/** @typedef {import("../types.js").Offer} Offer */
/** @typedef {import("../types.js").OfferItem} OfferItem */

/** @param {AttackPlan} a */
export function offers(a) {
  const list = a.offer.offers || [];
  const rows = list.map((o) => [remark(o), o.items.map((item) => itemRow(a, o, item))]);
  const refused = (a.offer.refused || []).filter((r) => r.unit).map((r) => refusedRow(r));
  if (!rows.length && !refused.length) return null;
  return h("div.sec.support", null, h("div.eyebrow", null, say.SUPPORT), h("div.choices", null, rows, refused));
}

/** What an offer does, above all its items. @param {Offer} o */
function remark(o) {
  return o.about && o.items.length ? h("p.muted.about", { "data-key": "about" + o.id }, o.about) : null;
}

/** @param {AttackPlan} a @param {Offer} o @param {OfferItem} item */
function itemRow(a, o, item) {
  const now = a.extras.get(item.key) || 0,
    u = item.unit ? unitOf(item.unit) : undefined;
  const name = u ? u.name : item.hex ? placeName(item.hex) : capital(o.title);
  const toggle = () => {
    if (now) a.extras.delete(item.key);
    else take(a, item);
    replan();
  };
  return h(
    "label.sw",
    { "data-key": "x" + item.key, class: now > 0 && item.most > 1 ? "slides" : "" },
    h("input", { type: "checkbox", checked: now > 0, onchange: toggle }),
    h("i.box"),
    h(
      "span.w",
      null,
      h("b", null, name + worth(o, item)),
      h("span.d", null, say.whereAndPrice(u?.hex, o.spends)),
      now > 0 && item.most > 1 ? slide(a, item, name, now) : null,
    ),
    caseTag(o.case),
  );
}

/** Takes an item; what a limit does not allow beside it steps back. @param {AttackPlan} a @param {OfferItem} item */
function take(a, item) {
  a.extras.set(item.key, item.most);
  for (const limit of exceeded(a.offer.limits || [], [...a.extras.keys()])) {
    const others = limit.items.filter((k) => k !== item.key && a.extras.has(k));
    if (limit.items.includes(item.key) && others.length) a.extras.delete(others[0]);
  }
}

/** @param {Offer} o @param {OfferItem} item */
function worth(o, item) {
  return say.GIFTS[o.gift]?.(item.worth) || "";
}

/** How much of it. @param {AttackPlan} a @param {OfferItem} item @param {string} name @param {number} now */
function slide(a, item, name, now) {
  const set = (/** @type {import("../dom.js").InputEvent} */ e) => {
    a.extras.set(item.key, +e.target.value);
    replan();
  };
  const props = { type: "range", min: 1, max: item.most, value: String(now), "aria-label": say.pointsOfUnit(name), oninput: set };
  return h("span.row.slide", null, h("input", props), h("span.num", null, String(now)));
}

/** Somebody near who may not help, and why. @param {{unit?: string, why: string, case: string}} r */
function refusedRow(r) {
  const u = unitOf(r.unit || "");
  const why = h("span.d", null, r.why, " ", caseTag(r.case));
  return h(
    "div.sw.dis",
    { "data-key": "r" + r.unit },
    h("i.box"),
    h("span.w", null, h("b", null, u ? u.name : r.unit || ""), why),
  );
}
