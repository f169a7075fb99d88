// @ts-check
/** How often each side of a scenario has won when bots played it, as a bar and in words. */
import { h } from "../dom.js";
import { sideBar } from "../palette.js";
import { state } from "../store.js";
import * as say from "../words/lobby.js";

/** Fewer games than this are a first guess. */
const ENOUGH = 100;

/** @param {number} share */
const percent = (share) => Math.round(share * 100);

/**
 * @param {import("../types.js").Game} g @param {import("../types.js").Scenario} scenario
 * @param {boolean} usual whether the usual options are chosen
 */
export function balance(g, scenario, usual) {
  const b = scenario.balance;
  const head = h("div.eyebrow", null, say.BALANCE);
  if (!b)
    return h(
      "section.balance",
      { "data-key": "balance", "aria-label": say.BALANCE },
      h("div.top", null, head, h("p", null, say.NOT_COUNTED)),
    );
  const few = b.games < ENOUGH;
  const shares = sharesOf(b);
  const drawn = b.drawn ? Math.max(1, 100 - shares.reduce((sum, s) => sum + s, 0)) : 0;
  /** @param {number} i */
  const side = (i) => {
    const s = b.sides[i],
      name = (g.sides.find((v) => v.id === s.side) || g.sides[i]).name;
    return h(
      "span",
      { "data-key": "side" + i },
      swatch(fillOf(g, b.sides[i].side)),
      h("b", null, say.winsOf(name, shares[i], few && s.wins > 0 && s.wins < b.games)),
      say.between(percent(s.low), percent(s.high)),
    );
  };
  return h(
    "section.balance",
    { "data-key": "balance", "aria-label": say.BALANCE },
    h("div.top", null, head, h("p", null, say.counted(b.bots, b.games, few, usual))),
    h("div.scale", { "aria-hidden": "true" }, parts(g, b)),
    h(
      "div.ends",
      null,
      side(0),
      h(
        "span",
        { "data-key": "none" },
        drawn ? [h("i.swatch.drawn", { "aria-hidden": "true" }), say.drawn(drawn)] : say.NONE_DRAWN,
      ),
      side(1),
    ),
  );
}

/** @typedef {import("../types.js").Balance} Balance */

/** Wins of both sides in a hundred. @param {Balance} b */
function sharesOf(b) {
  const shares = b.sides.map((s) => percent(s.wins / b.games));
  // Two halves rounded up would make 101.
  if (!b.drawn) shares[1] = 100 - shares[0];
  return shares;
}

/** The parts of the bar: wins, draws, wins. @param {import("../types.js").Game} g @param {Balance} b */
function parts(g, b) {
  const part = (/** @type {number} */ i) =>
    h("i", {
      "data-key": "part" + i,
      css: {
        flexGrow: String(b.sides[i].wins),
        background: fillOf(g, b.sides[i].side),
      },
    });
  return [
    b.sides[0].wins ? part(0) : null,
    b.drawn ? h("i.drawn", { "data-key": "drawn", css: { flexGrow: String(b.drawn) } }) : null,
    b.sides[1].wins ? part(1) : null,
  ];
}

/** On the card of a game: how often each side won its first scenario. @param {import("../types.js").Game} g */
export function balanceLine(g) {
  const b = g.scenarios[0].balance;
  if (!b) return null;
  const [first, second] = sharesOf(b),
    name = (/** @type {number} */ i) => (g.sides.find((v) => v.id === b.sides[i].side) || g.sides[i]).name;
  const draws = Math.round((b.drawn / b.games) * 100);
  return h(
    "span.won",
    null,
    h("span.wonbar", { "aria-hidden": "true" }, parts(g, b)),
    h("span", null, name(0), " ", h("b", null, String(first))),
    draws ? h("span.draws", null, say.drawnShort(draws)) : null,
    h("span", null, h("b", null, String(second)), " ", name(1)),
  );
}

/** @param {import("../types.js").Game} g @param {string} side */
function fillOf(g, side) {
  return sideBar(g.sides.find((v) => v.id === side)?.nation, state.theme);
}

/** @param {string} background */
function swatch(background) {
  return h("i.swatch", { "aria-hidden": "true", css: { background } });
}
