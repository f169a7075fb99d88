// @ts-check
/** Plain words for orders, phases and figures. No page needed. */

/** @param {string} s */
export function capital(s) {
  return s ? s[0].toUpperCase() + s.slice(1) : s;
}

/** @param {number} n @param {string} one @param {string} [many] */
export function count(n, one, many) {
  return n + " " + (n === 1 ? one : many || one + "s");
}

/** @type {Map<string, string>} names with what stands before them in a sentence, as the game gives them */
const inSentences = new Map();

/** What stands before a unit's name in a sentence, as its game says: nothing before some. @param {string} name */
export function articleOf(name) {
  const whole = inSentences.get(name);
  return whole === undefined ? "the " : whole.slice(0, whole.length - name.length);
}

/** A unit's name as it stands in a sentence. @param {string} name */
export function called(name) {
  return articleOf(name) + name;
}

/** Whether any side has victory points; some scenarios know none. @param {Record<string, number>} points */
export function anyPoints(points) {
  return Object.values(points).some((n) => n !== 0);
}

/** @param {string[]} list */
export function listed(list) {
  if (list.length < 2) return list.join("");
  return list.slice(0, -1).join(", ") + " and " + list[list.length - 1];
}

/** @typedef {{before: string, number: string, after: string, afterMany: string}} NameParts a name with a number, as the game cuts it */

/** @type {Map<string, NameParts>} the parts of names, as the game gives them */
const parts = new Map();

/** Takes up how the names of a game are put together. @param {{name: string, called?: string, parts?: NameParts}[]} units */
export function learnNames(units) {
  parts.clear();
  inSentences.clear();
  for (const u of units) {
    if (u.parts) parts.set(u.name, u.parts);
    if (u.called) inSentences.set(u.name, u.called);
  }
}

/** Names of units in a row, as the log says them: what names with numbers have in common is said once. @param {string[]} names */
export function namesTogether(names) {
  /** @type {Map<string, {one: NameParts, numbers: string[]}>} */
  const alike = new Map();
  names.forEach((name, i) => {
    const p = parts.get(name),
      key = p ? `${p.before}|${p.after}` : `${i}|`,
      same = alike.get(key);
    if (p && same) same.numbers.push(p.number);
    else alike.set(key, p ? { one: p, numbers: [p.number] } : { one: whole(name), numbers: [""] });
  });
  return listed([...alike.values()].map((g) => g.one.before + listed(g.numbers) + (g.numbers.length > 1 ? g.one.afterMany : g.one.after)));
}

/** @param {string} name @returns {NameParts} */
const whole = (name) => ({ before: name, number: "", after: "", afterMany: "" });

/** That a game is played with data of the user. @param {import("./types.js").Game | null | undefined} game */
export function ownTables(game) {
  return game && game.tables ? `own tables ${game.tables.identity}` : "";
}

/** A counter whose face this side does not know. */
export const HIDDEN = "Face down: its type and strength are not known";

/** A figure of a unit. @param {string} title @param {number} value */
export const figureWords = (title, value) => `${title.toLowerCase()}\u00a0${value}`;

/**
 * @typedef {object} Names
 * @property {(id: string) => string} unit @property {(hex: string) => string} place @property {(id: string) => string} option
 * @property {(type: string) => string | undefined} [act] what an order of a type does here, where the game says it
 * @property {boolean} [surely] no die decides whether a unit withdraws
 */

/**
 * An order in words.
 * @param {import("./types.js").Order} o
 * @param {Names} names
 */
export function orderWords(o, names) {
  const unit = (/** @type {string | undefined} */ id) => names.unit(id || ""),
    place = (/** @type {string | undefined} */ n) => names.place(n || ""),
    option = (/** @type {string | undefined} */ id) => names.option(id || "");
  const units = (/** @type {string[] | undefined} */ l) => namesTogether((l || []).map(unit)),
    act = (/** @type {string} */ usual) => names.act?.(o.type)?.toLowerCase() || usual;
  const last = (/** @type {string[] | undefined} */ p) => (p && p.length ? p[p.length - 1] : "");
  switch (o.type) {
    case "move":
      return `${units(o.units)}: ${o.mode === "forced" ? "force march" : "march"} to ${place(last(o.path))}`;
    case "attack":
      return `Attack ${listed((o.targets || []).map(place))} with ${units(o.attackers)}`;
    case "choose":
      return (
        capital(option(o.option)) +
        (o.units && o.units.length ? ": " + units(o.units) : "") +
        (o.hexes && o.hexes.length ? " at " + listed(o.hexes.map(place)) : "")
      );
    case "lose":
      if (act("")) return `${units(Object.keys(o.steps || {}))}: ${act("")}`;
      return (
        "Lose " +
        listed(
          Object.entries(o.steps || {})
            .filter(([, n]) => n)
            .map(([u, n]) => `${count(/** @type {number} */ (n), "step")} of ${unit(u)}`),
        )
      );
    case "retreat":
      return (
        `${units(o.units)}: retreat to ${place(last(o.path))}` +
        ((o.path || []).length > 1 ? ` through ${listed((o.path || []).slice(0, -1))}` : "")
      );
    case "advance":
      return `${units(o.units)}: advance to ${place(last(o.path))}`;
    case "displace":
      return `${unit(o.unit)}: go to ${place(o.hex)}`;
    case "withdraw":
      return `${unit(o.unit)}: ${names.surely ? "withdraw" : "try to withdraw"}`;
    case "entrain":
      return `${unit(o.unit)}: entrain`;
    case "detrain":
      return `${unit(o.unit)}: detrain`;
    case "rail":
      return `${unit(o.unit)}: move by rail to ${place(last(o.path))}`;
    case "command":
      return `${unit(o.hq)} commands ${units(o.units)}`;
    case "replace":
      return `${unit(o.unit)}: ${act("roll for replacements")}`;
    case "reinforce":
      return `${unit(o.unit)}: arrive at ${place(o.hex)}`;
    case "place":
      return `${unit(o.unit)}: place at ${place(o.hex)}`;
    case "pass":
      return "Pass";
    default:
      return o.type;
  }
}

/** Whether a word is the address of a rule. @param {string} word */
export function isCase(word) {
  return /^[A-Z]{2,4}-[\dA-Z][\w.+-]*$/.test(word);
}

/**
 * Splits a sentence into plain parts, hex numbers and rule cases.
 * @param {string} text @param {(n: string) => boolean} isHex
 * @returns {{kind: "text" | "hex" | "case", text: string}[]}
 */
export function linked(text, isHex) {
  /** @type {{kind: "text" | "hex" | "case", text: string}[]} */
  const out = [];
  let at = 0;
  for (const m of text.matchAll(/\b(?:[A-Z]{2,4}-\d+(?:\.\d+)*(?:-?[A-Za-z0-9]+)?|\d{4})\b/g)) {
    const hex = /^\d{4}$/.test(m[0]);
    if (hex && !isHex(m[0])) continue;
    if (m.index > at) out.push({ kind: "text", text: text.slice(at, m.index) });
    out.push({ kind: hex ? "hex" : "case", text: m[0] });
    at = m.index + m[0].length;
  }
  if (at < text.length) out.push({ kind: "text", text: text.slice(at) });
  return out;
}

/** @typedef {{kind: "text" | "hex" | "case", text: string, before?: string, after?: string}} Linked */

/** What stands close before a link, and close after it. */
const HEAD = /[(“]+$/,
  TAIL = /^[.,;:)”]+/;

/** Gives brackets and stops that touch a link to that link. @param {Linked[]} parts @returns {Linked[]} */
export function tied(parts) {
  const clip = (/** @type {string} */ s, /** @type {RegExp} */ end) => (end.exec(s) || [""])[0];
  return parts.map((p, i) => {
    const last = parts[i - 1],
      next = parts[i + 1];
    if (p.kind !== "text") {
      const before = last && last.kind === "text" ? clip(last.text, HEAD) : "";
      return { ...p, before, after: next && next.kind === "text" ? clip(next.text, TAIL) : "" };
    }
    const from = last ? clip(p.text, TAIL).length : 0,
      rest = p.text.slice(from);
    return { ...p, text: next ? rest.slice(0, rest.length - clip(rest, HEAD).length) : rest };
  });
}

/**
 * What the events of a line say. Where it was just told who attacks, the result does not name them again.
 * @param {import("./types.js").GameEvent[]} events
 * @returns {import("./types.js").GameEvent[]}
 */
export function told(events) {
  const named = events.some((e) => e.type === "noted");
  return events.map((e) => (e.type === "fought" && named && e.meaning ? { ...e, text: foughtWords(e) } : e));
}

/** The code of a printed table is of use only where one die was read there. @param {{face?: number, result?: string}} f */
export const codeOf = (f) => (f.face ? f.result || "" : "");

/** The result of a fight without those who fought. @param {import("./types.js").GameEvent} e */
function foughtWords(e) {
  const words = e.meaning?.words || "",
    code = codeOf(e);
  return `Odds ${e.odds}${code ? `, result ${code}` : ""}: ${words.charAt(0).toLowerCase()}${words.slice(1)}.`;
}

/** @param {number} p */
export function percent(p) {
  const v = p * 100;
  return (v > 0 && v < 1 ? "<1" : v > 99 && v < 99.95 ? ">99" : String(Math.round(v))) + "\u00a0%";
}

/** How many of 100, never none or all of them. @param {number} share */
export const ofHundred = (share) => Math.min(99, Math.max(1, Math.round(share * 100)));

/** From one day to another, with a dash. @param {string} dates */
export const spanned = (dates) => dates.replace(/(\d)-(\d)/g, "$1–$2");

/** Date of a turn without the year. @param {string} dates */
export function shortDate(dates) {
  return spanned(dates.replace(/\s*\b19\d\d\b/g, ""));
}

/** A title without its series, and the series. @param {string} title @returns {[string, string]} */
export function titles(title) {
  const at = title.indexOf(": ");
  return at > 0 ? [title.slice(at + 2), title.slice(0, at)] : [title, ""];
}

/** What the title of a scenario adds to that of its game: nothing where it is the same. @param {string} game @param {string} scenario */
export function scenarioTitle(game, scenario) {
  return titles(game)[0].toLowerCase() === scenario.toLowerCase() ? "" : scenario;
}

/** A strength: whole, or with one decimal. @param {number} v */
export function figure(v) {
  return minus(Number.isInteger(v) ? String(v) : String(Math.round(v * 10) / 10));
}

/** Movement points with their noun: 1 point, 2½ points. @param {number} n */
export function inPoints(n) {
  return `${halves(n)} ${n > 1 || n === 0 ? "points" : "point"}`;
}

/** Movement points, with half points as they are printed: 2½. @param {number} points */
export function halves(points) {
  return Number.isInteger(points) ? String(points) : `${Math.trunc(points) || ""}½`;
}

/** Figures with true minus signs before negative ones; hyphens between figures, as in 3-1, stay. @param {string} figures */
export function minus(figures) {
  return figures.replace(/(^|[^\w)-])-(?=\d)/g, "$1−");
}

/** A strength that may not be known exactly. @param {{total: number, least?: number, most?: number}} sum */
export function range(sum) {
  const { least, most, total } = sum;
  return least !== undefined && most !== undefined && least !== most ? `${figure(least)} to ${figure(most)}` : figure(total);
}

export const NO_TRACKS = "This game has no tracks.";
/** Before a level of a track that goes on to the end of the game. */
const AT_PRESENT = "at present ";
export const OPEN_TRACKS = "Tracks";

/** The value of a track in words. @param {import("./types.js").Track} t @param {string} meaning */
export function trackValue(t, meaning) {
  const number = t.most === null || t.least < 0 ? figure(t.value) : `${t.value} of ${t.most}`;
  return meaning && t.most !== null && t.steps.length === t.most - t.least + 1
    ? meaning
    : meaning
      ? `${number}, ${t.most === null ? AT_PRESENT : ""}${meaning}`
      : number;
}

/** Short enough for a chip; the track sheet has the whole. @param {string} words */
export function lasting(words) {
  return words.length > 48 ? words.slice(0, 47).trimEnd() + "…" : words;
}

/** Odds as a number, for sorting: 3:1 is 3. @param {string | undefined} odds */
export function ratio(odds) {
  const [a, b] = (odds || "").split(/[-:]/).map(Number);
  return a >= 0 && b > 0 ? a / b : -1;
}

/** A unit for ears. @param {import("./types.js").Unit} u @param {string[]} troubles */
export function unitWords(u, troubles) {
  if (u.hidden) return `${u.name}, face down`;
  return [`${u.name} ${u.attack} ${u.defense} ${u.move}`, ...troubles].join(", ");
}

/** A hex for ears. @param {{n: string, name: string, terrain: string}} hex @param {string[]} units */
export function hexWords(hex, units) {
  return `${hex.name ? hex.name + ", " : ""}hex ${hex.n}, ${hex.terrain}. ${units.join("; ") || "Empty."}`;
}
