// @ts-check
/** Rivers, sea, lagoons and lakes. */
import { ripples, texture } from "./textures.js";

/** @typedef {import("./brush.js").Brush} Brush */

/** Rivers widen towards the mouth; a major one has a pale core. @param {Brush} b */
export function rivers(b) {
  const { c, T, far, px, each } = b;
  c.lineCap = "round";
  c.strokeStyle = T.river;
  c.globalAlpha = 0.6;
  each("stream", (p) => {
    c.lineWidth = px(p.w, 0.6);
    c.stroke(p.lo);
  });
  c.globalAlpha = 1;
  each("river", (p) => {
    c.lineWidth = px(p.w || 2.6, 1);
    c.stroke(p.lo);
  });
  each("canal", (p) => {
    c.lineWidth = px(p.w, 1.6);
    c.stroke(p.lo);
  });
  each("river-major", (p) => {
    c.lineWidth = px(p.w || 7, 2.4);
    c.stroke(p.lo);
  });
  if (!far) {
    c.strokeStyle = T.core;
    each("canal", (p) => {
      c.lineWidth = 1.8;
      c.stroke(p.lo);
    });
    each("river-major", (p) => {
      c.lineWidth = (p.w || 7) - 3.6;
      c.stroke(p.lo);
    });
  }
}

/** Sea and lakes with their lining. @param {Brush} b */
export function waters(b) {
  const { c, T, far, px, each } = b;
  c.fillStyle = T.sea;
  each("sea", (p) => c.fill(p.lo, "evenodd"));
  c.fillStyle = T.lagoon;
  each("lagoon", (p) => c.fill(p.lo, "evenodd"));
  ripples(b, "lagoon");
  c.strokeStyle = T.lining;
  each("lining", (p, i) => {
    if (far && i > 3) return;
    c.globalAlpha = 0.62 - i * 0.045;
    c.lineWidth = px(1.15 - i * 0.05, 0.5);
    c.stroke(p.lo);
  });
  c.globalAlpha = 1;
  c.strokeStyle = T.coast;
  c.lineWidth = px(1.5, 0.7);
  c.setLineDash([13, 5]);
  each("bars", (p) => c.stroke(p.lo));
  c.setLineDash([]);
  c.lineWidth = px(1.8, 0.8);
  each("sea", (p) => c.stroke(p.lo));
  each("lake", (p) => {
    c.fillStyle = T.sea;
    c.fill(p.lo, "evenodd");
    c.lineWidth = px(1.3, 0.7);
    c.stroke(p.lo);
  });
  c.strokeStyle = T.lining;
  c.globalAlpha = b.dark ? 0.3 : 0.5;
  if (!far)
    each("lake-lining", (p) => {
      c.lineWidth = p.w;
      c.stroke(p.lo);
    });
  c.globalAlpha = 1;
  if (far) marshes(b);
  else texture(b, "swamp");
}

/** Marshes from afar: reeds are too small to be seen, so a wash tells of them. @param {Brush} b */
function marshes({ c, T, each, dark }) {
  c.globalAlpha = dark ? 0.16 : 0.22;
  c.fillStyle = T.marsh;
  each("swamp", (p) => c.fill(p.lo, "evenodd"));
  c.globalAlpha = 1;
}
