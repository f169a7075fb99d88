// @ts-check
/** Unit symbols in their box. */

export const INK = "#1E2226",
  PAPER = "#FBF7EC";

/** @typedef {CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D} Ctx */

/** A white box with an edge. @param {Ctx} c @param {number} x @param {number} y @param {number} w @param {number} h @param {number} sw */
export function box(c, x, y, w, h, sw) {
  c.fillStyle = PAPER;
  c.fillRect(x, y, w, h);
  c.strokeStyle = INK;
  c.lineWidth = sw;
  c.strokeRect(x, y, w, h);
}

/** A frame into which a symbol is drawn: its corners, its middle, and the means to draw. */
class Frame {
  /** @param {Ctx} c @param {number} x @param {number} y @param {number} w @param {number} h @param {number} sw width of strokes */
  constructor(c, x, y, w, h, sw) {
    this.c = c;
    this.x = x;
    this.y = y;
    this.w = w;
    this.h = h;
    this.sw = sw;
    this.X = x + w;
    this.Y = y + h;
    this.cx = x + w / 2;
    this.cy = y + h / 2;
  }

  box() {
    box(this.c, this.x, this.y, this.w, this.h, this.sw);
  }

  /** @param {number[][]} segments @param {number} width */
  line(segments, width) {
    const { c } = this;
    c.beginPath();
    for (const [a, b, d, e] of segments) {
      c.moveTo(a, b);
      c.lineTo(d, e);
    }
    c.strokeStyle = INK;
    c.lineWidth = width;
    c.stroke();
  }

  cross() {
    const { c, x, y, w, h, X, Y, sw } = this;
    c.save();
    c.beginPath();
    c.rect(x, y, w, h);
    c.clip();
    this.line(
      [
        [x, y, X, Y],
        [x, Y, X, y],
      ],
      sw * 0.82,
    );
    c.restore();
    c.strokeStyle = INK;
    c.lineWidth = sw;
    c.strokeRect(x, y, w, h);
  }

  /** @param {number[][]} points */
  solid(points) {
    const { c } = this;
    c.beginPath();
    points.forEach((p, i) => (i ? c.lineTo(p[0], p[1]) : c.moveTo(p[0], p[1])));
    c.closePath();
    c.fillStyle = INK;
    c.fill();
  }

  /** A block by its edges. @param {number} x0 @param {number} y0 @param {number} x1 @param {number} y1 */
  block(x0, y0, x1, y1) {
    this.solid([
      [x0, y0],
      [x1, y0],
      [x1, y1],
      [x0, y1],
    ]);
  }

  /** @param {number} x @param {number} y @param {number} r @param {string} [fill] */
  disc(x, y, r, fill = INK) {
    this.c.beginPath();
    this.c.arc(x, y, r, 0, Math.PI * 2);
    this.c.fillStyle = fill;
    this.c.fill();
  }

  /** A star as a path. @param {number} points @param {number} outer @param {number} inner */
  star(points, outer, inner) {
    const { c, cx, cy } = this;
    c.beginPath();
    for (let i = 0; i < points * 2; i++) {
      const a = (Math.PI / points) * i - Math.PI / 2,
        r = i % 2 ? inner : outer;
      if (i) c.lineTo(cx + r * Math.cos(a), cy + r * Math.sin(a));
      else c.moveTo(cx + r * Math.cos(a), cy + r * Math.sin(a));
    }
    c.closePath();
  }
}

/** Infantry with a peak. @param {Frame} f */
function mountain(f) {
  f.box();
  f.cross();
  f.solid([
    [f.cx, f.Y - f.h * 0.42],
    [f.cx + f.w * 0.17, f.Y],
    [f.cx - f.w * 0.17, f.Y],
  ]);
}

/** @type {Record<string, (f: Frame) => void>} */
export const SYMBOLS = {
  infantry(f) {
    f.box();
    f.cross();
  },
  /** Infantry with a bar from the top: light infantry. */
  jaeger(f) {
    f.box();
    f.cross();
    f.line([[f.cx, f.y, f.cx, f.cy]], f.sw * 0.9);
  },
  alpine: mountain,
  mountain,
  /** Infantry with two arrowheads forward. */
  assault(f) {
    f.box();
    f.cross();
    for (const d of [-0.14, 0.12])
      f.solid([
        [f.cx + f.w * d, f.cy - f.h * 0.3],
        [f.cx + f.w * (d + 0.16), f.cy],
        [f.cx + f.w * d, f.cy + f.h * 0.3],
      ]);
  },
  /** Infantry that holds a place: a cross over a bar. */
  garrison(f) {
    f.box();
    f.cross();
    f.block(f.x, f.Y - f.h * 0.2, f.X, f.Y);
  },
  /** Nobody: an empty ring, struck out. */
  dummy(f) {
    const { c, cx, cy, h, sw } = f,
      r = h * 0.3;
    f.box();
    c.beginPath();
    c.arc(cx, cy, r, 0, Math.PI * 2);
    c.strokeStyle = INK;
    c.lineWidth = sw * 0.85;
    c.stroke();
    f.line([[cx - r, cy + r, cx + r, cy - r]], sw * 0.85);
  },
  cavalry(f) {
    f.box();
    f.line([[f.x, f.Y, f.X, f.y]], f.sw * 0.9);
  },
  artillery(f) {
    f.box();
    f.disc(f.cx, f.cy, f.h * 0.21);
  },
  /** An air unit: a propeller. */
  air(f) {
    const { c, cx, cy, w, h, sw } = f;
    f.box();
    for (const d of [-1, 1]) {
      c.beginPath();
      c.ellipse(cx + d * w * 0.19, cy, w * 0.18, h * 0.17, 0, 0, Math.PI * 2);
      c.strokeStyle = INK;
      c.lineWidth = sw * 0.85;
      c.stroke();
    }
    f.disc(cx, cy, h * 0.08);
  },
  naval(f) {
    const { c, cx, cy, h, sw } = f;
    f.box();
    f.cross();
    f.disc(cx, cy, h * 0.36, PAPER);
    f.line(
      [
        [cx, cy - h * 0.2, cx, cy + h * 0.28],
        [cx - h * 0.12, cy - h * 0.08, cx + h * 0.12, cy - h * 0.08],
      ],
      sw * 0.72,
    );
    c.beginPath();
    c.arc(cx, cy + h * 0.04, h * 0.24, 0.1, Math.PI - 0.1);
    c.stroke();
  },
  hq(f) {
    f.box();
    f.block(f.x, f.y, f.X, f.y + f.h * 0.42);
    f.line([[f.x, f.Y, f.x, f.Y + f.h * 0.36]], f.sw * 1.1);
  },
  depot(f) {
    f.box();
    f.line([[f.x, f.Y - f.h * 0.27, f.X, f.Y - f.h * 0.27]], f.sw * 0.9);
    f.block(f.cx - f.w * 0.15, f.y + f.h * 0.2, f.cx + f.w * 0.15, f.y + f.h * 0.48);
  },
  /** A star fort with its ditch. */
  fortress(f) {
    const { c, cx, cy, h, sw } = f;
    f.star(8, h * 0.66, h * 0.44);
    c.fillStyle = PAPER;
    c.fill();
    c.strokeStyle = INK;
    c.lineWidth = sw * 0.85;
    c.stroke();
    f.block(cx - h * 0.14, cy - h * 0.14, cx + h * 0.14, cy + h * 0.14);
  },
  monitor(f) {
    const { x, X, y, Y, w, h, cx, sw } = f;
    f.solid([
      [x, Y - h * 0.36],
      [X, Y - h * 0.36],
      [X - w * 0.12, Y],
      [x + w * 0.14, Y],
    ]);
    f.block(cx - w * 0.16, Y - h * 0.66, cx + w * 0.14, Y - h * 0.34);
    f.block(cx + w * 0.1, Y - h * 0.58, cx + w * 0.44, Y - h * 0.48);
    f.line([[cx - w * 0.05, Y - h * 0.62, cx - w * 0.05, y]], sw * 0.8);
  },
  car(f) {
    const { c, cx, cy, w, h, Y, sw } = f;
    f.box();
    c.beginPath();
    c.ellipse(cx, cy, w * 0.34, h * 0.28, 0, 0, Math.PI * 2);
    c.lineWidth = sw * 0.85;
    c.stroke();
    for (const d of [-w * 0.28, 0, w * 0.28]) f.disc(cx + d, Y + h * 0.16, h * 0.12);
  },
  /** A star with laurel. */
  leader(f) {
    const { c, cx, cy, h } = f;
    c.fillStyle = PAPER;
    for (const s of [-1, 1])
      for (const a of [62, 32, 2, -28]) {
        const t = (a * Math.PI) / 180,
          x = cx + s * h * 0.74 * Math.cos(t),
          y = cy + h * 0.62 * Math.sin(t);
        c.beginPath();
        c.ellipse(x, y, h * 0.15, h * 0.065, (s * (a + 70) * Math.PI) / 180, 0, Math.PI * 2);
        c.fill();
      }
    f.star(5, h * 0.56, h * 0.235);
    c.fillStyle = "#F4C94B";
    c.fill();
    c.strokeStyle = INK;
    c.lineWidth = 1.4;
    c.stroke();
  },
};

/**
 * The symbol of a type of unit; an unknown one is an empty box.
 * @param {Ctx} c @param {string} type @param {number} x @param {number} y @param {number} w @param {number} h @param {number} sw
 */
export function symbol(c, type, x, y, w, h, sw) {
  c.lineJoin = "round";
  c.lineCap = "butt";
  const f = new Frame(c, x, y, w, h, sw),
    paint = SYMBOLS[type];
  if (paint) paint(f);
  else f.box();
}
