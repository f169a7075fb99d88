// Headlines and notes of the page of the day: rules over typed facts.
import assert from "node:assert/strict";
import test from "node:test";
import { headline, notes, weightOf } from "../../main/resources/fieldmarshal/client/js/day/headline.js";
import * as say from "../../main/resources/fieldmarshal/client/js/words/day.js";

const NAMES = {
  unit: (id) => ({ iv: "IV Corps", vii: "VII Corps", ge12: "12th Division" })[id] || id,
  place: (n) => ({ 1404: "Saga (1404)", 1710: "Udine (1710)" })[n] || n,
  town: (n) => ({ 1404: "Saga", 1710: "Udine" })[n] || "",
  side: (id) => ({ central: "the Central Powers", allied: "the Allies" })[id],
};

/** A day that the Allies read. */
const day = (...facts) => ({
  as: "allied",
  turn: 2,
  from: 10,
  to: 20,
  part: { number: 1, side: "central", id: "central", title: "Central Powers" },
  facts,
  totals: { lost: {}, points: {}, pointsBefore: {}, taken: { central: 0, allied: 0 } },
});

const TAKEN = { kind: "taken", line: 12, side: "central", hex: "1710", name: "Udine", prize: true, points: 5 };
const CUT = { kind: "cut", line: 19, side: "allied", unit: "vii", hex: "1705" };
const GONE = { kind: "destroyed", line: 14, side: "allied", unit: "iv", hex: "1404", steps: 3 };
const BACK = { kind: "retreat", line: 15, side: "allied", unit: "vii", from: "1706", to: "1710", hexes: 3 };
const FIGHT = {
  kind: "fight",
  line: 14,
  side: "central",
  attackers: ["ge12"],
  defenders: ["iv"],
  targets: ["1404"],
  odds: "4:1",
  face: 3,
  weight: 4,
  meaning: { good: "attacker" },
  destroyed: ["iv"],
  walks: [],
  lost: { allied: 3 },
};
const MARCH = { kind: "march", line: 11, side: "central", unit: "ge12", from: "1301", to: "1404", hexes: 4, how: "march" };

test("the most important thing is the headline: town, then cut off, destroyed, retreat, fight, nothing", () => {
  const all = [MARCH, FIGHT, BACK, GONE, CUT, TAKEN];
  assert.equal(headline(day(...all), NAMES).head, "Udine Falls");
  assert.equal(headline(day(...all.slice(0, 5)), NAMES).head, "VII Corps Cut Off");
  assert.equal(headline(day(...all.slice(0, 4)), NAMES).head, "IV Corps Destroyed");
  assert.equal(headline(day(...all.slice(0, 3)), NAMES).head, "Retreat to Udine");
  assert.equal(headline(day(...all.slice(0, 2)), NAMES).head, "Fighting at Saga");
  assert.equal(headline(day(MARCH), NAMES).head, "All Quiet at the Front");
  assert.equal(headline(day(), NAMES).head, "All Quiet at the Front");
});

test("an attack that fails is said to fail", () => {
  assert.equal(headline(day({ ...FIGHT, meaning: { good: "defender" } }), NAMES).head, "Attack Fails at Saga");
  assert.equal(headline(day({ ...FIGHT, meaning: { good: null } }), NAMES).head, "Attack Fails at Saga");
});

test("several losses are counted, not named one by one", () => {
  const three = ["a", "b", "c"].map((unit) => ({ ...GONE, unit }));
  assert.equal(headline(day(...three), NAMES).head, "3 Units Destroyed");
  assert.equal(headline(day(CUT, { ...CUT, unit: "iv" }), NAMES).head, "2 Units Cut Off");
});

test("a headline has six words at most", () => {
  for (const f of [TAKEN, CUT, GONE, BACK, FIGHT, MARCH])
    assert.ok(headline(day(f), NAMES).head.split(" ").length <= 6);
});

test("a hidden counter is never named", () => {
  const hidden = { ...MARCH, hidden: true };
  assert.equal(headline(day({ ...BACK, hidden: true }), NAMES).head, "All Quiet at the Front");
  const [n] = notes(day(hidden), NAMES);
  assert.match(n.head, /^A hidden stack/);
  assert.doesNotMatch(n.head + n.text, /12th/);
});

test("a town that the reader holds has not fallen", () => {
  assert.equal(headline(day({ ...TAKEN, side: "allied" }), NAMES).head, "All Quiet at the Front");
});

test("a quiet day names the front where the map does", () => {
  const front = (hex) => (hex ? "on the Isonzo" : "");
  assert.equal(headline(day(MARCH), { ...NAMES, front }).head, "All Quiet on the Isonzo");
  assert.equal(headline(day(), { ...NAMES, front }).head, "All Quiet at the Front");
});

test("a town that is taken is told in one sentence, and all who attack are counted", () => {
  const [note] = notes(day(TAKEN), { ...NAMES, place: (n) => `Udine (${n})` });
  assert.equal(note.head, "Udine (1710) is taken by the Central Powers.");
  assert.equal(note.text, "It is worth 5 points.");
  assert.equal(say.fightLine("12th Division", 3, "4:1").join(""), "12th Division and 3 more attack at 4:1:");
  assert.equal(say.fightLine("12th Division", 0, "4:1").join(""), "12th Division attacks at 4:1:");
  assert.equal(say.fightCost("no loss", "retreats 2 hexes"), "Attacker: no loss. Defender: retreats 2 hexes.");
});

test("what is cut off of the enemy is no headline for us", () => {
  assert.equal(headline(day({ ...CUT, side: "central" }), NAMES).head, "All Quiet at the Front");
});

test("notes stand in the order of their weight, own losses first, each unit once", () => {
  const list = notes(day(MARCH, FIGHT, BACK, GONE, CUT, TAKEN), NAMES);
  assert.equal(list[0].fact, TAKEN);
  for (let i = 1; i < list.length; i++) assert.ok(list[i - 1].weight >= list[i].weight);
  const units = list.map((n) => n.fact.unit).filter(Boolean);
  assert.equal(new Set(units).size, units.length, "VII Corps is cut off and not told to retreat as well");
  assert.ok(weightOf(GONE, "allied") > weightOf({ ...GONE, side: "central" }, "allied"));
});

test("there are six notes at most", () => {
  const many = Array.from({ length: 20 }, (_, i) => ({ ...MARCH, unit: "u" + i }));
  assert.equal(notes(day(...many), NAMES).length, 6);
});

test("what came of a fight stands in its note alone", () => {
  const walk = { line: 15, unit: "vii", side: "allied", how: "retreat", back: true, hexes: 1 };
  const list = notes(day({ ...FIGHT, weight: 30, walks: [walk] }, { ...BACK, hexes: 1 }, { ...GONE, steps: 1 }), NAMES);
  assert.deepEqual(
    list.map((n) => n.fact.kind),
    ["fight"],
  );
});

test("a fight that destroys a unit is one note, and weighs as much as the loss", () => {
  const hit = { kind: "reduced", line: 14, side: "central", unit: "ge12", hex: "1301", steps: 1 };
  const list = notes(day({ ...FIGHT, weight: 0 }, GONE, hit, MARCH), NAMES);
  assert.deepEqual(
    list.map((n) => n.fact.kind),
    ["fight", "march"],
  );
  assert.equal(list[0].weight, weightOf(GONE, "allied"));
  assert.equal(notes(day(FIGHT, { ...hit, unit: "x" }), NAMES).length, 2, "who did not fight there has a note of his own");
});

test("every note leads to a hex and to a line of the log", () => {
  for (const n of notes(day(MARCH, FIGHT, BACK, GONE, CUT, TAKEN), NAMES)) {
    assert.match(n.hex, /^\d{4}$/);
    assert.ok(n.line >= 10 && n.line < 20);
  }
});

test("one line says how much there was", () => {
  assert.equal(headline(day(), NAMES).sub, "No attack by the Central Powers");
  assert.equal(headline(day(FIGHT), NAMES).sub, "1 attack, which succeeds");
  const d = day(FIGHT, { ...FIGHT, meaning: { good: "defender" } });
  d.totals.taken.central = 2;
  assert.equal(headline(d, NAMES).sub, "2 attacks, 1 of which succeeds; 2 hexes change hands");
});

test("all who are cut off are named in one note, also those of whom something else is told", () => {
  const cut = ["iv", "vii", "x"].map((unit, i) => ({ ...CUT, unit, hex: ["1404", "1705", "1705"][i] }));
  const others = [1, 2, 3, 4, 5, 6, 7].map((i) => ({ ...GONE, unit: "gone" + i, steps: 9 }));
  const list = notes(day(FIGHT, BACK, ...cut), NAMES);
  assert.equal(headline(day(FIGHT, BACK, ...cut), NAMES).head, "3 Units Cut Off");
  const note = list.filter((n) => n.fact.kind === "cut");
  assert.equal(note.length, 1);
  assert.equal(note[0].head, "IV Corps, VII Corps and x are cut off");
  assert.equal(note[0].text, "at Saga (1404) and 1705: they have no supply line.");
  assert.equal(notes(day(...others, ...cut), NAMES).length, 6, "no more notes than there is room for");
});

test("the page of the day comes when the turn goes on, and not when it is taken back", async () => {
  const JS = "../../main/resources/fieldmarshal/client/js/";
  await import("./table.js");
  const { dayBegins } = await import(JS + "day/open.js"),
    match = (/** @type {string} */ side, /** @type {number} */ lines) =>
      /** @type {any} */ ({
        id: "m",
        log: { lines },
        seats: { central: "me", allied: "friend" },
        players: { central: {}, allied: {} },
        decision: { kind: "move", side, part: { id: side, side } },
      });
  assert.equal(dayBegins(match("central", 9), match("allied", 10)), true);
  assert.equal(dayBegins(match("allied", 10), match("central", 9)), false);
});
