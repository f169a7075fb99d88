// @ts-check
/** What keys do at the table. */
import { analysisKey, askForAnalysis, askForHint } from "../analysis/open.js";
import { questionOpen } from "./desk.js";
import { noOffer } from "./fingers.js";
import { toggleRules } from "./menu.js";
import { overlaysOf } from "../overlays.js";
import { closeDay } from "../day/open.js";
import { skip } from "../drama/open.js";
import { closeEnd } from "../end/open.js";
import { withdraw } from "../play/asking.js";
import { callOff } from "../play/attacking.js";
import { putDown } from "../play/choosing.js";
import { click } from "../play/hands.js";
import { openSheet, otherTheme, toggleDesk } from "../play/looks.js";
import { clearSelection, cycle } from "../play/moving.js";
import { redo, undo, undoPart, undoPhase } from "../play/orders.js";
import { helping, toggleOverlay } from "../play/overlaying.js";
import { hover } from "../play/pointing.js";
import { closeReplay, openReplay, playPause, seek } from "../play/replay.js";
import { announce, board } from "../play/table.js";
import { hexOf, mine, placeName, set, stackAt, state } from "../store.js";
import { cursorAt } from "../words/table.js";

/** Listens to the keys of the whole page. */
export function listenToKeys() {
  document.addEventListener("keydown", pressed);
}

/** Keys that go step by step as long as they are held down; any other does once what it says. */
const STEPS = new Set(["ARROWUP", "ARROWDOWN", "ARROWLEFT", "ARROWRIGHT", "PAGEUP", "PAGEDOWN", "TAB", "+", "=", "-", "_", "U", "Y"]);

/** @param {KeyboardEvent} e */
function pressed(e) {
  if (state.veil || e.ctrlKey || e.metaKey || e.altKey) return;
  const t = /** @type {HTMLElement} */ (e.target);
  if (writing(t)) {
    if (e.key === "Escape") t.blur();
    return;
  }
  if (e.repeat && !STEPS.has(e.key.toUpperCase())) {
    // a button that is pressed by a key is pressed once
    if (e.key === "Enter" || e.key === " ") e.preventDefault();
    return;
  }
  // a question is answered before anything else is done
  if (questionOpen() && e.key !== "Escape") return;
  if (state.page === "lobby") lobbyKey(e.key);
  if (state.page !== "match") return;
  if (state.drama && !state.drama.again && e.key === " ") {
    skip();
    e.preventDefault();
    return;
  }
  if (state.day) {
    dayKey(e, t);
    return;
  }
  if (state.analysis && !(t.tagName === "INPUT" && e.key in SEEK) && analysisKey(e.key)) {
    e.preventDefault();
    return;
  }
  if (state.replay && replayKey(e.key, t)) {
    e.preventDefault();
    return;
  }
  if (e.key === "Escape") {
    putAway();
    return;
  }
  if (state.end) {
    if (e.key === "?") toggleRules();
    else if (e.key.toUpperCase() === "N") LETTERS.N();
    return;
  }
  const onMap = t.id === "board" || t === document.body;
  if (onMap && mapKey(e)) {
    e.preventDefault();
    return;
  }
  if (!zoomKey(e.key)) letter(e.key.toUpperCase(), e.shiftKey);
}

/** Whether keys are for the field that has the focus: sliders and switches leave letters to the page. @param {HTMLElement} t */
function writing(t) {
  if (t.tagName === "SELECT" || t.tagName === "TEXTAREA") return true;
  return t.tagName === "INPUT" && !["range", "checkbox", "radio"].includes(/** @type {HTMLInputElement} */ (t).type);
}

/** The page of the day is read and put away; what has the focus keeps its own Enter. @param {KeyboardEvent} e @param {HTMLElement} t */
function dayKey(e, t) {
  const own = t.tagName === "BUTTON" || t.tagName === "INPUT";
  if (e.key !== "Escape" && (e.key !== "Enter" || own)) return;
  e.preventDefault();
  closeDay();
}

/** @param {string} key */
function lobbyKey(key) {
  if (key === "Escape" && state.drawer) set({ drawer: null });
  else if (key === "?") toggleRules();
  else if (["N", "K"].includes(key.toUpperCase())) LETTERS[key.toUpperCase()]();
}

/** @type {Record<string, (line: number) => number>} */
const SEEK = {
  ArrowRight: (line) => line + 1,
  ArrowLeft: (line) => line - 1,
  Home: () => 0,
  End: () => state.log.length,
};

/** Keys of the replay, wherever the focus is; the slider moves by itself. @param {string} key @param {HTMLElement} t */
function replayKey(key, t) {
  if (!state.replay || (t.tagName === "INPUT" && key in SEEK)) return false;
  if (key === " ") {
    playPause();
    return true;
  }
  const to = SEEK[key];
  if (!to) return false;
  seek(to(state.replay.line), key === "ArrowRight");
  return true;
}

/** Closes what lies on top. */
function putAway() {
  if (noOffer()) return;
  if (board?.drag) board.putBack();
  else if (withdraw()) return;
  else if (state.sure === state.match?.revision && state.sure >= 0) set({ sure: -1 });
  else if (state.menu) set({ menu: false });
  else if (state.drawer) set({ drawer: null });
  else if (state.end) closeEnd();
  else if (state.attack) callOff();
  else if (state.replay) closeReplay();
  else if (state.overlay && !(helping() && (state.hex || state.pick.key))) toggleOverlay(state.overlay);
  else {
    putDown();
    clearSelection();
  }
}

/** @type {Record<string, number>} */
const DEGREES = { ArrowUp: 0, ArrowRight: 90, ArrowDown: 180, ArrowLeft: 270 };

/** Keys that mean something only on the map. @param {KeyboardEvent} e @returns {boolean} whether it was one */
function mapKey(e) {
  if (e.key in DEGREES) {
    arrow(DEGREES[e.key]);
    return true;
  }
  if (e.key === "Enter" || e.key === " ") {
    if (state.cursor) click(state.cursor, { shift: e.shiftKey });
    return true;
  }
  const moving = state.match && mine() && state.match.decision.kind === "move";
  if (e.key !== "Tab" || !moving || !board || board.canvas !== document.activeElement) return false;
  board.keyed = true;
  cycle(e.shiftKey ? -1 : 1);
  return true;
}

/** Moves the cursor by a hex. @param {number} degrees */
function arrow(degrees) {
  board?.canvas.focus();
  const n = board?.step(degrees);
  if (!n) return;
  state.cursor = n;
  board?.reveal(n);
  hover(n);
  const mp = state.reach && state.reach.hexes.find((v) => v.hex === n);
  const stack = stackAt(n).map((u) => u.name);
  const terrain = hexOf(n)?.terrain || "";
  announce(cursorAt(placeName(n), terrain, mp?.mp, stack));
}

/** @param {string} key @returns {boolean} whether it was one */
function zoomKey(key) {
  const r = board?.room();
  const by = key === "+" || key === "=" ? 1.35 : key === "-" || key === "_" ? 1 / 1.35 : 0;
  if (by && r) board?.zoom(by, r.x + r.w / 2, r.y + r.h / 2);
  else if (key === "0") board?.fit(true);
  else if (key === "?") toggleRules();
  else return false;
  return true;
}

/** @param {string} tab */
function sheet(tab) {
  if (state.drawer === "sheet" && state.sheet === tab) set({ drawer: null });
  else openSheet(tab);
}

/** @type {Record<string, () => void>} */
const LETTERS = {
  U: undo,
  Y: redo,
  G: () => sheet("log"),
  T: () => sheet("tracks"),
  R: () => (state.replay ? closeReplay() : openReplay()),
  E: toDecision,
  D: () => accepting()?.click(),
  N: otherTheme,
  K: () => toggleDesk("help"),
};

/** What letters do with the shift key, where that is something else. @type {Record<string, () => void>} */
const SHIFTED = { U: undoPhase, P: undoPart, H: askForHint, A: askForAnalysis };

/** @param {string} key @param {boolean} shift */
function letter(key, shift) {
  const overlay = shift ? undefined : overlaysOf(state.game?.overlays).find((v) => v.key === key);
  if (overlay) toggleOverlay(overlay.id);
  else (shift ? SHIFTED[key] || LETTERS[key] : LETTERS[key])?.();
}

/** The button that accepts what is proposed. @returns {HTMLElement | null} */
function accepting() {
  return document.querySelector(".side[data-key=decide] [data-accept]:not(:disabled)");
}

/** Goes from the map to what is to be decided: the roll, a choice of the panel, or the button that ends the phase. */
function toDecision() {
  const panel = ".side[data-key=decide]";
  const el = /** @type {HTMLElement | null} */ (
    document.querySelector("#attack:not(:disabled)") ||
      accepting() ||
      document.querySelector(`${panel} .body button:not(.case):not(:disabled)`) ||
      document.querySelector(`${panel} .foot .wide`) ||
      document.getElementById("end")
  );
  el?.focus();
}
