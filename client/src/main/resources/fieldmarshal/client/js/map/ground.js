// @ts-check
/** The ground: tint by height, hachures, woods and broken land. */
import { woods } from "./forest.js";
import { texture } from "./textures.js";

/** @typedef {import("./brush.js").Brush} Brush */

const WIDTHS = [0.55, 0.8, 1.1, 1.5, 2.0];

/** Heights as tints. @param {Brush} b */
export function tintGround(b) {
  const { art, c, T, themeId } = b;
  const g = art.ground(themeId);
  if (g && art.heights) {
    const hs = art.heights;
    c.imageSmoothingEnabled = true;
    c.imageSmoothingQuality = "high";
    c.drawImage(g, hs.left - hs.step / 2, hs.top - hs.step / 2, hs.columns * hs.step, hs.rows * hs.step);
  } else {
    c.fillStyle = T.land[0][1];
    c.fillRect(0, 0, art.chart.bounds.width, art.chart.bounds.height);
  }
}

/** Mountains: a wash and strokes. @param {Brush} b */
export function hachureGround(b) {
  const { art, c, T, far, each, inCells } = b;
  c.globalAlpha = T.washO;
  c.fillStyle = T.wash;
  each("mountain", (p) => c.fill(p.lo, "evenodd"));
  // bare rock and ice
  c.globalAlpha = T.light < 1 ? 0.16 : 0.34;
  c.fillStyle = T.light < 1 ? "#9FB0B8" : "#F3F3EE";
  each("alpine", (p) => c.fill(p.lo, "evenodd"));
  c.fillStyle = T.wash;
  c.globalAlpha = T.washO * 0.7;
  for (const id of ["rough", "broken"]) each(id, (p) => c.fill(p.lo, "evenodd"));
  c.globalAlpha = 1;
  c.strokeStyle = T.hachure;
  c.lineCap = "butt";
  const fade = far ? 0.55 : 1;
  inCells(art.cells, (l) => {
    for (let k = far ? 2 : 0; k < 5; k++) {
      c.lineWidth = far ? WIDTHS[k] * 1.1 : WIDTHS[k];
      c.globalAlpha = T.hachurePlainO * fade;
      c.stroke(l[k]);
      c.globalAlpha = T.hachureO * fade;
      c.stroke(l[k + 5]);
    }
  });
  c.globalAlpha = 1;
}

/** Country that may be drowned: a broken line round it. @param {Brush} b */
function floodable({ c, T, px, each }) {
  each("floodable", (p) => {
    c.globalAlpha = 0.28;
    c.fillStyle = T.sea;
    c.fill(p.lo, "evenodd");
    c.globalAlpha = 0.85;
    c.strokeStyle = T.river;
    c.lineWidth = px(1.6, 0.8);
    c.setLineDash([7, 5]);
    c.stroke(p.lo);
    c.setLineDash([]);
  });
  c.globalAlpha = 1;
}

/** What grows and lies on the ground. @param {Brush} b */
export function coverGround(b) {
  floodable(b);
  woods(b);
  for (const id of ["broken", "rough", "dune", "polder"]) if (!b.far) texture(b, id);
}
