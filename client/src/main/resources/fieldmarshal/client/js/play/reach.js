// @ts-check
/** Where the selected units can go. */
import { api } from "../api.js";
import { hover } from "./pointing.js";
import { announce, trouble } from "./table.js";
import { mine, set, state, unitOf } from "../store.js";

/** @type {AbortController | null} */
export let asking = null;

/** @type {Promise<void>} the question about reach that was asked last */
export let reaching = Promise.resolve();

/** Reach of what is selected; of several units what all of them reach. */
export function loadReach() {
  reaching = askReach();
  return reaching;
}

async function askReach() {
  const m = state.match;
  asking?.abort();
  if (!m || !mine() || m.decision.kind !== "move" || !state.units.length) return;
  const own = state.units.filter((id) => unitOf(id)?.side === m.decision.side);
  if (!own.length) return;
  asking = new AbortController();
  const signal = asking.signal;
  const mode = state.mode;
  try {
    const all = await Promise.all(own.map((id) => api.moves(m.id, id, mode === "rail" ? "march" : mode, signal)));
    if (signal.aborted || !state.match || state.match.revision !== m.revision) return;
    let reach = all[0];
    if (mode !== "march" && !offered(reach, mode)) {
      // who has got off the train rides no more
      state.mode = "march";
      loadReach();
      return;
    }
    if (mode === "rail") reach = byRail(reach, all);
    if (all.length > 1) {
      const sets = all.map((r) => new Map((mode === "rail" ? byRail(r).hexes : r.hexes).map((s) => [s.hex, s])));
      const hexes = reach.hexes
        .filter((s) => sets.every((q) => q.has(s.hex)))
        .map((s) => ({ ...s, mp: Math.max(...sets.map((q) => q.get(s.hex)?.mp ?? 0)) }));
      const pointsOf = all.map((r) => r.points);
      reach = { ...reach, hexes, paths: sets, units: own, pointsOf, points: least(pointsOf) };
    }
    // a phase may have another way to move than the march
    set({ reach, mode: mode === "march" && reach.mode ? reach.mode : mode });
    if (reach.why) announce(reach.why);
    zones(m);
    if (state.hover) hover(state.hover);
  } catch (e) {
    trouble(e);
  }
}

/**
 * Where a unit can ride, and how many hexes that is; why it goes no farther where one of those who ride with it cannot ride.
 * @param {import("../types.js").Reach} r @param {import("../types.js").Reach[]} [all]
 */
function byRail(r, all = []) {
  const bar = all.find((v) => !(v.rail || []).length)?.entrain;
  const hexes = (r.rail || []).map(({ hex, path }) => ({ hex, mp: path.length, path }));
  return { ...r, hexes, trains: all.map((v) => !!v.entrainsFirst), ...(bar?.why ? { why: bar.why, case: bar.case } : {}) };
}

/** Whether the way to move that is chosen is not paid with points: its hexes are counted. */
export function inHexes() {
  const r = state.reach,
    total = unitOf(state.units[0])?.move ?? 0;
  return state.mode === "rail" || (!!r && !r.points && r.hexes.some((v) => v.mp > total));
}

/** Whether a way to move is still open. @param {import("../types.js").Reach} reach @param {string} mode */
function offered(reach, mode) {
  if (mode === "rail") return (reach.rail || []).length > 0;
  return (reach.modes || []).some((m) => m.id === mode && !m.why);
}

/** The points of the unit that has least left. @param {(import("../types.js").Points | undefined)[]} list */
function least(list) {
  return list.reduce((a, b) => (!a || (b && b.left < a.left) ? b : a));
}

/** The points that all units still have when they have gone to a hex. @param {string} hex @param {number} mp */
export function leftAt(hex, mp) {
  const r = state.reach,
    unit = unitOf(state.units[0]);
  if (!r?.paths || !r.pointsOf) return (r?.points?.left ?? unit?.move ?? 0) - mp;
  return Math.min(...r.pointsOf.map((p, i) => (p?.left ?? 0) - (r.paths?.[i].get(hex)?.mp ?? 0)));
}

/** Enemy zones, for the ruling over threatened hexes. @param {import("../types.js").Match} m */
async function zones(m) {
  const foe = state.game && state.game.sides.find((s) => s.id !== m.decision.side);
  const overlay = state.game?.overlays?.find((o) => o.picture === "zones");
  if (!foe || !overlay) return;
  if (state.zoneAt !== m.revision) {
    state.zoneAt = m.revision;
    try {
      const z = await api.overlay(m.id, overlay.id, foe.id, "");
      state.zone = new Set(z.sides?.[foe.id] || []);
    } catch {
      state.zone = new Set();
    }
  }
  state.pick = { ...state.pick, zone: state.zone };
  set();
}

/** @param {string} mode */
export function setMode(mode) {
  set({ mode, reach: null, route: null });
  loadReach();
}
