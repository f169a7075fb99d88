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

/** Whether any side has victory points; some scenarios know none. @param {Record<string, number>} points */
export function anyPoints(points) {
  return Object.values(points).some((n) => n !== 0);
}

/** @param {string[]} list */
export function listed(list) {
  if (list.length < 2) return list.join("");
  return list.slice(0, -1).join(", ") + " and " + list[list.length - 1];
}

/** A phase as it stands in the bar. @param {string} id */
export function phaseTitle(id) {
  return capital(id.replace(/[-_]/g, " "));
}

/** What is spent when a phase is ended. @param {string} kind */
export function endWords(kind, /** @type {string} */ phase) {
  /** @type {Record<string, string>} */
  const words = {
    move: "End movement",
    attack: "End combat",
    withdraw: "End withdrawal",
    replace: "End player-turn",
    reinforce: "Hold the rest back",
    advance: "Stay here",
    fill: "Leave it empty",
    support: "No more guns",
    inspire: "Name nobody",
    "set-up": "End the set-up",
    command: "Go on",
    feed: "Go on",
    excess: "Go on",
  };
  return words[kind] || "End " + phase.replace(/[-_]/g, " ");
}

/**
 * An order in words.
 * @param {any} o @param {(id: string) => string} unit name of a unit @param {(hex: string) => string} place
 */
export function orderWords(o, unit, place) {
  const units = (/** @type {string[] | undefined} */ l) => listed((l || []).map(unit));
  const last = (/** @type {string[] | undefined} */ p) => (p && p.length ? p[p.length - 1] : "");
  switch (o.type) {
    case "move":
      return `${units(o.units)}: ${o.mode === "forced" ? "force march" : "march"} to ${place(last(o.path))}`;
    case "attack":
      return `Attack ${listed((o.targets || []).map(place))} with ${units(o.attackers)}`;
    case "choose":
      return (
        capital(optionWords(o.option)) +
        (o.units && o.units.length ? ": " + units(o.units) : "") +
        (o.hexes && o.hexes.length ? " at " + listed(o.hexes.map(place)) : "")
      );
    case "lose":
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
        `${units(o.units)}: fall back to ${place(last(o.path))}` +
        (o.path.length > 1 ? ` through ${listed(o.path.slice(0, -1))}` : "")
      );
    case "advance":
      return `${units(o.units)}: advance to ${place(last(o.path))}`;
    case "displace":
      return `${unit(o.unit)}: go to ${place(o.hex)}`;
    case "withdraw":
      return `${unit(o.unit)}: try to withdraw`;
    case "entrain":
      return `${unit(o.unit)}: entrain`;
    case "detrain":
      return `${unit(o.unit)}: detrain`;
    case "rail":
      return `${unit(o.unit)}: ride to ${place(last(o.path))}`;
    case "command":
      return `${unit(o.hq)} commands ${units(o.units)}`;
    case "replace":
      return `${unit(o.unit)}: roll for replacements`;
    case "reinforce":
      return `${unit(o.unit)}: arrive at ${place(o.hex)}`;
    case "place":
      return `${unit(o.unit)}: stand at ${place(o.hex)}`;
    case "pass":
      return "Pass";
    default:
      return o.type;
  }
}

/** The word of an option in a sentence. @param {string} id */
export function optionWords(id) {
  /** @type {Record<string, string>} */
  const words = {
    retreat: "fall back",
    lose: "stand and take the loss",
    loss: "stand and take the loss",
    stand: "stand and take the loss",
    roll: "roll for it",
    "off-map": "ride round outside the map",
    feed: "feed",
  };
  return words[id] || id.replace(/[-_]/g, " ");
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

/**
 * What the events of a line say. Where it was just told who attacks, the result does not name them again.
 * @param {import("./types.js").GameEvent[]} events
 * @returns {import("./types.js").GameEvent[]}
 */
export function told(events) {
  return events.map((e) => {
    if (e.type !== "fought") return e;
    const [who, what] = e.text.split(" against ", 2);
    const said = what && events.some((o) => o.type === "noted" && o.text && o.text.includes(who));
    return said ? { ...e, text: "At " + what.replace(/^.* at (?=\S+: )/, "") } : e;
  });
}

/** @param {number} p */
export function percent(p) {
  const v = p * 100;
  return (v > 0 && v < 1 ? "<1" : v > 99 && v < 100 ? ">99" : String(Math.round(v))) + "%";
}

/** Date of a turn without the year. @param {string} dates */
export function shortDate(dates) {
  return dates.replace(/\s*\b19\d\d\b/g, "").replace(/(\d)-(\d)/g, "$1–$2");
}

/** A title without its series, and the series. @param {string} title @returns {[string, string]} */
export function titles(title) {
  const at = title.indexOf(": ");
  return at > 0 ? [title.slice(at + 2), title.slice(0, at)] : [title, ""];
}

/** Phases in which the clerk works and nobody decides, or seldom. */
const CLERICAL = new Set([
  "supply",
  "attrition",
  "interphase",
  "set-up",
  "command",
  "combat-command",
  "reinforcement",
  "reinforcements",
]);

/** The phases worth showing while one of them is on. @param {string[]} phases @param {string} now */
export function shownPhases(phases, now) {
  return phases.filter((p) => p === now || !CLERICAL.has(p));
}
