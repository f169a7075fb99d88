// @ts-check
/** Questions to the server about people and seats. */
import { call } from "../api.js";

/** @typedef {{turns: number, wishes: Record<string, number>}} Late what spectators see, by the wish of each side */
/** @typedef {{id: string, side: string | null, made: string}} Link */
/**
 * @typedef {object} Invitation what a link is to
 * @property {string} match @property {string} name @property {string} title @property {string | null} by @property {string | null} side
 * @property {string} [sideName] @property {boolean} known
 */
/** @typedef {{name: string | null, mail: string | null, here?: {name: string, kind: string}}} SignIn whom a link is for, and who is here */
/** @typedef {{token: string, options: {publicKey: import("./keys.js").Asked}}} Question */

const m = (/** @type {string} */ id) => "/api/matches/" + encodeURIComponent(id);

export const people = {
  rename: (/** @type {string} */ name) => call("/api/me/name", { name }),
  leave: (/** @type {boolean} */ everywhere) => call("/api/me/leave", { everywhere }),
  giveMail: (/** @type {string} */ mail) => call("/api/me/mail", { mail }),
  askByMail: (/** @type {string} */ mail) => call("/api/enter/mail", { mail }),
  /** @returns {Promise<SignIn>} */
  lookAtLink: (/** @type {string} */ token) => call("/api/enter/link/look", { token }),
  enterByLink: (/** @type {string} */ token, /** @type {boolean} */ instead) =>
    call("/api/enter/link", instead ? { token, instead } : { token }),
  /** @returns {Promise<Invitation>} */
  look: (/** @type {string} */ token) => call("/api/enter/invitation/look", { token }),
  /** @returns {Promise<{match: string}>} */
  enter: (/** @type {string} */ token, /** @type {string} */ name) =>
    call("/api/enter/invitation", name ? { token, name } : { token }),
  /** @returns {Promise<Question>} */
  keyToMake: () => call("/api/me/passkey/begin", {}),
  keepKey: (/** @type {string} */ token, /** @type {unknown} */ answer) => call("/api/me/passkey", { token, answer }),
  /** @returns {Promise<Question>} */
  keyToUse: () => call("/api/enter/passkey/begin", {}),
  useKey: (/** @type {string} */ token, /** @type {unknown} */ answer) => call("/api/enter/passkey", { token, answer }),
  /** @returns {Promise<Link[]>} */
  links: (/** @type {string} */ id) => call(m(id) + "/invitations"),
  /** @returns {Promise<{link: string}>} */
  invite: (/** @type {string} */ id, /** @type {string | null} */ side) => call(m(id) + "/invitations", side ? { side } : {}),
  revoke: (/** @type {string} */ id, /** @type {string} */ link) =>
    fetch(m(id) + "/invitations/" + encodeURIComponent(link), { method: "DELETE", credentials: "same-origin" }),
  access: (/** @type {string} */ id, /** @type {string} */ access) => call(m(id) + "/access", { access }),
  say: (/** @type {string} */ id, /** @type {string} */ text) => call(m(id) + "/chat", { text }),
  offer: (/** @type {string} */ id, /** @type {string} */ as, /** @type {string} */ kind) => call(m(id) + "/offers", { as, kind }),
  /** What spectators see: everything, so many turns late; 0 for no more than both sides see. */
  late: (/** @type {string} */ id, /** @type {string} */ as, /** @type {number} */ turns) => call(m(id) + "/watching", { as, turns }),
  sit: (/** @type {string} */ id, /** @type {string} */ side) => call(m(id) + "/sit", { side }),
};
