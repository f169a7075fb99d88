// @ts-check
/** Where a card goes beside a point of the map, and where the first look goes. No page needed. */

/** @typedef {{x: number, y: number}} Point */
/** @typedef {{x: number, y: number, w: number, h: number}} Box */

/** How much worse it is to hide the path, or the unit that shall march, than to hide a legend. */
const OVER_PATH = 8;

/** Half the side of what a point of the path needs, in pixels. */
const HALF = 18;

/**
 * The left upper corner of a card that hides least of what lies about: left below the point, else right, above, beside it.
 * @param {{w: number, h: number}} card @param {Point} at @param {number} gap between them @param {Box} room in which it must lie
 * @param {Box[]} covers legends and lists @param {Point[]} path @returns {Point}
 */
export function spotFor(card, at, gap, room, covers, path) {
  const edge = 8,
    into = (/** @type {number} */ v, /** @type {number} */ size, /** @type {number} */ from, /** @type {number} */ all) =>
      Math.max(from + edge, Math.min(v, from + all - size - edge));
  const keep = [...path, at].map((p) => ({ x: p.x - HALF, y: p.y - HALF, w: 2 * HALF, h: 2 * HALF }));
  const down = at.y + gap * 0.7,
    up = at.y - card.h - gap * 0.7;
  let best = { x: 0, y: 0 },
    least = Infinity;
  for (const y of [down, up, at.y - card.h / 2])
    for (const x of [at.x - card.w - gap, at.x + gap, at.x - card.w / 2]) {
      const box = { x: into(x, card.w, room.x, room.w), y: into(y, card.h, room.y, room.h), w: card.w, h: card.h };
      const hidden = (/** @type {Box[]} */ list) => list.reduce((n, b) => n + common(b, box), 0);
      const cost = hidden(covers) + OVER_PATH * hidden(keep);
      if (cost < least) [best, least] = [{ x: box.x, y: box.y }, cost];
    }
  return best;
}

/** How large the common part of two boxes is. @param {Box} a @param {Box} b */
function common(a, b) {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x),
    h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

/** So far from the middle of the window, in parts of it, a place is still well in sight. */
const SEEN = 0.3;

/**
 * A place, and the enemy nearest to it, in one look: half the way to him, as far as the place itself stays in sight.
 * @param {number[]} at @param {Point[]} foes @param {number} wide @param {number} high what is seen, in map units
 */
export function toward([x, y], foes, wide, high) {
  const far = (/** @type {Point} */ p) => Math.hypot(p.x - x, p.y - y);
  if (!foes.length) return [x, y];
  const foe = foes.reduce((a, b) => (far(b) < far(a) ? b : a));
  const step = (/** @type {number} */ way, /** @type {number} */ room) => Math.max(-SEEN * room, Math.min(SEEN * room, way / 2));
  return [x + step(foe.x - x, wide), y + step(foe.y - y, high)];
}

/**
 * Where two sides face each other: of the places that are as near to an enemy as a third of all are, the one in the middle.
 * @param {(Point & {side: string})[]} spots @returns {Point | null}
 */
export function frontOf(spots) {
  const apart = spots.map((a) => {
    const foes = spots.filter((b) => b.side !== a.side).map((b) => Math.hypot(a.x - b.x, a.y - b.y));
    return { at: a, far: Math.min(Infinity, ...foes) };
  });
  if (!apart.length) return null;
  const limit = apart.map((v) => v.far).sort((a, b) => a - b)[Math.floor((apart.length - 1) / 3)];
  const near = apart.filter((v) => v.far <= limit).map((v) => v.at);
  const middle = (/** @type {"x" | "y"} */ k) => near.map((p) => p[k]).sort((a, b) => a - b)[near.length >> 1];
  const x = middle("x"),
    y = middle("y"),
    off = (/** @type {Point} */ p) => Math.hypot(p.x - x, p.y - y);
  const best = near.reduce((a, b) => (off(b) < off(a) ? b : a));
  return { x: best.x, y: best.y };
}
