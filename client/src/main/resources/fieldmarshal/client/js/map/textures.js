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
 * @property {number} w @property {number} h how far apart its signs stand @property {number} alpha @property {number} line
 * @property {(t: import("../palette.js").Theme) => string} colour @property {(() => Path2D)[]} paths one of them at each place
 */

/** @type {Record<string, Texture>} */
const TEXTURES = {
  swamp: {
    w: 23,
    h: 15,
    alpha: 0.85,
    line: 1.3,
    colour: (t) => t.marsh,
    paths: [
      stamp("M-7 2h14M0 2v-5.5M-2.2 2l-2.2-4M2.2 2l2.2-4"),
      stamp("M-6 2h12M-1 2v-5M1.6 2l1.8-3.8"),
      stamp("M-8 1h9M-3 4h10"),
    ],
  },
  broken: {
    w: 22,
    h: 17,
    alpha: 0.55,
    line: 1.2,
    colour: (t) => t.hachure,
    paths: [
      stamp("M-6 3q2.5-6 6-6.4q4 .4 6 5M-3 1l-1.4 3.4M1 0l-.4 4M4.6 1l1 3"),
      stamp("M-5 2q2-5 5-5q3 .4 4.6 3.6M-2 1l-1 3M2 1l.4 3"),
      stamp("M-2-4l-2.6 7M3-3l-2 6"),
    ],
  },
  rough: {
    w: 25,
    h: 19,
    alpha: 0.62,
    line: 1.15,
    colour: (t) => t.hachure,
    paths: [
      stamp("M-7 3l4.4-8.4l2.6 4.6l2.4-3.6l4.6 7.4M-2.6-5.4l.6 5M2.4-4l1 4.4"),
      stamp("M-5.5 3l4-7.4l4.6 7.4M-1.5-4.4l1.2 4.8"),
      stamp("M-4 2.6l2.6-4l2.4 4M3 3.4l2-3l2 3"),
    ],
  },
  dune: {
    w: 17,
    h: 10,
    alpha: 0.7,
    line: 1.1,
    colour: (t) => t.hachure,
    paths: [stamp("M-6 2q4-6 12 0"), stamp("M-5 1q4-4.6 9 0M0 3.4h.2M4 3h.2"), stamp("M-4 0h.2M0 2h.2M3-1h.2M5 2h.2")],
  },
  polder: {
    w: 40,
    h: 14,
    alpha: 0.42,
    line: 1,
    colour: (t) => t.lining,
    paths: [stamp("M-14 0h28M-4 0v6"), stamp("M-12 0h22M3 0v-6"), stamp("M-9 2h20")],
  },
};

/** How the signs of a terrain stand. @type {Record<string, [number, number, number]>} */
export const STANDS = {
  forest: [14.5, 14.5, 5],
  woods: [19, 19, 5],
  ...Object.fromEntries(Object.entries(TEXTURES).map(([id, t]) => [id, [t.w, t.h, 7]])),
};

/** Fills the areas of a layer with the signs of its terrain. @param {import("./brush.js").Brush} b @param {string} id */
export function texture(b, id) {
  const def = TEXTURES[id],
    { art, c, T, x, y, x1, y1 } = b;
  const path = new Path2D();
  let some = false;
  for (const s of art.stands(id)) {
    if (s.x < x - 16 || s.x > x1 + 16 || s.y < y - 12 || s.y > y1 + 12) continue;
    const k = 0.85 + s.k * 0.3;
    some = true;
    path.addPath(def.paths[Math.floor(s.kind * def.paths.length)](), new DOMMatrix([k, 0, 0, k, s.x, s.y]));
  }
  if (!some) return;
  c.globalAlpha = def.alpha;
  c.strokeStyle = def.colour(T);
  c.lineWidth = def.line;
  c.lineCap = "round";
  c.lineJoin = "round";
  c.stroke(path);
  c.globalAlpha = 1;
}

const RIPPLES = stamp("M0 2.5h22M26 2.5h10M8 7h24");

/** Ripples of still water inside an area. @param {import("./brush.js").Brush} b @param {string} id */
export function ripples(b, id) {
  b.each(id, (p) => {
    const { c, x, y, x1, y1 } = b,
      [ax, ay, bx, by] = p.box;
    c.save();
    c.clip(p.lo, "evenodd");
    const path = new Path2D();
    for (let i = Math.floor(Math.max(ax, x) / 40); i <= Math.floor(Math.min(bx, x1) / 40); i++)
      for (let j = Math.floor(Math.max(ay, y) / 9); j <= Math.floor(Math.min(by, y1) / 9); j++)
        path.addPath(RIPPLES(), new DOMMatrix([1, 0, 0, 1, i * 40, j * 9]));
    c.globalAlpha = 0.55;
    c.strokeStyle = b.T.lining;
    c.lineWidth = 0.9;
    c.stroke(path);
    c.restore();
  });
}
