// @ts-check
/** Whether the map goes by itself where something happens. What the player clicks on is always shown. */
import { settings } from "./settings.js";
import { human } from "./store.js";

/** @typedef {import("./types.js").Match} Match */

/** Whether the part of the turn is played at this screen. @param {Match} m */
export const ourPart = (m) => human(m, m.decision.part?.side || null);

/** The map goes along with whoever plays here, and with others where the player wants it. @param {Match} m */
export const goesAlong = (m) => settings.follow || ourPart(m);
