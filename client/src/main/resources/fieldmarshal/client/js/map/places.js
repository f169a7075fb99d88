// @ts-check
/** Towns, works, signs and hex numbers. */
/** @typedef {import("./brush.js").Brush} Brush */

const CONDENSED = '"Barlow Condensed", "Arial Narrow", sans-serif';

/** From this scale on hamlets have names, and are drawn. */
const NAMED = 0.62;

/** @param {Brush} b @param {number} x @param {number} y */
function inside(b, x, y) {
  return x > b.x - 40 && x < b.x1 + 40 && y > b.y - 50 && y < b.y1 + 40;
}

/** All that stands in a hex. @param {Brush} b */
export function places(b) {
  works(b);
  towns(b);
  if (b.level === "far") return;
  signs(b);
  plates(b);
}

/** Outlines of fortresses. @param {Brush} b */
function works(b) {
  const { c, T } = b;
  const { chart } = b.art;
  for (const f of chart.forts || []) {
    const h = b.art.hexes.get(f.hex);
    if (!h || !inside(b, h.x, h.y)) continue;
    c.beginPath();
    for (let i = 0; i < 16; i++) {
      const a = (Math.PI / 180) * (i * 22.5 - 90),
        r = i % 2 ? 15 : 22;
      c.lineTo(h.x + r * Math.cos(a), h.y + r * Math.sin(a));
    }
    c.closePath();
    c.fillStyle = T.townFill;
    c.fill();
    c.strokeStyle = T.sides[f.side] || T.soft;
    c.lineWidth = 2.6;
    c.stroke();
  }
}

/** Towns and cities. @param {Brush} b */
function towns(b) {
  const { c, T, level } = b;
  const { chart } = b.art;
  const k = level === "far" ? 1.35 : 1;
  for (const h of chart.hexes) {
    if (!h.place || h.place === "none" || !inside(b, h.x, h.y)) continue;
    if (h.place === "city") {
      c.fillStyle = T.city;
      c.strokeStyle = T.town;
      c.lineWidth = 2.2 * k;
      c.fillRect(h.x - 9 * k, h.y - 9 * k, 18 * k, 18 * k);
      c.strokeRect(h.x - 9 * k, h.y - 9 * k, 18 * k, 18 * k);
      c.fillStyle = T.townFill;
      c.fillRect(h.x - 3 * k, h.y - 3 * k, 6 * k, 6 * k);
    } else if (h.place === "village") {
      if (level === "far") continue;
      c.fillStyle = T.town;
      for (const [dx, dy, w] of [
        [-1, -6, 6],
        [-7, 0, 6],
        [1, 1, 5],
      ])
        c.fillRect(h.x + dx, h.y + dy, w, 5);
    } else {
      c.beginPath();
      c.arc(h.x, h.y, 6.4 * k, 0, Math.PI * 2);
      c.fillStyle = T.townFill;
      c.fill();
      c.strokeStyle = T.town;
      c.lineWidth = 2.3 * k;
      c.stroke();
      c.beginPath();
      c.arc(h.x, h.y, 1.7 * k, 0, Math.PI * 2);
      c.fillStyle = T.town;
      c.fill();
    }
  }
}

/** Summits, passes, and what the rules see in a hex. @param {Brush} b */
function signs(b) {
  const { c, T } = b;
  const { chart } = b.art;
  for (const s of chart.signs || []) {
    if (!inside(b, s.x, s.y)) continue;
    c.beginPath();
    if (s.kind === "victory") victory(b, s);
    else if (s.kind === "source") source(b, s);
    else if (s.kind === "hamlet") {
      if (b.scale / b.ratio < NAMED) continue;
      c.arc(s.x, s.y, 2.6, 0, Math.PI * 2);
      c.fillStyle = T.town;
      c.fill();
    }
    else if (s.kind === "pass") {
      c.moveTo(s.x - 7, s.y - 7);
      c.quadraticCurveTo(s.x, s.y, s.x - 7, s.y + 7);
      c.moveTo(s.x + 7, s.y - 7);
      c.quadraticCurveTo(s.x, s.y, s.x + 7, s.y + 7);
      c.strokeStyle = T.town;
      c.lineWidth = 2.4;
      c.stroke();
    } else {
      c.moveTo(s.x, s.y - 7);
      c.lineTo(s.x + 8, s.y + 6);
      c.lineTo(s.x - 8, s.y + 6);
      c.closePath();
      c.fillStyle = T.town;
      c.strokeStyle = T.halo;
      c.lineWidth = 1.3;
      c.fill();
      c.stroke();
    }
  }
}

/** A star for a hex that wins the game. @param {Brush} b @param {{x: number, y: number, text?: string}} s */
function victory({ c }, s) {
  for (let i = 0; i < 10; i++) {
    const a = (Math.PI / 180) * (36 * i - 90),
      r = i % 2 ? 4.6 : 10.5;
    c.lineTo(s.x + r * Math.cos(a), s.y + r * Math.sin(a));
  }
  c.closePath();
  c.fillStyle = "#F4C94B";
  c.strokeStyle = "#1E2226";
  c.lineWidth = 1.4;
  c.fill();
  c.stroke();
  if (!s.text) return;
  c.font = `700 9.5px ${CONDENSED}`;
  c.textAlign = "center";
  c.textBaseline = "alphabetic";
  c.fillStyle = "#1E2226";
  c.fillText(s.text, s.x, s.y + 3.4);
}

/** A house in a disc: supply comes from here. @param {Brush} b @param {{x: number, y: number, side?: number}} s */
function source({ c, T }, s) {
  c.arc(s.x, s.y, 10, 0, Math.PI * 2);
  c.fillStyle = T.sides[s.side ?? -1] || T.soft;
  c.fill();
  c.strokeStyle = T.halo;
  c.lineWidth = 1.4;
  c.stroke();
  c.beginPath();
  c.moveTo(s.x - 6.4, s.y - 0.4);
  c.lineTo(s.x, s.y - 6);
  c.lineTo(s.x + 6.4, s.y - 0.4);
  c.lineTo(s.x + 4.2, s.y - 0.4);
  c.lineTo(s.x + 4.2, s.y + 4.8);
  c.lineTo(s.x - 4.2, s.y + 4.8);
  c.lineTo(s.x - 4.2, s.y - 0.4);
  c.closePath();
  c.fillStyle = T.paper;
  c.fill();
}

/** Strengths of works, and where troops come in. @param {Brush} b */
function plates(b) {
  const { c, T } = b;
  const { chart } = b.art;
  c.textAlign = "center";
  c.textBaseline = "alphabetic";
  for (const f of chart.forts || []) {
    const h = b.art.hexes.get(f.hex);
    if (!h || !f.strength || !inside(b, h.x, h.y)) continue;
    pill(c, [h.x - 18, h.y + 24.5, 36, 17, 3], T.sides[f.side] || T.soft);
    c.fillStyle = T.paper;
    c.font = `700 15px ${CONDENSED}`;
    c.fillText(f.weakened ? f.strength + "–" + f.weakened : String(f.strength), h.x, h.y + 38.2);
  }
  for (const e of chart.entries || []) {
    const h = b.art.hexes.get(e.hex);
    if (!h || !inside(b, h.x, h.y)) continue;
    pill(c, [h.x - 11, h.y + 24, 22, 19, 9.5], T.sides[e.side] || T.soft);
    c.fillStyle = T.paper;
    c.font = `700 15px ${CONDENSED}`;
    c.fillText(e.code, h.x, h.y + 38.5);
  }
}

/** @param {Brush} b */
export function numbers(b) {
  const { art, c, T, x, y, x1, y1 } = b;
  c.font = `500 12px ${CONDENSED}`;
  c.textAlign = "center";
  c.textBaseline = "alphabetic";
  c.fillStyle = T.number;
  c.globalAlpha = 0.84;
  const usual = art.pointy ? -42.5 : -38;
  for (const h of art.chart.hexes) {
    if (h.x < x - 20 || h.x > x1 + 20 || h.y < y - 10 || h.y > y1 + 60) continue;
    c.fillText(h.n, h.x, h.y + (art.chart.numbers?.[h.n] ?? usual));
  }
  c.globalAlpha = 1;
}

/**
 * @param {CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D} c @param {number[]} box x, y, width, height, radius
 * @param {string} fill
 */
function pill(c, [x, y, w, h, r], fill) {
  c.beginPath();
  c.roundRect(x, y, w, h, r);
  c.fillStyle = fill;
  c.fill();
}
