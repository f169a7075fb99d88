// @ts-check
/** Overlays that are on. */
import { api } from "../api.js";
import { pictureOf } from "../overlays.js";
import { loadReach } from "./reach.js";
import { notice, trouble } from "./table.js";
import { mine, set, state, unitOf } from "../store.js";
import { NO_COST_NOW, PICK_FOR_COST } from "../words/table.js";

// ---- overlays

/** Pictures that show what the side has that decides now. */
const OF_ONE_SIDE = new Set(["traces", "areas"]);

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

/** Whether the overlay on the map was laid unasked. */
export const helping = () => !!state.overlay && state.helped.endsWith(` ${state.overlay}`);

/** Lays the overlay that helps with the decision of this screen, once, and puts it away when it helps no longer. */
export function layHelp() {
  const m = state.match,
    id = (m && mine() && m.decision.overlay) || "",
    helped = m && id ? `${m.id} ${m.decision.side} ${id}` : "";
  if (helped === state.helped) return;
  if (helping()) set({ overlay: null, overlayData: null });
  set({ helped });
  if (!id || state.overlay) return;
  set({ overlay: id, overlayData: null });
  loadOverlay();
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
    const side = OF_ONE_SIDE.has(pictureOf(state.game, kind) || "") ? m.decision.side || "" : "";
    const data = await api.overlay(m.id, kind, side, "");
    if (state.overlay === kind) set({ overlayData: data });
  } catch (e) {
    trouble(e);
  }
}
