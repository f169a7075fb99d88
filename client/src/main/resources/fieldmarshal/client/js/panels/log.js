// @ts-check
/** The log of the match, whole or of this phase, on the screen and on paper. */
import { lexiconOf, phaseTitle } from "../lexicon.js";
import { die, h } from "../dom.js";
import { caseTag, sentence } from "./parts.js";
import { seek } from "../play/replay.js";
import { later, set, sideName, state } from "../store.js";
import { anyPoints, capital, told } from "../words.js";

export function log() {
  const out = [];
  let head = "";
  const at = state.replay ? state.replay.line : -1;
  const all = state.log;
  const from = state.printing ? 0 : state.replay ? Math.max(0, at - 60) : Math.max(0, all.length - 250);
  const to = state.replay && !state.printing ? Math.min(all.length, at + 40) : all.length;
  for (let i = from; i < to; i++) {
    const l = all[i];
    const t = `Turn ${l.turn} · ${l.side ? sideName(l.side) : ""} ${phaseTitle(lexiconOf(state.game), l.phase || "").toLowerCase()}`;
    const texts = told(l.events).filter((e) => e.text && e.type !== "rolled" && e.type !== "controlled" && e.type !== "began");
    const dice = l.events.filter((e) => e.type === "rolled");
    if (!texts.length && !dice.length) continue;
    if (t !== head) {
      head = t;
      out.push(h("div.eyebrow", { "data-key": "h" + i }, t));
    }
    const rolled = texts.length
      ? ""
      : [...new Set(dice.map((e) => String(e.purpose || "").replace(/ of the .*/, "")))].filter(Boolean).join(", ");
    out.push(
      h(
        "p",
        { "data-key": "l" + i, class: state.replay ? (i === at - 1 ? "cur" : i >= at ? "fut" : "") : "" },
        l.said ? h("span.said", null, `“${l.said}” `) : null,
        dice.map((e) => [die(e.face), " "]),
        rolled ? capital(rolled) + ". " : null,
        texts.slice(0, 7).map((e) => [sentence(e.text), " ", e.case && texts.length === 1 ? caseTag(e.case) : null, " "]),
        state.replay
          ? h(
              "button.seek",
              { type: "button", "aria-label": "Show this moment", title: "Show this moment", onclick: () => seek(i + 1) },
              "▸",
            )
          : null,
      ),
    );
  }
  if (!out.length) out.push(h("p.muted", null, "Nothing has happened yet."));
  return h("div.log", null, out);
}

/** Prints the whole match: a head, then every line of the log. */
export function print() {
  set({ printing: true, drawer: "sheet:log" });
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
  const who = (/** @type {import("../types.js").Player | undefined} */ p) => (p?.bot ? "bot " + p.bot : "a player");
  const options = g.options.filter((o) => m.options.includes(o.id)).map((o) => o.title);
  return h(
    "div.printhead",
    { "data-key": "printhead" },
    h("h1", null, g.title),
    h("p", null, [sc ? sc.title : "", options.length ? "with " + options.join(", ") : ""].filter(Boolean).join(", ")),
    h(
      "p",
      null,
      g.sides
        .map(
          (s) => `${s.name}: ${who(m.players[s.id])}${anyPoints(m.state.points) ? `, ${m.state.points[s.id] ?? 0} points` : ""}`,
        )
        .join(" · "),
    ),
    h("p", null, m.decision.outcome ? m.decision.outcome.level : `Turn ${m.decision.turn}, ${m.decision.phase}`),
  );
}

export function phaseLog() {
  const m = state.match;
  if (!m) return null;
  const here = state.log.filter((l) => l.turn === m.decision.turn && l.phase === m.decision.phase);
  /** @type {{type: string, text: string, case?: string}[]} */
  const lines = [];
  for (const l of here.slice(-9).reverse()) {
    for (const e of told(l.events)) if (e.text && e.type !== "began" && e.type !== "controlled") lines.push(e);
    if (l.said) lines.push({ type: "said", text: `“${l.said}”` });
  }
  if (!lines.length && m.decision.kind === "over") return null;
  return h(
    "div.sec",
    { "data-key": "plog" },
    h("div.eyebrow", null, "This phase"),
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
      : h("p.muted", null, "Nothing has been done yet."),
  );
}
