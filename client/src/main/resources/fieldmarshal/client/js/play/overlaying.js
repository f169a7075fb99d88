// @ts-check
/** Overlays that are on. */
import { api } from "../api.js";
import { pictureOf } from "../overlays.js";
import { loadReach } from "./reach.js";
import { notice, trouble } from "./table.js";
import { mine, set, state, unitOf } from "../store.js";
import { NO_COST_NOW, PICK_FOR_COST } from "../words/table.js";

// ---- overlays

/** @param {string | null} id */
export function toggleOverlay(id) {
  if (pictureOf(state.game, id) === "costs") {
    if (state.reach) set({ reach: null, route: null });
    else if (state.units.length && id) showCost(id);
    else notice(PICK_FOR_COST);
    return;
  }
  const next = state.overlay === id ? null : id;
  set({ overlay: next, overlayData: null });
  if (next) loadOverlay();
}

/** @param {string} id */
async function showCost(id) {
  const m = state.match;
  if (!m) return;
  if (mine() && m.decision.kind === "move" && unitOf(state.units[0])?.side === m.decision.side) {
    loadReach();
    return;
  }
  try {
    const r = await api.overlay(m.id, id, "", state.units[0]);
    if (r.hexes && r.hexes.length) set({ reach: { hexes: r.hexes, refused: r.refused || [] } });
    else notice(NO_COST_NOW);
  } catch (e) {
    trouble(e);
  }
}

export async function loadOverlay() {
  const m = state.match,
    kind = state.overlay;
  if (!m || !kind) return;
  try {
    const side = pictureOf(state.game, kind) === "traces" ? m.decision.side || "" : "";
    const data = await api.overlay(m.id, kind, side, "");
    if (state.overlay === kind) set({ overlayData: data });
  } catch (e) {
    trouble(e);
  }
}
