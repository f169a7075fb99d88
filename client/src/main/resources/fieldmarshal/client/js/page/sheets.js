// @ts-check
/** Overlays as sheets of tracing paper: what the server says of supply, zones, control, moves, as lines and washes. */
import { deedArrows } from "../analysis/open.js";
import { noteSheet } from "../desk/kept.js";
import { pictureOf } from "../overlays.js";
import { groupTone, nation, sideTone } from "../palette.js";
import { samePart } from "../parts.js";
import { sideIndex, sideNation, unitOf } from "../store.js";

/** @typedef {import("../board/scene.js").Sheet} Sheet */

/** @typedef {import("../store.js").TableState} TableState */

/** @typedef {import("../types.js").OverlayData} OverlayData */

/** The colours of a sheet by day or by night. @param {boolean} dark */
export function inks(dark) {
  return { held: dark ? "#6FD0B4" : "#2F9C80", out: dark ? "#F2B233" : "#B35A00", paper: dark ? "#15191D" : "#fff" };
}

/** @param {string} side */
const tone = (side) => sideTone(sideNation(side));

/** The sheet that lies on the map now. @param {TableState} s @returns {Sheet | null} */
export function sheetOf(s) {
  const dark = s.theme === "dark";
  const arrows = s.analysis || s.hint ? deedArrows() : null;
  if (arrows) return arrows;
  if (s.analysis) return null;
  if (s.replay) return trails(replayTrail(s));
  const d = s.overlayData;
  if (!d || !s.overlay) return noteSheet(dark);
  const picture = pictureOf(s.game, s.overlay);
  if (picture === "traces") return lines(d.units || [], new Set(s.units), dark);
  if (picture === "prizes") return worth(d.hexes || [], (s.match && s.match.state.control) || {}, dark);
  if (picture === "trails") return trails(d);
  if (picture === "areas") return { regions: (d.areas || []).map((a) => region(a, s, dark)) };
  if (picture === "zones") return { rulings: sides(d).map(([side, hexes]) => zone(side, hexes, dark)) };
  return { washes: sides(d).map(([side, hexes]) => held(side, hexes, dark)) };
}

/** @param {OverlayData} d @returns {[string, string[]][]} */
const sides = (d) => Object.entries(d.sides || {});

/** @param {string} side @param {string[]} hexes @param {boolean} dark */
function zone(side, hexes, dark) {
  return { hexes, colour: tone(side)[dark ? "dark" : "line"], alpha: 0.62, back: sideIndex(side) === 1 };
}

/** @param {string} side @param {string[]} hexes @param {boolean} dark */
function held(side, hexes, dark) {
  return { hexes, colour: dark ? tone(side).dark : tone(side).wash, alpha: dark ? 0.26 : 0.3 };
}

/**
 * The area of an army; its name stands on ground of its side.
 * @param {import("../types.js").Area} a @param {TableState} s @param {boolean} dark
 */
function region(a, s, dark) {
  const { colour, dash } = groupTone(a.tone, dark),
    ground = s.match?.state.control[a.side || ""] || [];
  return { text: a.title, hexes: a.hexes, colour, dash, alpha: dark ? 0.26 : 0.3, ground };
}

/** So many supply lines can still be told apart. */
export const FEW = 8;

/**
 * Who has a line, who has none, and the lines: of the units that are selected, or of all where they are few.
 * @param {import("../types.js").Joined[]} units @param {Set<string>} chosen @param {boolean} dark @returns {Sheet}
 */
function lines(units, chosen, dark) {
  const ink = inks(dark);
  const hexes = (/** @type {boolean} */ on) => [...new Set(units.filter((u) => u.in === on).map((u) => u.hex))];
  const focus = chosen.size > 0,
    joined = units.filter((u) => u.in && u.path && u.path.length);
  // the lines of a whole army run over each other and tell nothing
  const drawn = focus ? joined.filter((u) => chosen.has(u.unit)) : joined.length <= FEW ? joined : [];
  return {
    washes: [{ hexes: hexes(true), colour: ink.held, alpha: dark ? 0.34 : 0.3, size: 0.94 }],
    rulings: [{ hexes: hexes(false), colour: ink.out, alpha: 0.85, gap: 8, size: 0.94 }],
    edges: [
      { hexes: hexes(true), colour: ink.held, width: 2.6, alpha: 0.85 },
      { hexes: hexes(false), colour: ink.out, width: 3.4 },
    ],
    ways: drawn.map((u) => ({
      path: u.path?.[0] === u.hex ? u.path : [u.hex, ...(u.path || [])],
      colour: tone(unitOf(u.unit)?.side || "")[dark ? "dark" : "line"],
      width: focus ? 5 : 3.4,
      halo: ink.paper,
      haloWidth: focus ? 9 : 6,
      alpha: focus ? 0.95 : 0.75,
      end: focus ? 9 : 7,
    })),
  };
}

/**
 * Hexes that count for victory; the edge shows whose they are.
 * @param {import("../types.js").Prize[]} list @param {Record<string, string[]>} control @param {boolean} dark @returns {Sheet}
 */
function worth(list, control, dark) {
  const hexes = [...new Set(list.map((v) => v.hex))];
  const owner = (/** @type {string} */ n) => (Object.entries(control).find(([, l]) => l.includes(n)) || [""])[0];
  return {
    washes: [{ hexes, colour: "#F4C94B", alpha: 0.35, size: 0.93 }],
    edges: hexes.map((n) => ({
      hexes: [n],
      colour: owner(n) ? tone(owner(n))[dark ? "dark" : "line"] : "#8A6100",
      width: 4,
      size: 0.93,
    })),
    stars: hexes.map((hex) => ({
      hex,
      text:
        list
          .filter((v) => v.hex === hex)
          .map(pointsOf)
          .find(Boolean) || "",
    })),
  };
}

/** @param {import("../types.js").Prize} v */
function pointsOf(v) {
  return v.points ? String(v.points) : "";
}

/** Where units went, and where there was a fight. @param {OverlayData | null} d @returns {Sheet | null} */
function trails(d) {
  if (!d) return null;
  const moves = (d.moves || []).filter((m) => m.type === "moved" && m.path && m.from);
  return {
    ways: moves.map((m) => ({
      path: [m.from || "", ...(m.path || [])],
      colour: nation(unitOf(m.unit || "")?.nationality || "").trail,
      width: 7,
      halo: "#fff",
      haloWidth: 12,
      haloAlpha: 0.75,
      dash: m.back ? [12, 9] : undefined,
      start: true,
    })),
    edges: [{ hexes: (d.fights || []).flatMap((f) => f.targets || []), colour: "#B32F23", width: 4, size: 0.96 }],
  };
}

/** What moved and fought in the player-turn that a replay stands in, up to its line. @param {TableState} s */
function replayTrail(s) {
  const line = s.replay ? s.replay.line : 0;
  if (!s.log[line - 1]) return null;
  const last = s.log[line - 1];
  let from = line - 1;
  while (from > 0 && samePart(s.log[from - 1], last)) from--;
  const moves = s.log.slice(from, line).flatMap((l) => l.events.filter((e) => e.type === "moved"));
  return { moves, fights: s.log[line - 1].events.filter((e) => e.type === "fought") };
}
