// @ts-check
/** The page of the day: what the enemy has done, like the front page of a newspaper. */
import { die, h } from "../dom.js";
import { counterOf } from "../panels/parts.js";
import { openReplay } from "../play/replay.js";
import { theBoard } from "../play/table.js";
import { sideCalled, sideDoes } from "../sides.js";
import { sideBar } from "../palette.js";
import { hexOf, later, placeName, sideNation, stackAt, state, unitName } from "../store.js";
import { anyPoints, capital, figure, linked, spanned, tied } from "../words.js";
import { nearest, tell } from "../end/fights.js";
import * as say from "../words/day.js";
import { turnOf } from "../words/table.js";
import { headline, hexOfFact, notes } from "./headline.js";
import { change, settings } from "../settings.js";
import { closeDay } from "./open.js";

/** @typedef {import("../types.js").Day} Day */

let styled = false;

/** @type {import("./headline.js").Names} */
const NAMES = {
  unit: unitName,
  place: placeName,
  town: (n) => hexOf(n)?.name || nearest(n),
  side: sideCalled,
  front: frontAt,
};

/** The river or the land on which a hex lies, by the letters of the map; empty where none is near. @param {string} n */
function frontAt(n) {
  const at = hexOf(n);
  if (!at) return "";
  const far = (/** @type {{x: number, y: number}} */ v) => Math.hypot(v.x - at.x, v.y - at.y);
  const near = (/** @type {string[]} */ kinds, /** @type {number} */ most) =>
    (state.chart?.names || []).filter((v) => kinds.includes(v.kind) && far(v) < most).sort((a, b) => far(a) - far(b))[0];
  const river = near(["river"], NEAR_RIVER),
    land = near(["region", "district"], NEAR_LAND);
  return river ? say.onRiver(river.text) : land ? say.inLand(land.text) : "";
}

/** How far the name of a river, or of a land, may stand from what lies there, in units of the map. */
const NEAR_RIVER = 500,
  NEAR_LAND = 900;

/** The page is about to be shown. */
export function begin() {
  if (!styled) {
    styled = true;
    document.head.append(h("link", { rel: "stylesheet", href: "/css/day.css" }));
  }
  later(() => document.getElementById("day-on")?.focus());
}

/** The map goes where things happened. @param {Day} day */
export function look(day) {
  const first = headline(day, NAMES).fact || notes(day, NAMES, 1)[0]?.fact;
  const hex = first ? hexOfFact(first) : "";
  if (hex) theBoard()?.reveal(hex, true);
}

/** @param {Day} day */
export function page(day) {
  const g = state.game;
  if (!g) return null;
  const { head, sub } = headline(day, NAMES),
    list = notes(day, NAMES);
  const scenario = g.scenarios.find((s) => s.id === state.match?.scenario);
  const dates = g.turns?.find((t) => t.turn === day.turn)?.dates || "";
  return h(
    "div.dayback",
    { "data-key": "day" },
    h(
      "div.daypage",
      { role: "dialog", "aria-modal": "true", "aria-label": say.DAY_PAGE, id: "day-page" },
      h(
        "div.top",
        null,
        h(
          "div.masthead",
          null,
          h("span", null, say.numberOf(day.turn)),
          h("b", null, say.PAPER),
          h("span", null, capital(turnOf(day.turn, scenario || { first: 1, last: day.turn }))),
        ),
        h("div.dateline", null, h("span", null, g.title), h("span", null, spanned(dates)), h("span", null, say.partOf(day.part.title))),
        h("h1", null, head),
        h("p.sub", null, sub),
      ),
      list.length
        ? h(
            "ol.notes",
            { class: list.length < 3 ? "few" : "" },
            list.map((n, i) => note(n, i)),
          )
        : null,
      totals(day),
      h(
        "div.foot",
        null,
        h(
          "label.switch",
          null,
          h("input", {
            type: "checkbox",
            id: "day-want",
            checked: settings.day,
            onchange: (/** @type {import("../dom.js").InputEvent} */ e) => change({ day: e.target.checked }),
          }),
          h("span", null, say.SHOW_DAY),
        ),
        h("button.btn.q", { type: "button", id: "day-watch", onclick: () => watch(day.from) }, say.WATCH),
        h(
          "button.btn.inline",
          { type: "button", id: "day-on", onclick: closeDay },
          say.CONTINUE,
          h("span.kbd", { "aria-hidden": "true" }, "↵"),
        ),
      ),
    ),
  );
}

/** Goes to a line of the replay. @param {number} line */
function watch(line) {
  closeDay();
  openReplay(line);
}

/** @param {import("./headline.js").Note} n @param {number} i */
function note(n, i) {
  const f = n.fact;
  return h(
    "li",
    { "data-key": "n" + i },
    h("span.c", null, counterFor(n)),
    h(
      "p",
      null,
      h("b", null, withHexes(n.head)),
      " ",
      withHexes(n.text),
      f.kind === "fight" ? fight(f) : null,
      h(
        "button.seek",
        { type: "button", title: say.SHOW_LINE, "aria-label": `${say.SHOW_LINE}: ${n.head}`, onclick: () => watch(n.line + 1) },
        "▸",
      ),
    ),
  );
}

/**
 * The counter of a note: its unit, or who stands in its hex now; else the colour of the side that has the hex.
 * @param {import("./headline.js").Note} n
 */
function counterFor(n) {
  const id = n.unit || stackAt(n.hex)[0]?.id;
  return id ? counterOf(id, 44, "middle") : h("i.taken", { css: { background: sideBar(sideNation(n.fact.side), state.theme) } });
}

/** @param {import("../types.js").Fact} f */
function fight(f) {
  const t = tell(/** @type {import("../types.js").StoryFight} */ (/** @type {unknown} */ (f)));
  const [first, ...more] = f.attackers || [];
  const [before, odds] = first
    ? say.fightLine(unitName(first), more.length, f.odds || "")
    : say.unseenFight(sideDoes(f.side, say.ATTACK), f.odds || "");
  return [
    before,
    h("span.odds", null, odds),
    " ",
    f.face ? [die(f.face, 18), " "] : null,
    withHexes(say.fightCost(t.attacker, t.defender)),
  ];
}

/** A sentence whose hexes can be held: the page fades and the map shows the hex. @param {string} text */
function withHexes(text) {
  return tied(linked(text, (n) => !!hexOf(n))).map((p) =>
    p.kind === "hex" ? h("span.tied", null, p.before, hexLink(p.text), p.after) : [p.before, p.text, p.after],
  );
}

/** @param {string} n */
function hexLink(n) {
  const look = () => {
    theBoard()?.reveal(n, true);
    document.querySelector(".dayback")?.classList.add("through");
  };
  const back = () => document.querySelector(".dayback")?.classList.remove("through");
  return h(
    "button.hexlink",
    {
      type: "button",
      title: say.SHOW_HEX,
      onpointerdown: look,
      onpointerup: back,
      onpointerleave: back,
      onkeydown: (/** @type {KeyboardEvent} */ e) => {
        if (e.key !== "Enter" && e.key !== " ") return;
        e.preventDefault();
        e.stopPropagation();
        look();
      },
      onkeyup: back,
      onblur: back,
    },
    n,
  );
}

/** @param {Day} day */
function totals(day) {
  const sides = state.game?.sides || [];
  const hexes = Object.values(day.totals.taken).reduce((n, v) => n + v, 0);
  return h(
    "div.totals",
    null,
    sides.map((s) => {
      const lost = day.totals.lost[s.id] ?? 0;
      return h("span", { "data-key": s.id }, h("b", null, lost), say.lostTotal(sideCalled(s.id), lost));
    }),
    h("span", null, h("b", null, hexes), say.hexTotal(hexes)),
    anyPoints(day.totals.points)
      ? h("span.points", null, say.POINTS, sides.map((s) => [` ${s.name} `, h("b", null, figure(day.totals.points[s.id] ?? 0))]))
      : null,
  );
}
