// @ts-check
/** Figures of an attack: numbers, and which side a modifier works for. */

/** @param {number} v */
export function num(v) {
  return Number.isInteger(v) ? String(v) : v.toFixed(1).replace(/\.0$/, "");
}

/** @typedef {{case: string, what: string, effect: string}} Modifier */

export const onDefence = (/** @type {Modifier} */ m) => /^[x×]\s?[2-9]/.test(m.effect);

export const onAttack = (/** @type {Modifier} */ m) => /^([x×]\s?(0|1\/|½)|÷|half|\/)/.test(m.effect);
