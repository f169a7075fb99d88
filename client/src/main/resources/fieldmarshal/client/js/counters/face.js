// @ts-check
/** What the counter of a unit shows now. No page needed. */

/**
 * @typedef {object} Face what a counter shows
 * @property {string} id
 * @property {string} nationality
 * @property {string} type
 * @property {string} size size mark, such as XX
 * @property {string} designation
 * @property {string} name
 * @property {string} values
 * @property {string} small second, smaller figures
 * @property {number} steps @property {number} left
 * @property {boolean} sash
 * @property {boolean} hidden
 * @property {string[]} status
 */

/** @typedef {"near" | "middle" | "far"} Zoom */

/** Which drawing suits a counter of so many pixels. @param {number} px @returns {Zoom} */
export function zoomFor(px) {
  return px >= 46 ? "near" : px >= 32 ? "middle" : "far";
}

// ---- what a unit shows
const SIZES = {
  brigade: "X",
  division: "XX",
  corps: "XXX",
  regiment: "III",
  army: "XXXX",
  "army-group": "XXXXX",
  "army group": "XXXXX",
};

/**
 * @typedef {object} LiveUnit a unit of the state
 * @property {string} id @property {string} side @property {string} nationality @property {string} type
 * @property {string} size @property {string} name @property {string} [hex] @property {string} [box]
 * @property {number} steps @property {number} lost
 * @property {number} attack @property {number} defense @property {number} move
 * @property {string[]} flags @property {number} [stack] @property {boolean} [hidden]
 * @property {number} [barrage] @property {number} [left]
 */

/**
 * @typedef {object} PrintedUnit a unit as printed
 * @property {string} id @property {string} designation @property {number} barrage @property {number} shift
 * @property {number} radius @property {boolean} stosstruppen @property {boolean} alpine @property {string | number} [level]
 * @property {number} [stacking] @property {number} attack @property {number} defense @property {number} move
 */

/** @param {PrintedUnit | undefined} p */
function levelMark(p) {
  const l = p ? p.level : undefined;
  if (typeof l === "number") return ["HQ", "XXX", "XXXX", "XXXXX"][l] || "HQ";
  return SIZES[/** @type {keyof typeof SIZES} */ (l || "army")] || "HQ";
}

/** @param {string[]} flags @returns {string[]} */
export function statusOf(flags) {
  const out = [];
  for (const f of flags) {
    const w = f.replace(/[_-]/g, " ").toLowerCase();
    if (/(out of|no|un)\s?suppl|isolated/.test(w)) out.push("supply");
    else if (/(out of|no) command/.test(w)) out.push("command");
    else if (/^entrained$/.test(w)) out.push("entrained");
    else if (/disrupt|panick/.test(w)) out.push("disrupted");
    else if (/^moved$|^marched$/.test(w)) out.push("moved");
  }
  return [...new Set(out)];
}

/**
 * What the counter of a unit shows now.
 * @param {LiveUnit} u @param {PrintedUnit | undefined} p @returns {Face}
 */
export function face(u, p) {
  if (u.hidden) return hiddenFace(u);
  const num = (/** @type {unknown} */ v) => (v === undefined || v === null ? "" : String(v));
  let values = `${num(u.attack)}–${num(u.defense)}–${num(u.move)}`,
    small = "";
  if (u.type === "artillery" && p && p.barrage) values = `(${p.barrage})${num(u.defense)}–${num(u.move)}`;
  else if (u.type === "hq" && p && p.radius !== undefined) {
    values = `${p.shift}–${p.radius}`;
    small = `(${num(u.defense)})${num(u.move)}`;
  } else if (u.type === "monitor" && p && p.barrage) values = `(${p.barrage})${num(u.move)}`;
  else if (u.type === "fortress" || u.type === "fort") values = num(u.defense);
  else if (u.type === "leader") values = `${u.attack || 1}h${num(u.move)}`;
  const size = u.type === "hq" ? levelMark(p) : SIZES[/** @type {keyof typeof SIZES} */ (u.size)] || "";
  return {
    id: u.id,
    nationality: u.nationality,
    type: u.type,
    size: ["depot", "leader", "monitor", "fortress"].includes(u.type) ? "" : size,
    designation: (p && p.designation) || "",
    name: u.name,
    values,
    small,
    steps: u.steps,
    left: u.steps - u.lost,
    sash: !!(p && p.stosstruppen),
    hidden: false,
    status: statusOf(u.flags || []),
  };
}

/**
 * The back of a counter whose face this side does not know.
 * @param {LiveUnit} u @returns {Face}
 */
function hiddenFace(u) {
  return {
    id: u.id,
    nationality: u.nationality,
    type: "",
    size: "",
    designation: "",
    name: u.name,
    values: "",
    small: "",
    steps: 0,
    left: 0,
    sash: false,
    hidden: true,
    status: [],
  };
}
