// @ts-check
/** Markers that lie on the map and are no units: each drawn by the glyph that the game gives it, or as a badge with its letters. */
import { badge } from "../counters/badges.js";
import { inset, outline, roundRing } from "../geometry.js";
import { markerAt } from "./figures.js";

/** @typedef {import("./board.js").Pen} Pen */
/** @typedef {import("./scene.js").Marker} Marker */
/** @typedef {{x: number, y: number, angle: number}} Spot */

/**
 * Draws the markers that lie below the counters, or above them.
 * @param {Pen} pen @param {"under" | "over"} level @returns {string[]} what was drawn, as kind and hex
 */
export function drawMarkers(pen, level) {
  const { scene, c } = pen;
  const out = [];
  if (level === "under") out.push(...flood(pen));
  /** @type {Map<string, number>} how many a hex has already */
  const full = new Map();
  for (const m of scene.markers) {
    if (m.badge.glyph === WATER) continue;
    const printed = m.toward ? undefined : signOf(pen, m);
    if (printed) {
      if (level === "over") continue;
      held(pen, m, printed);
      out.push(`${m.kind} ${m.hex}`);
      continue;
    }
    const glyph = GLYPHS[m.badge.glyph || ""],
      mine = (glyph && glyph.level) || "over";
    const spot = spotOf(pen, m, mine === "under" ? null : full);
    if (!spot || mine !== level) continue;
    c.save();
    c.translate(spot.x, spot.y);
    c.lineJoin = "round";
    if (glyph) glyph.draw(pen, spot.angle);
    else badge(c, m.badge, 0, 0, 15);
    c.restore();
    out.push(`${m.kind} ${m.hex}`);
  }
  return out;
}

const WATER = "water";

/** Land under water: one sheet over all its hexes, with a lined shore, ripples and reeds. @param {Pen} pen @returns {string[]} */
function flood({ c, T, board, scene }) {
  const wet = scene.markers.filter((m) => m.badge.glyph === WATER);
  if (!wet.length) return [];
  const rings = outline(board.paths.centres(wet.map((m) => m.hex)), board.paths.pointy);
  const shore = (/** @type {number} */ by) => {
    const p = new Path2D();
    for (const ring of rings) roundRing(p, inset(ring, by), 14);
    return p;
  };
  c.save();
  c.globalAlpha = 0.86;
  c.fillStyle = T.sea;
  c.fill(shore(1), "evenodd");
  c.globalAlpha = 1;
  c.strokeStyle = T.coast;
  c.lineWidth = 1.8;
  c.stroke(shore(1));
  c.strokeStyle = T.lining;
  for (const [by, alpha] of [
    [6, 0.6],
    [12, 0.4],
  ]) {
    c.globalAlpha = alpha;
    c.lineWidth = 1;
    c.stroke(shore(by));
  }
  c.globalAlpha = 1;
  for (const h of board.paths.centres(wet.map((m) => m.hex))) {
    c.save();
    c.translate(h.x, h.y);
    line(c, "M-24 20q5-4 10 0t10 0t10 0M-4-22q5-4 10 0t10 0t10 0M-30-4q5-4 10 0t10 0", T.lining, 1.5);
    line(c, "M22 6v-9M18 7l-3-7M26 7l3-7M14 8h16M-20-18v-8M-23-17l-3-6M-27-17h14", T.marsh, 1.4);
    c.restore();
  }
  c.restore();
  return wet.map((m) => `${m.kind} ${m.hex}`);
}

/** The sign of the map itself for what a marker says. @param {Pen} pen @param {Marker} m */
function signOf({ board }, m) {
  return (board.chart.signs || []).find((s) => s.kind === m.kind && s.n === m.hex);
}

/**
 * What is printed needs no marker: a ring tells who holds it, a red bar that it is of no use.
 * @param {Pen} pen @param {Marker} m @param {{x: number, y: number}} at
 */
function held({ c }, m, at) {
  c.save();
  c.beginPath();
  c.arc(at.x, at.y, 14, 0, Math.PI * 2);
  c.strokeStyle = m.colour || "#5A5445";
  c.lineWidth = 3;
  c.stroke();
  if (m.badge.tone === "bad") {
    c.translate(at.x, at.y);
    line(c, "M-9-9L9 9", "#C8372D", 4, "#FFFFFF");
  }
  c.restore();
}

/**
 * Where a marker lies: on its hexside, or in a corner of the hex that counters leave free.
 * @param {Pen} pen @param {Marker} m @param {Map<string, number> | null} full how many each hex has; null for one that covers the hex
 */
function spotOf({ board, scene }, m, full) {
  const h = board.hexes.get(m.hex),
    to = m.toward ? board.hexes.get(m.toward) : undefined;
  if (!h) return null;
  if (to) return { x: (h.x + to.x) / 2, y: (h.y + to.y) / 2, angle: Math.atan2(to.y - h.y, to.x - h.x) };
  if (!full) return { x: h.x, y: h.y, angle: 0 };
  const n = full.get(m.hex) || 0;
  full.set(m.hex, n + 1);
  const at = markerAt(scene.stacks.has(m.hex), n);
  return { x: h.x + at.x, y: h.y + at.y, angle: 0 };
}

/** @param {CanvasRenderingContext2D} c @param {string} d @param {string} colour @param {number} width @param {string} [halo] */
function line(c, d, colour, width, halo) {
  const p = new Path2D(d);
  c.lineCap = "round";
  if (halo) {
    c.strokeStyle = halo;
    c.lineWidth = width + 4;
    c.stroke(p);
  }
  c.strokeStyle = colour;
  c.lineWidth = width;
  c.stroke(p);
}

/** @type {Record<string, {level: "under" | "over", draw: (pen: Pen, angle: number) => void}>} */
const GLYPHS = {
  /** A line that is cut: a red cross over it. */
  cut: {
    level: "over",
    draw: ({ c }) => line(c, "M-13-13L13 13M-13 13L13-13", "#C8372D", 5, "#FFFFFF"),
  },
  /** A work in ruins: a broken star. */
  ruin: {
    level: "over",
    draw: ({ c, T }) => {
      const p = new Path2D("M-20 6L-12-14L-3-4L4-18L12-3L20 6L14 14L-14 14z");
      c.fillStyle = T.paper;
      c.fill(p);
      c.strokeStyle = T.ink;
      c.lineWidth = 2.4;
      c.stroke(p);
      line(c, "M-16-16L16 16", "#C8372D", 4, T.paper);
    },
  },
  /** A bridge across a hexside. */
  bridge: {
    level: "under",
    draw: ({ c, T }, angle) => {
      c.rotate(angle);
      line(c, "M-15-6H15M-15 6H15", T.ink, 2.6, T.paper);
      line(c, "M-20-10L-15-6M20-10L15-6M-20 10L-15 6M20 10L15 6", T.ink, 2.6);
    },
  },
};
