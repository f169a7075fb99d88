// @ts-check
/** What counters and map mean: every counter as printed, and samples cut from the map itself. */
import { lexiconOf } from "../lexicon.js";
import { face } from "../counters/face.js";
import { counterElement } from "../counters/sprites.js";
import { h } from "../dom.js";
import { points } from "../geometry.js";
import { printedSheet } from "./printed.js";
import { sideName, state } from "../store.js";
import { capital } from "../words.js";
import * as say from "../words/panels.js";

/** @typedef {import("../counters/face.js").PrintedUnit} PrintedUnit */

/** @param {PrintedUnit} u @param {string[]} [flags] */
function printed(u, flags = []) {
  return face({ ...u, lost: 0, flags, hex: undefined }, u, lexiconOf(state.game));
}

/**
 * @param {PrintedUnit} u @param {string} text @param {number} size @param {import("../counters/face.js").Zoom} [zoom]
 * @param {string[]} [flags] @param {string} [key]
 */
function shownAs(u, text, size, zoom, flags, key) {
  return h(
    "figure.kf",
    { "data-key": "kf" + (key || text) + u.id },
    counterElement(printed(u, flags), size, zoom),
    h("figcaption", null, text),
  );
}

/** Counters that nothing tells apart, such as blank backs, are shown once. @param {PrintedUnit[]} units */
function different(units) {
  const seen = new Set(),
    sign = (/** @type {PrintedUnit} */ u) => [u.nationality, u.type, u.name, u.designation].join("|");
  return units.filter((u) => !seen.has(sign(u)) && seen.add(sign(u)));
}

/** The counters of the game. */
export function countersKey() {
  const all = different(printedSheet().units);
  if (!all.length) return h("p.muted", { css: { padding: "1rem 0" } }, say.COUNTERS_LATER);
  const strong = (/** @type {PrintedUnit[]} */ list) => list.slice().sort((a, b) => (b.attack || 0) - (a.attack || 0))[0];
  const nations = [...new Set(all.map((u) => u.nationality))].filter(Boolean);
  const lexicon = lexiconOf(state.game);
  const arms = [...new Set(all.map((u) => u.type))];
  const armTitle = (/** @type {string} */ t) => capital(lexicon.types.get(t) || t);
  const forms = [...lexicon.faces.values()].filter((f) => f.title && all.some((u) => u.face === f.id));
  const most = strong(all.filter((u) => u.steps > 1)) || all[0];
  // what is remembered in two ways may look and read the same
  const conditions = new Map([...lexicon.conditions.values()].filter((c) => c.onCounter).map((c) => [c.title, c]));
  return [
    h("p", { css: { padding: ".6rem 0" } }, say.figuresMean(forms.map((f) => f.title))),
    head(say.ARMS),
    h(
      "div.kgrid",
      null,
      arms.map((t) => shownAs(strong(all.filter((u) => u.type === t)), armTitle(t), 76)),
    ),
    head(say.STATUS),
    h(
      "div.kgrid",
      null,
      [...conditions.values()].map((c) => shownAs(most, c.title, 76, undefined, [c.id], c.id)),
    ),
    head(say.FROM_AFAR),
    h(
      "div.kgrid",
      null,
      nations.map((n) => {
        const u = strong(all.filter((v) => v.nationality === n));
        return h(
          "figure.kf",
          { "data-key": "far" + n },
          h("div.row", null, counterElement(printed(u), 44, "middle"), counterElement(printed(u), 28, "far")),
          h("figcaption", null, n),
        );
      }),
    ),
    nations.map((n) => {
      const list = all.filter((u) => u.nationality === n);
      return [
        head(say.countersOf(n, sideName(list[0].side), list.length)),
        h(
          "div.kgrid.tight",
          null,
          list.map((u) =>
            h(
              "figure.kf",
              { "data-key": "p" + u.id, title: say.inDoubt(u.name, u.doubt) },
              counterElement(printed(u), 60),
              h("figcaption", null, u.name),
            ),
          ),
        ),
      ];
    }),
  ];
}

/** @param {string} t */
function head(t) {
  return h("div.eyebrow", { css: { padding: "1rem 0 .5rem" } }, t);
}

/** The signs of the map, each cut out of it. */
export function mapKey() {
  const { chart, layer, near: around } = printedSheet();
  if (!chart || !layer || !layer.ready) return h("p.muted", { css: { padding: "1rem 0" } }, say.MAP_LATER);
  /** @type {Map<string, {n: string, x: number, y: number, like: number}>} */
  const best = new Map();
  const offer = (
    /** @type {string} */ key,
    /** @type {import("../map/chart.js").ChartHex} */ hex,
    /** @type {number} */ like,
  ) => {
    const now = best.get(key);
    if (!now || like > now.like) best.set(key, { n: hex.n, x: hex.x, y: hex.y, like });
  };
  const terrain = new Map(chart.hexes.map((x) => [x.n, x.terrain]));
  const busy = new Set(chart.hexes.filter((x) => x.features.length || x.place !== "none").map((x) => x.n));
  /** @type {Map<string, number>} */
  const often = new Map();
  for (const hex of chart.hexes) for (const f of hex.features) often.set(f, (often.get(f) || 0) + 1);
  for (const hex of chart.hexes) {
    const near = around.get(hex.n) || [];
    const like =
      near.filter((n) => terrain.get(n) === hex.terrain).length +
      (hex.place === "none" && !hex.features.length ? 3 : 0) +
      (near.length === 6 ? 2 : 0) -
      near.filter((n) => busy.has(n)).length;
    offer("terrain " + hex.terrain, hex, like);
    if (hex.place && hex.place !== "none") offer("place " + hex.place, hex, (hex.name ? 2 : 0) + (near.length === 6 ? 2 : 0));
    // a feature of very many hexes is a region without a sign
    for (const f of hex.features)
      if (f !== hex.place && (often.get(f) || 0) < chart.hexes.length * 0.12)
        offer("feature " + f, hex, near.length === 6 ? 2 : 0);
  }
  for (const l of chart.layers) {
    const word = say.LINES[l.id];
    if (!word || best.has("terrain " + l.id)) continue;
    const longest = l.paths.slice().sort((a, b) => b.d.length - a.d.length)[0];
    const pts = longest ? points(longest.d) : [];
    const mid = pts[pts.length >> 1];
    if (mid) best.set("line " + l.id, { n: "", x: mid.x, y: mid.y, like: 0 });
  }
  return say.SIGNS.map(([kind, title]) => {
    const list = [...best].filter(([k]) => k.startsWith(kind + " "));
    return list.length
      ? [
          head(title),
          h(
            "div.kgrid",
            null,
            list.map(([k, v]) => {
              const id = k.slice(kind.length + 1);
              return h(
                "figure.kf",
                { "data-key": k },
                cut(k, v.x, v.y),
                h(
                  "figcaption",
                  null,
                  h("b", null, kind === "line" && say.LINES[id] ? say.LINES[id] : capital(id.replace(/[-_]/g, " "))),
                  v.n ? h("span", null, " " + v.n) : null,
                ),
              );
            }),
          ),
        ]
      : null;
  });
}

/** A piece of the map. @param {string} key @param {number} x @param {number} y */
function cut(key, x, y) {
  const w = 168,
    hh = 132,
    s = 0.8,
    ratio = Math.min(2, Math.max(1, window.devicePixelRatio || 1));
  const cv = document.createElement("canvas");
  cv.width = w * ratio;
  cv.height = hh * ratio;
  cv.className = "cut";
  cv.setAttribute("aria-hidden", "true");
  const { layer } = printedSheet();
  cv.dataset.key = `cut-${key}-${state.theme}-${layer ? layer.generation : 0}-${state.game?.id}`;
  if (layer && !document.querySelector(`canvas[data-key="${cv.dataset.key}"]`))
    layer
      .picture(state.theme, s * ratio, x - w / 2 / s, y - hh / 2 / s, cv.width, cv.height, { names: true, ratio })
      .then((b) => cv.getContext("2d")?.drawImage(b, 0, 0));
  return cv;
}
