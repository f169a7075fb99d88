// @ts-check
/**
 * SHA-256 and HMAC. Browsers have them too, but only for pages of secure addresses, and a friend in
 * the same network has none.
 */

const FRACTIONS = (() => {
  /** @param {number} x */
  const part = (x) => ((x - Math.floor(x)) * 2 ** 32) | 0;
  /** @type {number[]} */
  const primes = [];
  for (let n = 2; primes.length < 64; n++) if (primes.every((p) => n % p)) primes.push(n);
  return { square: primes.slice(0, 8).map((p) => part(Math.sqrt(p))), cube: primes.map((p) => part(Math.cbrt(p))) };
})();

/** @param {Uint8Array} bytes */
function padded(bytes) {
  const length = ((bytes.length + 8) >> 6) * 64 + 64;
  const all = new Uint8Array(length);
  all.set(bytes);
  all[bytes.length] = 0x80;
  const view = new DataView(all.buffer);
  view.setUint32(length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(length - 4, (bytes.length << 3) >>> 0);
  return view;
}

/** @param {number} x @param {number} n */
const turned = (x, n) => (x >>> n) | (x << (32 - n));

/** @param {DataView} view @param {number} at @param {Int32Array} words */
function spread(view, at, words) {
  for (let i = 0; i < 16; i++) words[i] = view.getInt32(at + i * 4);
  for (let i = 16; i < 64; i++) {
    const a = words[i - 15];
    const b = words[i - 2];
    const s0 = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3);
    const s1 = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10);
    words[i] = words[i - 16] + s0 + words[i - 7] + s1;
  }
}

/** @param {Int32Array} hash @param {Int32Array} words */
function compress(hash, words) {
  let [a, b, c, d, e, f, g, h] = hash;
  for (let i = 0; i < 64; i++) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = (h + s1 + ((e & f) ^ (~e & g)) + FRACTIONS.cube[i] + words[i]) | 0;
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((x, i) => (hash[i] += x));
}

/** @param {Uint8Array} bytes @returns {Uint8Array} */
export function sha256(bytes) {
  const view = padded(bytes);
  const hash = Int32Array.from(FRACTIONS.square);
  const words = new Int32Array(64);
  for (let at = 0; at < view.byteLength; at += 64) {
    spread(view, at, words);
    compress(hash, words);
  }
  const out = new DataView(new ArrayBuffer(32));
  hash.forEach((x, i) => out.setInt32(i * 4, x));
  return new Uint8Array(out.buffer);
}

/** @param {Uint8Array} key at most 64 bytes @param {string} text @returns {Uint8Array} */
export function hmac(key, text) {
  const message = new TextEncoder().encode(text);
  const inner = new Uint8Array(64 + message.length).fill(0x36, 0, 64);
  const outer = new Uint8Array(96).fill(0x5c, 0, 64);
  key.forEach((x, i) => {
    inner[i] ^= x;
    outer[i] ^= x;
  });
  inner.set(message, 64);
  outer.set(sha256(inner), 64);
  return sha256(outer);
}

/** @param {string} figures @returns {Uint8Array} */
export const bytes = (figures) => Uint8Array.from(figures.match(/../g) || [], (x) => parseInt(x, 16));

/** @param {Uint8Array} all @returns {string} */
export const figures = (all) => [...all].map((x) => x.toString(16).padStart(2, "0")).join("");
