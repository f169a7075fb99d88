// @ts-check
/** Opens and closes the page of the day. Its parts are fetched when the enemy has played. */
import { api } from "../api.js";
import { partOf } from "../play/meanwhile.js";
import { settings } from "../settings.js";
import { human, secret, set, state } from "../store.js";

/** @typedef {import("../types.js").Match} Match */

/** @typedef {typeof import("./page.js")} Pages */

/** @type {Pages | null} */
let pages = null;

/** @type {() => Promise<Pages>} */
let fetchPages = () => Promise.reject(new Error());

/** Where the page comes from when it is wanted. @param {() => Promise<Pages>} f */
export function dayFrom(f) {
  fetchPages = f;
}

/** @type {Map<string, string>} the last part of a turn that each side at a shared screen has begun */
const begun = new Map();

/**
 * Whether a side at a shared screen begins its part of the turn now: only then it reads what the enemy did, and not again when the
 * screen comes back to it in the middle of it.
 * @param {Match} match @param {string} side
 */
export function partBegins(match, side) {
  const now = `${match.id} ${partOf(match)}`;
  if (match.decision.part?.side !== side || begun.get(side) === now) return false;
  begun.set(side, now);
  return true;
}

/**
 * Whether the enemy has just finished what he had to do, and a person at this screen goes on: after a bot, and after another person at
 * the same screen. Who plays both sides has seen everything and needs no page; where something is hidden, the page comes when the
 * screen has been handed over.
 * @param {Match | null} before @param {Match} match
 */
export function dayBegins(before, match) {
  const part = match.decision.part,
    old = before?.decision.part;
  if (!before || before.id !== match.id || !part || !old || match.decision.kind === "over") return false;
  // who takes back what he did has not had an enemy before him
  if ((match.log?.lines ?? 0) < (before.log?.lines ?? 0)) return false;
  if (state.replay || state.guide >= 0 || !human(match, part.side) || part.side === old.side) return false;
  if (!human(match, old.side)) return true;
  if (secret(match) && (match.decision.side !== state.viewer || !partBegins(match, state.viewer))) return false;
  return settings.day && match.seats[part.side] !== match.seats[old.side];
}

/**
 * Whether a bot has played while nobody looked, and nothing was done since.
 * @param {Match} match @param {import("../types.js").LogLine[]} log
 */
export function dayWaits(match, log) {
  const part = match.decision.part,
    last = log[log.length - 1]?.part;
  return !!part && !!last && human(match, part.side) && last.side !== part.side && !human(match, last.side);
}

/**
 * What the enemy did, if he did something: the page where it is wanted, and the eye goes there where it follows him.
 * @param {boolean} [asked]
 */
export async function openDay(asked = false) {
  const m = state.match;
  if (!m || (!asked && !settings.day && !settings.follow)) return;
  try {
    const [module, day] = await Promise.all([fetchPages(), api.day(m.id)]);
    pages = module;
    if (state.match?.id !== m.id || day.empty || state.end || state.replay) return;
    if (settings.follow) module.look(day);
    if (!asked && !settings.day) return;
    module.begin();
    set({ day, hex: null, result: null, menu: false });
  } catch {
    // a day without a paper
  }
}

/** Closes it; the eye stays where things happened. */
export function closeDay() {
  set({ day: null });
}

export function dayPage() {
  return state.day && pages ? pages.page(state.day) : null;
}
