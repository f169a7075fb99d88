// @ts-check
/** Colours of the table: two themes on one geometry, and the nations, which never change. */

/**
 * @typedef {object} Theme
 * @property {string} id
 * @property {[number, string][]} land tint by metres
 * @property {number} shade
 * @property {number} light
 * @property {string} wash @property {number} washO
 * @property {string} hachure @property {number} hachureO @property {number} hachurePlainO
 * @property {string} sea @property {string} lagoon @property {string} coast @property {string} lining
 * @property {string} river @property {string} core @property {string} marsh @property {string} forest
 * @property {string} grid @property {number} gridO @property {string} number
 * @property {string} border @property {string} band @property {number} bandO
 * @property {string} rail @property {string} railGap
 * @property {string} town @property {string} townFill @property {string} city
 * @property {string} label @property {string} halo @property {string} seaHalo
 * @property {string} water @property {string} region @property {string} crest @property {string} ink
 * @property {string[]} sides @property {string} soft @property {string} paper
 * @property {string} bg @property {string} reach @property {string} reachFill @property {number} reachO
 * @property {string} costHalo @property {string} accent @property {string} path
 */

/** @type {Record<string, Theme>} */
export const THEMES = {
  light: {
    id: "light",
    land: [
      [0, "#EDE8D2"],
      [120, "#EEE6CB"],
      [400, "#E9DDBD"],
      [900, "#E3D3B0"],
      [1500, "#DDCBA8"],
      [2200, "#DACAAE"],
      [3000, "#E6DDCC"],
    ],
    shade: 0.26,
    light: 1,
    wash: "#8A6A3E",
    washO: 0.1,
    hachure: "#5C4528",
    hachureO: 0.58,
    hachurePlainO: 0.3,
    sea: "#BCD2D3",
    lagoon: "#D3DFD3",
    coast: "#2F5663",
    lining: "#5E8E99",
    river: "#2F6E86",
    core: "#CFE2E4",
    marsh: "#4F7F78",
    forest: "#6B7F4A",
    grid: "#3B3426",
    gridO: 0.26,
    number: "#3A3428",
    border: "#8E2F2A",
    band: "#C9614F",
    bandO: 0.2,
    rail: "#1E2022",
    railGap: "#F4ECDA",
    town: "#1E2022",
    townFill: "#F7F1E3",
    city: "#A32A1E",
    label: "#1E2022",
    halo: "#F1E8D2",
    seaHalo: "#C8DADA",
    water: "#1F5468",
    region: "#5E4420",
    crest: "#3F2A10",
    ink: "#23272B",
    sides: ["#7A3E06", "#0E5A4B"],
    soft: "#5B5648",
    paper: "#F4ECDA",
    bg: "#E9DFC8",
    reach: "#175A86",
    reachFill: "#FFFFFF",
    reachO: 0.32,
    costHalo: "#FBF6EA",
    accent: "#B32F23",
    path: "#B32F23",
  },
  dark: {
    id: "dark",
    land: [
      [0, "#30363A"],
      [120, "#343937"],
      [400, "#3A3B34"],
      [900, "#403D33"],
      [1500, "#464034"],
      [2200, "#4B463C"],
      [3000, "#57534B"],
    ],
    shade: 0.62,
    light: 0.35,
    wash: "#C8A368",
    washO: 0.06,
    hachure: "#C9AC7A",
    hachureO: 0.34,
    hachurePlainO: 0.22,
    sea: "#16262F",
    lagoon: "#1E343A",
    coast: "#77A9B8",
    lining: "#4F8496",
    river: "#6FB0C8",
    core: "#1F3A47",
    marsh: "#7FB0A4",
    forest: "#93A86A",
    grid: "#E9DFC6",
    gridO: 0.17,
    number: "#D8CFBA",
    border: "#E8897A",
    band: "#D46A58",
    bandO: 0.16,
    rail: "#EDE6D6",
    railGap: "#1B2026",
    town: "#F2EBDA",
    townFill: "#20262B",
    city: "#F0796A",
    label: "#F2EBDA",
    halo: "#22282C",
    seaHalo: "#16262F",
    water: "#9CCFE2",
    region: "#D8BC86",
    crest: "#F0DDB4",
    ink: "#E9E2D0",
    sides: ["#F0B25A", "#6FD0B4"],
    soft: "#A79F8C",
    paper: "#1B2026",
    bg: "#15191D",
    reach: "#8CCBEF",
    reachFill: "#8CCBEF",
    reachO: 0.16,
    costHalo: "#171C20",
    accent: "#F27F6F",
    path: "#C8372D",
  },
};

/**
 * @typedef {object} Nation
 * @property {string} field @property {string} text @property {string} edge @property {string[]} flash
 * @property {string} trail
 */

const BLACK = "#111416",
  RED = "#C23B2E",
  BLUE = "#23408F",
  GREEN = "#1D6B43",
  WHITE = "#FFFFFF",
  YELLOW = "#F7C51E";

/** @type {Record<string, Nation>} */
export const NATIONS = {
  German: { field: "#383E45", text: "#FFFFFF", edge: "#16191D", flash: [BLACK, WHITE, RED], trail: "#383E45" },
  "Austro-Hungarian": { field: "#F3DA7C", text: "#1E2226", edge: "#8F7420", flash: ["#1A1C1E", YELLOW], trail: "#8F7420" },
  Italian: { field: "#52A892", text: "#0B1A16", edge: "#245F50", flash: [GREEN, WHITE, RED], trail: "#1F7A64" },
  French: { field: "#B9D7F6", text: "#12202E", edge: "#4E7AAC", flash: [BLUE, WHITE, RED], trail: "#4E7AAC" },
  British: { field: "#C77D42", text: "#180E05", edge: "#74421A", flash: [RED, WHITE, BLUE, WHITE, RED], trail: "#74421A" },
  Russian: { field: "#87508F", text: "#FFFFFF", edge: "#4A2450", flash: [WHITE, BLUE, RED], trail: "#87508F" },
};

const OTHER = { field: "#D8CFBB", text: "#1E2226", edge: "#6B6350", flash: ["#6B6350", "#D8CFBB"], trail: "#6B6350" };

/** @param {string} nationality @returns {Nation} */
export function nation(nationality) {
  return NATIONS[nationality] || OTHER;
}

/** @type {string[]} the nation whose colours each side shows */
let flags = [];

/** The nation whose colours each side shows: that of its strongest unit. @param {{id: string}[]} sides @param {any[]} counters @returns {string[]} */
export function flagsOf(sides, counters) {
  return sides.map(
    (s) =>
      counters
        .filter((u) => u.side === s.id && u.type !== "hq")
        .reduce((best, u) => (!best || u.attack > best.attack ? u : best), null)?.nationality || "",
  );
}

/** Says whose colours the sides show on the table. @param {{id: string}[]} sides @param {any[]} counters */
export function colourSides(sides, counters) {
  flags = flagsOf(sides, counters);
}

/** @type {Record<string, {wash: string, line: string, dark: string}>} */
const TONES = {
  German: { wash: "#6B7785", line: "#383E45", dark: "#AEB8C4" },
  Italian: { wash: "#2F9C80", line: "#1F7A64", dark: "#6FD0B4" },
  Russian: { wash: "#9A5FA6", line: "#6A3874", dark: "#D3A6DC" },
  "Austro-Hungarian": { wash: "#C9A93A", line: "#806512", dark: "#F3DA7C" },
  French: { wash: "#6E9CCB", line: "#2F5F93", dark: "#B9D7F6" },
  British: { wash: "#B4703A", line: "#74421A", dark: "#E2AC7F" },
};

/** A side on the map: a wash, a line by day, a line by night. @param {number} index */
export function sideTone(index) {
  return TONES[flags[index]] || (index === 1 ? TONES.Italian : TONES.German);
}

/** @param {number} index */
export function sideColour(index) {
  return colourOf(index, flags);
}

/** @param {number} index @param {string[]} nations of the sides */
export function colourOf(index, nations) {
  const n = nations[index] ? nation(nations[index]) : null;
  if (n) return { fill: n.field, text: n.text, line: n.edge };
  return index === 0
    ? { fill: "#383E45", text: "#FFFFFF", line: "#5A626B" }
    : { fill: "#52A892", text: "#0B1A16", line: "#1F7A64" };
}

export const SELECT = "#E89B00";

/** @param {string} hex @returns {[number, number, number]} */
export function rgb(hex) {
  const v = parseInt(hex.slice(1), 16);
  return [v >> 16, (v >> 8) & 255, v & 255];
}

/** The tint at a height. @param {Theme} theme @param {number} metres @returns {[number, number, number]} */
export function tint(theme, metres) {
  const stops = theme.land;
  if (metres <= stops[0][0]) return rgb(stops[0][1]);
  for (let i = 1; i < stops.length; i++) {
    if (metres <= stops[i][0]) {
      const a = rgb(stops[i - 1][1]),
        b = rgb(stops[i][1]);
      const t = (metres - stops[i - 1][0]) / (stops[i][0] - stops[i - 1][0]);
      return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
    }
  }
  return rgb(stops[stops.length - 1][1]);
}
