// @ts-check
/** Where the names of places go when counters stand about. */

/** @typedef {import("../map/chart.js").ChartName} Name */
/** @typedef {import("./board.js").Board} Board */

const MOVED = new Set(["town", "city", "fortress", "village", "hamlet"]);

/** Half a counter, and how much higher each one below it lifts it. */
const HALF = 33,
  LIFT = 5.2;

/** Whether counters stand on the place of a name. @param {Board} board @param {Name} n */
export function covered(board, n) {
  return !!n.hex && board.scene.stacks.has(n.hex) && MOVED.has(n.kind);
}

/** Where the name of an occupied place goes: under its counters. @param {Board} board @param {Name} n */
export function below(board, n) {
  if (!n.hex || !covered(board, n)) return false;
  // a fortress that stands there as a counter says its name itself
  if (n.kind === "fortress" && (board.scene.stacks.get(n.hex) || []).some((u) => u.type === "fortress")) return false;
  const h = board.hexes.get(n.hex);
  return h ? { x: h.x, y: h.y + 52 } : false;
}

/**
 * Where the name of a free place goes: where it is printed, or aside if counters nearby would cover it there.
 * @param {Board} board @param {Name} n @returns {{x: number, y: number} | null | false}
 */
export function aside(board, n) {
  if (covered(board, n)) return false;
  const h = n.hex && MOVED.has(n.kind) && !n.path && !n.angle ? board.hexes.get(n.hex) : undefined;
  if (!h) return null;
  const size = n.size || 20,
    w = n.text.length * (size * 0.5 + (n.tracking || 0)),
    reach = w + 60;
  /** @type {number[][]} */
  const counters = [];
  for (const [hex, units] of board.scene.stacks) {
    const o = board.hexes.get(hex);
    if (!o || !units.length || Math.abs(o.x - h.x) > reach || Math.abs(o.y - h.y) > 110) continue;
    const up = LIFT * (Math.min(4, units.length) - 1);
    counters.push([o.x - HALF, o.y - HALF - up, o.x + HALF + up, o.y + HALF]);
  }
  const free = (/** @type {number} */ x, /** @type {number} */ y) =>
    counters.every((b) => b[0] > x + w / 2 || b[2] < x - w / 2 || b[1] > y + 3 || b[3] < y - size * 0.7);
  if (!counters.length || free(n.anchor === "middle" ? n.x : n.x + w / 2, n.y)) return null;
  const gap = n.kind === "city" ? 14 : 10,
    high = size * 0.7;
  const places = [
    { x: h.x, y: h.y + gap + high },
    { x: h.x, y: h.y - gap - 2 },
    { x: h.x + gap + 3 + w / 2, y: h.y + high / 2 },
    { x: h.x - gap - 3 - w / 2, y: h.y + high / 2 },
  ];
  return places.find((p) => free(p.x, p.y)) || null;
}
