// @ts-check
/** What the counter of a unit shows now. No page needed. */

/** @typedef {import("../types.js").Badge} Badge */
/** @typedef {{id: string, text: string, title: string, tone: number}} Tab a group of units, such as an army */

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
 * @property {string} shield a figure in a shield
 * @property {Tab | null} tab the army that it belongs to
 * @property {number} steps @property {number} left
 * @property {boolean} sash
 * @property {boolean} hidden
 * @property {Badge[]} status
 */

/** @typedef {"near" | "middle" | "far"} Zoom */

/** Which drawing suits a counter of so many pixels. @param {number} px @returns {Zoom} */
export function zoomFor(px) {
  return px >= 46 ? "near" : px >= 32 ? "middle" : "far";
}

/**
 * @typedef {object} LiveUnit a unit of the state
 * @property {string} id @property {string} side @property {string} nationality @property {string} type
 * @property {string} size @property {string} name @property {string} [hex] @property {string} [box]
 * @property {number} steps @property {number} lost
 * @property {number} attack @property {number} defense @property {number} move
 * @property {string[]} flags @property {number} [stack] @property {boolean} [hidden] @property {boolean} [dead]
 * @property {number} [depth] how many lie on it, in a game whose stacks have an order
 * @property {{id: string, value: number, printed: number}[]} [values] @property {Tab} [tab]
 */
/**
 * @typedef {object} Printed what a counter bears beside its figures
 * @property {string} id @property {string} designation @property {string} [face] which of the faces it has
 * @property {boolean} [elite] whether it bears a sash @property {string[]} [traits] what it is beside its type
 * @property {string | number} [level] of a headquarters @property {number} [stacking]
 * @property {string} [doubt]
 */
/** @typedef {Printed & LiveUnit & Record<string, unknown>} PrintedUnit a unit as printed, with all its figures */

/**
 * @typedef {object} Lexicon how a game writes its counters
 * @property {Map<string, import("../types.js").FaceForm>} faces @property {Map<string, import("../types.js").Condition>} conditions
 */

/** Marks of sizes, as every counter has them. @type {Record<string, string>} */
const SIZES = {
  battalion: "II",
  regiment: "III",
  brigade: "X",
  division: "XX",
  corps: "XXX",
  army: "XXXX",
  "army-group": "XXXXX",
};
const LEVELS = ["HQ", "XXX", "XXXX", "XXXXX"];

/** @param {LiveUnit} u @param {PrintedUnit | undefined} p */
function sizeMark(u, p) {
  if (u.type !== "hq") return SIZES[u.size] || "";
  const l = p ? p.level : undefined;
  return (typeof l === "number" ? LEVELS[l] : SIZES[l || "army"]) || LEVELS[0];
}

/** Badges of those flags that a counter shows. @param {string[]} flags @param {Lexicon} lexicon @returns {Badge[]} */
export function statusOf(flags, lexicon) {
  /** @type {Badge[]} */
  const out = [];
  for (const f of flags) {
    const c = lexicon.conditions.get(f);
    if (c && c.onCounter) out.push(c.badge);
  }
  return out.filter((b, i) => out.findIndex((o) => o.text === b.text && o.glyph === b.glyph) === i);
}

/** A line of a counter: text with the names of figures in braces. @param {string} form @param {(id: string) => unknown} figure */
export function written(form, figure) {
  return form.replace(/\{(\w+)\}/g, (_, id) => String(figure(id) ?? ""));
}

/**
 * What the counter of a unit shows now.
 * @param {LiveUnit} u @param {PrintedUnit | undefined} p @param {Lexicon} lexicon @returns {Face}
 */
export function face(u, p, lexicon) {
  const { id, nationality, type, name } = u;
  if (u.hidden) return { ...BLANK, id, nationality, name };
  const form = lexicon.faces.get((p && p.face) || "");
  // a unit that has been eliminated is worth nothing: its counter shows who it was
  const now = new Map((u.values || []).map((v) => [v.id, u.dead ? v.printed : v.value]));
  const figure = (/** @type {string} */ f) =>
    now.get(f) ?? /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (u))[f] ?? (p ? p[f] : "");
  return {
    id,
    nationality,
    type,
    name,
    size: sizeMark(u, p),
    designation: (p && p.designation) || "",
    values: form ? written(form.main, figure) : "",
    small: form ? written(form.small, figure) : "",
    shield: form && form.shield ? written(form.shield, figure) : "",
    tab: u.tab || null,
    steps: u.steps,
    left: u.steps - u.lost,
    sash: !!(p && p.elite),
    hidden: false,
    status: statusOf(u.flags || [], lexicon),
  };
}

/** The back of a counter whose face this side does not know. @type {Face} */
const BLANK = {
  id: "",
  nationality: "",
  type: "",
  size: "",
  designation: "",
  name: "",
  values: "",
  small: "",
  shield: "",
  tab: null,
  steps: 0,
  left: 0,
  sash: false,
  hidden: true,
  status: [],
};
