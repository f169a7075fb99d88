// @ts-check
/** The retreat compass beside a retreat: in which directions the side goes back, and which of them are open now. */
import { h } from "../dom.js";
import { unitsOfOrder } from "../play/choosing.js";
import { hexOf, state, unitOf } from "../store.js";
import { caseTag } from "./parts.js";
import * as say from "../words/combat.js";

/** @typedef {import("../types.js").Order} Order */

/** Degrees from north, where columns stand upright and where rows lie level. @type {Record<string, number>} */
const UPRIGHT = { N: 0, NE: 60, SE: 120, S: 180, SW: 240, NW: 300 },
  /** @type {Record<string, number>} */
  LEVEL = { NE: 30, E: 90, SE: 150, SW: 210, W: 270, NW: 330 };

/** @param {import("../types.js").Decision} d @param {Order[]} legal */
export function compassCard(d, legal) {
  const c = (state.game?.compasses || []).find((v) => v.side === d.side);
  const ways = legal.filter((o) => o.type === "retreat" && (o.path || []).length);
  const at = ways.length ? hexOf(unitOf(unitsOfOrder(ways[0])[0])?.hex || "") : undefined;
  if (!c || !at) return null;
  const angles = state.chart?.hex.pointy === false ? UPRIGHT : LEVEL;
  /** @type {Map<string, string>} the hex of the first step by its direction */
  const open = new Map();
  for (const o of ways) {
    const to = hexOf((o.path || [])[0]);
    if (to) open.set(nearest(angles, (Math.atan2(to.x - at.x, at.y - to.y) * 180) / Math.PI), to.n);
  }
  const shown = [...new Set([...c.directions, ...open.keys()])];
  return h(
    "div.sec.compass",
    { "data-key": "compass" },
    rose(angles, shown, open),
    h(
      "div",
      null,
      h("div.eyebrow", null, say.COMPASS, " ", caseTag(c.case)),
      shown.map((way) => h("p", { class: open.has(way) ? "" : "shut" }, h("b", null, way), " ", say.wayOf(open.get(way)))),
    ),
  );
}

/** @param {Record<string, number>} angles @param {number} angle */
function nearest(angles, angle) {
  const apart = (/** @type {string} */ way) => Math.abs(((angles[way] - angle + 540) % 360) - 180);
  return Object.keys(angles).sort((a, b) => apart(a) - apart(b))[0];
}

/** @param {Record<string, number>} angles @param {string[]} ways @param {Map<string, string>} open */
function rose(angles, ways, open) {
  return h(
    "svg",
    { viewBox: "-50 -50 100 100", width: 88, height: 88, "aria-hidden": "true" },
    h("circle", { r: 47, fill: "var(--panel2)", stroke: "var(--rule)" }),
    ways.map((way) =>
      h("path", {
        d: "M-4 -10V-28H-10L0 -42L10 -28H4V-10Z",
        transform: `rotate(${angles[way] || 0})`,
        fill: open.has(way) ? "var(--blue)" : "none",
        stroke: open.has(way) ? "var(--blue)" : "var(--muted)",
        "stroke-dasharray": open.has(way) ? "none" : "3 3",
      }),
    ),
    h("circle", { r: 4, fill: "var(--ink)" }),
  );
}
