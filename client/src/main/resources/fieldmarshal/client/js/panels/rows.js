// @ts-check
/** Rows of units, and the foot of the panels at the right. */
import { h, icon } from "../dom.js";
import { counterOf, flagsOf, keyed, unitLine } from "./parts.js";
import { cycle, moveTo, selectUnit } from "../play/moving.js";
import { undo, undoPhase } from "../play/orders.js";
import { openReplay } from "../play/replay.js";
import { mine, state } from "../store.js";
import { UNDO, UNDO_PHASE } from "../words/undo.js";
import * as say from "../words/panels.js";

/** @param {import("../types.js").Unit} u @param {boolean} pickable */
export function unitRow(u, pickable) {
  const [a, b] = unitLine(u);
  const flags = flagsOf(u);
  const on = state.units.includes(u.id);
  return h(
    "button.u",
    {
      type: "button",
      "data-key": "u" + u.id,
      class: on ? "sel" : "",
      "aria-pressed": String(on),
      onclick: (/** @type {MouseEvent} */ e) => selectUnit(u.id, e.shiftKey || e.ctrlKey),
      title: pickable ? say.SHIFT_ADDS : undefined,
    },
    counterOf(u.id, 60),
    h(
      "span.w",
      null,
      h("b", null, u.name),
      h("span.s", null, a),
      h("span.s", null, b),
      flags.length ? h("span.s", null, flags.join(", ")) : null,
    ),
  );
}

/** Takes back one order, or all of the phase. @param {import("../types.js").Match} m */
export function undoButtons(m) {
  const phase = { type: "button", id: "undo-phase", title: UNDO_PHASE, "aria-label": UNDO_PHASE, onclick: undoPhase };
  return [
    h("button.btn.q.inline", { type: "button", disabled: !m.canUndo, onclick: undo }, keyed(UNDO, "U")),
    m.canUndoPhase ? h("button.btn.q.iconic", phase, icon("M10 5L4 11l6 6M17 5l-6 6 6 6", { width: 18, height: 18 })) : null,
  ];
}

/** @param {import("../types.js").Unit | undefined} sel */
export function footer(sel) {
  const m = state.match;
  if (!m) return null;
  const route = state.route;
  return h(
    "div.foot",
    { "data-key": "foot" },
    undoButtons(m),
    mine() && m.decision.kind === "move"
      ? route && sel
        ? h(
            "button.btn.blue.wide",
            { type: "button", onclick: () => moveTo(route.hex) },
            say.goTo(state.mode === "rail", route.hex),
          )
        : h("button.btn.blue.wide.inline", { type: "button", onclick: () => cycle(1) }, keyed(say.NEXT_UNIT, "Tab"))
      : h("button.btn.q.wide", { type: "button", onclick: () => openReplay() }, say.LOG_AND_REPLAY),
  );
}
