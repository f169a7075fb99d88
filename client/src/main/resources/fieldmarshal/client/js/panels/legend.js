// @ts-check
/** The legend of what is over the map now. */
import { pictureOf } from "../overlays.js";
import { FEW, inks } from "../page/sheets.js";
import { groupTone, sideTone } from "../palette.js";
import { sideName, sideNation, state, unitOf } from "../store.js";
import { SWATCH } from "./swatches.js";
import * as say from "../words/legend.js";

/** @typedef {{title: string, rows: [Node, string][]}} Legend */

/** @returns {Legend | null} */
export function legend() {
  if (state.replay) return { title: say.LAST_MOVES, rows: trails().slice(0, 2) };
  const o = state.game?.overlays?.find((v) => v.id === state.overlay);
  if (o) return { title: o.title + whose(), rows: overlayRows(o) };
  if (state.attack) return attackLegend();
  if (state.match?.decision.kind === "attack" && state.targets.length)
    return { title: say.ATTACKS, rows: [[SWATCH.target(), say.CAN_BE_ATTACKED]] };
  if (state.reach && state.units.length) return reachLegend();
  return state.pick.hexes?.size ? { title: say.YOUR_CHOICE, rows: chosen() } : null;
}

/** Whose moves they were. */
function whose() {
  const side = pictureOf(state.game, state.overlay) === "trails" && state.overlayData ? state.overlayData.side : "";
  return side ? " · " + sideName(side) : "";
}

/** The name of the one unit that is selected. */
function selected() {
  return state.units.length === 1 ? unitOf(state.units[0])?.name || "" : "";
}

/** Whether there are too many lines to be drawn while no unit is selected. */
function many() {
  return !state.units.length && (state.overlayData?.units || []).filter((u) => u.in && u.path?.length).length > FEW;
}

/** @param {import("../types.js").OverlayInfo} o @returns {[Node, string][]} */
function overlayRows(o) {
  const dark = state.theme === "dark",
    ink = inks(dark),
    name = selected(),
    what = o.title.toLowerCase();
  if (o.picture === "traces")
    return [
      [SWATCH.wash(ink.held), say.isIn(what)],
      [SWATCH.ruled(ink.out), say.isOut(what)],
      [
        SWATCH.line(sideTone(sideNation(state.match?.decision.side || ""))[dark ? "dark" : "line"]),
        many() ? say.pickForLine(what) : say.lineOf(what, name),
      ],
    ];
  if (o.picture === "areas") return [...areaRows(dark), ...chosen()];
  if (o.picture === "hexes" || o.picture === "zones")
    return (state.game?.sides || []).map((s, i) => [hexSwatch(o, s.nation, i, dark), s.name]);
  if (o.picture === "prizes") {
    const none = state.overlayData && !state.overlayData.hexes?.length;
    return [[SWATCH.star(), say.prizes(!!none)]];
  }
  return trails();
}

/** @param {boolean} dark @returns {[Node, string][]} */
function areaRows(dark) {
  return (state.overlayData?.areas || []).map((a) => {
    const { colour, dash } = groupTone(a.tone, dark);
    return [SWATCH.area(colour, dash.map((n) => n / 3).join(" ")), a.title];
  });
}

/** What is lit beside an overlay. @returns {[Node, string][]} */
function chosen() {
  return state.pick.hexes?.size ? [[SWATCH.choice(), say.MAY_BE_CHOSEN]] : [];
}

/**
 * Zones are ruled, what is held is washed.
 * @param {import("../types.js").OverlayInfo} o @param {string | undefined} nation @param {number} i @param {boolean} dark
 */
function hexSwatch(o, nation, i, dark) {
  const tone = sideTone(nation);
  return o.picture === "zones" ? SWATCH.ruled(tone[dark ? "dark" : "line"], i === 1) : SWATCH.wash(tone.wash, 0.5);
}

/** @returns {[Node, string][]} */
function trails() {
  const dark = state.theme === "dark";
  return [
    [SWATCH.line(dark ? "#AEB8C4" : "#383E45"), say.MOVED],
    [SWATCH.line(dark ? "#6FD0B4" : "#1F7A64", "10 6"), say.RETREATED],
    [SWATCH.attacked(), say.ATTACKED],
  ];
}

/** @returns {Legend} */
function attackLegend() {
  return {
    title: say.ATTACK,
    rows: [
      [SWATCH.attacked(), say.UNDER_ATTACK],
      [SWATCH.may(), say.MAY_TAKE_PART],
      [SWATCH.selected(), say.TAKES_PART],
    ],
  };
}

/** @returns {Legend} */
function reachLegend() {
  const name = selected();
  return {
    title: say.movementCost(name),
    rows: [
      [SWATCH.reach(), say.REACHED],
      [SWATCH.threat(), say.IN_ENEMY_ZONE],
      [SWATCH.path(), say.PATH],
      [SWATCH.selected(), say.SELECTED],
    ],
  };
}
