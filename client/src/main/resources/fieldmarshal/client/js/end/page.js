// @ts-check
/** The page of the end: who won and why. */
import { openAnalysis } from "../analysis/open.js";
import { die, h } from "../dom.js";
import { rematch } from "../play/again.js";
import { openReplay } from "../play/replay.js";
import { sideCalled } from "../sides.js";
import { forPaper } from "../settings.js";
import { later, placeName, set, state } from "../store.js";
import { capital, minus } from "../words.js";
import { ANALYSE_SHORT } from "../words/opening.js";
import * as say from "../words/end.js";
import { isSlim, mapCard, slimness } from "./map.js";
import { closeEnd, playing } from "./open.js";
import { lossesCard, pointsCard } from "./cards.js";
import { counterThen, tell, whereabouts } from "./fights.js";
import { luckCard, luckInAttacks } from "./luck.js";
import { share } from "./picture.js";
import { lengthWords, missedWords, pointsWords, verdict, when } from "./verdict.js";

/** @typedef {import("../types.js").Story} Story */

let styled = false;

/** The style of the page, fetched with it. */
function style() {
  if (styled) return;
  styled = true;
  document.head.append(h("link", { rel: "stylesheet", href: "/css/end.css" }));
}

/** The page is about to be shown. */
export function begin() {
  style();
  import("../drama/sounds.js").then((s) => s.sound("end"), () => {});
  set();
}

/** @param {Story} story */
export function page(story) {
  const m = state.match,
    g = state.game;
  if (!m || !g) return null;
  return h(
    "main.endpage",
    { "data-key": "end", id: "end-page", "aria-label": say.THE_END, tabindex: "-1", onpointerover: light, onpointerleave: dark },
    head(story, m),
    strip(story),
    cards(story),
    h("div.endrow", null, fights(story), luckCard(story)),
    luckInAttacks(story),
  );
}

/** The map and the graphs; points only where some are counted. @param {Story} story */
function cards(story) {
  const points = pointsCard(story);
  const look = [points ? "" : "two", isSlim(story) ? "slim" : ""].filter(Boolean).join(" ");
  return h("div.endcards", { class: look, css: { "--slim": slimness() + "fr" } }, mapCard(story), points, lossesCard(story));
}

/** Hovering a turn lights its front, its points and its losses. @param {PointerEvent} e */
function light(e) {
  const at = /** @type {HTMLElement} */ (e.target).closest?.("[data-turn]");
  const turn = at?.getAttribute("data-turn");
  dark();
  if (!turn) return;
  for (const el of document.querySelectorAll(`#end-page [data-turn="${turn}"]`)) el.classList.add("lit");
}

function dark() {
  for (const el of document.querySelectorAll("#end-page .lit")) el.classList.remove("lit");
}

/** @param {Story} story @param {import("../types.js").Match} m */
function head(story, m) {
  const v = verdict(story);
  const needs = v.rank !== undefined ? story.levels[v.rank].needs : "";
  return h(
    "header.endhead",
    null,
    h(
      "div.w",
      null,
      h(
        "div.row.when",
        null,
        h("span.eyebrow", { class: v.winner === "draw" ? "" : "won" }, when(story)),
        h("span.muted.len", null, lengthWords(story).join(" · ")),
      ),
      h("h1", null, v.title),
      h("p.sub", null, [v.more || capital(needs), pointsWords(story), missedWords(story)].filter(Boolean).map((w) => w + ".").join(" ")),
    ),
    h(
      "div.endacts",
      null,
      playing(m)
        ? h(
            "button.btn",
            { type: "button", id: "rematch", onclick: () => rematch(true) },
            say.REMATCH,
            h("small", null, say.SIDES_CHANGED),
          )
        : null,
      h("button.btn.q", { type: "button", id: "end-map", onclick: closeEnd }, say.BACK_TO_MAP),
      h("button.btn.q", { type: "button", id: "end-replay", onclick: () => show(0) }, say.REPLAY),
      h("button.btn.q", { type: "button", id: "end-analyse", onclick: openAnalysis }, ANALYSE_SHORT),
      h("button.btn.q", { type: "button", id: "end-share", onclick: () => share(story) }, say.SHARE_PICTURE),
      h("button.btn.q", { type: "button", id: "end-print", onclick: print }, say.PRINT),
    ),
  );
}

/** Prints the page as it is by day, as soon as its pictures are drawn so. */
function print() {
  const ready = () => {
    if (document.querySelector("canvas[data-painting]")) return void later(ready);
    window.print();
    forPaper(false);
  };
  forPaper(true);
  later(ready);
}

/** Goes from the page to a line of the replay. @param {number} line */
function show(line) {
  closeEnd();
  openReplay(line);
}

/** @param {Story} story */
function strip(story) {
  if (!story.levels.length) return null;
  const rank = story.decision.outcome?.rank;
  return h(
    "ol.levels",
    { "aria-label": say.LEVELS },
    story.levels.map((l, i) =>
      h(
        "li",
        {
          class: i === rank ? (l.winner ? "on" : "drawn") : "",
          "aria-current": i === rank ? "true" : undefined,
          title: minus(l.needs),
        },
        h("b", null, l.title),
        h("span", null, minus(l.needs)),
      ),
    ),
  );
}

/** @param {Story} story */
function fights(story) {
  const list = story.fights.slice(0, 3);
  return h(
    "section.fights",
    { "aria-label": say.FIGHTS },
    h("h2.eyebrow", null, say.FIGHTS),
    list.length
      ? h(
          "div.three",
          null,
          list.map((f) => fightCard(f)),
        )
      : h("p.muted", null, say.NO_FIGHTS),
  );
}

/** @param {import("../types.js").StoryFight} f */
function fightCard(f) {
  const t = tell(f),
    hex = f.targets[0],
    name = whereabouts(hex);
  return h(
    "article.fight.endcard",
    { "data-key": "f" + f.line, "data-turn": f.turn },
    h("div.eyebrow", null, say.fightHead(f.turn, sideCalled(f.side))),
    h(
      "h3",
      null,
      name ? name + " " : "",
      h(
        "button.hexlink",
        { type: "button", title: say.SHOW, "aria-label": `${say.SHOW}: ${placeName(hex)}`, onclick: () => show(f.line + 1) },
        hex,
      ),
    ),
    h(
      "div.row.between.vs",
      null,
      h(
        "span.row",
        null,
        counterThen(f, f.attackers[0], 42),
        h("span", { "aria-hidden": "true" }, "v"),
        counterThen(f, f.defenders[0], 42),
      ),
      h("span.row", null, h("b.odds", null, f.odds), f.face ? die(f.face, 32) : null),
    ),
    h("p", null, h("b", null, say.ATTACKER), " ", t.attacker),
    h("p", null, h("b", null, say.DEFENDER), " ", t.defender),
    t.moved.length ? h("p.moved", null, t.moved.map((v) => h("span.chip", null, v))) : null,
  );
}
