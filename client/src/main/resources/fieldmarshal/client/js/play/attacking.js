// @ts-check
/** Planning an attack: who takes part, what supports them, and the odds. */
import { Refusal, api } from "../api.js";
import { extrasOf, stillOffered } from "./extras.js";
import { selectHex } from "./moving.js";
import { refuse, send } from "./orders.js";
import { announce, theBoard, trouble } from "./table.js";
import { later, placeName, set, stackAt, state, unitOf } from "../store.js";
import { settings } from "../settings.js";
import { ratio } from "../words.js";
import * as say from "../words/table.js";

/** @param {string} hex @param {{shift: boolean}} e */
export function attackClick(hex, e) {
  const a = state.attack;
  if (a) {
    const stack = stackAt(hex);
    const may = new Set(a.offer.units);
    const own = stack.filter((u) => may.has(u.id));
    if (own.length) {
      const all = own.every((u) => a.attackers.has(u.id));
      for (const u of own) all ? a.attackers.delete(u.id) : a.attackers.add(u.id);
      set();
      replan();
      return;
    }
    const bar = stack.map((u) => (a.offer.refused || []).find((r) => r.unit === u.id)).find(Boolean);
    if (bar) {
      refuse(hex, bar.why, bar.case);
      return;
    }
    if (e.shift && state.targets.includes(hex) && !a.targets.includes(hex)) {
      plan([...a.targets, hex]);
      return;
    }
    if (a.targets.includes(hex)) return;
  }
  if (state.targets.includes(hex)) {
    plan([hex]);
    return;
  }
  set({ attack: null });
  selectHex(hex);
}

/** Opens the attack panel. @param {string[]} targets */
export async function plan(targets) {
  const m = state.match;
  if (!m) return;
  try {
    const offer = await api.attackers(m.id, targets);
    if (!state.match || state.match.revision !== m.revision) return;
    const attackers = new Set(offer.together || offer.units);
    set({
      attack: { targets, attackers, extras: new Map(), offer, preview: null, refused: null },
      hex: targets[0],
      units: [],
      result: null,
      refusal: null,
    });
    announce(say.attackOn(placeName(targets[0]), attackers.size));
    const from = offer.units.map((/** @type {string} */ id) => unitOf(id)?.hex || "");
    later(() => theBoard()?.revealAll([...targets, ...from]));
    replan();
  } catch (e) {
    trouble(e);
  }
}

export function attackOrder() {
  const a = state.attack;
  if (!a) return null;
  /** @type {import("../types.js").Order} */
  const o = { type: "attack", attackers: [...a.attackers], targets: a.targets };
  const extras = extrasOf(a.offer, a.extras);
  if (extras.length) o.extras = extras;
  return o;
}

/** @type {AbortController | null} */
let previewing = null;

/** Asks for the odds of the attack as it stands. */
export async function replan() {
  const m = state.match,
    a = state.attack,
    order = attackOrder();
  if (!m || !a || !order) return;
  previewing?.abort();
  previewing = new AbortController();
  const signal = previewing.signal;
  if (!a.attackers.size) {
    a.preview = null;
    a.refused = { case: "", why: say.NOBODY_ATTACKS };
    set();
    return;
  }
  try {
    const [p, offer] = await Promise.all([
      api.preview(m.id, order, signal),
      a.attackers.size ? api.attackers(m.id, a.targets) : null,
    ]);
    if (signal.aborted || state.attack !== a) return;
    a.preview = p;
    a.refused = null;
    if (offer) {
      a.offer = offer;
      a.extras = stillOffered(offer, a.extras);
    }
    set();
    announce(say.oddsSaid(p.odds));
  } catch (e) {
    if (signal.aborted) return;
    if (e instanceof Refusal) {
      a.preview = null;
      a.refused = { case: e.case, why: e.why };
      set();
    } else trouble(e);
  }
}

/** Whether the settings want the player to be asked before this attack. @param {import("../store.js").AttackPlan} a */
function asks(a) {
  const odds = ratio(a.preview?.column);
  return settings.askOdds && !a.sure && odds >= 0 && odds < 1;
}

export async function attack() {
  const a = state.attack;
  if (a && asks(a)) {
    a.sure = true;
    set();
    return;
  }
  const order = attackOrder();
  if (order) await send(order);
}

export function callOff() {
  set({ attack: null, refusal: null });
}
