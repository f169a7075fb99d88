// @ts-check
/** The card at a path's end, and the reason at a refused hex. */
import { h } from "../dom.js";
import { boardHost, panelHost } from "./hosts.js";
import { caseTag, counterOf, unitLine } from "../panels/parts.js";
import { whoIsThere } from "../panels/targets.js";
import { question, withdraw } from "../play/asking.js";
import { asked } from "../play/choosing.js";
import { inPanel } from "../play/pointing.js";
import { inHexes } from "../play/reach.js";
import { board } from "../play/table.js";
import { spotFor } from "./spot.js";
import { hexOf, placeName, stackAt, state, unitOf } from "../store.js";
import { CANCEL, HEXES_BEFORE, costOf, farTo, moreUnits } from "../words/table.js";

/** What comes and goes with the pointer: it is found by whoever looks for it, and interrupts nobody. */
const FLEETING = { role: "status", "aria-live": "off" };

/** The card at the path's end, or the reason at a refused hex. */
export function tip() {
  if (state.replay || !board) return null;
  const q = question();
  if (q)
    return h(
      "div.tip.panel.bubble",
      { "data-key": "question", "data-hex": q.hex, role: "group", "aria-label": q.words, id: "question" },
      h("p", null, q.words),
      h(
        "div.row",
        null,
        h("button.btn.small", { type: "button", id: "question-yes", onclick: q.go }, q.yes),
        h("button.btn.q.small", { type: "button", onclick: withdraw }, CANCEL),
      ),
    );
  if (state.refusal)
    return h(
      "div.tip.panel.bubble",
      { "data-key": "bubble", "data-hex": state.refusal.hex, role: "alert" },
      state.refusal.why,
      " ",
      caseTag(state.refusal.case),
      asked() ? h("div.peek", null, rows(stackAt(state.refusal.hex))) : null,
    );
  if (!state.route && state.peek && !inPanel(state.peek) && !board.drag) return peek(state.peek);
  const r = state.route;
  const u = state.units.length ? unitOf(state.units[0]) : undefined;
  if (!r || r.mp < 0 || !u || board.drag) return null;
  const steps = Array.isArray(r.steps) ? r.steps : [];
  const cases = new Map();
  return h(
    "div.tip.panel",
    { "data-key": "tip", "data-hex": r.hex, ...FLEETING },
    h("h3", null, inHexes() ? farTo(placeName(r.hex), r.mp) : costOf(placeName(r.hex), r.mp, state.reach?.points?.left ?? u.move)),
    h(
      "table",
      null,
      h(
        "tbody",
        null,
        (steps.length ? steps : []).slice(-9).map((s) => {
          const parts = s.parts || [];
          for (const p of parts) if (p.case) cases.set(p.case, p.what);
          return h(
            "tr",
            null,
            h("td", null, s.hex),
            h("td", null, parts.map((p) => p.what).join(", ") || hexOf(s.hex)?.terrain || ""),
            h("td", null, String(s.total)),
          );
        }),
      ),
    ),
    steps.length > 9 ? h("p.muted", null, HEXES_BEFORE) : null,
    cases.size
      ? h(
          "div.note",
          null,
          [...cases.keys()].map((c) => [h("span.case", null, c), " "]),
        )
      : null,
  );
}

/** So many units of a stack have a row in its card; the others are named. */
const MOST = 8;

/** The stack under a pointer that rests. @param {string} hex */
function peek(hex) {
  return h("div.tip.panel.peek", { "data-key": "peek", "data-hex": hex, ...FLEETING }, h("h3", null, placeName(hex)), rows(stackAt(hex)));
}

/** Who stands there. @param {import("../types.js").Unit[]} stack */
function rows(stack) {
  return [
    stack.slice(0, MOST).map((u) => {
      const [what, can] = unitLine(u);
      const words = [h("b", null, u.name), h("small", null, what), h("small", null, can)];
      return h("div.row", null, counterOf(u.id, 40, "middle"), h("span.w", null, words));
    }),
    stack.length > MOST ? h("p.muted", null, moreUnits(whoIsThere(stack.slice(MOST)))) : null,
  ];
}

/** Puts the card beside its hex. */
export function place() {
  const el = /** @type {HTMLElement | null} */ (panelHost.querySelector(".tip"));
  if (!el || !board) return;
  const hx = hexOf(el.dataset.hex || "");
  if (!hx) return;
  const top = boardHost.getBoundingClientRect().top,
    onMap = board.toScreen(hx.x, hx.y),
    at = { x: onMap.x, y: onMap.y };
  const path = (state.route?.path || [state.hex || ""]).map((n) => hexOf(n)).filter((v) => v !== undefined);
  const card = { w: el.offsetWidth, h: el.offsetHeight };
  const spots = path.map((v) => /** @type {import("../board/board.js").Board} */ (board).toScreen(v.x, v.y));
  const { x, y } = spotFor(card, at, 46 * Math.max(0.6, board.scale), board.room(), board.covers(), spots);
  el.style.transform = `translate(${Math.round(x)}px, ${Math.round(y + top)}px)`;
}
