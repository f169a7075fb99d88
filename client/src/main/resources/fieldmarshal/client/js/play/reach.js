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
    if (all.length > 1) {
      const sets = all.map((r) => new Map(r.hexes.map((s) => [s.hex, s])));
      const hexes = reach.hexes
        .filter((s) => sets.every((q) => q.has(s.hex)))
        .map((s) => ({ ...s, mp: Math.max(...sets.map((q) => q.get(s.hex)?.mp ?? 0)) }));
      reach = { ...reach, hexes, paths: sets, units: own };
    }
    if (mode === "rail")
      reach = {
        ...reach,
        hexes: (reach.rail || []).map((r) => ({ hex: r.hex, mp: r.path.length, path: r.path })),
      };
    set({ reach });
    if (reach.why) announce(reach.why);
    zones(m);
    if (state.hover) hover(state.hover);
  } catch (e) {
    trouble(e);
  }
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
