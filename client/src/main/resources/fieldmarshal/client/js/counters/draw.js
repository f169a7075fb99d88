// @ts-check
/** Counters, drawn on a grid of 100. */
import { badge } from "./badges.js";
import { INK, PAPER, box, symbol } from "./symbols.js";
import { nation } from "../palette.js";

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

/**
 * The counter on a grid of 100, its corner at the origin; shadow and badges reach outside.
 * @param {CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D} c
 * @param {import("./face.js").Face} u @param {import("./face.js").Zoom} zoom
 */
export function drawCounter(c, u, zoom) {
  const nat = nation(u.nationality);
  const near = zoom === "near",
    far = zoom === "far";
  c.fillStyle = "rgba(21,18,12,.34)";
  roundRect(c, 2.5, 4, 100, 100, 8);
  c.fill();
  c.save();
  roundRect(c, 0, 0, 100, 100, 8);
  c.clip();
  c.fillStyle = nat.field;
  c.fillRect(0, 0, 100, 100);
  const stripes = nat.flash.length;
  if (u.hidden) {
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
    c.restore();
    c.textAlign = "center";
    c.textBaseline = "alphabetic";
    box(c, 18, 30, 64, 40, 2.5);
    nat.flash.forEach((f, i) => {
      c.fillStyle = f;
      c.fillRect(23, 37 + (i * 26) / stripes, 12, 26 / stripes + 0.3);
    });
    c.strokeStyle = INK;
    c.lineWidth = 1.4;
    c.strokeRect(23, 37, 12, 26);
    c.fillStyle = INK;
    c.font = `700 29px ${CONDENSED}`;
    c.fillText(u.size || "?", 58, 60);
    edge(c, nat.edge);
    return;
  }
  const reduced = u.left > 0 && u.left < u.steps && u.left <= u.steps / 2;
  if (u.sash) {
    const k = far ? 1.25 : 1;
    c.lineCap = "butt";
    for (const [col, w] of /** @type {[string, number][]} */ ([
      ["#FFFFFF", 14 * k],
      ["#E0482F", 8.4 * k],
    ])) {
      c.strokeStyle = col;
      c.lineWidth = w;
      c.beginPath();
      c.moveTo(63, -6);
      c.lineTo(106, 37);
      c.stroke();
    }
  }
  if (reduced) {
    c.fillStyle = PAPER;
    c.fillRect(0, 61, 100, 39);
    c.fillStyle = nat.edge;
    c.fillRect(0, 60, 100, 2);
  }
  const fw = far ? 10 : 8;
  nat.flash.forEach((f, i) => {
    c.fillStyle = f;
    c.fillRect(0, (i * 100) / stripes, fw, 100 / stripes + 0.4);
  });
  c.fillStyle = nat.edge;
  c.fillRect(fw - 0.8, 0, 1.6, 100);
  c.restore();
  c.textAlign = "center";
  c.textBaseline = "alphabetic";
  const text = reduced ? INK : nat.text;
  const leader = u.type === "leader" || u.type === "heroic leader";
  const ship = u.type === "monitor";
  if (far) {
    if (leader || ship) symbol(c, u.type, 26, 13, 58, 40, 4);
    else symbol(c, u.type, 26, 15, 58, 38, 4.4);
    const parts = u.values.split("–");
    const v = parts.length === 3 ? parts[0] + "–" + parts[1] : u.type === "artillery" ? parts[0] : parts[0];
    c.fillStyle = text;
    c.font = `700 40px ${CONDENSED}`;
    c.fillText(v, 55, 92, 84);
  } else {
    const y = u.type === "hq" ? 21 : 23;
    if (leader) symbol(c, u.type, 32, 19, 44, 30, 2.4);
    else symbol(c, u.type, 32, y, 44, 29, 2.6);
    c.fillStyle = nat.text;
    if (u.size && (near || u.type !== "hq")) {
      const long = u.size.length > 3;
      c.font = `700 ${near ? (long ? 13 : 16) : 18}px ${CONDENSED}`;
      spaced(c, u.size, 54, long ? 17 : 19, long ? 0.6 : 1);
    }
    if (near && u.type === "fortress") {
      c.font = `600 14px ${CONDENSED}`;
      c.fillText(u.designation || u.name, 54, 66, 84);
    } else if (near && !leader && !ship) {
      const d = u.designation;
      if (d.length <= 3) {
        c.font = `600 ${d.length < 3 ? 18 : 14}px ${CONDENSED}`;
        c.fillText(d, 20, 43);
      } else {
        c.save();
        c.translate(24.5, 38);
        c.rotate(-Math.PI / 2);
        c.font = `600 ${d.length < 6 ? 16 : 14}px ${CONDENSED}`;
        c.fillText(d, 0, 0, 52);
        c.restore();
      }
      const n = u.steps;
      if (n > 0 && u.type !== "hq" && u.type !== "depot") {
        for (let k = 0; k < n; k++) {
          const yy = n <= 2 ? 36 + k * 9 : 22 + k * 8;
          roundRect(c, 83, yy, 9, n <= 2 ? 6 : 5, 1.2);
          c.strokeStyle = nat.text;
          c.lineWidth = 1.5;
          if (k < u.left) {
            c.fillStyle = nat.text;
            c.fill();
          }
          c.stroke();
        }
      }
    }
    c.fillStyle = text;
    if (leader) {
      c.font = `700 17px ${CONDENSED}`;
      spaced(c, u.name.split(" ").pop() || u.name, 54, 69, 0.5);
      c.font = `700 25px ${CONDENSED}`;
      c.fillText(u.values, 54, 93);
    } else if (u.small) {
      c.font = `700 33px ${CONDENSED}`;
      const a = c.measureText(u.values).width;
      c.font = `600 19px ${CONDENSED}`;
      const b = c.measureText(u.small).width;
      const x = 54 - (a + b + 3) / 2;
      c.textAlign = "left";
      c.fillText(u.small, x + a + 3, 91);
      c.font = `700 33px ${CONDENSED}`;
      c.fillText(u.values, x, 91);
      c.textAlign = "center";
    } else {
      const fs = (u.values.length <= 5 ? 33 : 28) + (near ? 0 : 2);
      c.font = `700 ${fs}px ${CONDENSED}`;
      c.fillText(u.values, 54, 90.5, 88);
    }
  }
  edge(c, nat.edge);
  const at = far ? [60, 92, 28] : [64, 92, 36];
  u.status.slice(0, 3).forEach((s, i) => badge(c, s, -1, at[i], far ? 20 : 13));
}

/** @param {CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D} c @param {string} colour */
function edge(c, colour) {
  roundRect(c, 1, 1, 98, 98, 7.4);
  c.strokeStyle = colour;
  c.lineWidth = 2;
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
