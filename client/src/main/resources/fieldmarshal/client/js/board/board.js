// @ts-check
/** The map on the table, and what is drawn over it each frame. It is given a scene and knows nothing else of the application. */
import { Camera, ratioNow } from "./camera.js";
import { drawCounters } from "./counters.js";
import { listen } from "./hands.js";
import { drawMarkers } from "./markers.js";
import { drawOver } from "./over.js";
import { aside, below } from "./naming.js";
import { Paths } from "./paths.js";
import { emptyScene } from "./scene.js";
import { drawUnder } from "./under.js";
import { ease, neighbours, towards } from "../geometry.js";
import { MapLayer } from "../map/layer.js";
import { THEMES } from "../palette.js";

/** @typedef {import("./scene.js").Scene} Scene */

/** @typedef {import("./scene.js").Unit} Unit */

/** @typedef {{unit: Unit, points: import("../geometry.js").Point[], start: number, length: number}} Travel */

/**
 * @typedef {object} View map units at the corner, scale in device pixels
 * @property {number} x @property {number} y @property {number} scale @property {number} settled @property {string} theme
 * @property {number} ratio
 */

/**
 * @typedef {object} Performance something that is played over the board for a while
 * @property {(id: string) => boolean} hides the units that it draws itself @property {(pen: Pen) => boolean} draw whether it goes on
 */

/** @typedef {{board: Board, c: CanvasRenderingContext2D, T: import("../palette.js").Theme, view: View, scene: Scene, t: number}} Pen */

export class Board extends Camera {
  /** @param {HTMLElement} host @param {import("../map/chart.js").Chart} chart @param {import("./hands.js").Hands} hands */
  constructor(host, chart, hands) {
    super(host, chart);
    this.hands = hands;
    /** @type {Scene} */
    this.scene = emptyScene();
    this.pointy = chart.hex.pointy !== false;
    this.canvas.id = "board";
    this.canvas.tabIndex = 0;
    this.canvas.setAttribute("role", "application");
    this.canvas.className = "grab keyed";
    host.append(this.canvas);
    this.ctx = /** @type {CanvasRenderingContext2D} */ (this.canvas.getContext("2d", { alpha: false }));
    this.map = new MapLayer(chart, () => this.dirty());
    this.near = neighbours(chart.hexes);
    this.paths = new Paths(this.hexes, this.pointy);
    this.asked = false;
    this.keyed = false;
    this.frame = 0;
    this.frames = 0;
    /** @type {Travel[]} */
    this.travels = [];
    /** @type {Set<string>} the units whose stacks the last frame drew */
    this.drawnUnits = new Set();
    /** @type {string[]} the hexes whose numbers the last frame drew because a text names them */
    this.drawnNumbers = [];
    /** @type {{text: string, x: number, y: number, w: number}[]} the names of areas that the last frame drew */
    this.drawnAreas = [];
    /** @type {string[]} the markers that the last frame drew */
    this.drawnMarkers = [];
    /** @type {import("../drama/script.js").Box | null} where the last die was drawn, in CSS pixels */
    this.drawnDie = null;
    /** @type {Map<string, number>} hexes that shake, with the time */
    this.shakes = new Map();
    /** @type {{from: string, to: string | null, x: number, y: number} | null} */
    this.drag = null;
    /** Whether a counter was put back while the button is still held. */
    this.dropped = false;
    /** @type {Performance | null} what is played over the counters */
    this.performance = null;
    this.pointer = { x: 0, y: 0 };
    this.slant = false;
    this.resize();
    this.observer = new ResizeObserver(() => this.resized() && this.keep(() => this.resize()));
    this.observer.observe(host);
    listen(this);
  }

  destroy() {
    this.observer.disconnect();
    this.map.worker?.terminate();
    this.canvas.remove();
  }

  /** Lays a scene on the board, and draws it. @param {Scene} scene */
  show(scene) {
    this.scene = scene;
    this.dirty(true);
  }

  /** Nothing is on its way any more. */
  clear() {
    this.travels = [];
    this.performance = null;
    this.shakes.clear();
  }

  // ---- frames

  dirty(now = false) {
    if (now) {
      cancelAnimationFrame(this.frame);
      this.asked = false;
      this.draw(performance.now());
      return;
    }
    if (this.asked) return;
    this.asked = true;
    this.frame = requestAnimationFrame((t) => {
      this.asked = false;
      this.draw(t);
    });
  }

  /** @param {number} t */
  draw(t) {
    this.frames++;
    // the window may have gone to another screen, whose pixels are finer or coarser
    if (ratioNow() !== this.ratio) this.keep(() => this.resize());
    this.slide(t);
    const c = this.ctx,
      k = this.ratio,
      scene = this.scene,
      scale = this.scale * k;
    // whole pixels, so that tiles stay crisp
    const x = Math.round(this.x * scale) / scale,
      y = Math.round(this.y * scale) / scale;
    const view = { x, y, scale, settled: this.settled * k, theme: scene.theme, ratio: k };
    const T = THEMES[scene.theme];
    const pen = { board: this, c, T, view, scene, t };
    const inPixels = () => c.setTransform(1, 0, 0, 1, 0, 0);
    const inUnits = () => c.setTransform(scale, 0, 0, scale, -x * scale, -y * scale);
    inPixels();
    c.fillStyle = T.bg;
    c.fillRect(0, 0, this.w, this.h);
    this.map.draw(c, view, this.w, this.h);
    inUnits();
    drawUnder(pen);
    this.drawnMarkers = drawMarkers(pen, "under");
    inPixels();
    this.map.names(c, view, this.w, this.h, (n) => aside(this, n));
    const moving = drawCounters(pen);
    this.map.names(c, view, this.w, this.h, (n) => below(this, n));
    inUnits();
    this.drawnMarkers.push(...drawMarkers(pen, "over"));
    const growing = drawOver(pen);
    const playing = !!this.performance?.draw(pen);
    if (moving || growing || playing || this.shakes.size) this.dirty();
  }

  /** A step of the glide to another part of the map. @param {number} t */
  slide(t) {
    const g = this.glide;
    if (!g) return;
    const u = Math.min(1, (t - g.start) / g.ms),
      e = g.zoom ? 1 - (1 - u) ** 3 : ease(u);
    this.scale = g.from.scale * (g.to.scale / g.from.scale) ** e;
    if (g.zoom) {
      this.x = g.zoom.mx - g.zoom.px / this.scale;
      this.y = g.zoom.my - g.zoom.py / this.scale;
    } else {
      this.x = g.from.x + (g.to.x - g.from.x) * e;
      this.y = g.from.y + (g.to.y - g.from.y) * e;
    }
    if (u >= 1) {
      this.glide = null;
      this.settle(g.zoom ? 90 : 0);
    }
    this.clamp();
    this.dirty();
  }

  /**
   * Sends a counter along its path.
   * @param {Unit} unit @param {string[]} path hexes, the first where it stood @param {number} [times] as long as usual
   */
  travel(unit, path, times = 1) {
    if (this.still) return;
    const points = this.paths.centres(path);
    if (points.length < 2) return;
    this.travels.push({ unit, points, start: performance.now(), length: times * Math.min(700, 90 * (points.length - 1) + 90) });
    this.dirty();
  }

  /** Begins to play something over the counters, or ends it. @param {Performance | null} p */
  perform(p) {
    this.performance = p;
    this.drawnDie = null;
    this.dirty();
  }

  /** @param {string} hex */
  shake(hex) {
    if (!this.still) this.shakes.set(hex, performance.now());
    this.dirty();
  }

  /** The counter in the hand goes back to where it was. */
  putBack() {
    if (!this.drag) return;
    this.drag = null;
    this.dropped = true;
    this.hands.hover(null);
    this.dirty();
  }

  // ---- keys

  /** Moves the hex cursor. @param {number} degrees @returns {string | null} */
  step(degrees) {
    this.keyed = true;
    this.canvas.classList.add("keyed");
    const { cursor, hex } = this.scene;
    const from = cursor ? this.hexes.get(cursor) : undefined;
    if (!from) {
      const r = this.room();
      return hex || this.toHex(r.x + r.w / 2, r.y + r.h / 2);
    }
    const ns = this.paths.hexesOf(this.near.get(from.n) || []);
    // up and down in columns: alternate the two slanting neighbours
    const aslant = this.pointy ? degrees === 0 || degrees === 180 : degrees === 90 || degrees === 270;
    const turn = this.slant ? 30 : -30;
    let i = towards(from, ns, aslant ? degrees + turn : degrees);
    if (i < 0) i = towards(from, ns, degrees - turn);
    if (aslant) this.slant = !this.slant;
    return i < 0 ? from.n : ns[i].n;
  }
}
