// @ts-check
/**
 * What of the enemy's player-turn is worth a headline, a note, a line: rules over typed facts. No page needed.
 * What befalls the reader's own side weighs more, so that it stands first.
 */
import { namesTogether } from "../words.js";
import * as say from "../words/day.js";

/** @typedef {import("../types.js").Fact} Fact */
/** @typedef {import("../types.js").Day} Day */

/**
 * @typedef {object} Names how things are called
 * @property {(id: string) => string} unit @property {(hex: string) => string} place a name with the number
 * @property {(hex: string) => string} town a name without the number, or the nearest; may be empty
 * @property {(side: string) => string} side
 * @property {(hex: string) => string} [front] the river or the land where it lies, with its preposition; may be empty
 */

/** @typedef {{fact: Fact, weight: number, head: string, text: string, hex: string, unit: string | undefined, line: number}} Note */

/** How much a fact weighs. @param {Fact} f @param {string} me the side that reads */
export function weightOf(f, me) {
  const mine = f.side === me;
  switch (f.kind) {
    case "taken":
      return mine ? 14 : (f.prize ? 70 : 46) + 4 * (f.points ?? 0);
    case "cut":
      return mine ? 50 : 26;
    case "destroyed":
      return 40 + 4 * (f.steps ?? 0) + (mine ? 10 : 0);
    case "fight":
      return 20 + 3 * (f.weight ?? 0) + (f.side === me ? 0 : 4);
    case "retreat":
      return 16 + 3 * Math.min(6, f.hexes ?? 0) + (mine ? 6 : 0);
    case "reduced":
      return 12 + 2 * (f.steps ?? 0) + (mine ? 5 : 0);
    case "relieved":
      return 11;
    case "came-in":
      return 9;
    case "march":
      return (f.how === "rail" ? 8 : 4) + Math.min(4, (f.hexes ?? 0) / 2);
    default:
      return 0;
  }
}

/** Whether an attack has brought its attacker what he wanted. @param {Fact} f */
export function succeeded(f) {
  return f.meaning?.good === "attacker";
}

/** Where a fact happened. @param {Fact} f */
export function hexOfFact(f) {
  return f.hex || (f.targets && f.targets[0]) || f.to || f.from || "";
}

/** The order of headlines: what is most important is said, whatever else there was. */
const RANK = ["taken", "cut", "destroyed", "retreat", "fight", "march"];

/**
 * The headline, of at most six words and a name.
 * @param {Day} day @param {Names} names @returns {{head: string, sub: string, fact: Fact | null}}
 */
export function headline(day, names) {
  const me = day.as;
  const facts = day.facts.filter((f) => !f.hidden && worthy(f, me));
  const best = facts
    .slice()
    .sort((a, b) => RANK.indexOf(a.kind) - RANK.indexOf(b.kind) || weightOf(b, me) - weightOf(a, me))[0];
  const quiet = () => say.quiet(names.front?.(notes(day, names, 1)[0]?.hex || "") || "");
  return { head: best ? words(best, facts, names) : quiet(), sub: below(day, names), fact: best || null };
}

/** Whether a fact may be a headline. @param {Fact} f @param {string} me */
function worthy(f, me) {
  if (f.kind === "taken") return f.side !== me && (!!f.prize || !!f.name);
  if (f.kind === "cut") return f.side === me;
  if (f.kind === "retreat") return (f.hexes ?? 0) >= 2;
  return f.kind === "destroyed" || f.kind === "fight";
}

/** @param {Fact} f @param {Fact[]} all @param {Names} names */
function words(f, all, names) {
  const unit = f.unit ? names.unit(f.unit) : "",
    town = names.town(hexOfFact(f)) || hexOfFact(f);
  switch (f.kind) {
    case "taken":
      return say.townFalls(f.name || town);
    case "cut": {
      const n = all.filter((o) => o.kind === "cut" && o.side === f.side).length;
      return n === 1 ? say.unitCutOff(unit) : say.cutOff(n);
    }
    case "destroyed": {
      const n = all.filter((o) => o.kind === "destroyed" && o.side === f.side).length;
      return n > 2 ? say.unitsDestroyed(n) : say.unitDestroyed(unit);
    }
    case "retreat":
      return names.town(f.to || "") ? say.fallsBackTo(names.town(f.to || "")) : say.fallsBack(unit);
    default:
      return succeeded(f) ? say.attackAt(town) : say.attackFails(town);
  }
}

/** One line that says how much there was. @param {Day} day @param {Names} names */
function below(day, names) {
  const fights = day.facts.filter((f) => f.kind === "fight");
  const hexes = Object.values(day.totals.taken).reduce((n, v) => n + v, 0);
  const out = [fights.length ? say.fightsLine(fights.length, fights.filter(succeeded).length) : say.nothingLine(names.side(day.part.side))];
  if (hexes) out.push(say.hexesLine(hexes));
  return out.join("; ");
}

/**
 * Four to six notes in the order of their weight; one unit, one hex or one fight is not told twice.
 * @param {Day} day @param {Names} names @param {number} [most] @returns {Note[]}
 */
export function notes(day, names, most = 6) {
  const me = day.as,
    fights = day.facts.filter((f) => f.kind === "fight");
  // a fight weighs as much as the heaviest thing that it brought, which its note tells
  const heaviest = (/** @type {Fact} */ fight) =>
    Math.max(...[fight, ...day.facts.filter((f) => brought(fight, f))].map((f) => weightOf(f, me)));
  const list = day.facts
    .filter((f) => !fights.some((fight) => brought(fight, f)))
    .map((fact) => ({ fact, weight: fact.kind === "fight" ? heaviest(fact) : weightOf(fact, me) }))
    .sort((a, b) => b.weight - a.weight || a.fact.line - b.fact.line);
  /** @type {Note[]} */
  const out = [];
  const told = new Set();
  for (const { fact, weight } of list) {
    if (out.length >= most) break;
    const keys = keysOf(fact);
    if (keys.some((k) => told.has(k))) continue;
    for (const k of keys) told.add(k);
    // all who are cut off are named together, whatever else befell them
    const cut = fact.kind === "cut" ? day.facts.filter((f) => f.kind === "cut" && f.side === fact.side) : [];
    for (const f of cut) told.add("u" + f.unit);
    const [head, text] = cut.length > 1 ? cutTogether(cut, names) : noteWords(fact, names);
    out.push({ fact, weight, head, text, hex: hexOfFact(fact), unit: fact.unit || fact.attackers?.[0], line: fact.line });
  }
  return out;
}

/** Several units that are cut off. @param {Fact[]} facts @param {Names} names */
function cutTogether(facts, names) {
  const places = [...new Set(facts.map((f) => names.place(f.hex || "")))];
  const seen = facts.flatMap((f) => (f.hidden || !f.unit ? [] : [names.unit(f.unit)])),
    unseen = facts.length - seen.length;
  return say.cutTogether([...(seen.length ? [namesTogether(seen)] : []), ...Array(unseen).fill(say.A_STACK)], places);
}

/** What a note must not share with another. @param {Fact} f */
function keysOf(f) {
  if (f.kind === "cut") return ["cut" + f.side];
  if (f.kind === "fight") return ["f" + f.line + hexOfFact(f)];
  if (f.kind === "taken") return ["h" + f.hex];
  return ["u" + f.unit];
}

/** Whether something came of a fight, so that it is told with it. @param {Fact} fight @param {Fact} f */
function brought(fight, f) {
  const id = f.unit || "";
  if (f.kind === "destroyed") return !!fight.destroyed?.includes(id);
  if (f.kind === "retreat") return !!fight.walks?.some((w) => w.unit === id);
  return f.kind === "reduced" && !![fight.attackers, fight.defenders].some((l) => l?.includes(id));
}

/** @param {Fact} f @param {Names} names @returns {string[]} */
function noteWords(f, names) {
  const unit = f.hidden ? say.A_STACK : f.unit ? names.unit(f.unit) : "",
    place = f.hex ? names.place(f.hex) : "";
  switch (f.kind) {
    case "taken": {
      return [say.takenNote(place, names.side(f.side)), f.points ? say.worth(f.points) : ""];
    }
    case "destroyed":
      return say.destroyedNote(unit, place);
    case "reduced":
      return say.reducedNote(unit, f.steps ?? 1, place);
    case "cut":
      return say.cutNote(unit, place);
    case "relieved":
      return say.relievedNote(unit, place);
    case "retreat":
      return say.retreatNote(unit, f.hexes ?? 1, names.place(f.from || ""), names.place(f.to || ""));
    case "came-in":
      return say.arrivedNote(unit, place);
    case "fight":
      return [say.fightHead(succeeded(f), names.place(f.targets?.[0] || "")), ""];
    default:
      return f.how === "rail"
        ? say.railNote(unit, names.place(f.from || ""), names.place(f.to || ""))
        : say.marchNote(unit, names.place(f.from || ""), names.place(f.to || ""), f.hexes ?? 1);
  }
}
