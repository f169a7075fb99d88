// @ts-check
/** Counters, drawn on a grid of 100 from what a unit is worth now. */
import { nation } from "./palette.js";

const INK = "#1E2226", PAPER = "#FBF7EC";
const CONDENSED = '"Barlow Condensed", "Arial Narrow", sans-serif';

/**
 * @typedef {object} Face what a counter shows
 * @property {string} id
 * @property {string} nationality
 * @property {string} type
 * @property {string} size size mark, such as XX
 * @property {string} designation
 * @property {string} name
 * @property {string} values
 * @property {string} small second, smaller figures
 * @property {number} steps @property {number} left
 * @property {boolean} sash
 * @property {boolean} hidden
 * @property {string[]} status
 */

/** @typedef {"near" | "middle" | "far"} Zoom */

/** Which drawing suits a counter of so many pixels. @param {number} px @returns {Zoom} */
export function zoomFor(px) {
  return px >= 46 ? "near" : px >= 32 ? "middle" : "far";
}

/** @param {CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D} c */
function box(c, /** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ w, /** @type {number} */ h, /** @type {number} */ sw) {
  c.fillStyle = PAPER;
  c.fillRect(x, y, w, h);
  c.strokeStyle = INK;
  c.lineWidth = sw;
  c.strokeRect(x, y, w, h);
}

/**
 * The unit symbol in a box.
 * @param {CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D} c
 * @param {string} type @param {number} x @param {number} y @param {number} w @param {number} h @param {number} sw
 */
export function symbol(c, type, x, y, w, h, sw) {
  const X = x + w, Y = y + h, cx = x + w / 2, cy = y + h / 2;
  c.lineJoin = "round";
  c.lineCap = "butt";
  const line = (/** @type {number[][]} */ segs, /** @type {number} */ width) => {
    c.beginPath();
    for (const [a, b, d, e] of segs) {
      c.moveTo(a, b);
      c.lineTo(d, e);
    }
    c.strokeStyle = INK;
    c.lineWidth = width;
    c.stroke();
  };
  const cross = () => {
    c.save();
    c.beginPath();
    c.rect(x, y, w, h);
    c.clip();
    line([[x, y, X, Y], [x, Y, X, y]], sw * 0.82);
    c.restore();
    c.strokeStyle = INK;
    c.lineWidth = sw;
    c.strokeRect(x, y, w, h);
  };
  const solid = (/** @type {number[][]} */ pts) => {
    c.beginPath();
    pts.forEach((p, i) => (i ? c.lineTo(p[0], p[1]) : c.moveTo(p[0], p[1])));
    c.closePath();
    c.fillStyle = INK;
    c.fill();
  };
  const disc = (/** @type {number} */ a, /** @type {number} */ b, /** @type {number} */ r, fill = INK) => {
    c.beginPath();
    c.arc(a, b, r, 0, Math.PI * 2);
    c.fillStyle = fill;
    c.fill();
  };
  switch (type) {
    case "infantry":
      box(c, x, y, w, h, sw);
      cross();
      break;
    case "alpine":
    case "mountain":
      box(c, x, y, w, h, sw);
      cross();
      solid([[cx, Y - h * 0.42], [cx + w * 0.17, Y], [cx - w * 0.17, Y]]);
      break;
    case "cavalry":
      box(c, x, y, w, h, sw);
      line([[x, Y, X, y]], sw * 0.9);
      break;
    case "artillery":
      box(c, x, y, w, h, sw);
      disc(cx, cy, h * 0.21);
      break;
    case "naval":
    case "naval infantry":
      box(c, x, y, w, h, sw);
      cross();
      disc(cx, cy, h * 0.36, PAPER);
      line([[cx, cy - h * 0.2, cx, cy + h * 0.28], [cx - h * 0.12, cy - h * 0.08, cx + h * 0.12, cy - h * 0.08]], sw * 0.72);
      c.beginPath();
      c.arc(cx, cy + h * 0.04, h * 0.24, 0.1, Math.PI - 0.1);
      c.stroke();
      break;
    case "hq":
      box(c, x, y, w, h, sw);
      solid([[x, y], [X, y], [X, y + h * 0.42], [x, y + h * 0.42]]);
      line([[x, Y, x, Y + h * 0.36]], sw * 1.1);
      break;
    case "depot":
      box(c, x, y, w, h, sw);
      line([[x, Y - h * 0.27, X, Y - h * 0.27]], sw * 0.9);
      solid([[cx - w * 0.15, y + h * 0.2], [cx + w * 0.15, y + h * 0.2], [cx + w * 0.15, y + h * 0.48], [cx - w * 0.15, y + h * 0.48]]);
      break;
    case "fort":
    case "fortress": {
      // a star fort with its ditch
      const star = (/** @type {number} */ R, /** @type {number} */ q) => {
        c.beginPath();
        for (let i = 0; i < 16; i++) {
          const a = (Math.PI / 180) * (i * 22.5 - 90), t = i % 2 ? q : R;
          c.lineTo(cx + t * Math.cos(a), cy + t * Math.sin(a));
        }
        c.closePath();
      };
      star(h * 0.66, h * 0.44);
      c.fillStyle = PAPER;
      c.fill();
      c.strokeStyle = INK;
      c.lineWidth = sw * 0.85;
      c.stroke();
      c.fillStyle = INK;
      c.fillRect(cx - h * 0.14, cy - h * 0.14, h * 0.28, h * 0.28);
      break;
    }
    case "monitor":
      solid([[x, Y - h * 0.36], [X, Y - h * 0.36], [X - w * 0.12, Y], [x + w * 0.14, Y]]);
      solid([[cx - w * 0.16, Y - h * 0.66], [cx + w * 0.14, Y - h * 0.66], [cx + w * 0.14, Y - h * 0.34], [cx - w * 0.16, Y - h * 0.34]]);
      solid([[cx + w * 0.1, Y - h * 0.58], [cx + w * 0.44, Y - h * 0.58], [cx + w * 0.44, Y - h * 0.48], [cx + w * 0.1, Y - h * 0.48]]);
      line([[cx - w * 0.05, Y - h * 0.62, cx - w * 0.05, y]], sw * 0.8);
      break;
    case "armoured car":
      box(c, x, y, w, h, sw);
      c.beginPath();
      c.ellipse(cx, cy, w * 0.34, h * 0.28, 0, 0, Math.PI * 2);
      c.lineWidth = sw * 0.85;
      c.stroke();
      for (const d of [-w * 0.28, 0, w * 0.28]) disc(cx + d, Y + h * 0.16, h * 0.12);
      break;
    case "leader":
    case "heroic leader": {
      c.fillStyle = PAPER;
      for (const s of [-1, 1])
        for (const a of [62, 32, 2, -28]) {
          const t = (a * Math.PI) / 180;
          c.beginPath();
          c.ellipse(cx + s * h * 0.74 * Math.cos(t), cy + h * 0.62 * Math.sin(t), h * 0.15, h * 0.065, (s * (a + 70) * Math.PI) / 180, 0, Math.PI * 2);
          c.fill();
        }
      c.beginPath();
      for (let i = 0; i < 10; i++) {
        const a = (Math.PI / 180) * (36 * i - 90), r = h * (i % 2 ? 0.235 : 0.56);
        if (i) c.lineTo(cx + r * Math.cos(a), cy + r * Math.sin(a));
        else c.moveTo(cx + r * Math.cos(a), cy + r * Math.sin(a));
      }
      c.closePath();
      c.fillStyle = "#F4C94B";
      c.fill();
      c.strokeStyle = INK;
      c.lineWidth = 1.4;
      c.stroke();
      break;
    }
    default:
      box(c, x, y, w, h, sw);
  }
}

/** @type {Record<string, {r: number, parts: [string, string, string, number][]}>} path, fill, stroke, width */
const BADGES = {
  supply: {
    r: 11.5,
    parts: [
      ["M11.5 0A11.5 11.5 0 1 1-11.5 0A11.5 11.5 0 1 1 11.5 0z", "#F2B233", INK, 1.8],
      ["M-3.6 5.5v-7q0-4 3.6-6q3.6 2 3.6 6v7z", INK, "", 0],
      ["M-7.4 7.4L7.4-7.4", "", "#F2B233", 4.6],
      ["M-7.6 7.6L7.6-7.6", "", INK, 2],
    ],
  },
  command: {
    r: 12.5,
    parts: [
      ["M0-13.5L13.5 0 0 13.5-13.5 0z", "#6A4C9C", "#FFFFFF", 1.8],
      ["M-3.5 7V-6.5L5.5-3-3.5.5", "", "#FFFFFF", 2.2],
      ["M-6.5 4.5L6.5-6", "", "#6A4C9C", 3.4],
      ["M-6.5 5.5L7-5", "", "#FFFFFF", 1.7],
    ],
  },
  entrained: {
    r: 11.5,
    parts: [
      ["M-11-8.5q0-2.5 2.5-2.5h17q2.5 0 2.5 2.5v17q0 2.5-2.5 2.5h-17q-2.5 0-2.5-2.5z", INK, "#FFFFFF", 1.8],
      ["M-7-5.5h14v7h-14z", "#FFFFFF", "", 0],
      ["M-1.7 4.6A2.3 2.3 0 1 1-6.3 4.6A2.3 2.3 0 1 1-1.7 4.6zM6.3 4.6A2.3 2.3 0 1 1 1.7 4.6A2.3 2.3 0 1 1 6.3 4.6z", "#FFFFFF", "", 0],
    ],
  },
  moved: {
    r: 11.5,
    parts: [
      ["M-11-9.5H4L12 0 4 9.5H-11z", "#FFFFFF", INK, 1.8],
      ["M-6-4.6L-1.6 0-6 4.6M0-4.6L4.4 0 0 4.6", "", INK, 2.3],
    ],
  },
  disrupted: {
    r: 12,
    parts: [
      ["M-5-12H5L12-5V5L5 12H-5L-12 5V-5z", "#C8372D", "#FFFFFF", 1.8],
      ["M2.5-8.5L-4.5 1.2H-.3L-2.5 8.5 4.8-1.8H.6z", "#FFFFFF", "", 0],
    ],
  },
};

export const STATUS_WORDS = {
  supply: "out of supply",
  command: "out of command",
  entrained: "entrained",
  moved: "moved",
  disrupted: "disrupted",
};

/**
 * A status badge; each has its own outline as well as its colour.
 * @param {CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D} c
 * @param {string} kind @param {number} x @param {number} y @param {number} r
 */
export function badge(c, kind, x, y, r) {
  const b = BADGES[kind];
  if (!b) return;
  c.save();
  c.translate(x, y);
  c.scale(r / b.r, r / b.r);
  c.lineJoin = "round";
  c.lineCap = "round";
  for (const [d, fill, stroke, w] of b.parts) {
    const p = new Path2D(d);
    if (fill) {
      c.fillStyle = fill;
      c.fill(p);
    }
    if (stroke) {
      c.strokeStyle = stroke;
      c.lineWidth = w;
      c.stroke(p);
    }
  }
  c.restore();
}

/** @param {CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D} c */
function roundRect(c, /** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ w, /** @type {number} */ h, /** @type {number} */ r) {
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
 * @param {Face} u @param {Zoom} zoom
 */
export function drawCounter(c, u, zoom) {
  const nat = nation(u.nationality);
  const near = zoom === "near", far = zoom === "far";
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
    for (const [col, w] of /** @type {[string, number][]} */ ([["#FFFFFF", 14 * k], ["#E0482F", 8.4 * k]])) {
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

// ---- sprites

/** @type {Map<string, HTMLCanvasElement>} */
const sprites = new Map();
const MARGIN = 0.16;

/** @param {Face} u */
function key(u) {
  return [u.nationality, u.type, u.size, u.designation, u.values, u.small, u.steps, u.left, u.sash, u.hidden, u.status.join()].join("|");
}

/**
 * A picture of a counter, made once for each size and zoom; it is larger than the counter by a margin.
 * @param {Face} u @param {number} px size of the counter in device pixels @param {Zoom} zoom
 */
export function spriteAt(u, px, zoom) {
  const size = Math.max(8, Math.round(px));
  const k = size + zoom + "#" + key(u);
  let s = sprites.get(k);
  if (!s) {
    if (sprites.size > 1500) sprites.clear();
    s = document.createElement("canvas");
    const full = Math.ceil(size * (1 + 2 * MARGIN));
    s.width = s.height = full;
    const c = /** @type {CanvasRenderingContext2D} */ (s.getContext("2d"));
    c.translate(size * MARGIN, size * MARGIN);
    c.scale(size / 100, size / 100);
    drawCounter(c, u, zoom);
    sprites.set(k, s);
  }
  return s;
}

export const SPRITE_MARGIN = MARGIN;

/** Forget all pictures, when type has arrived late. */
export function forgetSprites() {
  sprites.clear();
}

// ---- what a unit shows

const SIZES = { brigade: "X", division: "XX", corps: "XXX", regiment: "III", army: "XXXX", "army-group": "XXXXX", "army group": "XXXXX" };

/**
 * @typedef {object} LiveUnit a unit of the state
 * @property {string} id @property {string} side @property {string} nationality @property {string} type
 * @property {string} size @property {string} name @property {string} [hex] @property {string} [box]
 * @property {number} steps @property {number} lost
 * @property {number} attack @property {number} defense @property {number} move
 * @property {string[]} flags @property {number} [stack] @property {boolean} [hidden]
 * @property {number} [barrage] @property {number} [left]
 */
/**
 * @typedef {object} PrintedUnit a unit as printed
 * @property {string} id @property {string} designation @property {number} barrage @property {number} shift
 * @property {number} radius @property {boolean} stosstruppen @property {boolean} alpine @property {string | number} [level]
 * @property {number} [stacking] @property {number} attack @property {number} defense @property {number} move
 */

/** @param {PrintedUnit | undefined} p */
function levelMark(p) {
  const l = p ? p.level : undefined;
  if (typeof l === "number") return ["HQ", "XXX", "XXXX", "XXXXX"][l] || "HQ";
  return SIZES[/** @type {keyof typeof SIZES} */ (l || "army")] || "HQ";
}

/** @param {string[]} flags @returns {string[]} */
export function statusOf(flags) {
  const out = [];
  for (const f of flags) {
    const w = f.replace(/[_-]/g, " ").toLowerCase();
    if (/(out of|no|un)\s?suppl|isolated/.test(w)) out.push("supply");
    else if (/(out of|no) command/.test(w)) out.push("command");
    else if (/^entrained$/.test(w)) out.push("entrained");
    else if (/disrupt|panick/.test(w)) out.push("disrupted");
    else if (/^moved$|^marched$/.test(w)) out.push("moved");
  }
  return [...new Set(out)];
}

/**
 * What the counter of a unit shows now.
 * @param {LiveUnit} u @param {PrintedUnit | undefined} p @returns {Face}
 */
export function face(u, p) {
  if (u.hidden) return hiddenFace(u);
  const num = (/** @type {unknown} */ v) => (v === undefined || v === null ? "" : String(v));
  let values = `${num(u.attack)}–${num(u.defense)}–${num(u.move)}`, small = "";
  if (u.type === "artillery" && p && p.barrage) values = `(${p.barrage})${num(u.defense)}–${num(u.move)}`;
  else if (u.type === "hq" && p && p.radius !== undefined) {
    values = `${p.shift}–${p.radius}`;
    small = `(${num(u.defense)})${num(u.move)}`;
  } else if (u.type === "monitor" && p && p.barrage) values = `(${p.barrage})${num(u.move)}`;
  else if (u.type === "fortress" || u.type === "fort") values = num(u.defense);
  else if (u.type === "leader") values = `${u.attack || 1}h${num(u.move)}`;
  const size = u.type === "hq" ? levelMark(p) : SIZES[/** @type {keyof typeof SIZES} */ (u.size)] || "";
  return {
    id: u.id,
    nationality: u.nationality,
    type: u.type,
    size: ["depot", "leader", "monitor", "fortress"].includes(u.type) ? "" : size,
    designation: (p && p.designation) || "",
    name: u.name,
    values,
    small,
    steps: u.steps,
    left: u.steps - u.lost,
    sash: !!(p && p.stosstruppen),
    hidden: false,
    status: statusOf(u.flags || []),
  };
}

/**
 * The back of a counter whose face this side does not know.
 * @param {LiveUnit} u @returns {Face}
 */
function hiddenFace(u) {
  return { id: u.id, nationality: u.nationality, type: "", size: "", designation: "", name: u.name, values: "", small: "", steps: 0, left: 0, sash: false, hidden: true, status: [] };
}

/**
 * A canvas element that shows a counter, for panels.
 * @param {Face} u @param {number} size in CSS pixels @param {Zoom} [zoom]
 */
export function counterElement(u, size, zoom) {
  const el = document.createElement("canvas");
  const full = size * (1 + 2 * MARGIN);
  el.style.width = el.style.height = full + "px";
  el.style.margin = `${-size * MARGIN * 0.55}px`;
  el.className = "counter";
  el.setAttribute("aria-hidden", "true");
  el.dataset.key = size + (zoom || "") + key(u);
  waiting.push([el, u, size, zoom || zoomFor(size * 1.05)]);
  return el;
}

/** @type {[HTMLCanvasElement, Face, number, Zoom][]} */
let waiting = [];

/** Draws the counters that have really come to stand on the page. */
export function drawWaiting() {
  const ratio = Math.max(1, window.devicePixelRatio || 1);
  for (const [el, u, size, zoom] of waiting) {
    if (!el.isConnected) continue;
    el.width = el.height = Math.ceil(size * (1 + 2 * MARGIN) * ratio);
    const c = /** @type {CanvasRenderingContext2D} */ (el.getContext("2d"));
    c.scale((size / 100) * ratio, (size / 100) * ratio);
    c.translate(MARGIN * 100, MARGIN * 100);
    drawCounter(c, u, zoom);
  }
  waiting = [];
}
