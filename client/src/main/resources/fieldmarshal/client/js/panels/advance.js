// @ts-check
/** Several units advance by one act: who goes is ringed, one button sends them. */
import { h } from "../dom.js";
import { loadsAfter } from "../play/arrivals.js";
import { asksToAdvance } from "../play/asking.js";
import { hexOfOrder } from "../play/choosing.js";
import { act, send } from "../play/orders.js";
import { hexOf, set, state, unitName } from "../store.js";
import * as say from "../words/panels.js";
import { caseTag, counterOf } from "./parts.js";

/** @typedef {import("../types.js").Order} Order */

/** For each hex that several units may enter: those units, and the button. @param {Order[]} legal */
export function together(legal) {
  /** @type {Map<string, Order[]>} */
  const to = new Map();
  for (const o of legal) {
    const hex = o.type === "advance" && o.units?.length === 1 ? hexOfOrder(o) : null;
    if (hex) to.set(hex, [...(to.get(hex) || []), o]);
  }
  return [...to].filter(([hex, list]) => unitsOf(list).length > 1 && roomIn(hex)?.units !== 0).map(([hex, list]) => group(hex, list));
}

/** How much room the game says that a hex has. @param {string} hex */
const roomIn = (hex) => state.match?.decision.question?.rooms?.find((r) => r.hex === hex);

/**
 * Those who are ringed first: all, or as many as find room, the one that the clerk proposes before others.
 * @param {string} hex @param {string[]} units @param {Set<string>} out
 */
function begin(hex, units, out) {
  const asked = state.pick.asked || (state.pick.asked = new Set()),
    room = roomIn(hex);
  if (asked.has(hex)) return;
  asked.add(hex);
  const first = state.match?.suggest?.units?.[0] || "";
  const order = [...units.filter((id) => id === first), ...units.filter((id) => id !== first)];
  if (room) for (const id of order.slice(room.units)) out.add(hex + id);
}

/** @param {Order[]} list */
const unitsOf = (list) => [...new Set(list.flatMap((o) => o.units || []))];

/** @param {string} hex @param {Order[]} list */
function group(hex, list) {
  const units = unitsOf(list),
    out = state.pick.stay || (state.pick.stay = new Set()),
    room = roomIn(hex);
  begin(hex, units, out);
  const go = units.filter((id) => !out.has(hex + id)),
    over = room ? go.length - room.units : 0;
  const toggle = (/** @type {string} */ id) => () => {
    out.has(hex + id) ? out.delete(hex + id) : out.add(hex + id);
    set();
  };
  return h(
    "div.sec.together",
    { "data-key": "together" + hex },
    h("div.eyebrow", null, say.advanceTogether(hex, hexOf(hex)?.name || "")),
    h(
      "div.strip",
      null,
      units.map((id) => {
        const on = !out.has(hex + id);
        const props = { type: "button", "data-key": "go" + id, class: on ? "on" : "", "aria-pressed": String(on) };
        return h("button.who1", { ...props, title: unitName(id), onclick: toggle(id) }, counterOf(id, 42, "middle"));
      }),
    ),
    room ? null : loadLines(ordersOf(go, list)),
    room ? h("p.room", { class: over > 0 ? "over" : "muted" }, say.roomFor(room.units, over), " ", caseTag(room.case)) : null,
    h(
      "button.btn.blue",
      { type: "button", id: "together" + hex, disabled: !go.length || state.busy, onclick: () => advance(go, list) },
      say.advanceAll(go.length, hex),
    ),
  );
}

/** What the hex holds when units have advanced to it. @param {Order[]} orders one after the other */
export function loadLines(orders) {
  return loadsAfter(orders).map((l) =>
    h(
      "p.room",
      { "data-key": "load" + l.what, class: l.over ? "over" : "muted" },
      say.thenHolds(say.loadOf(l.used, l.most, l.what)),
      " ",
      caseTag(l.case),
    ),
  );
}

/** The first way of each unit. @param {string[]} units @param {Order[]} list */
const ordersOf = (units, list) => units.flatMap((id) => list.find((o) => o.units?.[0] === id) || []);

/**
 * Sends units by one order where one way is open to all of them, else one after the other.
 * @param {string[]} units @param {Order[]} list
 */
function advance(units, list) {
  const ways = units.map((id) => list.filter((o) => o.units?.[0] === id));
  const key = (/** @type {Order} */ o) => (o.path || []).join();
  const common = ways[0].find((o) => ways.every((w) => w.some((v) => key(v) === key(o))));
  const go = () =>
    act(async () => {
      if (common && (await send({ ...common, units }, units.length > 1, true))) return;
      for (const w of ways) if (!(await send(w[0], false, true))) return;
    });
  if (!asksToAdvance({ ...(common || ways[0][0]), units }, go)) go();
}
