// @ts-check
/** Woods, tree by tree. */
import { stamp } from "./textures.js";

/** @typedef {import("./brush.js").Brush} Brush */

const CROWN = stamp(
  "M-4.6 1.6a3 3 0 0 1 .6-4.4a3.6 3.6 0 0 1 6.2-1.6a3.2 3.2 0 0 1 2.6 4.6a2.8 2.8 0 0 1-3.4 3.6a3.6 3.6 0 0 1-4 .2a2.6 2.6 0 0 1-2-2.4z",
);
const CONE = stamp("M0-7l4.6 10.4h-3.5v2.4h-2.2v-2.4h-3.5z");

/** Woods as stamps with the light from the north-west over a light tint. @param {Brush} b */
export function woods(b) {
  const { art, c, T, each, x, y, x1, y1, dark, far } = b;
  c.globalAlpha = dark ? 0.2 : 0.3;
  c.fillStyle = T.forest;
  for (const id of ["forest", "woods"]) each(id, (p) => c.fill(p.lo, "evenodd"));
  c.globalAlpha = 1;
  const shade = new Path2D(),
    leaf = new Path2D(),
    fir = new Path2D();
  let some = false;
  for (const id of ["forest", "woods"])
    for (const t of art.stands(id)) {
      if (t.x < x - 12 || t.x > x1 + 12 || t.y < y - 12 || t.y > y1 + 12) continue;
      const k = 0.85 + t.k * 0.35,
        isFir = t.kind < 0.38;
      some = true;
      (isFir ? fir : leaf).addPath(isFir ? CONE() : CROWN(), new DOMMatrix([k, 0, 0, k, t.x, t.y]));
      if (!far) shade.addPath(isFir ? CONE() : CROWN(), new DOMMatrix([k, 0, 0, k, t.x + 1.7, t.y + 1.9]));
    }
  if (!some) return;
  c.globalAlpha = dark ? 0.4 : 0.26;
  c.fillStyle = dark ? "#0B0E0C" : "#4A4A22";
  c.fill(shade);
  c.globalAlpha = 1;
  c.lineJoin = "round";
  c.fillStyle = dark ? "#46553A" : "#BCC99A";
  c.fill(leaf);
  c.strokeStyle = dark ? "#93A86A" : "#5C7044";
  c.lineWidth = 1;
  c.stroke(leaf);
  c.fillStyle = dark ? "#7E9660" : "#657A4C";
  c.fill(fir);
}
