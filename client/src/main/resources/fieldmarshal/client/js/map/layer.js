// @ts-check
/** The map under the counters: tiles painted once for each zoom step and theme, names as sprites. */
import { points } from "../geometry.js";
import { FAR, MapArt, detail } from "./art.js";
import { readHeights } from "./heights.js";
import { LEAST, drawName } from "./lettering.js";
import { THEMES } from "../palette.js";

const TILE = 512;

/**
 * @typedef {object} Level
 * @property {number} scale @property {string} theme @property {number} generation @property {number} used
 * @property {Map<string, ImageBitmap | HTMLCanvasElement | null>} tiles
 */

/** A promise that somebody else fulfils. */
function later() {
  /** @type {() => void} */
  let done = () => {};
  const promise = new Promise((resolve) => {
    done = () => resolve(0);
  });
  return { promise, done };
}

export class MapLayer {
  /** @param {import("./chart.js").Chart} chart @param {() => void} changed */
  constructor(chart, changed) {
    this.chart = chart;
    this.changed = changed;
    /** @type {Level[]} */
    this.levels = [];
    this.ready = false;
    /** @type {import("./relief.js").Heights | null} */
    this.heights = null;
    /** @type {Map<number, (b: ImageBitmap | HTMLCanvasElement) => void>} */
    this.waiting = new Map();
    this.next = 1;
    this.busy = 0;
    /** @type {{level: Level, i: number, j: number}[]} */
    this.queue = [];
    /** @type {Map<string, {cv: HTMLCanvasElement, x: number, y: number, w: number, h: number} | null>} */
    this.labels = new Map();
    /** @type {Worker | null} */
    this.worker = null;
    /** @type {MapArt | null} */
    this.art = null;
    this.generation = 0;
    /** @type {"never" | "near" | "always"} when hex numbers are printed */
    this.numbers = "near";
    /** @type {Map<string, ImageBitmap | HTMLCanvasElement | null>} the whole sheet, small, by theme */
    this.base = new Map();
    this.whenFine = later();
    this.whenReady = this.start();
  }

  async start() {
    this.heights = await readHeights(this.chart);
    if (typeof OffscreenCanvas !== "undefined" && typeof Worker !== "undefined") {
      try {
        const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
        await new Promise((resolve, reject) => {
          worker.onerror = reject;
          worker.onmessage = (e) => {
            if (e.data.ready) resolve(0);
            else if (e.data.finer) this.finer();
            else {
              const f = this.waiting.get(e.data.id);
              this.waiting.delete(e.data.id);
              if (f) f(e.data.bitmap);
            }
          };
          worker.postMessage({ chart: this.chart });
        });
        this.worker = worker;
      } catch {
        this.worker = null;
      }
    }
    if (!this.worker) {
      this.art = new MapArt(this.chart, this.heights);
      this.art.engrave();
    }
    this.ready = true;
    this.changed();
    if (this.art) this.finer();
  }

  /** The strokes are there: everything is painted anew over what is shown. */
  finer() {
    this.generation++;
    this.whenFine.done();
    this.changed();
  }

  /**
   * A part of the map as a picture.
   * @param {string} theme @param {number} scale @param {number} x @param {number} y @param {number} w @param {number} h
   * @param {object} opt @returns {Promise<ImageBitmap | HTMLCanvasElement>}
   */
  picture(theme, scale, x, y, w, h, opt) {
    if (this.worker) {
      const id = this.next++;
      return new Promise((resolve) => {
        this.waiting.set(id, resolve);
        this.worker?.postMessage({ id, theme, scale, x, y, w, h, opt });
      });
    }
    const cv = document.createElement("canvas");
    cv.width = w;
    cv.height = h;
    const c = /** @type {CanvasRenderingContext2D} */ (cv.getContext("2d"));
    this.art?.paint(c, theme, scale, x, y, w, h, opt);
    return Promise.resolve(cv);
  }

  /** @param {string} theme @param {number} scale */
  level(theme, scale) {
    let l = this.levels.find((v) => v.theme === theme && v.generation === this.generation && Math.abs(v.scale - scale) < 1e-6);
    if (!l) {
      l = { scale, theme, generation: this.generation, tiles: new Map(), used: performance.now() };
      this.levels.push(l);
      if (this.levels.length > 4) {
        this.levels.sort((a, b) => b.used - a.used);
        for (const old of this.levels.splice(4)) for (const t of old.tiles.values()) if (t && "close" in t) t.close();
      }
    }
    l.used = performance.now();
    return l;
  }

  /**
   * Draws what is there and asks for what is not.
   * @param {CanvasRenderingContext2D} c @param {{x: number, y: number, scale: number, settled: number, theme: string, ratio: number}} view
   *   x, y: map units at the left upper corner; scale in device pixels
   * @param {number} w @param {number} h device pixels
   */
  draw(c, view, w, h) {
    if (!this.ready) return;
    const { x, y, scale, theme } = view;
    const level = this.level(theme, view.settled);
    const span = TILE / level.scale;
    const { width, height } = this.chart.bounds;
    /** @type {{i: number, j: number}[]} */
    const missing = [];
    const older = this.levels.filter((l) => l !== level && l.theme === theme).sort((a, b) => b.used - a.used);
    // older steps below, until the new one has dried
    let whole = true;
    const i0 = Math.floor(x / span),
      i1 = Math.floor((x + w / scale) / span),
      j0 = Math.floor(y / span),
      j1 = Math.floor((y + h / scale) / span);
    for (let j = j0; j <= j1; j++)
      for (let i = i0; i <= i1; i++) if (onSheet(i, j) && !level.tiles.get(i + "," + j)) whole = false;
    function onSheet(/** @type {number} */ i, /** @type {number} */ j) {
      return (i + 1) * span > -20 && (j + 1) * span > -20 && i * span < width + 20 && j * span < height + 20;
    }
    const blit = (/** @type {Level} */ l) => {
      const s = TILE / l.scale;
      const a0 = Math.floor(x / s),
        a1 = Math.floor((x + w / scale) / s),
        b0 = Math.floor(y / s),
        b1 = Math.floor((y + h / scale) / s);
      const exact = Math.abs(l.scale - scale) < 1e-6;
      for (let j = b0; j <= b1; j++)
        for (let i = a0; i <= a1; i++) {
          const t = l.tiles.get(i + "," + j);
          if (!t) continue;
          if (exact) c.drawImage(t, Math.round((i * s - x) * scale), Math.round((j * s - y) * scale));
          else {
            const px = Math.floor((i * s - x) * scale),
              py = Math.floor((j * s - y) * scale);
            c.drawImage(t, px, py, Math.ceil(((i + 1) * s - x) * scale) - px, Math.ceil(((j + 1) * s - y) * scale) - py);
          }
        }
    };
    c.imageSmoothingEnabled = true;
    if (!whole) this.sheet(c, view);
    if (!whole) for (const l of older.slice(0, 2).reverse()) blit(l);
    blit(level);
    for (let j = j0 - 1; j <= j1 + 1; j++)
      for (let i = i0 - 1; i <= i1 + 1; i++) if (onSheet(i, j) && !level.tiles.has(i + "," + j)) missing.push({ i, j });
    if (missing.length) {
      const cx = (i0 + i1) / 2,
        cy = (j0 + j1) / 2;
      missing.sort((a, b) => Math.hypot(a.i - cx, a.j - cy) - Math.hypot(b.i - cx, b.j - cy));
      this.queue = missing.map((m) => ({ level, ...m }));
      this.pump(view.ratio);
    }
  }

  /**
   * Under what has not dried: the whole sheet, painted small.
   * @param {CanvasRenderingContext2D} c @param {{x: number, y: number, scale: number, theme: string}} view
   */
  sheet(c, view) {
    const { width, height } = this.chart.bounds,
      small = 0.2;
    const base = this.base.get(view.theme);
    if (base) c.drawImage(base, -view.x * view.scale, -view.y * view.scale, width * view.scale, height * view.scale);
    else if (base === undefined) {
      this.base.set(view.theme, null);
      this.picture(view.theme, small, 0, 0, Math.round(width * small), Math.round(height * small), { ratio: 1 }).then((b) => {
        this.base.set(view.theme, b);
        this.changed();
      });
    }
  }

  /** @param {number} ratio */
  pump(ratio) {
    while (this.busy < 2 && this.queue.length) {
      const m = this.queue.shift();
      if (!m || m.level.tiles.has(m.i + "," + m.j)) continue;
      const key = m.i + "," + m.j,
        span = TILE / m.level.scale;
      m.level.tiles.set(key, null);
      this.busy++;
      this.picture(m.level.theme, m.level.scale, m.i * span, m.j * span, TILE, TILE, { ratio, numbers: this.numbers }).then((b) => {
        this.busy--;
        m.level.tiles.set(key, b);
        this.changed();
        this.pump(ratio);
      });
    }
  }

  /** Whether everything in sight is painted with all its strokes. */
  whole() {
    return this.ready && this.generation > 0 && !this.busy && !this.queue.length && !this.waiting.size;
  }

  /** Drop all tiles, when type arrived late. */
  forget() {
    this.levels = [];
    this.labels.clear();
    this.changed();
  }

  /**
   * Names, as sprites of the settled scale.
   * @param {CanvasRenderingContext2D} c @param {{x: number, y: number, scale: number, settled: number, theme: string, ratio: number}} view
   * @param {number} w @param {number} h
   * @param {(n: import("./chart.js").ChartName) => {x: number, y: number} | null | false} placed false: not now; a point: there instead
   */
  names(c, view, w, h, placed) {
    const { x, y, scale, settled, theme, ratio } = view;
    const level = detail((settled * 100) / ratio);
    const T = THEMES[theme];
    for (let k = 0; k < this.chart.names.length; k++) {
      const n = this.chart.names[k];
      const px11 = ((n.size || 20) * settled) / ratio;
      if (level === "far" && !FAR.has(n.kind)) continue;
      const least = LEAST[n.kind] || 0;
      if (px11 < 10.5 && !least) continue;
      const at = placed(n);
      if (at === false) continue;
      const key = `${k}|${settled.toFixed(4)}|${theme}|${at ? 1 : 0}`;
      let s = this.labels.get(key);
      if (s === undefined) {
        if (this.labels.size > 700) this.labels.clear();
        // cities and regions keep their names, never smaller than can be read
        s = this.label(px11 < least ? { ...n, size: (least * ratio) / settled } : n, settled, T, !!at);
        this.labels.set(key, s);
      }
      if (!s) continue;
      const ox = at ? at.x : 0,
        oy = at ? at.y : 0;
      const px = (s.x + ox - x) * scale,
        py = (s.y + oy - y) * scale,
        pw = s.w * scale,
        ph = s.h * scale;
      if (px > w || py > h || px + pw < 0 || py + ph < 0) continue;
      if (Math.abs(scale - settled) < 1e-6) c.drawImage(s.cv, Math.round(px), Math.round(py));
      else c.drawImage(s.cv, px, py, pw, ph);
    }
  }

  /** @param {import("./chart.js").ChartName} n @param {number} scale @param {import("../palette.js").Theme} T @param {boolean} moved */
  label(n, scale, T, moved) {
    // find the extent by measuring generously
    let x0, y0, x1, y1;
    const size = n.size || 22;
    if (moved) {
      const half = n.text.length * size * 0.46 + 16;
      ((x0 = -half), (x1 = half), (y0 = -size - 6), (y1 = 10));
    } else if (n.path) {
      const pts = points(n.path),
        xs = pts.map((p) => p.x),
        ys = pts.map((p) => p.y),
        // letters that are larger than printed run on past the end of their line
        pad = 30 + (LEAST[n.kind] ? n.text.length * size * 0.5 : 0);
      ((x0 = Math.min(...xs) - pad), (x1 = Math.max(...xs) + pad), (y0 = Math.min(...ys) - pad), (y1 = Math.max(...ys) + pad));
    } else {
      const long = n.text.length * ((n.size || 50) * 0.8 + (n.tracking === undefined ? 18 : n.tracking)) + 24;
      const deep = n.angle ? Math.abs(Math.sin((n.angle * Math.PI) / 180)) * long : 0;
      ((x0 = n.x - long), (x1 = n.x + long), (y0 = n.y - (n.size || 50) - 8 - deep), (y1 = n.y + 16 + deep));
    }
    const w = Math.ceil((x1 - x0) * scale),
      h = Math.ceil((y1 - y0) * scale);
    if (w < 2 || h < 2 || w * h > 6e6) return null;
    const cv = document.createElement("canvas");
    cv.width = w;
    cv.height = h;
    const c = /** @type {CanvasRenderingContext2D} */ (cv.getContext("2d"));
    c.setTransform(scale, 0, 0, scale, -x0 * scale, -y0 * scale);
    drawName(c, n, T, this.heights, moved ? { x: 0, y: 0 } : undefined, this.chart.bounds);
    return { cv, x: x0, y: y0, w: w / scale, h: h / scale };
  }
}
