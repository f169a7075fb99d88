// @ts-check
/** The panel of the selected hex: who stands there, where they can go, what happened in this phase. */
import { h } from "../dom.js";
import { canMove, hexOf, mine, placeName, shown, sideIndex, sideName, stackAt, state, unitOf } from "../store.js";
import { anyPoints, capital, count, phaseTitle, shortDate, told } from "../words.js";
import { clearSelection, cycle, moveTo, openReplay, selectUnit, send, setMode, undo } from "../play.js";
import { nation, sideColour } from "../palette.js";
import { caseTag, counterOf, flagWords, keyed, sentence, unitLine } from "./parts.js";

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
  return out.slice(0, 7);
}

export function stackPanel() {
  const n = state.hex;
  const hx = n ? hexOf(n) : undefined;
  if (!n || !hx) return overview();
  const stack = stackAt(n);
  const points = stack.reduce((a, u) => a + (Number(state.printed.get(u.id)?.stacking) || 0), 0);
  const m = state.match;
  const own = m && mine() && m.decision.kind === "move" ? stack.filter((u) => u.side === m.decision.side) : [];
  const sel = state.units.length ? unitOf(state.units[0]) : undefined;
  return h("div.side.panel", { "data-key": "stack", role: "region", "aria-label": "Hex " + n },
    h("div.body", null,
      h("div.hd", null,
        h("div.row.between", null, h("div.eyebrow", null, `Hex ${n}${points ? " · " + count(points, "stacking point") : ""}`), h("button.hexlink", { type: "button", onclick: clearSelection, "aria-label": "Close" }, "Close")),
        h("h2", null, hx.name || capital(hx.terrain)),
        h("div.chips", null, chips(n).map((c) => h("span.chip", null, c)))),
      stack.length
        ? h("div.units", null, stack.map((u) => unitRow(u, own.length > 0)),
            own.length > 1 ? h("button.hexlink", { type: "button", css: { padding: ".4rem .75rem" }, onclick: () => { for (const u of own) if (!state.units.includes(u.id)) selectUnit(u.id, true); } }, `All ${own.length} together`) : null)
        : h("div.sec", null, h("p.muted", null, "Nobody stands here.")),
      sel && own.some((u) => u.id === sel.id) ? movement(sel) : null,
      phaseLog(),
      track()),
    footer(sel));
}

/** @param {import("../types.js").Unit} u @param {boolean} pickable */
function unitRow(u, pickable) {
  const [a, b] = unitLine(u);
  const flags = flagWords(u.flags);
  const on = state.units.includes(u.id);
  return h("button.u", { type: "button", "data-key": "u" + u.id, class: on ? "sel" : "", "aria-pressed": String(on), onclick: (/** @type {MouseEvent} */ e) => selectUnit(u.id, e.shiftKey || e.ctrlKey), title: pickable ? "Shift adds to the selection" : undefined },
    counterOf(u.id, 60),
    h("span.w", null, h("b", null, u.name), h("span.s", null, a), h("span.s", null, b), flags.length ? h("span.s", null, flags.join(", ")) : null));
}

/** @param {import("../types.js").Unit} u */
function movement(u) {
  const r = state.reach, route = state.route;
  const total = u.move;
  const modes = (r && r.modes) || [];
  const rail = r && (r.rail || []).length > 0;
  const entrain = r && r.entrain, detrain = r && r.detrain;
  return [
    h("div.sec", { "data-key": "mv" },
      h("div.row.between", null, h("span.eyebrow", null, "Movement"), h("span.num", { css: { fontSize: "1.06rem" } }, route && route.mp >= 0 ? `${route.mp} used on this path, ${Math.max(0, total - route.mp)} left` : r && !r.why ? `${total} points, ${count(r.hexes.length, "hex", "hexes")} in reach` : "")),
      h("div.meter", { role: "img", "aria-label": route ? `${route.mp} of ${total}` : `${total} points` }, h("i", { css: { width: Math.min(100, route && route.mp >= 0 && total ? (100 * route.mp) / total : 0) + "%" } })),
      r && r.why ? h("p", { css: { marginTop: ".5rem" } }, r.why, " ", caseTag(r.case)) : null),
    r ? h("div.sec", { "data-key": "how" },
      h("div.eyebrow", null, "How to move"),
      h("div.modes", null,
        modes.map((m) => modeButton(m.id, m.title, m.why, m.case)),
        detrain && detrain.may ? actButton("Detrain", "get off the train here", { type: "detrain", unit: u.id }) : null,
        rail ? modeButton("rail", "Rail", undefined, undefined) : entrain && entrain.may ? actButton("Entrain", "board the train here", { type: "entrain", unit: u.id }) : modeButton("rail", "Rail", (entrain && entrain.why) || "not from here", entrain && entrain.case),
        (r.deeds || []).map((d) => actButton(d.title, "", d.order)))) : null,
  ];
}

/** @param {string} id @param {string} title @param {string | undefined} why @param {string | undefined} cause */
function modeButton(id, title, why, cause) {
  if (why) return h("div.mode.off", { "data-key": "m" + id }, title, h("small", null, why, " ", caseTag(cause)));
  return h("button.mode", { type: "button", "data-key": "m" + id, class: state.mode === id ? "on" : "", "aria-pressed": String(state.mode === id), onclick: () => setMode(id) }, title, h("small", null, state.mode === id ? "click a lit hex" : "show its reach"));
}

/** @param {string} title @param {string} small @param {any} order */
function actButton(title, small, order) {
  return h("button.mode", { type: "button", "data-key": "a" + title, onclick: () => send(order) }, title, h("small", null, small));
}

/** @param {import("../types.js").Unit | undefined} sel */
function footer(sel) {
  const m = state.match;
  if (!m) return null;
  const route = state.route;
  return h("div.foot", { "data-key": "foot" },
    h("button.btn.q.inline", { type: "button", disabled: !m.canUndo, onclick: undo }, keyed("Undo", "U")),
    mine() && m.decision.kind === "move"
      ? route && sel ? h("button.btn.blue.wide", { type: "button", onclick: () => moveTo(route.hex) }, `${state.mode === "rail" ? "Ride" : "March"} to ${route.hex}`) : h("button.btn.blue.wide.inline", { type: "button", onclick: () => cycle(1) }, keyed("Next unit", "Tab"))
      : h("button.btn.q.wide", { type: "button", onclick: () => openReplay() }, "Log and replay"));
}

function phaseLog() {
  const m = state.match;
  if (!m) return null;
  const here = state.log.filter((l) => l.turn === m.decision.turn && l.phase === m.decision.phase);
  /** @type {{type: string, text: string, case?: string}[]} */
  const lines = [];
  for (const l of here.slice(-9).reverse()) {
    for (const e of told(l.events)) if (e.text && e.type !== "began" && e.type !== "controlled") lines.push(e);
    if (l.said) lines.push({ type: "said", text: `“${l.said}”` });
  }
  if (!lines.length && m.decision.kind === "over") return null;
  return h("div.sec", { "data-key": "plog" }, h("div.eyebrow", null, "This phase"),
    lines.length ? h("div.log", null, lines.slice(0, 8).map((e) => h("p", { class: e.type === "said" ? "said" : "" }, sentence(e.text), " ", e.case ? caseTag(e.case) : null))) : h("p.muted", null, "Nothing has been done yet."));
}

/** The turns with what arrives. */
export function track() {
  const m = state.match, g = state.game;
  if (!m || !g) return null;
  const sc = g.scenarios.find((s) => s.id === m.scenario) || g.scenarios[0];
  const s = shown();
  const turn = s ? s.turn : m.decision.turn;
  const t = state.tables.find((v) => v.id === "turns");
  const cells = [];
  for (let i = sc.first; i <= sc.last; i++) {
    const row = t && t.rows.find((r) => String(r[0]) === String(i));
    const note = row ? String(row[2]) : "";
    const nat = /French/.test(note) ? "French" : /British/.test(note) ? "British" : /Italian/.test(note) ? "Italian" : /Austro/.test(note) ? "Austro-Hungarian" : /German/.test(note) ? "German" : /Russian/.test(note) ? "Russian" : "";
    const n = nat && i > turn ? nation(nat) : null;
    cells.push(h("div.t", { class: i === turn ? "now" : i < turn ? "past" : "", title: row ? `${shortDate(String(row[1]))}: ${note}` : "" }, String(i), n ? h("i", { css: { background: n.field, boxShadow: `inset 0 0 0 1px ${n.edge}` } }) : null));
  }
  const pts = g.sides.map((v) => `${v.name.split(" ")[0]} ${s ? s.points[v.id] ?? 0 : 0}`).join(" · ");
  return h("div.sec", { "data-key": "track" }, h("div.row.between", null, h("span.eyebrow", null, "Turns and arrivals"), h("button.hexlink", { type: "button", css: { font: "600 .97rem var(--cond)" }, onclick: () => import("../panels/sheet.js").then((x) => x.openSheet("points")) }, s && anyPoints(s.points) ? pts + " points" : "No points")), h("div.track", { class: cells.length > 18 ? "long" : "" }, cells));
}

/** Nothing is selected: what there is to do. */
function overview() {
  const m = state.match, g = state.game, s = shown();
  if (!m || !g || !s) return null;
  const d = m.decision;
  if (d.kind === "over") return h("div.side.panel", { "data-key": "over", role: "region", "aria-label": "The end" }, h("div.body", null, h("div.over", null, h("div.eyebrow", null, "The game is over"), h("h2", null, d.prompt.replace(/^The game is over: /, "").replace(/^./, (c) => c.toUpperCase()))), phaseLog(), track()), footer(undefined));
  const side = d.side || "";
  const units = s.units.filter((u) => u.hex && u.side === side);
  const can = canMove();
  const idle = d.kind === "move" ? units.filter((u) => can.has(u.id)) : [];
  const bad = units.filter((u) => u.flags.includes("out-of-supply") || u.flags.includes("out-of-command"));
  return h("div.side.panel", { "data-key": "overview", role: "region", "aria-label": "The situation" },
    h("div.body", null,
      h("div.hd", null, h("div.eyebrow", null, `Turn ${d.turn} · ${phaseTitle(d.phase).toLowerCase()}`), h("h2", null, sideName(side)),
        h("div.chips", null, h("span.chip", null, count(units.length, "unit") + " on the map"), bad.length ? h("span.chip", null, bad.length + " out of supply or command") : null, s.markers.slice(0, 5).map((k) => h("span.chip", { title: k.case || "" }, `${markerName(k.name)}: ${k.value}`)))),
      mine() && d.kind === "attack" && state.deeds.length ? h("div.units", { "data-key": "deeds" }, h("div.eyebrow", { css: { padding: "0 .75rem .3rem" } }, "Declared"), state.deeds.map((v, i) => deedRow(v, i))) : null,
      mine() && d.kind === "attack"
        ? h("div.units", null, h("div.eyebrow", { css: { padding: "0 .75rem .3rem" } }, state.targets.length ? "Can be attacked" : "No hex can be attacked"), state.targets.slice().sort((a, b) => worth(b) - worth(a)).slice(0, 60).map((n) => targetRow(n)))
        : idle.length ? h("div.units", null, h("div.eyebrow", { css: { padding: "0 .75rem .3rem" } }, "Can still move"), idle.slice().sort((a, b) => b.attack - a.attack).slice(0, 40).map((u) => unitRow(u, false))) : null,
      phaseLog(), track()),
    footer(undefined));
}

/** An attack that was declared. @param {{title: string, order: any}} v @param {number} i */
function deedRow(v, i) {
  const hexes = /** @type {string[]} */ (v.order.hexes || []);
  const who = hexes.flatMap((n) => stackAt(n));
  return h("div.pickrow", { "data-key": "deed" + i }, h("button.u", { type: "button", onclick: () => hexes[0] && import("../play.js").then((p) => p.theBoard()?.reveal(hexes[0])) }, who[0] ? counterOf(who[0].id, 46) : null, h("span.w", null, h("b", null, hexes.length ? hexes.map(placeName).join(", ") : v.title), h("span.s", null, who.map((u) => u.name).join(", ")))),
    h("button.choice.act", { type: "button", "aria-label": v.title, onclick: () => send(v.order) }, hexes.length ? "Call off" : v.title));
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
  return h("button.u", { type: "button", "data-key": "t" + n, onclick: () => import("../play.js").then((p) => (p.theBoard()?.reveal(n), p.plan([n]))) },
    us[0] ? counterOf(us[0].id, 46) : null,
    h("span.w", null, h("b", null, hx && hx.name ? `${hx.name} (${n})` : n), h("span.s", null, us.map((u) => u.name).join(", ") || "a fortress"), o ? h("span.s", null, o.odds ? `${count(o.units, "unit")}, ${o.odds.replace("-", ":")}` : o.why || "") : null));
}

export { sideColour, sideIndex };
