// @ts-check
/** Finding cases of the rules: all words, in any order, whatever their ending. No page needed. */

/** @typedef {import("./types.js").Case} Case */

/** A word without its ending, so that "retreating" finds "retreats". @param {string} word */
export function stem(word) {
  let w = word.toLowerCase().replace(/['’]s$/, "");
  if (/\d/.test(w)) return w;
  if (/(ies|ied)$/.test(w)) w = w.slice(0, -2);
  else if (/ing$/.test(w) && w.length > 5) w = undouble(w.slice(0, -3));
  else if (/ed$/.test(w) && w.length > 4) w = undouble(w.slice(0, -2));
  else if (/(ss|sh|ch|x|z)es$/.test(w)) w = w.slice(0, -2);
  else if (/[^su]s$/.test(w) && w.length > 3) w = w.slice(0, -1);
  if (/er$/.test(w) && w.length > 6) w = undouble(w.slice(0, -2));
  return w.replace(/e$/, "").replace(/y$/, "i").replace(/enc$/, "ens");
}

/** @param {string} w */
const undouble = (w) => w.replace(/([^aeiouls])\1$/, "$1");

/** @param {string} prose */
const words = (prose) => prose.split(/[^\p{L}\p{N}.'’-]+/u).map((w) => w.replace(/^[.'-]+|[.'-]+$/g, "")).filter(Boolean);

/** @type {WeakMap<Case, string[]>} */
const known = new WeakMap();

/** @param {Case} c */
function stemsOf(c) {
  let list = known.get(c);
  if (!list) {
    list = [...new Set(words([c.case, c.title, c.text, c.ruling || ""].join(" ")).map(stem))];
    known.set(c, list);
  }
  return list;
}

/** Whether a case has all the words that were asked for. @param {Case} c @param {string} asked */
export function finds(c, asked) {
  const list = stemsOf(c),
    number = c.case.toLowerCase();
  return words(asked).every((w) => {
    const s = stem(w);
    return number.includes(w.toLowerCase()) || list.some((v) => v.startsWith(s));
  });
}

/** Cases that have all the words, those first that have them in the title. @param {Case[]} cases @param {string} asked */
export function found(cases, asked) {
  const all = cases.filter((c) => finds(c, asked)),
    titled = (/** @type {Case} */ c) => {
      const list = words(c.title || "").map(stem);
      return words(asked).every((w) => list.some((v) => v.startsWith(stem(w))));
    };
  return [...all.filter(titled), ...all.filter((c) => !titled(c))];
}
