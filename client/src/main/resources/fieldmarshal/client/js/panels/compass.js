// @ts-check
/** The retreat compass beside a retreat: in which directions the side goes back, and which of them are open now. */
import { h } from "../dom.js";
import { unitsOfOrder } from "../play/choosing.js";
import { closedWays } from "../play/closed.js";
import { hexOf, set, state, unitOf } from "../store.js";
import { caseTag, sentence } from "./parts.js";
import * as say from "../words/combat.js";

/** @typedef {import("../types.js").Order} Order */

/** Degrees from north, where columns stand upright and where rows lie level. @type {Record<string, number>} */
const UPRIGHT = { N: 0, NE: 60, SE: 120, S: 180, SW: 240, NW: 300 },
  /** @type {Record<string, number>} */
  LEVEL = { NE: 30, E: 90, SE: 150, SW: 210, W: 270, NW: 330 };

/** The closed direction that was asked about. */
let asked = "";

/** @param {import("../types.js").Decision} d @param {Order[]} legal */
export function compassCard(d, legal) {
  const c = (state.game?.compasses || []).find((v) => v.side === d.side);
  const ways = legal.filter((o) => o.type === "retreat" && (o.path || []).length),
    shut = new Map(closedWays().map((v) => [v.direction, v]));
  const at = ways.length ? hexOf(unitOf(unitsOfOrder(ways[0])[0])?.hex || "") : undefined;
  if ((!c && !shut.size) || !at) return null;
  const angles = state.chart?.hex.pointy === false ? UPRIGHT : LEVEL;
  /** @type {Map<string, string>} the hex of the first step by its direction */
  const open = new Map();
  for (const o of ways) {
    const to = hexOf((o.path || [])[0]);
    if (to) open.set(nearest(angles, (Math.atan2(to.x - at.x, at.y - to.y) * 180) / Math.PI), to.n);
  }
  const named = new Set([...(c ? c.directions : shut.keys()), ...open.keys()]),
    shown = Object.keys(angles).filter((way) => named.has(way)),
    closed = shown.filter((way) => !open.has(way));
  return h(
    "div.sec.compass",
    { "data-key": "compass" },
    rose(angles, shown, open),
    h(
      "div",
      null,
      h("div.eyebrow", null, say.COMPASS, " ", caseTag(c?.case)),
      shown.filter((way) => open.has(way)).map((way) => h("p", null, h("b", null, way), " ", say.opens(open.get(way) || ""))),
      closed.length ? h("p.shut", null, say.CLOSED, " ", closed.map((way) => [shutWay(way, shut.get(way)), " "])) : null,
      closed.map((way) => whyShut(way, shut.get(way))),
    ),
  );
}

/** @param {string} way */
const keyOf = (way) => `${state.match?.revision} ${state.pick.key} ${way}`;

/**
 * A closed direction says why where one points at it, comes to it or taps it.
 * @param {string} way @param {import("../types/asked.js").Closed} [why]
 */
function shutWay(way, why) {
  const ask = () => ((asked = keyOf(way)), set());
  if (!why) return h("b", null, way);
  const props = { type: "button", "aria-expanded": String(asked === keyOf(way)), onmouseenter: ask, onfocus: ask, onclick: ask };
  return h("button.hexlink", { "data-key": "shut" + way, ...props }, way);
}

/** @param {string} way @param {import("../types/asked.js").Closed} [why] */
function whyShut(way, why) {
  if (!why || asked !== keyOf(way)) return null;
  return h("p.why", { role: "status" }, h("b", null, way), " ", sentence(why.why), " ", caseTag(why.case));
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
