// @ts-check
/** What the present decision needs to be asked. */
import { api } from "../api.js";
import { firstPick, nearest } from "./choosing.js";
import { layHelp } from "./overlaying.js";
import { noCard } from "./pointing.js";
import { loadReach } from "./reach.js";
import { theBoard, trouble } from "./table.js";
import { growing } from "./updates.js";
import { mine, set, state, unitOf } from "../store.js";

/** @typedef {import("../types.js").Match} Match */

/**
 * What may be done beside marches and attacks: calling off what was declared, and the rest.
 * @param {import("../types.js").Deed[]} deeds
 */
function besides(deeds) {
  const others = deeds.filter((d) => !d.declared).map((d) => d.order);
  return { deeds: deeds.filter((d) => d.declared), legal: others, pick: { complete: true, units: [] } };
}

/** The phase in which what can be attacked was looked at last. */
let looked = "";

/**
 * Where a phase of combat begins and nothing that can be attacked is in sight, the nearest such hex is shown.
 * @param {Match} m @param {string[]} hexes
 */
function lookAtOne(m, hexes) {
  const d = m.decision,
    phase = `${m.id} ${d.turn} ${d.side} ${d.phase}`,
    board = theBoard();
  if (phase === looked || !hexes.length || !board) return;
  looked = phase;
  if (!state.attack && !state.result && !hexes.some((n) => board.inSight(n))) board.reveal(nearest(hexes));
}

/** So many ways to share a loss are asked for: who can pay stands in the question, however many ways there are. */
const SHARED = 300;

/** Asks what the present decision needs. */
export async function prepare() {
  const m = state.match;
  noCard();
  layHelp();
  if (!m || !mine()) {
    set({ units: [], reach: null });
    return;
  }
  const kind = m.decision.kind;
  try {
    if (kind === "move") {
      const keep = state.units.filter((id) => unitOf(id)?.hex && unitOf(id)?.side === m.decision.side);
      if (keep.length) {
        const hex = unitOf(keep[0])?.hex || null;
        set({ units: keep.filter((id) => unitOf(id)?.hex === hex), hex });
        loadReach();
      } else set({ units: [] });
      const t = await api.deeds(m.id);
      if (state.match && state.match.revision === m.revision) set(besides(t.deeds || []));
    } else if (kind === "attack") {
      set({ units: [] });
      const t = await api.targets(m.id);
      if (state.match && state.match.revision === m.revision) {
        set({ targets: t.hexes || [], targetOdds: t.odds || {}, ...besides(t.deeds || []) });
        lookAtOne(m, t.hexes || []);
      }
    } else if (kind !== "over") {
      set({ units: [] });
      const q = m.decision.question,
        most = q?.toll ? SHARED : 3000;
      const [l, t] = await Promise.all([api.legal(m.id, most), q?.foretells ? api.targets(m.id) : null]);
      if (state.match && state.match.revision === m.revision) {
        if (t) set({ targets: t.hexes || [], targetOdds: t.odds || {} });
        set({ legal: l.orders, pick: { complete: l.complete, units: l.units || [] } });
        await growing;
        if (state.match.revision === m.revision) firstPick();
      }
    }
  } catch (e) {
    trouble(e);
  }
}
