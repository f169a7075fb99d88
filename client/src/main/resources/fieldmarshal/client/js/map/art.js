// @ts-check
/** Paints the map from the chart's layers, any part of it at any scale. Runs in a worker or on the page. */
import { corners, points } from "../geometry.js";
import { canvas } from "./heights.js";
import { drawName } from "./lettering.js";
import { hachures, shaded } from "./relief.js";
import { TEXTURES, stamp } from "./textures.js";
import { THEMES } from "../palette.js";

const CONDENSED = '"Barlow Condensed", "Arial Narrow", sans-serif';

const WIDTHS = [0.55, 0.8, 1.1, 1.5, 2.0];

const CELL = 200;

/** @typedef {CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D} Ctx */

/** @typedef {{lo: Path2D, box: [number, number, number, number], w: number, side: number, old: boolean}} Piece */

/** How much of the map is drawn at a scale. @param {number} hexPx */
export function detail(hexPx) {
  return hexPx < 40 ? "far" : hexPx < 76 ? "middle" : "near";
}

/** @param {string} d @returns {[number, number, number, number]} */
function boundsOf(d) {
  let a = Infinity,
    b = Infinity,
    c = -Infinity,
    e = -Infinity;
  for (const q of points(d)) {
    a = Math.min(a, q.x);
    b = Math.min(b, q.y);
    c = Math.max(c, q.x);
    e = Math.max(e, q.y);
  }
  return [a, b, c, e];
}

export class MapArt {
  /** @param {import("./chart.js").Chart} chart @param {import("./relief.js").Heights | null} heights */
  constructor(chart, heights) {
    this.chart = chart;
    this.heights = heights;
    this.pointy = chart.hex.pointy !== false;
    /** @type {{x: number, y: number, fir: boolean, k: number}[] | null} */
    this.trees = null;
    /** @type {Map<string, Piece[]>} */
    this.layers = new Map();
    for (const layer of chart.layers) {
      this.layers.set(
        layer.id,
        layer.paths.map((p) => ({
          lo: new Path2D(p.d),
          box: boundsOf(p.d),
          w: p.w || 0,
          side: p.side === undefined ? -1 : p.side,
          old: !!p.old || p.side === -1,
        })),
      );
      for (const p of layer.paths)
        if (p.ticks) {
          const list = this.layers.get(layer.id + "-ticks") || [];
          list.push({ lo: new Path2D(p.ticks), box: [-1e9, -1e9, 1e9, 1e9], w: 0, side: -1, old: false });
          this.layers.set(layer.id + "-ticks", list);
        }
    }
    /** @type {Map<string, Path2D[]>} hachures by cell */
    this.cells = new Map();
    /** @type {Map<string, CanvasImageSource>} */
    this.grounds = new Map();
    this.grid = this.makeGrid();
  }

  /** The strokes take a moment; without them the map is only plainer. */
  engrave() {
    if (this.heights && !this.cells.size) this.makeHachures(this.heights);
  }

  makeGrid() {
    // one stroke a hexside, in three tones and in cells
    /** @type {Map<string, Path2D[]>} */
    const cells = new Map();
    const seen = new Map();
    const tone = (/** @type {import("./chart.js").ChartHex} */ h) => (h.sea ? 0 : h.terrain === "mountain" ? 2 : 1);
    for (const h of this.chart.hexes) {
      const cs = corners(h.x, h.y, this.pointy);
      for (let i = 0; i < 6; i++) {
        const a = cs[i],
          b = cs[(i + 1) % 6];
        const key = Math.round((a.x + b.x) / 6) + "," + Math.round((a.y + b.y) / 6);
        const t = Math.max(tone(h), seen.get(key)?.t ?? 0);
        seen.set(key, { t, a, b });
      }
    }
    for (const { t, a, b } of seen.values()) {
      const key = Math.floor(a.x / CELL) + "," + Math.floor(a.y / CELL);
      let list = cells.get(key);
      if (!list) cells.set(key, (list = [new Path2D(), new Path2D(), new Path2D()]));
      list[t].moveTo(a.x, a.y);
      list[t].lineTo(b.x, b.y);
    }
    return cells;
  }

  /** @param {import("./relief.js").Heights} h */
  makeHachures(h) {
    const { width, height } = this.chart.bounds;
    const k = 0.25,
      W = Math.ceil(width * k),
      H = Math.ceil(height * k);
    const mask = (/** @type {(c: Ctx) => void} */ paint) => {
      const cv = canvas(W, H);
      const c = /** @type {Ctx} */ (cv.getContext("2d", { willReadFrequently: true }));
      c.scale(k, k);
      c.fillStyle = c.strokeStyle = "#000";
      paint(c);
      const data = c.getImageData(0, 0, W, H).data;
      return (/** @type {number} */ x, /** @type {number} */ y) => {
        const i = Math.floor(x * k),
          j = Math.floor(y * k);
        if (i < 0 || j < 0 || i >= W || j >= H) return false;
        return data[(j * W + i) * 4 + 3] > 90;
      };
    };
    const barred = mask((c) => {
      for (const id of ["sea", "lagoon", "lake"]) for (const p of this.layers.get(id) || []) c.fill(p.lo, "evenodd");
      c.lineJoin = "round";
      for (const [id, w] of /** @type {[string, number][]} */ ([
        ["river", 20],
        ["river-major", 22],
        ["ridge", 13],
        ["wall", 13],
        ["lake", 12],
        ["sea", 6],
      ])) {
        c.lineWidth = w;
        for (const p of this.layers.get(id) || []) c.stroke(p.lo);
      }
    });
    const mountain = mask((c) => {
      for (const p of this.layers.get("mountain") || []) c.fill(p.lo, "evenodd");
    });
    const strokes = hachures(h, (x, y) => !barred(x, y), mountain, this.chart.bounds);
    for (let i = 0; i < strokes.length; i += 6) {
      const x = strokes[i],
        y = strokes[i + 1];
      const key = Math.floor(x / CELL) + "," + Math.floor(y / CELL);
      let list = this.cells.get(key);
      if (!list) {
        list = [];
        for (let j = 0; j < 10; j++) list.push(new Path2D());
        this.cells.set(key, list);
      }
      const p = list[strokes[i + 4] + (strokes[i + 5] ? 5 : 0)];
      p.moveTo(x, y);
      p.lineTo(x + strokes[i + 2], y + strokes[i + 3]);
    }
  }

  /** @param {string} theme */
  ground(theme) {
    let g = this.grounds.get(theme);
    if (!g && this.heights) {
      const h = this.heights;
      const cv = canvas(h.columns, h.rows);
      const c = /** @type {Ctx} */ (cv.getContext("2d"));
      c.putImageData(new ImageData(/** @type {any} */ (shaded(h, THEMES[theme])), h.columns, h.rows), 0, 0);
      g = /** @type {CanvasImageSource} */ (cv);
      this.grounds.set(theme, g);
    }
    return g;
  }

  /**
   * Paints the part of the map that begins at x, y in map units.
   * @param {Ctx} c @param {string} themeId @param {number} scale pixels a unit, device pixels included
   * @param {number} x @param {number} y @param {number} w @param {number} h pixels
   * @param {{numbers?: boolean, names?: boolean, ratio?: number, places?: boolean}} [opt]
   */
  paint(c, themeId, scale, x, y, w, h, opt = {}) {
    const T = THEMES[themeId];
    const ratio = opt.ratio || 1;
    const level = detail((scale * 100) / ratio);
    const far = level === "far";
    const { width, height } = this.chart.bounds;
    const x1 = x + w / scale,
      y1 = y + h / scale;
    c.setTransform(1, 0, 0, 1, 0, 0);
    c.globalAlpha = 1;
    c.fillStyle = T.bg;
    c.fillRect(0, 0, w, h);
    c.setTransform(scale, 0, 0, scale, -x * scale, -y * scale);
    c.save();
    c.beginPath();
    c.rect(0, 0, width, height);
    c.clip();
    c.lineJoin = "round";
    c.lineCap = "round";
    const px = (/** @type {number} */ units, /** @type {number} */ least) => Math.max(units, (least * ratio) / scale);
    const seen = (/** @type {[number, number, number, number]} */ b, m = 30) =>
      b[0] - m < x1 && b[2] + m > x && b[1] - m < y1 && b[3] + m > y;
    const each = (/** @type {string} */ id, /** @type {(p: Piece, i: number) => void} */ f) => {
      (this.layers.get(id) || []).forEach((p, i) => {
        if (seen(p.box)) f(p, i);
      });
    };
    const inCells = (/** @type {Map<string, Path2D[]>} */ cells, /** @type {(l: Path2D[]) => void} */ f) => {
      for (let i = Math.floor((x - 120) / CELL); i <= Math.floor((x1 + 20) / CELL); i++)
        for (let j = Math.floor((y - 120) / CELL); j <= Math.floor((y1 + 20) / CELL); j++) {
          const l = cells.get(i + "," + j);
          if (l) f(l);
        }
    };
    // tint
    const g = this.ground(themeId);
    if (g && this.heights) {
      const hs = this.heights;
      c.imageSmoothingEnabled = true;
      c.imageSmoothingQuality = "high";
      c.drawImage(g, hs.left - hs.step / 2, hs.top - hs.step / 2, hs.columns * hs.step, hs.rows * hs.step);
    } else {
      c.fillStyle = T.land[0][1];
      c.fillRect(0, 0, width, height);
    }
    // wash and hachure
    c.globalAlpha = T.washO;
    c.fillStyle = T.wash;
    each("mountain", (p) => c.fill(p.lo, "evenodd"));
    c.globalAlpha = 1;
    c.strokeStyle = T.hachure;
    c.lineCap = "butt";
    const fade = far ? 0.55 : 1;
    inCells(this.cells, (l) => {
      for (let k = far ? 2 : 0; k < 5; k++) {
        c.lineWidth = far ? WIDTHS[k] * 1.1 : WIDTHS[k];
        c.globalAlpha = T.hachurePlainO * fade;
        c.stroke(l[k]);
        c.globalAlpha = T.hachureO * fade;
        c.stroke(l[k + 5]);
      }
    });
    c.globalAlpha = 1;
    this.woods(c, T, themeId === "dark", each, x, y, x1, y1);
    for (const id of ["broken", "rough"]) this.texture(c, id, T, each);
    // rivers
    c.lineCap = "round";
    c.strokeStyle = T.river;
    each("river", (p) => {
      c.lineWidth = px(p.w || 2.6, 1);
      c.stroke(p.lo);
    });
    each("river-major", (p) => {
      c.lineWidth = px(p.w || 7, 2.4);
      c.stroke(p.lo);
    });
    if (!far) {
      c.strokeStyle = T.core;
      each("river-major", (p) => {
        c.lineWidth = (p.w || 7) - 3.6;
        c.stroke(p.lo);
      });
    }
    // water
    c.fillStyle = T.sea;
    each("sea", (p) => c.fill(p.lo, "evenodd"));
    c.fillStyle = T.lagoon;
    each("lagoon", (p) => c.fill(p.lo, "evenodd"));
    this.texture(c, "lagoon", T, each);
    c.strokeStyle = T.lining;
    each("lining", (p, i) => {
      if (far && i > 3) return;
      c.globalAlpha = 0.62 - i * 0.045;
      c.lineWidth = px(1.15 - i * 0.05, 0.5);
      c.stroke(p.lo);
    });
    c.globalAlpha = 1;
    c.strokeStyle = T.coast;
    c.lineWidth = px(1.5, 0.7);
    c.setLineDash([13, 5]);
    each("bars", (p) => c.stroke(p.lo));
    c.setLineDash([]);
    c.lineWidth = px(1.8, 0.8);
    each("sea", (p) => c.stroke(p.lo));
    each("lake", (p) => {
      c.fillStyle = T.sea;
      c.fill(p.lo, "evenodd");
      c.lineWidth = px(1.5, 0.8);
      c.stroke(p.lo);
    });
    if (!far) this.texture(c, "swamp", T, each);
    // grid
    if (!far) {
      const opacity = [0.77, 1, 1.75];
      c.strokeStyle = T.grid;
      inCells(this.grid, (l) => {
        for (let t = 0; t < 3; t++) {
          c.globalAlpha = Math.min(1, T.gridO * opacity[t]);
          c.lineWidth = px(t === 2 ? 1.3 : 1.15, 0.75);
          c.stroke(l[t]);
        }
      });
      c.globalAlpha = 1;
    }
    // border
    c.lineCap = "butt";
    c.strokeStyle = T.band;
    c.globalAlpha = T.bandO;
    c.lineWidth = 17;
    each("border", (p) => c.stroke(p.lo));
    c.globalAlpha = 1;
    c.strokeStyle = T.border;
    c.lineWidth = px(2.6, 1.2);
    c.setLineDash([15, 5, 2.6, 5]);
    each("border", (p) => c.stroke(p.lo));
    c.setLineDash([]);
    // trenches
    c.lineJoin = "miter";
    each("trench", (p) => {
      if (p.old) {
        c.strokeStyle = T.soft;
        c.globalAlpha = 0.8;
        c.lineWidth = px(1.7, 1);
        c.stroke(p.lo);
        c.globalAlpha = 1;
        return;
      }
      c.strokeStyle = T.halo;
      c.globalAlpha = 0.8;
      c.lineWidth = 5.6;
      c.stroke(p.lo);
      c.globalAlpha = 1;
      c.strokeStyle = T.sides[p.side] || T.soft;
      c.lineWidth = px(2.5, 1.2);
      c.stroke(p.lo);
    });
    c.lineJoin = "round";
    // crests and walls
    each("ridge", (p) => {
      c.strokeStyle = T.halo;
      c.globalAlpha = 0.55;
      c.lineWidth = 8;
      c.stroke(p.lo);
      c.globalAlpha = 1;
      c.strokeStyle = T.crest;
      c.lineWidth = px(2.6, 1);
      c.stroke(p.lo);
    });
    c.strokeStyle = T.crest;
    c.lineWidth = 1.6;
    if (!far) each("ridge-ticks", (p) => c.stroke(p.lo));
    each("wall", (p) => {
      c.strokeStyle = T.halo;
      c.globalAlpha = 0.8;
      c.lineWidth = 3.4;
      c.stroke(p.lo);
      c.globalAlpha = 1;
      c.fillStyle = T.ink;
      c.fill(p.lo);
    });
    // rails
    c.strokeStyle = T.rail;
    c.lineWidth = px(4.6, 1.4);
    each("rail", (p) => c.stroke(p.lo));
    if (!far) {
      c.strokeStyle = T.railGap;
      c.lineWidth = 2.5;
      c.setLineDash([9, 9]);
      each("rail", (p) => c.stroke(p.lo));
      c.setLineDash([]);
    }
    this.places(c, T, x, y, x1, y1, level);
    if (opt.numbers !== false && level === "near") this.numbers(c, T, x, y, x1, y1);
    c.restore();
    // sheet edge
    c.strokeStyle = T.ink;
    c.lineWidth = px(3, 1.5);
    c.strokeRect(0, 0, width, height);
    if (opt.names) for (const n of this.chart.names) if (n.kind !== "town" || !far) drawName(c, n, T, this.heights);
  }

  /**
   * @param {Ctx} c @param {string} id @param {import("../palette.js").Theme} T
   * @param {(id: string, f: (p: Piece, i: number) => void) => void} each
   */
  texture(c, id, T, each) {
    const def = TEXTURES[id];
    if (!def || !(this.layers.get(id) || []).length) return;
    each(id, (p) => {
      c.save();
      c.clip(p.lo, "evenodd");
      const b = p.box;
      const t = c.getTransform();
      const X0 = -t.e / t.a,
        Y0 = -t.f / t.d,
        X1 = X0 + c.canvas.width / t.a,
        Y1 = Y0 + c.canvas.height / t.d;
      const ax = Math.max(b[0], X0),
        ay = Math.max(b[1], Y0),
        bx = Math.min(b[2], X1),
        by = Math.min(b[3], Y1);
      const path = new Path2D();
      for (let i = Math.floor(ax / def.w); i <= Math.floor(bx / def.w); i++)
        for (let j = Math.floor(ay / def.h); j <= Math.floor(by / def.h); j++)
          path.addPath(def.path(), new DOMMatrix([1, 0, 0, 1, i * def.w, j * def.h]));
      c.globalAlpha = def.alpha;
      if (def.fill) {
        c.fillStyle = def.colour(T);
        c.fill(path);
      } else {
        c.strokeStyle = def.colour(T);
        c.lineWidth = def.line;
        c.lineCap = "round";
        c.stroke(path);
      }
      c.restore();
    });
  }

  /** Every tree of the map: a few on a loose grid in each wooded hex, those behind first. */
  forest() {
    if (this.trees) return this.trees;
    /** @type {{x: number, y: number, fir: boolean, k: number}[]} */
    const trees = [];
    for (const h of this.chart.hexes) {
      if (h.terrain !== "forest" && h.terrain !== "woods") continue;
      const gap = h.terrain === "forest" ? 14.5 : 19;
      let seed = 7;
      for (const s of h.n) seed = (seed * 31 + s.charCodeAt(0)) >>> 0;
      const next = () => {
        seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
        return seed / 4294967296;
      };
      let row = 0;
      for (let dy = -50; dy <= 50; dy += gap) {
        row++;
        for (let dx = -50 + (row % 2 ? gap / 2 : 0); dx <= 50; dx += gap) {
          const x = dx + (next() - 0.5) * gap * 0.75,
            y = dy + (next() - 0.5) * gap * 0.75;
          const a = this.pointy ? Math.abs(x) : Math.abs(y),
            b = this.pointy ? Math.abs(y) : Math.abs(x);
          const fir = next() < 0.38,
            k = 0.85 + next() * 0.35;
          if (a < 45 && b * 0.866 + a * 0.5 < 44) trees.push({ x: h.x + x, y: h.y + y, fir, k });
        }
      }
    }
    this.trees = trees.sort((p, q) => p.y - q.y);
    return this.trees;
  }

  /**
   * Woods as stamps with the light from the north-west over a light tint.
   * @param {Ctx} c @param {import("../palette.js").Theme} T @param {boolean} dark
   * @param {(id: string, f: (p: Piece, i: number) => void) => void} each
   * @param {number} x @param {number} y @param {number} x1 @param {number} y1
   */
  woods(c, T, dark, each, x, y, x1, y1) {
    c.globalAlpha = dark ? 0.16 : 0.2;
    c.fillStyle = T.forest;
    each("forest", (p) => c.fill(p.lo, "evenodd"));
    each("woods", (p) => c.fill(p.lo, "evenodd"));
    c.globalAlpha = 1;
    const near = this.forest().filter((t) => t.x > x - 12 && t.x < x1 + 12 && t.y > y - 12 && t.y < y1 + 12);
    if (!near.length) return;
    const shade = new Path2D(),
      leaf = new Path2D(),
      fir = new Path2D();
    const crown = stamp(
      "M-4.6 1.6a3 3 0 0 1 .6-4.4a3.6 3.6 0 0 1 6.2-1.6a3.2 3.2 0 0 1 2.6 4.6a2.8 2.8 0 0 1-3.4 3.6a3.6 3.6 0 0 1-4 .2a2.6 2.6 0 0 1-2-2.4z",
    )();
    const cone = stamp("M0-7l4.6 10.4h-3.5v2.4h-2.2v-2.4h-3.5z")();
    for (const t of near) {
      const m = new DOMMatrix([t.k, 0, 0, t.k, t.x, t.y]);
      (t.fir ? fir : leaf).addPath(t.fir ? cone : crown, m);
      shade.addPath(t.fir ? cone : crown, new DOMMatrix([t.k, 0, 0, t.k, t.x + 1.7, t.y + 1.9]));
    }
    c.globalAlpha = dark ? 0.4 : 0.26;
    c.fillStyle = dark ? "#0B0E0C" : "#4A4A22";
    c.fill(shade);
    c.globalAlpha = 1;
    c.lineJoin = "round";
    c.fillStyle = dark ? "#46553A" : "#BCC99A";
    c.fill(leaf);
    c.strokeStyle = dark ? "#93A86A" : "#5C7044";
    c.lineWidth = 1;
    c.stroke(leaf);
    c.fillStyle = dark ? "#7E9660" : "#657A4C";
    c.fill(fir);
  }

  /**
   * @param {Ctx} c @param {import("../palette.js").Theme} T
   * @param {number} x @param {number} y @param {number} x1 @param {number} y1 @param {string} level
   */
  places(c, T, x, y, x1, y1, level) {
    const inside = (/** @type {number} */ px, /** @type {number} */ py) =>
      px > x - 40 && px < x1 + 40 && py > y - 50 && py < y1 + 40;
    const at = new Map(this.chart.hexes.map((h) => [h.n, h]));
    const k = level === "far" ? 1.35 : 1;
    for (const f of this.chart.forts || []) {
      const h = at.get(f.hex);
      if (!h || !inside(h.x, h.y)) continue;
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
    for (const h of this.chart.hexes) {
      if (!h.place || h.place === "none" || !inside(h.x, h.y)) continue;
      if (h.place === "city") {
        c.fillStyle = T.city;
        c.strokeStyle = T.town;
        c.lineWidth = 2.2 * k;
        c.fillRect(h.x - 9 * k, h.y - 9 * k, 18 * k, 18 * k);
        c.strokeRect(h.x - 9 * k, h.y - 9 * k, 18 * k, 18 * k);
        c.fillStyle = T.townFill;
        c.fillRect(h.x - 3 * k, h.y - 3 * k, 6 * k, 6 * k);
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
    for (const s of this.chart.signs || []) {
      if (!inside(s.x, s.y) || level === "far") continue;
      c.beginPath();
      if (s.kind === "pass") {
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
    if (level === "far") return;
    c.textAlign = "center";
    c.textBaseline = "alphabetic";
    for (const f of this.chart.forts || []) {
      const h = at.get(f.hex);
      if (!h || !inside(h.x, h.y)) continue;
      pill(c, h.x - 18, h.y + 24.5, 36, 17, 3, T.sides[f.side] || T.soft);
      c.fillStyle = T.paper;
      c.font = `700 15px ${CONDENSED}`;
      c.fillText(f.weakened ? f.strength + "–" + f.weakened : String(f.strength), h.x, h.y + 38.2);
    }
    for (const e of this.chart.entries || []) {
      const h = at.get(e.hex);
      if (!h || !inside(h.x, h.y)) continue;
      pill(c, h.x - 11, h.y + 24, 22, 19, 9.5, T.sides[e.side] || T.soft);
      c.fillStyle = T.paper;
      c.font = `700 15px ${CONDENSED}`;
      c.fillText(e.code, h.x, h.y + 38.5);
    }
  }

  /**
   * @param {Ctx} c @param {import("../palette.js").Theme} T
   * @param {number} x @param {number} y @param {number} x1 @param {number} y1
   */
  numbers(c, T, x, y, x1, y1) {
    c.font = `500 12px ${CONDENSED}`;
    c.textAlign = "center";
    c.textBaseline = "alphabetic";
    c.fillStyle = T.number;
    c.globalAlpha = 0.84;
    const usual = this.pointy ? -42.5 : -38;
    for (const h of this.chart.hexes) {
      if (h.x < x - 20 || h.x > x1 + 20 || h.y < y - 10 || h.y > y1 + 60) continue;
      c.fillText(h.n, h.x, h.y + (this.chart.numbers?.[h.n] ?? usual));
    }
    c.globalAlpha = 1;
  }
}

/** @param {Ctx} c */
function pill(
  c,
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {number} */ w,
  /** @type {number} */ h,
  /** @type {number} */ r,
  /** @type {string} */ fill,
) {
  c.beginPath();
  c.roundRect(x, y, w, h, r);
  c.fillStyle = fill;
  c.fill();
}
