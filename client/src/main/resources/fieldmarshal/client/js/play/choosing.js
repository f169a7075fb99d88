// @ts-check
/** Decisions among the legal orders: whom they concern and where they lead. */
import { api } from "../api.js";
import { send } from "./orders.js";
import { paidNow, pointAtStack } from "./paying.js";
import { theBoard, trouble } from "./table.js";
import { hexOf, mine, set, shown, stackAt, state, unitOf } from "../store.js";

/** @param {import("../types.js").Order} o @returns {string[]} */
export function unitsOfOrder(o) {
  if (o.unit) return [o.unit];
  if (o.hq) return [o.hq, ...(o.units || [])];
  if (o.units) return o.units;
  if (o.steps) return Object.keys(o.steps);
  return [];
}

/** @param {import("../types.js").Order} o */
export function hexOfOrder(o) {
  return (
    o.hex || (o.path && o.path[o.path.length - 1]) || (o.type === "choose" && o.hexes && o.hexes.length === 1 ? o.hexes[0] : null)
  );
}

/**
 * The other one of two units that an order names, as when they change places.
 * @param {import("../types.js").Order} o @param {string} id
 */
function partnerOf(o, id) {
  const pair = o.type === "choose" && !hexOfOrder(o) && o.units?.length === 2 && o.units.includes(id);
  return pair ? o.units?.find((v) => v !== id) : undefined;
}

/**
 * Where an order leads for whoever has picked some units: its hex, or that of the other unit, which is pointed out on the map.
 * @param {import("../types.js").Order} o @param {string} key the ids of those who are picked
 */
export function goalOf(o, key) {
  if (unitsOfOrder(o).join() === key) return hexOfOrder(o);
  const other = partnerOf(o, key);
  return (other && standing(other)) || null;
}

/** @type {{state: import("../types.js").State | null, hexes: Map<string, string | null | undefined>}} */
let places = { state: null, hexes: new Map() };

/** Where a unit stands; there may be thousands of orders to ask it for. @param {string} id */
function standing(id) {
  const now = shown();
  if (now && places.state !== now) places = { state: now, hexes: new Map(now.units.map((u) => [u.id, u.hex])) };
  return places.hexes.get(id);
}

/**
 * By whom an order can be picked: by those whom it names together, or by either of two units that stand apart.
 * @param {import("../types.js").Order} o
 */
export function keysOf(o) {
  const units = unitsOfOrder(o);
  return units.length === 2 && units.every((id) => goalOf(o, id)) ? units : [units.join()];
}

/** Orders by those who can be picked for them. @param {import("../types.js").Order[]} orders */
export function groupsOf(orders) {
  /** @type {Map<string, import("../types.js").Order[]>} */
  const groups = new Map();
  for (const o of orders)
    for (const k of keysOf(o)) {
      const list = groups.get(k);
      if (list) list.push(o);
      else groups.set(k, [o]);
    }
  return groups;
}

/** Whether a whole set-up is rearranged: units go to hexes, or change places. @param {import("../types.js").Order[]} l */
export function arranging(l) {
  return l.some((o) => o.type === "place") && l.some((o) => o.type === "choose" && !hexOfOrder(o) && o.units?.length === 2);
}

/** Lights the first choice, or shows what the question is about; a set-up waits for the counter that the player takes up. */
export function firstPick() {
  const l = state.legal || [],
    board = theBoard();
  if (arranging(l)) return;
  const withHex = l.filter((o) => o.type !== "pass" && hexOfOrder(o)),
    toll = state.match?.decision.question?.toll;
  if (!withHex.length) {
    const spots = state.match?.decision.question?.options.flatMap((o) => o.spots || []) || [];
    if (spots.length) {
      board?.revealAll(spots.map((v) => v.hex));
      return;
    }
    // nowhere to go: show whom it is about, or where the fight was
    const suggest = suggested(),
      ids = [...(suggest ? unitsOfOrder(suggest) : []), ...l.flatMap(unitsOfOrder)];
    const from = ids.map((id) => unitOf(id)?.hex).find((n) => n) || lastFight();
    if (from) {
      set({ pick: { ...state.pick, from }, hex: from });
      board?.revealAll([from, ...(toll?.payers.flatMap((p) => unitOf(p.unit)?.hex || []) || [])]);
    }
    return;
  }
  const keys = [...new Set(withHex.map((o) => unitsOfOrder(o).join()))];
  const suggest = suggested(),
    want = suggest ? unitsOfOrder(suggest).join() : "";
  const first = keys.includes(want) ? want : keys[0];
  if (state.pick.complete === false && unitOf(first)) choosePickOf(first);
  else choosePick(first);
}

/** What the clerk proposes to do, if anything. */
function suggested() {
  const s = state.match?.suggest;
  return s && s.type !== "pass" ? s : null;
}

/** The hex to which the clerk proposes to send those who are picked, where it is one of those that are open to them. */
function proposedHex() {
  const { key, hexes } = state.pick,
    s = suggested(),
    hex = s && key !== undefined ? goalOf(s, key) : null;
  return hex && hexes?.has(hex) ? hex : null;
}

/** Shows on the map what the choice is about: who is picked, the proposed hex, and the others where they are few. */
export function showPick() {
  const open = [...(state.pick.hexes?.keys() || [])],
    goal = proposedHex(),
    first = [goal, state.pick.from].filter((n) => n !== null && n !== undefined);
  if (!first.length && open.length) first.push(nearest(open));
  theBoard()?.revealAll(open.length > FEW ? first : [...new Set([...first, ...open])]);
  return first.length > 0;
}

/** Where the fight is that has not been settled. */
function lastFight() {
  if (state.result && state.result.fought) return state.result.fought.targets[0];
  const m = state.match,
    now = shown()?.combat?.targets?.[0];
  if (now) return now;
  if (!m || m.decision.phase !== "combat") return null;
  for (const l of state.log.slice(-12).reverse()) {
    const f = l.events.find((e) => e.type === "fought");
    if (f?.targets) return f.targets[0];
  }
  return null;
}

/** @type {Promise<void>} what is being fetched of the unit that was picked last */
export let picking = Promise.resolve();

/** Asks for all that one unit may do, where the whole list was too long. @param {string} id */
export function choosePickOf(id) {
  picking = fetchPick(id);
  return picking;
}

/** @param {string} id */
async function fetchPick(id) {
  const m = state.match;
  if (!m) return;
  if (!(state.legal || []).some((o) => unitsOfOrder(o).includes(id)) || !state.pick.complete) {
    try {
      const l = await api.legal(m.id, 5000, id);
      if (!state.match || state.match.revision !== m.revision) return;
      const all = state.legal || [],
        others = all.filter((o) => !unitsOfOrder(o).includes(id)),
        first = all.find((o) => unitsOfOrder(o).includes(id));
      // its row stays where it was
      const at = first ? all.indexOf(first) : others.length;
      set({ legal: [...others.slice(0, at), ...l.orders, ...others.slice(at)] });
    } catch (e) {
      trouble(e);
      return;
    }
  }
  const own = (state.legal || []).filter((o) => unitsOfOrder(o).includes(id));
  const first = own.find((o) => keysOf(o).includes(id)) || own[0];
  if (first) choosePick(keyFor(first, new Set([id])));
}

/** Who is picked where an order is for somebody who was pointed out. @param {import("../types.js").Order} o @param {Set<string>} ids */
function keyFor(o, ids) {
  const keys = keysOf(o);
  return keys.find((k) => ids.has(k)) || keys[0];
}

/** Narrows the legal orders to some units and lights their hexes. @param {string} key */
export function choosePick(key) {
  const l = (state.legal || []).filter((o) => o.type !== "pass" && goalOf(o, key));
  /** @type {Map<string, import("../types.js").Order[]>} */
  const hexes = new Map();
  for (const o of l) {
    const n = goalOf(o, key);
    if (n) hexes.set(n, [...(hexes.get(n) || []), o]);
  }
  for (const list of hexes.values()) list.sort((a, b) => (a.path ? a.path.length : 0) - (b.path ? b.path.length : 0));
  const u = key ? unitOf(key.split(",")[0]) : undefined;
  const from = (u && u.hex) || null;
  // who comes onto the map is in the hand alone
  const alone = free() ? { units: [], reach: null } : {};
  set({ pick: { ...state.pick, key, hexes, from, at: null }, route: null, hex: from || state.hex, ...alone });
  showPick();
}

/** So many hexes to go to are shown together with who goes there. */
const FEW = 8;

/** The hex that is nearest to the middle of what is seen. @param {string[]} list */
export function nearest(list) {
  const board = theBoard();
  if (!board || list.length < 2) return list[0];
  const r = board.room(),
    far = (/** @type {string} */ n) => {
      const h = hexOf(n),
        p = h ? board.toScreen(h.x, h.y) : { x: Infinity, y: Infinity };
      return Math.hypot(p.x - r.x - r.w / 2, p.y - r.y - r.h / 2);
    };
  return list.reduce((a, b) => (far(b) < far(a) ? b : a));
}

/** Whether a hex lies well inside of what is seen. @param {string} n */
export function onScreen(n) {
  const h = hexOf(n),
    board = theBoard();
  if (!h || !board) return true;
  const p = board.toScreen(h.x, h.y),
    r = board.room();
  return p.x > r.x + 60 && p.y > r.y + 60 && p.x < r.x + r.w - 60 && p.y < r.y + r.h - 60;
}

/** What is picked goes to a hex, or changes places with who is there; where there are several ways, the panel asks. @param {string} hex */
export function goTo(hex) {
  const list = state.pick.hexes?.get(hex);
  if (!list) return false;
  if (list.length > 1) set({ pick: { ...state.pick, at: hex } });
  else send(list[0]);
  return true;
}

/** Kinds of decisions in which units act on the map, and choices only stand beside. */
const FREE = new Set(["move", "attack"]);

const free = () => !!state.match && FREE.has(state.match.decision.kind);

/** Whether the panel of a hex gives way to that of a decision: what is clicked beside the choices is told at its hex. */
export const asked = () => mine() && !free() && state.match?.decision.kind !== "over";

/** Puts down what was taken up where nobody must be picked: in a set-up, and beside marches and attacks. */
export function putDown() {
  if (free() || arranging(state.legal || [])) set({ pick: { ...state.pick, key: undefined, hexes: undefined, from: null, at: null } });
}

/** A click on the counters of a set-up takes them up one after the other. @param {string} hex */
function takeUp(hex) {
  const own = stackAt(hex).filter((u) => state.pick.units?.includes(u.id));
  if (!own.length) return false;
  const i = own.findIndex((u) => u.id === state.pick.key);
  choosePickOf(own[(i + 1) % own.length].id);
  return true;
}

/** A click on units that share a loss: the first that can pays a part of it. @param {string} hex */
function payAt(hex) {
  const toll = state.match?.decision.question?.toll;
  if (!toll) return false;
  const now = paidNow(toll, state.pick.loss, state.match?.suggest);
  const loss = pointAtStack(
    toll,
    now,
    stackAt(hex).map((u) => u.id),
  );
  if (!loss) return false;
  set({ pick: { ...state.pick, loss }, hex });
  return true;
}

/** @param {string} hex @returns {boolean} */
export function pickClick(hex) {
  if (state.match?.decision.question?.toll) return payAt(hex);
  if (goTo(hex)) return true;
  if (arranging(state.legal || [])) return takeUp(hex);
  const l = state.legal || [];
  const here = new Set(stackAt(hex).map((u) => u.id));
  const o = l.find((v) => v.type !== "pass" && unitsOfOrder(v).some((id) => here.has(id)));
  if (o) state.pick.clicked = here;
  if (o && state.pick.complete) {
    choosePick(keyFor(o, here));
    return true;
  }
  const more = (state.pick.units || []).find((/** @type {string} */ id) => here.has(id));
  if (more) {
    choosePickOf(more);
    return true;
  }
  return false;
}
