// @ts-check
/** The player's eye over the map: where it looks, how near, and how it glides there. */
import { hexAt, indexed } from "../geometry.js";

/** How near a hex may come to what floats over the map. */
const COVER = 36;

export const MIN_SCALE = 0.16,
  MAX_SCALE = 2.4;

/**
 * @typedef {{x: number, y: number, scale: number}} Look
 * @typedef {{from: Look, to: Look, start: number, ms: number, zoom?: {px: number, py: number, mx: number, my: number}}} Glide
 */

/** Pixels of the screen in one of the page: more than twice as many are not seen. */
export const ratioNow = () => Math.min(2, Math.max(1, window.devicePixelRatio || 1));

export class Camera {
  /** @param {HTMLElement} host @param {import("../map/chart.js").Chart} chart */
  constructor(host, chart) {
    this.host = host;
    this.chart = chart;
    this.canvas = document.createElement("canvas");
    /** @type {Map<string, import("../map/chart.js").ChartHex>} */
    this.hexes = new Map(chart.hexes.map((h) => [h.n, h]));
    this.index = indexed(chart.hexes);
    this.x = 0;
    this.y = 0;
    this.scale = 0.6;
    this.settled = 0.6;
    this.insets = { left: 0, top: 0, right: 0, bottom: 0 };
    /** @type {() => {x: number, y: number, w: number, h: number}[]} what floats over the map now, in CSS pixels */
    this.covers = () => [];
    /** Whether the whole map is shown, and shall be when the window changes. */
    this.fitted = false;
    /** Whether nothing glides or travels. */
    this.still = false;
    /** @type {Glide | null} */
    this.glide = null;
    /** @type {{x: number, y: number, at: Look} | null} the middle that was kept when the window changed, and where the eye went */
    this.kept = null;
    this.w = 1;
    this.h = 1;
    this.ratio = 1;
  }

  /** Something is to be drawn anew: whoever draws knows how. @param {boolean} [_now] */
  dirty(_now) {}

  resize() {
    const r = this.host.getBoundingClientRect();
    this.ratio = ratioNow();
    this.w = Math.max(1, Math.round(r.width * this.ratio));
    this.h = Math.max(1, Math.round(r.height * this.ratio));
    this.canvas.width = this.w;
    this.canvas.height = this.h;
    this.dirty(true);
  }

  /** The point of the map in the middle of the free part of the window; the one that was kept, as long as the eye has not moved. */
  middle() {
    const to = this.heading(),
      k = this.kept,
      r = this.room();
    if (k && k.at.x === to.x && k.at.y === to.y && k.at.scale === to.scale) return { x: k.x, y: k.y };
    return { x: to.x + (r.x + r.w / 2) / to.scale, y: to.y + (r.y + r.h / 2) / to.scale };
  }

  /** The window changes: its middle stays the middle, and a map that was shown whole is so again. @param {() => void} change */
  keep(change) {
    const mid = this.middle(),
      whole = this.fitted;
    change();
    if (whole) this.fit();
    else this.look(mid.x, mid.y, this.heading().scale, false);
    this.kept = { ...mid, at: this.heading() };
  }

  /** Whether the window has another size, or finer or coarser pixels, than was drawn last. */
  resized() {
    const r = this.host.getBoundingClientRect(),
      k = ratioNow();
    return k !== this.ratio || Math.round(r.width * k) !== this.w || Math.round(r.height * k) !== this.h;
  }

  /** A panel has come or gone: no bare table where there could be map. */
  refill() {
    if (this.fitted) this.fit();
    else this.rehold();
  }

  /** @param {{left?: number, top?: number, right?: number, bottom?: number}} i */
  setInsets(i) {
    Object.assign(this.insets, i);
  }

  /** The free part of the window, in CSS pixels. */
  room() {
    const w = this.w / this.ratio,
      h = this.h / this.ratio,
      i = this.insets;
    return { x: i.left, y: i.top, w: Math.max(120, w - i.left - i.right), h: Math.max(120, h - i.top - i.bottom) };
  }

  fit(animate = false) {
    const { width, height } = this.chart.bounds,
      r = this.room();
    const s = Math.max(MIN_SCALE, Math.min(r.w / (width + 60), r.h / (height + 60)));
    this.look(width / 2, height / 2, s, animate);
    this.fitted = true;
  }

  /**
   * @param {number} cx @param {number} cy map units @param {number} [s]
   * @param {boolean | number} [animate] whether it glides, or for how long
   */
  look(cx, cy, s = this.scale, animate = true) {
    const r = this.room(),
      { width, height } = this.chart.bounds;
    // where the map is larger than the room, no bare table is shown
    const hold = (/** @type {number} */ v, /** @type {number} */ size, /** @type {number} */ all) =>
      size >= all ? all / 2 : Math.max(size / 2, Math.min(all - size / 2 + 1, v));
    const x = hold(cx, r.w / s, width),
      y = hold(cy, r.h / s, height);
    this.fitted = false;
    this.go({ scale: s, x: x - (r.x + r.w / 2) / s, y: y - (r.y + r.h / 2) / s }, animate === true ? 220 : Number(animate));
  }

  /** What lies over a point of the window, with some room round it. @param {{x: number, y: number}} p */
  coverOf(p) {
    const m = COVER;
    return this.covers().find((c) => p.x > c.x - m && p.x < c.x + c.w + m && p.y > c.y - m && p.y < c.y + c.h + m);
  }

  /** Where the eye is, or will be when it has arrived. @returns {Look} */
  heading() {
    return this.glide ? this.glide.to : { x: this.x, y: this.y, scale: this.scale };
  }

  /** Where a point of the map will be in the window when the eye has arrived. @param {{x: number, y: number}} h */
  seen(h) {
    const { x, y, scale } = this.heading();
    return { x: (h.x - x) * scale, y: (h.y - y) * scale };
  }

  /** After the free part of the window has grown: no bare table where there could be map. */
  rehold() {
    const r = this.room(),
      to = this.heading(),
      s = to.scale,
      { width, height } = this.chart.bounds;
    const left = to.x + r.x / s,
      right = left + r.w / s,
      top = to.y + r.y / s,
      bottom = top + r.h / s;
    if (
      (right > width + 4 && r.w / s < width) ||
      (left < -4 && r.w / s < width) ||
      (bottom > height + 4 && r.h / s < height) ||
      (top < -4 && r.h / s < height)
    )
      this.look((left + right) / 2, (top + bottom) / 2, s);
  }

  /** Whether a hex lies in the free part of the window. @param {string} n */
  inSight(n) {
    const h = this.hexes.get(n);
    if (!h) return false;
    const p = this.toScreen(h.x, h.y),
      r = this.room();
    return p.x > r.x && p.x < r.x + r.w && p.y > r.y && p.y < r.y + r.h;
  }

  /** Brings a hex into the free part of the window, if it is not there. @param {string} n @param {boolean} [centre] */
  reveal(n, centre = false) {
    const h = this.hexes.get(n);
    if (!h) return;
    const p = this.seen(h),
      r = this.room(),
      m = 70;
    const inside = p.x > r.x + m && p.x < r.x + r.w - m && p.y > r.y + m && p.y < r.y + r.h - m;
    if (!centre && inside && !this.coverOf(p)) return;
    this.look(h.x, h.y, this.heading().scale);
    this.uncover(h);
  }

  /** Brings hexes into sight together; where they need more room than there is, the first. @param {string[]} list */
  revealAll(list) {
    const spots = list.flatMap((n) => this.hexes.get(n) || []);
    if (!spots.length) return;
    const xs = spots.map((h) => h.x),
      ys = spots.map((h) => h.y),
      r = this.room(),
      m = 60;
    const box = { x: Math.min(...xs), y: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
    const a = this.seen(box),
      b = this.seen({ x: box.x1, y: box.y1 });
    const roomy = b.x - a.x < r.w - 2 * m && b.y - a.y < r.h - 2 * m;
    const inside = a.x > r.x + m && b.x < r.x + r.w - m && a.y > r.y + m && b.y < r.y + r.h - m;
    if (!roomy) this.reveal(list[0]);
    else if (!inside || spots.some((h) => this.coverOf(this.seen(h)))) {
      this.look((box.x + box.x1) / 2, (box.y + box.y1) / 2, this.heading().scale);
      for (const h of spots) this.uncover(h);
    }
  }

  /** At the edge of the map a hex may come to lie under a menu: it is brought beside it. @param {{x: number, y: number}} h */
  uncover(h) {
    const to = this.heading(),
      p = this.seen(h),
      c = this.coverOf(p);
    if (!c) return;
    const r = this.room(),
      right = c.x + c.w + COVER + 8 - p.x,
      left = c.x - COVER - 8 - p.x;
    // a menu at the right edge leaves room on its left only
    const by = p.x + right < r.x + r.w - COVER ? right : left;
    this.go({ ...to, x: to.x - by / to.scale }, this.glide ? 220 : 0);
  }

  /** @param {{x: number, y: number, scale: number}} to @param {number} ms */
  go(to, ms) {
    if (this.still || ms === 0) {
      this.glide = null;
      this.x = to.x;
      this.y = to.y;
      this.scale = to.scale;
      this.clamp();
      this.settle(0);
      this.dirty();
      return;
    }
    this.glide = { from: { x: this.x, y: this.y, scale: this.scale }, to, start: performance.now(), ms };
    this.dirty();
  }

  /** @param {number} factor @param {number} px @param {number} py CSS pixels */
  zoom(factor, px, py) {
    const base = this.glide && this.glide.zoom ? this.glide.to.scale : this.scale;
    const s = Math.max(MIN_SCALE, Math.min(MAX_SCALE, base * factor));
    this.fitted = false;
    const mx = this.x + px / this.scale,
      my = this.y + py / this.scale;
    const to = { scale: s, x: mx - px / s, y: my - py / s };
    if (this.still) this.go(to, 0);
    else {
      this.glide = {
        from: { x: this.x, y: this.y, scale: this.scale },
        to,
        start: performance.now(),
        ms: 140,
        zoom: { px, py, mx, my },
      };
      this.dirty();
    }
  }

  clamp() {
    const { width, height } = this.chart.bounds,
      r = this.room();
    const vw = r.w / this.scale,
      vh = r.h / this.scale;
    const left = r.x / this.scale,
      top = r.y / this.scale;
    const lx = -left - vw * 0.5,
      hx = width - left - vw * 0.5;
    this.x = Math.max(lx, Math.min(hx, this.x));
    this.y = Math.max(-top - vh * 0.5, Math.min(height - top - vh * 0.5, this.y));
  }

  /** @param {number} wait */
  settle(wait) {
    clearTimeout(this.settling);
    if (wait === 0) {
      this.settled = this.scale;
      return;
    }
    this.settling = setTimeout(() => {
      this.settled = this.scale;
      this.dirty();
    }, wait);
  }

  /** @param {number} x @param {number} y */
  toScreen(x, y) {
    return { x: (x - this.x) * this.scale, y: (y - this.y) * this.scale };
  }

  /** @param {number} px @param {number} py */
  toHex(px, py) {
    const h = hexAt(this.index, this.x + px / this.scale, this.y + py / this.scale);
    return h ? h.n : null;
  }
}
