// @ts-check
/** What the board shall show, out of the state of the table. */
import { face } from "../counters/face.js";
import { panelHost } from "./hosts.js";
import { sheetOf } from "./sheets.js";
import { lexiconOf } from "../lexicon.js";
import { pictureOf } from "../overlays.js";
import { sideTone } from "../palette.js";
import { paidNow } from "../play/paying.js";
import { settings } from "../settings.js";
import { hexOf, set, sideNation, sorted } from "../store.js";

/** @typedef {import("../store.js").TableState} TableState */

/** @typedef {import("../types.js").Unit} Unit */

/** @param {TableState} s @returns {import("../board/scene.js").Scene} */
export function sceneOf(s) {
  const now = (s.replay && s.replay.state) || (s.match && s.match.state) || null;
  const replay = !!s.replay,
    lexicon = lexiconOf(s.game);
  const asked = replay ? undefined : s.match?.decision,
    attacking = asked?.kind === "attack";
  const toll = asked?.question?.toll && !s.drama ? paidNow(asked.question.toll, s.pick.loss, s.match?.suggest) : null;
  return {
    theme: s.theme,
    stacks: now ? stacksOf(now) : new Map(),
    face: (u) => face(u, s.printed.get(u.id), lexicon),
    hex: s.hex,
    chosen: new Set(toll ? Object.keys(toll) : s.units.length || !s.pick.key ? s.units : s.pick.key.split(",")),
    pays: !!toll,
    hover: s.hover,
    cursor: s.cursor,
    named: settings.numbers === "never" ? NONE : namedHexes(),
    lit: litOf(s),
    route: routeOf(s),
    targets: (attacking || asked?.question?.foretells) && !s.attack && !s.drama ? s.targets : [],
    attacked: replay ? [] : attackedOf(s, attacking),
    fight: fightOf(s, now),
    focus: s.pick.from || null,
    flash: (s.replay && s.replay.state && s.pick.focus) || null,
    refused: s.refusal ? s.refusal.hex : null,
    sheet: sheetOf(s),
    sheetOnly: !!s.overlay && pictureOf(s.game, s.overlay) !== "areas",
    markers: markersOf(s, now),
  };
}

/** @type {string[]} */
const NONE = [];

/** Where texts stand that may name a hex. */
const TEXTS = ".side .body, .ask, .guide, .bubble, .toast";

/** A line of the log tells its hexes while it is pointed at, or something in it has the keys: all lines would cover the map. */
const POINTED = ".log p:hover, .log p:focus-within";

/** @type {Element | null} the line of the log that was pointed at last */
let pointed = null;

for (const kind of ["pointerover", "pointerleave", "focusin", "focusout"])
  panelHost.addEventListener(kind, () => {
    const now = panelHost.querySelector(POINTED);
    if (now !== pointed) set();
    pointed = now;
  });

/** The hexes that a text on the page names: their numbers are shown on the map, however far it is. */
function namedHexes() {
  const found = new Set(),
    listed = new Set();
  for (const part of panelHost.querySelectorAll(`${TEXTS}, ${POINTED}`)) {
    const walk = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const into = walk.currentNode.parentElement?.closest(LISTS) ? listed : found;
      for (const n of walk.currentNode.nodeValue?.match(/\b\d{4}\b/g) || []) if (hexOf(n)) into.add(n);
    }
  }
  return [...new Set([...found, ...(listed.size > MOST_LISTED ? [] : listed)])];
}

/** Lists of units say where each stands; the numbers of a long one would cover the map. */
const LISTS = ".units",
  MOST_LISTED = 24;

/** Markers on the map, in the colours of their sides. @param {TableState} s @param {import("../types.js").State | null} now */
function markersOf(s, now) {
  return ((now && now.mapMarkers) || []).map((m) => {
    const tone = m.side ? sideTone(sideNation(m.side)) : null;
    return tone ? { ...m, colour: s.theme === "dark" ? tone.dark : tone.line } : m;
  });
}

/** @type {WeakMap<object, Map<string, Unit[]>>} */
const known = new WeakMap();

/** Who stands where, top first. @param {import("../types.js").State} now */
function stacksOf(now) {
  let map = known.get(now);
  if (map) return map;
  map = new Map();
  for (const u of now.units) {
    if (!u.hex) continue;
    const l = map.get(u.hex);
    if (l) l.push(u);
    else map.set(u.hex, [u]);
  }
  for (const [h, l] of map) map.set(h, sorted(l));
  known.set(now, map);
  return map;
}

/** The hexes that are lit, with cost and threat. @param {TableState} s */
export function litOf(s) {
  /** @type {import("../board/scene.js").Lit} */
  const out = { hexes: [], costs: new Map(), threat: [], from: null };
  if (s.replay || s.drama?.rolling) return out;
  if (s.reach && s.units.length) {
    out.from = s.hex;
    for (const v of s.reach.hexes) {
      out.hexes.push(v.hex);
      out.costs.set(v.hex, v.mp);
    }
    const zone = s.pick.zone;
    if (zone && settings.zones) out.threat = out.hexes.filter((n) => zone.has(n));
  } else if (s.pick.hexes) {
    out.from = s.pick.from || null;
    out.hexes = [...s.pick.hexes.keys()];
  }
  const payers = new Set(s.match?.decision.question?.toll?.payers.map((p) => p.unit)),
    those = payers.size && !s.drama ? (s.match?.state.units || []).filter((u) => payers.has(u.id)) : [];
  if (those.length) out.hexes = [...new Set(those.flatMap((u) => u.hex || []))];
  if (!out.hexes.length)
    for (const v of s.match?.decision.question?.options.flatMap((o) => o.spots || []) || []) {
      out.hexes.push(v.hex);
      if (v.turn) out.costs.set(v.hex, v.turn);
    }
  return out;
}

/** @param {TableState} s */
function routeOf(s) {
  const r = s.route;
  if (!r || s.replay) return null;
  const from = s.hex || s.pick.from;
  return { path: from ? [from, ...r.path] : r.path, to: r.hex, mp: r.mp };
}

/** Hexes under attack beside those of the plan. @param {TableState} s @param {boolean} attacking */
function attackedOf(s, attacking) {
  const declared = attacking && !s.attack ? s.deeds.flatMap((v) => v.order.hexes || []) : [];
  return [...declared, ...((s.result && s.result.targets) || [])];
}

/** Who takes part in the fight that is being planned. @param {TableState} s @param {import("../types.js").State | null} now */
function fightOf(s, now) {
  const a = s.attack;
  if (!a || s.replay || !now) return null;
  const hexes = (/** @type {Iterable<string>} */ ids) => {
    const wanted = new Set(ids);
    return new Set(now.units.filter((u) => u.hex && wanted.has(u.id)).map((u) => u.hex || ""));
  };
  return {
    targets: new Set(a.targets),
    from: hexes(a.attackers),
    may: [...hexes(a.offer.units)],
    units: a.attackers,
  };
}
