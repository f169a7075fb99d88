// @ts-check
/** Nothing is selected: what there is to do. */
import { h } from "../dom.js";
import { phaseLog } from "./log.js";
import { counterOf } from "./parts.js";
import { footer, unitRow } from "./rows.js";
import { track } from "./turns.js";
import { plan } from "../play/attacking.js";
import { send } from "../play/orders.js";
import { theBoard } from "../play/table.js";
import { canMove, hexOf, mine, placeName, shown, sideName, stackAt, state } from "../store.js";
import { capital, count, phaseTitle } from "../words.js";

/** Nothing is selected: what there is to do. */
export function overview() {
  const m = state.match,
    g = state.game,
    s = shown();
  if (!m || !g || !s) return null;
  const d = m.decision;
  if (d.kind === "over")
    return h(
      "div.side.panel",
      { "data-key": "over", role: "region", "aria-label": "The end" },
      h(
        "div.body",
        null,
        h(
          "div.over",
          null,
          h("div.eyebrow", null, "The game is over"),
          h(
            "h2",
            null,
            d.prompt.replace(/^The game is over: /, "").replace(/^./, (c) => c.toUpperCase()),
          ),
        ),
        phaseLog(),
        track(),
      ),
      footer(undefined),
    );
  const side = d.side || "";
  const units = s.units.filter((u) => u.hex && u.side === side);
  const can = canMove();
  const idle = d.kind === "move" ? units.filter((u) => can.has(u.id)) : [];
  const bad = units.filter((u) => u.flags.includes("out-of-supply") || u.flags.includes("out-of-command"));
  return h(
    "div.side.panel",
    { "data-key": "overview", role: "region", "aria-label": "The situation" },
    h(
      "div.body",
      null,
      h(
        "div.hd",
        null,
        h("div.eyebrow", null, `Turn ${d.turn} · ${phaseTitle(d.phase).toLowerCase()}`),
        h("h2", null, sideName(side)),
        h(
          "div.chips",
          null,
          h("span.chip", null, count(units.length, "unit") + " on the map"),
          bad.length ? h("span.chip", null, bad.length + " out of supply or command") : null,
          s.markers.slice(0, 5).map((k) => h("span.chip", { title: k.case || "" }, `${markerName(k.name)}: ${k.value}`)),
        ),
      ),
      mine() && d.kind === "attack" && state.deeds.length
        ? h(
            "div.units",
            { "data-key": "deeds" },
            h("div.eyebrow", { css: { padding: "0 .75rem .3rem" } }, "Declared"),
            state.deeds.map((v, i) => deedRow(v, i)),
          )
        : null,
      mine() && d.kind === "attack"
        ? h(
            "div.units",
            null,
            h(
              "div.eyebrow",
              { css: { padding: "0 .75rem .3rem" } },
              state.targets.length ? "Can be attacked" : "No hex can be attacked",
            ),
            state.targets
              .slice()
              .sort((a, b) => worth(b) - worth(a))
              .slice(0, 60)
              .map((n) => targetRow(n)),
          )
        : idle.length
          ? h(
              "div.units",
              null,
              h("div.eyebrow", { css: { padding: "0 .75rem .3rem" } }, "Can still move"),
              idle
                .slice()
                .sort((a, b) => b.attack - a.attack)
                .slice(0, 40)
                .map((u) => unitRow(u, false)),
            )
          : null,
      phaseLog(),
      track(),
    ),
    footer(undefined),
  );
}

/** An attack that was declared. @param {{title: string, order: any}} v @param {number} i */
function deedRow(v, i) {
  const hexes = /** @type {string[]} */ (v.order.hexes || []);
  const who = hexes.flatMap((n) => stackAt(n));
  return h(
    "div.pickrow",
    { "data-key": "deed" + i },
    h(
      "button.u",
      { type: "button", onclick: () => hexes[0] && theBoard()?.reveal(hexes[0]) },
      who[0] ? counterOf(who[0].id, 46) : null,
      h(
        "span.w",
        null,
        h("b", null, hexes.length ? hexes.map(placeName).join(", ") : v.title),
        h("span.s", null, who.map((u) => u.name).join(", ")),
      ),
    ),
    h(
      "button.choice.act",
      { type: "button", "aria-label": v.title, onclick: () => send(v.order) },
      hexes.length ? "Call off" : v.title,
    ),
  );
}

/** "rail central" as a player says it. @param {string} name */
export function markerName(name) {
  const s = state.game && state.game.sides.find((v) => name.endsWith(" " + v.id));
  return s ? `${capital(name.slice(0, -s.id.length - 1))}, ${s.name}` : capital(name);
}

/** How good an attack on a hex looks. @param {string} n */
function worth(n) {
  const m = (state.targetOdds[n]?.odds || "").match(/^(\d+)\D+(\d+)$/);
  return m ? Number(m[1]) / Number(m[2]) : -1;
}

/** @param {string} n */
function targetRow(n) {
  const o = state.targetOdds[n];
  const us = stackAt(n);
  const hx = hexOf(n);
  return h(
    "button.u",
    {
      type: "button",
      "data-key": "t" + n,
      onclick: () => (theBoard()?.reveal(n), plan([n])),
    },
    us[0] ? counterOf(us[0].id, 46) : null,
    h(
      "span.w",
      null,
      h("b", null, hx && hx.name ? `${hx.name} (${n})` : n),
      h("span.s", null, us.map((u) => u.name).join(", ") || "a fortress"),
      o ? h("span.s", null, o.odds ? `${count(o.units, "unit")}, ${o.odds.replace("-", ":")}` : o.why || "") : null,
    ),
  );
}
