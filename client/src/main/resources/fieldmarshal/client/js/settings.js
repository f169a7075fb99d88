// @ts-check
/**
 * How a player wants the table: one place that keeps it, on this device, and tells whoever asked when it changes.
 * Whoever makes sounds or moves something reads it here.
 */

/** @typedef {"full" | "reduced" | "none"} Motion */

/**
 * @typedef {object} Settings
 * @property {boolean} sound whether the table makes sounds @property {number} volume 0 to 100
 * @property {Motion | "system"} motion how much moves; `motion()` says what that comes to
 * @property {boolean} follow the map goes where a bot moves its units @property {number} pace how long bots wait, in percent of the usual
 * @property {"never" | "near" | "always"} numbers when hex numbers are printed on the map
 * @property {boolean} combats a combat is seen on the map: die, losses, retreats
 * @property {boolean} day a page tells what the enemy did, after each of his player-turns
 * @property {number} text size of the text in percent
 * @property {"light" | "dark" | "system"} theme @property {"standard" | "strong"} palette of counters
 * @property {string} opponent the seat of the bot that was chosen last in the lobby
 * @property {"auto" | "yes" | "no"} folded whether the list of overlays is folded; of itself only on a phone
 * @property {boolean} zones enemy zones of control are ruled while a unit is selected
 * @property {boolean} askLoss ask before a phase ends in which units are then lost
 * @property {boolean} askIdle ask before a phase ends while something can still be done
 * @property {boolean} askOdds ask before an attack below 1:1
 * @property {boolean} askSupply ask before a move that leaves a unit out of supply
 * @property {boolean} askAdvance ask before an advance
 * @property {"slow" | "fast" | "once"} enemy how the enemy's counters go to their hexes
 */

/** What holds where a player has said nothing. @type {Readonly<Settings>} */
export const USUAL = Object.freeze({
  sound: true,
  volume: 60,
  motion: "system",
  follow: true,
  pace: 100,
  combats: true,
  day: true,
  numbers: "near",
  text: 100,
  theme: "system",
  palette: "standard",
  opponent: "",
  folded: "auto",
  zones: true,
  askLoss: true,
  askIdle: false,
  askOdds: false,
  askSupply: false,
  askAdvance: false,
  enemy: "fast",
});

const KEPT = "settings";

/** The settings now. Read them; change them with `change`. @type {Settings} */
export const settings = { ...USUAL, ...kept() };

/** @type {((now: Settings) => void)[]} */
const listeners = [];

/** What this device has kept; fields of another kind than they should be are left out. @returns {Partial<Settings>} */
function kept() {
  try {
    const read = JSON.parse(localStorage.getItem(KEPT) || "{}");
    const usual = Object.entries(USUAL);
    return Object.fromEntries(usual.filter(([k, v]) => typeof read[k] === typeof v).map(([k]) => [k, read[k]]));
  } catch {
    return {};
  }
}

/** Changes some settings, keeps them, and tells it. @param {Partial<Settings>} some */
export function change(some) {
  Object.assign(settings, some);
  try {
    localStorage.setItem(KEPT, JSON.stringify(settings));
  } catch {
    // not kept
  }
  for (const f of listeners) f(settings);
}

/** Asks to be told of every change. @param {(now: Settings) => void} f */
export function whenChanged(f) {
  listeners.push(f);
}

const calm = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");
const night = globalThis.matchMedia?.("(prefers-color-scheme: dark)");

const phone = globalThis.matchMedia?.("(max-width: 46rem) and (max-aspect-ratio: 1/1)");

for (const wish of [calm, night, phone]) wish?.addEventListener("change", () => change({}));

/** How much moves: all; only what a player must see, at once; nothing. @returns {Motion} */
export function motion() {
  if (settings.motion !== "system") return settings.motion;
  return calm?.matches ? "reduced" : "full";
}

/** Whether the page is on its way to a printer. */
let printing = false;

/** Paper is white: what is printed looks as it does by day. @param {boolean} on */
export function forPaper(on) {
  printing = on;
  change({});
}

/** The colours of the page and the map. @returns {"light" | "dark"} */
export function theme() {
  if (printing) return "light";
  if (settings.theme !== "system") return settings.theme;
  return night?.matches ? "dark" : "light";
}

/** Whether the list of overlays is folded. */
export function folded() {
  return settings.folded === "auto" ? !!phone?.matches : settings.folded === "yes";
}

/** How loud a sound is, from 0 to 1. */
export function loudness() {
  return settings.sound ? Math.max(0, Math.min(100, settings.volume)) / 100 : 0;
}
