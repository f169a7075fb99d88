// @ts-check
/** The log of the match, whole or of this phase, on the screen and on paper. */
import { lexiconOf, phaseTitle } from "../lexicon.js";
import { die, h } from "../dom.js";
import { moreButton, rowsOf } from "./more.js";
import { caseTag, sentence } from "./parts.js";
import { rollTable } from "./result.js";
import { withoutLastSteps } from "./rolls.js";
import { headed, sections, together } from "./sections.js";
import { seek } from "../play/replay.js";
import { later, set, sideName, state, unitName } from "../store.js";
import { anyPoints, capital, namesTogether, scenarioTitle, told } from "../words.js";
import * as say from "../words/panels.js";

/** So many lines stand before and after the one that a replay is at, and at the end of the log; buttons bring more. */
const BEFORE = 60,
  AFTER = 40,
  LAST = 250;

/** How many lines more were asked for above and below, and in which log. */
let more = { of: "", above: 0, below: 0 };

/** The lines of the log that stand on the page: from one to before another. @returns {[number, number]} */
function span() {
  const all = state.log.length,
    of = `${state.match?.id} ${!!state.replay}`;
  if (state.printing) return [0, all];
  if (more.of !== of) more = { of, above: 0, below: 0 };
  if (!state.replay) return [Math.max(0, all - LAST - more.above), all];
  const at = state.replay.line;
  return [Math.max(0, at - BEFORE - more.above), Math.min(all, at + AFTER + more.below)];
}

/** Brings more lines. @param {"above" | "below"} where @param {number} n how many there are */
function further(where, n) {
  const lines = Math.min(LAST, n),
    go = () => {
      more[where] += lines;
      set();
    };
  return n > 0 ? moreButton(where, where === "above" ? say.earlierLines(lines) : say.laterLines(lines), go) : null;
}

export function log() {
  const all = state.log,
    [from, to] = span();
  const parts = all.slice(from, to).flatMap((l, n) =>
    sections(l)
      .filter(tells)
      .map((s, k) => ({ l, s, i: from + n, k, head: headOf(s), author: s.begun ? "" : l.author })),
  );
  const above = headed(parts);
  const out = parts.map(({ l, s, i, k }, n) => [
    above[n].head ? h("div.eyebrow", { "data-key": `h${i}.${k}` }, above[n].head) : null,
    lineOf(l, s, i, k, above[n].author),
  ]);
  if (!out.length) return h("div.log", null, h("p.muted", null, say.NOTHING_YET));
  return h("div.log", null, further("above", from), out, further("below", all.length - to));
}

/** @typedef {import("./sections.js").Section} Section */

/** Turn, whose part of it, and phase. @param {{turn: number, side: string | null, phase: string, part?: import("../types.js").Part}} s */
function headOf(s) {
  return say.logHead(s.turn, s.part?.title || sideName(s.side || ""), phaseTitle(lexiconOf(state.game), s.phase || ""));
}

/** @param {import("../types.js").GameEvent} e */
const inWords = (e) => !!e.text && e.type !== "rolled" && e.type !== "controlled" && e.type !== "began";

/** Whether something of a section is told in the log. @param {Section} s */
const tells = (s) => s.events.some((e) => e.type === "rolled" || inWords(e));

/** What events say; what befalls several units at once is said once. @param {import("../types.js").GameEvent[]} events */
function inFew(events) {
  const titles = lexiconOf(state.game).conditions;
  return together(told(withoutLastSteps(events))).map((e) => {
    const title = titles.get(e.flag || "")?.title || e.flag || "";
    return e.units ? { ...e, text: say.markedTogether(title, !!e.on, namesTogether(e.units.map(unitName))) } : e;
  });
}

/**
 * What a line tells of one phase; what was said stands with the first.
 * @param {import("../types.js").LogLine} l @param {Section} s @param {number} i @param {number} k
 * @param {string} author who gave the order, where that is to be said
 */
function lineOf(l, s, i, k, author) {
  const texts = inFew(s.events).filter(inWords);
  const dice = s.events.filter((e) => e.type === "rolled");
  const at = state.replay ? state.replay.line : -1;
  const rolled = texts.length
    ? ""
    : [...new Set(dice.map((e) => String(e.purpose || "").replace(/ (?:of|for) (?:the .*|.* \d.*)/, "")))].filter(Boolean).join(", ");
  const many = dice.length > 3;
  return [
    many ? h("div.rollbox", { "data-key": `d${i}.${k}` }, rollTable(s.events)) : null,
    h(
      "p",
      { "data-key": `l${i}.${k}`, "data-line": i + 1, class: state.replay ? (i === at - 1 ? "cur" : i >= at ? "fut" : "") : "" },
      author ? h("b.by", null, author + " ") : null,
      l.said && !k ? h("span.said", null, say.quoted(l.said) + " ") : null,
      l.standing && !k ? h("span.said", null, say.BY_STANDING_ORDER + " ") : null,
      many ? null : dice.map((e) => [die(e.face || 0), " "]),
      rolled && !many ? capital(rolled) + ". " : null,
      (many ? [] : texts).map((e) => [sentence(e.text), " ", e.case && texts.length === 1 ? caseTag(e.case) : null, " "]),
      state.replay && !k
        ? h(
            "button.seek",
            { type: "button", "aria-label": say.SHOW_MOMENT, title: say.SHOW_MOMENT, onclick: () => seek(i + 1) },
            "▸",
          )
        : null,
    ),
  ];
}

/** The line of the log that is looked at: where the replay stands, or in the middle of a log that is not read at its end; 0 at the end. */
export function lineRead() {
  if (state.replay) return state.replay.line;
  const box = state.drawer === "sheet" && state.sheet === "log" ? document.getElementById("sheetscroll") : null;
  if (!box || box.scrollTop + box.clientHeight >= box.scrollHeight - 4) return 0;
  const r = box.getBoundingClientRect(),
    lines = /** @type {HTMLElement[]} */ ([...box.querySelectorAll("[data-line]")]);
  const at = lines.findLast((el) => el.getBoundingClientRect().top <= r.top + r.height / 2);
  return Number(at?.dataset.line || 0);
}

/** Prints the whole match: a head, then every line of the log. */
export function print() {
  set({ printing: true, drawer: "sheet", sheet: "log" });
  later(() => {
    window.print();
    set({ printing: false });
  });
}

/** What stands above the log on paper. */
export function printHead() {
  const m = state.match,
    g = state.game;
  if (!m || !g) return null;
  const sc = g.scenarios.find((v) => v.id === m.scenario);
  const options = g.options.filter((o) => m.options.includes(o.id)).map((o) => o.title);
  return h(
    "div.printhead",
    { "data-key": "printhead" },
    h("h1", null, g.title),
    h("p", null, [sc ? scenarioTitle(g.title, sc.title) : "", say.withOptions(options)].filter(Boolean).join(", ")),
    h(
      "p",
      null,
      g.sides
        .map((s) => {
          const p = m.players[s.id];
          return say.sideLine(s.name, p?.title || p?.bot, anyPoints(m.state.points) ? m.state.points[s.id] : undefined);
        })
        .join(" · "),
    ),
    h(
      "p",
      null,
      m.decision.outcome ? m.decision.outcome.level : say.turnPhase(m.decision.turn, phaseTitle(lexiconOf(g), m.decision.phase)),
    ),
  );
}

/** So many lines of the phase stand in the panel until the others are asked for. */
const FEW = 8;

export function phaseLog() {
  const m = state.match;
  if (!m) return null;
  const now = m.decision;
  const here = state.log.flatMap((l) =>
    sections(l)
      .filter((s) => s.turn === now.turn && s.phase === now.phase)
      .map((s, k) => ({ events: s.events, said: k ? "" : l.said })),
  );
  /** @type {{type: string, text: string, case?: string}[]} */
  const lines = [];
  for (const l of here.reverse()) {
    for (const e of inFew(l.events)) if (e.text && e.type !== "began" && e.type !== "controlled") lines.push(e);
    if (l.said) lines.push({ type: "said", text: say.quoted(l.said) });
  }
  if (!lines.length && m.decision.kind === "over") return null;
  return h(
    "div.sec",
    { "data-key": "plog" },
    h("div.eyebrow", null, say.THIS_PHASE),
    lines.length
      ? h(
          "div.log",
          null,
          rowsOf(`plog ${m.id} ${now.turn} ${now.side} ${now.phase}`, lines, FEW, (e) =>
            h("p", { class: e.type === "said" ? "said" : "" }, sentence(e.text), " ", e.case ? caseTag(e.case) : null),
          ),
        )
      : h("p.muted", null, say.NOTHING_DONE),
  );
}
