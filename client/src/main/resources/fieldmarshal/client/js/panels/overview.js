// @ts-check
/** Nothing is selected: what there is to do. */
import { h } from "../dom.js";
import { openEnd } from "../end/open.js";
import { lexiconOf, phaseTitle, troubles } from "../lexicon.js";
import { rematch } from "../play/again.js";
import { plan } from "../play/attacking.js";
import { leftToDo } from "../play/ending.js";
import { clearSelection, selectHex } from "../play/moving.js";
import { send } from "../play/orders.js";
import { theBoard } from "../play/table.js";
import { canMove, mine, placeName, shown, sideName, stackAt, state, unitOf } from "../store.js";
import { capital, namesTogether } from "../words.js";
import { hexOfOrder, unitsOfOrder } from "../play/choosing.js";
import { arrivals, besides } from "./choices.js";
import { phaseLog } from "./log.js";
import { counterOf } from "./parts.js";
import { footer, unitRow } from "./rows.js";
import { list, targetList } from "./targets.js";
import { trackChips } from "./tracks.js";
import { track } from "./turns.js";
import * as say from "../words/panels.js";
import { AGAIN, REMATCH, SEE_END } from "../words/table.js";

/** @typedef {import("../types.js").Decision} Decision */

export function overview() {
  const m = state.match,
    s = shown();
  if (!m || !state.game || !s) return null;
  const d = m.decision;
  if (d.kind === "over") return theEnd(d);
  return h(
    "div.side.panel",
    { "data-key": "overview", role: "region", "aria-label": say.SITUATION },
    h("div.body", null, head(d, s), mine() ? todoFirst(d, s) : marchers(d, s), phaseLog(), track()),
    footer(undefined),
  );
}

/** @param {Decision} d */
function theEnd(d) {
  const level = d.outcome ? capital(d.outcome.level) : d.prompt;
  return h(
    "div.side.panel",
    { "data-key": "over", role: "region", "aria-label": say.THE_END },
    h(
      "div.body",
      null,
      h(
        "div.over",
        null,
        h("div.eyebrow", null, say.GAME_OVER),
        h("h2", null, level),
        h("p", null, h("button.btn.blue", { type: "button", id: "see-end", onclick: openEnd }, SEE_END)),
      ),
      state.match?.differs || state.match?.watching || state.replay ? null : onceMore(),
      phaseLog(),
      track(),
    ),
    footer(undefined),
  );
}

/** The same once more. */
function onceMore() {
  return h(
    "div.sec.row.wraps",
    { "data-key": "again" },
    h("button.btn.blue", { type: "button", id: "rematch", onclick: () => rematch(true) }, REMATCH),
    h("button.btn.q", { type: "button", id: "again", onclick: () => rematch(false) }, AGAIN),
  );
}

/** @param {Decision} d @param {import("../types.js").State} s */
function head(d, s) {
  const side = d.side || "",
    lexicon = lexiconOf(state.game);
  const units = s.units.filter((u) => u.hex && u.side === side);
  return h(
    "div.hd",
    null,
    h("div.eyebrow", null, say.turnAndPhase(d.turn, phaseTitle(lexicon, d.phase))),
    h("h2", null, sideName(side)),
    h("div.chips", null, h("span.chip", null, say.onTheMap(units.length)), hurt(lexicon, units), trackChips(s)),
    // the bar of a small window may cut it; that of a phone does not
    mine() ? h("p.asked", null, d.prompt) : null,
  );
}

/** From what is selected back to the list of the phase: how much is left to do, who is in trouble, and the tracks. */
export function wayBack() {
  const m = state.match,
    s = shown();
  if (!m || !s) return null;
  const d = m.decision,
    over = d.kind === "over",
    lexicon = lexiconOf(state.game);
  const text = over ? say.GAME_OVER : say.backTo(phaseTitle(lexicon, d.phase), mine() ? leftToDo(d) : "");
  const props = { type: "button", id: "to-phase", title: say.BACK_TO_PHASE, onclick: clearSelection };
  const units = s.units.filter((u) => u.hex && u.side === d.side);
  return h(
    "div.back.chips",
    { "data-key": "back" },
    h("button.chip.go", props, "‹ " + text),
    over ? null : [hurt(lexicon, units), trackChips(s)],
  );
}

/** How many units are in which trouble. @param {import("../lexicon.js").Lexicon} lexicon @param {import("../types.js").Unit[]} units */
function hurt(lexicon, units) {
  /** @type {Map<string, import("../types.js").Unit[]>} */
  const by = new Map();
  for (const u of units) for (const t of new Set(troubles(lexicon, u.flags))) by.set(t, [...(by.get(t) || []), u]);
  return [...by].map(([t, list]) =>
    h(
      "button.chip.go",
      { type: "button", "data-key": "hurt" + t, title: say.SHOW_THEM, onclick: () => showNext(t, list) },
      say.troubled(list.length, t),
    ),
  );
}

/** @type {Map<string, string>} who was shown last of those in some trouble */
const shownLast = new Map();

/** Goes to the next unit of a list. @param {string} what @param {import("../types.js").Unit[]} list */
function showNext(what, list) {
  const last = list.findIndex((u) => u.id === shownLast.get(what)),
    u = list[(last + 1) % list.length];
  shownLast.set(what, u.id);
  selectHex(u.hex || "", [u.id]);
  theBoard()?.reveal(u.hex || "", true);
}

function attacks() {
  // what is not known yet is not said to be nothing
  if (state.legal === null && !state.targets.length) return h("div.sec", null, h("p.muted", null, say.LOOKING_UP));
  return [state.deeds.length ? list(say.DECLARED, state.deeds.map(deedRow), "deeds") : null, targetList((n) => plan([n]))];
}

/** What there is to do in the phase, beside what is listed already. @param {import("../types.js").Unit[]} listed */
export function todo(listed) {
  const m = state.match,
    s = shown();
  return m && s && mine() ? todoFirst(m.decision, s, listed) : null;
}

/** @param {Decision} d @param {import("../types.js").State} s @param {import("../types.js").Unit[]} [listed] */
function marchers(d, s, listed = []) {
  if (d.kind !== "move") return null;
  const can = canMove();
  const idle = s.units
    .filter((u) => u.hex && u.side === d.side && can.has(u.id) && !listed.some((v) => v.id === u.id))
    .sort((a, b) => b.attack - a.attack);
  return idle.length
    ? list(
        say.CAN_MOVE,
        idle.map((u) => unitRow(u, false)),
        "idle",
      )
    : null;
}

/** More units than these that may come onto the map are folded, or nobody would find those that march. */
const ARRIVE = 12;

/**
 * What there is to do, and what may be done beside; on the march who may come onto the map stands first, and what a unit on the
 * map may do stands in its own panel.
 * @param {Decision} d @param {import("../types.js").State} s @param {import("../types.js").Unit[]} [listed] who needs no other row
 */
function todoFirst(d, s, listed = []) {
  const legal = state.legal || [];
  if (d.kind === "attack") return [attacks(), besides(legal)];
  if (d.kind !== "move") return null;
  const onMap = (/** @type {string} */ id) => !!unitOf(id)?.hex;
  const others = legal.filter((o) => !unitsOfOrder(o).some(onMap)),
    come = others.filter((o) => unitsOfOrder(o).length && hexOfOrder(o));
  const few = new Set(come.map((o) => unitsOfOrder(o).join())).size <= ARRIVE ? come : [];
  return [arrivals(few), marchers(d, s, listed), besides(others.filter((o) => !few.includes(o)))];
}

/** Something that was declared and may be called off. @param {{title: string, order: import("../types.js").Order}} v @param {number} i */
function deedRow(v, i) {
  const hexes = /** @type {string[]} */ (v.order.hexes || []),
    who = hexes.flatMap((n) => stackAt(n));
  const words = [
    h("b", null, hexes.length ? hexes.map(placeName).join(", ") : v.title),
    h("span.s", null, namesTogether(who.map((u) => u.name))),
  ];
  return h(
    "div.pickrow",
    { "data-key": "deed" + i },
    h(
      "button.u",
      { type: "button", onclick: () => hexes[0] && theBoard()?.reveal(hexes[0]) },
      who[0] ? counterOf(who[0].id, 46) : null,
      h("span.w", null, words),
    ),
    h(
      "button.choice.act",
      { type: "button", "aria-label": v.title, onclick: () => send(v.order) },
      hexes.length ? say.CALL_OFF : v.title,
    ),
  );
}
