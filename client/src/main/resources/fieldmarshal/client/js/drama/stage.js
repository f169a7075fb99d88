// @ts-check
/** Draws the play of a combat over the board: the large die above the hex, arrows, counters that flip, walk and fade. */
import { zoomFor } from "../counters/face.js";
import { SPRITE_MARGIN, spriteAt } from "../counters/sprites.js";
import { arrow } from "../board/counters.js";
import { along, ease } from "../geometry.js";
import { dieAt, dieSpot, fallen, stands } from "./script.js";

/** @typedef {import("./script.js").Play} Play */
/** @typedef {import("../board/board.js").Pen} Pen */

const COUNTER = 66;

/** Where the pips of a face are, in tenths of the die. @type {number[][][]} */
const PIPS = [
  [],
  [[5, 5]],
  [
    [2.8, 2.8],
    [7.2, 7.2],
  ],
  [
    [2.6, 2.6],
    [5, 5],
    [7.4, 7.4],
  ],
  [
    [2.8, 2.8],
    [7.2, 2.8],
    [2.8, 7.2],
    [7.2, 7.2],
  ],
  [
    [2.6, 2.6],
    [7.4, 2.6],
    [5, 5],
    [2.6, 7.4],
    [7.4, 7.4],
  ],
  [
    [2.8, 2.4],
    [2.8, 5],
    [2.8, 7.6],
    [7.2, 2.4],
    [7.2, 5],
    [7.2, 7.6],
  ],
];

/** The units that a play draws itself. @param {Play} play */
export function cast(play) {
  return new Set(play.acts.map((a) => a.unit?.id).filter((id) => id !== undefined));
}

/**
 * Draws the play as it is at a time.
 * @param {Pen} pen @param {Play} play @param {number} t @param {import("./script.js").Box} free the part of the map that is seen
 */
export function drawPlay(pen, play, t, free) {
  units(pen, play, t);
  inUnits(pen);
  marks(pen, play);
  die(pen, play, t, free);
}

/** @param {Pen} pen */
function inUnits({ c, view }) {
  c.setTransform(view.scale, 0, 0, view.scale, -view.x * view.scale, -view.y * view.scale);
}

/** The hexes under attack and where the attack comes from. @param {Pen} pen @param {Play} play */
function marks({ c, board }, play) {
  const p = board.paths.of(play.targets, 0.97);
  c.lineJoin = "round";
  c.strokeStyle = "#fff";
  c.lineWidth = 9;
  c.globalAlpha = 0.85;
  c.stroke(p);
  c.globalAlpha = 1;
  c.strokeStyle = "#B32F23";
  c.lineWidth = 5;
  c.stroke(p);
  for (const f of play.from)
    for (const t of play.targets) {
      const a = board.hexes.get(f),
        b = board.hexes.get(t);
      if (a && b && (board.near.get(f) || []).includes(t)) arrow(c, a, b);
    }
}

/** @param {Pen} pen @param {Play} play @param {number} t */
function units(pen, play, t) {
  for (const a of play.acts) {
    // who walks back leaves a ghost and a trail until the end
    if (a.kind !== "walk" || !a.path || t < a.start) continue;
    inUnits(pen);
    trail(pen, a.path);
    const h = pen.board.hexes.get(a.path[0]);
    if (h && a.unit) counter(pen, a.unit, h.x, h.y, { alpha: 0.34 });
  }
  for (const id of cast(play)) {
    const s = stands(play, id, t);
    if (!s) continue;
    pen.board.drawnUnits.add(id);
    const at = s.path ? along(pen.board.paths.centres(s.path), ease(s.share ?? 1)) : pen.board.hexes.get(s.hex);
    if (at) counter(pen, s.unit, at.x, at.y, s);
  }
}

/** @param {Pen} pen @param {string[]} path */
function trail({ c, board }, path) {
  const pts = board.paths.centres(path);
  c.lineJoin = "round";
  for (const [colour, width, dash] of /** @type {[string, number, number[]][]} */ ([
    ["#fff", 11, []],
    ["#0E5A4B", 6, [14, 9]],
  ])) {
    c.strokeStyle = colour;
    c.lineWidth = width;
    c.setLineDash(dash);
    c.beginPath();
    pts.forEach((p, i) => (i ? c.lineTo(p.x, p.y) : c.moveTo(p.x, p.y)));
    c.stroke();
  }
  c.setLineDash([]);
}

/**
 * A counter, perhaps narrow or pale.
 * @param {Pen} pen @param {import("../types.js").Unit} unit @param {number} x @param {number} y
 * @param {{squeeze?: number, alpha?: number}} how
 */
function counter({ c, board, view, scene }, unit, x, y, how) {
  const size = COUNTER * view.scale,
    drawn = COUNTER * view.settled;
  const s = spriteAt(scene.face(unit), drawn, zoomFor(drawn / board.ratio));
  const full = size * (1 + 2 * SPRITE_MARGIN),
    w = full * (how.squeeze ?? 1);
  c.save();
  c.setTransform(1, 0, 0, 1, 0, 0);
  c.globalAlpha = how.alpha ?? 1;
  if (how.alpha !== undefined) c.filter = "grayscale(1)";
  c.drawImage(s, (x - view.x) * view.scale - w / 2, (y - view.y) * view.scale - full / 2, w, full);
  c.restore();
}

/** Half of what a die takes that lies a little aslant, with its shadow, in parts of its side. */
const DIE_ROOM = 0.62;

/** @param {Pen} pen @param {Play} play @param {number} t @param {import("./script.js").Box} free the part of the map that is seen */
function die(pen, play, t, free) {
  const d = dieAt(play, t),
    h = pen.board.hexes.get(play.hex);
  if (!d || !h) return;
  const { c, view, board } = pen;
  // a die for each unit: those that have fallen lie in a row
  const rested = fallen(play, t),
    many = play.acts.filter((a) => a.kind === "die").length > 1;
  const ratio = board.ratio,
    size = (many ? 62 : 96) * ratio,
    small = 26 * ratio,
    half = size * DIE_ROOM;
  const box = { x: free.x * ratio, y: free.y * ratio, w: free.w * ratio, h: free.h * ratio },
    at = { x: (h.x - view.x) * view.scale, y: (h.y - view.y) * view.scale };
  // never on the hex, and never at the edge
  const { x, y, above } = dieSpot(box, at, 62 * view.scale, half, many ? small * 1.2 : 0);
  c.save();
  c.setTransform(1, 0, 0, 1, 0, 0);
  if (many) {
    const row = rested.slice(-10),
      up = above ? y - half - small * 0.6 : y + half + small * 0.6,
      wide = row.length * small * 0.6 + 4,
      mid = Math.max(box.x + wide, Math.min(box.x + box.w - wide, x));
    row.forEach((f, i) => cube(c, mid + (i - (row.length - 1) / 2) * small * 1.2, up, small, f, 0));
  }
  const e = ease(d.share),
    // it comes from where there is more room
    right = box.x + box.w - half - x,
    left = x - half - box.x,
    far = (1 - e) * Math.min(190 * ratio, Math.max(right, left)) * (right >= left ? 1 : -1);
  const face = d.share >= 0.86 ? d.act.face || 1 : 1 + (Math.floor(d.share * 11) % 6);
  c.globalAlpha = Math.min(1, d.share * 5 + (d.n > 0 ? 0.4 : 0));
  const bounce = Math.min(y - half - box.y, Math.abs(Math.sin(d.share * Math.PI * 2)) * 34 * ratio * (1 - e));
  cube(c, x + far, y - bounce, size, face, (1 - e) * 1.3 * 2 * Math.PI + 0.08);
  board.drawnDie = { x: (x - half) / ratio, y: (y - half) / ratio, w: (2 * half) / ratio, h: (2 * half) / ratio };
  c.restore();
}

/**
 * A die.
 * @param {CanvasRenderingContext2D} c @param {number} x @param {number} y @param {number} size @param {number} face
 * @param {number} turn in radians
 */
function cube(c, x, y, size, face, turn) {
  c.save();
  c.translate(x, y);
  c.rotate(turn);
  c.shadowColor = "rgba(0,0,0,.45)";
  c.shadowBlur = size * 0.14;
  c.shadowOffsetY = size * 0.06;
  c.fillStyle = "#FFFFFF";
  c.strokeStyle = "#23272B";
  c.lineWidth = size * 0.045;
  c.beginPath();
  c.roundRect(-size / 2, -size / 2, size, size, size * 0.17);
  c.fill();
  c.shadowColor = "transparent";
  c.stroke();
  c.fillStyle = "#23272B";
  for (const [px, py] of PIPS[face] || []) {
    c.beginPath();
    c.arc((px / 10 - 0.5) * size, (py / 10 - 0.5) * size, size * 0.095, 0, 7);
    c.fill();
  }
  if (face > 6) {
    c.font = `700 ${size * 0.6}px "Barlow Condensed", sans-serif`;
    c.textAlign = "center";
    c.textBaseline = "middle";
    c.fillText(String(face), 0, size * 0.03);
  }
  c.restore();
}
