// @ts-check
/** Where the names of places go when counters stand about, so that no name lies over another. */

import { points } from "../geometry.js";
import { LEAST } from "../map/lettering.js";
import { INTO, figureOf, markerBoxes } from "./figures.js";
import { BADGE, CAPITAL, HALF, ROOM, atCounters, isBuried, round, spread } from "./spots.js";

/** @typedef {import("../map/chart.js").ChartName} Name */
/** @typedef {import("./board.js").Board} Board */
/** @typedef {import("./spots.js").Spot} Spot */
/**
 * @typedef {object} Ground
 * @property {Board["hexes"]} hexes
 * @property {{names: Name[], signs?: Board["chart"]["signs"], bounds?: {width: number, height: number}}} chart
 * @property {{stacks: Board["scene"]["stacks"], markers?: Board["scene"]["markers"]}} scene
 * @property {number} [settled] pixels a unit
 */

/** Names that move, the most important first: they choose their places in this order. */
const ORDER = ["city", "town", "fortress", "village", "hamlet"];

/** How much worse it is to lie over another name, or over figures of a counter or of a stack, than over the rest of a counter. */
const OVER_NAME = 4,
  OVER_FIGURES = 4;

/** Half of the sign of a city as it is drawn from afar. */
const SIGN = 13;

/** So much of a name may lie over another name or over figures. */
const TOO_MUCH = 0.2;

/** The figures of a counter stand in its lowest part, so high. */
const FIGURES = 24;

/** How much of a box lies beside the map. @param {Ground} board @param {number[]} box */
function outside({ chart: { bounds } }, box) {
  if (!bounds) return 0;
  const area = (box[2] - box[0]) * (box[3] - box[1]);
  return Math.max(0, area - sum([[0, 0, bounds.width, bounds.height]], box));
}

/** Names farther apart than this never touch. */
const FAR = 110;

/** Whether counters stand on the place of a name. @param {Ground} board @param {Name} n */
export function covered(board, n) {
  return !!n.hex && board.scene.stacks.has(n.hex) && ORDER.includes(n.kind);
}

/** Where the name of an occupied place goes: under its counters, or wherever else there is room. @param {Ground} board @param {Name} n */
export function below(board, n) {
  if (!n.hex || !covered(board, n)) return false;
  // a fortress that stands there as a counter says its name itself
  if (n.kind === "fortress" && (board.scene.stacks.get(n.hex) || []).some((u) => u.type === "fortress")) return false;
  return planOf(board).get(n) || false;
}

/**
 * Where the name of a free place goes: where it is printed, or aside if counters or names would lie over it there.
 * @param {Ground} board @param {Name} n @returns {Spot | null | false}
 */
export function aside(board, n) {
  if (n.kind === "trace") return buried(board, n) ? false : null;
  return covered(board, n) ? false : (planOf(board).get(n) ?? null);
}

/** Whether counters lie over much of the name of a line, in the letters of now. @param {Ground} board @param {Name} n */
function buried(board, n) {
  const boxes = [...board.scene.stacks].flatMap(([hex, units]) => (units.length ? counterBox(board, hex, units) : []));
  const large = seen(n, pixel(board));
  return !!n.path && isBuried(points(n.path), widthOf(large), (large.size || 20) * CAPITAL, boxes);
}

/** @typedef {Map<Name, Spot | null | false>} Plan null: where it is printed; false: nowhere, there is no room */

/** @type {WeakMap<object, {unit: number, plan: Plan}>} the plan for what stands on a board, at the last scale */
const plans = new WeakMap();

/** How many map units a pixel is. @param {Ground} board */
const pixel = (board) => (board.settled ? 1 / board.settled : 0);

/** @param {Ground} board */
function planOf(board) {
  const { stacks } = board.scene,
    unit = pixel(board),
    known = plans.get(stacks);
  if (known && known.unit === unit) return known.plan;
  const plan = planned(board, unit);
  plans.set(stacks, { unit, plan });
  return plan;
}

/**
 * Each name takes the first place that is free, or the one where it hides least.
 * @param {Ground} board @param {number} unit @returns {Plan}
 */
function planned(board, unit) {
  const stacks = [...board.scene.stacks].filter(([, units]) => units.length);
  const markers = markerBoxes(board),
    counters = [...stacks.flatMap(([hex, units]) => counterBox(board, hex, units)), ...markers],
    figures = stacks.flatMap(([hex, units]) => [
      // the uppermost counter of a stack lies higher than the others
      ...counterBox(board, hex, units).map((b) => [b[0], b[3] - FIGURES - 2 * spread(units.length), b[2], b[3]]),
      ...depthBox(board, hex, units, unit).map((b) => [b[0] - ROOM, b[1] - ROOM, b[2] + ROOM, b[3] + ROOM]),
    ]);
  figures.push(...markers);
  /** @type {Plan} */
  const plan = new Map();
  /** @type {{box: number[], printed: boolean}[]} */
  const taken = [];
  const names = board.chart.names.filter((n) => ORDER.includes(n.kind) && n.hex && board.hexes.has(n.hex) && !n.path && !n.angle);
  names.sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  for (const name of names) {
    const h = /** @type {{x: number, y: number}} */ (board.hexes.get(name.hex || ""));
    const n = seen(name, unit),
      w = widthOf(n),
      near = (/** @type {number[]} */ b) => b[0] < h.x + w + FAR && b[2] > h.x - w - FAR && b[1] < h.y + FAR && b[3] > h.y - FAR;
    const about = counters.filter(near),
      read = figures.filter(near),
      others = taken.filter((t) => near(t.box));
    const on = covered(board, n);
    const there = board.scene.stacks.get(n.hex || "") || [],
      spots = on ? atCounters(n, h, w, there.length, figureOf(there, unit)) : round(n, h, w);
    let best = spots[0],
      least = Infinity;
    // names that both lie where they are printed do not touch: the map was drawn so, in letters of that size
    const printed = (/** @type {Spot} */ spot) => !on && n === name && spot === spots[0],
      sign = on || n === name ? [] : [[h.x - SIGN, h.y - SIGN, h.x + SIGN, h.y + SIGN]];
    let hides = 0;
    for (const spot of spots) {
      const box = boxOf(n, spot, w);
      const names = others.filter((t) => !(t.printed && printed(spot))).map((t) => t.box);
      const worst = sum(names, box) + sum(read, box),
        cost = OVER_NAME * (sum(names, box) + outside(board, box) + sum(sign, box)) + sum(about, box) + OVER_FIGURES * sum(read, box);
      if (cost < least) [best, least, hides] = [spot, cost, worst];
      if (cost === 0) break;
    }
    // a name that could not be read, and hides figures or another name, is left out: whoever points at the hex reads it
    const area = w * (n.size || 20) * CAPITAL;
    if (hides > TOO_MUCH * area && n.kind !== "city") {
      plan.set(name, false);
      continue;
    }
    taken.push({ box: boxOf(n, best, w), printed: printed(best) });
    plan.set(name, printed(best) ? null : best);
  }
  return plan;
}

/** A name as large as it is drawn. @param {Name} n @param {number} unit @returns {Name} */
function seen(n, unit) {
  const least = (LEAST[n.kind] || 0) * unit;
  return (n.size || 20) < least ? { ...n, size: least } : n;
}

/**
 * Names as they stand now, counters, and what lies at the corners of stacks.
 * @typedef {{names: number[][], counters: number[][], depths: number[][]}} Lying
 */

/** @type {WeakMap<Plan, Lying>} what lies on a board for which names have been planned */
const grounds = new WeakMap();

/** Boxes of names as they stand now, of counters, and of the figures at stacks. @param {Ground} board */
export function groundOf(board) {
  const { stacks } = board.scene,
    plan = planOf(board),
    unit = pixel(board);
  let ground = grounds.get(plan);
  if (!ground) {
    const names = board.chart.names
      .filter((n) => !n.path && !n.angle && plan.get(n) !== false)
      .map((name) => {
        const n = seen(name, unit),
          w = widthOf(n);
        return boxOf(n, plan.get(name) || { x: n.anchor === "middle" ? n.x : n.x + w / 2, y: n.y }, w);
      });
    const depths = [...[...stacks].flatMap(([hex, units]) => depthBox(board, hex, units, unit)), ...markerBoxes(board)];
    const counters = [...stacks].flatMap(([hex, units]) => (units.length ? counterBox(board, hex, units) : []));
    ground = { names, counters, depths };
    grounds.set(plan, ground);
  }
  return ground;
}

/**
 * Where the number of a hex stands that a text names: over its counters, or where it hides no name.
 * @param {Ground} board @param {{n: string, x: number, y: number}} h @param {number} size
 * @param {number[][]} numbers boxes of those that stand already, to which this one is added @returns {Spot}
 */
export function numberSpot(board, h, size, numbers) {
  const there = board.scene.stacks.get(h.n),
    more = there ? spread(there.length) : 0,
    { names, counters, depths } = groundOf(board);
  const up = { x: h.x, y: h.y - (there ? 42 + more : 26) },
    down = { x: h.x, y: h.y + (there ? 41 + more : 22) + size * 0.7 };
  const boxAt = (/** @type {Spot} */ s) => [s.x - size * 0.9, s.y - size * 0.75, s.x + size * 0.9, s.y + 2];
  let best = up,
    least = Infinity;
  for (const spot of [up, down, ...[-26, 26].flatMap((dx) => [up, down].map((s) => ({ x: s.x + dx, y: s.y })))]) {
    const box = boxAt(spot),
      cost = OVER_NAME * (sum(names, box) + sum(numbers, box) + sum(depths, box)) + sum(counters, box);
    if (cost < least) [best, least] = [spot, cost];
    if (cost === 0) break;
  }
  numbers.push(boxAt(best));
  return best;
}

/**
 * Where a star stands: in its hex, over or under what lies there, and on no figures of a counter.
 * @param {Ground} board @param {{n: string, x: number, y: number}} h @param {number} halfWide @param {number} halfHigh
 * @returns {Spot} its middle
 */
export function starSpot(board, h, halfWide, halfHigh) {
  const { names, counters, depths } = groundOf(board);
  const there = board.scene.stacks.get(h.n),
    high = there ? HALF + spread(there.length) + 2 + halfHigh : Math.max(26, halfHigh),
    aside = Math.max(0, 46 - halfWide);
  let best = { x: h.x, y: h.y - high },
    least = Infinity;
  for (const dy of [-high, high])
    for (const dx of [0, -aside, aside]) {
      const box = [h.x + dx - halfWide, h.y + dy - halfHigh, h.x + dx + halfWide, h.y + dy + halfHigh],
        cost = OVER_NAME * (sum(names, box) + sum(depths, box)) + sum(counters, box);
      if (cost < least) [best, least] = [{ x: h.x + dx, y: h.y + dy }, cost];
    }
  return best;
}

/** @param {Ground} board @param {string} hex @param {object[]} units @returns {number[][]} */
function counterBox(board, hex, units) {
  const o = board.hexes.get(hex);
  if (!o) return [];
  const s = HALF + spread(units.length);
  return [[o.x - s, o.y - s, o.x + s, o.y + s]];
}

/**
 * The figure at the upper right of a stack: how many there are.
 * @param {Ground} board @param {string} hex @param {{hidden?: boolean}[]} units @param {number} unit
 */
function depthBox(board, hex, units, unit) {
  const figure = figureOf(units, unit),
    [box] = figure ? counterBox(board, hex, units) : [];
  if (!figure || !box) return [];
  const x = box[2] - INTO,
    y = box[1] + INTO,
    wide = figure.wide + figure.edge / 2,
    high = figure.high + figure.edge / 2;
  return [
    [
      Math.min(box[2] - BADGE, x - wide),
      Math.min(box[1] - 12, y - high),
      Math.max(box[2] + 16, x + wide),
      Math.max(box[1] + 12, y + high),
    ],
  ];
}

/** @param {Name} n */
function widthOf(n) {
  return n.text.length * ((n.size || 20) * (n.kind === "city" ? 0.66 : 0.5) + (n.tracking || 0));
}

/** Left, top, right, bottom of a name. @param {Name} n @param {Spot} at @param {number} w */
function boxOf(n, at, w) {
  return [at.x - w / 2, at.y - (n.size || 20) * CAPITAL, at.x + w / 2, at.y + 3];
}

/** How much of a box others cover. @param {number[][]} others @param {number[]} box */
export function sum(others, box) {
  let area = 0;
  for (const b of others) {
    const w = Math.min(b[2], box[2]) - Math.max(b[0], box[0]),
      h = Math.min(b[3], box[3]) - Math.max(b[1], box[1]);
    if (w > 0 && h > 0) area += w * h;
  }
  return area;
}
