// @ts-check
/** Figures as lines and bars: where they stand in a picture of a given size. No page needed. */

/** @typedef {{left: number, right: number, top: number, bottom: number}} Box */

/** Round steps of an axis from the least to the most value. @param {number} least @param {number} most @param {number} [about] */
export function ticks(least, most, about = 4) {
  const span = Math.max(1, most - least);
  const rough = span / about;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((k) => k * power).find((v) => v >= rough) || rough);
  const out = [];
  for (let v = Math.floor(least / step) * step; v < most + step; v += step) out.push(v);
  return out;
}

/** @param {number[]} steps @param {Box} box */
export function upright(steps, box) {
  const least = steps[0],
    most = steps[steps.length - 1];
  return (/** @type {number} */ v) => box.bottom - ((v - least) / Math.max(1, most - least)) * (box.bottom - box.top);
}

/** @param {number} first @param {number} last @param {Box} box */
export function across(first, last, box) {
  return (/** @type {number} */ v) => box.left + ((v - first) / Math.max(1, last - first)) * (box.right - box.left);
}

/**
 * The points of each side by turn. A side that never has any is left out.
 * @param {{turns: {turn: number, points: Record<string, number>}[], start: {points: Record<string, number>}}} story @param {string[]} sides
 */
export function pointsOf(story, sides) {
  return sides
    .map((side) => ({
      side,
      values: story.turns.map((t) => ({ turn: t.turn, value: t.points[side] ?? 0 })),
    }))
    .filter((s) => s.values.some((v) => v.value !== 0) || (story.start.points[s.side] ?? 0) !== 0);
}

/**
 * Names at the ends of lines, moved apart where they would touch.
 * @param {number[]} at @param {number} apart @param {number} least @param {number} most
 */
export function spread(at, apart, least, most) {
  const order = at.map((y, i) => ({ y: Math.max(least, y), i })).sort((a, b) => a.y - b.y);
  for (let k = 1; k < order.length; k++) if (order[k].y < order[k - 1].y + apart) order[k].y = order[k - 1].y + apart;
  const over = order.length ? order[order.length - 1].y - most : 0;
  if (over > 0) for (const o of order) o.y = Math.max(least, o.y - over);
  const out = at.slice();
  for (const o of order) out[o.i] = o.y;
  return out;
}

/**
 * The town whose fall the points graph marks: one that counts for victory, else a city; the weightiest, and of those the first to fall.
 * @param {{turns: {turn: number, towns?: {hex: string, name: string, side: string, points: number}[]}[]}} story
 * @param {Set<string>} cities hexes
 */
export function townOf(story, cities) {
  const weight = (/** @type {{hex: string, points: number}} */ v) => 2 * Math.max(0, v.points) + (cities.has(v.hex) ? 1 : 0);
  const all = story.turns.flatMap((t) => (t.towns || []).map((v) => ({ ...v, turn: t.turn, weight: weight(v) })));
  return all.filter((v) => v.weight).sort((a, b) => b.weight - a.weight || a.turn - b.turn)[0] || null;
}

/** The turns that an axis names: not more than fit. @param {number[]} turns @param {number} most */
export function named(turns, most) {
  const every = Math.max(1, Math.ceil(turns.length / most));
  return turns.filter((_, i) => i % every === 0);
}

/**
 * Losses as bars: the first side's up from an axis, the second's down.
 * @param {{turns: {turn: number, lost: Record<string, number>}[]}} story @param {string[]} sides @param {Box} box
 */
export function bars(story, sides, box) {
  const of = (/** @type {string} */ side) => story.turns.map((t) => t.lost[side] ?? 0);
  const [a, b] = sides.map(of);
  const up = Math.max(1, ...a),
    down = Math.max(1, ...b);
  const unit = (box.bottom - box.top) / (up + down),
    axis = box.top + up * unit,
    wide = (box.right - box.left) / Math.max(1, story.turns.length);
  const gap = Math.min(6, wide * 0.3);
  const large = 0.7 * Math.max(up, down);
  return {
    axis,
    total: [a, b].map((l) => l.reduce((n, v) => n + v, 0)),
    bars: story.turns.flatMap((t, i) =>
      [a[i], b[i]].map((value, s) => ({
        turn: t.turn,
        side: sides[s],
        value,
        x: box.left + i * wide + gap / 2,
        y: s ? axis : axis - value * unit,
        w: wide - gap,
        h: value * unit,
        told: value >= large && value > 0,
      })),
    ),
  };
}

/** Luck of less than so many steps does not fill a graph. */
const LEAST_LUCK = 0.5;

/**
 * The luck of each turn as bars from one axis: up where it was the first side's, down where it was the second's, to one scale.
 * @param {number[]} turns @param {{turn: number, sides: Record<string, {luck: number}>}[]} luck only turns with attacks
 * @param {string[]} sides @param {Box} box
 */
export function luckBars(turns, luck, sides, box) {
  const of = new Map(luck.map((t) => [t.turn, t.sides[sides[0]]?.luck ?? 0])),
    values = turns.map((t) => of.get(t) ?? 0);
  const up = Math.max(LEAST_LUCK, ...values),
    down = Math.max(LEAST_LUCK, ...values.map((v) => -v));
  const unit = (box.bottom - box.top) / (up + down),
    axis = box.top + up * unit,
    wide = (box.right - box.left) / Math.max(1, turns.length);
  const gap = Math.min(6, wide * 0.3),
    large = Math.max(...values.map(Math.abs));
  return {
    axis,
    bars: values.map((v, i) => ({
      turn: turns[i],
      side: v ? sides[v > 0 ? 0 : 1] : "",
      value: Math.abs(v),
      x: box.left + i * wide + gap / 2,
      y: v > 0 ? axis - v * unit : axis,
      w: wide - gap,
      h: Math.abs(v) * unit,
      told: v !== 0 && Math.abs(v) === large,
    })),
  };
}

/**
 * A sum that came out otherwise than was to be expected, in tenths that add up: what the dice changed, and what the choices did.
 * @param {number} expected @param {number} rolled @param {number} actual
 */
export function portions(expected, rolled, actual) {
  const tenths = (/** @type {number} */ v) => Math.round(10 * v),
    all = tenths(actual) - tenths(expected),
    dice = tenths(rolled - expected);
  return { expected: tenths(expected) / 10, dice: dice / 10, choices: (all - dice) / 10, actual };
}

/** Steps in which a name looks for its height, how high it is, and how near a curve may come. */
const DOWN = 4,
  HIGH = 10,
  NEAR = 5;

/**
 * Where a name stands beside an upright line, so that no curve runs through it: as high as there is room, on the side away from the
 * nearer edge first; where there is none, at the top.
 * @param {number} at @param {number} wide @param {Box} box @param {{x: number, y: number}[][]} curves
 */
export function besideCurves(at, wide, box, curves) {
  const far = at > (box.left + box.right) / 2;
  for (let y = box.top + HIGH; y <= box.bottom - NEAR; y += DOWN)
    for (const left of [far, !far]) {
      const from = left ? at - NEAR - wide : at + NEAR,
        to = from + wide;
      if (from < box.left || to > box.right) continue;
      if (!curves.some((l) => meets(l, from, to, y - HIGH - NEAR, y + NEAR))) return { left, y };
    }
  return { left: far, y: box.top + HIGH };
}

/**
 * Whether a curve runs through a box.
 * @param {{x: number, y: number}[]} line @param {number} x0 @param {number} x1 @param {number} y0 @param {number} y1
 */
function meets(line, x0, x1, y0, y1) {
  return line.some((b, i) => {
    const a = line[Math.max(0, i - 1)];
    if (b.x < x0 || a.x > x1) return false;
    const on = (/** @type {number} */ x) => a.y + ((b.y - a.y) * (Math.max(a.x, Math.min(b.x, x)) - a.x)) / Math.max(1e-9, b.x - a.x);
    const p = on(x0),
      q = on(x1);
    return Math.max(p, q) > y0 && Math.min(p, q) < y1;
  });
}
