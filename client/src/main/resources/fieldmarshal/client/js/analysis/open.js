// @ts-check
/** Opens the analysis of a match, or asks for a hint. Their pages are fetched when somebody wants them. */
import { trouble } from "../play/table.js";
import { human, mine, set, state } from "../store.js";

/** @type {typeof import("./page.js") | null} */
let page = null;

/** @type {typeof import("./act.js") | null} */
let act = null;

async function fetched() {
  const [p, a] = await Promise.all([import("./page.js"), import("./act.js")]);
  await p.style();
  page = p;
  act = a;
  return a;
}

/** Opens the analysis of the match that is shown. */
export async function openAnalysis() {
  set({ menu: false, drawer: null });
  try {
    await (await fetched()).beginAnalysis();
  } catch (e) {
    trouble(e);
  }
}

/** Whether a match may be analysed: it is over, or nobody else plays in it. @param {import("../types.js").Match} m */
export function mayAnalyse(m) {
  return m.decision.kind === "over" || (new Set(people(m)).size < 2 && !m.hidden);
}

/** @param {import("../types.js").Match} m */
function people(m) {
  return Object.keys(m.seats)
    .filter((s) => human(m, s))
    .map((s) => m.seats[s]);
}

/** Whether the marshal may be asked: against a bot, when one decides. @param {import("../types.js").Match} m */
export function mayHint(m) {
  return mine() && people(m).length === 1;
}

export async function openHint() {
  set({ menu: false });
  try {
    await (await fetched()).askHint();
  } catch (e) {
    trouble(e);
  }
}

/** Shows the plan that a new match was opened to try. */
export async function openPlan() {
  (await fetched()).showPlan();
}

/** By a key: only where it may be. */
export function askForHint() {
  if (state.match && mayHint(state.match)) openHint();
}

/** By a key: only where it may be. */
export function askForAnalysis() {
  if (state.match && mayAnalyse(state.match)) openAnalysis();
}

/** The panels of the analysis that is open. */
export function analysisPanels() {
  return state.analysis && page ? page.panels(state.analysis) : null;
}

/** The card of a hint. */
export function hintCard() {
  return state.hint && page ? page.hintCard(state.hint) : null;
}

/** The buttons of the bar. */
export function analysisActs() {
  return page ? page.acts() : null;
}

/** The arrows on the map. */
export function deedArrows() {
  return act && page ? page.arrowSheet(act.arrows()) : null;
}

/** @type {Record<string, () => void>} */
const KEYS = {
  ArrowRight: () => act?.stepPoint(1),
  ArrowLeft: () => act?.stepPoint(-1),
  Home: () => act?.showPoint(0),
  End: () => act?.showPoint(1e9),
  M: () => act?.stepMistake(1),
  m: () => act?.stepMistake(1),
  Escape: () => act?.closeAnalysis(),
};

/** Keys of the analysis. @param {string} key @returns {boolean} whether it was one */
export function analysisKey(key) {
  if (!state.analysis || !KEYS[key]) return false;
  KEYS[key]();
  return true;
}
