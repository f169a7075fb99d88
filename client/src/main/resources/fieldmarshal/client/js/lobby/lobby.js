// @ts-check
/** The lobby: games with a picture of their map, scenarios, options, seats. */
import { termsForm } from "../clocks/form.js";
import { h } from "../dom.js";
import { balance, balanceLine } from "./balance.js";
import { accessOf, fits, loadOpen, pickGame, same, seat as take, seatsFor, start, usual } from "./choices.js";
import { openFile } from "./files.js";
import { matchCards } from "./matches.js";
import { cardPicture, corner, firstPicture, maps, picture, samples } from "./pictures.js";
import { openRules } from "../play/books.js";
import { otherTheme, toggleDesk } from "../play/looks.js";
import { set, state } from "../store.js";
import { ownTables, scenarioTitle, titles } from "../words.js";
import * as say from "../words/lobby.js";
import { ACCOUNT } from "../words/opening.js";
import { NAME, OPEN_FILE, RULES, SETTINGS } from "../words/table.js";

/** @typedef {import("../counters/face.js").PrintedUnit} PrintedUnit */

export function lobby() {
  const l = state.lobby;
  const g = state.games.find((v) => v.id === l.game);
  return [
    h(
      "header.bar.low",
      { "data-key": "bar" },
      h(
        "a.id",
        { href: "/", onclick: (/** @type {Event} */ e) => (e.preventDefault(), set({ lobby: { ...l, tab: "games" } })) },
        h("b", null, NAME),
      ),
      h(
        "nav.nav",
        { "aria-label": say.SECTIONS },
        nav("games", say.GAMES),
        nav("matches", say.MATCHES, state.total),
        state.me?.host ? nav("open", say.OPEN_MATCHES, 0, loadOpen) : null,
        h("button", { type: "button", onclick: () => ((state.caseOpen = ""), (state.search = ""), openRules()) }, RULES),
        g && g.guided ? h("button", { type: "button", class: "hidesmall", onclick: () => start(true) }, say.LEARN) : null,
      ),
      h(
        "div.acts",
        null,
        h(
          "button.btn.q.small",
          {
            type: "button",
            title: say.COLOURS,
            onclick: otherTheme,
          },
          state.theme === "dark" ? say.DAY : say.NIGHT,
        ),
        h("button.btn.q.small", { type: "button", onclick: () => toggleDesk("settings") }, SETTINGS),
        h("button.btn.q.small", { type: "button", onclick: openFile }, OPEN_FILE),
        state.me?.host ? account(state.me.person?.name || ACCOUNT) : null,
      ),
    ),
    h(
      "main.lobby",
      { "data-key": "lobby" },
      l.tab === "matches" || l.tab === "open"
        ? matchCards(true)
        : [g ? hero(g) : h("p.muted", null, say.NO_GAMES), g && state.games.length > 1 ? others(g) : null, matchCards(false)],
    ),
  ];
}

/** @param {string} name */
function account(name) {
  return h("button.btn.q.small", { type: "button", id: "account", onclick: () => toggleDesk("account") }, name);
}

/** @param {string} id @param {string} t @param {number} [n] @param {() => void} [go] */
function nav(id, t, n, go) {
  const on = (state.lobby.tab || "games") === id;
  return h(
    "button",
    {
      type: "button",
      "aria-current": on ? "page" : undefined,
      onclick: go || (() => set({ lobby: { ...state.lobby, tab: id } })),
    },
    t,
    n ? h("i", null, String(n)) : null,
  );
}

/** A title whose years stay together at the end of a line. @param {string} title */
const whole = (title) => title.split(/(\S*\d-\d\S*)/).map((t, i) => (i % 2 ? h("span.tied", null, t) : t));

/** @param {import("../types.js").Game} g */
function hero(g) {
  const l = state.lobby,
    m = maps.get(g.id),
    [title, series] = titles(g.title);
  const scenario = g.scenarios.find((s) => s.id === l.scenario) || g.scenarios[0];
  const about = [h("p", null, scenario.about || g.about || ""), g.origin ? h("p.origin", null, g.origin) : null];
  return h(
    "section.hero.panel",
    { "data-key": "hero" + g.id, "aria-label": g.title },
    h(
      "div.pic",
      null,
      firstPicture(g),
      picture(g.id, 760, 720, corner(g)),
      h("div.cap", null, h("div.eyebrow", null, [series, ownTables(g)].filter(Boolean).join(", ")), h("h1", null, whole(title)), about),
    ),
    h(
      "div.form",
      null,
      h("div.cols", { class: g.scenarios.length <= 2 ? "few" : "" }, scenarios(g), optionalRules(g)),
      balance(g, scenario, same(l.options, usual(g, scenario.id))),
      h(
        "div",
        null,
        g.sides.map((s) => seat(g, s, m ? m.counters : [])),
      ),
      termsForm(),
      starting(g),
    ),
  );
}

/** @param {import("../types.js").Game} g */
function scenarios(g) {
  const turns = g.scenarios.map((s) => say.turns(s.last - s.first + 1));
  if (g.scenarios.length === 1) return theOnly(scenarioTitle(g.title, g.scenarios[0].title), turns[0]);
  return h(
    "div",
    null,
    h("div.eyebrow", { css: { marginBottom: ".45rem" } }, say.SCENARIO),
    h("div.scens", null, g.scenarios.map((s) => scenarioButton(g, s))),
    g.length && !turns.includes(g.length) ? h("p.muted", { css: { marginTop: ".4rem", fontSize: ".875rem" } }, g.length) : null,
  );
}

/** Where there is nothing to choose: the one scenario, and how long it is. @param {string} title @param {string} turns */
function theOnly(title, turns) {
  return h(
    "div",
    null,
    h("div.eyebrow", { css: { marginBottom: ".2rem" } }, title ? say.SCENARIO : say.LENGTH),
    h("p", null, title ? h("b", null, title + ", ") : null, title ? turns : say.oneScenario(turns)),
  );
}

/** @param {import("../types.js").Game} g @param {import("../types.js").Scenario} s */
function scenarioButton(g, s) {
  const l = state.lobby,
    on = s.id === l.scenario;
  const pick = () => {
    l.scenario = s.id;
    l.options = usual(g, s.id);
    if (!l.seated) l.seats = seatsFor(g, s.id);
    set();
    fits();
  };
  const small = h("small", null, `${say.turns(s.last - s.first + 1)}. ${s.about || ""}`);
  return h(
    "button.mode.scen",
    { type: "button", class: on ? "on" : "", "aria-pressed": String(on), onclick: pick },
    s.title,
    small,
  );
}

/** @param {import("../types.js").Game} g */
function optionalRules(g) {
  if (!g.options.length) return null;
  return h(
    "div",
    null,
    h("div.eyebrow", { css: { marginBottom: ".2rem" } }, say.OPTIONAL_RULES),
    h("div.opts", null, g.options.map(option)),
  );
}

/** The start, or why there is none. @param {import("../types.js").Game} g */
function starting(g) {
  const { fits: f } = state.lobby,
    unfit = !!(f && !f.fits);
  const why = unfit ? h("b", { id: "unfit", role: "alert" }, say.reason((f.clash && f.clash.text) || f.why || "")) : null;
  const css = { padding: ".8rem 1.9rem", fontSize: "1.06rem" };
  return h(
    "div.row",
    { css: { justifyContent: "flex-end", gap: ".6rem", flexWrap: "wrap" } },
    h("span.muted", { css: { flex: "1", fontSize: ".875rem", minWidth: "9rem" } }, why || (g.guided ? say.NEW_HERE : "")),
    g.guided ? h("button.btn.q", { type: "button", onclick: () => start(true) }, say.GUIDED) : null,
    state.me?.host ? access() : null,
    h("button.btn", { type: "button", id: "start", disabled: unfit, css, onclick: () => start(false) }, say.START),
  );
}

/** Who may come to the match. */
function access() {
  const now = accessOf();
  return h(
    "select",
    {
      "aria-label": say.WHO_MAY_COME,
      id: "access",
      value: now,
      onchange: (/** @type {import("../dom.js").InputEvent} */ e) => set({ lobby: { ...state.lobby, access: e.target.value } }),
    },
    Object.entries(say.ACCESS).map(([word, title]) => h("option", { value: word, selected: word === now }, title)),
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

/** @param {import("../types.js").Game} g @param {import("../types.js").SideInfo} s @param {PrintedUnit[]} counters */
function seat(g, s, counters) {
  const l = state.lobby;
  const who = l.seats[s.id];
  const bot = (g.bots || []).find((b) => b.seat === who);
  return h(
    "div.seat",
    { "data-key": "seat" + s.id },
    samples(g, s.id, counters),
    h(
      "div.w",
      null,
      h("div.eyebrow", null, s.name),
      h("b", null, who === "me" ? say.YOU : who === "friend" ? (state.me?.host ? say.SOMEBODY_ELSE : say.FRIEND) : bot ? bot.title : who),
      " ",
      h("span.muted", null, bot ? bot.about || "" : state.me?.host ? (who === "me" ? "" : say.BY_LINK) : say.AT_THIS_SCREEN),
    ),
    h(
      "select",
      {
        "aria-label": say.whoPlays(s.called || s.name),
        value: who,
        onchange: (/** @type {import("../dom.js").InputEvent} */ e) => take(s.id, e.target.value),
      },
      h("option", { value: "me", selected: who === "me" }, say.ME),
      h("option", { value: "friend", selected: who === "friend" }, state.me?.host ? say.SOMEBODY_ELSE : say.FRIEND_HERE),
      (g.bots || []).map((b) => h("option", { value: b.seat, selected: who === b.seat }, say.bot(b.title))),
    ),
  );
}

/** @param {import("../types.js").Game} now */
function others(now) {
  return h(
    "section.more",
    { "data-key": "more" },
    h("div.row.between", null, h("div.eyebrow", null, say.MORE_GAMES), h("span.muted", null, say.WON_OF_100)),
    h(
      "div.cards",
      null,
      state.games
        .filter((g) => g !== now)
        .map((g) =>
          h(
            "button.card",
            {
              type: "button",
              "data-key": "g" + g.id,
              onclick: () => (pickGame(g.id), document.querySelector("main.lobby")?.scrollTo(0, 0)),
            },
            cardPicture(g),
            h(
              "span.w",
              { css: { display: "block" } },
              h("b", null, titles(g.title)[0]),
              h("p", null, g.about || ""),
              h("p.muted", null, g.length || ""),
              g.origin ? h("p.muted", null, g.origin) : null,
              balanceLine(g),
            ),
          ),
        ),
    ),
  );
}
