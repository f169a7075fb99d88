// @ts-check
/** How a game calls things: looked up in what the game itself says. No page needed. */

/** @typedef {import("./types.js").Game} Game */

/**
 * @typedef {object} Lexicon
 * @property {Map<string, import("./types.js").FaceForm>} faces @property {Map<string, import("./types.js").Condition>} conditions
 * @property {Map<string, import("./types.js").Condition>} traits
 * @property {Map<string, string>} types titles, in the order of a stack @property {Map<string, number>} rank place of a type in a stack
 * @property {Map<string, import("./types.js").PhaseInfo>} phases @property {Map<number, import("./types.js").TurnInfo>} turns
 */

/** @template {{id: string}} T @param {T[] | undefined} list @returns {Map<string, T>} */
const byId = (list) => new Map((list || []).map((v) => [v.id, v]));

/** @type {WeakMap<Game, Lexicon>} */
const known = new WeakMap();
/** @type {Lexicon | undefined} */
let empty;

/** @param {Game | null} g @returns {Lexicon} */
export function lexiconOf(g) {
  if (!g) return (empty ??= lexicon(null));
  let l = known.get(g);
  if (!l) known.set(g, (l = lexicon(g)));
  return l;
}

/** @param {Game | null} g @returns {Lexicon} */
function lexicon(g) {
  const types = (g && g.types) || [];
  return {
    faces: byId(g?.faces),
    conditions: byId(g?.conditions),
    traits: byId(g?.traits),
    types: new Map(types.map((t) => [t.id, t.title])),
    rank: new Map(types.map((t, i) => [t.id, i])),
    phases: byId(g?.phaseList),
    turns: new Map((g?.turns || []).map((t) => [t.turn, t])),
  };
}

/** Words for flags that matter to a player. @param {Lexicon} l @param {string[]} flags */
export function flagWords(l, flags) {
  return flags.flatMap((f) => {
    const c = l.conditions.get(f);
    return c && c.shown ? [c.title] : [];
  });
}

/** What a counter is beside its type, in words. @param {Lexicon} l @param {string[] | undefined} traits */
export function traitWords(l, traits) {
  return (traits || []).flatMap((t) => {
    const c = l.traits.get(t);
    return c && c.shown ? [c.title] : [];
  });
}

/** Flags that are bad for a unit, in words. @param {Lexicon} l @param {string[]} flags */
export function troubles(l, flags) {
  return flags.flatMap((f) => {
    const c = l.conditions.get(f);
    return c && c.shown && c.badge.tone === "bad" ? [c.title] : [];
  });
}

/** A phase as it stands in the bar. @param {Lexicon} l @param {string} id */
export function phaseTitle(l, id) {
  return l.phases.get(id)?.title || id;
}

/** Phases that stand in the bar at most. */
const MOST_PHASES = 7;

/**
 * The phases worth showing while one of them is on: those in which somebody decides; of many those round the present one.
 * @param {Game} g @param {string} now
 */
export function shownPhases(g, now) {
  const all = (g.phaseList || []).filter(
    (p) => p.id === now || p.activity === "movement" || p.activity === "combat" || p.activity === "preparation",
  );
  const from = all.length > MOST_PHASES ? all.findIndex((p) => p.id === now) - 1 : 0;
  return all.slice(Math.max(0, from), Math.max(0, from) + MOST_PHASES);
}
