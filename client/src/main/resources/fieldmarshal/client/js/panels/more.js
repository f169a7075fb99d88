// @ts-check
/** Long lists: the first entries, and a button that shows the others. */
import { h } from "../dom.js";
import { set } from "../store.js";
import * as say from "../words/panels.js";

/** @type {Set<string>} the lists that are shown whole */
const whole = new Set();

/** Whether a list is shown whole. @param {string} key */
export const isWhole = (key) => whole.has(key);

/** @param {string} key */
export function showWhole(key) {
  whole.add(key);
  set();
}

/**
 * The rows of a list; of a long one the first, until somebody asks for the others.
 * @template T
 * @param {string} key of this list and no other @param {T[]} list @param {number} most
 * @param {(one: T, i: number) => import("../dom.js").Leaf} row
 * @returns {import("../dom.js").Leaf[]}
 */
export function rowsOf(key, list, most, row) {
  if (list.length <= most || isWhole(key)) return list.map(row);
  return [...list.slice(0, most).map(row), moreButton(key, say.showMore(list.length - most), () => showWhole(key))];
}

/** A button that shows more of a list. @param {string} key @param {string} text @param {() => void} onclick */
export function moreButton(key, text, onclick) {
  return h("button.more", { type: "button", "data-key": "more " + key, onclick }, text);
}
