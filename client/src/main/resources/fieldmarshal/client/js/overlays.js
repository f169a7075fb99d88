// @ts-check
/** The overlays that a game has, each with its key and its sign. No page needed. */

/** Letters that mean something else at the table. */
const TAKEN = "UYGREDNTK";

/** Signs by the sort of picture; the second of a sort takes the second sign. @type {Record<string, string[]>} */
const SIGNS = {
  traces: ["M4 15h14M6 15V9l5-4 5 4v6", "M6 19V3l11 4-11 4"],
  zones: ["M11 3l7 4v8l-7 4-7-4V7zM13.5 11a2.5 2.5 0 1 1-5 0a2.5 2.5 0 1 1 5 0z"],
  hexes: ["M11 3l7 4v8l-7 4-7-4V7z M4 7l14 8", "M11 3l7 4v8l-7 4-7-4V7z M18 7l-14 8", "M11 3l7 4v8l-7 4-7-4V7z M8 12l3-3 3 3M11 9v6"],
  areas: ["M4 6l6-3 8 4v5l-5 6-9-2z M10 3v7l8 2M10 10l-6 4"],
  costs: ["M4 17c4 0 3-10 7-10s3 6 7 6M15 10l3 3-3 3"],
  prizes: ["M11 3l2.4 5 5.4.7-4 3.8 1 5.4-4.8-2.6-4.8 2.6 1-5.4-4-3.8 5.4-.7z"],
  trails: ["M4 6h14M4 11h9M4 16h12"],
};

/** @typedef {import("./types.js").OverlayInfo & {key: string, sign: string}} Overlay */

/**
 * Overlays with keys: of each title the first letter that is free.
 * @param {import("./types.js").OverlayInfo[] | undefined} list @returns {Overlay[]}
 */
export function overlaysOf(list) {
  const used = new Set(TAKEN);
  /** @type {Map<string, number>} */
  const seen = new Map();
  return (list || []).map((o) => {
    const key = [...o.title.toUpperCase()].find((c) => c >= "A" && c <= "Z" && !used.has(c)) || "";
    used.add(key);
    const n = seen.get(o.picture) || 0,
      signs = SIGNS[o.picture] || SIGNS.trails;
    seen.set(o.picture, n + 1);
    return { ...o, key, sign: signs[Math.min(n, signs.length - 1)] };
  });
}

/** @param {import("./types.js").Game | null} game @param {string | null} id */
export function pictureOf(game, id) {
  return game?.overlays?.find((o) => o.id === id)?.picture;
}
