// @ts-check
/** What part of the map is seen: the first look, and what the panels leave free. */
import { panelHost } from "./hosts.js";
import { restNow } from "./pull.js";
import { frontOf, toward } from "./spot.js";
import { showPick } from "../play/choosing.js";
import { board } from "../play/table.js";
import { hexOf, state } from "../store.js";

/** @typedef {import("../geometry.js").Point} Point */

/** @type {import("../board/board.js").Board | null} the board that was told what is free of it */
let insetsOf = null;

/** How near the first look comes at most, so that a small map fills the window. */
const NEAREST = 1.6;

/** A window that leaves less room than this shows only a few hexes. */
const NARROW = 500;

/** A little nearer than that: the panel may leave more room once it is there. */
const FILLS = 1.015;

/** The first look at the map: where most counters that may move now stand. */
export function opening() {
  if (!board || !state.match) return;
  const units = state.match.state.units.filter((u) => u.hex);
  if (!units.length) {
    board.fit();
    return;
  }
  const side = state.match.decision.side,
    can = new Set(state.match.canMove || []);
  const best = units
    .filter((u) => u.side === side && (!can.size || can.has(u.id)))
    .sort((a, b) => b.attack + b.move - (a.attack + a.move))
    .slice(0, 10)
    .map((u) => hexOf(u.hex || ""))
    .filter((v) => v !== undefined);
  const pts = best.length ? best : units.map((u) => hexOf(u.hex || "")).filter((v) => v !== undefined);
  const foes = units
    .filter((u) => u.side !== side)
    .map((u) => hexOf(u.hex || ""))
    .filter((v) => v !== undefined);
  const r = board.room();
  const { width, height } = board.chart.bounds;
  // a small map comes nearer until it fills the window
  const s = Math.max(0.6, Math.min(0.93, r.w / 1500), Math.min(NEAREST, FILLS * Math.max(r.w / width, r.h / height)));
  const [cx, cy] = toward(middleOf(pts, r.w < NARROW), foes, r.w / s, r.h / s);
  const x = Math.min(width - r.w / 2 / s, Math.max(r.w / 2 / s, cx - Math.min(250, (0.16 * r.w) / s))),
    y = Math.min(height - r.h / 2 / s + 20, Math.max(r.h / 2 / s - 20, cy));
  board.look(x, y, s, false);
  // the answer to what may be chosen may have come before there was a board
  if (!showPick()) board.revealAll((state.match.decision.question?.options || []).flatMap((o) => (o.spots || []).map((v) => v.hex)));
}

/** Looks at the front: where most units of the two sides are nearest to each other. @param {import("../types.js").Unit[]} units */
export function lookAtFront(units) {
  const spots = units.flatMap((u) => {
    const h = u.hex ? hexOf(u.hex) : undefined;
    return h ? [{ x: h.x, y: h.y, side: u.side }] : [];
  });
  const at = frontOf(spots);
  if (at) board?.look(at.x, at.y);
}

/**
 * The middle of some places; in a narrow window one of them, so that something is seen there.
 * @param {Point[]} pts @param {boolean} narrow
 */
function middleOf(pts, narrow) {
  const cx = median(pts.map((p) => p.x)),
    cy = median(pts.map((p) => p.y));
  const far = (/** @type {Point} */ p) => Math.hypot(p.x - cx, p.y - cy);
  const near = narrow ? pts.reduce((a, b) => (far(b) < far(a) ? b : a)) : { x: cx, y: cy };
  return [near.x, near.y];
}

/** What floats over the map at this moment. The analysis tells its room by insets alone. */
function floating() {
  if (state.analysis) return [];
  const top = board ? board.host.getBoundingClientRect().top : 0;
  return [...panelHost.querySelectorAll(".ovs, .zoomer, .guide, .legend")].map((el) => {
    const r = el.getBoundingClientRect();
    return { x: r.left, y: r.top - top, w: r.width, h: r.height };
  });
}

/** @param {number[]} v */
function median(v) {
  const s = v.slice().sort((a, b) => a - b);
  return s[s.length >> 1] || 0;
}

/**
 * What the panel at the lower edge of a phone covers. One that is pulled up covers for a while what it did not: the map stays.
 * @param {number} rem
 */
function lower(rem) {
  const side = panelHost.querySelector(".side"),
    top = board ? board.host.getBoundingClientRect().top : 0;
  if (side && restNow() === "low") return side.getBoundingClientRect().height;
  return Math.max(15 * rem, 0.55 * window.innerHeight - top);
}

/** What the guide of a phone and the panel over it cover. @param {HTMLElement} card */
function guided(card) {
  document.documentElement.style.setProperty("--guide-h", card.offsetHeight + "px");
  const side = panelHost.querySelector(".side") || card;
  return Math.max(0, window.innerHeight - side.getBoundingClientRect().top);
}

let measured = "";

/** What the panels leave free of the map. Asking the page for sizes is dear, so only where something has changed. */
export function insets() {
  if (!board) return;
  const seen = panelHost.querySelector(".gutter");
  const card = state.guide >= 0 ? /** @type {HTMLElement | null} */ (panelHost.querySelector(".guide")) : null;
  const ovs = !!panelHost.querySelector(".ovs"),
    step = card ? state.guide : "";
  const mode = state.analysis ? "analysis" + !!panelHost.querySelector(".anside") : !!state.replay;
  const strip = !!panelHost.querySelector(".cupstrip");
  const now = `${window.innerWidth} ${window.innerHeight} ${mode} ${step} ${seen ? seen.className : ""} ${ovs} ${restNow()} ${strip}`;
  if (now === measured && board === insetsOf) return;
  const known = board === insetsOf,
    grown = measured.split(" ", 2).join() !== now.split(" ", 2).join() && known;
  measured = now;
  insetsOf = board;
  board.covers = floating;
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const w = window.innerWidth;
  const phone = w < 46 * rem && window.innerHeight >= w;
  const gutter = panelHost.querySelector(".gutter");
  const side =
    phone || state.replay ? 0 : gutter ? gutter.getBoundingClientRect().width : (w < 75 * rem ? 19.125 : 23.25) * rem + 2 * rem;
  const free = analysisRoom(phone) || {
    left: state.replay && !phone ? 27 * rem : 0,
    right: side,
    top: 0,
    bottom: state.replay ? 8 * rem : phone ? (card ? guided(card) : lower(rem)) : card ? card.offsetHeight + rem : 0,
  };
  const eye = board;
  if (grown)
    eye.keep(() => {
      eye.setInsets(free);
      eye.resize();
    });
  else eye.setInsets(free);
  if (grown || !known) return;
  if (state.replay) eye.rehold();
  else eye.refill(); // a panel that has gone leaves no bare table behind
}

/** What the panels of the analysis leave free; null where there is none, or they are not there yet. @param {boolean} phone */
function analysisRoom(phone) {
  const [curve, aside] = [".ancurve", ".anside"].map((q) => (state.analysis ? panelHost.querySelector(q) : null));
  if (!board || !curve || !aside) return null;
  const [c, a] = [curve, aside].map((el) => el.getBoundingClientRect());
  if (c.height <= 40) measured = "";
  return {
    left: 0,
    right: phone ? 0 : window.innerWidth - a.left,
    top: 0,
    bottom: Math.max(0, board.host.getBoundingClientRect().bottom - Math.min(c.top, phone ? a.top : c.top)),
  };
}
