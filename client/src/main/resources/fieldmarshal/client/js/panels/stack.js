// @ts-check
/** The panel of the selected hex: who stands there, and where they can go. */
import { h } from "../dom.js";
import { phaseLog } from "./log.js";
import { overview, todo, wayBack } from "./overview.js";
import { caseTag } from "./parts.js";
import { footer, unitRow } from "./rows.js";
import { track } from "./turns.js";
import { clearSelection, selectUnit } from "../play/moving.js";
import { send } from "../play/orders.js";
import { inHexes, leftAt, setMode } from "../play/reach.js";
import { hexOf, mine, shown, sideName, stackAt, state, unitOf } from "../store.js";
import { capital } from "../words.js";
import * as say from "../words/panels.js";

/** @param {string} n */
function chips(n) {
  const hx = hexOf(n);
  if (!hx) return [];
  const s = shown();
  const out = hx.name ? [capital(hx.terrain)] : [];
  if (hx.place && hx.place !== "none") out.push(capital(hx.place));
  for (const f of hx.features) {
    const w = capital(f.replace(/[-_]/g, " "));
    if (!out.includes(w)) out.push(w);
  }
  if (s) for (const [side, list] of Object.entries(s.control)) if (list.includes(n)) out.push(sideName(side));
  for (const m of (s && s.mapMarkers) || []) if (m.hex === n || m.toward === n) out.push(m.title);
  return out;
}

export function stackPanel() {
  const n = state.hex;
  const hx = n ? hexOf(n) : undefined;
  if (!n || !hx) return overview();
  const stack = stackAt(n);
  const loads = (shown()?.loads || []).filter((l) => l.hex === n);
  const m = state.match;
  const own = m && mine() && m.decision.kind === "move" ? stack.filter((u) => u.side === m.decision.side) : [];
  const sel = state.units.length ? unitOf(state.units[0]) : undefined;
  return h(
    "div.side.panel",
    { "data-key": "stack", role: "region", "aria-label": say.hexTitle(n) },
    h(
      "div.body",
      null,
      h(
        "div.hd",
        null,
        h(
          "div.row.between",
          null,
          h(
            "div.eyebrow",
            null,
            say.hexTitle(n),
            loads.map((l) => [" ", h("span.load", { class: l.over ? "over" : "" }, "· ", say.loadOf(l.used, l.most, l.what))]),
          ),
          h("button.hexlink", { type: "button", onclick: clearSelection, "aria-label": say.CLOSE }, say.CLOSE),
        ),
        h("h2", null, hx.name || capital(hx.terrain)),
        h(
          "div.chips",
          null,
          chips(n).map((c) => h("span.chip", null, c)),
        ),
      ),
      wayBack(),
      stack.length
        ? h(
            "div.units",
            null,
            stack.map((u) => unitRow(u, own.length > 0)),
            own.length > 1
              ? h(
                  "button.hexlink",
                  {
                    type: "button",
                    css: { padding: ".4rem .75rem" },
                    onclick: () => {
                      for (const u of own) if (!state.units.includes(u.id)) selectUnit(u.id, true);
                    },
                  },
                  say.allUnits(own.length),
                )
              : null,
          )
        : h("div.sec", null, h("p.muted", null, say.EMPTY_HEX)),
      sel && own.some((u) => u.id === sel.id) ? movement(sel) : null,
      todo(stack),
      phaseLog(),
      track(),
    ),
    footer(sel),
  );
}

/** @param {import("../types.js").Unit} u */
function movement(u) {
  const r = state.reach,
    route = state.route;
  const total = r?.points?.allowance ?? u.move,
    before = total - (r?.points?.left ?? total),
    used = route && route.mp >= 0 ? before + route.mp : before;
  const modes = (r && r.modes) || [];
  const free = inHexes(),
    title = state.mode === "rail" ? say.RAIL : modes.find((m) => m.id === state.mode)?.title;
  const rail = r && (r.rail || []).length > 0;
  const entrain = r && r.entrain,
    detrain = r && r.detrain;
  return [
    h(
      "div.sec",
      { "data-key": "mv" },
      h(
        "div.row.between",
        null,
        h("span.eyebrow", null, (free && title) || say.MOVEMENT_POINTS),
        h(
          "span.num",
          { css: { fontSize: "1.06rem" } },
          route && route.mp >= 0
            ? (free ? say.hexCount(route.mp) : say.onThisPath(route.mp, leftAt(route.hex, route.mp), r?.points?.once))
            : r && !r.why
              ? free
                ? say.hexesInReach(r.hexes.length)
                : say.inReach(r.points?.left ?? total, total, r.hexes.length)
              : "",
        ),
      ),
      free
        ? null
        : h(
            "div.meter",
            { role: "img", "aria-label": say.usedOf(used, total) },
            h("i", { css: { width: Math.min(100, total ? (100 * used) / total : 0) + "%" } }),
          ),
      r && r.why ? h("p", { css: { marginTop: ".5rem" } }, r.why, " ", caseTag(r.case)) : null,
    ),
    r
      ? h(
          "div.sec",
          { "data-key": "how" },
          h("div.eyebrow", null, say.HOW_TO_MOVE),
          h(
            "div.modes",
            null,
            modes.map((m) => modeButton(m.id, m.title, m.why, m.case)),
            detrain && detrain.may ? actButton(say.DETRAIN, { type: "detrain", unit: u.id }) : null,
            rail
              ? modeButton("rail", say.RAIL, undefined, undefined, r.entrainsFirst ? say.RAIL_DOES : say.SHOW_REACH)
              : !entrain || entrain.may
                ? null
                : modeButton(
                    "rail",
                    say.RAIL,
                    entrain.why || say.NOT_FROM_HERE,
                    entrain.case || undefined,
                  ),
            entrain && entrain.may ? actButton(say.ENTRAIN, { type: "entrain", unit: u.id }) : null,
            (r.deeds || []).map((d) => actButton([d.title, ""], d.order)),
          ),
        )
      : null,
  ];
}

/**
 * @param {string} id @param {string} title @param {string | undefined} why @param {string | undefined} cause
 * @param {string} [does]
 */
function modeButton(id, title, why, cause, does = say.SHOW_REACH) {
  if (why) return h("div.mode.off", { "data-key": "m" + id }, title, h("small", null, why, " ", caseTag(cause)));
  return h(
    "button.mode",
    {
      type: "button",
      "data-key": "m" + id,
      class: state.mode === id ? "on" : "",
      "aria-pressed": String(state.mode === id),
      onclick: () => setMode(id),
    },
    title,
    h("small", null, state.mode === id ? say.CLICK_LIT : does),
  );
}

/** @param {string[]} words title and a smaller line @param {import("../types.js").Order} order */
function actButton([title, small], order) {
  return h(
    "button.mode",
    { type: "button", "data-key": "a" + title, onclick: () => send(order) },
    title,
    h("small", null, small),
  );
}
