// @ts-check
/** Small stamps that fill an area of terrain. */

/** @type {Map<string, Path2D>} */
const stamps = new Map();

export const stamp = (/** @type {string} */ d) => () => {
  let p = stamps.get(d);
  if (!p) stamps.set(d, (p = new Path2D(d)));
  return p;
};

/** @type {Record<string, {w: number, h: number, alpha: number, line: number, fill: boolean, colour: (t: import("../palette.js").Theme) => string, path: () => Path2D}>} */
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
