// @ts-check
/** The page of the dice: what was checked, where they come from, each of them, and how even they are. */
import { api } from "../api.js";
import { deskFrame } from "../desk/frame.js";
import { die, h } from "../dom.js";
import { set, sideName, state } from "../store.js";
import { DICE, DICE_WRONG, EDITED_MEANS, ELSEWHERE_MEANS, faultWords } from "../words/opening.js";
import * as say from "../words/dice.js";
import { fairness, tallies } from "./chances.js";

/** @typedef {import("./book.js").Checked} Checked */

/** So many rows are shown until more are wanted. */
const ROWS = 60;

let rows = ROWS;

/** @type {{match: string, total: number, luck: import("../types.js").Luck | null}} */
let weighed = { match: "", total: -1, luck: null };

/** @type {Promise<void> | null} */
let styled = null;

/** The style of the page, fetched with it. */
export function style() {
  styled ??= new Promise((done) => {
    const link = h("link", { rel: "stylesheet", href: "/css/dice.css" });
    link.onload = link.onerror = () => done();
    document.head.append(link);
  });
  return styled;
}

/** @returns {HTMLElement} */
export function dicePage() {
  const d = state.dice && state.dice.match === state.match?.id ? state.dice : null;
  const book = d?.book;
  return deskFrame(
    "dice",
    DICE,
    say.ABOUT,
    book ? h("div.dicepage", null, h("div", null, verdict(book), chains(book), luck(book), statistics(book)), table(book)) : say.NONE_YET,
  );
}

/** @param {import("./book.js").Book} book */
function verdict(book) {
  const total = book.rolls.length,
    proved = book.count("proved");
  /** @type {[number, (n: number) => string][]} */
  const others = [
    [book.count("unseen"), say.unseen],
    [book.count("laid"), say.laid],
    [book.count("seeded"), say.seeded],
  ];
  return h(
    "section",
    { class: book.fault ? "wrong" : proved === total ? "whole" : "", role: "status", id: "dice-verdict" },
    h("h3", null, book.fault ? DICE_WRONG : total ? (proved ? say.verified(proved, total) : say.NOT_VERIFIED) : say.NONE_YET),
    book.fault ? h("p", null, faultWords(book.fault)) : null,
    others.filter(([n]) => n).map(([n, words]) => h("p.muted", null, words(n))),
    state.match?.edited ? h("p", null, state.match.origin === "elsewhere" ? ELSEWHERE_MEANS : EDITED_MEANS) : null,
  );
}

/** @param {string} figures */
const short = (figures) => `${figures.slice(0, 6)}…${figures.slice(-6)}`;

/** @param {import("./book.js").Book} book */
function chains(book) {
  const sealed = book.streams.filter((s) => s.head);
  return h(
    "section",
    null,
    h("div.eyebrow", null, say.CHAINS),
    book.streams.map((s) =>
      s.head
        ? h(
            "dl",
            null,
            h("dt", null, say.SEALED),
            h("dd", null, h("code", { title: s.head }, short(s.head)), " ", say.rolls(s.drawn)),
            h("dt", null, say.SEEDS),
            h("dd", null, s.seeds?.length ? s.seeds.map((v) => [h("code", { title: v }, short(v)), " "]) : say.NO_SEEDS),
          )
        : h("p", null, say.ofSeed(s.seed ?? 0), ", ", say.rolls(s.drawn)),
    ),
    sealed.length ? h("p.muted", null, say.trust((sealed.at(-1)?.seeds?.length || 0) > 1)) : null,
    h("p.muted", null, say.HOW_TO),
  );
}

/** @param {import("./book.js").Book} book */
function statistics(book) {
  return h("section", { id: "dice-statistics" }, h("div.eyebrow", null, say.STATISTICS), tallies(book.rolls).map(evenness), allDice());
}

/** Leads to the dice of all matches. */
const allDice = () =>
  h("button.btn.q.small", { type: "button", id: "all-dice", onclick: () => set({ drawer: "statistics" }) }, say.ALL_DICE);

/** How often each face fell, and whether that is usual. @param {import("./chances.js").Tally} t */
export function evenness(t) {
  const test = fairness(t),
    most = Math.max(...t.counts);
  return h(
    "div.sort",
    null,
    h("b", null, say.dice(t.faces, t.total)),
    " ",
    h("span.muted", null, say.expected(t.faces)),
    test ? bars(t, most) : null,
    test ? h("p", null, say.chiWords(test), " ", say.fairWords(test.p)) : h("p.muted", null, say.TOO_FEW),
  );
}

/** @param {import("./chances.js").Tally} t @param {number} most */
function bars(t, most) {
  return h(
    "div.bars",
    null,
    t.counts.map((n, i) => {
      const words = say.bar(String(i + 1), n, (100 * n) / t.total);
      return h(
        "div",
        { title: words, role: "img", "aria-label": words },
        h("span.n", null, String(n)),
        h("i", { css: { height: `${(2.6 * n) / most}rem` } }),
        h("span", null, String(i + 1)),
      );
    }),
  );
}

/** @param {import("./book.js").Book} book */
function luck(book) {
  const m = state.match;
  if (m && (weighed.match !== m.id || weighed.total !== book.rolls.length)) {
    const now = { match: m.id, total: book.rolls.length, luck: /** @type {import("../types.js").Luck | null} */ (null) };
    weighed = now;
    api.luck(m.id).then(
      (l) => ((now.luck = l), set()),
      () => {},
    );
  }
  const l = weighed.luck;
  const sides = l && !l.withheld ? (state.game?.sides || []).filter((s) => l.sides[s.id]?.attacks) : [];
  return h(
    "section",
    { id: "dice-luck" },
    h("div.eyebrow", null, say.LUCK),
    !l ? h("p.muted", null, say.LUCK_COMES) : l.withheld ? h("p.muted", null, say.LUCK_WITHHELD) : null,
    l && !l.withheld && !sides.length ? h("p.muted", null, say.NO_ATTACKS) : null,
    sides.map((s) => {
      const of = /** @type {import("../types.js").Luck} */ (l).sides[s.id];
      return h("p", null, h("b", null, sideName(s.id)), " ", say.luckWords(of.attacks, of.luck, of.luckier));
    }),
  );
}

/** @param {import("./book.js").Book} book */
function table(book) {
  const all = book.rolls.slice().reverse(),
    shown = all.slice(0, rows);
  const more = () => {
    rows = Infinity;
    set();
  };
  return h(
    "section.rolls",
    null,
    h("div.eyebrow", null, say.ROLLS),
    h(
      "table.ptable",
      null,
      h("thead", null, h("tr", null, say.HEADS.map((t) => h("th", { scope: "col" }, t)))),
      h("tbody", null, shown.map(row)),
    ),
    all.length > shown.length
      ? h("button.btn.q.small", { type: "button", onclick: more }, say.older(all.length - shown.length))
      : null,
  );
}

/** @param {Checked} r */
function row(r) {
  const wrong = r.finding === "wrong";
  return h(
    "tr",
    { "data-key": "r" + r.number, class: wrong ? "wrong" : "" },
    h("td", null, String(r.number)),
    h("td", null, r.line === undefined ? say.OPENING : r.line < 0 ? "" : say.lineWords(r.line)),
    h("td", null, r.faces ? say.dieOf(r.faces) : ""),
    h("td.n", null, r.face === undefined ? "" : r.faces === 6 ? die(r.face) : String(r.face)),
    h("td", null, r.link ? h("code", { title: r.link }, short(r.link)) : ""),
    h("td", null, wrong ? h("b", null, say.FINDINGS.wrong, r.due ? `, ${say.due(r.due)}` : "") : say.FINDINGS[r.finding]),
  );
}
