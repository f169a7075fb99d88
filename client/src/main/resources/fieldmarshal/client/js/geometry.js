// @ts-check
/** Plane geometry of hexes and lines, without any page: everything here can be tested by itself. */

/** @typedef {{x: number, y: number}} Point */

/**
 * Corners of a hex of width 100.
 * @param {number} x @param {number} y @param {boolean} pointy @param {number} [k] scale
 * @returns {Point[]}
 */
export function corners(x, y, pointy, k = 1) {
  const r = (100 / Math.sqrt(3)) * k;
  /** @type {Point[]} */
  const out = [];
  for (let i = 0; i < 6; i++) {
    const a = (Math.PI / 180) * (60 * i - (pointy ? 90 : 0));
    out.push({ x: x + r * Math.cos(a), y: y + r * Math.sin(a) });
  }
  return out;
}

/** Distance between neighbouring centres, whichever way the hexes stand. */
const SPACING = 100;

/**
 * Neighbours of every hex, from the centres alone.
 * @template {{n: string, x: number, y: number}} H
 * @param {H[]} hexes
 * @returns {Map<string, string[]>}
 */
export function neighbours(hexes) {
  const reach = SPACING * 1.2;
  /** @type {Map<string, H[]>} */
  const grid = new Map();
  const cell = (/** @type {number} */ v) => Math.floor(v / 130);
  for (const h of hexes) {
    const key = cell(h.x) + "," + cell(h.y);
    const list = grid.get(key);
    if (list) list.push(h);
    else grid.set(key, [h]);
  }
  /** @type {Map<string, string[]>} */
  const out = new Map();
  for (const h of hexes) {
    const near = [];
    for (let i = -1; i <= 1; i++)
      for (let j = -1; j <= 1; j++)
        for (const o of grid.get(cell(h.x) + i + "," + (cell(h.y) + j)) || [])
          if (o !== h && Math.hypot(o.x - h.x, o.y - h.y) < reach) near.push(o);
    near.sort((a, b) => angle(h, a) - angle(h, b));
    out.set(
      h.n,
      near.map((o) => o.n),
    );
  }
  return out;
}

/** Direction from a to b, degrees clockwise from the top. @param {Point} a @param {Point} b */
export function angle(a, b) {
  return ((Math.atan2(b.x - a.x, a.y - b.y) * 180) / Math.PI + 360) % 360;
}

/**
 * The hex whose centre is nearest, if the point is inside the map.
 * @template {{n: string, x: number, y: number}} H
 * @param {Map<string, H[]>} index @param {number} x @param {number} y @returns {H | null}
 */
export function hexAt(index, x, y) {
  const cx = Math.floor(x / 130),
    cy = Math.floor(y / 130);
  let best = null,
    least = 59 * 59;
  for (let i = -1; i <= 1; i++)
    for (let j = -1; j <= 1; j++)
      for (const h of index.get(cx + i + "," + (cy + j)) || []) {
        const d = (h.x - x) ** 2 + (h.y - y) ** 2;
        if (d < least) ((least = d), (best = h));
      }
  return best;
}

/**
 * An index of hexes by place.
 * @template {{n: string, x: number, y: number}} H
 * @param {H[]} hexes @returns {Map<string, H[]>}
 */
export function indexed(hexes) {
  /** @type {Map<string, H[]>} */
  const grid = new Map();
  for (const h of hexes) {
    const key = Math.floor(h.x / 130) + "," + Math.floor(h.y / 130);
    const list = grid.get(key);
    if (list) list.push(h);
    else grid.set(key, [h]);
  }
  return grid;
}

/**
 * The outline of a set of hexes as closed rings.
 * @param {Point[]} centres @param {boolean} pointy
 * @returns {Point[][]}
 */
export function outline(centres, pointy) {
  const key = (/** @type {Point} */ p) => Math.round(p.x / 4) + "," + Math.round(p.y / 4);
  /** @type {Map<string, Point>} */
  const spots = new Map();
  const snap = (/** @type {Point} */ p) => {
    const cx = Math.round(p.x / 4),
      cy = Math.round(p.y / 4);
    for (let i = -1; i <= 1; i++)
      for (let j = -1; j <= 1; j++) {
        const s = spots.get(cx + i + "," + (cy + j));
        if (s && Math.hypot(s.x - p.x, s.y - p.y) < 3) return s;
      }
    spots.set(key(p), p);
    return p;
  };
  /** @type {Map<string, [Point, Point]>} */
  const edges = new Map();
  for (const c of centres) {
    const cs = corners(c.x, c.y, pointy).map(snap);
    for (let i = 0; i < 6; i++) {
      const a = cs[i],
        b = cs[(i + 1) % 6];
      const back = key(b) + "|" + key(a);
      if (edges.has(back)) edges.delete(back);
      else edges.set(key(a) + "|" + key(b), [a, b]);
    }
  }
  /** @type {Map<string, [Point, Point][]>} */
  const from = new Map();
  for (const e of edges.values()) {
    const k = key(e[0]);
    const list = from.get(k);
    if (list) list.push(e);
    else from.set(k, [e]);
  }
  /** @type {Point[][]} */
  const rings = [];
  for (const start of edges.values()) {
    const list = from.get(key(start[0]));
    if (!list || !list.includes(start)) continue;
    /** @type {Point[]} */
    const ring = [];
    let e = start;
    for (;;) {
      ring.push(e[0]);
      const at = from.get(key(e[0]));
      if (at) at.splice(at.indexOf(e), 1);
      const next = from.get(key(e[1]));
      if (!next || !next.length) break;
      e = next[0];
    }
    rings.push(ring);
  }
  return rings;
}

/**
 * A ring moved inwards (clockwise rings on a screen: to the right hand), corners kept.
 * @param {Point[]} ring @param {number} by
 */
export function inset(ring, by) {
  const n = ring.length;
  return ring.map((p, i) => {
    const a = ring[(i + n - 1) % n],
      b = ring[(i + 1) % n];
    const u = unit(a, p),
      v = unit(p, b);
    const nx = -(u.y + v.y),
      ny = u.x + v.x;
    const l = Math.hypot(nx, ny) || 1;
    const k = by / Math.max(0.5, (-u.y * nx + u.x * ny) / l);
    return { x: p.x + (nx / l) * k, y: p.y + (ny / l) * k };
  });
}

/** @param {Point} a @param {Point} b */
function unit(a, b) {
  const dx = b.x - a.x,
    dy = b.y - a.y,
    l = Math.hypot(dx, dy) || 1;
  return { x: dx / l, y: dy / l };
}

/**
 * A closed ring with round corners onto anything that takes path commands.
 * @param {{moveTo: Function, lineTo: Function, quadraticCurveTo: Function, closePath: Function}} path
 * @param {Point[]} ring @param {number} r
 */
export function roundRing(path, ring, r) {
  const n = ring.length;
  for (let i = 0; i < n; i++) {
    const a = ring[(i + n - 1) % n],
      p = ring[i],
      b = ring[(i + 1) % n];
    const u = unit(p, a),
      v = unit(p, b);
    const s = { x: p.x + u.x * r, y: p.y + u.y * r };
    if (i === 0) path.moveTo(s.x, s.y);
    else path.lineTo(s.x, s.y);
    path.quadraticCurveTo(p.x, p.y, p.x + v.x * r, p.y + v.y * r);
  }
  path.closePath();
}

/**
 * A line through hex centres: quadratics from hexside middle to hexside middle.
 * @param {{moveTo: Function, lineTo: Function, quadraticCurveTo: Function}} path @param {Point[]} pts
 */
export function midcurve(path, pts) {
  if (!pts.length) return;
  path.moveTo(pts[0].x, pts[0].y);
  for (let i = 1; i < pts.length - 1; i++) {
    const m = { x: (pts[i].x + pts[i + 1].x) / 2, y: (pts[i].y + pts[i + 1].y) / 2 };
    if (i === 1) path.lineTo((pts[0].x + pts[1].x) / 2, (pts[0].y + pts[1].y) / 2);
    path.quadraticCurveTo(pts[i].x, pts[i].y, m.x, m.y);
  }
  const last = pts[pts.length - 1];
  path.lineTo(last.x, last.y);
}

/**
 * The point at a share of a polyline's length.
 * @param {Point[]} pts @param {number} t @returns {Point}
 */
export function along(pts, t) {
  if (pts.length < 2) return pts[0];
  let total = 0;
  for (let i = 1; i < pts.length; i++) total += Math.hypot(pts[i].x - pts[i - 1].x, pts[i].y - pts[i - 1].y);
  let want = Math.max(0, Math.min(1, t)) * total;
  for (let i = 1; i < pts.length; i++) {
    const d = Math.hypot(pts[i].x - pts[i - 1].x, pts[i].y - pts[i - 1].y);
    if (want <= d || i === pts.length - 1) {
      const k = d ? want / d : 0;
      return { x: pts[i - 1].x + (pts[i].x - pts[i - 1].x) * k, y: pts[i - 1].y + (pts[i].y - pts[i - 1].y) * k };
    }
    want -= d;
  }
  return pts[pts.length - 1];
}

/** The points of an SVG path made of M, L and Z, absolute or relative. @param {string} d @returns {Point[]} */
export function points(d) {
  /** @type {Point[]} */
  const out = [];
  let x = 0,
    y = 0,
    sx = 0,
    sy = 0;
  for (const [, letter, rest] of d.matchAll(/([MLZmlz])([^MLZmlz]*)/g)) {
    if (letter === "z" || letter === "Z") {
      x = sx;
      y = sy;
      continue;
    }
    const nums = rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) || [];
    const relative = letter === "l" || letter === "m";
    for (let i = 0; i + 1 < nums.length; i += 2) {
      x = relative ? x + +nums[i] : +nums[i];
      y = relative ? y + +nums[i + 1] : +nums[i + 1];
      if (i === 0 && (letter === "M" || letter === "m")) {
        sx = x;
        sy = y;
      }
      out.push({ x, y });
    }
  }
  return out;
}

/** cubic-bezier(.3,0,.2,1) near enough. @param {number} t */
export function ease(t) {
  return t <= 0 ? 0 : t >= 1 ? 1 : t < 0.5 ? 4 * t * t * t : 1 - (-2 * t + 2) ** 3 / 2;
}

/** The neighbour nearest to a direction. @param {Point} from @param {Point[]} others @param {number} degrees */
export function towards(from, others, degrees) {
  let best = -1,
    least = 46;
  others.forEach((o, i) => {
    const d = Math.abs(((angle(from, o) - degrees + 540) % 360) - 180);
    if (d < least) ((least = d), (best = i));
  });
  return best;
}
