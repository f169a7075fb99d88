// @ts-check
/** Log, losses, points and arrivals; and the player for replays. */
import { die, h } from "../dom.js";
import { later, set, shown, sideIndex, sideName, state } from "../store.js";
import { anyPoints, count, capital, phaseTitle, shortDate, told } from "../words.js";
import { branch, closeReplay, notice, openReplay, playPause, seek } from "../play.js";
import { sideColour } from "../palette.js";
import { caseTag, counterOf, sentence } from "./parts.js";

/** @param {string} tab */
export function openSheet(tab) {
  set({ drawer: "sheet:" + tab });
}

const TABS = [["log", "Log"], ["losses", "Losses"], ["points", "Points"], ["arrivals", "Arrivals"]];

function tabs(/** @type {string} */ now, /** @type {(id: string) => void} */ go) {
  return h("div.tabs", { role: "tablist" }, TABS.map(([id, t]) => h("button", { type: "button", role: "tab", "aria-selected": String(now === id), onclick: () => go(id) }, t)));
}

/** @param {string} tab */
function content(tab) {
  return tab === "losses" ? losses() : tab === "points" ? points() : tab === "arrivals" ? arrivals() : log();
}

/** Log and tracks as a panel on the left. */
export function sheetPanel() {
  if (!state.drawer || !state.drawer.startsWith("sheet:") || state.replay) return null;
  const tab = state.drawer.slice(6);
  return h("div.sheet.panel", { "data-key": "sheet", role: "dialog", "aria-label": "Log and tracks" },
    tabs(tab, openSheet), h("div.scroll", { "data-key": "s" + tab, id: "sheetscroll", tabindex: "0", role: "region", "aria-label": capital(tab) }, content(tab)),
    h("div.foot", null, h("button.btn.q.small", { type: "button", onclick: () => set({ drawer: null }) }, "Close"), tab === "log" ? h("button.btn.blue.small", { type: "button", onclick: () => openReplay() }, "Replay") : null));
}

function log() {
  const out = [];
  let head = "";
  const at = state.replay ? state.replay.line : -1;
  const all = state.log;
  const from = state.printing ? 0 : state.replay ? Math.max(0, at - 60) : Math.max(0, all.length - 250);
  const to = state.replay && !state.printing ? Math.min(all.length, at + 40) : all.length;
  for (let i = from; i < to; i++) {
    const l = all[i];
    const t = `Turn ${l.turn} · ${l.side ? sideName(l.side) : ""} ${phaseTitle(l.phase || "").toLowerCase()}`;
    const texts = told(l.events).filter((e) => e.text && e.type !== "rolled" && e.type !== "controlled" && e.type !== "began");
    const dice = l.events.filter((e) => e.type === "rolled");
    if (!texts.length && !dice.length) continue;
    if (t !== head) {
      head = t;
      out.push(h("div.eyebrow", { "data-key": "h" + i }, t));
    }
    const rolled = texts.length ? "" : [...new Set(dice.map((e) => String(e.purpose || "").replace(/ of the .*/, "")))].filter(Boolean).join(", ");
    out.push(h("p", { "data-key": "l" + i, class: state.replay ? (i === at - 1 ? "cur" : i >= at ? "fut" : "") : "" },
      l.said ? h("span.said", null, `“${l.said}” `) : null, dice.map((e) => [die(e.face), " "]), rolled ? capital(rolled) + ". " : null, texts.slice(0, 7).map((e) => [sentence(e.text), " ", e.case && texts.length === 1 ? caseTag(e.case) : null, " "]),
      state.replay ? h("button.seek", { type: "button", "aria-label": "Show this moment", title: "Show this moment", onclick: () => seek(i + 1) }, "▸") : null));
  }
  if (!out.length) out.push(h("p.muted", null, "Nothing has happened yet."));
  return h("div.log", null, out);
}

/** Prints the whole match: a head, then every line of the log. */
function print() {
  set({ printing: true, drawer: "sheet:log" });
  later(() => {
    window.print();
    set({ printing: false });
  });
}

/** What stands above the log on paper. */
function printHead() {
  const m = state.match, g = state.game;
  if (!m || !g) return null;
  const sc = g.scenarios.find((v) => v.id === m.scenario);
  const who = (/** @type {string} */ s) => (!s || s === "me" || s === "friend" ? "a player" : "bot " + s.replace("bot:", ""));
  const options = g.options.filter((o) => m.options.includes(o.id)).map((o) => o.title);
  return h("div.printhead", { "data-key": "printhead" }, h("h1", null, g.title), h("p", null, [sc ? sc.title : "", options.length ? "with " + options.join(", ") : ""].filter(Boolean).join(", ")),
    h("p", null, g.sides.map((s) => `${s.name}: ${who(m.seats[s.id])}${anyPoints(m.state.points) ? `, ${m.state.points[s.id] ?? 0} points` : ""}`).join(" · ")),
    h("p", null, m.decision.outcome ? m.decision.outcome.level : `Turn ${m.decision.turn}, ${m.decision.phase}`));
}

function losses() {
  const s = shown(), g = state.game;
  if (!s || !g) return null;
  return g.sides.map((side) => {
    const units = s.units.filter((u) => u.side === side.id);
    const gone = units.filter((u) => u.box && /elimin|dead|destroy|removed/i.test(u.box));
    const hurt = units.filter((u) => u.hex && u.lost > 0);
    const steps = units.reduce((a, u) => a + (gone.includes(u) ? u.steps : u.lost), 0);
    return h("div", { "data-key": side.id }, h("div.row.between", { css: { paddingTop: ".8rem" } }, h("span.eyebrow", null, side.name), h("span.num", null, `${count(steps, "step")} lost`)),
      gone.length ? h("div.strip", null, gone.map((u) => counterOf(u.id, 45, "middle"))) : hurt.length ? null : h("p.muted", { css: { padding: ".3rem 0" } }, "No losses yet."), gone.length ? h("p.muted", null, `${gone.length} eliminated`) : null,
      h("table.ptable", null, h("tbody", null, hurt.map((u) => h("tr", null, h("td", null, u.name), h("td", null, u.hex), h("td.n", null, `${u.steps - u.lost} of ${u.steps}`))))));
  });
}

function points() {
  const s = shown(), g = state.game;
  if (!s || !g) return null;
  if (!anyPoints(s.points)) return h("p.muted", null, "Nobody has points. ", caseTag(s.pointsExplained[0].parts[0]?.case || ""));
  return s.pointsExplained.map((sum, i) => h("div", { "data-key": "p" + i }, h("div.row.between", { css: { paddingTop: ".9rem" } }, h("span.eyebrow", null, g.sides[i] ? g.sides[i].name : sum.what), h("span.big", null, String(sum.total))),
    h("table.ptable", null, h("tbody", null, sum.parts.map((p) => h("tr", null, h("td", null, sentence(p.what)), h("td", null, caseTag(p.case)), h("td.n", null, String(p.amount))))))));
}

function arrivals() {
  const t = state.tables.find((v) => v.id === "turns"), s = shown();
  if (!t) return h("p.muted", null, "This game has no track of turns.");
  return h("table.ptable", null, h("tbody", null, t.rows.map((r) => h("tr", { css: String(r[0]) === String(s?.turn) ? { background: "var(--blueSoft)" } : {} }, h("td.n", { css: { textAlign: "left" } }, String(r[0])), h("td", { css: { whiteSpace: "nowrap" } }, shortDate(String(r[1]))), h("td", null, sentence(String(r[2])))))));
}

// ---- replay

export function replayPanels() {
  const r = state.replay;
  if (!r) return null;
  const tab = (state.drawer || "").startsWith("sheet:") ? (state.drawer || "").slice(6) : "log";
  const ctl = (/** @type {string} */ d, /** @type {string} */ label, /** @type {() => void} */ f, big = false) => h("button.ctl", { type: "button", class: big ? "bigc" : "", "aria-label": label, title: label, onclick: f }, h("svg", { viewBox: "0 0 24 24", width: 24, height: 24, fill: "currentColor", "aria-hidden": "true" }, h("path", { d })));
  return [
    h("div.logpanel.panel", { "data-key": "logpanel", role: "region", "aria-label": "Log" }, printHead(), tabs(tab, openSheet), h("div.scroll", { "data-key": "r" + tab, id: "replaylog", tabindex: "0", role: "region", "aria-label": capital(tab) }, content(tab)),
      h("div.foot", { css: { alignItems: "center", justifyContent: "space-between" } }, h("span", null, `line ${r.line} of ${state.log.length}`), h("button.btn.q.small", { type: "button", css: { flex: "none" }, id: "print", onclick: print }, "Print the match"))),
    h("div.player.panel", { "data-key": "player", role: "region", "aria-label": "Replay" },
      h("div.row", { css: { gap: ".4rem" } },
        ctl("M5 5h3v14H5zM20 5v14L9 12z", "To the beginning", () => seek(0)), ctl("M18 5v14L7 12z", "Back", () => seek(r.line - 1)),
        ctl(r.playing ? "M6 5h4.5v14H6zM13.5 5H18v14h-4.5z" : "M7 5v14l12-7z", r.playing ? "Pause" : "Play", playPause, true),
        ctl("M6 5v14l11-7z", "On", () => seek(r.line + 1, true)), ctl("M4 5v14l11-7zM16 5h3v14h-3z", "To the end", () => seek(state.log.length))),
      h("div.slider", null, h("input", { type: "range", min: 0, max: state.log.length, step: 1, value: String(r.line), "aria-label": "Line of the match", "aria-valuetext": valueText(r.line), oninput: (/** @type {any} */ e) => seek(+e.target.value) }), strip(r.line)),
      h("div", { css: { display: "flex", flexDirection: "column", gap: ".45rem", alignItems: "stretch" } },
        h("div.speeds", { role: "group", "aria-label": "Speed" }, [[0.5, "½×"], [1, "1×"], [2, "2×"], [4, "4×"]].map(([v, t]) => h("button", { type: "button", "aria-pressed": String(r.speed === v), onclick: () => { r.speed = Number(v); set(); } }, String(t)))),
        h("button.btn.blue.small", { type: "button", onclick: branch }, "Play on from here"))),
  ];
}

/** @param {number} line */
function valueText(line) {
  const l = state.log[Math.max(0, line - 1)];
  return l ? `turn ${l.turn}, ${l.phase}` : "the beginning";
}

/** The strip of turns under the slider. @param {number} line */
function strip(line) {
  const cv = document.createElement("canvas");
  const there = document.querySelector(".slider");
  const w = Math.max(220, Math.round(there && there.clientWidth > 0 ? there.clientWidth : window.innerWidth - 560)), ratio = Math.max(1, window.devicePixelRatio || 1);
  cv.width = w * ratio;
  cv.height = 60 * ratio;
  cv.setAttribute("aria-hidden", "true");
  if (!there) requestAnimationFrame(() => set());
  cv.dataset.key = `strip${line}/${state.log.length}/${w}/${state.theme}`;
  const c = /** @type {CanvasRenderingContext2D} */ (cv.getContext("2d"));
  c.scale(ratio, ratio);
  const css = getComputedStyle(document.documentElement);
  const n = Math.max(1, state.log.length), W = w - 24;
  const x = (/** @type {number} */ i) => 12 + (i / n) * W;
  let first = 0;
  for (let i = 1; i <= n; i++) {
    const a = state.log[first], b = state.log[i];
    if (b && a && a.turn === b.turn && a.side === b.side) continue;
    c.fillStyle = sideColour(Math.max(0, sideIndex(a ? a.side : null))).fill;
    c.globalAlpha = first >= line ? 0.45 : 1;
    c.fillRect(x(first) + 0.5, 22, Math.max(1, x(i) - x(first) - 1), 13);
    first = i;
  }
  c.globalAlpha = 1;
  c.font = "600 15px 'Barlow Condensed'";
  c.textAlign = "center";
  c.fillStyle = css.getPropertyValue("--muted");
  let t0 = 0, lastX = -99;
  for (let i = 1; i <= n; i++) {
    if (state.log[i] && state.log[i].turn === state.log[t0]?.turn) continue;
    const mid = (x(t0) + x(i)) / 2;
    if (state.log[t0] && mid - lastX > 16) {
      c.fillText(String(state.log[t0].turn), mid, 52);
      lastX = mid;
    }
    t0 = i;
  }
  c.fillStyle = css.getPropertyValue("--accent");
  for (let i = 0; i < n; i++)
    if (state.log[i] && state.log[i].events.some((e) => e.type === "fought")) {
      c.beginPath();
      c.moveTo(x(i), 20);
      c.lineTo(x(i) - 3.4, 14);
      c.lineTo(x(i) + 3.4, 14);
      c.fill();
    }
  const px = x(line);
  c.strokeStyle = css.getPropertyValue("--accent");
  c.lineWidth = 3.5;
  c.beginPath();
  c.moveTo(px, 6);
  c.lineTo(px, 40);
  c.stroke();
  c.beginPath();
  c.arc(px, 28.5, 10, 0, Math.PI * 2);
  c.fillStyle = "#fff";
  c.fill();
  c.lineWidth = 4;
  c.stroke();
  return cv;
}

/** What the bar says in a replay. */
export function replayPrompt() {
  const r = state.replay;
  if (!r) return "";
  const l = state.log[r.line - 1];
  if (!l) return "The beginning of the match.";
  const e = l.events.find((v) => v.text && v.type !== "rolled" && v.type !== "began") || l.events[0];
  return `${sideName(l.side || "")}, ${l.phase}: ${e ? e.text : ""}`;
}

export async function share() {
  const r = state.replay, m = state.match;
  if (!m) return;
  const url = `${location.origin}/match/${m.id}${r ? "#line=" + r.line : ""}`;
  try {
    await navigator.clipboard.writeText(url);
    notice("The link to this position is on the clipboard.");
  } catch {
    notice(url);
  }
}

export { capital, closeReplay };
