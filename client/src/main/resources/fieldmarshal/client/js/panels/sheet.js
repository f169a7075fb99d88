// @ts-check
/** Log, losses, points and arrivals in a sheet at the left. */
import { openSheet } from "../play/looks.js";
import { h } from "../dom.js";
import { log } from "./log.js";
import { caseTag, counterOf, sentence } from "./parts.js";
import { trackSheet } from "./tracks.js";
import { ofScenario } from "./turns.js";
import { openReplay } from "../play/replay.js";
import { set, shown, state } from "../store.js";
import { anyPoints, capital, figure, shortDate } from "../words.js";
import * as say from "../words/panels.js";

export function tabs(/** @type {string} */ now, /** @type {(id: string) => void} */ go) {
  return h(
    "div.tabs",
    { role: "tablist" },
    say.TABS.map(([id, t]) =>
      h("button", { type: "button", role: "tab", "aria-selected": String(now === id), onclick: () => go(id) }, t),
    ),
  );
}

/** @type {Record<string, () => import("../dom.js").Child>} */
const PAGES = { log, tracks: trackSheet, losses, points, arrivals };

/** @param {string} tab */
export function content(tab) {
  return (PAGES[tab] || log)();
}

/** Log and tracks as a panel on the left. */
export function sheetPanel() {
  if (state.drawer !== "sheet" || state.replay) return null;
  const tab = state.sheet;
  return h(
    "div.sheet.panel",
    { "data-key": "sheet", role: "dialog", "aria-label": say.LOG_AND_TRACKS },
    tabs(tab, openSheet),
    h(
      "div.scroll",
      { "data-key": "s" + tab, id: "sheetscroll", tabindex: "0", role: "region", "aria-label": capital(tab) },
      content(tab),
    ),
    h(
      "div.foot",
      null,
      h("button.btn.q.small", { type: "button", onclick: () => set({ drawer: null }) }, say.CLOSE),
      tab === "log" ? h("button.btn.blue.small", { type: "button", onclick: () => openReplay() }, say.REPLAY) : null,
    ),
  );
}

function losses() {
  const s = shown(),
    g = state.game;
  if (!s || !g) return null;
  return g.sides.map((side) => {
    const units = s.units.filter((u) => u.side === side.id);
    const gone = units.filter((u) => u.dead);
    const hurt = units.filter((u) => u.hex && u.lost > 0);
    // what a hidden counter has lost is not told
    const steps = units.reduce((a, u) => a + ((gone.includes(u) ? u.steps : u.lost) || 0), 0),
      unknown = units.some((u) => u.hex && u.lost === undefined);
    return h(
      "div",
      { "data-key": side.id },
      h(
        "div.row.between",
        { css: { paddingTop: ".8rem" } },
        h("span.eyebrow", null, side.name),
        h("span.num", null, say.stepsLost(steps, unknown)),
      ),
      gone.length
        ? h(
            "div.strip",
            null,
            gone.map((u) => counterOf(u.id, 45, "middle")),
          )
        : hurt.length
          ? null
          : h("p.muted", { css: { padding: ".3rem 0" } }, say.NO_LOSSES),
      gone.length ? h("p.muted", null, say.eliminated(gone.length)) : null,
      h(
        "table.ptable",
        null,
        h(
          "tbody",
          null,
          hurt.map((u) =>
            h("tr", null, h("td", null, u.name), h("td", null, u.hex), h("td.n", null, say.nOf(u.steps - u.lost, u.steps))),
          ),
        ),
      ),
    );
  });
}

function points() {
  const s = shown(),
    g = state.game;
  if (!s || !g) return null;
  if (!anyPoints(s.points))
    return h("p.muted", null, say.NOBODY_HAS_POINTS, " ", caseTag(s.pointsExplained[0].parts[0]?.case || ""));
  return s.pointsExplained.map((sum, i) => {
    // a row or a side of nothing says nothing
    const parts = sum.parts.filter((p) => p.amount !== 0);
    if (!sum.total && !parts.length) return null;
    return h(
      "div",
      { "data-key": "p" + i },
      h(
        "div.row.between",
        { css: { paddingTop: ".9rem" } },
        h("span.eyebrow", null, g.sides[i] ? g.sides[i].name : sum.what),
        h("span.big", null, figure(sum.total)),
      ),
      h(
        "table.ptable",
        null,
        h(
          "tbody",
          null,
          parts.map((p) =>
            h("tr", null, h("td", null, sentence(p.what)), h("td", null, caseTag(p.case)), h("td.n", null, figure(p.amount))),
          ),
        ),
      ),
    );
  });
}

function arrivals() {
  const turns = ofScenario(state.game?.turns || [], (t) => t.turn),
    s = shown();
  if (!turns.length) return h("p.muted", null, say.NO_TURN_TRACK);
  const row = (/** @type {import("../types.js").TurnInfo} */ t) =>
    h(
      "tr",
      { css: t.turn === s?.turn ? { background: "var(--blueSoft)" } : {} },
      h("td.n", { css: { textAlign: "left" } }, String(t.turn)),
      h("td", { css: { whiteSpace: "nowrap" } }, shortDate(t.dates)),
      h("td", null, t.note ? sentence(t.note) : h("span.muted", null, say.NO_ARRIVALS)),
    );
  return h("table.ptable", null, h("tbody", null, turns.map(row)));
}
