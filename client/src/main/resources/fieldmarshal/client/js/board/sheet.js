// @ts-check
/** A sheet of tracing paper: washes, rulings, edges and lines over hexes. */
import { midcurve } from "../geometry.js";

/** @typedef {import("./board.js").Pen} Pen */

/** @param {Pen} pen @param {import("./scene.js").Sheet} sheet */
export function drawSheet(pen, sheet) {
  const { c, board } = pen;
  c.save();
  c.lineJoin = "round";
  for (const w of sheet.washes || []) {
    c.globalAlpha = w.alpha ?? 0.3;
    c.fillStyle = w.colour;
    c.fill(board.paths.of(w.hexes, w.size ?? 1.005));
  }
  for (const r of sheet.regions || []) region(pen, r);
  for (const r of sheet.rulings || []) ruling(pen, r);
  for (const e of sheet.edges || []) {
    c.globalAlpha = e.alpha ?? 1;
    c.strokeStyle = e.colour;
    c.lineWidth = e.width;
    c.stroke(board.paths.of(e.hexes, e.size ?? 0.94));
  }
  for (const w of sheet.ways || []) way(pen, w);
  for (const w of sheet.ways || []) if (w.start) ring(pen, w);
  c.restore();
}

/** A tinted area with an outline. @param {Pen} pen @param {import("./scene.js").Region} r */
function region({ c, T, board, view }, r) {
  const p = board.paths.border(r.hexes),
    width = Math.max(4.5, (2.2 * board.ratio) / view.scale);
  c.globalAlpha = r.alpha;
  c.fillStyle = r.colour;
  c.fill(p, "evenodd");
  c.globalAlpha = 0.75;
  c.strokeStyle = T.costHalo;
  c.lineWidth = width * 1.9;
  c.stroke(p);
  c.globalAlpha = 1;
  c.strokeStyle = r.colour;
  c.lineWidth = width;
  c.setLineDash(r.dash);
  c.stroke(p);
  c.setLineDash([]);
}

/** Ruling at 45° inside hexes. @param {Pen} pen @param {import("./scene.js").Ruling} r */
export function ruling({ c, board, view }, r) {
  c.save();
  c.clip(board.paths.of(r.hexes, r.size ?? 0.96));
  const x0 = view.x,
    y0 = view.y,
    x1 = x0 + board.w / view.scale,
    y1 = y0 + board.h / view.scale;
  const d = (r.gap ?? 9) * Math.SQRT2;
  c.beginPath();
  if (r.back) {
    for (let s = Math.floor((x0 - y1) / d) * d; s < x1 - y0; s += d) {
      c.moveTo(s + y0, y0);
      c.lineTo(s + y1, y1);
    }
  } else {
    for (let s = Math.floor((x0 + y0) / d) * d; s < x1 + y1; s += d) {
      c.moveTo(s - y0, y0);
      c.lineTo(s - y1, y1);
    }
  }
  c.strokeStyle = r.colour;
  c.globalAlpha = r.alpha;
  c.lineWidth = 2.2;
  c.stroke();
  c.restore();
}

/** @param {Pen} pen @param {import("./scene.js").Way} w */
function way({ c, board }, w) {
  const pts = board.paths.centres(w.path);
  if (pts.length < 2) return;
  const p = new Path2D();
  midcurve(p, pts);
  c.globalAlpha = w.haloAlpha ?? w.alpha ?? 1;
  c.lineCap = "round";
  c.strokeStyle = w.halo;
  c.lineWidth = w.haloWidth;
  c.stroke(p);
  c.globalAlpha = w.alpha ?? 1;
  c.strokeStyle = w.colour;
  c.lineWidth = w.width;
  c.lineCap = w.dash ? "butt" : "round";
  c.setLineDash(w.dash || []);
  c.stroke(p);
  c.setLineDash([]);
  if (!w.end) return;
  const last = pts[pts.length - 1];
  c.globalAlpha = 0.9;
  c.fillStyle = w.colour;
  c.beginPath();
  c.arc(last.x, last.y, w.end, 0, Math.PI * 2);
  c.fill();
}

/** Where a way began. @param {Pen} pen @param {import("./scene.js").Way} w */
function ring({ c, board }, w) {
  const [p] = board.paths.centres(w.path);
  if (!p) return;
  c.globalAlpha = 1;
  c.beginPath();
  c.arc(p.x, p.y, 9, 0, Math.PI * 2);
  c.fillStyle = "#fff";
  c.fill();
  c.strokeStyle = w.colour;
  c.lineWidth = 5;
  c.stroke();
}
