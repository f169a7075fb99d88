// @ts-check
/** What part of the map is seen: the first look, and what the panels leave free. */
import { panelHost } from "./hosts.js";
import { board } from "../play/table.js";
import { hexOf, state } from "../store.js";

/** @type {import("../board/board.js").Board | null} the board that was told what is free of it */
let insetsOf = null;

/** The first look at the map: where most counters of the side to move stand. */
export function opening() {
  if (!board || !state.match) return;
  const units = state.match.state.units.filter((u) => u.hex);
  if (!units.length) {
    board.fit();
    return;
  }
  const side = state.match.decision.side;
  const best = units
    .filter((u) => u.side === side)
    .sort((a, b) => b.attack + b.move - (a.attack + a.move))
    .slice(0, 10)
    .map((u) => hexOf(u.hex || ""))
    .filter((v) => v !== undefined);
  const pts = best.length ? best : units.map((u) => hexOf(u.hex || "")).filter((v) => v !== undefined);
  const r = board.room();
  const cx = median(pts.map((p) => p.x)),
    cy = median(pts.map((p) => p.y));
  const s = Math.max(0.6, Math.min(0.93, r.w / 1500));
  const { width, height } = board.chart.bounds;
  const x = Math.min(width - r.w / 2 / s, Math.max(r.w / 2 / s, cx - 250)),
    y = Math.min(height - r.h / 2 / s + 20, Math.max(r.h / 2 / s - 20, cy));
  board.look(x, y, s, false);
  // the answer to what may be chosen may have come before there was a board
  const asked = state.pick.from || (state.pick.hexes ? [...state.pick.hexes.keys()][0] : null);
  if (asked) board.reveal(asked);
}

/** What floats over the map. */
function floating() {
  const top = board ? board.host.getBoundingClientRect().top : 0;
  return [...panelHost.querySelectorAll(".ovs, .zoomer, .guide")].map((el) => {
    const r = el.getBoundingClientRect();
    return { x: r.left, y: r.top - top, w: r.width, h: r.height };
  });
}

/** @param {number[]} v */
function median(v) {
  const s = v.slice().sort((a, b) => a - b);
  return s[s.length >> 1] || 0;
}

let measured = "";

/** What the panels leave free of the map. Asking the page for sizes is dear, so only where something has changed. */
export function insets() {
  if (!board) return;
  const seen = panelHost.querySelector(".gutter");
  const card = state.guide >= 0 ? /** @type {HTMLElement | null} */ (panelHost.querySelector(".guide")) : null;
  const ovs = !!panelHost.querySelector(".ovs"),
    step = card ? state.guide : "";
  const now = `${window.innerWidth} ${window.innerHeight} ${!!state.replay} ${step} ${seen ? seen.className : ""} ${ovs}`;
  if (now === measured && board === insetsOf) return;
  const grown = measured.split(" ", 2).join() !== now.split(" ", 2).join() && board === insetsOf;
  measured = now;
  insetsOf = board;
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const w = window.innerWidth;
  const phone = w < 46 * rem && window.innerHeight >= w;
  const gutter = panelHost.querySelector(".gutter");
  const side =
    phone || state.replay ? 0 : gutter ? gutter.getBoundingClientRect().width : (w < 75 * rem ? 19.125 : 23.25) * rem + 2 * rem;
  board.setInsets({
    left: state.replay && !phone ? 27 * rem : 0,
    right: side,
    top: 0,
    bottom: state.replay ? 8 * rem : phone ? window.innerHeight * 0.4 : card ? card.offsetHeight + rem : 0,
  });
  board.covers = floating();
  if (grown) {
    board.resize();
    board.refill();
  }
}
