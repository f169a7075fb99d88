// @ts-check
/** The dice of all matches of this server that are over: how even they are, and who was lucky. */
import { call } from "../api.js";
import { deskFrame } from "../desk/frame.js";
import { h } from "../dom.js";
import { set, state } from "../store.js";
import * as say from "../words/statistics.js";
import { evenness } from "./page.js";

export { style } from "./page.js";

/** @typedef {{game: string, side: string, matches: number, attacks: number, luck: number, luckier: number}} Lucky */
/** @typedef {{matches: number, pending: number, dice: {faces: number, counts: number[]}[], luck: Lucky[]}} Statistics */

/** So long it waits before it asks again while matches are being counted. */
const AGAIN = 1500;

/** @type {Statistics | null} */
let told = null;
let asked = false;

async function ask() {
  asked = true;
  try {
    told = await call("/api/statistics");
    if (told?.pending) setTimeout(() => state.drawer === "statistics" && ask(), AGAIN);
  } catch {
    asked = false;
  }
  set();
}

/** @returns {HTMLElement} */
export function statisticsPage() {
  if (!asked) ask();
  const s = told;
  return deskFrame(
    "statistics",
    say.STATISTICS,
    say.ABOUT,
    h(
      "div.dicepage.host",
      { id: "host-dice" },
      h(
        "div",
        null,
        h(
          "section",
          null,
          h("h3", null, s ? say.matches(s.matches) : say.COMING),
          s?.pending ? h("p.muted", null, say.pending(s.pending)) : null,
        ),
        h(
          "section",
          { id: "host-even" },
          h("div.eyebrow", null, say.EVEN),
          s?.dice.map((d) => evenness({ ...d, total: d.counts.reduce((a, b) => a + b, 0) })),
        ),
      ),
      h("section", { id: "host-luck" }, h("div.eyebrow", null, say.LUCK), s?.luck.length ? table(s.luck) : h("p.muted", null, say.NO_LUCK)),
    ),
  );
}

/** @param {Lucky[]} luck */
function table(luck) {
  return h(
    "table.ptable",
    null,
    h("thead", null, h("tr", null, say.HEADS.map((t) => h("th", { scope: "col" }, t)))),
    h("tbody", null, luck.map(row)),
  );
}

/** @param {Lucky} l */
function row(l) {
  const game = state.games?.find((g) => g.id === l.game);
  const side = game?.sides.find((s) => s.id === l.side);
  return h(
    "tr",
    { "data-key": l.game + l.side },
    h("td", null, game?.title || l.game),
    h("td", null, side?.name || l.side),
    h("td.n", null, String(l.matches)),
    h("td.n", null, String(l.attacks)),
    h("td", null, say.steps(l.luck)),
    h("td", null, say.luckier(l.luckier)),
  );
}
