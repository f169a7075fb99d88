// @ts-check
/** The map on the table, and what is drawn over it each frame. */
import { Camera } from "./camera.js";
import { listen } from "./hands.js";
import { MapLayer } from "./map.js";
import { THEMES, SELECT, nation } from "./palette.js";
import { corners, ease, inset, midcurve, neighbours, outline, roundRing, towards, along } from "./geometry.js";
import { SPRITE_MARGIN, face, spriteAt, zoomFor } from "./counters.js";
import { hexOf, shown, sorted, state } from "./store.js";
import { drawOverlay } from "./overlays.js";

const COUNTER = 66;
const OFF = 5.2;
const MOVED = new Set(["town", "city", "fortress"]);

/** @typedef {{unit: import("./types.js").Unit, points: import("./geometry.js").Point[], start: number, length: number}} Travel */

export class Board extends Camera {
  /** @param {HTMLElement} host @param {import("./mapart.js").Chart} chart @param {import("./hands.js").Hands} hands */
  constructor(host, chart, hands) {
    super(host, chart);
    this.hands = hands;
    this.pointy = chart.hex.pointy !== false;
    this.canvas.id = "board";
    this.canvas.tabIndex = 0;
    this.canvas.setAttribute("role", "application");
    this.canvas.setAttribute("aria-label", "Map. Arrow keys move the cursor, Enter selects, Tab goes through the units, E goes to the decision, D accepts what is proposed.");
    this.canvas.className = "grab keyed";
    host.append(this.canvas);
    this.ctx = /** @type {CanvasRenderingContext2D} */ (this.canvas.getContext("2d", { alpha: false }));
    this.map = new MapLayer(chart, () => this.dirty());
    this.near = neighbours(chart.hexes);
    this.asked = false;
    this.frame = 0;
    this.frames = 0;
    /** @type {Travel[]} */
    this.travels = [];
    /** @type {Set<string>} the units whose stacks the last frame drew */
    this.drawnUnits = new Set();
    /** @type {Map<string, number>} hexes that shake, with the time */
    this.shakes = new Map();
    /** @type {{from: string, to: string | null, x: number, y: number} | null} */
    this.drag = null;
    this.pointer = { x: 0, y: 0 };
    /** @type {any} */
    this.stackOf = null;
    this.regionKey = "";
    this.lift = { hex: /** @type {string | null} */ (null), t: 0 };
    this.resize();
    this.observer = new ResizeObserver(() => this.resize());
    this.observer.observe(host);
    listen(this);
  }

  destroy() {
    this.observer.disconnect();
    this.map.worker?.terminate();
    this.canvas.remove();
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
    const c = this.ctx, k = this.ratio;
    if (this.glide) {
      const g = this.glide, u = Math.min(1, (t - g.start) / g.ms), e = g.zoom ? 1 - (1 - u) ** 3 : ease(u);
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
    const scale = this.scale * k;
    // whole pixels, so that tiles stay crisp
    const vx = Math.round(this.x * scale) / scale, vy = Math.round(this.y * scale) / scale;
    const view = { x: vx, y: vy, scale, settled: this.settled * k, theme: state.theme, ratio: k };
    const T = THEMES[state.theme];
    c.setTransform(1, 0, 0, 1, 0, 0);
    c.fillStyle = T.bg;
    c.fillRect(0, 0, this.w, this.h);
    this.map.draw(c, view, this.w, this.h);
    c.setTransform(scale, 0, 0, scale, -vx * scale, -vy * scale);
    this.under(c, T, view);
    c.setTransform(1, 0, 0, 1, 0, 0);
    const stacks = this.stacks();
    this.map.names(c, view, this.w, this.h, (n) => (n.hex && stacks.has(n.hex) && MOVED.has(n.kind) ? false : null));
    const moving = this.counters(c, stacks, view, t);
    this.map.names(c, view, this.w, this.h, (n) => {
      if (!n.hex || !stacks.has(n.hex) || !MOVED.has(n.kind)) return false;
      // a fortress that stands there as a counter says its name itself
      if (n.kind === "fortress" && (stacks.get(n.hex) || []).some((u) => u.type === "fortress")) return false;
      const h = hexOf(n.hex);
      return h ? { x: h.x, y: h.y + 52 } : false;
    });
    c.setTransform(scale, 0, 0, scale, -vx * scale, -vy * scale);
    this.over(c, T, view, stacks);
    if (moving || this.shakes.size) this.dirty();
  }

  /** @returns {Map<string, import("./types.js").Unit[]>} */
  stacks() {
    const s = shown();
    if (!s) return new Map();
    if (this.stackOf === s && this.stackMap) return this.stackMap;
    /** @type {Map<string, import("./types.js").Unit[]>} */
    const map = new Map();
    for (const u of s.units) {
      if (!u.hex) continue;
      const l = map.get(u.hex);
      if (l) l.push(u);
      else map.set(u.hex, [u]);
    }
    for (const [h, l] of map) map.set(h, sorted(l));
    this.stackOf = s;
    this.stackMap = map;
    return map;
  }

  /** @param {string[]} hexes @param {number} [k] */
  path(hexes, k = 1) {
    const p = new Path2D();
    for (const n of hexes) {
      const h = hexOf(n);
      if (!h) continue;
      corners(h.x, h.y, this.pointy, k).forEach((q, i) => (i ? p.lineTo(q.x, q.y) : p.moveTo(q.x, q.y)));
      p.closePath();
    }
    return p;
  }

  /** The rounded outline of a region. @param {string[]} hexes */
  region(hexes) {
    const key = hexes.join();
    if (this.regionKey === key && this.regionPath) return this.regionPath;
    const p = new Path2D();
    const pts = [];
    for (const n of hexes) {
      const h = hexOf(n);
      if (h) pts.push({ x: h.x, y: h.y });
    }
    for (const ring of outline(pts, this.pointy)) roundRing(p, inset(ring, 3), 12);
    this.regionKey = key;
    this.regionPath = p;
    return p;
  }

  /** Ruling at 45° inside hexes. @param {CanvasRenderingContext2D} c @param {Path2D} clip @param {string} colour @param {any} view @param {number} [alpha] @param {number} [gap] @param {boolean} [back] */
  ruling(c, clip, colour, view, alpha = 0.5, gap = 9, back = false) {
    c.save();
    c.clip(clip);
    const x0 = view.x, y0 = view.y, x1 = x0 + this.w / view.scale, y1 = y0 + this.h / view.scale, d = gap * Math.SQRT2;
    c.beginPath();
    if (back) {
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
    c.strokeStyle = colour;
    c.globalAlpha = alpha;
    c.lineWidth = 2.2;
    c.stroke();
    c.restore();
  }

  /** Washes, reach and path: below names and counters. @param {CanvasRenderingContext2D} c @param {import("./palette.js").Theme} T @param {any} view */
  under(c, T, view) {
    const least = (/** @type {number} */ u, /** @type {number} */ px) => Math.max(u, (px * this.ratio) / view.scale);
    c.lineJoin = "round";
    if (state.overlay || state.replay) drawOverlay(this, c, T, view);
    const lit = this.lit();
    if (lit.hexes.length && !state.overlay) {
      const p = this.region(lit.from ? [...lit.hexes, lit.from] : lit.hexes);
      c.globalAlpha = T.reachO;
      c.fillStyle = T.reachFill;
      c.fill(p, "evenodd");
      if (lit.threat.length) this.ruling(c, this.path(lit.threat, 0.93), T.accent, view);
      c.globalAlpha = 0.22;
      c.strokeStyle = T.reach;
      c.lineWidth = 9;
      c.stroke(p);
      c.globalAlpha = 1;
      c.lineWidth = least(3.6, 2);
      c.stroke(p);
    }
    const a = state.attack;
    if (a || (state.targets.length && state.match && state.match.decision.kind === "attack" && !state.replay)) {
      if (!a) {
        const p = this.path(state.targets, 0.95);
        c.globalAlpha = 0.1;
        c.fillStyle = T.accent;
        c.fill(p);
        c.globalAlpha = 0.85;
        c.strokeStyle = T.accent;
        c.lineWidth = least(2.6, 1.4);
        c.setLineDash([9, 6]);
        c.stroke(p);
        c.setLineDash([]);
      } else {
        const may = new Set();
        for (const id of (a.offer && a.offer.units) || []) {
          const u = shown()?.units.find((v) => v.id === id);
          if (u && u.hex) may.add(u.hex);
        }
        const pe = this.path([...may], 0.95);
        c.globalAlpha = 0.2;
        c.fillStyle = SELECT;
        c.fill(pe);
        c.globalAlpha = 1;
        c.strokeStyle = state.theme === "dark" ? "#F2B233" : "#B97800";
        c.lineWidth = least(3.4, 1.8);
        c.setLineDash([9, 6]);
        c.stroke(pe);
        c.setLineDash([]);
        this.attacked(c, a.targets, least);
      }
    }
    if (!a && !state.replay && state.match && state.match.decision.kind === "attack") {
      const declared = state.deeds.flatMap((v) => v.order.hexes || []);
      if (declared.length) this.attacked(c, declared, least);
    }
    if (state.result && state.result.targets && !state.replay) this.attacked(c, state.result.targets, least);
    const focus = state.pick && state.pick.from;
    if (focus && !a) {
      c.strokeStyle = SELECT;
      c.lineWidth = least(4, 2);
      c.stroke(this.path([focus], 0.95));
    }
    c.globalAlpha = 1;
    const route = this.route();
    if (route && route.length > 1) {
      const p = new Path2D();
      midcurve(p, route);
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
  }

  /** @param {CanvasRenderingContext2D} c @param {string[]} hexes @param {(u: number, px: number) => number} least */
  attacked(c, hexes, least) {
    const p = this.path(hexes, 0.985);
    c.globalAlpha = 0.13;
    c.fillStyle = "#B32F23";
    c.fill(p);
    c.globalAlpha = 0.8;
    c.strokeStyle = "#fff";
    c.lineWidth = least(9, 4);
    c.stroke(p);
    c.globalAlpha = 1;
    c.strokeStyle = "#B32F23";
    c.lineWidth = least(5, 2.4);
    c.stroke(p);
  }

  /** The hexes that are lit, with cost and threat. */
  lit() {
    /** @type {{hexes: string[], costs: Map<string, number>, threat: string[], from: string | null}} */
    const out = { hexes: [], costs: new Map(), threat: [], from: null };
    if (state.replay) return out;
    if (state.reach && state.units.length) {
      out.from = state.hex;
      for (const s of state.reach.hexes) {
        out.hexes.push(s.hex);
        out.costs.set(s.hex, s.mp);
      }
      const zone = state.pick && state.pick.zone;
      if (zone) out.threat = out.hexes.filter((n) => zone.has(n));
    } else if (state.pick && state.pick.hexes) {
      out.hexes = [...state.pick.hexes.keys()];
    }
    return out;
  }

  /** @returns {import("./geometry.js").Point[] | null} */
  route() {
    const r = state.route;
    if (!r || state.replay) return null;
    const from = state.hex || (state.pick && state.pick.from);
    const list = (from ? [from] : []).concat(r.path);
    const pts = list.map((n) => hexOf(n)).filter(Boolean);
    return /** @type {any} */ (pts);
  }

  /** Who takes part in the fight that is being planned. */
  fight() {
    const a = state.attack;
    if (!a || state.replay) return null;
    const from = new Set();
    for (const id of a.attackers) {
      const u = shown()?.units.find((v) => v.id === id);
      if (u && u.hex) from.add(u.hex);
    }
    return { targets: new Set(a.targets), from };
  }

  /**
   * @param {CanvasRenderingContext2D} c @param {Map<string, import("./types.js").Unit[]>} stacks @param {any} view @param {number} t
   */
  counters(c, stacks, view, t) {
    const { scale } = view, size = COUNTER * scale, margin = 120 * scale;
    const settledSize = COUNTER * view.settled;
    const zoom = zoomFor(settledSize / this.ratio);
    const fight = this.fight();
    const chosen = new Set(state.units);
    // who has arrived stands in his hex again in this very frame: no other may follow
    this.travels = this.travels.filter((v) => t - v.start < v.length);
    for (const [n, start] of this.shakes) if (t - start >= 220) this.shakes.delete(n);
    this.drawnUnits = new Set();
    const travelling = new Set(this.travels.map((v) => v.unit.id));
    const plan = fight ? new Set(state.attack ? state.attack.attackers : []) : null;
    /** @type {[string, import("./types.js").Unit[]][]} */
    const list = [...stacks].sort((a, b) => {
      const fa = fight && (fight.from.has(a[0]) || fight.targets.has(a[0])) ? 1 : 0, fb = fight && (fight.from.has(b[0]) || fight.targets.has(b[0])) ? 1 : 0;
      if (fa !== fb) return fa - fb;
      const sa = a[0] === state.hex ? 1 : 0, sb = b[0] === state.hex ? 1 : 0;
      return sa - sb || (hexOf(a[0])?.y || 0) - (hexOf(b[0])?.y || 0);
    });
    let dimmed = false;
    for (const [n, all] of list) {
      const h = hexOf(n);
      if (!h) continue;
      const px = (h.x - view.x) * scale, py = (h.y - view.y) * scale;
      if (px < -margin || py < -margin || px > this.w + margin || py > this.h + margin) continue;
      const fighting = fight && (fight.from.has(n) || fight.targets.has(n));
      if (fight && fighting && !dimmed) {
        this.dim(c, fight, view);
        dimmed = true;
      }
      let dx = 0, dy = 0;
      if (fight && fighting) {
        const foe = hexOf(fight.targets.has(n) ? [...fight.from][0] || n : [...fight.targets][0]);
        if (foe && foe.n !== n) {
          const l = Math.hypot(h.x - foe.x, h.y - foe.y) || 1;
          dx = ((h.x - foe.x) / l) * (fight.targets.has(n) ? 11 : 15);
          dy = ((h.y - foe.y) / l) * (fight.targets.has(n) ? 5 : 8);
        }
      }
      const shake = this.shakes.get(n);
      if (shake !== undefined) {
        dx += (Math.sin(((t - shake) / 220) * Math.PI * 4) * 3) / this.scale;
      }
      if (n === state.hover && !this.drag && !fight) dy -= 2 / this.scale;
      let us = all.filter((u) => !travelling.has(u.id));
      if (this.drag && this.drag.from === n) {
        // what is in the hand is not on the table; where nobody is left, a shadow stays
        const left = us.filter((u) => !chosen.has(u.id));
        if (left.length) us = left;
        else c.globalAlpha = 0.35;
      }
      if (!us.length) continue;
      if (chosen.size && n === state.hex) us = us.slice().sort((a, b) => (chosen.has(b.id) ? 1 : 0) - (chosen.has(a.id) ? 1 : 0));
      if (plan && fighting) us = us.slice().sort((a, b) => (plan.has(b.id) ? 1 : 0) - (plan.has(a.id) ? 1 : 0));
      const ring = (chosen.has(us[0].id) && n === state.hex && !fight) || (fight && fight.from.has(n));
      this.stack(c, us, px + dx * scale, py + dy * scale, size, settledSize, zoom, !!ring);
      c.globalAlpha = 1;
    }
    if (fight && !dimmed) this.dim(c, fight, view);
    if (fight) this.arrows(c, fight, view);
    // counters on the way
    for (const v of this.travels) {
      const p = along(v.points, ease(Math.max(0, (t - v.start) / v.length)));
      this.stack(c, [v.unit], (p.x - view.x) * scale, (p.y - view.y) * scale, size, settledSize, zoom, false);
    }
    if (this.drag) {
      const us = (stacks.get(this.drag.from) || []).filter((u) => chosen.has(u.id));
      if (us.length) {
        c.globalAlpha = 0.92;
        this.stack(c, us, this.drag.x * this.ratio, this.drag.y * this.ratio, size, settledSize, zoom, true);
        c.globalAlpha = 1;
      }
    }
    return this.travels.length > 0;
  }

  /** Everything but the fight steps back. @param {CanvasRenderingContext2D} c @param {{targets: Set<any>, from: Set<any>}} fight @param {any} view */
  dim(c, fight, view) {
    c.save();
    c.setTransform(1, 0, 0, 1, 0, 0);
    const p = new Path2D();
    p.rect(0, 0, this.w, this.h);
    p.addPath(this.path([...fight.targets, ...fight.from], 1.12), new DOMMatrix([view.scale, 0, 0, view.scale, -view.x * view.scale, -view.y * view.scale]));
    c.fillStyle = "#23201A";
    c.globalAlpha = 0.13;
    c.fill(p, "evenodd");
    c.restore();
  }

  /** @param {CanvasRenderingContext2D} c @param {{targets: Set<any>, from: Set<any>}} fight @param {any} view */
  arrows(c, fight, view) {
    c.save();
    c.setTransform(view.scale, 0, 0, view.scale, -view.x * view.scale, -view.y * view.scale);
    for (const f of fight.from)
      for (const t of fight.targets) {
        const a = hexOf(f), b = hexOf(t);
        if (!a || !b || !(this.near.get(f) || []).includes(t)) continue;
        const w = 13, k0 = 0.26, k1 = 0.78, head = 24;
        const dx = b.x - a.x, dy = b.y - a.y, l = Math.hypot(dx, dy), ux = dx / l, uy = dy / l, nx = -uy, ny = ux;
        const s = [a.x + dx * k0, a.y + dy * k0], e = [a.x + dx * k1, a.y + dy * k1], q = [e[0] - ux * head, e[1] - uy * head];
        c.beginPath();
        c.moveTo(s[0] + nx * w * 0.28, s[1] + ny * w * 0.28);
        c.lineTo(q[0] + nx * w * 0.5, q[1] + ny * w * 0.5);
        c.lineTo(q[0] + nx * w * 1.15, q[1] + ny * w * 1.15);
        c.lineTo(e[0], e[1]);
        c.lineTo(q[0] - nx * w * 1.15, q[1] - ny * w * 1.15);
        c.lineTo(q[0] - nx * w * 0.5, q[1] - ny * w * 0.5);
        c.lineTo(s[0] - nx * w * 0.28, s[1] - ny * w * 0.28);
        c.closePath();
        c.lineJoin = "round";
        c.strokeStyle = "#fff";
        c.lineWidth = 3;
        c.stroke();
        c.fillStyle = "#B32F23";
        c.fill();
      }
    c.restore();
  }

  /**
   * @param {CanvasRenderingContext2D} c @param {import("./types.js").Unit[]} us top first @param {number} px @param {number} py centre
   * @param {number} size @param {number} drawn @param {"near" | "middle" | "far"} zoom @param {boolean} ring
   */
  stack(c, us, px, py, size, drawn, zoom, ring) {
    const show = Math.min(4, us.length), k = size / COUNTER;
    for (const u of us) this.drawnUnits.add(u.id);
    for (let i = show - 1; i >= 0; i--) {
      const d = (i - (show - 1) / 2) * OFF * k;
      const f = face(us[i], state.printed.get(us[i].id));
      if (i > 0) f.status = [];
      const s = spriteAt(f, drawn, zoom);
      const full = size * (1 + 2 * SPRITE_MARGIN), m = size * SPRITE_MARGIN;
      const x = px + d - size / 2 - m, y = py - d - size / 2 - m;
      if (Math.abs(size - drawn) < 0.01) c.drawImage(s, Math.round(x), Math.round(y));
      else c.drawImage(s, x, y, full, full);
    }
    const d0 = (-(show - 1) / 2) * OFF * k;
    if (ring) {
      const r = (/** @type {number} */ m, /** @type {number} */ w, /** @type {string} */ col, /** @type {number} */ rad) => {
        c.beginPath();
        c.roundRect(px + d0 - size / 2 - m * k, py - d0 - size / 2 - m * k, size + 2 * m * k, size + 2 * m * k, rad * k);
        c.strokeStyle = col;
        c.lineWidth = Math.max(w * k, (w > 3 ? 2.4 : 1) * this.ratio);
        c.stroke();
      };
      r(7.5, 2, "#fff", 11);
      r(4, 4.5, SELECT, 8);
    }
    if (us.length > 1 && size / this.ratio > 15) {
      const d = ((show - 1) / 2) * OFF * k, r = Math.max(10.5 * k, 6.5 * this.ratio);
      const x = px + d + size / 2 - 3 * k, y = py - d - size / 2 + 3 * k;
      c.beginPath();
      c.arc(x, y, r, 0, Math.PI * 2);
      c.fillStyle = "#fff";
      c.fill();
      c.strokeStyle = "#1E2226";
      c.lineWidth = Math.max(1.8 * k, this.ratio);
      c.stroke();
      c.fillStyle = "#1E2226";
      c.font = `700 ${r * 1.52}px "Barlow Condensed", sans-serif`;
      c.textAlign = "center";
      c.textBaseline = "alphabetic";
      c.fillText(String(us.length), x, y + r * 0.53);
    }
  }

  /** Costs, target, hover, cursor: above the counters. @param {CanvasRenderingContext2D} c @param {import("./palette.js").Theme} T @param {any} view @param {Map<string, any>} stacks */
  over(c, T, view, stacks) {
    const lit = this.lit();
    const near = this.scale * 100 >= 34;
    if (lit.costs.size && near && !state.overlay) {
      c.textAlign = "center";
      c.textBaseline = "alphabetic";
      c.lineJoin = "round";
      c.strokeStyle = T.costHalo;
      c.fillStyle = T.reach;
      c.lineWidth = 5;
      const names = this.nameBoxes();
      for (const [n, mp] of lit.costs) {
        if (state.route && n === state.route.hex) continue;
        const h = hexOf(n);
        if (!h) continue;
        const busy = stacks.has(n);
        const fs = busy ? 20 : 27;
        const spots = busy ? [[0, 51], [36, 40], [-36, 40], [0, -36]] : [[0, 37], [0, 10], [26, 26], [-26, 26], [0, -14]];
        let best = busy && h.name ? spots[3] : spots[0];
        for (const s of spots) {
          const x0 = h.x + s[0] - fs * 0.32, y0 = h.y + s[1] - fs * 0.76, x1 = h.x + s[0] + fs * 0.32, y1 = h.y + s[1] + 3;
          const placed = busy && s[1] > 30 && h.name;
          if (!placed && !names.some((b) => b[0] < x1 && b[2] > x0 && b[1] < y1 && b[3] > y0)) {
            best = s;
            break;
          }
        }
        c.font = `700 ${fs}px "Barlow Condensed", sans-serif`;
        const text = fmt(mp);
        c.strokeText(text, h.x + best[0], h.y + best[1]);
        c.fillText(text, h.x + best[0], h.y + best[1]);
      }
    }
    if (state.route && !state.replay) {
      const h = hexOf(state.route.hex);
      if (h) {
        c.beginPath();
        c.arc(h.x, h.y, 23, 0, Math.PI * 2);
        c.fillStyle = "#B32F23";
        c.fill();
        c.strokeStyle = "#fff";
        c.lineWidth = 3;
        c.stroke();
        if (state.route.mp >= 0) {
          c.font = '700 29px "Barlow Condensed", sans-serif';
          c.textAlign = "center";
          c.fillStyle = "#fff";
          c.fillText(fmt(state.route.mp), h.x, h.y + 10);
        }
      }
    }
    const flash = state.replay && state.replay.state && state.pick && state.pick.focus;
    if (flash) {
      const p = this.path([flash], 0.97);
      c.strokeStyle = "#fff";
      c.globalAlpha = 0.85;
      c.lineWidth = 9;
      c.stroke(p);
      c.globalAlpha = 1;
      c.strokeStyle = "#B32F23";
      c.lineWidth = 5;
      c.stroke(p);
    }
    if (state.refusal) {
      c.setLineDash([7, 5]);
      c.strokeStyle = state.theme === "dark" ? "#D8CFBA" : "#5A5445";
      c.lineWidth = 3;
      c.stroke(this.path([state.refusal.hex], 0.95));
      c.setLineDash([]);
    }
    if (state.hover && !this.drag) {
      c.strokeStyle = "#fff";
      c.lineWidth = Math.max(2, 1.6 / this.scale);
      c.stroke(this.path([state.hover], 0.94));
    }
    if (state.cursor && document.activeElement === this.canvas && this.keyed) {
      c.strokeStyle = T.costHalo;
      c.lineWidth = 8;
      c.stroke(this.path([state.cursor], 0.97));
      c.strokeStyle = T.reach;
      c.lineWidth = 4;
      c.stroke(this.path([state.cursor], 0.97));
    }
  }

  nameBoxes() {
    if (this.boxes) return this.boxes;
    /** @type {number[][]} */
    const out = [];
    for (const n of this.chart.names) {
      if (n.path || n.angle) continue;
      const s = n.size || 20, w = n.text.length * (s * 0.5 + (n.tracking || 0));
      const x = n.anchor === "middle" ? n.x - w / 2 : n.x;
      out.push([x, n.y - s * 0.8, x + w, n.y + 4]);
    }
    for (const h of this.chart.hexes) if (h.place && h.place !== "none") out.push([h.x - 10, h.y - 10, h.x + 10, h.y + 10]);
    this.boxes = out;
    return out;
  }

  /** Sends a counter along its path. @param {import("./types.js").Unit} unit @param {string[]} path hexes, the first where it stood */
  travel(unit, path) {
    if (this.still.matches) return;
    const pts = path.map((n) => hexOf(n)).filter(Boolean);
    if (pts.length < 2) return;
    this.travels.push({ unit, points: /** @type {any} */ (pts), start: performance.now(), length: Math.min(700, 90 * (pts.length - 1) + 90) });
    this.dirty();
  }

  /** @param {string} hex */
  shake(hex) {
    if (!this.still.matches) this.shakes.set(hex, performance.now());
    this.dirty();
  }

  /** @param {string} nationality */
  trailColour(nationality) {
    return nation(nationality).trail;
  }

  // ---- keys

  /** Moves the hex cursor. @param {number} degrees @returns {string | null} */
  step(degrees) {
    this.keyed = true;
    this.canvas.classList.add("keyed");
    let from = state.cursor && hexOf(state.cursor);
    if (!from) {
      const r = this.room();
      const n = state.hex || this.toHex(r.x + r.w / 2, r.y + r.h / 2);
      from = n ? hexOf(n) : undefined;
      return from ? from.n : null;
    }
    const ns = (this.near.get(from.n) || []).map((n) => /** @type {import("./mapart.js").ChartHex} */ (hexOf(n)));
    // up and down in columns: alternate the two slanting neighbours
    let dir = degrees;
    const aslant = this.pointy ? degrees === 0 || degrees === 180 : degrees === 90 || degrees === 270;
    if (aslant) dir = degrees + (this.slant ? 30 : -30);
    let i = towards(from, ns, dir);
    if (i < 0) i = towards(from, ns, degrees + (this.slant ? -30 : 30));
    if (aslant) this.slant = !this.slant;
    return i < 0 ? from.n : ns[i].n;
  }
}

/** @param {number} v */
function fmt(v) {
  return Number.isInteger(v) ? String(v) : String(Math.round(v * 10) / 10);
}
