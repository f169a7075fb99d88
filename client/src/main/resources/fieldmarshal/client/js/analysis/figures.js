// @ts-check
/** The figures of an analysis as one side reads them, and the drawing of its curve. No page needed. */

/** @typedef {import("../types.js").AnalysisData} AnalysisData */

/**
 * @typedef {object} Point
 * @property {number} line @property {number} turn @property {import("../types.js").Part} part
 * @property {number} chance @property {number} low @property {number} high @property {number} games
 */

/**
 * @typedef {object} Mistake
 * @property {number} point @property {number} line @property {number} turn @property {import("../types.js").Part} part
 * @property {string} side @property {"?" | "??"} mark @property {boolean} own @property {number} loss @property {number} from
 * @property {number} to @property {{chance: number, low: number, high: number, games: number}} expected
 * @property {import("../types.js").PlanDeed[]} played @property {import("../types.js").PlanDeed[]} proposed @property {string} why
 * @property {import("../types.js").Order[]} orders of the marshal
 */

/** The points of the curve as a side reads them. @param {AnalysisData} data @param {string} side @returns {Point[]} */
export function pointsFor(data, side) {
  const own = !data.side || data.side === side;
  return (data.points || []).map((p) => ({ ...p, ...seen(p, own) }));
}

/** A chance with its interval, as the side reads it. @param {{chance: number, low: number, high: number}} v @param {boolean} own */
function seen(v, own) {
  return own ? v : { chance: 1 - v.chance, low: 1 - v.high, high: 1 - v.low };
}

/**
 * The mistakes, the worst first: whether they are the side's own, and the chances of whoever made them.
 * @param {AnalysisData} data @param {string} side @returns {Mistake[]}
 */
export function mistakesFor(data, side) {
  return (data.mistakes || []).map((m) => {
    const own = !data.side || data.side === m.side,
      expected = { ...m.expected, ...seen(m.expected, own) };
    return { ...m, own: m.side === side, expected, from: expected.chance, to: own ? m.after : 1 - m.after };
  });
}

/**
 * The mistake before or after a point, round the end; null where there is none.
 * @param {Mistake[]} list @param {number} at @param {1 | -1} step
 */
export function besideMistake(list, at, step) {
  if (!list.length) return null;
  const sorted = list.slice().sort((a, b) => a.point - b.point);
  const ahead = step > 0 ? sorted.find((m) => m.point > at) : sorted.findLast((m) => m.point < at);
  return ahead || (step > 0 ? sorted[0] : sorted[sorted.length - 1]);
}

/**
 * Whether the luck of the dice is known and stands apart. An analysis that was kept long ago knew it where something was fitted.
 * @param {AnalysisData} data
 */
export const isWeighed = (data) => data.weighed ?? !!data.fitted;

/**
 * The waterfall: from the first chance to the last, bars that add up.
 * @param {AnalysisData} data @param {string} side @param {string[]} sides ids, the own one among them
 * @returns {{from: number, to: number, least: number, most: number,
 *   bars: {id: string, start: number, end: number, amount: number}[]} | null}
 */
export function waterfall(data, side, sides) {
  const s = data.shares;
  if (!s || (data.points || []).length < 2) return null;
  const own = !data.side || data.side === side,
    turn = (/** @type {number} */ v) => (own ? v : -v);
  const from = own ? s.from : 1 - s.from,
    to = own ? s.to : 1 - s.to;
  const parts = [side, ...sides.filter((v) => v !== side)].map((id) => ({ id, amount: turn(s.decisions[id] || 0) }));
  let at = from;
  // where the luck of the dice is not known, what the sides did counts with it
  const bars = [...parts, ...(isWeighed(data) ? [{ id: "dice", amount: turn(s.dice) }] : [])].map(({ id, amount }) => {
    const start = at;
    at += amount;
    return { id, start, end: at, amount };
  });
  const ends = [from, to, ...bars.flatMap((b) => [b.start, b.end])];
  return { from, to, bars, least: Math.min(...ends), most: Math.max(...ends) };
}

/**
 * Whole points that still add up: amounts are rounded so that their sum is the rounded difference.
 * @param {number[]} amounts @param {number} from @param {number} to
 */
export function roundedParts(amounts, from, to) {
  const sum = Math.round(100 * to) - Math.round(100 * from);
  const exact = amounts.map((v) => 100 * v),
    floor = exact.map(Math.floor);
  let left = sum - floor.reduce((a, b) => a + b, 0);
  const order = exact.map((v, i) => [v - floor[i], i]).sort((a, b) => b[0] - a[0]);
  for (const [, i] of order) {
    if (left <= 0) break;
    floor[i]++;
    left--;
  }
  return floor;
}

/** @typedef {{left: number, top: number, width: number, height: number, total: number}} Frame */

/** Where a point stands. @param {Frame} f @param {number} index @param {number} chance */
export function spot(f, index, chance) {
  const n = Math.max(1, f.total - 1);
  return { x: f.left + (f.width * index) / n, y: f.top + f.height * (1 - chance) };
}

/** Steps in which a name looks for room along the curve, half a mark, and how much worse it is to lie under one than over the curve. */
const STEP = 10,
  MARK = 16,
  UNDER_MARK = 100;

/**
 * Where a name begins that stands at some height: the first place at which neither a mark nor the curve is in the way, or the
 * one where it is hidden least.
 * @param {Frame} f @param {Point[]} points @param {{x: number, y: number}[]} marks
 * @param {{w: number, top: number, bottom: number}} name
 */
export function nameAt(f, points, marks, { w, top, bottom }) {
  const line = points.map((p, i) => spot(f, i, p.chance)),
    end = line.length ? line[line.length - 1].x : f.left;
  const high = (/** @type {number} */ x) => {
    const i = line.findIndex((p, k) => k > 0 && p.x >= x),
      a = line[i - 1],
      c = line[i];
    return c ? a.y + ((c.y - a.y) * (x - a.x)) / Math.max(1, c.x - a.x) : NaN;
  };
  let best = f.left + STEP,
    least = Infinity;
  for (let x = best; x === best || x + w < end; x += STEP) {
    let cost = 0;
    for (const m of marks) if (m.x + MARK > x && m.x - MARK < x + w && m.y + MARK > top && m.y - MARK < bottom) cost += UNDER_MARK;
    for (let v = x; v <= x + w; v += STEP) if (high(v) > top && high(v) < bottom) cost++;
    if (cost < least) [best, least] = [x, cost];
    if (!cost) break;
  }
  return best;
}

/** The point nearest to a place. @param {Frame} f @param {number} x @param {number} known how many there are */
export function nearest(f, x, known) {
  const i = Math.round(((x - f.left) / f.width) * Math.max(1, f.total - 1));
  return Math.max(0, Math.min(known - 1, i));
}

/** @param {number} v */
const r1 = (v) => Math.round(v * 10) / 10;

/** A line through points. @param {{x: number, y: number}[]} pts */
export function polyline(pts) {
  return pts.map((p, i) => `${i ? "L" : "M"}${r1(p.x)} ${r1(p.y)}`).join("");
}

/**
 * The curve, its band, and the ground below and above it, as paths.
 * @param {Frame} f @param {Point[]} points
 */
export function curvePaths(f, points) {
  const line = points.map((p, i) => spot(f, i, p.chance));
  if (!line.length) return { line: "", band: "", below: "", above: "", end: f.left };
  const high = points.map((p, i) => spot(f, i, p.high)),
    low = points.map((p, i) => spot(f, i, p.low)).reverse();
  const first = line[0].x,
    last = line[line.length - 1].x,
    bottom = f.top + f.height;
  const path = polyline(line);
  return {
    line: path,
    band: polyline([...high, ...low]) + "Z",
    below: `${path}L${r1(last)} ${bottom}L${r1(first)} ${bottom}Z`,
    above: `${path}L${r1(last)} ${f.top}L${r1(first)} ${f.top}Z`,
    end: last,
  };
}

/** Lines at 45° that fill a box. @param {number} x0 @param {number} y0 @param {number} x1 @param {number} y1 @param {number} gap */
export function hatching(x0, y0, x1, y1, gap) {
  let path = "";
  for (let s = Math.ceil((x0 + y0) / gap) * gap; s < x1 + y1; s += gap) {
    const ax = Math.max(x0, s - y1),
      bx = Math.min(x1, s - y0);
    if (bx > ax) path += `M${r1(ax)} ${r1(s - ax)}L${r1(bx)} ${r1(s - bx)}`;
  }
  return path;
}

/**
 * Where turns begin, for the figures under the curve; those that would come too near to the one before are left out.
 * @param {{turn: number}[]} points @param {Frame} f @param {number} gap
 */
export function turnMarks(points, f, gap) {
  const marks = points
    .map((p, index) => ({ index, turn: p.turn, x: spot(f, index, 0).x }))
    .filter((p, i, all) => !i || all[i - 1].turn !== p.turn);
  let last = -Infinity;
  return marks.filter((m) => {
    const far = m.x - last >= gap;
    if (far) last = m.x;
    return far;
  });
}

/** The straight way of a deed: from where to where. @param {import("../types.js").PlanDeed} d @returns {{from: string, to: string}[]} */
export function arrowsOf(d) {
  if (d.kind === "attack") return d.from.map((from) => ({ from, to: d.targets[0] }));
  return d.path.length && d.from.length ? [{ from: d.from[0], to: d.path[d.path.length - 1] }] : [];
}

/** The moves of a plan: its orders up to the one that ends the phase or attacks. @param {import("../types.js").Order[]} orders */
export function movesOf(orders) {
  const end = orders.findIndex((o) => o.type === "pass" || o.type === "attack");
  return end < 0 ? orders : orders.slice(0, end);
}

/** The box round some spots. @param {{x: number, y: number}[]} spots */
export function boxOf(spots) {
  const xs = spots.map((p) => p.x),
    ys = spots.map((p) => p.y);
  const x = Math.min(...xs),
    y = Math.min(...ys);
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}
