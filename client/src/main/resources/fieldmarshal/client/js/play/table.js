// @ts-check
/** What everybody at the table shares: the board in use, and the voice that says what happened. */
import { Refusal, Stale } from "../api.js";
import { set } from "../store.js";
import { isCase } from "../words.js";
import { MOVED_ON } from "../words/table.js";

/** @type {import("../board/board.js").Board | null} */
export let board = null;

/** @type {ReturnType<typeof setTimeout> | undefined} */
let noticeTimer;

/** @param {import("../board/board.js").Board | null} b */
export function setBoard(b) {
  board = b;
}

export function theBoard() {
  return board;
}

/** Says something to everybody, also to screen readers. @param {string} text */
export function announce(text) {
  const live = document.getElementById("live");
  if (live) live.textContent = text;
}

/** Says something in a strip; what it rests on is named where it is a rule. @param {string} text @param {string} [cause] */
export function notice(text, cause = "") {
  set({ notice: text + (isCase(cause) ? " " + cause : ""), said: text });
  announce(text);
  clearTimeout(noticeTimer);
  noticeTimer = setTimeout(() => set({ notice: null }), 6500);
}

/** @type {(match: import("../types.js").Match) => void} */
let newer = () => {};

/** What is to be done with a newer position that came instead of an answer. @param {(match: import("../types.js").Match) => void} f */
export function onNewer(f) {
  newer = f;
}

/** Says what went wrong. @param {unknown} e */
export function trouble(e) {
  if (e instanceof DOMException && e.name === "AbortError") return;
  if (e instanceof Stale) {
    newer(e.match);
    notice(MOVED_ON);
  } else if (e instanceof Refusal) notice(e.why, e.case);
  else notice(e instanceof Error ? e.message : String(e));
}
