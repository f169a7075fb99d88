// @ts-check
/** What each face of a die brings, read from a printed table. No page needed. */

/**
 * The results of all faces, or null where the table does not say what the server foretells.
 * @param {any[][]} rows @param {number} column @param {import("../types.js").Roll} roll @returns {string[] | null}
 */
export function byFace(rows, column, roll) {
  const head = (roll.row || "").split(" ")[0];
  const dice = rows.filter((r) => (!head || !String(r[0]).startsWith(head)) && numbers(r[0]).length);
  if (!dice.length || !roll.faces) return null;
  const results = Array.from({ length: roll.faces }, (_, i) => String(rowOf(dice, i + 1 + roll.dieModifier)[column]));
  const share = (/** @type {string} */ r) => results.filter((v) => v === r).length / roll.faces;
  return roll.outcomes.every((o) => Math.abs(share(o.result) - o.probability) < 1e-3) ? results : null;
}

/** The numbers in the head of a row. @param {unknown} cell */
function numbers(cell) {
  return String(cell).split(" ").filter(Boolean).map(Number).filter(Number.isInteger);
}

/** The row of a total; the first and the last stand for all beyond them. @param {any[][]} dice @param {number} total */
function rowOf(dice, total) {
  const first = numbers(dice[0][0])[0];
  return dice[Math.max(0, Math.min(dice.length - 1, total - first))];
}
