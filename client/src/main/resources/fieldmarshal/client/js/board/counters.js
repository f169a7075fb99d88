// @ts-check
/** Stacks of counters, those on their way, and the fight that is being planned. */
import { zoomFor } from "../counters/face.js";
import { SPRITE_MARGIN, spriteAt } from "../counters/sprites.js";
import { along, ease } from "../geometry.js";
import { SELECT, livery } from "../palette.js";
import { INTO, figureOf } from "./figures.js";

const COUNTER = 66;

const OFF = 5.2;

const SHAKE = 220;

/** @typedef {import("./board.js").Pen} Pen */

/** @typedef {import("./scene.js").Unit} Unit */

/** @typedef {import("./scene.js").Fight} Fight */

/** @typedef {{size: number, drawn: number, zoom: import("../counters/face.js").Zoom}} Scale how large counters are, and were drawn */

/** @param {Pen} pen @returns {boolean} whether a counter is on its way */
export function drawCounters(pen) {
  const { board, scene, view, t, c } = pen;
  const drawn = COUNTER * view.settled;
  /** @type {Scale} */
  const scale = { size: COUNTER * view.scale, drawn, zoom: zoomFor(drawn / board.ratio) };
  // who has arrived stands in his hex again in this very frame: no other may follow
  board.travels = board.travels.filter((v) => t - v.start < v.length);
  for (const [n, start] of board.shakes) if (t - start >= SHAKE) board.shakes.delete(n);
  board.drawnUnits = new Set();
  const { fight } = scene;
  let dimmed = false;
  for (const [n, all] of inOrder(pen)) {
    if (fight && !dimmed && inFight(fight, n)) {
      dim(pen, fight);
      dimmed = true;
    }
    hexStack(pen, n, all, scale);
  }
  if (fight && !dimmed) dim(pen, fight);
  if (fight) arrows(pen, fight);
  for (const v of board.travels) {
    const p = along(v.points, ease(Math.max(0, (t - v.start) / v.length)));
    stack(pen, [v.unit], (p.x - view.x) * view.scale, (p.y - view.y) * view.scale, scale, false);
  }
  if (board.drag) {
    const us = (scene.stacks.get(board.drag.from) || []).filter((u) => scene.chosen.has(u.id));
    c.globalAlpha = 0.92;
    if (us.length) stack(pen, us, board.drag.x * board.ratio, board.drag.y * board.ratio, scale, true);
    c.globalAlpha = 1;
  }
  return board.travels.length > 0;
}

/** @param {Fight} fight @param {string} n */
function inFight(fight, n) {
  return fight.from.has(n) || fight.targets.has(n);
}

/** Those behind first; who fights and who is selected last. @param {Pen} pen */
function inOrder({ board, scene }) {
  const rank = (/** @type {string} */ n) =>
    (scene.fight && inFight(scene.fight, n) ? 2e6 : 0) + (n === scene.hex ? 1e6 : 0) + (board.hexes.get(n)?.y || 0);
  return [...scene.stacks].sort((a, b) => rank(a[0]) - rank(b[0]));
}

/** The stack of a hex. @param {Pen} pen @param {string} n @param {Unit[]} all @param {Scale} scale */
function hexStack(pen, n, all, scale) {
  const { board, scene, view, c } = pen,
    { fight, chosen } = scene;
  const h = board.hexes.get(n);
  if (!h) return;
  const px = (h.x - view.x) * view.scale,
    py = (h.y - view.y) * view.scale,
    margin = 120 * view.scale;
  if (px < -margin || py < -margin || px > board.w + margin || py > board.h + margin) return;
  const us = inHand(pen, n, all);
  if (!us.length) return;
  const first = fight && inFight(fight, n) ? fight.units : chosen;
  const pays = !!scene.pays && us.some((u) => chosen.has(u.id));
  const sorted = fight || pays || n === scene.hex ? us.slice().sort((a, b) => Number(first.has(b.id)) - Number(first.has(a.id))) : us;
  const { dx, dy } = lean(pen, h);
  const ring = fight ? fight.from.has(n) : (pays || n === scene.hex) && chosen.has(sorted[0].id);
  // where nobody is left of those in the hand, a shadow stays
  if (board.drag && board.drag.from === n && us.every((u) => chosen.has(u.id))) c.globalAlpha = 0.35;
  stack(pen, sorted, px + dx * view.scale, py + dy * view.scale, scale, ring);
  c.globalAlpha = 1;
}

/** Those of a stack who are neither on their way nor in the player's hand. @param {Pen} pen @param {string} n @param {Unit[]} all */
function inHand({ board, scene }, n, all) {
  const play = board.performance;
  if (!board.travels.length && !board.drag && !play) return all;
  const travelling = new Set(board.travels.map((v) => v.unit.id));
  const us = all.filter((u) => !travelling.has(u.id) && !play?.hides(u.id));
  if (!board.drag || board.drag.from !== n) return us;
  const left = us.filter((u) => !scene.chosen.has(u.id));
  return left.length ? left : us;
}

/**
 * Fighters lean apart, a refused hex shakes, the one under the pointer lifts.
 * @param {Pen} pen @param {import("../map/chart.js").ChartHex} h
 */
function lean({ board, scene, t }, h) {
  const { fight } = scene;
  let dx = 0,
    dy = 0;
  if (fight && inFight(fight, h.n)) {
    const under = fight.targets.has(h.n);
    const foe = board.hexes.get(under ? [...fight.from][0] || h.n : [...fight.targets][0]);
    if (foe && foe.n !== h.n) {
      const l = Math.hypot(h.x - foe.x, h.y - foe.y) || 1;
      dx = ((h.x - foe.x) / l) * (under ? 11 : 15);
      dy = ((h.y - foe.y) / l) * (under ? 5 : 8);
    }
  }
  const shake = board.shakes.get(h.n);
  if (shake !== undefined) dx += (Math.sin(((t - shake) / SHAKE) * Math.PI * 4) * 3) / board.scale;
  if (h.n === scene.hover && !board.drag && !fight) dy -= 2 / board.scale;
  return { dx, dy };
}

/** Everything but the fight steps back. @param {Pen} pen @param {Fight} fight */
function dim({ board, c, view }, fight) {
  c.save();
  c.setTransform(1, 0, 0, 1, 0, 0);
  const p = new Path2D();
  p.rect(0, 0, board.w, board.h);
  const { scale, x, y } = view;
  p.addPath(board.paths.of([...fight.targets, ...fight.from], 1.12), new DOMMatrix([scale, 0, 0, scale, -x * scale, -y * scale]));
  c.fillStyle = "#23201A";
  c.globalAlpha = 0.13;
  c.fill(p, "evenodd");
  c.restore();
}

/** @param {Pen} pen @param {Fight} fight */
function arrows({ board, c, view }, fight) {
  c.save();
  c.setTransform(view.scale, 0, 0, view.scale, -view.x * view.scale, -view.y * view.scale);
  for (const f of fight.from)
    for (const t of fight.targets) {
      const a = board.hexes.get(f),
        b = board.hexes.get(t);
      if (a && b && (board.near.get(f) || []).includes(t)) arrow(c, a, b);
    }
  c.restore();
}

/** @param {CanvasRenderingContext2D} c @param {{x: number, y: number}} a @param {{x: number, y: number}} b */
export function arrow(c, a, b) {
  const w = 13,
    head = 24;
  const dx = b.x - a.x,
    dy = b.y - a.y,
    l = Math.hypot(dx, dy),
    ux = dx / l,
    uy = dy / l,
    nx = -uy,
    ny = ux;
  const s = [a.x + dx * 0.26, a.y + dy * 0.26],
    e = [a.x + dx * 0.78, a.y + dy * 0.78],
    q = [e[0] - ux * head, e[1] - uy * head];
  c.beginPath();
  c.moveTo(s[0] + nx * w * 0.28, s[1] + ny * w * 0.28);
  c.lineTo(q[0] + nx * w * 0.5, q[1] + ny * w * 0.5);
  c.lineTo(q[0] + nx * w * 1.15, q[1] + ny * w * 1.15);
  c.lineTo(e[0], e[1]);
  c.lineTo(q[0] - nx * w * 1.15, q[1] - ny * w * 1.15);
  c.lineTo(q[0] - nx * w * 0.5, q[1] - ny * w * 0.5);
  c.lineTo(s[0] - nx * w * 0.28, s[1] - ny * w * 0.28);
  c.closePath();
  c.lineJoin = "round";
  c.strokeStyle = "#fff";
  c.lineWidth = 3;
  c.stroke();
  c.fillStyle = "#B32F23";
  c.fill();
}

/**
 * @param {Pen} pen @param {Unit[]} us top first @param {number} px @param {number} py centre
 * @param {Scale} scale @param {boolean} ring
 */
function stack(pen, us, px, py, scale, ring) {
  const { board, scene, c } = pen,
    { size, drawn, zoom } = scale;
  const show = Math.min(4, us.length),
    k = size / COUNTER,
    full = size * (1 + 2 * SPRITE_MARGIN),
    m = size * SPRITE_MARGIN;
  for (const u of us) board.drawnUnits.add(u.id);
  for (let i = show - 1; i >= 0; i--) {
    const d = (i - (show - 1) / 2) * OFF * k,
      f = scene.face(us[i]);
    const s = spriteAt(i > 0 ? { ...f, status: [] } : f, drawn, zoom);
    const x = px + d - size / 2 - m,
      y = py - d - size / 2 - m;
    if (Math.abs(size - drawn) < 0.01) c.drawImage(s, Math.round(x), Math.round(y));
    else c.drawImage(s, x, y, full, full);
    if (scene.theme === "dark" && livery(f.nationality).dark) moonlit(c, px + d, py - d, size, board.ratio);
  }
  const d = ((show - 1) / 2) * OFF * k;
  if (ring) chosenRing(c, px - d, py + d, size, k, board.ratio);
  const figure = size / board.ratio > 15 ? figureOf(us, board.ratio / k) : null;
  if (figure) howMany(c, figure, px + d + size / 2 - INTO * k, py - d - size / 2 + INTO * k, k);
}

/**
 * By night a pale rim lifts a dark counter off a dark map.
 * @param {CanvasRenderingContext2D} c @param {number} x @param {number} y middle @param {number} size @param {number} ratio
 */
function moonlit(c, x, y, size, ratio) {
  c.beginPath();
  c.roundRect(x - size / 2, y - size / 2, size, size, size * 0.08);
  c.strokeStyle = "rgba(241,234,218,.62)";
  c.lineWidth = Math.max(size * 0.02, ratio);
  c.stroke();
}

/**
 * @param {CanvasRenderingContext2D} c @param {number} x @param {number} y @param {number} size
 * @param {number} k pixels a unit @param {number} ratio
 */
function chosenRing(c, x, y, size, k, ratio) {
  for (const [m, w, colour, radius] of /** @type {[number, number, string, number][]} */ ([
    [7.5, 2, "#fff", 11],
    [4, 4.5, SELECT, 8],
  ])) {
    c.beginPath();
    c.roundRect(x - size / 2 - m * k, y - size / 2 - m * k, size + 2 * m * k, size + 2 * m * k, radius * k);
    c.strokeStyle = colour;
    c.lineWidth = Math.max(w * k, (w > 3 ? 2.4 : 1) * ratio);
    c.stroke();
  }
}

/**
 * How many lie in a stack, black on white; how many of them are not seen, white on black.
 * @param {CanvasRenderingContext2D} c @param {import("./figures.js").Figure} figure @param {number} x @param {number} y middle
 * @param {number} k pixels a unit
 */
function howMany(c, { text, high, wide, edge }, x, y, k) {
  const long = wide > high,
    [paper, ink] = long ? ["#23272B", "#fff"] : ["#fff", "#1E2226"];
  c.beginPath();
  c.roundRect(x - wide * k, y - high * k, 2 * wide * k, 2 * high * k, high * k);
  c.fillStyle = paper;
  c.fill();
  c.strokeStyle = ink;
  c.lineWidth = edge * k;
  c.stroke();
  c.fillStyle = ink;
  c.font = `700 ${high * k * (long ? 1.5 : 1.52)}px "Barlow Condensed", sans-serif`;
  c.textAlign = "center";
  c.textBaseline = "alphabetic";
  c.fillText(text, x, y + high * k * 0.53);
}
