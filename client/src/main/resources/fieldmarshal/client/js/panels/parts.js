// @ts-check
/** Parts that panels share. */
import { face } from "../counters/face.js";
import { counterElement } from "../counters/sprites.js";
import { h } from "../dom.js";
import { openCase } from "../play/books.js";
import { selectHex } from "../play/moving.js";
import { theBoard } from "../play/table.js";
import { hexOf, placeName, state, unitOf } from "../store.js";
import { HIDDEN, isCase, linked, figureWords, tied } from "../words.js";
import { flagWords, lexiconOf, traitWords } from "../lexicon.js";
import { nation } from "../palette.js";
import * as say from "../words/panels.js";

/** A rule case that opens the drawer. @param {string | null | undefined} id */
export function caseTag(id) {
  // what is no rule, such as a word of the program, is not named
  if (!id || !isCase(id)) return null;
  return h(
    "button.case",
    {
      type: "button",
      title: say.OPEN_RULE,
      "aria-label": say.ruleOf(id),
      onclick: (/** @type {Event} */ e) => (e.stopPropagation(), e.preventDefault(), openCase(id)),
    },
    id,
  );
}

/** A hex number that shows the hex. @param {string} n */
export function hexTag(n) {
  return h("button.hexlink", { type: "button", onclick: () => goHex(n) }, n);
}

/** @param {string} n */
export function goHex(n) {
  theBoard()?.reveal(n);
  state.cursor = n;
  if (!state.attack) selectHex(n);
  theBoard()?.dirty();
}

/** A sentence with links. What clings to a link, a bracket or a full stop, stays on its line. @param {string} text */
export function sentence(text) {
  return tied(linked(text, (n) => !!hexOf(n))).map((p) => {
    if (p.kind === "text") return p.text;
    const tag = p.kind === "hex" ? hexTag(p.text) : caseTag(p.text);
    return p.before || p.after ? h("span.tied", null, p.before, tag, p.after) : tag;
  });
}

/** @param {string} id @param {number} size @param {import("../counters/face.js").Zoom} [zoom] */
export function counterOf(id, size, zoom) {
  const u = unitOf(id);
  if (!u) return null;
  const el = counterElement(face(u, state.printed.get(id), lexiconOf(state.game)), size, zoom);
  // counters that look alike, such as hidden ones, are still several
  el.dataset.key += "|" + id;
  return el;
}

/** A unit in two lines: what it is, and what it can. @param {import("../types.js").Unit} u */
export function unitLine(u) {
  if (u.hidden) return [HIDDEN, ""];
  const p = state.printed.get(u.id),
    lexicon = lexiconOf(state.game);
  const arm = lexicon.types.get(u.type) || u.type;
  const kind = arm.includes(u.size) || u.size === u.type ? arm : `${arm} ${u.size}`;
  const what = [`${nation(u.nationality).adjective} ${kind}`, ...traitWords(lexicon, p?.traits)];
  for (const f of state.game?.figures || []) if (f.told && p && p[f.id]) what.push(figureWords(f.title, Number(p[f.id])));
  const one = what.join(", ");
  const two = [u.move ? say.pointsOf(u.move) : "", u.steps > 0 ? say.stepsLeft(u.steps - u.lost, u.steps) : ""];
  return [one, two.filter(Boolean).join(" · ")];
}

/** Where a unit stands. @param {import("../types.js").Unit | undefined} u */
export function whereabouts(u) {
  return u ? (u.hex ? say.at(placeName(u.hex)) : say.OFF_THE_MAP) : "";
}

/** What flags of a unit matter to a player, in words. @param {import("../types.js").Unit} u */
export function flagsOf(u) {
  return flagWords(lexiconOf(state.game), u.flags);
}

/** @param {string} label @param {string} key */
export function keyed(label, key) {
  return [label, h("span.kbd", { "aria-hidden": "true" }, key)];
}
