// @ts-check
/** The keys and what they do. */
import { h } from "../dom.js";
import { overlaysOf } from "../overlays.js";
import { state } from "../store.js";
import * as say from "../words/desk.js";
import { deskFrame } from "./frame.js";

/** @returns {HTMLElement} */
export function helpPage() {
  /** @type {[string, string][]} */
  const overlays = overlaysOf(state.game?.overlays).map((o) => [o.key, o.title]);
  const groups = overlays.length ? [...say.KEY_GROUPS, /** @type {const} */ ([say.OVERLAY_KEYS, overlays])] : say.KEY_GROUPS;
  return deskFrame(
    "help",
    say.KEYS,
    say.KEYS_ABOUT,
    h(
      "div.keygroups",
      null,
      groups.map(([title, keys]) =>
        h("section", null, h("div.eyebrow", null, title), h("dl", null, keys.map(([k, what]) => [h("dt", null, k), h("dd", null, what)]))),
      ),
    ),
  );
}
