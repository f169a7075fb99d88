// @ts-check
/** Washes, reach and path: below names and counters. */
import { drawSheet, ruling } from "./sheet.js";
import { midcurve } from "../geometry.js";
import { SELECT } from "../palette.js";

/** @typedef {import("./board.js").Pen} Pen */

/** At least so many pixels. @param {Pen} pen @param {number} units @param {number} px */
export function least({ board, view }, units, px) {
  return Math.max(units, (px * board.ratio) / view.scale);
}

/** @param {Pen} pen */
export function drawUnder(pen) {
  const { c, scene } = pen;
  c.lineJoin = "round";
  if (scene.sheet) drawSheet(pen, scene.sheet);
  reach(pen);
  if (scene.fight) fight(pen, scene.fight);
  else if (scene.targets.length) targets(pen);
  if (scene.attacked.length) attacked(pen, scene.attacked);
  if (scene.focus && !scene.fight) {
    c.strokeStyle = SELECT;
    c.lineWidth = least(pen, 4, 2);
    c.stroke(pen.board.paths.of([scene.focus], 0.95));
  }
  c.globalAlpha = 1;
  if (scene.route) route(pen, scene.route.path);
}

/** @param {Pen} pen */
function reach(pen) {
  const { c, T, board, scene } = pen,
    lit = scene.lit;
  if (!lit.hexes.length || scene.sheetOnly) return;
  const p = board.paths.region(lit.from ? [...lit.hexes, lit.from] : lit.hexes);
  c.globalAlpha = T.reachO;
  c.fillStyle = T.reachFill;
  c.fill(p, "evenodd");
  if (lit.threat.length) ruling(pen, { hexes: lit.threat, colour: T.accent, alpha: 0.5, size: 0.93 });
  c.globalAlpha = 0.22;
  c.strokeStyle = T.reach;
  c.lineWidth = 9;
  c.stroke(p);
  c.globalAlpha = 1;
  c.lineWidth = least(pen, 3.6, 2);
  c.stroke(p);
}

/**
 * Hexes with a wash and a dashed edge.
 * @param {Pen} pen @param {string[]} hexes @param {{fill: string, wash: number, edge: string, alpha: number, width: number}} how
 */
function dashed(pen, hexes, how) {
  const { c, board } = pen;
  const p = board.paths.of(hexes, 0.95);
  c.globalAlpha = how.wash;
  c.fillStyle = how.fill;
  c.fill(p);
  c.globalAlpha = how.alpha;
  c.strokeStyle = how.edge;
  c.lineWidth = how.width;
  c.setLineDash([9, 6]);
  c.stroke(p);
  c.setLineDash([]);
}

/** @param {Pen} pen */
function targets(pen) {
  const red = pen.T.accent;
  dashed(pen, pen.scene.targets, { fill: red, wash: 0.2, edge: red, alpha: 1, width: least(pen, 3.6, 1.8) });
}

/** @param {Pen} pen @param {import("./scene.js").Fight} f */
function fight(pen, f) {
  const edge = pen.scene.theme === "dark" ? "#F2B233" : "#B97800";
  dashed(pen, f.may, { fill: SELECT, wash: 0.2, edge, alpha: 1, width: least(pen, 3.4, 1.8) });
  attacked(pen, [...f.targets]);
}

/** @param {Pen} pen @param {string[]} hexes */
function attacked(pen, hexes) {
  const { c, board } = pen;
  const p = board.paths.of(hexes, 0.985);
  c.globalAlpha = 0.13;
  c.fillStyle = "#B32F23";
  c.fill(p);
  c.globalAlpha = 0.8;
  c.strokeStyle = "#fff";
  c.lineWidth = least(pen, 9, 4);
  c.stroke(p);
  c.globalAlpha = 1;
  c.strokeStyle = "#B32F23";
  c.lineWidth = least(pen, 5, 2.4);
  c.stroke(p);
}

/** @param {Pen} pen @param {string[]} path */
function route({ c, T, board }, path) {
  const points = board.paths.centres(path);
  if (points.length < 2) return;
  const p = new Path2D();
  midcurve(p, points);
  c.lineCap = "round";
  c.strokeStyle = "#fff";
  c.globalAlpha = 0.9;
  c.lineWidth = 11;
  c.stroke(p);
  c.globalAlpha = 1;
  c.strokeStyle = T.path;
  c.lineWidth = 6;
  c.stroke(p);
  c.lineCap = "butt";
}
