// @ts-check
/** Questions before an order that a player may regret, at its hex: the same order once more gives it, or the button of the question. */
import { announce } from "./table.js";
import { settings } from "../settings.js";
import { orderText, set, state } from "../store.js";
import * as say from "../words/table.js";

/** @typedef {import("../types.js").Order} Order */

/** @typedef {{hex: string, key: string, about: string, words: string, yes: string, go: () => void}} Question */

/** @type {Question | null} */
let asked = null;

/** The question that is open: it is of the position and the units for which it was asked. */
export function question() {
  return asked && asked.about === about(asked.key) ? asked : null;
}

/** @param {string} key */
const about = (key) => [state.match?.id, state.match?.revision, state.units.join(), state.pick.key, key].join(" ");

/** Puts the question away. @returns {boolean} whether there was one */
export function withdraw() {
  const open = !!question();
  asked = null;
  if (open) set();
  return open;
}

/** Whether the question that is open is answered by the same order once more. @param {string} key what is asked about */
export const answers = (key) => question()?.key === key && withdraw();

/**
 * Asks.
 * @param {string} hex @param {string} key what is asked about @param {string} words @param {string} yes @param {() => void} go
 */
export function ask(hex, key, words, yes, go) {
  asked = { hex, key, about: about(key), words, yes, go: () => (withdraw(), go()) };
  set({ refusal: null });
  announce(`${words} ${say.AGAIN_TO_CONFIRM}`);
}

/**
 * Whether the player is asked before units advance.
 * @param {Order} order @param {() => void} go gives the order @returns {boolean} whether it has to wait
 */
export function asksToAdvance(order, go) {
  const hex = order.path?.at(-1) || order.hex;
  if (!settings.askAdvance || state.match?.decision.kind !== "advance" || order.type === "pass" || !hex) return false;
  const key = JSON.stringify(order);
  if (answers(key)) return false;
  ask(hex, key, say.askOrder(orderText(order)), say.ADVANCE, go);
  return true;
}
