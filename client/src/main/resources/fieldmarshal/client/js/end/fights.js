// @ts-check
/** A fight of the story in words, and its counters as they were. */
import { face } from "../counters/face.js";
import { counterElement } from "../counters/sprites.js";
import { lexiconOf } from "../lexicon.js";
import { hexOf, placeName, sideName, state, unitName, unitOf } from "../store.js";
import { chanceMoved, costWords, nearPlace, pointsMoved } from "../words/end.js";

/** @typedef {import("../types.js").StoryFight} StoryFight */

/** What a counter showed before the fight, without its badges; of one that is hidden, its back. @param {StoryFight} f @param {string} id */
export function faceThen(f, id) {
  const u = (f.counters || []).find((v) => v.id === id) || unitOf(id);
  return u ? face({ ...u, flags: [] }, state.printed.get(id), lexiconOf(state.game)) : null;
}

/** @param {StoryFight} f @param {string | undefined} id @param {number} size */
export function counterThen(f, id, size) {
  const then = id ? faceThen(f, id) : null;
  return then ? counterElement(then, size, "middle") : null;
}

/** Where a hex is: its name, or the nearest place that has one. @param {string} n */
export function whereabouts(n) {
  const name = hexOf(n)?.name;
  if (name) return name;
  const near = nearest(n);
  return near ? nearPlace(near) : "";
}

/** The nearest place that has a name; empty where none is near. @param {string} n */
export function nearest(n) {
  const at = hexOf(n);
  if (!at) return "";
  const near = (state.chart?.hexes || [])
    .filter((h) => h.name)
    .map((h) => ({ name: h.name, d: Math.hypot(h.x - at.x, h.y - at.y) }))
    .sort((a, b) => a.d - b.d)[0];
  return near && near.d < 320 ? near.name : "";
}

/** Who attacked and who defended, what it cost them, and who gained by it. @param {StoryFight} f */
export function tell(f) {
  const sides = (state.game?.sides || []).map((s) => s.id);
  const foe = sides.find((s) => s !== f.side) || "";
  return {
    attacker: words(f, f.side),
    defender: words(f, foe),
    moved: moved(f, sides),
  };
}

/** What a fight moved: the chance to win where that is known, and the points. @param {StoryFight} f @param {string[]} sides */
function moved(f, sides) {
  const percent = Math.round(100 * (f.chance || 0));
  const name = (/** @type {number} */ v) => sideName(v > 0 ? sides[0] : sides[1]);
  return [
    percent ? chanceMoved(name(percent), Math.abs(percent)) : "",
    f.swing ? pointsMoved(name(f.swing), Math.abs(f.swing), !percent || percent > 0 !== f.swing > 0) : "",
  ].filter(Boolean);
}

/** @param {StoryFight} f @param {string} side */
function words(f, side) {
  const gone = f.destroyed.filter((id) => unitOf(id)?.side === side);
  const walks = f.walks.filter((w) => w.side === side);
  const back = Math.max(0, ...walks.filter((w) => w.back).map((w) => w.hexes));
  const on = side === f.side ? walks.find((w) => !w.back && w.to) : undefined;
  return costWords(f.lost[side] ?? 0, gone.map(unitName), back, on?.to ? placeName(on.to) : "");
}
