// @ts-check
/** The same table for ears: stacks by hex. */
import { h, same } from "../dom.js";
import { click } from "../play/hands.js";
import { moveTo } from "../play/moving.js";
import { unitWords } from "../words.js";
import { placeName, shown, sideName, state } from "../store.js";
import * as say from "../words/table.js";

/** The same table for ears: stacks by hex. */
export function reader() {
  const s = shown();
  return s ? same("reader", [s, state.reach, state.game], () => words(s)) : null;
}

/** @param {import("../types.js").State} s */
export function words(s) {
  /** @type {Map<string, import("../types.js").Unit[]>} */
  const by = new Map();
  for (const u of s.units) if (u.hex) by.set(u.hex, [...(by.get(u.hex) || []), u]);
  const lit = new Map((state.reach ? state.reach.hexes : []).map((v) => [v.hex, v.mp]));
  return h(
    "div.sr",
    { role: "region", "aria-label": say.IN_WORDS },
    h("h2", null, say.UNITS_ON_MAP),
    h(
      "ul",
      null,
      [...by]
        .sort((a, b) => a[0].localeCompare(b[0]))
        .map(([n, us]) =>
          h(
            "li",
            { "data-key": n },
            h(
              "button",
              { type: "button", tabindex: "-1", onclick: () => click(n, { shift: false }) },
              say.thereIs(
                placeName(n),
                us.map((u) => unitWords(u, [sideName(u.side)])),
              ),
            ),
          ),
        ),
    ),
    (s.mapMarkers || []).length
      ? [
          h("h2", null, say.MARKERS_ON_MAP),
          h(
            "ul",
            null,
            (s.mapMarkers || []).map((m) => h("li", null, say.thereIs(placeName(m.hex), [m.title]))),
          ),
        ]
      : null,
    lit.size
      ? [
          h("h2", null, say.IN_REACH),
          h(
            "ul",
            null,
            [...lit].map(([n, mp]) =>
              h(
                "li",
                null,
                h("button", { type: "button", tabindex: "-1", onclick: () => moveTo(n) }, say.reachedFor(placeName(n), mp)),
              ),
            ),
          ),
        ]
      : null,
  );
}
