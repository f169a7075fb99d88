// @ts-check
/** What every painter of the map has in hand: the canvas, the colours, the part of the map and how near it is. */
import { CELL } from "./cells.js";

/** @typedef {import("./art.js").MapArt} MapArt */
/** @typedef {import("./art.js").Piece} Piece */

/**
 * @typedef {object} Part
 * @property {MapArt} art @property {CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D} c
 * @property {import("../palette.js").Theme} T @property {string} themeId @property {string} level
 * @property {number} scale @property {number} ratio @property {number} x @property {number} y @property {number} x1 @property {number} y1
 */
/**
 * @typedef {object} Reaching
 * @property {boolean} far @property {boolean} dark
 * @property {(units: number, least: number) => number} px a width in map units, but at least so many pixels
 * @property {(id: string, f: (p: Piece, i: number) => void) => void} each the pieces of a layer that are in sight
 * @property {(cells: Map<string, Path2D[]>, f: (l: Path2D[]) => void) => void} inCells the cells that are in sight
 */
/** @typedef {Part & Reaching} Brush */

/** @param {Part} part @returns {Brush} */
export function brush(part) {
  const { art, ratio, scale, x, y, x1, y1 } = part;
  const seen = (/** @type {number[]} */ b) => b[0] - 30 < x1 && b[2] + 30 > x && b[1] - 30 < y1 && b[3] + 30 > y;
  return {
    ...part,
    far: part.level === "far",
    dark: part.themeId === "dark",
    px: (units, least) => Math.max(units, (least * ratio) / scale),
    each: (id, f) =>
      (art.layers.get(id) || []).forEach((p, i) => {
        if (seen(p.box)) f(p, i);
      }),
    inCells: (cells, f) => {
      for (let i = Math.floor((x - 120) / CELL); i <= Math.floor((x1 + 20) / CELL); i++)
        for (let j = Math.floor((y - 120) / CELL); j <= Math.floor((y1 + 20) / CELL); j++) {
          const l = cells.get(i + "," + j);
          if (l) f(l);
        }
    },
  };
}
