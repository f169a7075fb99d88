// @ts-check
/** Pictures of maps and counters for the lobby. */
import { api } from "../api.js";
import { face } from "../counters/face.js";
import { lexiconOf } from "../lexicon.js";
import { counterElement } from "../counters/sprites.js";
import { h } from "../dom.js";
import { readChart } from "../map/chart.js";
import { MapLayer } from "../map/layer.js";
import { set, state } from "../store.js";
import { MAP } from "../words/lobby.js";

/** @type {Map<string, {layer: MapLayer, counters: import("../counters/face.js").PrintedUnit[]}>} */
export const maps = new Map();

/** How often a map is asked for that did not come, and how long it waits for that, in milliseconds. */
const TRIES = 5,
  PAUSE = 1500;

/** @param {string} game */
async function mapOf(game) {
  let m = maps.get(game);
  if (!m) {
    const [chart, counters] = await fetched(game, TRIES);
    m = { layer: new MapLayer(chart, () => {}), counters };
    maps.set(game, m);
    set();
  }
  await m.layer.whenReady;
  return m;
}

/**
 * Map and counters of a game; what does not come is asked for again.
 * @param {string} game @param {number} tries
 * @returns {Promise<[import("../map/chart.js").Chart, import("../counters/face.js").PrintedUnit[]]>}
 */
async function fetched(game, tries) {
  try {
    return await Promise.all([api.chart(game).then(readChart), api.counters(game)]);
  } catch (e) {
    if (tries <= 1) throw e;
    await new Promise((done) => setTimeout(done, PAUSE));
    return fetched(game, tries - 1);
  }
}

/** Whether the pictures of the maps are there. */
export function drawn() {
  return maps.size > 0 && [...maps.values()].every((m) => m.layer.whole());
}

/** A picture of a map. @param {string} game @param {number} w @param {number} hgt @param {number[] | null} part x, y, scale */
export function picture(game, w, hgt, part) {
  const cv = document.createElement("canvas");
  const ratio = Math.min(2, Math.max(1, window.devicePixelRatio || 1));
  cv.width = w * ratio;
  cv.height = hgt * ratio;
  cv.setAttribute("role", "img");
  cv.setAttribute("aria-label", MAP);
  cv.dataset.key = `pic-${game}-${w}-${state.theme}-${part ? part.join() : ""}`;
  const known = document.querySelector(`canvas[data-key="${cv.dataset.key}"]`);
  const paint = () =>
    mapOf(game)
      .then(async (m) => {
        const b = m.layer.chart.bounds;
        const s = part ? part[2] : Math.max(w / b.width, hgt / b.height);
        const x = part ? part[0] : (b.width - w / s) / 2,
          y = part ? part[1] : (b.height - hgt / s) * 0.35;
        const bmp = await m.layer.picture(state.theme, s * ratio, x, y, cv.width, cv.height, { names: true, ratio });
        const c = cv.getContext("2d");
        c?.drawImage(bmp, 0, 0);
        await m.layer.whenFine.promise;
        c?.drawImage(await m.layer.picture(state.theme, s * ratio, x, y, cv.width, cv.height, { names: true, ratio }), 0, 0);
      })
      .catch(() => {});
  if (!known && part) paint();
  else if (!known) {
    // after the chosen game, a map is fetched when somebody sees its card
    const eye = new IntersectionObserver((seen) => {
      if (!seen.some((e) => e.isIntersecting)) return;
      eye.disconnect();
      paint();
    });
    if (game === state.lobby.game) paint();
    else
      mapOf(state.lobby.game)
        .then(async (m) => {
          await m.layer.whenFine.promise;
          eye.observe(cv);
        })
        .catch(() => {});
  }
  return cv;
}

/**
 * The card of a game: a small picture that was made beforehand, or the map itself where there is none.
 * @param {import("../types.js").Game} g
 */
export function cardPicture(g) {
  if (g.charted === false) return null;
  if (!g.card) return picture(g.id, CARD[0], CARD[1], null);
  return h("img", {
    src: `/cards/${encodeURIComponent(g.id)}-${state.theme}.webp`,
    width: CARD[0],
    height: CARD[1],
    alt: MAP,
    loading: "lazy",
    "data-key": `card-${g.id}-${state.theme}`,
  });
}

/** The small picture of a game, behind its map while that is being drawn. @param {import("../types.js").Game} g */
export function firstPicture(g) {
  if (g.charted === false || !g.card) return null;
  const src = `/cards/${encodeURIComponent(g.id)}-${state.theme}.webp`;
  return h("img", { src, alt: "", "data-key": `first-${g.id}-${state.theme}` });
}

const CARD = [320, 120];

/** Pixels of a card's picture for each of its own, and how large its hexes are. */
const SHARP = 1.5,
  NEAR = 0.42;

/**
 * The part of a map round the place where the fighting begins, or its middle: its corner.
 * @param {import("../map/chart.js").Chart} chart @param {number} w @param {number} hgt map units
 */
function round(chart, w, hgt) {
  const { width, height } = chart.bounds,
    at = chart.picture || { x: width / 2, y: height / 2 };
  const hold = (/** @type {number} */ v, /** @type {number} */ most) => Math.max(0, Math.min(most, v));
  return [hold(at.x - w / 2, width - w), hold(at.y - hgt / 2, height - hgt)];
}

/** Makes the picture of a card, for those who keep it. @param {string} game @param {string} theme @returns {Promise<string>} a WebP */
export async function makeCard(game, theme) {
  const m = await mapOf(game);
  await m.layer.whenFine.promise;
  const [w, hgt] = CARD.map((v) => v * SHARP);
  const s = NEAR * SHARP;
  const [x, y] = round(m.layer.chart, w / s, hgt / s);
  const cv = document.createElement("canvas");
  cv.width = w;
  cv.height = hgt;
  const c = /** @type {CanvasRenderingContext2D} */ (cv.getContext("2d"));
  c.drawImage(await m.layer.picture(theme, s, x, y, w, hgt, { names: true, ratio: SHARP }), 0, 0);
  return cv.toDataURL("image/webp", 0.32);
}

/** A good corner of the map: where the fighting begins. @param {import("../types.js").Game} g */
export function corner(g) {
  const m = maps.get(g.id);
  if (!m || !m.layer.chart.picture) return null;
  const s = 0.74;
  return [...round(m.layer.chart, 760 / s, 720 / s), s];
}

/**
 * Two counters of a side, the strongest of each nation, that of the side itself first.
 * @param {import("../types.js").Game} g @param {string} side @param {import("../counters/face.js").PrintedUnit[]} counters
 */
export function samples(g, side, counters) {
  const lexicon = lexiconOf(g);
  const of = counters.filter((u) => u.side === side && u.steps > 0);
  const own = g.sides.find((s) => s.id === side)?.nation,
    seen = new Map();
  const first = (/** @type {import("../counters/face.js").PrintedUnit} */ u) => Number(u.nationality === own);
  for (const u of of.sort((a, b) => first(b) - first(a) || b.attack - a.attack)) if (!seen.has(u.nationality)) seen.set(u.nationality, u);
  return [...seen.values()].slice(0, 2).map((u) => counterElement(face({ ...u, lost: 0, flags: [] }, u, lexicon), 40, "middle"));
}
