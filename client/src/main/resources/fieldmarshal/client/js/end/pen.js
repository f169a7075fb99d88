// @ts-check
/** Letters and cards of the picture of the end. */

/** @typedef {CanvasRenderingContext2D} Pen */
/** @typedef {{x: number, y: number, w: number, h: number}} Place */

/** How wide the picture is. */
export const WIDTH = 1200;

export const SERIF = '"Old Standard TT", serif',
  SANS = "Barlow, sans-serif",
  COND = '"Barlow Condensed", sans-serif';

/** A colour of the page. @param {string} name */
export const tone = (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/**
 * @param {Pen} c @param {string} text @param {number} x @param {number} y @param {string} font
 * @param {string} [colour] @param {CanvasTextAlign} [align] @param {number} [most] how wide it may be
 */
export function write(c, text, x, y, font, colour = tone("--ink"), align = "left", most = WIDTH) {
  c.font = font;
  c.fillStyle = colour;
  c.textAlign = align;
  c.textBaseline = "alphabetic";
  c.fillText(text, x, y, most);
}

/**
 * A text in lines, the last of which takes what is left.
 * @param {Pen} c @param {string} line @param {number} width @param {string} font @param {number} most how many lines
 */
export function lines(c, line, width, font, most) {
  c.font = font;
  /** @type {string[]} */
  const out = [];
  for (const word of line.split(" ")) {
    const last = out.length - 1,
      longer = last < 0 ? word : `${out[last]} ${word}`;
    if (last >= 0 && (c.measureText(longer).width <= width || out.length === most)) out[last] = longer;
    else out.push(word);
  }
  return out;
}

/** A card with a head. @param {Pen} c @param {number} x @param {number} y @param {number} w @param {number} h @param {string} head */
export function card(c, x, y, w, h, head) {
  c.fillStyle = tone("--panel");
  c.beginPath();
  c.roundRect(x, y, w, h, 7);
  c.fill();
  if (head) write(c, head.toUpperCase(), x + 14, y + 24, `600 15px ${COND}`, tone("--muted"), "left", w - 28);
}
