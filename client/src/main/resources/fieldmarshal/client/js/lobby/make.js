// @ts-check
/** Makes the pictures of the cards, for those who keep them: the map where the fighting begins, with the counters that stand there. */
import { face } from "../counters/face.js";
import { spriteAt, SPRITE_MARGIN } from "../counters/sprites.js";
import { filled, front, fronted, pathOf, smooth } from "../end/front.js";
import { neighbours } from "../geometry.js";
import { aside, below } from "../board/naming.js";
import { lexiconOf } from "../lexicon.js";
import { drawName } from "../map/lettering.js";
import { THEMES } from "../palette.js";
import { state } from "../store.js";
import { CARD, mapOf, part } from "./pictures.js";

/** Pixels of the picture for each of the card's own. */
const SHARP = 1.5;

/** A counter for a hex that is 100 wide. */
const COUNTER = 62;

/** @typedef {import("../geometry.js").Point} Point */

/**
 * @param {string} game @param {string} theme
 * @param {{units: import("../types.js").Unit[], control: Record<string, string[]>}} position how the match begins
 * @returns {Promise<string>} a WebP
 */
export async function makeCard(game, theme, position) {
  const { layer: m, counters } = await mapOf(game),
    printed = new Map(counters.map((u) => [u.id, u])),
    lexicon = lexiconOf(state.games.find((g) => g.id === game) || null);
  await m.whenFine.promise;
  const [w, hgt] = CARD.map((v) => v * SHARP);
  const { x, y, s } = part(m.chart, w, hgt, SHARP);
  const cv = document.createElement("canvas");
  cv.width = w;
  cv.height = hgt;
  const c = /** @type {CanvasRenderingContext2D} */ (cv.getContext("2d"));
  c.drawImage(await m.picture(theme, s, x, y, w, hgt, { ratio: SHARP }), 0, 0);
  const at = (/** @type {Point} */ p) => ({ x: (p.x - x) * s, y: (p.y - y) * s });
  // where the map itself shows the trenches, they are the front
  if (!m.chart.layers.some((l) => l.id === "trench" && l.paths.length)) line(c, theme, m.chart, position, at);
  const hexes = new Map(m.chart.hexes.map((h) => [h.n, h])),
    px = COUNTER * s;
  /** @type {Map<string, import("../types.js").Unit[]>} */
  const stacks = new Map();
  for (const u of position.units) if (u.hex && hexes.has(u.hex)) stacks.set(u.hex, [...(stacks.get(u.hex) || []), u]);
  // names stand beside counters, and those of occupied places under them
  /** @type {import("../board/naming.js").Ground} */
  const ground = { hexes, chart: m.chart, scene: { stacks }, settled: s };
  const names = (/** @type {(n: import("../map/chart.js").ChartName) => Point | null | false} */ placed) => {
    c.save();
    c.setTransform(s, 0, 0, s, -x * s, -y * s);
    for (const n of m.chart.names) {
      const spot = placed(n);
      if (spot !== false) drawName(c, n, THEMES[theme], m.heights, spot || undefined, m.chart.bounds);
    }
    c.restore();
  };
  names((n) => aside(ground, n));
  for (const [n, units] of stacks) {
    const p = at(/** @type {Point} */ (hexes.get(n)));
    for (const [i, u] of units.slice(-2).entries()) {
      const sprite = spriteAt(face(u, printed.get(u.id), lexicon), px, "far"),
        off = px * (0.5 + SPRITE_MARGIN) - i * px * 0.07;
      c.drawImage(sprite, Math.round(p.x - off), Math.round(p.y - px * (0.5 + SPRITE_MARGIN) - i * px * 0.07));
    }
  }
  names((n) => below(ground, n));
  return cv.toDataURL("image/webp", 0.34);
}

/**
 * The front as it is before the first order: between those who stand there.
 * @param {CanvasRenderingContext2D} c @param {string} theme @param {import("../map/chart.js").Chart} chart
 * @param {{units: import("../types.js").Unit[], control: Record<string, string[]>}} position @param {(p: Point) => Point} at
 */
function line(c, theme, chart, position, at) {
  /** @type {Map<string, string>} */
  const held = new Map();
  for (const [side, list] of Object.entries(position.control)) for (const n of list) held.set(n, side);
  const near = neighbours(chart.hexes),
    stand = new Map(position.units.flatMap((u) => (u.hex && near.has(u.hex) ? [[u.hex, u.side]] : [])));
  const T = THEMES[theme];
  c.lineJoin = c.lineCap = "round";
  for (const chain of front(chart.hexes, !!chart.hex.pointy, fronted(near, filled(chart.hexes, near, held), stand))) {
    const path = new Path2D(pathOf(smooth(chain), at));
    for (const [colour, width] of /** @type {[string, number][]} */ ([
      [T.paper, 7],
      [T.accent, 3.5],
    ])) {
      c.strokeStyle = colour;
      c.lineWidth = width * SHARP * 0.8;
      c.stroke(path);
    }
  }
}
