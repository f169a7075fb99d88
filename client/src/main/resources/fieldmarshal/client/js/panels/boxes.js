// @ts-check
/** Which boxes a track has, and what they mean. No page needed. */
import { orLess, orMore } from "../words/panels.js";

/** @typedef {import("../types.js").Track} Track */

/** Boxes that are drawn at most of a track that ends, and of one that does not. */
const MOST = 39,
  OPEN = 9;
/** Boxes in a row. */
const ROW = 13;

/** The boxes of a track: all of them, or those round the marker where it is long or has no end. @param {Track} t @returns {number[]} */
export function boxesOf(t) {
  const most = t.most ?? Math.max(t.value + (OPEN >> 1), t.least + OPEN - 1);
  const n = most - t.least + 1,
    drawn = Math.min(n, t.most === null ? OPEN : MOST);
  const first = Math.max(t.least, Math.min(most - drawn + 1, t.value - (drawn >> 1)));
  return Array.from({ length: drawn }, (_, i) => first + i);
}

/** How many boxes stand in a row, so that all rows are alike. @param {number} n */
export function rowOf(n) {
  return n <= ROW ? n : Math.ceil(n / Math.ceil(n / ROW));
}

/** What the value of a track means: the last step that it has reached. @param {Track} t @param {number} v */
export function meaningAt(t, v) {
  const s = t.steps.filter((x) => x.value <= v).pop();
  return s ? s.title : "";
}

/** The values for which each step of a track holds, in words. @param {Track} t @returns {[string, string][]} values and meaning */
export function rangesOf(t) {
  const n = (/** @type {number} */ v) => String(v).replace("-", "−");
  return t.steps.map((s, i) => {
    const last = i + 1 < t.steps.length ? t.steps[i + 1].value - 1 : null;
    if (last === null) return [orMore(n(s.value)), s.title];
    const first = Math.max(s.value, t.least);
    if (i === 0 && s.value <= t.least && last > first) return [orLess(n(last)), s.title];
    return [last === first ? n(last) : `${n(first)} to ${n(last)}`, s.title];
  });
}

/** Whether a track is one of words: each box has its meaning. @param {Track} t */
export function worded(t) {
  return t.most !== null && t.steps.length === t.most - t.least + 1;
}
