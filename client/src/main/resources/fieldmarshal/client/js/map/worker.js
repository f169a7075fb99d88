// @ts-check
/** Paints tiles of the map away from the page, so that panning never waits for ink. */
import { MapArt } from "./art.js";
import { readHeights } from "./heights.js";

/** @type {Promise<MapArt> | null} */
let art = null;

/** @type {any} */
const me = self;

async function type() {
  const faces = [
    ["Barlow Condensed", "barlow-condensed-latin-500-normal", "500"],
    ["Barlow Condensed", "barlow-condensed-latin-700-normal", "700"],
    ["Old Standard TT", "old-standard-tt-latin-400-normal", "400"],
    ["Old Standard TT", "old-standard-tt-latin-700-normal", "700"],
    ["Old Standard TT", "old-standard-tt-latin-400-italic", "400i"],
  ];
  if (typeof FontFace === "undefined" || !me.fonts) return;
  await Promise.all(
    faces.map(async ([family, file, weight]) => {
      try {
        const face = new FontFace(family, `url(${new URL("../../fonts/" + file + ".woff2", import.meta.url)})`, {
          weight: weight.replace("i", ""),
          style: weight.endsWith("i") ? "italic" : "normal",
        });
        me.fonts.add(await face.load());
      } catch {
        // another face will do
      }
    }),
  );
}

me.onmessage = async (/** @type {MessageEvent} */ e) => {
  const m = e.data;
  if (m.chart) {
    art = (async () => {
      const [heights] = await Promise.all([readHeights(m.chart), type()]);
      return new MapArt(m.chart, heights);
    })();
    const made = await art;
    me.postMessage({ ready: true });
    // first what is asked for, then the strokes
    setTimeout(() => {
      made.engrave();
      me.postMessage({ finer: true });
    }, 30);
    return;
  }
  if (!art) return;
  const a = await art;
  const cv = new OffscreenCanvas(m.w, m.h);
  const c = /** @type {OffscreenCanvasRenderingContext2D} */ (cv.getContext("2d", { alpha: false }));
  try {
    a.paint(c, m.theme, m.scale, m.x, m.y, m.w, m.h, m.opt);
  } catch (e) {
    // the page waits for a picture; a poor one is better than none
    console.error("a part of the map could not be painted", e);
  }
  const bitmap = cv.transferToImageBitmap();
  me.postMessage({ id: m.id, bitmap }, [bitmap]);
};
