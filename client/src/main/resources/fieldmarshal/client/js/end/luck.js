// @ts-check
/** What the dice were worth: their mean; what attacks cost and brought, by expectation, dice and choices; the luck of each turn. */
import { h } from "../dom.js";
import { sideBar, sideColour } from "../palette.js";
import { sideCalled } from "../sides.js";
import { later, set, sideName, sideNation, state } from "../store.js";
import { figure } from "../words.js";
import * as say from "../words/end.js";
import { lineOf, shortName, sideIds } from "./cards.js";
import { luckBars, named, portions } from "./graphs.js";
import { luckWords } from "./verdict.js";

/** @typedef {import("../types.js").Story} Story */
/** @typedef {import("../types.js").Luck} Luck */

/** The card of the dice. @param {Story} story */
export function luckCard(story) {
  const luck = story.luck;
  const rolled = sideIds().filter((s) => luck?.sides[s]?.dice);
  return h(
    "section.luck",
    { "aria-label": say.LUCK },
    h("h2.eyebrow", null, say.LUCK),
    h(
      "div.endcard",
      null,
      luck && rolled.length
        ? [rolled.map((s) => luckRow(s, luck.sides[s])), h("p", null, luckWords(luck))]
        : h("p.muted", null, luck ? say.NO_DICE : say.LUCK_COMES),
    ),
  );
}

/** The mean of a side's dice, against the mean that was to be expected. @param {string} side @param {import("../types.js").SideLuck} l */
function luckRow(side, l) {
  const c = sideColour(sideNation(side)),
    fill = sideBar(sideNation(side), state.theme),
    d = l.dice || { rolled: 0, mean: 0, expected: 0 };
  const most = d.expected * 2 - 1;
  return h(
    "div.luckrow",
    { "data-key": "l" + side },
    h("b", null, sideName(side)),
    h(
      "div.luckbar",
      { role: "img", "aria-label": say.meanOf(d.rolled, d.mean, d.expected) },
      h("i", { css: { width: `${(d.mean / most) * 100}%`, background: fill, boxShadow: `inset 0 0 0 1px ${c.line}` } }),
      h("u", { css: { left: `${(d.expected / most) * 100}%` } }),
    ),
    h("span.num", null, d.mean.toFixed(2)),
    h("span.muted.of", null, say.diceOf(d.rolled, d.expected, d.good)),
  );
}

/** Where luck ends and choices begin, and whom the dice helped when; null where no die was rolled. @param {Story} story */
export function luckInAttacks(story) {
  const luck = story.luck;
  if (!luck || !sideIds().some((s) => luck.sides[s]?.dice)) return null;
  return h(
    "section.inattacks",
    { "aria-label": say.LUCK_OR_CHOICES },
    h("h2.eyebrow", null, say.LUCK_OR_CHOICES),
    h("div.endcard", null, h("div", null, table(luck), h("p.muted", null, say.HOW_LUCK)), byTurn(story, luck)),
  );
}

const COLUMNS = [say.EXPECTED, say.BY_DICE, say.BY_CHOICES, say.ACTUAL];

/** What attacks cost each side and what they brought it: what was to be expected, what dice and choices changed. @param {Luck} luck */
function table(luck) {
  const rows = sideIds().flatMap((s) => (luck.sides[s] ? [{ s, ...luck.sides[s] }] : []));
  const points = rows.some((r) => r.points.gained || r.points.expected || r.points.rolled);
  return h(
    "table",
    null,
    h("thead", null, h("tr", null, h("td"), COLUMNS.map((w) => h("th.num", { scope: "col" }, w)))),
    h(
      "tbody",
      null,
      rows.map((r) => row("s" + r.s, say.stepsLost(shortName(r.s)), portions(r.steps.expected, r.steps.rolled, r.steps.lost))),
      points
        ? rows.map((r) => row("p" + r.s, say.pointsGained(shortName(r.s)), portions(r.points.expected, r.points.rolled, r.points.gained)))
        : null,
    ),
  );
}

/** @param {string} key @param {string} words @param {ReturnType<typeof portions>} v */
function row(key, words, v) {
  return h(
    "tr",
    { "data-key": key },
    h("th", { scope: "row" }, words),
    h("td.num", null, say.tenths(v.expected)),
    h("td.num", null, say.changed(v.dice)),
    h("td.num", null, say.changed(v.choices)),
    h("td.num", null, h("b", null, figure(v.actual))),
  );
}

/** How high the graph of the luck is, how wide before it was measured, the step in which widths are told apart, and the room for names. */
const H = 124,
  UNSEEN = 560,
  STEP = 10,
  NAMES = 74;

/** How wide the graph is in its card. */
function widthOfCard() {
  const r = document.querySelector(".luckturns")?.getBoundingClientRect();
  return r && r.width > STEP ? Math.floor(r.width / STEP) * STEP : UNSEEN;
}

/** Whom the dice of each turn helped, and by how many steps. @param {Story} story @param {Luck} luck */
function byTurn(story, luck) {
  const W = widthOfCard();
  // when the card has another size than it was drawn for, it is drawn again
  later(() => {
    if (widthOfCard() !== W) set();
  });
  const sides = sideIds(),
    turns = story.turns.map((t) => t.turn),
    box = { left: 2, right: W - NAMES, top: 16, bottom: H - 34 };
  const { axis, bars } = luckBars(turns, luck.turns, sides, box);
  const told = named(turns, W < 400 ? 9 : 15);
  return h(
    "figure.luckturns.graph",
    null,
    h("figcaption.eyebrow", null, say.LUCK_BY_TURN),
    h(
      "svg",
      { viewBox: `0 0 ${W} ${H}`, role: "img", "aria-label": say.LUCK_BY_TURN },
      bars.map((b) => {
        const middle = { x: b.x + b.w / 2, "text-anchor": "middle" };
        return [
          b.side
            ? h("rect", {
                ...{ x: b.x, y: b.y, width: b.w, height: b.h },
                class: "luckturn",
                "data-turn": b.turn,
                css: { fill: lineOf(b.side) },
                role: "img",
                "aria-label": say.luckIn(b.turn, sideCalled(b.side), b.value),
              })
            : null,
          b.told ? h("text", { ...middle, y: b.side === sides[0] ? b.y - 4 : b.y + b.h + 13, class: "big" }, b.value.toFixed(1)) : null,
          told.includes(b.turn) ? h("text", { ...middle, y: H - 4 }, b.turn) : null,
        ];
      }),
      h("line", { x1: 0, x2: box.right + 4, y1: axis, y2: axis, class: "axis" }),
      sides.map((s, i) => h("text", { x: box.right + 10, y: i ? axis + 17 : axis - 7, class: "name" }, shortName(s))),
    ),
  );
}
