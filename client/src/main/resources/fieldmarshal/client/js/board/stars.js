// @ts-check
/** Stars that count for victory, with what they are worth: beside counters and names. */
import { starSpot } from "./naming.js";

/** @typedef {import("./board.js").Pen} Pen */

/** A star that the map itself prints in a hex. @param {Pen} pen @param {string} n */
const printed = ({ board }, n) => (board.chart.signs || []).find((v) => v.kind === "victory" && v.n === n);

/** @param {Pen} pen @param {import("./scene.js").Star[]} stars */
export function drawStars(pen, stars) {
  const { c, board, T } = pen;
  // from afar they stay as large as can be read; in steps, so that a zoom does not look for new places in every frame
  const k = Math.max(1, Math.ceil(2.2 / board.scale) / 4);
  c.globalAlpha = 1;
  c.textAlign = "center";
  c.textBaseline = "alphabetic";
  c.font = `700 ${20 * k}px "Barlow Condensed", sans-serif`;
  c.lineJoin = "round";
  for (const s of stars) {
    const h = board.hexes.get(s.hex);
    if (!h) continue;
    const sign = printed(pen, s.hex),
      wide = s.text ? c.measureText(s.text).width + 3 * k : 0;
    // beside the star that is drawn; of one that the map prints, on the side that its town leaves free
    let at = sign && { x: sign.x, y: sign.y + (sign.y > h.y ? 31 : -17) };
    if (!at) {
      // from afar an empty hex has nothing that is read
      const free = k > 1 && !board.scene.stacks.has(s.hex),
        spot = free ? h : starSpot(board, h, (22 * k + wide) / 2, 11 * k);
      starAt(c, spot.x - wide / 2, spot.y, 11 * k);
      at = { x: spot.x + 11 * k + 1.5 * k, y: spot.y + 7 * k };
    }
    if (!s.text) continue;
    c.lineWidth = 4 * k;
    c.strokeStyle = T.costHalo;
    c.fillStyle = T.ink;
    c.strokeText(s.text, at.x, at.y);
    c.fillText(s.text, at.x, at.y);
  }
}

/** @param {CanvasRenderingContext2D} c @param {number} x @param {number} y @param {number} r */
function starAt(c, x, y, r) {
  c.beginPath();
  for (let i = 0; i < 10; i++) {
    const a = (Math.PI / 180) * (36 * i - 90),
      q = i % 2 ? r * 0.42 : r;
    c.lineTo(x + q * Math.cos(a), y + q * Math.sin(a));
  }
  c.closePath();
  c.fillStyle = "#F4C94B";
  c.fill();
  c.strokeStyle = "#1E2226";
  c.lineWidth = r * 0.145;
  c.stroke();
}
