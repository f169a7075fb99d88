// @ts-check
/** Markers that lie on the map and are no units: each drawn by the glyph that the game gives it, or as a badge with its letters. */
import { badge } from "../counters/badges.js";

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
  /** @type {Map<string, number>} how many a hex has already */
  const full = new Map();
  for (const m of scene.markers) {
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
  const busy = scene.stacks.has(m.hex);
  return { x: h.x + (busy ? -38 + n * 24 : n * 26), y: h.y + (busy ? -36 : -20), angle: 0 };
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
  /** Water over the land. */
  water: {
    level: "under",
    draw: ({ c, T }) => {
      c.globalAlpha = 0.75;
      c.fillStyle = T.sea;
      c.beginPath();
      c.arc(0, 0, 43, 0, Math.PI * 2);
      c.fill();
      c.globalAlpha = 1;
      for (const y of [-18, 0, 18]) line(c, `M-28 ${y}q7-6 14 0t14 0t14 0t14 0`, T.lining, 2.2);
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
