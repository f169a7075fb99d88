// @ts-check
/** Puts the page together: lobby or table, bar, panels, keys. */
import { h, icon, same, show } from "./dom.js";
import { api, line } from "./api.js";
import { canMove, hexOf, mine, onRender, placeName, rendering, set, shown, sideName, stackAt, state, unitOf } from "./store.js";
import * as play from "./play.js";
import { Board } from "./board.js";
import { OVERLAYS, legend } from "./overlays.js";
import { drawWaiting } from "./counters.js";
import { stackPanel } from "./panels/stack.js";
import { combatPanel, resultCard } from "./panels/combat.js";
import { decidePanel } from "./panels/decide.js";
import { rulesDrawer } from "./panels/rules.js";
import { openSheet, replayPanels, replayPrompt, share, sheetPanel } from "./panels/sheet.js";
import { guide, guideCard, watchGuide } from "./guide.js";
import { drawn, loadLobby, lobby, makeCard, openFile } from "./lobby.js";
import { caseTag, sentence } from "./panels/parts.js";
import { anyPoints, count, endWords, phaseTitle, shortDate, shownPhases, titles } from "./words.js";

const app = /** @type {HTMLElement} */ (document.getElementById("app"));
const lobbyHost = h("div", { id: "lobby-host" });
const tableHost = h("div", { id: "table-host", hidden: true });
const boardHost = h("div.board", { id: "board-host" });
const panelHost = h("div", { id: "panels" });
const loading = h("div.center", null, "Field Marshal");
tableHost.append(boardHost, panelHost);
app.append(loading, lobbyHost, tableHost);

/** @type {Board | null} */
let board = null;
/** @type {any} */
let boardChart = null;
/** The match that the board was last opened for. */
let boardMatch = "";
/** @type {Board | null} the board that was told what is free of it */
let insetsOf = null;

function render() {
  loading.hidden = state.page !== "loading";
  loading.style.display = state.page === "loading" ? "" : "none";
  lobbyHost.hidden = state.page !== "lobby";
  tableHost.hidden = state.page !== "match";
  if (state.page === "lobby") {
    show(lobbyHost, [lobby(), rulesDrawer(), toast()]);
    drawWaiting();
    return;
  }
  if (state.page !== "match" || !state.chart || !state.match) return;
  if (boardChart !== state.chart) {
    board?.destroy();
    boardChart = state.chart;
    board = new Board(boardHost, state.chart, { click: play.click, hover: play.hover, canDrag: play.canDrag, dragStart: play.dragStart, drop: play.drop });
    play.setBoard(board);
    boardMatch = "";
  }
  if (board && boardMatch !== state.match.id) {
    // a table of its own: nothing of the match before travels here, and the eye begins where its counters are
    boardMatch = state.match.id;
    board.travels = [];
    board.shakes.clear();
    insets();
    opening();
  }
  // while the screen changes hands, nothing is on the table
  boardHost.style.visibility = state.veil ? "hidden" : "";
  if (state.veil) {
    show(panelHost, [veil(), toast()]);
    return;
  }
  insets();
  const before = board ? board.insets.right : 0;
  show(panelHost, table());
  drawWaiting();
  insets();
  if (board && board.insets.right < before - 20) board.rehold();
  watchGuide();
  place();
  follow();
  board?.dirty(true);
  document.title = `${state.game ? state.game.title : "Field Marshal"}: turn ${state.match.state.turn}`;
}

/** The first look at the map: where most counters of the side to move stand. */
function opening() {
  if (!board || !state.match) return;
  const units = state.match.state.units.filter((u) => u.hex);
  if (!units.length) {
    board.fit();
    return;
  }
  const side = state.match.decision.side;
  const best = units.filter((u) => u.side === side).sort((a, b) => b.attack + b.move - (a.attack + a.move)).slice(0, 10).map((u) => hexOf(u.hex || "")).filter(Boolean);
  const pts = /** @type {any[]} */ (best.length ? best : units.map((u) => hexOf(u.hex || "")).filter(Boolean));
  const r = board.room();
  const cx = median(pts.map((p) => p.x)), cy = median(pts.map((p) => p.y));
  const s = Math.max(0.6, Math.min(0.93, r.w / 1500));
  const { width, height } = board.chart.bounds;
  const x = Math.min(width - r.w / 2 / s, Math.max(r.w / 2 / s, cx - 250)), y = Math.min(height - r.h / 2 / s + 20, Math.max(r.h / 2 / s - 20, cy));
  board.look(x, y, s, false);
  // the answer to what may be chosen may have come before there was a board
  const asked = state.pick.from || (state.pick.hexes ? [...state.pick.hexes.keys()][0] : null);
  if (asked) board.reveal(asked);
}

/** @param {number[]} v */
function median(v) {
  const s = v.slice().sort((a, b) => a - b);
  return s[s.length >> 1] || 0;
}

let measured = "";

/** What the panels leave free of the map. Asking the page for sizes is dear, so only where something has changed. */
function insets() {
  if (!board) return;
  const seen = panelHost.querySelector(".gutter");
  const card = state.guide >= 0 ? /** @type {HTMLElement | null} */ (panelHost.querySelector(".guide")) : null;
  const now = `${window.innerWidth} ${window.innerHeight} ${!!state.replay} ${card ? state.guide : ""} ${seen ? seen.className : ""}`;
  if (now === measured && board === insetsOf) return;
  measured = now;
  insetsOf = board;
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const w = window.innerWidth;
  const phone = w < 46 * rem && window.innerHeight >= w;
  const gutter = panelHost.querySelector(".gutter");
  const side = phone || state.replay ? 0 : gutter ? gutter.getBoundingClientRect().width : (w < 75 * rem ? 19.125 : 23.25) * rem + 2 * rem;
  board.setInsets({ left: state.replay && !phone ? 27 * rem : 0, right: side, top: 0, bottom: state.replay ? 8 * rem : phone ? window.innerHeight * 0.4 : card ? card.offsetHeight + rem : 0 });
}

// ---- the table

function table() {
  const m = /** @type {import("./types.js").Match} */ (state.match);
  const d = m.decision;
  let side = null, wide = false;
  if (!state.replay) {
    if (state.attack) {
      side = combatPanel();
      wide = true;
    } else if (mine() && !["move", "attack", "over"].includes(d.kind)) side = decidePanel();
    else if (state.result && !state.hex) side = resultPanel();
    else side = stackPanel();
  }
  return [
    bar(m),
    side ? h("div.gutter", { "data-key": "gutter", class: wide ? "combat" : "" }) : null,
    side,
    state.replay ? replayPanels() : overlaysPanel(),
    legendPanel(),
    zoomer(wide),
    tip(),
    rulesDrawer(),
    sheetPanel(),
    guideCard(),
    menu(m),
    toast(),
    reader(),
  ];
}

function resultPanel() {
  return h("div.side.panel", { "data-key": "result", css: { borderTopColor: "var(--accent)" }, role: "region", "aria-label": "Result" },
    h("div.body", null, h("div.hd", null, h("div.eyebrow", null, "What happened"), h("h2", null, state.result.fought ? "The attack" : "The die")), resultCard()),
    h("div.foot", null, h("button.btn.blue", { type: "button", onclick: () => set({ result: null }) }, "Go on")));
}

/** @param {import("./types.js").Match} m */
function bar(m) {
  const g = state.game, d = m.decision, s = shown();
  const turns = state.tables.find((t) => t.id === "turns");
  const turn = s ? s.turn : d.turn;
  const row = turns && turns.rows.find((r) => String(r[0]) === String(turn));
  const sc = g ? g.scenarios.find((v) => v.id === m.scenario) : null;
  const phases = g ? g.phases : [];
  const phase = state.replay && s ? s.phase : d.phase;
  const at = phases.indexOf(phase);
  const next = g && d.side ? g.sides.find((v) => v.id !== d.side) : null;
  const bot = d.side && String(m.seats[d.side]).startsWith("bot");
  const [title] = titles(g ? g.title : m.game);
  return h("header.bar", { "data-key": "bar" },
    h("a.id", { href: "/", title: "To the lobby", onclick: (/** @type {Event} */ e) => (e.preventDefault(), toLobby()) }, h("b", null, title), h("span", null, state.replay ? "Replay" : sc ? sc.title : "")),
    h("div.turn", null, h("div.n", null, String(turn)), h("div.d", null, h("b", null, row ? shortDate(String(row[1])) : "Turn"), sc ? `turn ${turn} of ${sc.last}` : "")),
    h("div.ask", null,
      asked(state.replay ? replayPrompt() : prompt(m)),
      bot && !state.replay ? botPace(m) :
      h("ol.ladder", { "aria-label": "Phases" }, shownPhases(phases, phase).map((p) => {
        const i = phases.indexOf(p);
        return h("li", { class: i === at ? "on" : i < at ? "done" : "", "aria-current": i === at ? "step" : undefined }, phaseTitle(p));
      }), next ? h("li.then", null, `then ${next.name}`) : null)),
    h("div.acts", null,
      state.replay
        ? [h("button.btn.q", { type: "button", onclick: share }, "Share this position"), h("button.btn.q", { type: "button", onclick: play.closeReplay }, "Close")]
        : [h("button.btn.q.inline", { type: "button", "aria-label": "Menu", "aria-expanded": String(state.menu), onclick: () => set({ menu: !state.menu }) }, icon("M4 6h14M4 11h14M4 16h14", { width: 20, height: 20 })), h("button.btn.q.inline", { type: "button", "aria-label": "Rules", onclick: toggleRules }, h("span.hidesmall", null, "Rules "), h("span.kbd", null, "?")), endButton(m)]));
}

/** The sentence of the bar; a long one goes over two lines. @param {any} words */
function asked(words) {
  const p = h("div.p", { role: "status" }, words);
  const text = p.textContent || "";
  p.title = text;
  if (text.length > Math.max(34, (window.innerWidth - 740) / 8.7)) p.classList.add("long");
  return p;
}

/** How far the bot is, and how fast it shall play. @param {import("./types.js").Match} m */
function botPace(m) {
  const done = Math.round(((state.thinking && state.thinking.progress) || 0) * 100);
  const b = (/** @type {string} */ id, /** @type {string} */ t, /** @type {string} */ title, /** @type {() => void} */ f, /** @type {boolean} */ off) => h("button", { type: "button", id, title, disabled: off, onclick: f }, t);
  return h("div.think", null,
    h("div.meter", { role: "progressbar", "aria-label": "How far the bot is", "aria-valuemin": 0, "aria-valuemax": 100, "aria-valuenow": done }, h("i", { css: { width: done + "%" } })),
    b("slower", "Slower", "The bot waits longer before each order", () => play.setPace(2), state.pace >= play.SLOWEST), b("faster", "Faster", "The bot waits less before each order", () => play.setPace(0.5), state.pace <= play.FASTEST),
    b("skip", "Skip to my turn", "The bot plays on without waiting", () => api.hurry(m.id).catch(() => {}), false));
}

/** @param {import("./types.js").Decision} d */
function overWords(d) {
  const o = d.outcome;
  if (!o || !state.game) return d.prompt;
  const points = state.game.sides.map((s) => `${s.name} ${o.points[s.id] ?? 0}`).join(", ");
  return `The game is over: ${o.level}${anyPoints(o.points) ? ` (${points})` : ""}.`;
}

/** @param {import("./types.js").Match} m */
function prompt(m) {
  const d = m.decision, side = d.side ? sideName(d.side) : "";
  if (!state.online) return "The table does not answer; trying again …";
  if (d.kind === "over") return overWords(d);
  if (d.side && String(m.seats[d.side]).startsWith("bot")) return state.thinking ? state.thinking.text : `${side}: the bot decides.`;
  const u = state.units.length ? unitOf(state.units[0]) : undefined;
  if (d.kind === "move" && u && u.side === d.side) return [`${side}: march `, state.units.length > 1 ? h("b", null, count(state.units.length, "unit") + " together") : ["the ", h("b", null, u.name)], ", or pick another unit."];
  if (d.kind === "attack" && state.attack) {
    const t = state.attack.targets[0], st = stackAt(t);
    return [`${side}: attack `, h("b", null, `${st[0] ? "the " + st[0].name : "the fortress"} at ${placeName(t)}`), ", or pick another hex."];
  }
  return d.prompt.replace(/ \([^()]*: [^()]*\)/, "");
}

/** The one red button. @param {import("./types.js").Match} m */
function endButton(m) {
  const d = m.decision;
  if (!mine()) return null;
  const canPass = ["move", "attack"].includes(d.kind) || (state.legal || []).some((o) => o.type === "pass");
  if (!canPass) return null;
  let small = "";
  if (d.kind === "move") {
    const n = canMove().size;
    small = n ? `${count(n, "unit")} can still move` : "nobody can move any more";
  } else if (d.kind === "attack") small = state.targets.length ? `${count(state.targets.length, "hex", "hexes")} can be attacked` : "nothing left to attack";
  else {
    const n = (state.legal || []).filter((o) => o.type !== "pass").length;
    small = d.kind === "set-up" ? "the rest stands as it is" : n ? "declines the choice" : "nothing to choose";
  }
  const declared = d.kind === "attack" && state.deeds.length;
  if (declared) small = `${count(state.deeds.length, "attack")} declared`;
  return h("button.btn", { type: "button", id: "end", disabled: state.busy, onclick: play.pass }, declared ? "Begin the combats" : endWords(d.kind, d.phase), h("small", null, small));
}

function overlaysPanel() {
  return same("ovs", [state.overlay, !!state.reach && state.units.length > 0], overlayButtons);
}

function overlayButtons() {
  return h("nav.ovs.panel.float", { "aria-label": "Overlays" }, OVERLAYS.map((o) => {
    const on = o.id === "cost" ? !!state.reach && state.units.length > 0 && !state.overlay : state.overlay === o.id;
    return h("button.ov", { type: "button", class: on ? "on" : "", "aria-pressed": String(on), "aria-label": `${o.name} ${o.key}`, title: o.name, onclick: () => play.toggleOverlay(o.id) }, icon(o.icon), h("span.t", null, o.name), h("span.kbd", { "aria-hidden": "true" }, o.key));
  }));
}

function legendPanel() {
  const l = legend();
  if (!l || (state.drawer && !state.replay) || (state.guide >= 0 && window.innerWidth < 1300)) return null;
  return h("div.legend.panel.float", { "data-key": "legend", role: "region", "aria-label": "Legend", css: state.replay ? { left: "auto", right: "1rem", bottom: "auto", top: "calc(var(--bar-h) + 1rem)" } : {} }, h("div.eyebrow", { css: { marginBottom: ".3rem" } }, l.title), l.rows.map(([s, t]) => h("div.lg", null, s, h("span", null, t))));
}

/** @param {boolean} wide */
function zoomer(wide) {
  return state.replay ? null : same("zoomer", [wide], () => zoomButtons(wide));
}

/** @param {boolean} wide */
function zoomButtons(wide) {
  const b = (/** @type {string} */ d, /** @type {string} */ label, /** @type {() => void} */ f) => h("button.iconbtn", { type: "button", "aria-label": label, title: label, onclick: f }, icon(d, { width: 20, height: 20 }));
  const z = (/** @type {number} */ k) => () => {
    const r = board?.room();
    if (r) board?.zoom(k, r.x + r.w / 2, r.y + r.h / 2);
  };
  return h("div.zoomer.panel", { css: { right: wide ? "calc(min(37.75rem, 46vw) + 3rem)" : "calc(var(--side-w) + 3rem)" } }, b("M11 5v12M5 11h12", "Nearer (+)", z(1.35)), b("M5 11h12", "Farther (−)", z(1 / 1.35)), b("M4 8V4h4M14 4h4v4M18 14v4h-4M8 18H4v-4", "Whole map (0)", () => board?.fit(true)));
}

/** The card at the path's end, or the reason at a refused hex. */
function tip() {
  if (state.replay || !board) return null;
  if (state.refusal) return h("div.tip.panel.bubble", { "data-key": "bubble", "data-hex": state.refusal.hex, role: "alert" }, state.refusal.why, " ", caseTag(state.refusal.case));
  const r = state.route;
  const u = state.units.length ? unitOf(state.units[0]) : undefined;
  if (!r || r.mp < 0 || !u || board.drag) return null;
  const steps = Array.isArray(r.steps) ? r.steps : [];
  const cases = new Map();
  return h("div.tip.panel", { "data-key": "tip", "data-hex": r.hex },
    h("h3", null, `${placeName(r.hex)} for ${r.mp} of ${u.move} points`),
    h("table", null, h("tbody", null, (steps.length ? steps : []).slice(-9).map((s) => {
      const parts = s.parts || [];
      for (const p of parts) if (p.case) cases.set(p.case, p.what);
      return h("tr", null, h("td", null, s.hex), h("td", null, parts.map((/** @type {any} */ p) => p.what).join(", ") || hexOf(s.hex)?.terrain || ""), h("td", null, String(s.total)));
    }))),
    steps.length > 9 ? h("p.muted", null, "and the hexes before") : null,
    cases.size ? h("div.note", null, [...cases.keys()].slice(0, 4).map((c) => [h("span.case", null, c), " "])) : null);
}

/** Puts the card beside its hex. */
function place() {
  const el = /** @type {HTMLElement | null} */ (panelHost.querySelector(".tip"));
  if (!el || !board) return;
  const hx = hexOf(el.dataset.hex || "");
  if (!hx) return;
  const p = board.toScreen(hx.x, hx.y), r = board.room();
  const top = boardHost.getBoundingClientRect().top;
  const w = el.offsetWidth, hh = el.offsetHeight;
  const gap = 46 * Math.max(0.6, board.scale);
  let x = p.x - w - gap, y = p.y + top + gap * 0.7;
  if (x < r.x + 8) x = Math.min(p.x + gap, r.x + r.w - w - 8);
  if (y + hh > top + r.y + r.h - 8) y = Math.max(top + 8, p.y + top - hh - gap * 0.7);
  el.style.transform = `translate(${Math.round(Math.max(8, x))}px, ${Math.round(y)}px)`;
}

let followed = -1;

/** Keeps the line of a replay in sight. */
function follow() {
  const r = state.replay;
  if (!r) {
    followed = -1;
    return;
  }
  if (r.line === followed) return;
  followed = r.line;
  const box = document.getElementById("replaylog"), cur = box?.querySelector(".cur");
  if (box && cur) box.scrollTop += cur.getBoundingClientRect().top - box.getBoundingClientRect().top - box.clientHeight * 0.55;
}

function toggleRules() {
  state.caseOpen = "";
  if (state.drawer === "rules") set({ drawer: null });
  else play.openRules();
}

/** @param {import("./types.js").Match} m */
function menu(m) {
  if (!state.menu) return null;
  const item = (/** @type {string} */ t, /** @type {() => void} */ f, k = "") => h("button", { type: "button", role: "menuitem", onclick: () => (set({ menu: false }), f()) }, t, k ? h("span.kbd", null, k) : null);
  return h("div.menu.panel", { "data-key": "menu", role: "menu", "aria-label": "Menu" },
    item("Rules", toggleRules, "?"), item("Log", () => openSheet("log"), "G"), item("Replay", () => play.openReplay(), "R"), item("Points", () => openSheet("points")), item("Losses", () => openSheet("losses")), item("Arrivals", () => openSheet("arrivals")),
    item("Undo", play.undo, "U"), item("Redo", play.redo, "Y"),
    h("a", { href: api.fileUrl(m.id), download: "", role: "menuitem" }, "Save to a file"), item("Open a file", openFile), item("Share this position", share),
    item(state.theme === "dark" ? "Day colours" : "Night colours", () => play.setTheme(state.theme === "dark" ? "light" : "dark"), "N"),
    state.game && state.game.guided ? item(state.guide < 0 ? "Guided first turn" : "Leave the guide", () => guide(state.guide < 0)) : null,
    item("To the lobby", toLobby));
}

function veil() {
  if (!state.veil) return null;
  document.title = state.game ? state.game.title : "Field Marshal";
  const name = sideName(state.veil);
  return h("div.veil", { "data-key": "veil", role: "dialog", "aria-modal": "true", "aria-label": "Hand over" }, h("div", null, h("h2", null, `Next: ${name}`), h("p", null, "Please hand the screen to whoever plays that side. What is shown then is for their eyes alone."), h("p", { css: { marginTop: "1.5rem" } }, h("button.btn", { type: "button", id: "seat", onclick: play.takeSeat }, `I play ${name}`))));
}

function toast() {
  return state.notice ? h("div.toast", { "data-key": "toast", role: "alert" }, h("span", null, sentence(state.notice)), h("button.hexlink", { type: "button", css: { color: "#8ccbef" }, onclick: () => set({ notice: null }) }, "Close")) : null;
}

/** The same table for ears: stacks by hex. */
function reader() {
  const s = shown();
  return s ? same("reader", [s, state.reach, state.game], () => words(s)) : null;
}

/** @param {import("./types.js").State} s */
function words(s) {
  /** @type {Map<string, import("./types.js").Unit[]>} */
  const by = new Map();
  for (const u of s.units) if (u.hex) by.set(u.hex, [...(by.get(u.hex) || []), u]);
  const lit = new Map((state.reach ? state.reach.hexes : []).map((v) => [v.hex, v.mp]));
  return h("div.sr", { role: "region", "aria-label": "The table in words" }, h("h2", null, "Units on the map"), h("ul", null, [...by].sort((a, b) => a[0].localeCompare(b[0])).map(([n, us]) => h("li", { "data-key": n }, h("button", { type: "button", tabindex: "-1", onclick: () => play.click(n, { shift: false }) }, `${placeName(n)}: ${us.map((u) => `${u.name} (${sideName(u.side)}) ${u.attack} ${u.defense} ${u.move}`).join(", ")}`)))),
    lit.size ? [h("h2", null, "In reach"), h("ul", null, [...lit].slice(0, 120).map(([n, mp]) => h("li", null, h("button", { type: "button", tabindex: "-1", onclick: () => play.moveTo(n) }, `${placeName(n)} for ${mp}`))))] : null);
}

// ---- keys

document.addEventListener("keydown", (e) => {
  if (state.page !== "match" || state.veil || e.ctrlKey || e.metaKey || e.altKey) return;
  const t = /** @type {HTMLElement} */ (e.target);
  if (t.tagName === "INPUT" || t.tagName === "SELECT" || t.tagName === "TEXTAREA") {
    if (e.key === "Escape") t.blur();
    return;
  }
  const onMap = t.id === "board" || t === document.body;
  const key = e.key;
  if (key === "Escape") {
    if (state.menu) set({ menu: false });
    else if (state.drawer) set({ drawer: null });
    else if (state.attack) play.callOff();
    else if (state.replay) play.closeReplay();
    else if (state.overlay) play.toggleOverlay(state.overlay);
    else play.clearSelection();
    return;
  }
  if (onMap && key.startsWith("Arrow")) {
    e.preventDefault();
    const dir = { ArrowUp: 0, ArrowRight: 90, ArrowDown: 180, ArrowLeft: 270 }[key] || 0;
    if (state.replay) {
      play.seek(state.replay.line + (dir === 90 ? 1 : dir === 270 ? -1 : 0), true);
      return;
    }
    board?.canvas.focus();
    const n = board?.step(dir);
    if (n) {
      state.cursor = n;
      board?.reveal(n);
      play.hover(n);
      const hx = hexOf(n), st = stackAt(n);
      const mp = state.reach && state.reach.hexes.find((v) => v.hex === n);
      play.announce(`${placeName(n)}, ${hx ? hx.terrain : ""}${mp ? ", " + mp.mp + " points" : ""}${st.length ? ": " + st.map((u) => u.name).join(", ") : ""}`);
      board?.dirty();
    }
    return;
  }
  if (onMap && (key === "Enter" || key === " ")) {
    e.preventDefault();
    if (state.replay && key === " ") play.playPause();
    else if (state.cursor) play.click(state.cursor, { shift: e.shiftKey });
    return;
  }
  if (onMap && key === "Tab" && state.match && mine() && state.match.decision.kind === "move" && board?.canvas === document.activeElement) {
    e.preventDefault();
    board.keyed = true;
    play.cycle(e.shiftKey ? -1 : 1);
    return;
  }
  const r = board?.room();
  if (key === "+" || key === "=") return r && board?.zoom(1.35, r.x + r.w / 2, r.y + r.h / 2);
  if (key === "-" || key === "_") return r && board?.zoom(1 / 1.35, r.x + r.w / 2, r.y + r.h / 2);
  if (key === "0") return board?.fit(true);
  if (key === "?") {
    toggleRules();
    return;
  }
  const letter = key.toUpperCase();
  const o = OVERLAYS.find((v) => v.key === letter);
  if (o && !e.shiftKey) play.toggleOverlay(o.id);
  else if (letter === "U") play.undo();
  else if (letter === "Y") play.redo();
  else if (letter === "G") state.drawer === "sheet:log" ? set({ drawer: null }) : openSheet("log");
  else if (letter === "R") state.replay ? play.closeReplay() : play.openReplay();
  else if (letter === "E") toDecision();
  else if (letter === "D") /** @type {HTMLElement | null} */ (document.querySelector(".side[data-key=decide] [data-accept]:not(:disabled)"))?.click();
  else if (letter === "N") play.setTheme(state.theme === "dark" ? "light" : "dark");
  return;
});

/** Goes from the map to what is to be decided: the roll, a choice of the panel, or the button that ends the phase. */
function toDecision() {
  const el = /** @type {HTMLElement | null} */ (document.querySelector("#attack:not(:disabled)") || document.querySelector(".side[data-key=decide] [data-accept]:not(:disabled)") || document.querySelector(".side[data-key=decide] .body button:not(.case):not(:disabled)") || document.querySelector(".side[data-key=decide] .foot .wide") || document.getElementById("end"));
  el?.focus();
}

document.addEventListener("pointerdown", (e) => {
  if (state.menu && !(/** @type {HTMLElement} */ (e.target).closest(".menu, [aria-label='Menu']"))) set({ menu: false });
});

// ---- addresses

function toLobby() {
  history.pushState(null, "", "/");
  play.leaveMatch();
  loadLobby();
}

async function route() {
  const m = location.pathname.match(/^\/match\/([^/]+)/);
  if (!state.games.length) {
    try {
      state.games = await api.games();
    } catch (e) {
      play.notice(e instanceof Error ? e.message : String(e));
    }
  }
  if (m) {
    await play.openMatch(decodeURIComponent(m[1]));
    if (state.page === "lobby") {
      // there is no such match: the notice says so, and the lobby has the others
      history.replaceState(null, "", "/");
      await loadLobby();
      return;
    }
    if (location.hash === "#guide") await guide(true);
    const line = location.hash.match(/^#line=(\d+)/);
    if (line) play.openReplay(Number(line[1]));
  } else {
    play.leaveMatch();
    await loadLobby();
  }
}

window.addEventListener("popstate", route);
window.addEventListener("resize", () => set());

let kept = "";
try {
  kept = localStorage.getItem("theme") || "";
  state.pace = Number(localStorage.getItem("pace")) || 100;
} catch {
  kept = "";
}
play.setTheme(kept || (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"));
onRender(render);
/** For whoever tests or tinkers: the state, the hands, the map, and where a hex is on the screen. */
/** @type {any} */ (window).fieldMarshal = {
  state,
  play,
  /** Nothing is on its way any more: no question, no counter, no zoom, no drawing. */
  get settled() {
    return state.page !== "loading" && !state.busy && !line.open && !rendering() && !document.getAnimations().some((a) => a.playState === "running" && a.timeline === document.timeline) && (state.page === "lobby" || (!!board && !board.glide && !board.travels.length && !board.asked));
  },
  drawn,
  makeCard,
  get board() {
    return board;
  },
  /** Whether the middle of a hex lies on the drawn part of the map. @param {string} n */
  inSight(n) {
    const hx = hexOf(n);
    if (!hx || !board) return false;
    const p = board.toScreen(hx.x, hx.y), r = board.canvas.getBoundingClientRect();
    return p.x >= 0 && p.y >= 0 && p.x <= r.width && p.y <= r.height;
  },
  /** @param {string} n */
  where(n) {
    const hx = hexOf(n);
    if (!hx || !board) return null;
    const p = board.toScreen(hx.x, hx.y), r = board.canvas.getBoundingClientRect();
    return { x: p.x + r.left, y: p.y + r.top };
  },
};
document.fonts?.ready.then(play.typeArrived);
Promise.all(["700 20px 'Barlow Condensed'", "600 20px 'Barlow Condensed'", "400 20px 'Old Standard TT'", "italic 400 20px 'Old Standard TT'", "700 20px 'Old Standard TT'"].map((f) => document.fonts?.load(f))).then(play.typeArrived, () => {});
route();
