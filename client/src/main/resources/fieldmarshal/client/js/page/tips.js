// @ts-check
/** The card at a path's end, and the reason at a refused hex. */
import { h } from "../dom.js";
import { boardHost, panelHost } from "./hosts.js";
import { caseTag, counterOf, unitLine } from "../panels/parts.js";
import { board } from "../play/table.js";
import { spotFor } from "./spot.js";
import { hexOf, placeName, stackAt, state, unitOf } from "../store.js";
import { HEXES_BEFORE, costOf, moreUnits } from "../words/table.js";

/** The card at the path's end, or the reason at a refused hex. */
export function tip() {
  if (state.replay || !board) return null;
  if (state.refusal)
    return h(
      "div.tip.panel.bubble",
      { "data-key": "bubble", "data-hex": state.refusal.hex, role: "alert" },
      state.refusal.why,
      " ",
      caseTag(state.refusal.case),
    );
  if (!state.route && state.peek && state.peek !== state.hex && !board.drag) return peek(state.peek);
  const r = state.route;
  const u = state.units.length ? unitOf(state.units[0]) : undefined;
  if (!r || r.mp < 0 || !u || board.drag) return null;
  const steps = Array.isArray(r.steps) ? r.steps : [];
  const cases = new Map();
  return h(
    "div.tip.panel",
    { "data-key": "tip", "data-hex": r.hex },
    h("h3", null, costOf(placeName(r.hex), r.mp, state.reach?.points?.left ?? u.move)),
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
          [...cases.keys()].slice(0, 4).map((c) => [h("span.case", null, c), " "]),
        )
      : null,
  );
}

/** At most so many units are shown in the card of a stack. */
const MOST = 8;

/** The stack under a pointer that rests. @param {string} hex */
function peek(hex) {
  const stack = stackAt(hex);
  return h(
    "div.tip.panel.peek",
    { "data-key": "peek", "data-hex": hex },
    h("h3", null, placeName(hex)),
    stack.slice(0, MOST).map((u) => {
      const [what, can] = unitLine(u);
      const words = [h("b", null, u.name), h("small", null, what), h("small", null, can)];
      return h("div.row", null, counterOf(u.id, 40, "middle"), h("span.w", null, words));
    }),
    stack.length > MOST ? h("p.muted", null, moreUnits(stack.length - MOST)) : null,
  );
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
