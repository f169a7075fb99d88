// @ts-check
/** Arrows from hex to hex, over the counters: whole or dashed, so that colour alone tells nothing. */

/** @typedef {import("./board.js").Pen} Pen */

/** @typedef {{x: number, y: number}} Spot */

/** So long it takes until an arrow is drawn, in ms. */
export const DRAWN = 260;

const WIDTH = 16,
  HEAD = 44,
  START = 34;

/**
 * The ends of an arrow's shaft and the corners of its head.
 * @param {Spot} a @param {Spot} b
 */
export function arrowShape(a, b) {
  const dx = b.x - a.x,
    dy = b.y - a.y,
    length = Math.hypot(dx, dy) || 1,
    ux = dx / length,
    uy = dy / length;
  const from = Math.min(START, length / 4),
    neck = Math.max(from, length - HEAD);
  const at = (/** @type {number} */ d, /** @type {number} */ side) => ({ x: a.x + ux * d - uy * side, y: a.y + uy * d + ux * side });
  return { from: at(from, 0), neck: at(neck, 0), head: [at(neck, -HEAD / 2.2), { x: b.x, y: b.y }, at(neck, HEAD / 2.2)] };
}

/** How much of an arrow is drawn at a time, from 0 to 1. @param {import("./scene.js").Arrow} arrow @param {number} t */
export function shareOf(arrow, t) {
  return arrow.begins === undefined ? 1 : Math.max(0, Math.min(1, (t - arrow.begins) / DRAWN));
}

/**
 * Draws as much of an arrow as is to be seen now.
 * @param {Pen} pen @param {import("./scene.js").Arrow} arrow @returns {boolean} whether it goes on
 */
export function drawArrow({ c, board, t }, arrow) {
  const share = shareOf(arrow, t),
    a = board.hexes.get(arrow.from),
    goal = board.hexes.get(arrow.to);
  if (!a || !goal || a === goal) return false;
  const grows = share < 1 && arrow.begins !== Infinity;
  if (!share) return grows;
  const b = { x: a.x + (goal.x - a.x) * share, y: a.y + (goal.y - a.y) * share };
  const s = arrowShape(a, b);
  c.save();
  c.lineJoin = "round";
  c.lineCap = "butt";
  for (const [colour, more] of /** @type {[string, number][]} */ ([
    ["#FBF6EA", 7],
    [arrow.colour, 0],
  ])) {
    c.strokeStyle = c.fillStyle = colour;
    c.lineWidth = WIDTH + more;
    c.setLineDash(arrow.dashed && !more ? [22, 12] : []);
    c.beginPath();
    c.moveTo(s.from.x, s.from.y);
    c.lineTo(s.neck.x, s.neck.y);
    c.stroke();
    c.setLineDash([]);
    c.beginPath();
    s.head.forEach((p, i) => (i ? c.lineTo(p.x, p.y) : c.moveTo(p.x, p.y)));
    c.closePath();
    c.fill();
    if (more) {
      c.lineWidth = more;
      c.stroke();
    }
  }
  c.restore();
  return grows;
}

/**
 * Writes what an arrow is, when it is there; after all arrows, so that none lies over it.
 * @param {Pen} pen @param {import("./scene.js").Arrow} arrow
 */
export function drawLabel({ c, board, t }, arrow) {
  const a = board.hexes.get(arrow.from),
    b = board.hexes.get(arrow.to);
  if (!arrow.label || shareOf(arrow, t) < 1 || !a || !b || a === b) return;
  c.save();
  label(c, arrow, b, a.x <= b.x ? 1 : -1);
  c.restore();
}

/** @param {CanvasRenderingContext2D} c @param {import("./scene.js").Arrow} arrow @param {Spot} at @param {number} side */
function label(c, arrow, at, side) {
  c.font = '700 25px "Barlow Condensed", sans-serif';
  const w = c.measureText(arrow.label).width + 22,
    x = at.x + side * 30 - w / 2,
    y = at.y - 78;
  c.fillStyle = arrow.colour;
  c.strokeStyle = "#FBF6EA";
  c.lineWidth = 4;
  c.beginPath();
  c.roundRect(x, y, w, 34, 5);
  c.stroke();
  c.fill();
  c.fillStyle = dark(arrow.colour) ? "#FFFFFF" : "#15191D";
  c.textAlign = "center";
  c.textBaseline = "alphabetic";
  c.fillText(arrow.label, x + w / 2, y + 26);
}

/** Whether a colour is dark. @param {string} hex */
function dark(hex) {
  const [r, g, b] = [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));
  return 0.3 * r + 0.59 * g + 0.11 * b < 140;
}
