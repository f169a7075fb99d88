// @ts-check
/** How often each side of a scenario has won when bots played it, as a bar and in words. */
import { h } from "../dom.js";
import { sideColour } from "../palette.js";
import { capital, count } from "../words.js";

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
  const head = h("div.eyebrow", null, "Balance");
  if (!b)
    return h(
      "section.balance",
      { "data-key": "balance", "aria-label": "Balance" },
      h("div.top", null, head, h("p", null, "Nobody has counted games of this scenario yet.")),
    );
  const few = b.games < ENOUGH;
  const shares = b.sides.map((s) => percent(s.wins / b.games));
  // Two halves rounded up would make 101.
  if (!b.drawn) shares[1] = 100 - shares[0];
  const drawn = b.drawn ? Math.max(1, 100 - shares.reduce((sum, s) => sum + s, 0)) : 0;
  const bots = `${capital(b.bots[0])} against ${b.bots[1]}`;
  const who = `${bots}, ${few ? "only " : ""}${count(b.games, "game")}${usual ? "" : " with the usual options"}`;
  /** @param {number} i */
  const side = (i) => {
    const s = b.sides[i],
      name = (g.sides.find((v) => v.id === s.side) || g.sides[i]).name;
    return h(
      "span",
      { "data-key": "side" + i },
      swatch(sideColour(g.sides.find((v) => v.id === b.sides[i].side)?.nation)),
      h("b", null, `${name} ${few && s.wins && s.wins < b.games ? "about " : ""}${shares[i]}\u00a0%`),
      ` (${percent(s.low)} to ${percent(s.high)})`,
    );
  };
  /** @param {number} i */
  const part = (i) =>
    h("i", {
      "data-key": "part" + i,
      css: {
        flexGrow: String(b.sides[i].wins),
        background: sideColour(g.sides.find((v) => v.id === b.sides[i].side)?.nation).fill,
      },
    });
  return h(
    "section.balance",
    { "data-key": "balance", "aria-label": "Balance" },
    h("div.top", null, head, h("p", null, `${who}; in brackets the 95\u00a0% interval`)),
    h(
      "div.scale",
      { "aria-hidden": "true" },
      b.sides[0].wins ? part(0) : null,
      b.drawn ? h("i.drawn", { "data-key": "drawn", css: { flexGrow: String(b.drawn) } }) : null,
      b.sides[1].wins ? part(1) : null,
    ),
    h(
      "div.ends",
      null,
      side(0),
      h(
        "span",
        { "data-key": "none" },
        drawn ? [h("i.swatch.drawn", { "aria-hidden": "true" }), `drawn ${drawn}\u00a0%`] : "none drawn",
      ),
      side(1),
    ),
  );
}

/** @param {{fill: string}} colour */
function swatch(colour) {
  return h("i.swatch", { "aria-hidden": "true", css: { background: colour.fill } });
}
