// @ts-check
/** Names on the map. */
import { points } from "../geometry.js";
import { heightAt } from "./relief.js";
import { tint } from "../palette.js";

const SERIF = '"Old Standard TT", Georgia, serif';

/** How small names that are read from afar may become on the screen. @type {Record<string, number>} */
export const LEAST = { city: 12.5, region: 11, trace: 12.5 };

/** @type {Record<string, {size: number, tracking: number, font: string, caps?: boolean, water?: boolean, tone?: "region" | "accent"}>} */
const LETTERING = {
  city: { size: 22, tracking: 1.8, font: "700", caps: true },
  town: { size: 21, tracking: 0.2, font: "400" },
  village: { size: 18, tracking: 0.2, font: "italic 400" },
  hamlet: { size: 17, tracking: 0.2, font: "italic 400" },
  fortress: { size: 18, tracking: 0.2, font: "italic 400" },
  summit: { size: 17.5, tracking: 0.2, font: "italic 400" },
  pass: { size: 17.5, tracking: 0.2, font: "italic 400" },
  river: { size: 18, tracking: 0.9, font: "italic 400", water: true },
  trace: { size: 17, tracking: 0.6, font: "italic 400", tone: "accent" },
  sea: { size: 50, tracking: 8, font: "italic 400", water: true },
  gulf: { size: 27, tracking: 3, font: "italic 400", water: true },
  lagoon: { size: 18, tracking: 0.6, font: "italic 400", water: true },
  lake: { size: 15, tracking: 0.6, font: "italic 400", water: true },
  region: { size: 31, tracking: 17, font: "400", caps: true, tone: "region" },
  district: { size: 19, tracking: 6, font: "400", caps: true, tone: "region" },
};

/**
 * The colour that lifts a name off the lines.
 * @param {import("../palette.js").Theme} T @param {import("./chart.js").ChartName} n
 * @param {import("./relief.js").Heights | null} heights
 */
function haloOf(T, n, heights) {
  if (n.kind === "sea" || n.kind === "gulf" || n.kind === "lagoon") return T.seaHalo;
  const metres = heights ? heightAt(heights, n.x, n.y - 5) * heights.tint : 0;
  const c = tint(T, metres).map((v) => Math.round(v + (255 - v) * (T.light < 1 ? 0 : 0.22)));
  return `rgb(${c[0]},${c[1]},${c[2]})`;
}

/**
 * One name of the map, in map units.
 * @param {import("./art.js").Ctx} c @param {import("./chart.js").ChartName} n @param {import("../palette.js").Theme} T
 * @param {import("./relief.js").Heights | null} heights @param {{x: number, y: number}} [at] another place, middle of the base line
 * @param {{width: number, height: number}} [bounds] of the sheet, which no name leaves
 */
export function drawName(c, n, T, heights, at, bounds) {
  const L = LETTERING[n.kind] || LETTERING.town;
  const size = n.size || L.size,
    tracking = n.tracking === undefined ? L.tracking : n.tracking;
  const text = L.caps ? n.text.toUpperCase() : n.text;
  c.save();
  c.font = `${L.font} ${size}px ${SERIF}`;
  c.textBaseline = "alphabetic";
  c.textAlign = "left";
  c.lineJoin = "round";
  c.fillStyle = L.water ? T.water : L.tone ? T[L.tone] : T.label;
  c.strokeStyle = haloOf(T, n, heights);
  c.lineWidth = L.tone ? Math.max(4.4, size * 0.2) : n.path ? 4.4 : L.water ? 3 : 5.2;
  if (n.path && !at) {
    curved(c, text, points(n.path), tracking, bounds);
  } else {
    const w = width(c, text, tracking);
    if (at) c.translate(at.x - w / 2, at.y);
    else {
      const left = n.anchor === "middle" || (!n.anchor && (L.water || L.caps) && n.kind !== "city") ? -w / 2 : 0;
      c.translate(n.x, n.y);
      if (n.angle) c.rotate((n.angle * Math.PI) / 180);
      c.translate(left + (n.angle ? 0 : held(n.x + left, w, bounds)), 0);
    }
    setTracking(c, tracking);
    if (hasTracking(c)) {
      c.strokeText(text, 0, 0);
      c.fillText(text, 0, 0);
    } else {
      for (const pass of [0, 1]) {
        let x = 0;
        for (const ch of text) {
          if (pass) c.fillText(ch, x, 0);
          else c.strokeText(ch, x, 0);
          x += c.measureText(ch).width + tracking;
        }
      }
    }
  }
  c.restore();
}

/** @param {import("./art.js").Ctx} c @param {number} v */
function setTracking(c, v) {
  if ("letterSpacing" in c) /** @type {any} */ (c).letterSpacing = v + "px";
}

/** @param {import("./art.js").Ctx} c */
function hasTracking(c) {
  return "letterSpacing" in c;
}

/** @param {import("./art.js").Ctx} c @param {string} text @param {number} tracking */
export function width(c, text, tracking) {
  setTracking(c, 0);
  return c.measureText(text).width + tracking * text.length;
}

/**
 * How far a name that is larger than printed moves, so that it stays on the sheet.
 * @param {number} x where it begins @param {number} wide @param {{width: number}} [bounds]
 */
export function held(x, wide, bounds) {
  if (!bounds || wide > bounds.width - 2 * EDGE) return 0;
  return x < EDGE ? EDGE - x : Math.min(0, bounds.width - EDGE - wide - x);
}

/** How far letters keep from the edge of the sheet, and the step in which a name is pulled back from it. */
const EDGE = 8,
  PULL = 4;

/**
 * Where letters begin along a line: at its beginning, or so that a name which is longer than the line has it in its middle; but none
 * beside the sheet.
 * @param {number} length of the line @param {number} wide the name @param {(s: number) => import("../geometry.js").Point} spot
 * @param {{width: number, height: number}} [bounds]
 */
export function beginsAt(length, wide, spot, bounds) {
  let s = Math.min(0, (length - wide) / 2);
  if (!bounds || s === 0) return s;
  const out = (/** @type {import("../geometry.js").Point} */ p) =>
    p.x < EDGE || p.y < EDGE || p.x > bounds.width - EDGE || p.y > bounds.height - EDGE;
  for (let k = 0; k < wide / PULL && out(spot(s + wide)); k++) s -= PULL;
  for (let k = 0; k < wide / PULL && out(spot(s)); k++) s += PULL;
  return s;
}

/**
 * Letters along a line.
 * @param {import("./art.js").Ctx} c @param {string} text @param {import("../geometry.js").Point[]} line @param {number} tracking
 * @param {{width: number, height: number}} [bounds]
 */
function curved(c, text, line, tracking, bounds) {
  setTracking(c, 0);
  const lengths = [0];
  for (let i = 1; i < line.length; i++)
    lengths.push(lengths[i - 1] + Math.hypot(line[i].x - line[i - 1].x, line[i].y - line[i - 1].y));
  const on = (/** @type {number} */ at) => {
    let i = 1;
    while (i < line.length - 1 && lengths[i] < at) i++;
    const a = line[i - 1],
      b = line[i],
      t = (at - lengths[i - 1]) / (lengths[i] - lengths[i - 1] || 1);
    return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t, angle: Math.atan2(b.y - a.y, b.x - a.x) };
  };
  const widths = [...text].map((ch) => c.measureText(ch).width),
    wide = widths.reduce((sum, w) => sum + w + tracking, 0);
  let s = beginsAt(lengths[lengths.length - 1], wide, on, bounds);
  /** @type {[string, ReturnType<typeof on>][]} */
  const glyphs = [];
  for (const [i, ch] of [...text].entries()) {
    glyphs.push([ch, on(s + widths[i] / 2)]);
    s += widths[i] + tracking;
  }
  c.textAlign = "center";
  for (const pass of [0, 1])
    for (const [ch, at] of glyphs) {
      c.save();
      c.translate(at.x, at.y);
      c.rotate(at.angle);
      if (pass) c.fillText(ch, 0, 0);
      else c.strokeText(ch, 0, 0);
      c.restore();
    }
}
