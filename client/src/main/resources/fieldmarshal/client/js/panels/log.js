// @ts-check
/** The log of the match, whole or of this phase, on the screen and on paper. */
import { lexiconOf, phaseTitle } from "../lexicon.js";
import { die, h } from "../dom.js";
import { caseTag, sentence } from "./parts.js";
import { rollTable } from "./result.js";
import { sections } from "./sections.js";
import { seek } from "../play/replay.js";
import { later, set, sideName, state, unitOf } from "../store.js";
import { anyPoints, capital, marksTogether, scenarioTitle, told } from "../words.js";
import * as say from "../words/panels.js";

export function log() {
  const out = [];
  let head = "";
  const at = state.replay ? state.replay.line : -1;
  const all = state.log;
  const from = state.printing ? 0 : state.replay ? Math.max(0, at - 60) : Math.max(0, all.length - 250);
  const to = state.replay && !state.printing ? Math.min(all.length, at + 40) : all.length;
  for (let i = from; i < to; i++) {
    const l = all[i],
      next = all[i + 1];
    const told = sections(l).filter(tells);
    for (const [k, s] of told.entries()) {
      // whoever goes on in a phase that has just begun stands above it
      const who = s.begun ? (next && headOf(next) === headOf(s) ? next.author : "") : l.author;
      const t = say.byAuthor(headOf(s), who);
      if (t !== head) {
        head = t;
        out.push(h("div.eyebrow", { "data-key": `h${i}.${k}` }, t));
      }
      out.push(lineOf(l, s, i, k));
    }
  }
  if (!out.length) out.push(h("p.muted", null, say.NOTHING_YET));
  return h("div.log", null, out);
}

/** @typedef {import("./sections.js").Section} Section */

/** What events say, without saying the same of one unit after the other. @param {import("../types.js").GameEvent[]} events */
function inShort(events) {
  const { conditions } = lexiconOf(state.game);
  return marksTogether(
    told(events),
    (flag) => conditions.get(flag)?.title,
    (unit) => unitOf(unit)?.name,
  );
}

/** Turn, whose part of it, and phase. @param {{turn: number, side: string | null, phase: string, part?: import("../types.js").Part}} s */
function headOf(s) {
  return say.logHead(s.turn, s.part?.title || sideName(s.side || ""), phaseTitle(lexiconOf(state.game), s.phase || ""));
}

/** @param {import("../types.js").GameEvent} e */
const inWords = (e) => !!e.text && e.type !== "rolled" && e.type !== "controlled" && e.type !== "began";

/** Whether something of a section is told in the log. @param {Section} s */
const tells = (s) => s.events.some((e) => e.type === "rolled" || inWords(e));

/**
 * What a line tells of one phase; what was said stands with the first.
 * @param {import("../types.js").LogLine} l @param {Section} s @param {number} i @param {number} k
 */
function lineOf(l, s, i, k) {
  const texts = inShort(s.events).filter(inWords);
  const dice = s.events.filter((e) => e.type === "rolled");
  const at = state.replay ? state.replay.line : -1;
  const rolled = texts.length
    ? ""
    : [...new Set(dice.map((e) => String(e.purpose || "").replace(/ of the .*/, "")))].filter(Boolean).join(", ");
  const many = dice.length > 3;
  return [
    many ? h("div.rollbox", { "data-key": `d${i}.${k}` }, rollTable(s.events)) : null,
    h(
      "p",
      { "data-key": `l${i}.${k}`, class: state.replay ? (i === at - 1 ? "cur" : i >= at ? "fut" : "") : "" },
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
  for (const l of here.slice(-9).reverse()) {
    for (const e of inShort(l.events)) if (e.text && e.type !== "began" && e.type !== "controlled") lines.push(e);
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
          lines
            .slice(0, 8)
            .map((e) =>
              h("p", { class: e.type === "said" ? "said" : "" }, sentence(e.text), " ", e.case ? caseTag(e.case) : null),
            ),
        )
      : h("p.muted", null, say.NOTHING_DONE),
  );
}
