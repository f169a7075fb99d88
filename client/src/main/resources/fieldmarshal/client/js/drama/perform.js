// @ts-check
/** The stage of a combat: what is drawn on the board, and the strip that names the result for each side. */
import { die, h } from "../dom.js";
import { counterOf } from "../panels/parts.js";
import { ofCombat } from "../panels/sections.js";
import { best } from "../panels/tones.js";
import { stackAt, state } from "../store.js";
import { capital, codeOf, percent } from "../words.js";
import { ATTACKER, DEFENDER } from "../words/combat.js";
import * as say from "../words/drama.js";
import { fallen, roomBeside, scriptOf } from "./script.js";
import { sound } from "./sounds.js";
import { cast, drawPlay } from "./stage.js";

/** @typedef {import("./script.js").Play} Play */
/** @typedef {{fought: import("../types.js").GameEvent | null, rolling: boolean, landed: boolean, play: Play, again?: boolean,
 * moving?: boolean, stages?: import("../types.js").Stage[][], match?: string}} Drama
 * again: it is seen in the replay; moving: what came next waits for it; stages: those of the combat, as it is now and as it was */
/** @typedef {{state: import("../types.js").State}} Moment */

let styled = false;

/** So many dice stand in their full size in the strip. */
const FEW = 6;

/**
 * Puts a combat on the board.
 * @param {import("../board/board.js").Board} board @param {Moment} before @param {Moment} match
 * @param {import("../types.js").GameEvent[]} events @param {boolean} moving whether it moves, or stands there as it came out
 */
export function begin(board, before, match, events, moving) {
  const targets = state.attack?.targets || before.state.combat?.targets || match.state.combat?.targets || [];
  const play = scriptOf(ofCombat(events), before.state.units, match.state.units, targets);
  if (!play) return null;
  if (!styled) {
    styled = true;
    document.head.append(h("link", { rel: "stylesheet", href: "/css/drama.css" }));
  }
  const start = performance.now(),
    units = cast(play);
  board.perform({
    hides: (id) => moving && units.has(id),
    draw: (pen) => {
      const t = moving ? pen.t - start : play.end;
      drawPlay(pen, play, t, freeOf(board));
      return moving;
    },
  });
  sounds(play, moving);
  return play;
}

/** What is seen of the map beside the strip. @param {import("../board/board.js").Board} board */
function freeOf(board) {
  const r = document.querySelector(".rollstrip")?.getBoundingClientRect(),
    top = board.host.getBoundingClientRect().top;
  return roomBeside(board.room(), r ? { x: r.left, y: r.top - top, w: r.width, h: r.height } : null);
}

/** Draws a combat as it came out. @param {import("../board/board.js").Board} board @param {Play} play */
export function lay(board, play) {
  board.perform({
    hides: () => false,
    draw: (pen) => {
      drawPlay(pen, play, play.end, freeOf(board));
      return false;
    },
  });
}

/** @param {Play} play @param {boolean} moving */
function sounds(play, moving) {
  let dice = 0;
  for (const a of play.acts) {
    const wait = moving ? a.start : 0;
    if (a.kind === "die" && dice++ < 6) sound("die", wait);
    else if (a.kind === "walk") sound("march", wait);
    else if (a.kind === "fade" || a.kind === "flip") sound("loss", wait);
  }
}

/** @param {Drama} d @param {() => void} skip @param {string} [waits] who is asked, where the combat has been seen to its end */
export function strip(d, skip, waits = "") {
  const f = d.fought,
    faces = fallen(d.play, d.landed ? Infinity : -1),
    rolling = !d.landed;
  const m = f?.meaning,
    // a single die beside a combat says what it is for
    dice = d.play.acts.filter((a) => a.kind === "die"),
    lone = !f && dice.length === 1 ? dice[0].purpose || "" : "";
  const look = [d.again ? "again" : "", waits ? "rest" : "", lone ? "lone" : ""].filter(Boolean).join(" ");
  return h(
    "div.rollstrip",
    { "data-key": "rollstrip", role: "status", "aria-label": say.THE_ROLL, class: look },
    h(
      "div.what",
      null,
      rolling ? null : f?.face ? die(f.face, 46) : h("span.many", null, faces.map((v) => die(v, faces.length > FEW ? 15 : 22))),
      h(
        "div",
        null,
        h("div.eyebrow", null, f?.odds ? say.oddsAndDie(f.odds, rolling ? 0 : f.face || 0, f.modifier) : capital(lone) || say.DICE),
        h("b", null, rolling ? say.ROLLING : lone ? say.dieOf(faces[0]) : f ? codeOf(f) : ""),
      ),
    ),
    lone
      ? null
      : [
          h("div.att", null, h("div.eyebrow", null, ATTACKER), h("p", null, rolling ? "" : m?.attacker || (f ? say.NO_LOSS : ""))),
          h("div.def", null, h("div.eyebrow", null, DEFENDER), h("p", null, rolling ? "" : m?.defender || (f ? say.NO_LOSS : ""))),
        ],
    waits ? h("span.hop", null, waits) : d.again ? null : hop(skip),
  );
}

/** Goes to the end of the play, by finger, mouse or key. @param {() => void} skip */
function hop(skip) {
  return h(
    "button.hop",
    { type: "button", id: "skip-roll", onclick: skip },
    say.SKIP,
    h("span.kbd", { "aria-hidden": "true" }, say.SKIP_KEY),
  );
}

/** What the die can bring at the column that was fought at, whatever the defender added. @param {Drama} d */
function outcomesOf(d) {
  return d.fought?.outcomes || rollOf(d)?.outcomes || [];
}

/** The table on which the die is read, of the forecasts before it and the combat as it is now. @param {Drama} d */
function rollOf(d) {
  const rolls = [state.result?.plan?.stages || [], ...(d.stages || [])].flatMap((l) =>
    l.flatMap((s) => (s.kind === "roll" && s.outcomes.length ? [s] : [])),
  );
  if (!d.fought?.odds) return rolls[0];
  // in a combat that goes on, the roll that is done is the one that is read
  const read = d.stages?.[0]?.flatMap((s) => (s.kind === "roll" && s.progress === "done" && s.outcomes.length ? [s] : []));
  return read?.[0] || rolls.find((s) => s.column === d.fought?.odds) || rolls.find((s) => s.odds === d.fought?.odds);
}

/** What the die can bring; the row that it has brought lights when it has fallen. @param {Drama} d */
export function panel(d) {
  const outcomes = outcomesOf(d);
  return h(
    "div.side.panel",
    { "data-key": "rolling", css: { borderTopColor: "var(--accent)" }, role: "region", "aria-label": say.THE_ROLL },
    h(
      "div.body",
      null,
      h("div.hd", null, h("div.eyebrow", null, say.attackOn(d.play.targets)), h("h2", null, d.fought?.odds || say.THE_ROLL)),
      h(
        "div.sec.faceoff",
        null,
        counters(d.fought?.attackers || unitsAt(d.play.from)),
        h("span", { "aria-hidden": "true" }, "v"),
        counters(d.play.defenders),
      ),
      outcomes.length
        ? h(
            "table.rollrows",
            null,
            h(
              "tbody",
              null,
              best(outcomes).map((o) =>
                h(
                  "tr",
                  { class: d.landed && o.result === d.fought?.result ? "lit" : "", "data-key": o.result },
                  h("th", { scope: "row" }, o.result),
                  h("td", null, o.meaning.words),
                  h("td.num", null, percent(o.probability)),
                ),
              ),
            ),
          )
        : h("p.sec.muted", null, d.landed && d.fought ? codeOf(d.fought) : say.ROLLING),
    ),
  );
}

/** @param {string[]} hexes */
const unitsAt = (hexes) => hexes.flatMap((n) => stackAt(n).map((u) => u.id));

/** @param {string[]} ids */
function counters(ids) {
  return h(
    "span.row",
    null,
    ids.map((id) => counterOf(id, 40, "middle")),
  );
}
