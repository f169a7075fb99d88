// @ts-check
/** Scenario, optional rules and seats of the match that is to begin: a page that is fetched when somebody opens it. */
import { deskFrame } from "../desk/frame.js";
import { h } from "../dom.js";
import { set, state } from "../store.js";
import { ownTables, titles } from "../words.js";
import * as say from "../words/lobby.js";
import { balance } from "./balance.js";
import { counterOf } from "./cards.js";
import { fits, pickScenario, same, seat as take, usual } from "./choices.js";

/** @typedef {import("../types.js").Game} Game */

/** @returns {HTMLElement} */
export function setupPage() {
  const l = state.lobby,
    g = state.games.find((v) => v.id === l.game);
  if (!g) return deskFrame("setup", say.SETUP, "", say.NO_GAMES);
  const scenario = g.scenarios.find((s) => s.id === l.scenario) || g.scenarios[0],
    [title, series] = titles(g.title);
  return deskFrame("setup", title, [series, ownTables(g)].filter(Boolean).join(", ") || say.SETUP, [
    g.origin ? h("p.origin.muted", null, g.origin) : null,
    h(
      "div.setcols",
      { class: g.options.length > 8 ? "many" : "" },
      h(
        "div",
        null,
        box(say.SCENARIO, h("div.scens", null, g.scenarios.map((s) => scenarioButton(s)))),
        box(say.SEATS, g.sides.map((s) => seat(g, s))),
        balance(g, scenario, same(l.options, usual(g, scenario.id))),
      ),
      h("div", null, g.options.length ? box(say.OPTIONAL_RULES, h("div.opts", null, g.options.map(option))) : null),
    ),
  ]);
}

/** @param {string} title @param {import("../dom.js").Child} body */
const box = (title, body) => h("section.setbox", { "aria-label": title }, h("div.eyebrow", null, title), body);

/** @param {import("../types.js").Scenario} s */
function scenarioButton(s) {
  const on = s.id === state.lobby.scenario;
  return h(
    "button.mode.scen",
    { type: "button", class: on ? "on" : "", "aria-pressed": String(on), onclick: () => pickScenario(s.id) },
    s.title,
    h("small", null, `${say.turns(s.last - s.first + 1)}. ${s.about || ""}`),
  );
}

/** @param {import("../types.js").Option} o */
function option(o) {
  const l = state.lobby;
  const on = l.options.has(o.id);
  const clash = l.fits && l.fits.clashes ? l.fits.clashes[o.id] : undefined;
  const dis = !!clash;
  return h(
    "label.opt",
    { "data-key": "opt" + o.id, class: dis ? "dis" : "" },
    h("input", {
      type: "checkbox",
      role: "switch",
      checked: on,
      disabled: dis,
      onchange: () => {
        on ? l.options.delete(o.id) : l.options.add(o.id);
        set();
        fits();
      },
    }),
    h("i.tg"),
    h("span", null, h("b", null, o.title), h("span.d", null, clash ? say.reason(clash.text) : o.about || o.case)),
  );
}

/** @param {Game} g @param {import("../types.js").SideInfo} s */
function seat(g, s) {
  const who = state.lobby.seats[s.id],
    host = !!state.me?.host;
  const bot = (g.bots || []).find((b) => b.seat === who);
  return h(
    "div.seat",
    { "data-key": "seat" + s.id },
    counterOf(g, s.id, 34),
    h(
      "div.w",
      null,
      h("b", null, s.name),
      h("small.muted", null, bot ? bot.about || "" : host ? (who === "me" ? "" : say.BY_LINK) : say.AT_THIS_SCREEN),
    ),
    h(
      "select",
      {
        "aria-label": say.whoPlays(s.called || s.name),
        value: who,
        onchange: (/** @type {import("../dom.js").InputEvent} */ e) => take(s.id, e.target.value),
      },
      h("option", { value: "me", selected: who === "me" }, say.ME),
      h("option", { value: "friend", selected: who === "friend" }, host ? say.SOMEBODY_ELSE : say.FRIEND_HERE),
      (g.bots || []).map((b) => h("option", { value: b.seat, selected: who === b.seat }, say.bot(b.title))),
    ),
  );
}
