// @ts-check
/** The player for replays. */
import { lexiconOf, phaseTitle } from "../lexicon.js";
import { openSheet } from "../play/looks.js";
import { h } from "../dom.js";
import { sideColour } from "../palette.js";
import { lineRead, print, printHead } from "./log.js";
import { content, tabs } from "./sheet.js";
import { branch, playPause, seek } from "../play/replay.js";
import { notice } from "../play/table.js";
import { set, sideNation, sideName, state } from "../store.js";
import { capital } from "../words.js";
import { LOG, REPLAY } from "../words/panels.js";
import * as say from "../words/replay.js";
import { LINK_COPIED, LINK_IS_LOCAL, PLAY_ON, linkIsLocal } from "../words/table.js";
import { partSide, samePart } from "../parts.js";

// ---- replay
export function replayPanels() {
  const r = state.replay;
  return r ? [logPanel(r), player(r)] : null;
}

/** @typedef {NonNullable<import("../store.js").TableState["replay"]>} Replay */

/** @param {Replay} r */
function logPanel(r) {
  const tab = state.drawer === "sheet" ? state.sheet : "log";
  const scroll = { "data-key": "r" + tab, id: "replaylog", tabindex: "0", role: "group", "aria-label": capital(tab) };
  return h(
    "div.logpanel.panel",
    { "data-key": "logpanel", role: "region", "aria-label": LOG },
    printHead(),
    tabs(tab, openSheet),
    h("div.scroll", scroll, content(tab)),
    h(
      "div.foot",
      { css: { alignItems: "center", justifyContent: "space-between" } },
      h("span", null, say.lineOf(r.line, state.log.length)),
      h("button.btn.q.small", { type: "button", css: { flex: "none" }, id: "print", onclick: print }, say.PRINT),
    ),
  );
}

/** @param {Replay} r */
function player(r) {
  return h(
    "div.player.panel",
    { "data-key": "player", role: "region", "aria-label": REPLAY },
    h(
      "div.row",
      { css: { gap: ".4rem" } },
      control("M5 5h3v14H5zM20 5v14L9 12z", say.TO_BEGINNING, () => seek(0)),
      control("M18 5v14L7 12z", say.BACK, () => seek(r.line - 1)),
      control(
        r.playing ? "M6 5h4.5v14H6zM13.5 5H18v14h-4.5z" : "M7 5v14l12-7z",
        r.playing ? say.PAUSE : say.PLAY,
        playPause,
        true,
      ),
      control("M6 5v14l11-7z", say.ON, () => seek(r.line + 1, true)),
      control("M4 5v14l11-7zM16 5h3v14h-3z", say.TO_END, () => seek(state.log.length)),
    ),
    h("div.slider", null, slider(r), strip(r.line)),
    h(
      "div",
      { css: { display: "flex", flexDirection: "column", gap: ".45rem", alignItems: "stretch" } },
      h(
        "div.speeds",
        { role: "group", "aria-label": say.SPEED },
        SPEEDS.map(([v, t]) => speed(r, v, t)),
      ),
      h("button.btn.blue.small", { type: "button", onclick: branch }, PLAY_ON),
    ),
  );
}

/** @type {[number, string][]} */
const SPEEDS = [
  [0.5, "½×"],
  [1, "1×"],
  [2, "2×"],
  [4, "4×"],
];

/** @param {Replay} r @param {number} v @param {string} t */
function speed(r, v, t) {
  const go = () => {
    r.speed = v;
    set();
  };
  return h("button", { type: "button", "aria-pressed": String(r.speed === v), onclick: go }, t);
}

/** @param {string} d @param {string} label @param {() => void} onclick @param {boolean} [big] */
function control(d, label, onclick, big = false) {
  const svg = { viewBox: "0 0 24 24", width: 24, height: 24, fill: "currentColor", "aria-hidden": "true" };
  const props = { type: "button", class: big ? "bigc" : "", "aria-label": label, title: label, onclick };
  return h("button.ctl", props, h("svg", svg, h("path", { d })));
}

/** @param {Replay} r */
function slider(r) {
  return h("input", {
    type: "range",
    min: 0,
    max: state.log.length,
    step: 1,
    value: String(r.line),
    "aria-label": say.LINE_OF_MATCH,
    "aria-valuetext": valueText(r.line),
    oninput: (/** @type {import("../dom.js").InputEvent} */ e) => seek(+e.target.value),
  });
}

/** @param {number} line */
function valueText(line) {
  const l = state.log[Math.max(0, line - 1)];
  return l ? say.momentWords(l.turn, l.part?.title || "", phaseTitle(lexiconOf(state.game), l.phase)) : say.BEGINNING;
}

/** The name of a part of a turn, where there is room. @param {CanvasRenderingContext2D} c
 * @param {string} name @param {number} x @param {number} room @param {string} ink */
function partName(c, name, x, room, ink) {
  c.font = "600 11px 'Barlow Condensed'";
  if (!name || c.measureText(name).width > room - 6) return;
  c.textAlign = "center";
  c.fillStyle = ink;
  c.fillText(name, x, 32.5);
}

/** The strip of turns under the slider. @param {number} line */
function strip(line) {
  const cv = document.createElement("canvas");
  const there = document.querySelector(".slider");
  const w = Math.max(220, Math.round(there && there.clientWidth > 0 ? there.clientWidth : window.innerWidth - 560)),
    ratio = Math.max(1, window.devicePixelRatio || 1);
  cv.width = w * ratio;
  cv.height = 60 * ratio;
  cv.setAttribute("aria-hidden", "true");
  if (!there) requestAnimationFrame(() => set());
  cv.dataset.key = `strip${line}/${state.log.length}/${w}/${state.theme}`;
  const c = /** @type {CanvasRenderingContext2D} */ (cv.getContext("2d"));
  c.scale(ratio, ratio);
  const css = getComputedStyle(document.documentElement);
  const n = Math.max(1, state.log.length),
    W = w - 24;
  const x = (/** @type {number} */ i) => 12 + (i / n) * W;
  const ink = css.getPropertyValue("--ink");
  let first = 0;
  for (let i = 1; i <= n; i++) {
    const a = state.log[first],
      b = state.log[i];
    if (b && a && samePart(a, b)) continue;
    const colour = sideColour(sideNation(a ? partSide(a) : null)),
      width = Math.max(1, x(i) - x(first) - 1);
    c.fillStyle = colour.fill;
    c.globalAlpha = first >= line ? 0.45 : 1;
    c.fillRect(x(first) + 0.5, 22, width, 13);
    c.globalAlpha = 1;
    const mid = (x(first) + x(i)) / 2;
    // not under the handle
    if (Math.abs(mid - x(line)) > 30) partName(c, a?.part?.title || "", mid, width, first >= line ? ink : colour.text);
    first = i;
  }
  c.globalAlpha = 1;
  c.font = "600 15px 'Barlow Condensed'";
  c.textAlign = "center";
  c.fillStyle = css.getPropertyValue("--muted");
  let t0 = 0,
    lastX = -99;
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
  if (!l) return say.MATCH_BEGINS;
  const e = l.events.find((v) => v.text && v.type !== "rolled" && v.type !== "began") || l.events.find((v) => v.type === "rolled");
  // where nothing happened but that a phase began, that is told alone
  if (!e && l.events.length) return l.events[l.events.length - 1].text;
  return say.happened(sideName(l.side || ""), phaseTitle(lexiconOf(state.game), l.phase), e ? e.text : "");
}

export async function share() {
  const m = state.match;
  if (!m) return;
  const line = lineRead(),
    url = `${location.origin}/match/${m.id}${line || state.replay ? "#line=" + line : ""}`;
  try {
    await navigator.clipboard.writeText(url);
    notice(local() ? LINK_IS_LOCAL : LINK_COPIED);
  } catch {
    notice(local() ? linkIsLocal(url) : url);
  }
}

/** Whether only this computer can open the address of the page. */
function local() {
  return /^(localhost|127\.|\[::1\])/.test(location.hostname);
}
