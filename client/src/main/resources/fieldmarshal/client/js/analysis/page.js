// @ts-check
/** The page of an analysis: the curve under the map, the panel at the right, and the card of a hint. */
import { DRAWN } from "../board/arrows.js";
import { h } from "../dom.js";
import { rowsOf } from "../panels/more.js";
import { counterOf, hexTag, sentence } from "../panels/parts.js";
import { set, sideName, state, unitName } from "../store.js";
import { ANALYSIS, HINT } from "../words/opening.js";
import * as say from "../words/analysis.js";
import * as act from "./act.js";
import { curvePanel } from "./curve.js";
import { arrowsOf, isWeighed, mistakesFor, movesOf, pointsFor, roundedParts, waterfall } from "./figures.js";

/** @typedef {NonNullable<import("../store.js").TableState["analysis"]>} Analysis */

/** @typedef {import("../types.js").PlanDeed} Deed */

/** @type {Promise<void> | null} */
let styled = null;

/** The style of the page, fetched with it; nothing is measured before it is there. */
export function style() {
  styled ??= new Promise((done) => {
    const link = h("link", { rel: "stylesheet", href: "/css/analysis.css" });
    link.onload = link.onerror = () => done();
    document.head.append(link);
  });
  return styled;
}

export function acts() {
  return [
    h("button.btn.q", { type: "button", onclick: act.tryHere }, say.PLAY_FROM_HERE),
    h("button.btn.q", { type: "button", id: "close-analysis", onclick: act.closeAnalysis }, say.CLOSE),
  ];
}

/** @param {Analysis} a */
export function panels(a) {
  const points = pointsFor(a.data, a.side),
    mistakes = mistakesFor(a.data, a.side);
  return [curvePanel(a, points, mistakes), sidePanel(a, points, mistakes)];
}

/** @param {Analysis} a @param {import("./figures.js").Point[]} points @param {import("./figures.js").Mistake[]} mistakes */
function sidePanel(a, points, mistakes) {
  const m = mistakes[a.mistake];
  return h(
    "div.anside.panel",
    { "data-key": "anside", role: "region", "aria-label": ANALYSIS },
    h(
      "div.scroll",
      { tabindex: "0", role: "group", "aria-label": ANALYSIS },
      progress(a),
      m ? mistakeBox(m, a) : pointBox(a, points),
      fall(a),
      drops(a, mistakes),
    ),
    foot(mistakes, a),
  );
}

/** Whether more is to come. @param {Analysis} a */
const runs = (a) => a.data.state === "running" || a.data.state === "waiting";

/** @param {Analysis} a */
function progress(a) {
  const d = a.data;
  const known = d.done || 0;
  if (d.state === "done") return d.total && known < d.total ? h("p.ansec", { role: "status" }, say.notReached(known, d.total)) : null;
  if (d.state === "failed" || d.refused) return h("div.ansec", { role: "status" }, d.refused || say.FAILED);
  const running = runs(a),
    done = Math.round(100 * (d.progress || 0));
  const words = d.state === "waiting" ? say.WAITING : running ? say.analysing(d.done || 0, d.total || 0) : "";
  return h(
    "div.ansec",
    { "data-key": "progress" },
    h(
      "div.row.between",
      null,
      h("b", { role: "status" }, words || say.stoppedAt(d.done || 0, d.total || 0)),
      running
        ? h("span.muted", null, d.secondsLeft ? say.about(d.secondsLeft) : "")
        : h("button.btn.q.small", { type: "button", id: "again", onclick: act.again }, say.AGAIN),
    ),
    running
      ? h(
          "div.row",
          { css: { gap: ".75rem" } },
          h(
            "div.meter",
            { role: "progressbar", "aria-label": say.PROGRESS, "aria-valuemin": 0, "aria-valuemax": 100, "aria-valuenow": done },
            h("i", { css: { width: done + "%" } }),
          ),
          h("button.btn.q.small", { type: "button", id: "stop-analysis", onclick: act.stopAnalysis }, say.STOP),
        )
      : null,
  );
}

/** What is told of a point that is no mistake. @param {Analysis} a @param {import("./figures.js").Point[]} points */
function pointBox(a, points) {
  const p = points[a.at];
  if (!p) return null;
  const over = a.at === (a.data.total || 0) - 1 && !p.games;
  return h(
    "div.ansec",
    { "data-key": "point" },
    h("div.eyebrow", null, over ? say.END : say.when(p.turn, p.part.title)),
    h("h2", null, say.chanceOf(sideName(a.side), p.chance)),
    h("p.muted", null, over ? say.fromGames(0) : `${say.interval(p.low, p.high)}, ${say.fromGames(p.games)}.`),
  );
}

/** @param {import("./figures.js").Mistake} m @param {Analysis} a */
function mistakeBox(m, a) {
  return [
    h(
      "div.ansec.anhead",
      { "data-key": "mistake" + m.point },
      h("span.anmark", { class: m.mark === "??" ? "bad" : "", "aria-hidden": "true" }, m.mark),
      h(
        "div",
        null,
        h("div.eyebrow", null, say.when(m.turn, m.part.title)),
        h("h2", null, say.verdict(m.mark, m.from, m.to)),
        h("p.muted.small", null, isWeighed(a.data) ? say.DICE_ASIDE : say.DICE_COUNTED),
      ),
    ),
    h(
      "div.ansec",
      { "data-key": "played" },
      h("div.eyebrow.red", null, say.PLAYED),
      m.played.length ? m.played.map(deedRow) : h("p.muted", null, say.NOTHING_MORE),
    ),
    h(
      "div.ansec",
      { "data-key": "proposed" },
      h("div.eyebrow.blue", null, say.PROPOSED),
      m.proposed.length ? m.proposed.map(deedRow) : h("p.muted", null, say.NOTHING_INSTEAD),
      expectation(m),
    ),
  ];
}

/** @param {import("./figures.js").Mistake} m */
function expectation(m) {
  const [before, chance, after] = say.expected(m.expected.chance, m.expected.low, m.expected.high);
  return h("p.anexp", null, before, h("b", null, chance), after);
}

/** @param {Deed} d @param {number} i */
function deedRow(d, i) {
  const last = d.path[d.path.length - 1] || d.targets[0] || "";
  const who = say.andMore(unitName(d.units[0]), d.units.length - 1);
  const words = d.kind === "attack" ? say.attacks(who, "§") : say.goes(who, "§");
  const [before, after] = words.split("§");
  return h(
    "div.anrow",
    { "data-key": "deed" + i },
    counterOf(d.units[0], 46),
    h("div", null, h("b", null, before, hexTag(last), after), d.why ? h("div.muted", null, sentence(d.why)) : null),
  );
}

/** From the first chance to the last. @param {Analysis} a */
function fall(a) {
  const sides = (state.game?.sides || []).map((s) => s.id),
    w = waterfall(a.data, a.side, sides);
  if (!w) return null;
  const whole = roundedParts(
    w.bars.map((b) => b.amount),
    w.from,
    w.to,
  );
  const least = Math.min(0, w.least),
    span = Math.max(1, w.most) - least;
  const at = (/** @type {number} */ v) => (100 * (v - least)) / span;
  return h(
    "div.ansec",
    { "data-key": "fall" },
    h(
      "div.row.between",
      null,
      h("div.eyebrow", null, isWeighed(a.data) ? say.LUCK_OR_DECISIONS : say.WHO_GAINED),
      h("b.num", null, say.fromTo(sideName(a.side), w.from, w.to)),
    ),
    a.data.state === "done" ? null : h("p.muted.small", null, say.FIRST_ESTIMATE),
    w.bars.map((b, i) =>
      h(
        "div.anbar",
        { "data-key": "bar" + b.id },
        h("span", null, b.id === "dice" ? say.DICE : isWeighed(a.data) ? say.decisions(sideName(b.id)) : say.playerTurns(sideName(b.id))),
        h(
          "span.track",
          { "aria-hidden": "true" },
          h("i", { class: b.id === "dice" ? "dice" : b.id === a.side ? "own" : "enemy", css: barCss(b, at) }),
        ),
        h("b", null, say.signed(whole[i] / 100) || "0"),
      ),
    ),
    isWeighed(a.data) || (a.data.fitted && runs(a)) ? null : h("p.muted.small", { id: "not-weighed" }, say.notWeighed(!!a.data.fitted)),
  );
}

/** @param {{start: number, end: number}} b @param {(v: number) => number} at */
function barCss(b, at) {
  const left = at(Math.min(b.start, b.end)),
    right = at(Math.max(b.start, b.end));
  return { left: left + "%", width: Math.max(0.8, right - left) + "%" };
}

/** @param {Analysis} a @param {import("./figures.js").Mistake[]} mistakes */
function drops(a, mistakes) {
  const running = runs(a),
    unseen = a.data.state === "done" && a.data.unseen ? h("p.muted.small", { id: "unseen" }, say.unseen(a.data.unseen)) : null,
    none = a.data.state === "done" ? (unseen ? null : say.NO_MISTAKE) : say.NOT_SOUGHT;
  if (!mistakes.length) return running ? null : h("div.ansec", { "data-key": "drops" }, none ? h("p", null, none) : null, unseen);
  return h(
    "div.ansec",
    { "data-key": "drops" },
    h("div.eyebrow", null, say.DROPS),
    mistakes.map((m, i) =>
      h(
        "button.androp",
        {
          type: "button",
          "data-key": "drop" + m.point,
          "aria-pressed": String(i === a.mistake),
          onclick: () => ((a.touched = true), act.showMistake(m)),
        },
        h("span.anmark", { class: m.mark === "??" ? "bad" : "" }, m.mark),
        h("span.t", null, say.when(m.turn, m.part.title)),
        h("b", null, say.signed(-m.loss)),
      ),
    ),
    unseen,
  );
}

/** @param {import("./figures.js").Mistake[]} mistakes @param {Analysis} a */
function foot(mistakes, a) {
  const none = !mistakes.length;
  return h(
    "div.foot",
    null,
    h(
      "button.btn.q",
      { type: "button", "aria-label": say.PREVIOUS, disabled: none, onclick: () => act.stepMistake(-1) },
      `◂ ${say.MISTAKE}`,
    ),
    h(
      "button.btn.q",
      { type: "button", id: "next-mistake", "aria-label": say.NEXT, disabled: none, onclick: () => act.stepMistake(1) },
      `${say.MISTAKE} ▸`,
    ),
    h("button.btn.blue.wide", { type: "button", id: "try-here", disabled: !a.data.points?.length, onclick: act.tryHere }, say.TRY_HERE),
  );
}

// ---- arrows

/**
 * Arrows on the map: dashed and red for what was played, whole and blue for what is proposed.
 * @param {{played: Deed[], proposed: Deed[], from?: number} | null} deeds from: when the first is drawn
 * @returns {import("../board/scene.js").Sheet | null}
 */
export function arrowSheet(deeds) {
  if (!deeds) return null;
  const red = state.theme === "dark" ? "#F27F6F" : "#B32F23",
    blue = state.theme === "dark" ? "#8CCBEF" : "#175A86";
  const from = deeds.from,
    both = deeds.played.length > 0;
  const list = (/** @type {Deed[]} */ of, /** @type {string} */ colour, /** @type {boolean} */ dashed, /** @type {string} */ label) => {
    const at = begins(from, dashed || !both);
    return of.flatMap((d, i) => arrowsOf(d).map((v, j) => ({ ...v, colour, dashed, label: i || j ? "" : label, begins: at })));
  };
  return {
    arrows: [
      ...list(deeds.played, red, true, say.PLAYED_MARK),
      ...list(deeds.proposed, blue, false, say.MARSHAL_MARK),
    ],
  };
}

/**
 * When an arrow is drawn: that of the marshal when those of what was played are there.
 * @param {number | undefined} from @param {boolean} first
 */
function begins(from, first) {
  return from === undefined ? undefined : from + (first ? 0 : DRAWN);
}

// ---- a hint

/** @param {NonNullable<import("../store.js").TableState["hint"]>} hint */
export function hintCard(hint) {
  const deeds = hint.deeds || [];
  return h(
    "div.hint.panel",
    { "data-key": "hint", id: "hint", role: "region", "aria-label": HINT },
    h(
      "div.row.between",
      null,
      h("div.eyebrow.blue", null, say.HINT_ABOUT),
      h("button.btn.q.small", { type: "button", id: "close-hint", onclick: () => set({ hint: null }) }, say.CLOSE),
    ),
    hint.thinking
      ? h("p", { role: "status" }, say.HINT_THINKS)
      : [
          h("p.why", { role: "status" }, hint.why ? sentence(hint.why) : say.HINT_NOTHING),
          h("div.anlist", null, rowsOf(`hint ${state.match?.id} ${state.match?.revision}`, deeds, 6, deedRow)),
          h("p.muted.small", null, say.tried(hint.tried || 0)),
          movesOf(hint.orders || []).length
            ? h("button.btn.blue.small", { type: "button", id: "carry-out", onclick: act.carryOut }, say.CARRY_OUT)
            : null,
        ],
  );
}
