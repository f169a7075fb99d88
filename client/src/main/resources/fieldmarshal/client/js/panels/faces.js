// @ts-check
/** What each face of a die brings, read from a printed table. No page needed. */

/** @typedef {import("../types.js").Chartable} Chartable */

/**
 * The results of all faces, or null where the table does not say what the server foretells.
 * @param {Chartable} table @param {number} column @param {import("../types.js").Roll} roll @returns {string[] | null}
 */
export function byFace(table, column, roll) {
  if (!roll.faces) return null;
  /** @type {string[]} */
  const results = [];
  for (let face = 1; face <= roll.faces; face++) {
    const row = rowOf(table, face + roll.dieModifier);
    if (!row) return null;
    results.push(String(row[column]));
  }
  const share = (/** @type {string} */ r) => results.filter((v) => v === r).length / roll.faces;
  return roll.outcomes.every((o) => Math.abs(share(o.result) - o.probability) < 1e-3) ? results : null;
}

/** The row that a total of the die leads to. @param {Chartable} table @param {number} total */
function rowOf(table, total) {
  const at = (table.totals || []).findIndex((t) => t && (t.least ?? total) <= total && total <= (t.most ?? total));
  return at < 0 ? null : table.rows[at];
}
