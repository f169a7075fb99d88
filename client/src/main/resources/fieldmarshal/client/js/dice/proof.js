// @ts-check
/** How a chain of hashes gives dice. It is told in docs/dice.md and in the engine's Seal; the page trusts nobody and works it out. */
import { bytes, hmac, sha256 } from "./hash.js";

/**
 * @typedef {object} Stream where dice came from: a chain of hashes, or a seed
 * @property {number} drawn how many dice came from it @property {number} [seed]
 * @property {string} [match] @property {number} [length] @property {string} [head] @property {string[]} [seeds]
 * @property {string} [link] the link of the last of its dice
 */

/** @param {Stream} chain @param {Uint8Array} link @param {number} number in the chain, from 1 @param {number} faces */
export function face(chain, link, number, faces) {
  const bound = Math.floor(2 ** 32 / faces) * faces;
  for (let attempt = 0; ; attempt++) {
    const text = [chain.match, (chain.seeds || []).join("\n"), number, attempt].join("\n");
    const view = new DataView(hmac(link, text).buffer);
    for (let at = 0; at < 32; at += 4) {
      const value = view.getUint32(at);
      if (value < bound) return 1 + (value % faces);
    }
  }
}

/**
 * The links of a chain that are shown, each at its number.
 * @param {Stream} chain @param {number} [from] the first one that is wanted @returns {Uint8Array[]}
 */
export function links(chain, from = 0) {
  /** @type {Uint8Array[]} */
  const all = [];
  let link = bytes(chain.link || "");
  for (let number = chain.drawn; number >= from; number--) {
    all[number] = link;
    if (number > from) link = sha256(link);
  }
  return all;
}
