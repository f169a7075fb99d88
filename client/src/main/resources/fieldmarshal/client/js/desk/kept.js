// @ts-check
/** What a player has noted at hexes of the match that is shown. Nobody else is told. */
import { call } from "../api.js";
import { set, state } from "../store.js";

/** @type {{match: string, notes: Record<string, string> | null}} */
let kept = { match: "", notes: null };

const address = (/** @type {string} */ id) => `/api/matches/${encodeURIComponent(id)}/notes`;

/** The notes by hex; none until they are there. @returns {Record<string, string> | null} */
export function notes() {
  const m = state.match;
  if (m && !m.watching && kept.match !== m.id) load(m.id);
  return m && kept.match === m.id ? kept.notes : null;
}

/** @param {string} match */
async function load(match) {
  kept = { match, notes: null };
  try {
    const got = await call(address(match));
    if (kept.match === match) kept.notes = got;
    set();
  } catch {
    // the page of the notes asks again
    if (kept.match === match) kept.match = "";
  }
}

/** Notes something at a hex; an empty text takes the note away. @param {string} hex @param {string} text */
export async function note(hex, text) {
  const match = state.match?.id || "";
  await call(address(match), { hex, text });
  if (kept.match !== match || !kept.notes) return;
  const { [hex]: _, ...others } = kept.notes;
  kept.notes = text ? { ...others, [hex]: text } : others;
  set();
}

/** The notes as marks on the map, where others play: there they are asked for with the match. @param {boolean} dark */
export function noteSheet(dark) {
  const all = state.match?.apart ? notes() : kept.match === state.match?.id ? kept.notes : null;
  const hexes = Object.keys(all || {});
  if (!hexes.length) return null;
  return {
    edges: [{ hexes, colour: dark ? "#E8C87A" : "#7A5A00", width: 3, size: 0.8, alpha: 0.9 }],
    stars: hexes.map((hex) => ({ hex, text: "" })),
  };
}
