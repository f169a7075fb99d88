// @ts-check
/** Whether dice look like fair dice: chi-square with its chance. */

/**
 * @typedef {object} Tally how often each face of a sort of die fell
 * @property {number} faces @property {number[]} counts face 1 first @property {number} total
 */
/** @typedef {{chi: number, degrees: number, p: number}} Test */

/** A sum means something where each face can be expected so often. */
const ENOUGH = 5;

/** @param {{face?: number, faces?: number, laid?: boolean}[]} rolls @returns {Tally[]} the most frequent die first */
export function tallies(rolls) {
  /** @type {Map<number, number[]>} */
  const all = new Map();
  for (const r of rolls) {
    if (r.laid || !r.faces || !r.face || r.faces < 2) continue;
    const counts = all.get(r.faces) || new Array(r.faces).fill(0);
    counts[r.face - 1]++;
    all.set(r.faces, counts);
  }
  return [...all]
    .map(([faces, counts]) => ({ faces, counts, total: counts.reduce((a, b) => a + b, 0) }))
    .sort((a, b) => b.total - a.total || a.faces - b.faces);
}

/** Held against fair dice; null where there are too few. @param {Tally} t @returns {Test | null} */
export function fairness(t) {
  const expected = t.total / t.faces;
  if (expected < ENOUGH) return null;
  const chi = t.counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
  const degrees = t.faces - 1;
  return { chi, degrees, p: upper(degrees / 2, chi / 2) };
}

/** The natural logarithm of the gamma function (Lanczos). @param {number} x */
function logGamma(x) {
  const c = [76.18009172947146, -86.50532032941677, 24.01409824083091, -1.231739572450155, 1.208650973866179e-3, -5.395239384953e-6];
  const t = x + 5.5;
  const series = c.reduce((sum, v, i) => sum + v / (x + 1 + i), 1.000000000190015);
  return -t + (x + 0.5) * Math.log(t) + Math.log((2.5066282746310005 * series) / x);
}

/** The regularized upper incomplete gamma function. @param {number} a @param {number} x */
export function upper(a, x) {
  if (x <= 0) return 1;
  const front = Math.exp(a * Math.log(x) - x - logGamma(a));
  if (x < a + 1) {
    let term = 1 / a,
      sum = term;
    for (let n = 1; n < 1000 && term > sum * 1e-14; n++) sum += term *= x / (a + n);
    return Math.max(0, 1 - front * sum);
  }
  let b = x + 1 - a,
    c = 1e300,
    d = 1 / b,
    f = d;
  for (let n = 1; n < 1000; n++) {
    const k = -n * (n - a);
    b += 2;
    d = 1 / (k * d + b);
    c = b + k / c;
    f *= d * c;
    if (Math.abs(d * c - 1) < 1e-14) break;
  }
  return front * f;
}
