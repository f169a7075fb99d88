// @ts-check
/** Counters, drawn on a grid of 100. */
import { badge } from "./badges.js";
import { INK, PAPER, box, symbol } from "./symbols.js";
import { groupTone, livery } from "../palette.js";

const CONDENSED = '"Barlow Condensed", "Arial Narrow", sans-serif';

/** @param {CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D} c */
function roundRect(
  c,
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {number} */ w,
  /** @type {number} */ h,
  /** @type {number} */ r,
) {
  c.beginPath();
  c.moveTo(x + r, y);
  c.arcTo(x + w, y, x + w, y + h, r);
  c.arcTo(x + w, y + h, x, y + h, r);
  c.arcTo(x, y + h, x, y, r);
  c.arcTo(x, y, x + w, y, r);
  c.closePath();
}

/** @typedef {CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D} Ctx */
/** @typedef {import("./face.js").Face} Face */
/** @typedef {ReturnType<typeof livery>} Nation */

/** Types that have a drawing of their own instead of a box with a designation. */
const DRAWN = new Set(["leader", "monitor"]);
/** Types whose steps are not shown. */
const STEPLESS = new Set(["hq", "depot"]);

/**
 * The counter on a grid of 100, its corner at the origin; shadow and badges reach outside.
 * @param {Ctx} c @param {Face} u @param {import("./face.js").Zoom} zoom
 */
export function drawCounter(c, u, zoom) {
  const nat = livery(u.nationality),
    far = zoom === "far";
  const reduced = u.left > 0 && u.left < u.steps && u.left <= u.steps / 2;
  c.fillStyle = "rgba(21,18,12,.34)";
  roundRect(c, 2.5, 4, 100, 100, 8);
  c.fill();
  c.save();
  roundRect(c, 0, 0, 100, 100, 8);
  c.clip();
  c.fillStyle = nat.field;
  c.fillRect(0, 0, 100, 100);
  if (u.hidden) ruled(c, nat);
  else field(c, u, nat, far, reduced);
  c.restore();
  c.textAlign = "center";
  c.textBaseline = "alphabetic";
  const ink = reduced ? INK : nat.text;
  if (u.hidden) back(c, u, nat);
  else if (far) farFace(c, u, ink);
  else {
    upperFace(c, u, nat, zoom === "near");
    c.fillStyle = ink;
    figures(c, u, zoom === "near");
  }
  if (u.tab && !far) tab(c, u.tab);
  edge(c, nat);
  const at = far ? [60, 92, 28] : [64, 92, 36];
  u.status.slice(0, 3).forEach((s, i) => badge(c, s, -1, at[i], far ? 20 : 13));
}

/** Diagonal ruling: a counter that lies face down. @param {Ctx} c @param {Nation} nat */
function ruled(c, nat) {
  c.globalAlpha = 0.2;
  c.strokeStyle = nat.text;
  c.lineWidth = 3;
  c.beginPath();
  for (let k = 0; k < 180; k += 12) {
    c.moveTo(k, -10);
    c.lineTo(k - 60, 110);
  }
  c.stroke();
  c.globalAlpha = 1;
}

/** The stripes of a flag. @param {Ctx} c @param {Nation} nat @param {number} x @param {number} y @param {number} w @param {number} h */
function stripes(c, nat, x, y, w, h) {
  const n = nat.flash.length;
  nat.flash.forEach((f, i) => {
    c.fillStyle = f;
    c.fillRect(x, y + (i * h) / n, w, h / n + 0.4);
  });
}

/** What a hidden counter shows: its nation and perhaps its size. @param {Ctx} c @param {Face} u @param {Nation} nat */
function back(c, u, nat) {
  box(c, 18, 30, 64, 40, 2.5);
  stripes(c, nat, 23, 37, 12, 26);
  c.strokeStyle = INK;
  c.lineWidth = 1.4;
  c.strokeRect(23, 37, 12, 26);
  c.fillStyle = INK;
  c.font = `700 29px ${CONDENSED}`;
  c.fillText(u.size || "?", 58, 60);
}

/**
 * Sash, paper of a reduced unit, flash.
 * @param {Ctx} c @param {Face} u @param {Nation} nat @param {boolean} far @param {boolean} reduced
 */
function field(c, u, nat, far, reduced) {
  if (u.sash) sash(c, far ? 1.25 : 1);
  if (reduced) {
    c.fillStyle = PAPER;
    c.fillRect(0, 61, 100, 39);
    c.fillStyle = nat.edge;
    c.fillRect(0, 60, 100, 2);
  }
  const w = far ? nat.stripe + 2 : nat.stripe;
  stripes(c, nat, 0, 0, w, 100);
  c.fillStyle = nat.edge;
  c.fillRect(w - 0.8, 0, 1.6, 100);
}

/** @param {Ctx} c @param {number} k */
function sash(c, k) {
  c.lineCap = "butt";
  for (const [colour, w] of /** @type {[string, number][]} */ ([
    ["#FFFFFF", 14 * k],
    ["#E0482F", 8.4 * k],
  ])) {
    c.strokeStyle = colour;
    c.lineWidth = w;
    c.beginPath();
    c.moveTo(63, -6);
    c.lineTo(106, 37);
    c.stroke();
  }
}

/** From afar: symbol, and of three figures the first two, or strength and shield. @param {Ctx} c @param {Face} u @param {string} ink */
function farFace(c, u, ink) {
  if (DRAWN.has(u.type)) symbol(c, u.type, 26, 13, 58, 40, 4);
  else symbol(c, u.type, 26, 15, 58, 38, 4.4);
  const parts = u.values.split("–");
  c.fillStyle = ink;
  c.font = `700 40px ${CONDENSED}`;
  const figures = u.shield ? [parts[0], u.shield] : parts.slice(0, parts.length === 3 ? 2 : 1);
  c.fillText(figures.join("–"), 55, 92, 84);
}

/** Symbol, size, designation and steps. @param {Ctx} c @param {Face} u @param {Nation} nat @param {boolean} near */
function upperFace(c, u, nat, near) {
  if (u.type === "leader") symbol(c, u.type, 32, 19, 44, 30, 2.4);
  else symbol(c, u.type, 32, u.type === "hq" ? 21 : 23, 44, 29, 2.6);
  c.fillStyle = nat.text;
  if (u.size && (near || u.type !== "hq")) {
    const long = u.size.length > 3;
    c.font = `700 ${near ? (long ? 13 : 16) : 18}px ${CONDENSED}`;
    spaced(c, u.size, 54, long ? 17 : 19, long ? 0.6 : 1);
  }
  if (!near || DRAWN.has(u.type)) return;
  if (u.type === "fortress") {
    c.font = `600 14px ${CONDENSED}`;
    c.fillText(u.designation || u.name, 54, 66, 84);
    return;
  }
  designation(c, u.designation);
  if (!STEPLESS.has(u.type)) steps(c, u, nat);
}

/** Up to three signs beside the symbol, more of them upright. @param {Ctx} c @param {string} d */
function designation(c, d) {
  if (d.length <= 3) {
    c.font = `600 ${d.length < 3 ? 18 : 14}px ${CONDENSED}`;
    c.fillText(d, 20, 43);
    return;
  }
  c.save();
  c.translate(24.5, 38);
  c.rotate(-Math.PI / 2);
  c.font = `600 ${d.length < 6 ? 16 : 14}px ${CONDENSED}`;
  c.fillText(d, 0, 0, 52);
  c.restore();
}

/** A bar for each step; filled ones are left. @param {Ctx} c @param {Face} u @param {Nation} nat */
function steps(c, u, nat) {
  for (let k = 0; k < u.steps; k++) {
    roundRect(c, 83, u.steps <= 2 ? 36 + k * 9 : 22 + k * 8, 9, u.steps <= 2 ? 6 : 5, 1.2);
    c.strokeStyle = nat.text;
    c.lineWidth = 1.5;
    if (k < u.left) {
      c.fillStyle = nat.text;
      c.fill();
    }
    c.stroke();
  }
}

/** The army of a unit in the corner. @param {Ctx} c @param {import("./face.js").Tab} t */
function tab(c, t) {
  const w = t.text.length > 1 ? 12 + 9 * t.text.length : 21;
  c.save();
  roundRect(c, 0, 0, 100, 100, 8);
  c.clip();
  c.fillStyle = groupTone(t.tone).colour;
  c.fillRect(100 - w, 0, w, 21);
  c.restore();
  c.fillStyle = "#FFFFFF";
  c.font = `700 17px ${CONDENSED}`;
  c.fillText(t.text, 100 - w / 2 - 0.5, 17, w - 4);
}

/** Strength, and the rating in a shield. @param {Ctx} c @param {Face} u */
function shielded(c, u) {
  c.font = `700 ${u.values.length > 1 ? 31 : 37}px ${CONDENSED}`;
  c.fillText(u.values, 33, 92, 40);
  c.beginPath();
  c.moveTo(59, 62);
  c.lineTo(91, 62);
  c.lineTo(91, 80);
  c.quadraticCurveTo(89, 92, 75, 97);
  c.quadraticCurveTo(61, 92, 59, 80);
  c.closePath();
  c.fillStyle = PAPER;
  c.fill();
  c.strokeStyle = INK;
  c.lineWidth = 2;
  c.stroke();
  c.fillStyle = INK;
  c.font = `700 27px ${CONDENSED}`;
  c.fillText(u.shield, 75, 88.5);
}

/** The figures at the foot. @param {Ctx} c @param {Face} u @param {boolean} near */
function figures(c, u, near) {
  if (u.type === "leader") {
    c.font = `700 17px ${CONDENSED}`;
    spaced(c, u.name.split(" ").pop() || u.name, 54, 69, 0.5);
    c.font = `700 25px ${CONDENSED}`;
    c.fillText(u.values, 54, 93);
    return;
  }
  if (u.shield) {
    shielded(c, u);
    return;
  }
  if (!u.small) {
    c.font = `700 ${(u.values.length <= 5 ? 33 : 28) + (near ? 0 : 2)}px ${CONDENSED}`;
    c.fillText(u.values, 54, 90.5, 88);
    return;
  }
  c.font = `600 19px ${CONDENSED}`;
  const b = c.measureText(u.small).width;
  c.font = `700 33px ${CONDENSED}`;
  const a = c.measureText(u.values).width,
    x = 54 - (a + b + 3) / 2;
  c.textAlign = "left";
  c.fillText(u.values, x, 91);
  c.font = `600 19px ${CONDENSED}`;
  c.fillText(u.small, x + a + 3, 91);
  c.textAlign = "center";
}

/** @param {Ctx} c @param {Nation} nat */
function edge(c, nat) {
  const half = nat.rim / 2;
  roundRect(c, half, half, 100 - nat.rim, 100 - nat.rim, 7.4);
  c.strokeStyle = nat.edge;
  c.lineWidth = nat.rim;
  c.stroke();
  c.fillStyle = "rgba(255,255,255,.35)";
  c.fillRect(9, 1.9, 82, 1.4);
}

/** @param {CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D} c */
function spaced(c, /** @type {string} */ s, /** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ gap) {
  const widths = [...s].map((ch) => c.measureText(ch).width);
  let at = x - (widths.reduce((a, b) => a + b, 0) + gap * (s.length - 1)) / 2;
  c.textAlign = "left";
  [...s].forEach((ch, i) => {
    c.fillText(ch, at, y);
    at += widths[i] + gap;
  });
  c.textAlign = "center";
}
