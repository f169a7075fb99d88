// @ts-check
/** Decisions in and after combat and between phases: only what the rules allow is offered, in words and on the map. */
import { h } from "../dom.js";
import { choices } from "./choices.js";
import { lossReady, losses } from "./losses.js";
import { caseTag, keyed } from "./parts.js";
import { resultCard } from "./result.js";
import { hexOfOrder, unitsOfOrder } from "../play/choosing.js";
import { pass, send, undo } from "../play/orders.js";
import { placeName, sideName, stackAt, state, unitName } from "../store.js";
import { capital, count, endWords, listed, optionWords, orderWords } from "../words.js";

const TITLES = /** @type {Record<string, string>} */ ({
  option: "Stand or fall back?",
  lose: "Take the loss",
  retreat: "Fall back",
  advance: "Advance",
  withdraw: "Slip away",
  "withdrawal-path": "Where to?",
  fill: "Close up",
  displace: "Headquarters must leave",
  command: "Out of command",
  reinforce: "Reinforcements",
  replace: "Replacements",
  feed: "Feed the fortress",
  excess: "Too many in one hex",
  affected: "Who is hit?",
  support: "Guns in defence",
  "set-up": "Set up",
  inspire: "Inspire",
  "fortress-share": "The fortress takes its share",
});

export function decidePanel() {
  const m = state.match;
  if (!m) return null;
  const d = m.decision;
  const legal = (state.legal || []).filter((o) => o.type !== "pass");
  const canPass = (state.legal || []).some((o) => o.type === "pass");
  const fight = ["option", "lose", "retreat", "advance", "affected", "support", "fortress-share", "displace"].includes(d.kind);
  return h(
    "div.side.panel",
    {
      "data-key": "decide",
      class: fight ? "fight" : "",
      css: fight ? { borderTopColor: "var(--accent)" } : {},
      role: "region",
      "aria-label": "Decision",
    },
    h(
      "div.body",
      null,
      h(
        "div.hd",
        null,
        h("div.eyebrow", null, "Decision · " + sideName(d.side || "")),
        h("h2", null, TITLES[d.kind] || capital(d.kind.replace(/-/g, " "))),
        h(
          "p",
          null,
          d.prompt
            .replace(/^[^:]{2,20}: /, "")
            .replace(/ \([^()]*: [^()]*\)/, "")
            .replace(/^./, (c) => c.toUpperCase()),
          " ",
          caseTag(d.case),
        ),
      ),
      resultCard(),
      state.legal === null
        ? h("div.sec", null, h("p.muted", null, "Looking up what is allowed …"))
        : d.kind === "lose"
          ? losses(legal)
          : d.kind === "option" ||
              legal.every((o) => o.type === "choose" && !unitsOfOrder(o).length && (d.kind === "affected" || !hexOfOrder(o)))
            ? options(legal)
            : choices(legal),
    ),
    h(
      "div.foot",
      null,
      h("button.btn.q.inline", { type: "button", disabled: !m.canUndo, onclick: undo }, keyed("Undo", "U")),
      canPass
        ? h(
            "button.btn.wide.q.inline",
            { type: "button", "data-accept": proposed("pass"), onclick: pass },
            proposed("pass") ? keyed(endWords(d.kind, d.phase), "D") : endWords(d.kind, d.phase),
          )
        : d.kind === "lose"
          ? h(
              "button.btn.wide.inline",
              {
                type: "button",
                "data-accept": "yes",
                disabled: !lossReady(legal),
                onclick: () => {
                  const o = lossReady(legal);
                  if (o) send(o);
                },
              },
              keyed("Take the loss", "D"),
            )
          : null,
    ),
  );
}

/** Whether the clerk proposes an order of this type; attributes that are undefined are left out. @param {string} type */
function proposed(type) {
  const s = state.match && state.match.suggest;
  return s && s.type === type ? "yes" : undefined;
}

/** @param {any} a @param {any} b */
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/** @param {any[]} legal */
function options(legal) {
  return h(
    "div.sec",
    null,
    h("div.eyebrow", null, "Your choice"),
    legal.map((o, i) => {
      const [title, small] = optionTitle(o);
      const usual = same(o, state.match && state.match.suggest);
      return h(
        "button.choice",
        { type: "button", "data-key": "o" + i, "data-accept": usual ? "yes" : undefined, onclick: () => send(o) },
        h(
          "span.w",
          null,
          h("b", null, title),
          small || usual ? h("small", null, [small, usual ? "the clerk proposes this" : ""].filter(Boolean).join("; ")) : null,
        ),
        usual ? h("span.kbd", { "aria-hidden": "true" }, "D") : null,
      );
    }),
  );
}

/** An option, and what it means. @param {any} o @returns {[string, string]} */
function optionTitle(o) {
  const m = state.match,
    meant = told(o);
  if (meant) return [meant, o.option ? "option " + o.option + " of the table" : ""];
  if (o.type !== "choose" || (o.units || []).length) return [orderWords(o, unitName, placeName), ""];
  if ((o.hexes || []).length) {
    const who = o.hexes.flatMap((/** @type {string} */ n) => stackAt(n).map((u) => u.name));
    return [`Those at ${listed(o.hexes.map(placeName))}`, who.join(", ")];
  }
  if (m && m.decision.kind === "fortress-share" && /^\d+$/.test(o.option)) {
    const all = m.decision.prompt.match(/(\d+) of your/),
      n = Number(o.option);
    return [
      n ? `${count(n, "step")} of the fortress` : "None of the fortress",
      all ? (Number(all[1]) - n ? `${count(Number(all[1]) - n, "step")} of the units with it` : "none of the units with it") : "",
    ];
  }
  return [capital(optionWords(o.option)), ""];
}

/** What an option means, where the prompt says so: "(1: lose 4 steps; 2: …)". @param {any} o */
function told(o) {
  const m = state.match;
  if (o.type !== "choose" || !m || (o.units || []).length || (o.hexes || []).length) return "";
  const inside = m.decision.prompt.match(/\(([^()]*: [^()]*)\)/);
  if (!inside) return "";
  const hit = inside[1]
    .split(";")
    .map((s) => s.trim().match(/^([\w-]+): (.+)$/))
    .find((v) => v && v[1] === o.option);
  return hit ? capital(hit[2]) : "";
}
