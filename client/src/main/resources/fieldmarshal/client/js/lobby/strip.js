// @ts-check
/** The strip of the chosen game: the side to play, the opponent, and the start. */
import { termsForm } from "../clocks/form.js";
import { h } from "../dom.js";
import { set, state } from "../store.js";
import { ownTables, titles } from "../words.js";
import * as say from "../words/lobby.js";
import { GUIDED } from "../words/table.js";
import { counterOf } from "./cards.js";
import { accessOf, against, opponent, ownSides, play, start } from "./choices.js";

/** @typedef {import("../types.js").Game} Game */

/** @param {Game} g */
export function strip(g) {
  const scenario = g.scenarios.find((s) => s.id === state.lobby.scenario) || g.scenarios[0];
  const [title, series] = titles(g.title);
  return h(
    "section.picked.panel",
    { "data-key": "strip" + g.id, "aria-label": g.title },
    h(
      "div.top",
      null,
      h("h2", { title: [series, ownTables(g)].filter(Boolean).join(", ") }, whole(title)),
      h("p.muted", null, scenario.about || g.about || "", g.origin ? " " + g.origin : ""),
      h(
        "button.btn.q.small.inline",
        { type: "button", id: "setup", "aria-haspopup": "dialog", onclick: () => set({ drawer: "setup" }) },
        say.SETUP,
        h("small", null, say.setupNow(scenario.title, state.lobby.options.size)),
      ),
    ),
    h("div.choose", null, sides(g), opponents(g), starting(g)),
    joining(),
    unfit(),
  );
}

/** A title whose years stay together at the end of a line. @param {string} title */
const whole = (title) => title.split(/(\S*\d-\d\S*)/).map((t, i) => (i % 2 ? h("span.tied", null, t) : t));

/** @param {Game} g */
function sides(g) {
  const mine = ownSides();
  return h(
    "div.mine",
    { role: "group", "aria-label": say.YOU_PLAY },
    h("div.eyebrow", null, say.YOU_PLAY),
    g.sides.map((s) =>
      h(
        "button.mode",
        {
          type: "button",
          "data-side": s.id,
          class: mine.includes(s.id) ? "on" : "",
          "aria-pressed": String(mine.includes(s.id)),
          onclick: () => play(s.id),
        },
        counterOf(g, s.id, 26),
        h("span", null, s.name),
      ),
    ),
  );
}

/** @param {Game} g */
function opponents(g) {
  const now = opponent(),
    bots = g.bots || [],
    host = !!state.me?.host;
  const people = host ? [say.SOMEBODY_ELSE, say.BY_LINK] : [say.TWO_PEOPLE, say.AT_THIS_SCREEN];
  return h(
    "div.foes",
    { role: "group", "aria-label": say.AGAINST },
    h("div.row.between", null, h("div.eyebrow", null, say.AGAINST), h("span.muted", null, meaning(g, now))),
    h(
      "div.grades",
      null,
      bots.map((b, i) => level(b.seat, now, b.title, b.brief || "", b.about || "", bars(i + 1, bots.length))),
      level("friend", now, people[0], host ? say.BY_LINK_SHORT : people[1], people[1], two()),
    ),
  );
}

/** What is said of the opponent. @param {Game} g @param {string} now */
function meaning(g, now) {
  const title = (/** @type {string} */ who) => (g.bots || []).find((b) => b.seat === who)?.title || say.seatTitle(who);
  const mine = ownSides().length;
  if (!mine) return say.youWatch(g.sides.map((s) => title(state.lobby.seats[s.id])));
  if (mine === g.sides.length) return say.YOU_PLAY_BOTH;
  return (g.bots || []).find((b) => b.seat === now)?.about || (state.me?.host ? say.BY_LINK : "");
}

/**
 * @param {string} who @param {string} now @param {string} title @param {string} brief @param {string} about
 * @param {HTMLElement} sign
 */
function level(who, now, title, brief, about, sign) {
  const on = who === now;
  return h(
    "button.mode.level",
    { type: "button", "data-foe": who, class: on ? "on" : "", "aria-pressed": String(on), title: about, onclick: () => against(who) },
    sign,
    h("b", null, title),
    h("small", null, brief),
  );
}

/** How strong, as full and empty bars. @param {number} n @param {number} of */
const bars = (n, of) =>
  h(
    "span.bars",
    { "aria-hidden": "true" },
    Array.from({ length: of }, (_, i) => h("i", { class: i < n ? "on" : "" })),
  );

/** Two heads. */
const two = () =>
  h(
    "svg.heads",
    { viewBox: "0 0 26 12", "aria-hidden": "true" },
    [7, 19].map((x) => [h("circle", { cx: x, cy: 3, r: 2.8 }), h("path", { d: `M${x - 6} 12a6 5 0 0 1 12 0z` })]),
  );

/** @param {Game} g */
function starting(g) {
  const f = state.lobby.fits;
  return h(
    "div.go",
    null,
    h("button.btn", { type: "button", id: "start", disabled: !!(f && !f.fits), onclick: () => start(false) }, say.START),
    g.guided ? h("button.btn.q.small", { type: "button", id: "guided", onclick: () => start(true) }, GUIDED) : null,
  );
}

/** On a host: who may come, and how much time they have. */
function joining() {
  if (!state.me?.host) return null;
  return h("div.joining", { "data-key": "joining" }, access(), termsForm());
}

/** Who may come to the match. */
function access() {
  const now = accessOf();
  return h(
    "label.term",
    null,
    h("span", null, say.WHO_MAY_COME),
    " ",
    h(
      "select",
      {
        "aria-label": say.WHO_MAY_COME,
        id: "access",
        value: now,
        onchange: (/** @type {import("../dom.js").InputEvent} */ e) => set({ lobby: { ...state.lobby, access: e.target.value } }),
      },
      Object.entries(say.ACCESS).map(([word, title]) => h("option", { value: word, selected: word === now }, title)),
    ),
  );
}

/** Why there is no start. */
function unfit() {
  const f = state.lobby.fits;
  if (!f || f.fits) return null;
  return h("p", { id: "unfit", role: "alert", "data-key": "unfit" }, say.reason((f.clash && f.clash.text) || f.why || ""));
}
