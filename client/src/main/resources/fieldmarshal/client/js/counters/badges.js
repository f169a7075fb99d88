// @ts-check
/** Status badges; each has its own outline as well as its colour. */
import { INK } from "./symbols.js";

/** @type {Record<string, {r: number, parts: [string, string, string, number][]}>} path, fill, stroke, width */
const BADGES = {
  drop: {
    r: 11.5,
    parts: [
      ["M11.5 0A11.5 11.5 0 1 1-11.5 0A11.5 11.5 0 1 1 11.5 0z", "#F2B233", INK, 1.8],
      ["M-3.6 5.5v-7q0-4 3.6-6q3.6 2 3.6 6v7z", INK, "", 0],
      ["M-7.4 7.4L7.4-7.4", "", "#F2B233", 4.6],
      ["M-7.6 7.6L7.6-7.6", "", INK, 2],
    ],
  },
  flag: {
    r: 12.5,
    parts: [
      ["M0-13.5L13.5 0 0 13.5-13.5 0z", "#6A4C9C", "#FFFFFF", 1.8],
      ["M-3.5 7V-6.5L5.5-3-3.5.5", "", "#FFFFFF", 2.2],
      ["M-6.5 4.5L6.5-6", "", "#6A4C9C", 3.4],
      ["M-6.5 5.5L7-5", "", "#FFFFFF", 1.7],
    ],
  },
  wagon: {
    r: 11.5,
    parts: [
      ["M-11-8.5q0-2.5 2.5-2.5h17q2.5 0 2.5 2.5v17q0 2.5-2.5 2.5h-17q-2.5 0-2.5-2.5z", INK, "#FFFFFF", 1.8],
      ["M-7-5.5h14v7h-14z", "#FFFFFF", "", 0],
      [
        "M-1.7 4.6A2.3 2.3 0 1 1-6.3 4.6A2.3 2.3 0 1 1-1.7 4.6zM6.3 4.6A2.3 2.3 0 1 1 1.7 4.6A2.3 2.3 0 1 1 6.3 4.6z",
        "#FFFFFF",
        "",
        0,
      ],
    ],
  },
  pennant: {
    r: 11.5,
    parts: [
      ["M-11-9.5H4L12 0 4 9.5H-11z", "#FFFFFF", INK, 1.8],
      ["M-6-4.6L-1.6 0-6 4.6M0-4.6L4.4 0 0 4.6", "", INK, 2.3],
    ],
  },
  bolt: {
    r: 12,
    parts: [
      ["M-5-12H5L12-5V5L5 12H-5L-12 5V-5z", "#C8372D", "#FFFFFF", 1.8],
      ["M2.5-8.5L-4.5 1.2H-.3L-2.5 8.5 4.8-1.8H.6z", "#FFFFFF", "", 0],
    ],
  },
};

/**
 * The ground of a badge that is a letter or two: an outline of its own for each tone.
 * @type {Record<string, [string, string, string, string]>}
 */
const GROUNDS = {
  bad: ["M-5-12H5L12-5V5L5 12H-5L-12 5V-5z", "#C8372D", "#FFFFFF", "#FFFFFF"],
  good: ["M11.5 0A11.5 11.5 0 1 1-11.5 0A11.5 11.5 0 1 1 11.5 0z", "#1D6B43", "#FFFFFF", "#FFFFFF"],
  neutral: ["M-11-8.5q0-2.5 2.5-2.5h17q2.5 0 2.5 2.5v17q0 2.5-2.5 2.5h-17q-2.5 0-2.5-2.5z", "#FFFFFF", INK, INK],
};

/** @typedef {CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D} Ctx */

/**
 * A badge of a counter or a marker.
 * @param {Ctx} c @param {import("../types.js").Badge} b @param {number} x @param {number} y @param {number} r
 */
export function badge(c, b, x, y, r) {
  const drawn = BADGES[b.glyph || ""];
  c.save();
  c.translate(x, y);
  c.scale(r / (drawn ? drawn.r : 12), r / (drawn ? drawn.r : 12));
  c.lineJoin = "round";
  c.lineCap = "round";
  if (drawn) for (const [d, fill, stroke, w] of drawn.parts) shape(c, d, fill, stroke, w);
  else lettered(c, b);
  c.restore();
}

/** @param {Ctx} c @param {string} d @param {string} fill @param {string} stroke @param {number} width */
function shape(c, d, fill, stroke, width) {
  const p = new Path2D(d);
  if (fill) {
    c.fillStyle = fill;
    c.fill(p);
  }
  if (!stroke) return;
  c.strokeStyle = stroke;
  c.lineWidth = width;
  c.stroke(p);
}

/** @param {Ctx} c @param {import("../types.js").Badge} b */
function lettered(c, b) {
  const [d, fill, stroke, text] = GROUNDS[b.tone] || GROUNDS.neutral;
  shape(c, d, fill, stroke, 1.8);
  c.fillStyle = text;
  c.textAlign = "center";
  c.textBaseline = "alphabetic";
  c.font = `700 ${b.text.length > 1 ? 14 : 17}px "Barlow Condensed", "Arial Narrow", sans-serif`;
  c.fillText(b.text, 0, b.text.length > 1 ? 5 : 6, 19);
}
