// @ts-check
/** Decisions among the legal orders: whom they concern and where they lead. */
import { api } from "../api.js";
import { send } from "./orders.js";
import { theBoard, trouble } from "./table.js";
import { hexOf, set, stackAt, state, unitOf } from "../store.js";

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

/** Lights the first choice, or shows what the question is about. */
export function firstPick() {
  const l = state.legal || [],
    board = theBoard();
  const withHex = l.filter((o) => o.type !== "pass" && hexOfOrder(o));
  if (!withHex.length) {
    // nowhere to go: show whom it is about, or where the fight was
    const id = l.flatMap(unitsOfOrder)[0];
    const from = (id && unitOf(id)?.hex) || lastFight();
    if (from) {
      set({ pick: { ...state.pick, from }, hex: from });
      if (board && !onScreen(from)) board.reveal(from);
    }
    return;
  }
  const keys = [...new Set(withHex.map((o) => unitsOfOrder(o).join()))];
  const suggest = state.match && state.match.suggest;
  const want = suggest && suggest.type !== "pass" ? unitsOfOrder(suggest).join() : "";
  choosePick(keys.includes(want) ? want : keys[0], false);
}

/** Where the fight is that has not been settled. */
function lastFight() {
  if (state.result && state.result.fought) return state.result.fought.targets[0];
  const m = state.match;
  if (!m || m.decision.phase !== "combat") return null;
  for (const l of state.log.slice(-12).reverse()) {
    const f = l.events.find((e) => e.type === "fought");
    if (f?.targets) return f.targets[0];
  }
  return null;
}

/** Asks for all that one unit may do, where the whole list was too long. @param {string} id */
export async function choosePickOf(id) {
  const m = state.match;
  if (!m) return;
  if (!(state.legal || []).some((o) => unitsOfOrder(o).includes(id)) || !state.pick.complete) {
    try {
      const l = await api.legal(m.id, 5000, id);
      if (!state.match || state.match.revision !== m.revision) return;
      const others = (state.legal || []).filter((o) => !unitsOfOrder(o).includes(id));
      set({ legal: [...others, ...l.orders] });
    } catch (e) {
      trouble(e);
      return;
    }
  }
  const first = (state.legal || []).find((o) => unitsOfOrder(o).includes(id));
  if (first) choosePick(unitsOfOrder(first).join());
}

/** Narrows the legal orders to some units and lights their hexes. @param {string} key @param {boolean} [look] */
export function choosePick(key, look = true) {
  const l = (state.legal || []).filter((o) => o.type !== "pass" && unitsOfOrder(o).join() === key && hexOfOrder(o));
  /** @type {Map<string, import("../types.js").Order[]>} */
  const hexes = new Map();
  for (const o of l) {
    const n = hexOfOrder(o);
    if (n) hexes.set(n, [...(hexes.get(n) || []), o]);
  }
  for (const list of hexes.values()) list.sort((a, b) => (a.path ? a.path.length : 0) - (b.path ? b.path.length : 0));
  const u = key ? unitOf(key.split(",")[0]) : undefined;
  const from = (u && u.hex) || null;
  set({ pick: { ...state.pick, key, hexes, from, at: null }, route: null, hex: from || state.hex });
  const show = from || [...hexes.keys()][0],
    board = theBoard();
  if (board && show && (look || !onScreen(show))) board.reveal(show);
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

/** @param {string} hex @returns {boolean} */
export function pickClick(hex) {
  const hexes = state.pick && state.pick.hexes;
  const list = hexes?.get(hex);
  if (list) {
    if (list.length > 1) set({ pick: { ...state.pick, at: hex } });
    else send(list[0]);
    return true;
  }
  const l = state.legal || [];
  const here = new Set(stackAt(hex).map((u) => u.id));
  const o = l.find((v) => v.type !== "pass" && unitsOfOrder(v).some((id) => here.has(id)));
  if (o && state.pick.complete) {
    choosePick(unitsOfOrder(o).join());
    return true;
  }
  const more = (state.pick.units || []).find((/** @type {string} */ id) => here.has(id));
  if (more) {
    choosePickOf(more);
    return true;
  }
  return false;
}
