// @ts-check
/** On a phone the panel lies at the lower edge: a handle pulls it between three rests. */
import { h } from "../dom.js";
import { mine, set, state } from "../store.js";
import * as say from "../words/table.js";

/** @typedef {"low" | "middle" | "high"} Rest only title and buttons, half open, nearly the whole window */
/** @typedef {PointerEvent & {currentTarget: HTMLElement}} Finger */

/** @type {Rest[]} */
const RESTS = ["low", "middle", "high"];

/** A finger that moves less than this has tapped. */
const TAP = 6;

/** @type {Rest} */
let rest = "middle";

/** @type {{y: number, from: number, height: number, moved: boolean} | null} the finger on the handle */
let finger = null;

/** What was asked when the panel was made last. */
let asked = "";

/** Where the panel rests now. */
export const restNow = () => rest;

/** @param {Rest} to */
function restAt(to) {
  rest = to;
  set();
}

/** What waits for an answer: the phase, a question, or an attack that is planned. */
function question() {
  const m = state.match;
  if (!m || !mine()) return "";
  const d = m.decision,
    phase = d.kind === "move" || d.kind === "attack";
  return `${d.turn} ${d.phase} ${d.side} ${d.kind} ${phase ? "" : m.revision} ${state.attack?.targets.join() || ""}`;
}

/** Whether somebody is writing: nothing moves under his hands. */
function typing() {
  const e = document.activeElement;
  return e instanceof HTMLTextAreaElement || (e instanceof HTMLInputElement && !["checkbox", "radio", "range"].includes(e.type));
}

/**
 * A panel with its handle. Something new to decide opens one that lies low.
 * @param {HTMLElement | null} side
 */
export function pulled(side) {
  if (!side) return side;
  const now = question();
  if (now !== asked && !typing()) {
    if (now && rest === "low") rest = "middle";
    asked = now;
  }
  side.dataset.rest = rest;
  if (finger?.moved) {
    side.classList.add("pulling");
    side.style.setProperty("--pull", finger.height + "px");
  }
  side.prepend(handle());
  return side;
}

function handle() {
  return h(
    "button.handle",
    {
      type: "button",
      "data-key": "handle",
      "aria-label": say.PULL[rest],
      "aria-expanded": String(rest !== "low"),
      onpointerdown: take,
      onpointermove: pull,
      onpointerup: leave,
      onpointercancel: () => ((finger = null), set()),
      onkeydown: key,
      onclick: tap,
    },
    h("i", { "aria-hidden": "true" }),
  );
}

/** The panel of a handle. @param {Finger} e */
const panelOf = (e) => /** @type {HTMLElement} */ (e.currentTarget.parentElement);

/** @param {Finger} e */
function take(e) {
  const height = panelOf(e).offsetHeight;
  dragged = false;
  finger = { y: e.clientY, from: height, height, moved: false };
  e.currentTarget.setPointerCapture(e.pointerId);
}

/** @param {Finger} e */
function pull(e) {
  if (!finger) return;
  const up = finger.y - e.clientY,
    side = panelOf(e);
  if (Math.abs(up) > TAP) finger.moved = true;
  if (!finger.moved) return;
  finger.height = Math.max(0, finger.from + up);
  side.classList.add("pulling");
  side.style.setProperty("--pull", finger.height + "px");
}

/** The panel comes to the rest that is nearest in the way of the finger. @param {Finger} e */
function leave(e) {
  const f = finger,
    side = panelOf(e);
  if (!f?.moved) return;
  finger = null;
  dragged = true;
  side.classList.remove("pulling");
  side.style.removeProperty("--pull");
  const tall = heights(side);
  const near = (/** @type {Rest} */ r) => Math.abs(tall[r] - f.height);
  rest = RESTS.reduce((a, b) => (near(b) < near(a) ? b : a));
  set();
}

/** How tall a panel is at each rest. @param {HTMLElement} side @returns {Record<Rest, number>} */
function heights(side) {
  const now = side.dataset.rest;
  const tall = { low: 0, middle: 0, high: 0 };
  for (const r of RESTS) {
    side.dataset.rest = r;
    tall[r] = side.offsetHeight;
  }
  side.dataset.rest = now;
  return tall;
}

/** A click follows on the end of a pull, and is none. */
let dragged = false;

/** Opens a panel that lies low, and lays down one that is open. */
function tap() {
  finger = null;
  if (dragged) dragged = false;
  else restAt(rest === "low" ? "middle" : "low");
}

/** @param {KeyboardEvent} e */
function key(e) {
  const step = e.key === "ArrowUp" ? 1 : e.key === "ArrowDown" ? -1 : 0;
  if (!step) return;
  e.preventDefault();
  e.stopPropagation();
  restAt(RESTS[Math.max(0, Math.min(RESTS.length - 1, RESTS.indexOf(rest) + step))]);
}
