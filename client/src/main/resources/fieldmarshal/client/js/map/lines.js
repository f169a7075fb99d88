// @ts-check
/** Lines on the map: net, frontiers, trenches, crests, railways. */
/** @typedef {import("./brush.js").Brush} Brush */

/** The net of hexes. @param {Brush} b */
export function hexGrid(b) {
  const { art, c, T, far, px, inCells } = b;
  if (!far) {
    const opacity = [0.77, 1, 1.75];
    c.strokeStyle = T.grid;
    inCells(art.grid, (l) => {
      for (let t = 0; t < 3; t++) {
        c.globalAlpha = Math.min(1, T.gridO * opacity[t]);
        c.lineWidth = px(t === 2 ? 1.3 : 1.15, 0.75);
        c.stroke(l[t]);
      }
    });
    c.globalAlpha = 1;
  }
}

/** Frontiers. @param {Brush} b */
export function borders(b) {
  const { c, T, px, each } = b;
  c.lineCap = "butt";
  c.strokeStyle = T.band;
  c.globalAlpha = T.bandO;
  c.lineWidth = 17;
  each("border", (p) => c.stroke(p.lo));
  c.globalAlpha = 1;
  c.strokeStyle = T.border;
  c.lineWidth = px(2.6, 1.2);
  c.setLineDash([15, 5, 2.6, 5]);
  each("border", (p) => c.stroke(p.lo));
  c.setLineDash([]);
}

/** Trench lines in the colour of their side. @param {Brush} b */
export function trenches(b) {
  const { c, T, px, each } = b;
  c.lineJoin = "miter";
  each("trench", (p) => {
    if (p.old) {
      c.strokeStyle = T.soft;
      c.globalAlpha = 0.8;
      c.lineWidth = px(1.7, 1);
      c.stroke(p.lo);
      c.globalAlpha = 1;
      return;
    }
    c.strokeStyle = T.halo;
    c.globalAlpha = 0.8;
    c.lineWidth = 5.6;
    c.stroke(p.lo);
    c.globalAlpha = 1;
    c.strokeStyle = T.sides[p.side] || T.soft;
    c.lineWidth = px(2.5, 1.2);
    c.stroke(p.lo);
  });
  c.lineJoin = "round";
}

/** Ridges and walls that nobody crosses. @param {Brush} b */
export function crests(b) {
  const { c, T, far, px, each } = b;
  each("ridge", (p) => {
    c.strokeStyle = T.halo;
    c.globalAlpha = 0.55;
    c.lineWidth = 8;
    c.stroke(p.lo);
    c.globalAlpha = 1;
    c.strokeStyle = T.crest;
    c.lineWidth = px(2.6, 1);
    c.stroke(p.lo);
  });
  c.strokeStyle = T.crest;
  c.lineWidth = 1.6;
  if (!far) each("ridge-ticks", (p) => c.stroke(p.lo));
  each("wall", (p) => {
    c.strokeStyle = T.halo;
    c.globalAlpha = 0.8;
    c.lineWidth = 3.4;
    c.stroke(p.lo);
    c.globalAlpha = 1;
    c.fillStyle = T.ink;
    c.fill(p.lo);
  });
}

/** Lines that the rules speak of. @param {Brush} b */
export function traces(b) {
  const { c, T, px, each } = b;
  c.lineCap = "round";
  // from afar as well dots, and no line
  c.setLineDash([0.1, px(7, 4)]);
  each("trace", (p) => {
    c.strokeStyle = T.halo;
    c.lineWidth = px(5, 2.4);
    c.stroke(p.lo);
    c.strokeStyle = T.accent;
    c.lineWidth = px(3, 1.4);
    c.stroke(p.lo);
  });
  c.setLineDash([]);
}

/** Railways: those with two tracks are broader. @param {Brush} b */
export function rails(b) {
  const { c, T, far, px, each } = b;
  c.lineCap = "butt";
  for (const id of ["rail", "rail-double"]) {
    c.strokeStyle = T.rail;
    // from afar a net of pale lines would outshine the counters by night
    c.globalAlpha = far && T.id === "dark" ? 0.62 : 1;
    each(id, (p) => {
      c.lineWidth = px(p.w, id === "rail" ? 1.1 : 1.6);
      c.stroke(p.lo);
    });
    c.globalAlpha = 1;
    if (far) continue;
    c.strokeStyle = T.railGap;
    c.setLineDash([9, 9]);
    each(id, (p) => {
      c.lineWidth = p.w - (id === "rail" ? 1.7 : 2);
      c.stroke(p.lo);
    });
    c.setLineDash([]);
  }
}
