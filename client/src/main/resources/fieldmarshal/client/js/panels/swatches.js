// @ts-check
/** The pieces of a legend. */
import { h } from "../dom.js";

const HEX = "M16 2l12 7v13l-12 7-12-7V9z";

const sw = (/** @type {import("../dom.js").Child[]} */ ...kids) =>
  h("svg", { viewBox: "0 0 32 31", width: 32, height: 31, "aria-hidden": "true" }, ...kids);

/** The pieces of a legend. */
export const SWATCH = {
  choice: () => sw(h("path", { d: HEX, fill: "var(--blueSoft)", stroke: "var(--blue)", "stroke-width": 2.6 })),
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
  area: (/** @type {string} */ col, dash = "") =>
    sw(h("path", { d: HEX, fill: col, "fill-opacity": 0.3, stroke: col, "stroke-width": 2.4, "stroke-dasharray": dash })),
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
