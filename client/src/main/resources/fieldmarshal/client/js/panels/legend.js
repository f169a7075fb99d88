// @ts-check
/** Sheets of tracing paper over the map, each with a key and a legend. */
import { h } from "../dom.js";
import { OUT } from "../page/sheets.js";
import { sideTone } from "../palette.js";
import { sideName, state, unitOf } from "../store.js";

/** @type {{id: string, key: string, name: string, icon: string}[]} */
export const OVERLAYS = [
  { id: "supply", key: "S", name: "Supply", icon: "M4 15h14M6 15V9l5-4 5 4v6" },
  { id: "zoc", key: "Z", name: "Zones of control", icon: "M11 3l7 4v8l-7 4-7-4V7zM13.5 11a2.5 2.5 0 1 1-5 0a2.5 2.5 0 1 1 5 0z" },
  { id: "command", key: "C", name: "Command radius", icon: "M6 19V3l11 4-11 4" },
  { id: "control", key: "H", name: "Hex control", icon: "M11 3l7 4v8l-7 4-7-4V7z M4 7l14 8" },
  { id: "cost", key: "M", name: "Movement cost", icon: "M4 17c4 0 3-10 7-10s3 6 7 6M15 10l3 3-3 3" },
  { id: "victory", key: "V", name: "Victory hexes", icon: "M11 3l2.4 5 5.4.7-4 3.8 1 5.4-4.8-2.6-4.8 2.6 1-5.4-4-3.8 5.4-.7z" },
  { id: "last", key: "L", name: "Last moves", icon: "M4 6h14M4 11h9M4 16h12" },
];

const HEX = "M16 2l12 7v13l-12 7-12-7V9z";

const sw = (/** @type {any[]} */ ...kids) =>
  h("svg", { viewBox: "0 0 32 31", width: 32, height: 31, "aria-hidden": "true" }, ...kids);

/** The pieces of a legend. */
export const SWATCH = {
  reach: () =>
    sw(
      h("path", { d: HEX, fill: "var(--blueSoft)", stroke: "var(--blue)", "stroke-width": 2.6 }),
      h(
        "text",
        {
          x: 16,
          y: 21,
          "text-anchor": "middle",
          "font-family": "Barlow Condensed",
          "font-weight": 700,
          "font-size": 15,
          fill: "var(--blue)",
        },
        "5",
      ),
    ),
  threat: () =>
    sw(
      h("path", { d: HEX, fill: "none", stroke: "var(--accent)", "stroke-width": 1.4, "stroke-dasharray": "3 3" }),
      h("path", {
        d: "M6 20L20 6M8 24L26 8M14 27l12-12",
        stroke: "var(--accent)",
        "stroke-width": 1.8,
        opacity: 0.6,
        fill: "none",
      }),
    ),
  path: () =>
    sw(
      h("path", { d: "M3 24Q14 26 16 16T29 7", fill: "none", stroke: "var(--accent)", "stroke-width": 4 }),
      h("circle", { cx: 27, cy: 8, r: 4.5, fill: "var(--accent)" }),
    ),
  selected: () =>
    sw(h("rect", { x: 6, y: 6, width: 20, height: 20, rx: 3, fill: "#383E45", stroke: "#E89B00", "stroke-width": 3.4 })),
  attacked: () => sw(h("path", { d: HEX, fill: "#B32F23", "fill-opacity": 0.15, stroke: "#B32F23", "stroke-width": 2.6 })),
  target: () =>
    sw(
      h("path", {
        d: HEX,
        fill: "#B32F23",
        "fill-opacity": 0.1,
        stroke: "var(--accent)",
        "stroke-width": 2,
        "stroke-dasharray": "5 3",
      }),
    ),
  may: () =>
    sw(
      h("path", {
        d: HEX,
        fill: "#E89B00",
        "fill-opacity": 0.25,
        stroke: "#B97800",
        "stroke-width": 2,
        "stroke-dasharray": "5 3",
      }),
    ),
  wash: (/** @type {string} */ col, o = 0.4) =>
    sw(h("path", { d: HEX, fill: col, "fill-opacity": o, stroke: col, "stroke-width": 1.5 })),
  ruled: (/** @type {string} */ col, back = false) =>
    sw(
      h("path", { d: HEX, fill: "none", stroke: col, "stroke-width": 1.4 }),
      h("path", {
        d: back ? "M6 10l18 14M5 17l12 10M14 5l13 11" : "M6 20L20 6M8 24L26 8M14 27l12-12",
        stroke: col,
        "stroke-width": 2,
        fill: "none",
      }),
    ),
  line: (/** @type {string} */ col, dash = "") =>
    h(
      "svg",
      { viewBox: "0 0 42 12", width: 42, height: 12, "aria-hidden": "true" },
      h("path", { d: "M2 6H40", stroke: col, "stroke-width": 6, "stroke-dasharray": dash, fill: "none" }),
    ),
  star: () =>
    sw(
      h("path", { d: HEX, fill: "#F4C94B", "fill-opacity": 0.45, stroke: "#8A6100", "stroke-width": 2 }),
      h("path", {
        d: "M16 8l2.2 4.6 5 .7-3.7 3.5.9 5-4.4-2.4-4.4 2.4.9-5-3.7-3.5 5-.7z",
        fill: "#F4C94B",
        stroke: "#1E2226",
        "stroke-width": 1.2,
      }),
    ),
};

/** The legend of what is over the map now. @returns {{title: string, rows: [Node, string][]} | null} */
export function legend() {
  const d = state.match && state.match.decision;
  const dark = state.theme === "dark";
  const s0 = state.game ? state.game.sides[0] : null,
    s1 = state.game ? state.game.sides[1] : null;
  const name = state.units.length === 1 ? unitOf(state.units[0])?.name || "" : "";
  switch (state.overlay) {
    case "supply":
    case "command":
      return {
        title: state.overlay === "supply" ? "Supply" : "Command",
        rows: [
          [SWATCH.wash("#2F9C80"), state.overlay === "supply" ? "in supply" : "in command"],
          [SWATCH.ruled(dark ? "#F2B233" : OUT), state.overlay === "supply" ? "out of supply" : "out of command"],
          [SWATCH.line(dark ? "#D9E0E8" : "#383E45"), name ? `the line of the ${name}` : "the line that proves it"],
        ],
      };
    case "zoc":
      return {
        title: "Zones of control",
        rows: [
          [SWATCH.ruled(sideTone(0)[dark ? "dark" : "line"]), s0 ? s0.name : ""],
          [SWATCH.ruled(sideTone(1)[dark ? "dark" : "line"], true), s1 ? s1.name : ""],
        ],
      };
    case "control":
      return {
        title: "Hex control",
        rows: [
          [SWATCH.wash(sideTone(0).wash, 0.5), s0 ? s0.name : ""],
          [SWATCH.wash(sideTone(1).wash, 0.5), s1 ? s1.name : ""],
        ],
      };
    case "victory":
      return {
        title: "Victory hexes",
        rows: [
          [
            SWATCH.star(),
            state.overlayData && !state.overlayData.hexes.length
              ? "no hex counts here"
              : "counts for victory; the edge shows whose it is",
          ],
        ],
      };
    case "last": {
      const who = state.overlayData && state.overlayData.side ? sideName(state.overlayData.side) : "";
      return {
        title: "Last moves" + (who ? " · " + who : ""),
        rows: [
          [SWATCH.line(state.theme === "dark" ? "#AEB8C4" : "#383E45"), "marched, in the nation's colour"],
          [SWATCH.line(state.theme === "dark" ? "#6FD0B4" : "#1F7A64", "10 6"), "fell back"],
          [SWATCH.attacked(), "was attacked"],
        ],
      };
    }
  }
  if (state.replay)
    return {
      title: "Last moves",
      rows: [
        [SWATCH.line(state.theme === "dark" ? "#AEB8C4" : "#383E45"), "marched, in the nation's colour"],
        [SWATCH.line(state.theme === "dark" ? "#6FD0B4" : "#1F7A64", "10 6"), "fell back"],
      ],
    };
  if (state.attack)
    return {
      title: "Attack",
      rows: [
        [SWATCH.attacked(), "hex under attack"],
        [SWATCH.may(), "may take part"],
        [SWATCH.selected(), "taking part"],
      ],
    };
  if (d && d.kind === "attack" && state.targets.length) return { title: "Combat", rows: [[SWATCH.target(), "can be attacked"]] };
  if (state.reach && state.units.length)
    return {
      title: "Movement cost" + (name ? " · " + name : ""),
      rows: [
        [SWATCH.reach(), "can be reached; total cost"],
        [SWATCH.threat(), "in an enemy zone of control"],
        [SWATCH.path(), "path under the pointer"],
        [SWATCH.selected(), "selected"],
      ],
    };
  if (state.pick && state.pick.hexes && state.pick.hexes.size)
    return { title: "Your choice", rows: [[SWATCH.reach(), "may be chosen"]] };
  return null;
}
