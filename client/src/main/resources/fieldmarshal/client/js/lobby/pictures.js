// @ts-check
/** Pictures of maps for the lobby: made beforehand, or drawn here where a game has none. */
import { h } from "../dom.js";
import { api } from "../api.js";
import { readChart } from "../map/chart.js";
import { MapLayer } from "../map/layer.js";
import { set, state } from "../store.js";
import { MAP } from "../words/lobby.js";

/** How large the hexes of a card's picture are: just so large that towns have their names. */
export const NEAR = 0.41;

/** The size of a card's picture. */
export const CARD = [400, 240];

/** @typedef {{layer: MapLayer, counters: import("../counters/face.js").PrintedUnit[]}} Sheet a map and its counters */

/** Those that are there. @type {Map<string, Sheet>} */
export const maps = new Map();

/** Those that are there or on their way. @type {Map<string, Promise<Sheet>>} */
const coming = new Map();

/** How often a map is asked for that did not come, and how long it waits for that, in milliseconds. */
const TRIES = 5,
  PAUSE = 1500;

/** Map and counters of a game, fetched when they are first asked for. @param {string} game @returns {Promise<Sheet>} */
export function mapOf(game) {
  let m = coming.get(game);
  if (!m) {
    m = fetched(game, TRIES);
    coming.set(game, m);
    m.then(
      () => set(),
      () => coming.delete(game),
    );
  }
  return m;
}

/** @param {string} game @param {number} tries @returns {Promise<Sheet>} */
async function fetched(game, tries) {
  try {
    const [chart, counters] = await Promise.all([api.chart(game).then(readChart), api.counters(game)]);
    const sheet = { layer: new MapLayer(chart, () => {}), counters };
    await sheet.layer.whenReady;
    maps.set(game, sheet);
    return sheet;
  } catch (e) {
    if (tries <= 1) throw e;
    await new Promise((done) => setTimeout(done, PAUSE));
    return fetched(game, tries - 1);
  }
}

/** Whether the pictures of the cards are there. */
export function drawn() {
  const cards = /** @type {NodeListOf<HTMLImageElement>} */ (document.querySelectorAll(".gcard img"));
  return [...cards].every((i) => i.complete && i.naturalWidth > 0) && [...maps.values()].every((m) => m.layer.whole());
}

/** The picture of a map that was not made beforehand; it is drawn when somebody sees it. @param {string} game */
function picture(game) {
  const [w, hgt] = CARD;
  const cv = document.createElement("canvas");
  cv.width = w;
  cv.height = hgt;
  cv.setAttribute("role", "img");
  cv.setAttribute("aria-label", MAP);
  cv.dataset.key = `pic-${game}-${state.theme}`;
  if (document.querySelector(`canvas[data-key="${cv.dataset.key}"]`)) return cv;
  const theme = state.theme;
  const eye = new IntersectionObserver((seen) => {
    if (!seen.some((e) => e.isIntersecting)) return;
    eye.disconnect();
    mapOf(game)
      .then(async ({ layer }) => {
        const { x, y, s } = part(layer.chart, w, hgt);
        await layer.whenFine.promise;
        cv.getContext("2d")?.drawImage(await layer.picture(theme, s, x, y, w, hgt, { names: true, ratio: 1 }), 0, 0);
      })
      .catch(() => {});
  });
  eye.observe(cv);
  return cv;
}

/**
 * The part of a map round the place where the fighting begins, or round its middle: its corner and how large it is drawn.
 * @param {import("../map/chart.js").Chart} chart @param {number} w @param {number} hgt pixels @param {number} [sharp] pixels for each
 */
export function part(chart, w, hgt, sharp = 1) {
  const { width, height } = chart.bounds,
    s = Math.max(NEAR * sharp, w / width, hgt / height),
    at = chart.picture || { x: width / 2, y: height / 2 };
  const hold = (/** @type {number} */ v, /** @type {number} */ most) => Math.max(0, Math.min(most, v));
  return { x: hold(at.x - w / s / 2, width - w / s), y: hold(at.y - hgt / s / 2, height - hgt / s), s };
}

/**
 * The picture on the card of a game: one that was made beforehand, or the map itself where there is none.
 * @param {import("../types.js").Game} g
 */
export function cardPicture(g) {
  if (g.charted === false) return null;
  if (!g.card) return picture(g.id);
  return h("img", {
    src: `/cards/${encodeURIComponent(g.id)}-${state.theme}.webp`,
    width: CARD[0],
    height: CARD[1],
    alt: MAP,
    loading: "lazy",
    "data-key": `card-${g.id}-${state.theme}`,
  });
}
