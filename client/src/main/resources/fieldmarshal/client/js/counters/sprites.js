// @ts-check
/** Pictures of counters, made once for each size, and counters as elements of the page. */
import { drawCounter } from "./draw.js";
import { zoomFor } from "./face.js";

// ---- sprites

/** @type {Map<string, HTMLCanvasElement>} */
const sprites = new Map();

const MARGIN = 0.16;

/** @param {import("./face.js").Face} u */
function key(u) {
  return [
    u.nationality,
    u.type,
    u.size,
    u.designation,
    u.values,
    u.small,
    u.shield,
    u.tab ? u.tab.text + u.tab.tone : "",
    u.steps,
    u.left,
    u.sash,
    u.hidden,
    u.status.map((b) => b.glyph || b.tone + b.text).join(),
  ].join("|");
}

/**
 * A picture of a counter, made once for each size and zoom; it is larger than the counter by a margin.
 * @param {import("./face.js").Face} u @param {number} px size of the counter in device pixels @param {import("./face.js").Zoom} zoom
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

/**
 * A canvas element that shows a counter, for panels.
 * @param {import("./face.js").Face} u @param {number} size in CSS pixels @param {import("./face.js").Zoom} [zoom]
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

/** @type {[HTMLCanvasElement, import("./face.js").Face, number, import("./face.js").Zoom][]} */
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
