// @ts-check
/** Choices of units, hexes and ways. */
import { h } from "../dom.js";
import { loadLines, together } from "./advance.js";
import { commandAll, commanding } from "./commanding.js";
import { isWhole, moreButton, showWhole } from "./more.js";
import { counterOf, whereabouts } from "./parts.js";
import { several } from "./several.js";
import { list } from "./targets.js";
import { chancesOfUnit } from "./underway.js";
import { choosePick, choosePickOf, goalOf, groupsOf, hexOfOrder, unitsOfOrder } from "../play/choosing.js";
import { clickedFirst } from "../play/groups.js";
import { send } from "../play/orders.js";
import { showWay } from "../play/pointing.js";
import { hexOf, set, state, unitName, unitOf, orderText, optionOf, surely } from "../store.js";
import { capital, namesTogether } from "../words.js";
import * as say from "../words/panels.js";

/** What the clerk proposes, to be accepted with one key. */
function proposal() {
  const s = state.match && state.match.suggest;
  if (!s || s.type === "pass") return null;
  return h(
    "div.sec.proposal",
    { "data-key": "proposal" },
    h("div.eyebrow", null, say.SUGGESTION),
    h(
      "button.choice",
      { type: "button", "data-accept": "yes", disabled: state.busy, onclick: () => send(s) },
      h("span.w", null, h("b", null, orderText(s))),
      h("span.kbd", { "aria-hidden": "true" }, "D"),
    ),
  );
}

// ---- units and hexes

/** @param {import("../types.js").Order[]} legal */
export function choices(legal) {
  const sets = legal.filter((o) => o.type === "choose" && !hexOfOrder(o) && (o.units || []).length);
  const alike = new Set(sets.map((o) => o.option)).size === 1;
  const many = sets.some((o) => (o.units || []).length > 1) || !!optionOf(sets[0]?.option)?.aids;
  if (sets.length === legal.length && alike && many) return several(sets);
  const groups = groupsOf(legal);
  const named = new Set(legal.flatMap(unitsOfOrder));
  const rest = state.pick.complete === false ? (state.pick.units || []).filter((/** @type {string} */ id) => !named.has(id)) : [];
  return [
    commandAll() || proposal(),
    commanding(legal),
    together(legal),
    h(
      "div.units",
      { "data-key": "units" },
      h("div.eyebrow", { css: { padding: "0 .75rem .3rem" } }, say.choiceTitle(legal.length > 0)),
      clickedFirst([...groups], state.pick.clicked).map(([k, list]) => groupRow(k, list)),
      rest.map(restRow),
    ),
  ];
}

/** What may be done beside marches and attacks, folded. @param {import("../types.js").Order[]} orders */
export function besides(orders) {
  if (!orders.length) return null;
  return h(
    "details.besides",
    { "data-key": "besides" },
    h("summary.eyebrow", { css: { padding: ".5rem .75rem" } }, say.BESIDES),
    h("div.units", null, rows(orders)),
  );
}

/** A few units that may come onto the map. @param {import("../types.js").Order[]} orders */
export function arrivals(orders) {
  return orders.length ? list(say.ARRIVALS, rows(orders), "arrivals") : null;
}

/** @param {import("../types.js").Order[]} orders */
function rows(orders) {
  return [...groupsOf(orders)].map(([k, some]) => groupRow(k, some));
}

/** What some units may do. @param {string} k their ids @param {import("../types.js").Order[]} list */
function groupRow(k, list) {
  const ids = k ? k.split(",") : [];
  const there = list.filter((o) => goalOf(o, k)),
    here = list.filter((o) => !goalOf(o, k));
  const on = state.pick.key === k && there.length > 0;
  const one = here.length === 1 && !there.length ? here[0] : null,
    dice = ids.length === 1 && !there.length ? chancesOfUnit(ids[0]) : "";
  return h(
    "div",
    { "data-key": "c" + k },
    h("div.pickrow", null, pickButton(k, ids, list, on), one ? actButton(one) : null),
    dice ? h("p.chances", null, dice) : null,
    on ? ways(there, k) : null,
    on ? loadsThere(there, k) : null,
    here.length && !one ? here.map(plainButton) : null,
  );
}

/** So many hexes at most say what they hold when a unit has advanced to them. */
const FEW_HEXES = 4;

/** What the hexes hold to which a unit may advance. @param {import("../types.js").Order[]} list @param {string} k */
function loadsThere(list, k) {
  const first = new Map(list.filter((o) => o.type === "advance").map((o) => [goalOf(o, k), o]));
  if (!first.size || first.size > FEW_HEXES) return null;
  return [...first].map(([n, o]) => h("div.loads", { "data-key": "then" + n }, first.size > 1 ? h("b", null, n) : null, loadLines([o])));
}

/** @param {string} k @param {string[]} ids @param {import("../types.js").Order[]} list @param {boolean} on */
function pickButton(k, ids, list, on) {
  const hexes = new Set(list.map((o) => goalOf(o, k)).filter(Boolean)).size;
  const name = ids.length ? namesTogether(ids.map(unitName)) : capital(optionOf(list[0].option)?.title || orderText(list[0]));
  // units that stand nowhere are told apart by what they may do
  const act = ids.length && !unitOf(ids[0])?.hex && list.every((o) => o.option && o.option === list[0].option) ? verb(list[0]) : "",
    where = act ? capital(act) : whereabouts(ids.length ? unitOf(ids[0]) : undefined);
  // of a list that was too long each unit is asked for by itself: until then its hexes are not known
  const part = state.pick.complete === false && ids.length === 1;
  const small = [where, hexes && (on || !part) ? say.hexCount(hexes) : ""].filter(Boolean).join(" · ");
  const pick = () => (part ? choosePickOf(ids[0]) : choosePick(k));
  return h(
    "button.u",
    { type: "button", class: on ? "sel" : "", "aria-pressed": String(on), onclick: pick },
    ids.slice(0, 3).map((id) => counterOf(id, ids.length > 1 ? 40 : 50)),
    h("span.w", null, h("b", null, name), h("span.s", null, small)),
  );
}

/** @param {import("../types.js").Order} o */
function actButton(o) {
  const props = { type: "button", "aria-label": orderText(o), onclick: () => send(o) };
  return h("button.choice.act", props, capital(verb(o)));
}

/** @param {import("../types.js").Order} o @param {number} i */
export function plainButton(o, i) {
  const short = o.type === "choose" && o.units?.length === 1 && !o.hexes?.length;
  const props = { type: "button", "data-key": "p" + i, "aria-label": short ? orderText(o) : undefined, onclick: () => send(o) };
  return h("button.choice", props, short ? capital(verb(o)) : orderText(o));
}

/** A unit whose choices have not been fetched yet. @param {string} id */
export function restRow(id) {
  return h(
    "button.u",
    { type: "button", "data-key": "c" + id, onclick: () => choosePickOf(id) },
    counterOf(id, 50),
    h("span.w", null, h("b", null, unitName(id)), h("span.s", null, whereabouts(unitOf(id)))),
  );
}

/** More hexes than these are clicked on the map; a button lists them. */
const MANY = 24;

/**
 * The hexes that can be chosen, and the ways to one that has several.
 * @param {import("../types.js").Order[]} list @param {string} k who goes
 */
export function ways(list, k) {
  const hexes = [...new Set(list.map((o) => goalOf(o, k)))].filter((n) => n !== null);
  const at = state.pick.at && hexes.includes(state.pick.at) ? state.pick.at : null;
  const to = (/** @type {string} */ n) => list.filter((o) => goalOf(o, k) === n);
  const small = { width: "auto", marginTop: 0, padding: ".35rem .6rem" };
  const point = (/** @type {import("../types.js").Order} */ o) => ({
    onmouseenter: () => showWay(o),
    onmouseleave: () => showWay(null),
    onfocus: () => showWay(o),
    onblur: () => showWay(null),
  });
  const key = `ways ${state.match?.id} ${state.match?.revision} ${k}`,
    many = hexes.length > MANY && !isWhole(key);
  if (many && !at)
    return [
      h("p.muted", { css: { padding: ".2rem .75rem .3rem" } }, say.clickOneOf(hexes.length, !!state.pick.from)),
      h("div.chips", { css: { padding: "0 .75rem .6rem" } }, moreButton(key, say.listHexes(hexes.length), () => showWhole(key))),
    ];
  return [
    h(
      "div.chips",
      { css: { padding: ".2rem .75rem .5rem" } },
      (many ? hexes.filter((n) => n === at) : hexes).map((n) =>
        h(
          "button.choice",
          {
            type: "button",
            "data-key": "w" + n,
            "aria-pressed": at === n ? "true" : undefined,
            css: small,
            ...point(to(n)[0]),
            onclick: () => (to(n).length > 1 ? set({ pick: { ...state.pick, at: n } }) : send(to(n)[0])),
          },
          `${goWord(to(n)[0])} ${n}${hexOf(n)?.name ? " " + hexOf(n)?.name : ""}`,
        ),
      ),
    ),
    at
      ? h(
          "div",
          { "data-key": "routes", css: { padding: "0 .75rem .5rem" } },
          h("div.eyebrow", null, say.whichWay(at)),
          to(at).map((o, i) =>
            h("button.choice", { type: "button", "data-key": "r" + i, ...point(o), onclick: () => send(o) }, orderText(o)),
          ),
        )
      : null,
  ];
}

/** @param {import("../types.js").Order} o */
function verb(o) {
  if (o.type === "withdraw" && surely()) return o.type;
  return (o.type === "choose" ? optionOf(o.option)?.title || o.option : optionOf(o.type)?.title || say.VERBS[o.type]) || o.type;
}

/** @param {import("../types.js").Order} o */
function goWord(o) {
  return hexOfOrder(o) ? say.TO_HEX[o.type] || "" : capital(verb(o)) + ",";
}
