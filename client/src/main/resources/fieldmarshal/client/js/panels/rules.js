// @ts-check
/** The rules drawer: every case in our own words, searchable, and the printed tables. */
import { h } from "../dom.js";
import { countersKey, mapKey } from "./keys.js";
import { isCase, minus } from "../words.js";
import { caseTag } from "./parts.js";
import { ofScenario } from "./turns.js";
import { openCase, openRules } from "../play/books.js";
import { found } from "../search.js";
import { set, state } from "../store.js";
import * as say from "../words/panels.js";

export function rulesDrawer() {
  const now = state.drawer || "";
  if (!["rules", "tables", "counters", "map"].includes(now)) return null;
  return h(
    "div.drawer.panel",
    { "data-key": "drawer", class: now === "counters" || now === "map" ? "broad" : "", role: "dialog", "aria-label": say.RULES },
    h(
      "div.row.between",
      { css: { padding: ".7rem 1.125rem .5rem" } },
      h("h2", { css: { font: "700 1.5rem/1.1 var(--serif)" } }, say.RULES),
      h(
        "button.btn.q.small.inline",
        { type: "button", onclick: () => set({ drawer: null }) },
        say.CLOSE,
        h("span.kbd", null, "Esc"),
      ),
    ),
    h(
      "div.tabs",
      { role: "tablist" },
      Object.entries(say.RULE_TABS).map(([id, t]) => tab(id, t)),
    ),
    state.drawer === "rules"
      ? [
          h(
            "div",
            { css: { padding: ".75rem 1.125rem .4rem" } },
            h("input.find", {
              id: "find",
              type: "search",
              placeholder: say.SEARCH_HINT,
              "aria-label": say.SEARCH,
              value: state.search,
              oninput: (/** @type {import("../dom.js").InputEvent} */ e) => set({ search: e.target.value, caseOpen: "" }),
            }),
          ),
          h("div.scroll", { "data-key": "cases", tabindex: "0", role: "region", "aria-label": say.RULE_TABS.rules }, cases()),
        ]
      : h(
          "div.scroll",
          { "data-key": now, tabindex: "0", role: "region", "aria-label": say.RULE_TABS.tables },
          now === "tables" ? state.tables.map(table) : now === "counters" ? countersKey() : mapKey(),
        ),
  );
}

/** @param {string} id @param {string} t */
function tab(id, t) {
  return h(
    "button",
    { type: "button", role: "tab", "aria-selected": String(state.drawer === id), onclick: () => openRules(id) },
    t,
  );
}

function cases() {
  const q = state.search.trim().toLowerCase();
  const open = state.caseOpen;
  const out = [];
  for (const b of state.cases) {
    let list = b.cases;
    if (q) list = found(list, q);
    if (open && !q) {
      // the case itself and its chapter
      const at = b.cases.findIndex((c) => c.case === open || c.case.startsWith(open));
      if (at < 0) continue;
      list = b.cases.slice(Math.max(0, at - 6), at + 10);
    }
    if (!list.length) continue;
    out.push(h("div.eyebrow", { css: { padding: ".8rem 0 .4rem" } }, b.title));
    // the last book is the game's own
    if (state.game?.origin && b === state.cases[state.cases.length - 1]) out.push(h("p.muted.origin", null, state.game.origin));
    for (const c of list) {
      out.push(
        h(
          "div.rule",
          { "data-key": c.case, class: c.case === open ? "open" : "" },
          h("h3", null, h("span.case", null, c.case), h("span", null, c.title || "")),
          h("p", null, c.text),
          c.ruling ? h("p.ruling", null, say.rulingWords(c.ruling)) : null,
        ),
      );
    }
  }
  if (!out.length) out.push(h("p.muted", { css: { padding: "1rem 0" } }, say.noCase(state.cases.length > 0)));
  if (open && !q)
    out.push(h("button.btn.q.small", { type: "button", css: { margin: "1rem 0" }, onclick: () => openCase("") }, say.ALL_CASES));
  return out;
}

/** @param {import("../types.js").Chartable} t */
function table(t) {
  // of the turns those that the scenario plays: the first column numbers them
  const rows = t.id === "turns" ? ofScenario(t.rows, (r) => Number(r[0])) : t.rows;
  const lit = current({ ...t, rows });
  return h(
    "div",
    { "data-key": "t" + (t.id || t.title) },
    h(
      "div.row.between",
      { css: { paddingTop: ".9rem" } },
      h("h3", { css: { font: "700 1.2rem/1.2 var(--serif)" } }, t.title),
      caseTag(t.case),
    ),
    h(
      "div.tablewrap",
      null,
      h(
        "table.chart",
        null,
        h(
          "thead",
          null,
          h(
            "tr",
            null,
            t.columns.map((c, i) => {
              const look = { scope: c ? "col" : undefined, class: i === lit.col ? "lit" : "" };
              return h(c ? "th" : "td", look, minus(c).replace(/ (\d+)$/, "\u00a0$1"));
            }),
          ),
        ),
        h(
          "tbody",
          null,
          rows.map((r, j) =>
            h(
              "tr",
              null,
              r.map((c, i) =>
                h(
                  "td",
                  { class: j === lit.row && i === lit.col ? "hit" : j === lit.row || i === lit.col ? "lit" : "" },
                  isCase(String(c)) ? caseTag(String(c)) : minus(String(c)),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  );
}

/** The row and column of the combat that is on, or of the turn. @param {import("../types.js").Chartable} t */
function current(t) {
  const none = { col: -1, row: -1 };
  if (t.id === "turns" && state.match) {
    const turn = String(state.match.state.turn);
    return { col: -1, row: t.rows.findIndex((r) => String(r[0]) === turn) };
  }
  const p = (state.attack && state.attack.preview) || (state.result && state.result.plan);
  const roll = (p?.stages || []).find((s) => s.kind === "roll" && s.table === t.id);
  if (!roll || roll.kind !== "roll") return none;
  const heads = roll.row ? t.rows.find((r) => String(r[0]) === roll.row) || [] : t.columns;
  const col = heads.findIndex((/** @type {unknown} */ c, /** @type {number} */ i) => i > 0 && String(c) === roll.column);
  const result = state.result && state.result.fought ? state.result.fought.result : null;
  return { col, row: result && col > 0 ? t.rows.findIndex((r) => r[col] === result) : -1 };
}
