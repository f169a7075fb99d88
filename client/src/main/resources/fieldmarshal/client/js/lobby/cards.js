// @ts-check
/** The cards of the games: what each is without a click. */
import { lexiconOf } from "../lexicon.js";
import { face } from "../counters/face.js";
import { counterElement } from "../counters/sprites.js";
import { h } from "../dom.js";
import { state } from "../store.js";
import { titles } from "../words.js";
import * as say from "../words/lobby.js";
import { GUIDED } from "../words/table.js";
import { balanceLine } from "./balance.js";
import { pickGame, start } from "./choices.js";
import { cardPicture } from "./pictures.js";

/** @typedef {import("../types.js").Game} Game */

export function shelf() {
  const first = easiest();
  return [
    h(
      "div.row.between.shelfhead",
      { "data-key": "head" },
      h("h1.eyebrow", null, say.games(state.games.length)),
      h(
        "p.muted",
        null,
        h("span", { title: say.ESTIMATE }, say.COMPLEXITY + " ", dots(2, 3)),
        h("span", null, say.WON_OF_100),
      ),
    ),
    h("div.shelf", { "data-key": "shelf" }, state.games.map(card), first ? newcomer(first) : null),
  ];
}

/** @param {Game} g */
function card(g) {
  const on = g.id === state.lobby.game;
  return h(
    "button.gcard",
    { type: "button", "data-key": "g" + g.id, "aria-pressed": String(on), onclick: () => choose(g.id) },
    h(
      "span.pic",
      null,
      cardPicture(g),
      h(
        "span.faces",
        null,
        g.sides.map((s) => counterOf(g, s.id, 32)),
      ),
    ),
    h(
      "span.w",
      null,
      h("b", null, titles(g.title)[0]),
      h("span.about", null, g.about || ""),
      h(
        "span.figs",
        null,
        h(
          "span",
          null,
          g.length ? h("span", null, say.turns(g.length)) : null,
          g.hours ? h("span", { title: say.ESTIMATE }, say.hours(g.hours)) : null,
        ),
        g.complexity ? dots(g.complexity, g.complexities || g.complexity) : null,
      ),
      balanceLine(g),
    ),
  );
}

/** @param {string} id */
function choose(id) {
  pickGame(id);
  // where the choices lie below all cards, they come into sight
  const strip = document.querySelector(".picked");
  if (strip && strip.getBoundingClientRect().top > window.innerHeight - 60) strip.scrollIntoView({ block: "end" });
}

/** Full and empty dots. @param {number} n @param {number} of */
function dots(n, of) {
  return h(
    "span.dots",
    { role: "img", "aria-label": say.complexity(n, of) },
    Array.from({ length: of }, (_, i) => h("i", { class: i < n ? "on" : "" })),
  );
}

/** The counter that stands for a side. @param {Game} g @param {string} side @param {number} size */
export function counterOf(g, side, size) {
  const u = g.sides.find((s) => s.id === side)?.counter;
  return u ? counterElement(face({ ...u, lost: 0, flags: [] }, u, lexiconOf(g)), size, "middle") : null;
}

/** The shortest of the simplest games that have a guided turn. */
function easiest() {
  const guided = state.games.filter((g) => g.guided && g.complexity);
  return guided.sort((a, b) => (a.complexity || 0) - (b.complexity || 0) || (a.hours || 0) - (b.hours || 0))[0];
}

/** The way in for somebody who has never played. @param {Game} g */
function newcomer(g) {
  const go = () => {
    if (state.lobby.game !== g.id) pickGame(g.id);
    start(true);
  };
  return h(
    "section.newhere",
    { "data-key": "newhere", "aria-label": say.NEW_HERE },
    h("h2", null, say.NEW_HERE),
    h("p", null, say.newHere(titles(g.title)[0])),
    h("button.btn.q.small", { type: "button", id: "new-here", onclick: go }, GUIDED),
  );
}
