// @ts-check
/**
 * What this browser puts into the dice: a seed for each side that plays at it, first its hash and, when
 * the head of the chain is known, the seed. Nobody chooses it, and nobody knows it before.
 */
import { api } from "../api.js";
import { human } from "../store.js";
import { bytes, figures, sha256 } from "./hash.js";
import { keepHead, keepSeeds, seedsOf } from "./memory.js";

/** @typedef {import("./book.js").Round} Round */

/**
 * Gives what the round still wants of the sides at this browser.
 * @param {import("../types.js").Match} m @param {Round} round @returns {Promise<boolean>} whether something was given
 */
export async function give(m, round) {
  const hashes = await committed(m, round);
  const now = hashes || round;
  if (!now.head) return !!hashes;
  keepHead(m.id, now.head);
  return (await told(m, now)) || !!hashes;
}

/** @param {import("../types.js").Match} m @param {Round} round @returns {Promise<Round | null>} */
async function committed(m, round) {
  /** @type {Round | null} */
  let last = null;
  for (const s of round.sides.filter((v) => !v.commitment && human(m, v.side))) {
    const seed = seedsOf(m.id)[s.side] || figures(crypto.getRandomValues(new Uint8Array(32)));
    keepSeeds(m.id, { [s.side]: seed });
    last = await api.giveSeed(m.id, { as: s.side, commitment: figures(sha256(bytes(seed))) }).catch(() => last);
  }
  return last;
}

/** @param {import("../types.js").Match} m @param {Round} round */
async function told(m, round) {
  let any = false;
  for (const s of round.sides.filter((v) => !v.seed)) {
    const seed = seedsOf(m.id)[s.side];
    if (!seed || figures(sha256(bytes(seed))) !== s.commitment) continue;
    await api.giveSeed(m.id, { as: s.side, seed }).then(
      () => (any = true),
      () => {},
    );
  }
  return any;
}
