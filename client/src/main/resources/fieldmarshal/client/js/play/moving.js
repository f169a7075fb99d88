// @ts-check
/** Selecting units, and marching them. */
import { troubles, lexiconOf } from "../lexicon.js";
import { hexWords, unitWords } from "../words.js";
import { onScreen } from "./choosing.js";
import { refuse, send } from "./orders.js";
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

/** @param {string} id @param {boolean} add */
export function selectUnit(id, add) {
  const u = unitOf(id);
  if (!u || !u.hex) return;
  const now =
    state.hex === u.hex && add ? (state.units.includes(id) ? state.units.filter((v) => v !== id) : [...state.units, id]) : [id];
  marched = false;
  set({ hex: u.hex, units: now, reach: null, route: null, refusal: null, mode: "march" });
  loadReach();
}

export function clearSelection() {
  asking?.abort();
  set({ hex: null, units: [], reach: null, route: null, refusal: null, attack: null, result: null });
}

/** Whether the unit that is selected has marched since it was picked. */
export let marched = false;

/** @param {string} hex */
export function whyNot(hex) {
  const r = state.reach;
  const known = r && r.refused.find((v) => v.hex === hex);
  if (known) refuse(hex, known.why, known.case);
  else if (r && r.why) refuse(hex, r.why, r.case || "");
  else {
    const u = unitOf(state.units[0]);
    refuse(hex, outOfReach(placeName(hex), u?.name), "");
  }
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
  if (state.mode === "rail") {
    await send({ type: "rail", unit: state.units[0], path: s.path });
    return;
  }
  const units = r.units || [state.units[0]];
  for (let i = 0; i < units.length; i++) {
    const path = r.paths?.[i].get(hex)?.path || s.path;
    /** @type {import("../types.js").Order} */
    const order = { type: "move", units: [units[i]], path };
    if (state.mode !== "march") order.mode = state.mode;
    if (!(await send(order))) return;
    marched = true;
  }
}

/** Next unit of ours that has something to do. @param {number} by */
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
  const u = list[(i + by + list.length) % list.length];
  state.cursor = u.hex || null;
  selectHex(u.hex || "", [u.id]);
  board?.reveal(u.hex || "");
}
