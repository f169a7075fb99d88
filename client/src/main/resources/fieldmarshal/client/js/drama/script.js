// @ts-check
/**
 * A combat as a play: which die falls when, which counter flips, walks or goes, from the events and the positions before and after.
 * Times in milliseconds from the beginning. No page needed.
 */

/** @typedef {import("../types.js").GameEvent} GameEvent */
/** @typedef {import("../types.js").Unit} Unit */

/**
 * @typedef {object} Act
 * @property {"die" | "flip" | "walk" | "fade"} kind @property {number} start @property {number} length
 * @property {number} [face] @property {string} [purpose] what the die is for
 * @property {Unit} [unit] as it was @property {Unit} [after] as it is then @property {string} [hex] @property {string[]} [path]
 */

/**
 * @typedef {object} Play
 * @property {string} hex where the die falls @property {string[]} targets @property {string[]} from hexes of those who attack
 * @property {string[]} defenders who stood in the hexes under attack
 * @property {Act[]} acts @property {number} landed when the last die lies there
 * @property {number} told when its result has been read @property {number} end @property {number} still how long it is shown without motion
 * @property {GameEvent | null} fought
 */

/** How long things take: the first die, its rest, a later die, a flip, a hex of a retreat, a fading counter, a die that does not roll. */
export const TIMES = { die: 600, rest: 250, next: 260, nextRest: 90, flip: 240, hex: 240, fade: 400, pause: 900, still: 1000 };

/** All dice of a combat together take no longer. */
const DICE = 4200;

/**
 * The play of some events, or null where there is no combat in them.
 * @param {GameEvent[]} events @param {Unit[]} before @param {Unit[]} after
 * @param {string[]} [targets] the hexes under attack, where the events do not say @returns {Play | null}
 */
export function scriptOf(events, before, after, targets = []) {
  const fought = events.find((e) => e.type === "fought") || null;
  const hexes = fought?.targets || targets;
  const rolls = events.filter((e) => e.type === "rolled" && e.face);
  if (!hexes.length || (!fought && !rolls.length)) return null;
  const was = new Map(before.map((u) => [u.id, u])),
    is = new Map(after.map((u) => [u.id, u]));
  const attackers = (fought && /** @type {{attackers?: string[]}} */ (/** @type {unknown} */ (fought)).attackers) || [];
  const from = [...new Set(attackers.map((id) => was.get(id)?.hex).filter((n) => n !== undefined))];
  const quick = rolls.length > 1 ? Math.min(1, DICE / (rolls.length * (TIMES.next + TIMES.nextRest))) : 1;
  /** @type {Act[]} */
  const acts = [];
  let at = 0,
    told = 0,
    landed = 0,
    dice = 0;
  /** @type {Map<string, Unit>} units as they are at this point of the play */
  const now = new Map(was);
  for (const e of events) {
    const u = e.unit ? now.get(e.unit) : undefined;
    if (e.type === "rolled" && e.face) {
      const length = rolls.length > 1 ? TIMES.next * quick : TIMES.die;
      acts.push({ kind: "die", start: at, length, face: e.face, purpose: e.purpose });
      at += length + (rolls.length > 1 ? TIMES.nextRest * quick : TIMES.rest);
      landed = acts[acts.length - 1].start + length;
      told = at;
      dice++;
    } else if (e.type === "reduced" && u?.hex) {
      const steps = /** @type {{steps?: number}} */ (/** @type {unknown} */ (e)).steps ?? 1;
      const then = is.get(u.id);
      const after = { ...u, ...(then && !then.hidden ? then : {}), hex: u.hex, lost: u.lost + steps };
      acts.push({ kind: "flip", start: at, length: TIMES.flip, unit: u, after, hex: u.hex });
      now.set(u.id, after);
      at += dice && rolls.length > 1 ? 60 : TIMES.flip;
    } else if (e.type === "removed" && u?.hex) {
      acts.push({ kind: "fade", start: at, length: TIMES.fade, unit: u, hex: u.hex });
      now.set(u.id, { ...u, hex: undefined });
      at += 120;
    } else if (e.type === "moved" && u?.hex && e.from && e.path?.length) {
      const path = [e.from, ...e.path];
      const length = Math.min(900, TIMES.hex * (path.length - 1) + 120);
      const last = path[path.length - 1];
      acts.push({ kind: "walk", start: at, length, unit: u, path, hex: last });
      now.set(u.id, { ...u, hex: last });
      at += length * 0.6;
    }
  }
  const end = acts.reduce((n, a) => Math.max(n, a.start + a.length), told) + TIMES.pause;
  const defenders = before.filter((u) => u.hex && hexes.includes(u.hex) && !attackers.includes(u.id)).map((u) => u.id);
  return { hex: hexes[0], targets: hexes, from, defenders, acts, told, landed, end, still: TIMES.still, fought };
}

/**
 * Where and how a unit of the play is drawn at a time; null where it is gone, undefined where the play has nothing to do with it.
 * @param {Play} play @param {string} id @param {number} t
 * @returns {{unit: Unit, hex: string, path?: string[], share?: number, squeeze?: number, alpha?: number} | null | undefined}
 */
export function stands(play, id, t) {
  const own = play.acts.filter((a) => a.unit?.id === id);
  if (!own.length) return undefined;
  /** @type {Act | null} */
  let act = null;
  for (const a of own) if (t >= a.start) act = a;
  if (!act) return { unit: /** @type {Unit} */ (own[0].unit), hex: own[0].kind === "walk" ? own[0].path?.[0] || "" : own[0].hex || "" };
  const share = act.length ? Math.min(1, (t - act.start) / act.length) : 1;
  const unit = /** @type {Unit} */ (act.unit);
  if (act.kind === "walk") return { unit, hex: act.hex || "", path: act.path, share };
  if (act.kind === "fade") return share >= 1 ? null : { unit, hex: act.hex || "", alpha: 1 - share };
  // the counter narrows to nothing, shows its other face, and widens
  return { unit: share < 0.5 ? unit : act.after || unit, hex: act.hex || "", squeeze: Math.abs(1 - 2 * share) };
}

/** The die that is seen at a time: its face, how far it has rolled, and which it is. @param {Play} play @param {number} t */
export function dieAt(play, t) {
  /** @type {Act | null} */
  let die = null;
  let n = -1;
  for (const a of play.acts) {
    if (a.kind !== "die" || t < a.start) continue;
    die = a;
    n++;
  }
  return die ? { act: die, n, share: die.length ? Math.min(1, (t - die.start) / die.length) : 1 } : null;
}

/** The faces that have come to rest. @param {Play} play @param {number} t */
export function fallen(play, t) {
  return play.acts.filter((a) => a.kind === "die" && t >= a.start + a.length).map((a) => a.face || 0);
}

/** @typedef {{x: number, y: number, w: number, h: number}} Box */

/**
 * Where a die comes to rest: above its hex, else below it, else beside it, and always wholly in the free part of the map.
 * @param {Box} room what is free @param {{x: number, y: number}} at the middle of the hex @param {number} clear how far the hex reaches
 * @param {number} half of what the die takes @param {number} more what lies beyond the die, seen from the hex
 */
export function dieSpot(room, at, clear, half, more) {
  const up = at.y - clear - half,
    down = at.y + clear + half;
  const above = up - half - more >= room.y,
    below = down + half + more <= room.y + room.h;
  const right = at.x + clear + 2 * half <= room.x + room.w;
  const into = (/** @type {number} */ v, /** @type {number} */ from, /** @type {number} */ size) =>
    Math.max(from + half, Math.min(from + size - half, v));
  const x = above || below ? at.x : right ? at.x + clear + half : at.x - clear - half;
  return { x: into(x, room.x, room.w), y: into(above ? up : below ? down : at.y, room.y, room.h), above };
}

/** The free part of the map without what lies over its upper or its lower edge. @param {Box} room @param {Box | null} over */
export function roomBeside(room, over) {
  if (!over || over.y >= room.y + room.h || over.y + over.h <= room.y) return room;
  const top = over.y + over.h / 2 < room.y + room.h / 2;
  return top
    ? { ...room, y: over.y + over.h, h: room.y + room.h - over.y - over.h }
    : { ...room, h: over.y - room.y };
}
