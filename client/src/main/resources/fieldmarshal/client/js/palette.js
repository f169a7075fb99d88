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
 * @property {string} trail @property {string} wash @property {string} day @property {string} night @property {string} adjective
 */

/** @type {Nation} */
const OTHER = {
  field: "#D8CFBB",
  text: "#1E2226",
  edge: "#6B6350",
  flash: ["#6B6350", "#D8CFBB"],
  trail: "#6B6350",
  wash: "#6B7785",
  day: "#383E45",
  night: "#AEB8C4",
  adjective: "",
};

/** @type {Map<string, Nation>} */
const nations = new Map();

/** Takes up the nations that the games name, with their colours. @param {import("./types.js").NationInfo[]} list */
export function learnNations(list) {
  for (const n of list) {
    const { trail, wash, day, night, edge, adjective } = n;
    nations.set(n.id, { field: n.ground, text: n.ink, edge, flash: n.band, trail, wash, day, night, adjective });
  }
}

/** @param {string | null | undefined} id @returns {Nation} */
export function nation(id) {
  return nations.get(id || "") || OTHER;
}

/** Whether counters are of paper with a thick edge, so that nothing depends on the colour of their field. */
let strong = false;

/** @param {"standard" | "strong"} palette */
export function setPalette(palette) {
  strong = palette === "strong";
}

/** Whether a colour is hardly lighter than the map by night. @param {string} colour as #RRGGBB */
function dim(colour) {
  const [r, g, b] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);
  return 0.3 * r + 0.59 * g + 0.11 * b < 0.3;
}

/** How a counter of a nation is coloured, how thick its edge is and how broad its stripes are. @param {string | null | undefined} id */
export function livery(id) {
  const n = nation(id);
  if (!strong) return { ...n, rim: 2, stripe: 8, dark: dim(n.field) };
  return { ...n, field: "#FFFDF6", text: "#14181C", edge: n.day, rim: 9, stripe: 17, dark: false };
}

/** A side on the map: a wash, a line by day, a line by night. @param {string | null | undefined} id the nation whose colours it shows */
export function sideTone(id) {
  const n = nation(id);
  return { wash: n.wash, line: n.day, dark: n.night };
}

/** A side on the page. @param {string | null | undefined} id the nation whose colours it shows */
export function sideColour(id) {
  const n = nation(id);
  return { fill: n.field, text: n.text, line: n.edge };
}

/** A side in a bar on the page, by day and by night. @param {string | null | undefined} id @param {string} theme */
export function sideBar(id, theme) {
  const n = nation(id);
  return theme === "dark" ? n.night : n.field;
}

/** Colours of the groups of a side, by day and by night; all by day are readable under white. */
const GROUPS = [
  ["#A3231A", "#F39387"],
  ["#6A4A97", "#C3ABEB"],
  ["#2F6B3A", "#8FCB98"],
  ["#7A4F12", "#E3B870"],
  ["#1F6A66", "#79D0C8"],
  ["#1B5E8C", "#86C5EE"],
];

/** Dashes of the outlines of areas, so that they differ without colours too. */
const DASHES = [[], [22, 8], [7, 8], [22, 7, 6, 7], [34, 8], [12, 12]];

/** How a group of a side is drawn, such as an army. @param {number} tone @param {boolean} [dark] */
export function groupTone(tone, dark = false) {
  return { colour: GROUPS[tone % GROUPS.length][dark ? 1 : 0], dash: DASHES[tone % DASHES.length] };
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
