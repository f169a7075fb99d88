// @ts-check
/** The bar: turn, what is to be decided and by whom, phases, and the button that ends them. */
import { analysisActs } from "../analysis/open.js";
import { api } from "../api.js";
import { skip as skipPlay } from "../drama/open.js";
import { clockBar } from "../clocks/open.js";
import { diceSeal, editedMark } from "../dice/open.js";
import { h, icon } from "../dom.js";
import { lexiconOf, shownPhases } from "../lexicon.js";
import { sideColour } from "../palette.js";
import { replayPrompt, share } from "../panels/replay.js";
import { FASTEST, SLOWEST, setPace } from "../play/matches.js";
import { end, endingOf } from "../play/ending.js";
import { closeReplay } from "../play/replay.js";
import { settings } from "../settings.js";
import { canMove, human, mine, placeName, set, shown, sideName, sideNation, stackAt, state, unitOf } from "../store.js";
import { anyPoints, articleOf, figure, ownTables, scenarioTitle, shortDate, titles } from "../words.js";
import { botPlays, elsewhere, playersButton } from "../people/seats.js";
import { toLobby, toggleRules } from "./menu.js";
import { ANALYSIS } from "../words/opening.js";
import * as say from "../words/table.js";

/** @typedef {import("../types.js").Match} Match */

/** @param {Match} m */
export function bar(m) {
  const d = m.decision;
  const bot = botPlays(m, d.side) && !state.replay;
  return h(
    "header.bar",
    { "data-key": "bar" },
    names(m),
    turnBox(m),
    h("div.ask", null, asked(state.replay ? replayPrompt() : prompt(m)), bot ? botPace(m) : ladder(m)),
    h("div.acts", null, state.analysis ? analysisActs() : state.replay ? replayActs() : acts(m)),
  );
}

/** @param {Match} m */
function scenarioOf(m) {
  return state.game ? state.game.scenarios.find((v) => v.id === m.scenario) : undefined;
}

/** @param {Match} m */
function names(m) {
  const game = state.game ? state.game.title : m.game,
    [title, series] = titles(game);
  const go = (/** @type {Event} */ e) => (e.preventDefault(), toLobby());
  const scenario = scenarioTitle(game, scenarioOf(m)?.title || "");
  const parts = [state.analysis ? ANALYSIS : state.replay ? say.REPLAY : scenario || series, ownTables(state.game)];
  const small = parts.filter(Boolean).join(", ");
  // small windows have no room for the title; whoever listens hears it all the same
  return [
    h("h1.sr", { "data-key": "h1" }, title),
    h("a.id", { href: "/", title: say.TO_LOBBY, onclick: go }, h("b", null, title), h("span", null, small)),
  ];
}

/** @param {Match} m */
function turnBox(m) {
  const turn = shown()?.turn ?? m.decision.turn,
    scenario = scenarioOf(m);
  const dates = lexiconOf(state.game).turns.get(turn)?.dates;
  const words = h(
    "div.d",
    null,
    h("b", null, dates ? shortDate(dates) : say.TURN),
    scenario ? say.turnOf(turn, scenario) : "",
    editedMark(),
  );
  return h("div.turn", null, h("div.n", null, String(turn)), words);
}

/** The phases of this part of the turn, and who comes then. @param {Match} m */
function ladder(m) {
  const g = state.game,
    d = m.decision,
    s = shown();
  if (!g || (d.kind === "over" && !state.replay)) return null;
  const now = state.replay && s ? s.phase : d.phase;
  const at = g.phases.indexOf(now);
  const next = state.replay || s?.chits ? "" : nextPart(g, d, scenarioOf(m)?.last);
  const all = shownPhases(g, now);
  // those that do not find room are left out: the ones long past first
  const steps = all.slice(Math.max(0, all.findIndex((p) => p.id === now) - 2)).map((p) => {
    const i = g.phases.indexOf(p.id);
    return h("li", { class: i === at ? "on" : i < at ? "done" : "", "aria-current": i === at ? "step" : undefined }, p.title);
  });
  return h("ol.ladder", { "aria-label": say.PHASES }, steps, next ? h("li.then", null, next) : null);
}

/**
 * What comes after this part of the turn, where that is fixed: player turns follow each other, armies may be drawn.
 * @param {import("../types.js").Game} g @param {import("../types.js").Decision} d @param {number | undefined} last
 */
function nextPart(g, d, last) {
  const parts = g.parts || [],
    sides = new Set(g.sides.map((s) => s.id));
  const i = parts.findIndex((p) => p.id === d.part?.id);
  if (i < 0 || !parts.every((p) => sides.has(p.id))) return "";
  if (i + 1 < parts.length) return say.nextIs(parts[i + 1].title);
  return d.turn === last ? say.nextIs(say.GAME_ENDS) : say.nextIs(say.turnBegins(d.turn + 1, parts[0].title));
}

function replayActs() {
  return [
    h("button.btn.q", { type: "button", onclick: share }, say.SHARE),
    h("button.btn.q", { type: "button", onclick: closeReplay }, say.CLOSE),
  ];
}

/** @param {Match} m */
function acts(m) {
  const open = () => set({ menu: !state.menu });
  return [
    playersButton(m),
    clockBar(),
    diceSeal(),
    h(
      "button.btn.q.inline",
      { type: "button", "aria-label": say.MENU, "aria-expanded": String(state.menu), onclick: open },
      icon("M4 6h14M4 11h14M4 16h14", { width: 20, height: 20 }),
    ),
    h(
      "button.btn.q.inline",
      { type: "button", "aria-label": say.RULES, onclick: toggleRules },
      h("span.hidesmall", null, say.RULES + " "),
      h("span.kbd", null, "?"),
    ),
    endButton(m),
  ];
}

/** The sentence of the bar; a long one goes over two lines. @param {import("../dom.js").Child} words */
function asked(words) {
  const p = h("div.p", { role: "status" }, words);
  const text = p.textContent || "";
  p.title = text;
  const others = state.match?.edited ? 850 : 740;
  if (text.length > Math.max(34, (window.innerWidth - others) / 8.7)) p.classList.add("long");
  return p;
}

/** How far the bot is, and how fast it shall play. @param {Match} m */
function botPace(m) {
  const done = Math.round(((state.thinking && state.thinking.progress) || 0) * 100);
  const range = { "aria-valuemin": 0, "aria-valuemax": 100, "aria-valuenow": done };
  const slower = () => setPace(2),
    faster = () => setPace(0.5),
    skip = () => (skipPlay(), api.hurry(m.id).catch(() => {}));
  return h(
    "div.think",
    null,
    h("div.meter", { role: "progressbar", "aria-label": say.BOT_PROGRESS, ...range }, h("i", { css: { width: done + "%" } })),
    paceButton("slower", say.SLOWER, slower, settings.pace >= SLOWEST),
    paceButton("faster", say.FASTER, faster, settings.pace <= FASTEST),
    paceButton("skip", say.SKIP, skip, false),
  );
}

/** @param {string} id @param {string[]} words text and title @param {() => void} onclick @param {boolean} disabled */
function paceButton(id, [text, title], onclick, disabled) {
  return h("button", { type: "button", id, title, disabled, onclick }, text);
}

/** @param {import("../types.js").Decision} d */
function overWords(d) {
  const o = d.outcome;
  if (!o || !state.game) return d.prompt;
  // the page of the end says by what level and with how many points
  if (state.end) return say.OVER;
  const points = state.game.sides.map((s) => `${s.name} ${figure(o.points[s.id] ?? 0)}`).join(", ");
  return say.gameOver(o.level, anyPoints(o.points) ? points : "");
}

/** Who elsewhere is waited for, where it is nobody at this screen. @param {Match} m */
function waiting(m) {
  const side = m.decision.side;
  if (!side || human(m, side)) return "";
  return say.decidesElsewhere(elsewhere(m, side), sideName(side));
}

/** What is to be decided, after whose part of the turn it is and, where that is another side, who is asked. @param {Match} m */
function prompt(m) {
  const d = m.decision;
  if (!state.online) return say.NO_ANSWER;
  if (state.drama?.rolling) return say.DIE_ROLLS;
  if (d.kind === "over") return overWords(d);
  if (m.differs) return say.ONLY_SHOWN;
  const bot = botPlays(m, d.side) ? state.thinking?.text || say.botDecides(sideName(d.side || "")) : waiting(m);
  const part = d.part || { side: d.side, title: sideName(d.side || "") };
  // before the first chit of a turn is drawn it is nobody's turn
  const chits = shown()?.chits || [],
    drawn = chits.find((c) => c.active),
    undrawn = chits.length > 0 && !drawn;
  if ((d.part?.shared || d.kind === "set-up" || undrawn) && d.side) {
    const head = d.part?.shared ? [h("span.decides", null, d.part.title + ":"), " "] : null;
    return bot || [who(d.side, sideName(d.side)), " ", head, todo(d) || d.prompt];
  }
  const other = d.side && d.side !== part.side ? d.side : null;
  if (bot && !other) return bot;
  return [
    who(part.side, part.title, drawn?.nation),
    other
      ? [
          " ",
          h("span.asks", null, say.TURN_OF_ANOTHER),
          " ",
          who(other, sideName(other)),
          " ",
          h("span.decides", null, say.DECIDES),
        ]
      : null,
    " ",
    bot || todo(d) || d.prompt,
  ];
}

/** A side, or an army of it, by its name and colour. @param {string | null} side @param {string} title @param {string} [nation] */
function who(side, title, nation = sideNation(side)) {
  const c = sideColour(nation);
  return h("span.who", { css: { background: c.fill, color: c.text, boxShadow: `inset 0 0 0 1px ${c.line}` } }, title);
}

/** What is being done with the units and hexes that are picked. @param {import("../types.js").Decision} d */
function todo(d) {
  const u = state.units.length ? unitOf(state.units[0]) : undefined;
  // who has moved already is not told to march
  const can = d.kind === "move" && u && u.side === d.side ? canMove() : new Set();
  if (u && state.units.some((id) => can.has(id))) {
    const several = h("b", null, say.together(state.units.length));
    return [say.MARCH, state.units.length > 1 ? several : [articleOf(u.name), h("b", null, u.name)], say.OTHER_UNIT];
  }
  if (d.kind !== "attack" || !state.attack) return null;
  const hex = state.attack.targets[0],
    first = stackAt(hex)[0];
  return [say.ATTACK, h("b", null, first ? say.unitAt(first.name, placeName(hex)) : placeName(hex)), say.OTHER_HEX];
}

/** The button that ends the phase: red where nothing is left to do, quiet where something would be given up. @param {Match} m */
function endButton(m) {
  const d = m.decision;
  if (!mine()) return null;
  const canPass = d.kind === "move" || d.kind === "attack" || (state.legal || []).some((o) => o.type === "pass");
  if (!canPass) return null;
  const declared = d.kind === "attack" && state.deeds.length > 0;
  const words = declared ? say.BEGIN_COMBATS : (d.question && d.question.pass) || say.GO_ON;
  const how = endingOf(d);
  const look = [how.careless ? "q" : "", how.danger ? "danger" : "", how.sure ? "sure" : ""].filter(Boolean).join(" ");
  return h(
    "button.btn",
    { type: "button", id: "end", class: look, disabled: state.busy, title: how.title, onclick: end },
    how.sure ? say.sure(words) : words,
    h("small", null, how.small),
  );
}
