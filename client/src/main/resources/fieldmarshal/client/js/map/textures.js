// @ts-check
/** Small stamps that fill an area of terrain. */

/** @type {Map<string, Path2D>} */
const stamps = new Map();

export const stamp = (/** @type {string} */ d) => () => {
  let p = stamps.get(d);
  if (!p) stamps.set(d, (p = new Path2D(d)));
  return p;
};

/**
 * @typedef {object} Texture
 * @property {number} w @property {number} h @property {number} alpha @property {number} line @property {boolean} fill
 * @property {(t: import("../palette.js").Theme) => string} colour @property {() => Path2D} path
 */

/** @type {Record<string, Texture>} */
export const TEXTURES = {
  swamp: {
    w: 34,
    h: 22,
    alpha: 0.85,
    line: 1.5,
    fill: false,
    colour: (t) => t.marsh,
    path: stamp("M3 8h13M20 19h11M9.5 8v-5M7.5 8l-2-3.6M11.5 8l2-3.6M25.5 19v-5M23.5 19l-2-3.6M27.5 19l2-3.6"),
  },
  lagoon: {
    w: 40,
    h: 9,
    alpha: 0.55,
    line: 0.9,
    fill: false,
    colour: (t) => t.lining,
    path: stamp("M0 2.5h22M26 2.5h10M8 7h24"),
  },
  broken: {
    w: 30,
    h: 26,
    alpha: 0.6,
    line: 1.2,
    fill: false,
    colour: (t) => t.hachure,
    path: stamp("M5 3l-3 8M13 8l-2 7M22 2l-3 7M27 14l-3 8M8 17l-3 7M18 17l-2 6"),
  },
  rough: {
    w: 44,
    h: 40,
    alpha: 0.62,
    line: 1.2,
    fill: false,
    colour: (t) => t.hachure,
    path: stamp(
      "M12 4v5M12 17v5M3 13h5M16 13h5M6 7l3 3M15 16l3 3M18 7l-3 3M9 16l-3 3M34 24v5M34 35v5M25 32h5M38 32h5M28 26l3 3M40 26l-3 3",
    ),
  },
};

/** Fills the areas of a layer with its texture. @param {import("./brush.js").Brush} b @param {string} id */
export function texture(b, id) {
  const def = TEXTURES[id];
  if (!def || !(b.art.layers.get(id) || []).length) return;
  b.each(id, (p) => {
    b.c.save();
    b.c.clip(p.lo, "evenodd");
    const box = p.box;
    const t = b.c.getTransform();
    const X0 = -t.e / t.a,
      Y0 = -t.f / t.d,
      X1 = X0 + b.c.canvas.width / t.a,
      Y1 = Y0 + b.c.canvas.height / t.d;
    const ax = Math.max(box[0], X0),
      ay = Math.max(box[1], Y0),
      bx = Math.min(box[2], X1),
      by = Math.min(box[3], Y1);
    const path = new Path2D();
    for (let i = Math.floor(ax / def.w); i <= Math.floor(bx / def.w); i++)
      for (let j = Math.floor(ay / def.h); j <= Math.floor(by / def.h); j++)
        path.addPath(def.path(), new DOMMatrix([1, 0, 0, 1, i * def.w, j * def.h]));
    b.c.globalAlpha = def.alpha;
    if (def.fill) {
      b.c.fillStyle = def.colour(b.T);
      b.c.fill(path);
    } else {
      b.c.strokeStyle = def.colour(b.T);
      b.c.lineWidth = def.line;
      b.c.lineCap = "round";
      b.c.stroke(path);
    }
    b.c.restore();
  });
}
