// @ts-check
/** Unit symbols in their box. */

export const INK = "#1E2226",
  PAPER = "#FBF7EC";

/** @param {CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D} c */
export function box(
  c,
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {number} */ w,
  /** @type {number} */ h,
  /** @type {number} */ sw,
) {
  c.fillStyle = PAPER;
  c.fillRect(x, y, w, h);
  c.strokeStyle = INK;
  c.lineWidth = sw;
  c.strokeRect(x, y, w, h);
}

/**
 * The unit symbol in a box.
 * @param {CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D} c
 * @param {string} type @param {number} x @param {number} y @param {number} w @param {number} h @param {number} sw
 */
export function symbol(c, type, x, y, w, h, sw) {
  const X = x + w,
    Y = y + h,
    cx = x + w / 2,
    cy = y + h / 2;
  c.lineJoin = "round";
  c.lineCap = "butt";
  const line = (/** @type {number[][]} */ segs, /** @type {number} */ width) => {
    c.beginPath();
    for (const [a, b, d, e] of segs) {
      c.moveTo(a, b);
      c.lineTo(d, e);
    }
    c.strokeStyle = INK;
    c.lineWidth = width;
    c.stroke();
  };
  const cross = () => {
    c.save();
    c.beginPath();
    c.rect(x, y, w, h);
    c.clip();
    line(
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
  };
  const solid = (/** @type {number[][]} */ pts) => {
    c.beginPath();
    pts.forEach((p, i) => (i ? c.lineTo(p[0], p[1]) : c.moveTo(p[0], p[1])));
    c.closePath();
    c.fillStyle = INK;
    c.fill();
  };
  const disc = (/** @type {number} */ a, /** @type {number} */ b, /** @type {number} */ r, fill = INK) => {
    c.beginPath();
    c.arc(a, b, r, 0, Math.PI * 2);
    c.fillStyle = fill;
    c.fill();
  };
  switch (type) {
    case "infantry":
      box(c, x, y, w, h, sw);
      cross();
      break;
    case "alpine":
    case "mountain":
      box(c, x, y, w, h, sw);
      cross();
      solid([
        [cx, Y - h * 0.42],
        [cx + w * 0.17, Y],
        [cx - w * 0.17, Y],
      ]);
      break;
    case "cavalry":
      box(c, x, y, w, h, sw);
      line([[x, Y, X, y]], sw * 0.9);
      break;
    case "artillery":
      box(c, x, y, w, h, sw);
      disc(cx, cy, h * 0.21);
      break;
    case "naval":
    case "naval infantry":
      box(c, x, y, w, h, sw);
      cross();
      disc(cx, cy, h * 0.36, PAPER);
      line(
        [
          [cx, cy - h * 0.2, cx, cy + h * 0.28],
          [cx - h * 0.12, cy - h * 0.08, cx + h * 0.12, cy - h * 0.08],
        ],
        sw * 0.72,
      );
      c.beginPath();
      c.arc(cx, cy + h * 0.04, h * 0.24, 0.1, Math.PI - 0.1);
      c.stroke();
      break;
    case "hq":
      box(c, x, y, w, h, sw);
      solid([
        [x, y],
        [X, y],
        [X, y + h * 0.42],
        [x, y + h * 0.42],
      ]);
      line([[x, Y, x, Y + h * 0.36]], sw * 1.1);
      break;
    case "depot":
      box(c, x, y, w, h, sw);
      line([[x, Y - h * 0.27, X, Y - h * 0.27]], sw * 0.9);
      solid([
        [cx - w * 0.15, y + h * 0.2],
        [cx + w * 0.15, y + h * 0.2],
        [cx + w * 0.15, y + h * 0.48],
        [cx - w * 0.15, y + h * 0.48],
      ]);
      break;
    case "fort":
    case "fortress": {
      // a star fort with its ditch
      const star = (/** @type {number} */ R, /** @type {number} */ q) => {
        c.beginPath();
        for (let i = 0; i < 16; i++) {
          const a = (Math.PI / 180) * (i * 22.5 - 90),
            t = i % 2 ? q : R;
          c.lineTo(cx + t * Math.cos(a), cy + t * Math.sin(a));
        }
        c.closePath();
      };
      star(h * 0.66, h * 0.44);
      c.fillStyle = PAPER;
      c.fill();
      c.strokeStyle = INK;
      c.lineWidth = sw * 0.85;
      c.stroke();
      c.fillStyle = INK;
      c.fillRect(cx - h * 0.14, cy - h * 0.14, h * 0.28, h * 0.28);
      break;
    }
    case "monitor":
      solid([
        [x, Y - h * 0.36],
        [X, Y - h * 0.36],
        [X - w * 0.12, Y],
        [x + w * 0.14, Y],
      ]);
      solid([
        [cx - w * 0.16, Y - h * 0.66],
        [cx + w * 0.14, Y - h * 0.66],
        [cx + w * 0.14, Y - h * 0.34],
        [cx - w * 0.16, Y - h * 0.34],
      ]);
      solid([
        [cx + w * 0.1, Y - h * 0.58],
        [cx + w * 0.44, Y - h * 0.58],
        [cx + w * 0.44, Y - h * 0.48],
        [cx + w * 0.1, Y - h * 0.48],
      ]);
      line([[cx - w * 0.05, Y - h * 0.62, cx - w * 0.05, y]], sw * 0.8);
      break;
    case "armoured car":
      box(c, x, y, w, h, sw);
      c.beginPath();
      c.ellipse(cx, cy, w * 0.34, h * 0.28, 0, 0, Math.PI * 2);
      c.lineWidth = sw * 0.85;
      c.stroke();
      for (const d of [-w * 0.28, 0, w * 0.28]) disc(cx + d, Y + h * 0.16, h * 0.12);
      break;
    case "leader":
    case "heroic leader": {
      c.fillStyle = PAPER;
      for (const s of [-1, 1])
        for (const a of [62, 32, 2, -28]) {
          const t = (a * Math.PI) / 180;
          c.beginPath();
          c.ellipse(
            cx + s * h * 0.74 * Math.cos(t),
            cy + h * 0.62 * Math.sin(t),
            h * 0.15,
            h * 0.065,
            (s * (a + 70) * Math.PI) / 180,
            0,
            Math.PI * 2,
          );
          c.fill();
        }
      c.beginPath();
      for (let i = 0; i < 10; i++) {
        const a = (Math.PI / 180) * (36 * i - 90),
          r = h * (i % 2 ? 0.235 : 0.56);
        if (i) c.lineTo(cx + r * Math.cos(a), cy + r * Math.sin(a));
        else c.moveTo(cx + r * Math.cos(a), cy + r * Math.sin(a));
      }
      c.closePath();
      c.fillStyle = "#F4C94B";
      c.fill();
      c.strokeStyle = INK;
      c.lineWidth = 1.4;
      c.stroke();
      break;
    }
    default:
      box(c, x, y, w, h, sw);
  }
}
