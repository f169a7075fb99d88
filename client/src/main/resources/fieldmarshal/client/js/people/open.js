// @ts-check
/** Who sits at this page, and the pages by which people come in. Those are fetched when somebody needs them. */
import { call } from "../api.js";
import { set, state } from "../store.js";

/**
 * @typedef {object} Me
 * @property {boolean} host whether the server is one for many @property {boolean} known
 * @property {boolean} mail whether it sends mail @property {boolean} passkeys
 * @property {{name: string, kind: string, mail: string | null, admin: boolean}} [person]
 */

/** @type {(() => HTMLElement) | null} */
let page = null;

/** Asks who sits here. @returns {Promise<Me>} */
export async function whoAmI() {
  /** @type {Me} */
  const me = await call("/api/me");
  state.me = me;
  return me;
}

/** Whether an address is one by which people come in. @param {string} path */
export function isEntry(path) {
  return path === "/sign-in" || path === "/join" || path === "/watch";
}

/** Shows the page by which people come in. */
export async function openEntry() {
  const made = await import("./enter.js");
  await made.style();
  await made.prepare();
  page = made.enterPage;
  set({ page: "enter" });
}

/** That page. */
export function entry() {
  return page ? page() : null;
}
