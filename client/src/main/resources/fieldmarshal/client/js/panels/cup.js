// @ts-check
/** The strip under the bar in games with a cup: chits drawn and left, the chances of the next draw, the die of the active army. */
import { die, h } from "../dom.js";
import { nation } from "../palette.js";
import { shown, sideName, sideNation, state } from "../store.js";
import * as say from "../words/cup.js";
import { caseTag } from "./parts.js";

/** @typedef {import("../types.js").Chit} Chit */

/** A part of the bar that is too narrow for the name of a side. */
const NARROW = 0.36;

/** The strip, or nothing where the game has no cup. */
export function cupStrip() {
  const chits = shown()?.chits;
  if (!chits || !chits.length) return null;
  const left = chits.filter((c) => !c.drawn),
    drawn = chits.filter((c) => c.drawn);
  const active = drawn.find((c) => c.active);
  return h(
    "section.cupstrip",
    { "data-key": "cup", "aria-label": say.CUP, tabindex: 0 },
    part("drawn", say.DRAWN, drawn.length ? h("ul.chits", null, drawn.map(chit)) : h("span.none", null, say.NOTHING_DRAWN)),
    part("left", say.inCup(left.length, chits.length), left.length ? h("ul.chits", null, left.map(chit)) : h("span.none", null, say.EMPTY)),
    left.length ? part("next", say.NEXT, chances(left)) : null,
    active && active.roll ? part("track", say.command(active.title, active.roll.face, active.roll.value), track(active.roll)) : null,
  );
}

/** @param {string} key @param {string} title @param {import("../dom.js").Child} body */
function part(key, title, body) {
  return h("div.cuppart", { "data-key": "cup" + key }, h("div.eyebrow", null, title), body);
}

/** @param {Chit} c */
function chit(c) {
  const n = nation(c.nation);
  const words = say.chitWords(c.title, c.drawn || 0, c.roll ? c.roll.value : null);
  const css = { background: n.field, color: n.text, borderColor: n.edge };
  return h(
    "li.chit",
    { "data-key": "chit" + c.part, class: c.active ? "on" : "", title: words, css },
    h("span", { "aria-hidden": "true" }, c.label),
    c.roll && c.roll.value !== null ? h("b", { "aria-hidden": "true" }, String(c.roll.value)) : null,
    h("span.sr", null, words),
  );
}

/** How likely each side comes next, and each chit. @param {Chit[]} left */
function chances(left) {
  const sides = (state.game ? state.game.sides : []).map((s) => ({ id: s.id, n: left.filter((c) => c.side === s.id).length }));
  return h(
    "div",
    null,
    h(
      "div.odds2",
      null,
      sides
        .filter((s) => s.n)
        .map((s) => {
          const n = nation(sideNation(s.id));
          return h(
            "span",
            {
              "data-key": "odds" + s.id,
              title: say.chanceOf(sideName(s.id), s.n / left.length),
              css: { flex: String(s.n), background: n.field, color: n.text },
            },
            h(s.n / left.length < NARROW ? "span.sr" : "span.nm", null, sideName(s.id) + " "),
            say.share(s.n / left.length),
          );
        }),
    ),
    h("div.each", null, say.each(left.length)),
  );
}

/** What each face of the die gives, and how it fell. @param {NonNullable<Chit["roll"]>} roll */
function track(roll) {
  return h(
    "div.row",
    null,
    h(
      "ol.dietrack",
      null,
      roll.values.map((v, i) =>
        h(
          "li",
          { class: i + 1 === roll.face ? "on" : "", "aria-current": i + 1 === roll.face ? "true" : undefined },
          die(i + 1, 17),
          h("b", null, String(v)),
        ),
      ),
    ),
    caseTag(roll.case),
  );
}
