// @ts-check
/** The front: the line between the hexes of two sides, traced from who holds what. No page needed. */
import { corners, neighbours } from "../geometry.js";

/** @typedef {import("../geometry.js").Point} Point */
/** @typedef {{n: string, x: number, y: number, sea?: boolean}} Hex */
/** @typedef {Map<string, string>} Holders the side that holds each hex */

/**
 * Who holds each hex, where also a hex that nobody holds belongs to the nearest holder: a lake or a wood ends no front.
 * @param {Hex[]} hexes @param {Map<string, string[]>} near @param {Holders} held @returns {Holders}
 */
export function filled(hexes, near, held) {
  const out = new Map(held);
  let edge = hexes.filter((h) => held.has(h.n)).map((h) => h.n);
  const land = new Set(hexes.filter((h) => !h.sea).map((h) => h.n));
  while (edge.length) {
    /** @type {string[]} */
    const next = [];
    for (const n of edge)
      for (const o of near.get(n) || [])
        if (land.has(o) && !out.has(o)) {
          out.set(o, /** @type {string} */ (out.get(n)));
          next.push(o);
        }
    edge = next;
  }
  return out;
}

/** So many hexes round a unit belong to its side, and so many of six neighbours of the other side take a hex with them. */
const REACH = 3,
  MOST = 4;

/**
 * The land as the armies divide it: near units it is that of the nearest, elsewhere that of its holder; strips and corners of one hex,
 * in which nobody stands, are left to those round them.
 * @param {Map<string, string[]>} near @param {Holders} held @param {Holders} stand the side whose units stand in a hex @returns {Holders}
 */
export function fronted(near, held, stand) {
  let out = new Map(held),
    edge = [...stand.keys()];
  const reached = new Map(stand);
  for (let k = 0; k < REACH; k++) {
    /** @type {string[]} */
    const next = [];
    for (const n of edge)
      for (const o of near.get(n) || [])
        if (held.has(o) && !reached.has(o)) {
          reached.set(o, /** @type {string} */ (reached.get(n)));
          next.push(o);
        }
    edge = next;
  }
  for (const [n, side] of reached) if (held.has(n)) out.set(n, side);
  for (let k = 0; k < REACH; k++) {
    const calm = new Map(out);
    for (const [n, side] of out) {
      const others = (near.get(n) || []).map((o) => out.get(o)).filter((s) => s && s !== side);
      if (others.length >= MOST && !stand.has(n)) calm.set(n, /** @type {string} */ (others[0]));
    }
    out = calm;
  }
  return out;
}

/** A ring of fewer hexsides is no front, but a patch behind one. */
const POCKET = 18;

/** @param {Point} p */
const key = (p) => `${Math.round(p.x / 3)},${Math.round(p.y / 3)}`;

/**
 * The hexsides between the sides as lines, the longest first.
 * @param {Hex[]} hexes @param {boolean} pointy @param {Holders} held @param {number} [least] lines of fewer hexsides are left out
 * @returns {Point[][]}
 */
export function front(hexes, pointy, held, least = 4) {
  const near = neighbours(hexes);
  const of = filled(hexes, near, held);
  const by = new Map(hexes.map((h) => [h.n, h]));
  /** @type {Map<string, Point>} */
  const spots = new Map();
  const snap = (/** @type {Point} */ p) => {
    for (let i = -1; i <= 1; i++)
      for (let j = -1; j <= 1; j++) {
        const s = spots.get(key({ x: p.x + 3 * i, y: p.y + 3 * j }));
        if (s && Math.hypot(s.x - p.x, s.y - p.y) < 3) return s;
      }
    spots.set(key(p), p);
    return p;
  };
  /** @type {Map<Point, Point[]>} */
  const ends = new Map();
  for (const h of hexes) {
    const side = of.get(h.n);
    if (!side) continue;
    for (const n of near.get(h.n) || []) {
      const o = by.get(n);
      if (!o || n < h.n || !of.has(n) || of.get(n) === side) continue;
      const [a, b] = hexside(h, o, pointy).map(snap);
      ends.set(a, [...(ends.get(a) || []), b]);
      ends.set(b, [...(ends.get(b) || []), a]);
    }
  }
  return chains(ends)
    .filter((c) => c.length > (c[0] === c[c.length - 1] ? Math.max(least, POCKET) : least))
    .sort((a, b) => b.length - a.length);
}

/** The two corners that neighbours share. @param {Hex} a @param {Hex} b @param {boolean} pointy */
function hexside(a, b, pointy) {
  const m = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  return corners(a.x, a.y, pointy)
    .sort((p, q) => Math.hypot(p.x - m.x, p.y - m.y) - Math.hypot(q.x - m.x, q.y - m.y))
    .slice(0, 2);
}

/** Hexsides that hang together, from end to end; where three meet, a line goes straight on. @param {Map<Point, Point[]>} ends */
function chains(ends) {
  /** @type {Point[][]} */
  const out = [];
  const walk = (/** @type {Point} */ start) => {
    const line = [start];
    let at = start;
    for (;;) {
      const to = ends.get(at)?.pop();
      if (!to) return line;
      const back = ends.get(to);
      back?.splice(back.indexOf(at), 1);
      line.push(to);
      at = to;
    }
  };
  for (const odd of [true, false])
    for (const p of ends.keys()) while ((ends.get(p)?.length || 0) % 2 === (odd ? 1 : 0) && ends.get(p)?.length) out.push(walk(p));
  return out;
}

/** A line along hexsides with its corners pulled in. @param {Point[]} line @returns {Point[]} */
export function smooth(line) {
  const closed = line.length > 2 && line[0] === line[line.length - 1];
  return line.map((p, i) => {
    const a = line[i - 1] || (closed ? line[line.length - 2] : null),
      b = line[i + 1] || (closed ? line[1] : null);
    if (!a || !b) return p;
    return { x: p.x * 0.5 + (a.x + b.x) * 0.25, y: p.y * 0.5 + (a.y + b.y) * 0.25 };
  });
}

/** A smooth line as an SVG path. @param {Point[]} pts @param {(p: Point) => Point} to where a point of the map stands in the picture */
export function pathOf(pts, to) {
  const q = pts.map(to),
    f = (/** @type {number} */ v) => String(Math.round(v * 10) / 10);
  if (q.length < 2) return "";
  let d = `M${f(q[0].x)} ${f(q[0].y)}`;
  for (let i = 1; i < q.length - 1; i++)
    d += `Q${f(q[i].x)} ${f(q[i].y)} ${f((q[i].x + q[i + 1].x) / 2)} ${f((q[i].y + q[i + 1].y) / 2)}`;
  return `${d}L${f(q[q.length - 1].x)} ${f(q[q.length - 1].y)}`;
}

/**
 * Who held what at the start and at the end of each turn.
 * @param {{start: {control: Record<string, string[]>}, turns: {turn: number, taken: Record<string, string[]>}[]}} story
 * @returns {{turn: number, held: Holders}[]} the start is turn 0
 */
export function holdersOf(story) {
  /** @type {Holders} */
  let held = new Map();
  for (const [side, list] of Object.entries(story.start.control)) for (const n of list) held.set(n, side);
  const out = [{ turn: 0, held }];
  for (const t of story.turns) {
    held = new Map(held);
    for (const [side, list] of Object.entries(t.taken)) for (const n of list) held.set(n, side);
    out.push({ turn: t.turn, held });
  }
  return out;
}

/**
 * Some of a list, at most so many: the first, the last, and others at equal distances.
 * @template T @param {T[]} list @param {number} most
 */
export function some(list, most) {
  if (list.length <= most) return list;
  const out = [];
  for (let i = 0; i < most; i++) out.push(list[Math.round((i * (list.length - 1)) / (most - 1))]);
  return out;
}

/** The hexes that another side holds at the end than at the start. @param {{held: Holders}[]} all @returns {Map<string, string>} */
export function changed(all) {
  const first = all[0].held,
    out = new Map();
  for (const [n, side] of all[all.length - 1].held) if (first.has(n) && first.get(n) !== side) out.set(n, side);
  return out;
}

/**
 * The part of the map with all these points, in the proportion of a picture.
 * @param {Point[]} pts @param {{width: number, height: number}} bounds @param {number} aspect width to height
 */
export function frame(pts, bounds, aspect) {
  const xs = pts.map((p) => p.x),
    ys = pts.map((p) => p.y);
  let x0 = Math.min(...xs, bounds.width) - 160,
    x1 = Math.max(...xs, 0) + 160,
    y0 = Math.min(...ys, bounds.height) - 130,
    y1 = Math.max(...ys, 0) + 130;
  if (!pts.length) ((x0 = 0), (x1 = bounds.width), (y0 = 0), (y1 = bounds.height));
  let w = Math.min(Math.max(x1 - x0, 900), bounds.width),
    h = Math.min(Math.max(y1 - y0, 900 / aspect), bounds.height);
  // a high map in a wide picture, or the other way round, stands in its middle with bare table beside it
  if (w / h < aspect) w = h * aspect;
  else h = w / aspect;
  const hold = (/** @type {number} */ v, /** @type {number} */ size, /** @type {number} */ all) =>
    size >= all ? (all - size) / 2 : Math.max(0, Math.min(all - size, v));
  return { x: hold((x0 + x1 - w) / 2, w, bounds.width), y: hold((y0 + y1 - h) / 2, h, bounds.height), w, h };
}
