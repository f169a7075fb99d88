// @ts-check
/** Selecting units, and marching them. */
import { api } from "../api.js";
import { troubles, lexiconOf } from "../lexicon.js";
import { hexWords, unitWords } from "../words.js";
import { onScreen, putDown } from "./choosing.js";
import { asksBefore } from "./forecast.js";
import { act, refuse, send } from "./orders.js";
import { asking, loadReach } from "./reach.js";
import { announce, board } from "./table.js";
import { canMove, hexOf, later, mine, placeName, set, shown, stackAt, state, unitOf } from "../store.js";
import { outOfReach } from "../words/table.js";

/** @param {string} hex @param {string[]} [units] */
export function selectHex(hex, units) {
  const m = state.match;
  const side = m && m.decision.side;
  const stack = stackAt(hex);
  let pick = units || [];
  if (!units && m && mine() && m.decision.kind === "move") {
    const can = canMove();
    const movable = stack.filter((u) => can.has(u.id));
    if (movable.length) pick = [movable[0].id];
    else if (stack.length && stack[0].side === side) pick = [stack[0].id];
  }
  if (!units && !pick.length && stack.length) pick = [stack[0].id];
  marched = false;
  if (pick.length) layDown();
  set({ hex, units: pick, reach: null, route: null, refusal: null, mode: "march", tab: "stack" });
  const h = hexOf(hex);
  announce(
    hexWords(
      h ? { n: hex, name: h.name, terrain: h.terrain } : { n: hex, name: "", terrain: "" },
      stack.map((u) => unitWords(u, troubles(lexiconOf(state.game), u.flags))),
    ),
  );
  loadReach();
  // the panel that opens may cover the hex
  later(() => state.hex === hex && !onScreen(hex) && board?.reveal(hex));
}

/** Whoever selects a unit that marches has put down the one that shall come onto the map. */
function layDown() {
  if (state.pick.key && state.match?.decision.kind === "move") putDown();
}

/** @param {string} id @param {boolean} add */
export function selectUnit(id, add) {
  const u = unitOf(id);
  if (!u || !u.hex) return;
  const now =
    state.hex === u.hex && add ? (state.units.includes(id) ? state.units.filter((v) => v !== id) : [...state.units, id]) : [id];
  marched = false;
  layDown();
  set({ hex: u.hex, units: now, reach: null, route: null, refusal: null, mode: "march" });
  loadReach();
}

export function clearSelection() {
  asking?.abort();
  set({ hex: null, units: [], reach: null, route: null, refusal: null, attack: null, result: null });
}

/** Whether the unit that is selected has marched since it was picked. */
export let marched = false;

/** Why the units that are selected cannot go to a hex. @param {string} hex @returns {{why: string, case: string}} */
export function whyNotHere(hex) {
  const r = state.reach;
  const known = r && r.refused.find((v) => v.hex === hex);
  if (known) return known;
  if (r && r.why) return { why: r.why, case: r.case || "" };
  return { why: outOfReach(placeName(hex), unitOf(state.units[0])?.name), case: "" };
}

/** @param {string} hex */
function whyNot(hex) {
  const bar = whyNotHere(hex);
  refuse(hex, bar.why, bar.case);
}

/** @param {string} hex */
export async function moveTo(hex) {
  const r = state.reach;
  if (!r) return;
  const s = r.hexes.find((v) => v.hex === hex);
  if (!s) {
    whyNot(hex);
    return;
  }
  if (state.mode === "rail") await act(() => rideAll(r.units || [state.units[0]], hex, s.path, r));
  else await act(() => march(r.units || [state.units[0]], hex, s.path, r));
}

/**
 * Units go to a hex: by one order where they can go the same way, else each by its own.
 * @param {string[]} units @param {string} hex @param {string[]} path of the first @param {import("../types.js").Reach} r
 * @param {boolean} [sure] the player has been asked
 */
async function march(units, hex, path, r, sure = false) {
  const mode = state.mode === "march" ? {} : { mode: state.mode };
  const paths = units.map((_, i) => r.paths?.[i].get(hex)?.path || path);
  const slowest = paths.reduce((a, b) => (b.length > a.length ? b : a));
  const each = units.map((id, i) => ({ type: "move", units: [id], path: paths[i], ...mode })),
    together = { type: "move", units, path: slowest, ...mode };
  if (!sure && (await asksBefore(together, each, () => act(() => march(units, hex, path, r, true))))) return;
  if (await send(together, units.length > 1)) {
    marched = true;
    return;
  }
  if (units.length === 1) return;
  for (let i = 0; i < units.length; i++) {
    if (!(await send(each[i]))) return;
    marched = true;
  }
}

/**
 * Units ride one after the other, as long as there is room for them on the railway.
 * @param {string[]} units @param {string} hex @param {string[]} path of the first @param {import("../types.js").Reach} r
 */
async function rideAll(units, hex, path, r) {
  for (let i = 0; i < units.length; i++)
    if (!(await ride(units[i], r.paths?.[i].get(hex)?.path || path, !!r.trains?.[i]))) return;
}

/**
 * A unit entrains where it must, rides, and leaves the train where it may.
 * @param {string} unit @param {string[]} path @param {boolean} first @returns {Promise<boolean>} whether it rode, and more may be ordered
 */
async function ride(unit, path, first) {
  if (first && !(await send({ type: "entrain", unit }))) return false;
  if (!(await send({ type: "rail", unit, path }))) return false;
  marched = true;
  const m = state.match;
  if (!m || m.decision.kind !== "move") return false;
  const now = await api.moves(m.id, unit, "march", new AbortController().signal);
  return !now.detrain?.may || send({ type: "detrain", unit });
}

/** The unit nearest to the middle of what is seen. @param {import("../types.js").Unit[]} list */
function nearest(list) {
  const r = board?.room();
  if (!board || !r) return list[0];
  const far = (/** @type {import("../types.js").Unit} */ u) => {
    const h = hexOf(u.hex || ""),
      p = h && board?.toScreen(h.x, h.y);
    return p ? Math.hypot(p.x - r.x - r.w / 2, p.y - r.y - r.h / 2) : Infinity;
  };
  return list.reduce((a, b) => (far(b) < far(a) ? b : a));
}

/** Next unit of ours that has something to do; the first is one near the middle of the view. @param {number} by */
export function cycle(by) {
  const m = state.match,
    s = shown();
  if (!m || !s) return;
  const side = m.decision.side;
  const can = canMove();
  const list = s.units.filter((u) => u.hex && u.side === side && (m.decision.kind !== "move" || can.has(u.id)));
  if (!list.length) return;
  list.sort((a, b) => (a.hex || "").localeCompare(b.hex || ""));
  const i = list.findIndex((u) => u.id === state.units[0]);
  const u = i >= 0 && onScreen(list[i].hex || "") ? list[(i + by + list.length) % list.length] : nearest(list);
  state.cursor = u.hex || null;
  selectHex(u.hex || "", [u.id]);
  board?.reveal(u.hex || "");
}
