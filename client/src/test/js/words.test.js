// Words and figures that the page says.
import assert from "node:assert/strict";
import test from "node:test";
import { costOf, turnOf } from "../../main/resources/fieldmarshal/client/js/words/table.js";
import * as words from "../../main/resources/fieldmarshal/client/js/words.js";

const names = { unit: (id) => id.toUpperCase(), place: (n) => "hex " + n, option: (id) => ({ a: "stand" })[id] || id };

test("lists and counts are said as one says them", () => {
  assert.equal(words.listed([]), "");
  assert.equal(words.listed(["a"]), "a");
  assert.equal(words.listed(["a", "b", "c"]), "a, b and c");
  assert.equal(words.count(1, "hex", "hexes"), "1 hex");
  assert.equal(words.count(3, "hex", "hexes"), "3 hexes");
  assert.equal(words.count(2, "unit"), "2 units");
});

test("orders are said with the names of units, places and options", () => {
  assert.equal(words.orderWords({ type: "move", units: ["x"], path: ["0101", "0102"] }, names), "X: march to hex 0102");
  assert.equal(words.orderWords({ type: "choose", option: "a" }, names), "Stand");
  assert.equal(words.orderWords({ type: "lose", steps: { x: 2, y: 0 } }, names), "Lose 2 steps of X");
  const said = { ...names, act: (/** @type {string} */ type) => (type === "lose" ? "Eliminate" : "Restore a step") };
  assert.equal(words.orderWords({ type: "lose", steps: { x: 1 } }, said), "X: eliminate");
  assert.equal(words.orderWords({ type: "replace", unit: "x" }, said), "X: restore a step");
  assert.equal(words.orderWords({ type: "replace", unit: "x" }, names), "X: roll for replacements");
  assert.equal(
    words.orderWords({ type: "retreat", units: ["x"], path: ["0101", "0102"] }, names),
    "X: retreat to hex 0102 through 0101",
  );
});

test("a sentence is split into words, hexes of the map and rules", () => {
  const parts = words.linked("It goes to 0102 in 1917 (ABC-1.2).", (n) => n === "0102");
  assert.deepEqual(
    parts.map((p) => [p.kind, p.text]),
    [
      ["text", "It goes to "],
      ["hex", "0102"],
      ["text", " in 1917 ("],
      ["case", "ABC-1.2"],
      ["text", ")."],
    ],
  );
  assert.ok(words.isCase("ABC-1.2"));
  assert.ok(!words.isCase("a-1"));
});

test("probabilities never say all or nothing where it is not so", () => {
  assert.equal(words.percent(0), "0\u00a0%");
  assert.equal(words.percent(0.004), "<1\u00a0%");
  assert.equal(words.percent(0.5), "50\u00a0%");
  assert.equal(words.percent(0.995), ">99\u00a0%");
  assert.equal(words.percent(1), "100\u00a0%");
  assert.equal(words.percent(0.9999999), "100\u00a0%", "six sixths that were rounded");
});

test("a strength that is not known exactly is said as a range", () => {
  assert.equal(words.range({ total: 6, least: 6, most: 6 }), "6");
  assert.equal(words.range({ total: 3, least: 3, most: 15 }), "3 to 15");
  assert.equal(words.figure(2.55), "2.6");
});

test("odds are sorted by what they are worth", () => {
  assert.deepEqual(
    ["1-2", "3-1", "1:1", ""].sort((a, b) => words.ratio(b) - words.ratio(a)),
    ["3-1", "1:1", "1-2", ""],
  );
});

test("a hidden unit has no figures, for ears either", () => {
  assert.equal(words.unitWords({ name: "Unit", hidden: true }, []), "Unit, face down");
  assert.equal(words.unitWords({ name: "1st", attack: 3, defense: 4, move: 5 }, ["lost"]), "1st 3 4 5, lost");
});

test("where it was told who attacks, the result does not name them again", () => {
  const fought = {
    type: "fought",
    text: "A against B: 1-1",
    targets: ["0101"],
    odds: "1-1",
    result: "D1",
    face: 3,
    meaning: { words: "The defender falls back" },
  };
  assert.equal(words.told([{ type: "noted", text: "A attack" }, fought])[1].text, "Odds 1-1, result D1: the defender falls back.");
  assert.equal(words.told([fought])[0].text, fought.text);
});

test("dates lose their year, titles their series", () => {
  assert.equal(words.shortDate("24-25 October 1917"), "24–25 October");
  assert.deepEqual(words.titles("Series: Game"), ["Game", "Series"]);
});

test("brackets and stops stay with the link that they touch", () => {
  const parts = words.tied(words.linked("Go to (0102), then rest.", () => true));
  assert.deepEqual(parts, [
    { kind: "text", text: "Go to " },
    { kind: "hex", text: "0102", before: "(", after: ")," },
    { kind: "text", text: " then rest." },
  ]);
});

test("units in a row are named as the game puts names together, and no name is cut by the page", () => {
  const name = (before, number, after, afterMany) => ({ name: before + number + after, parts: { before, number, after, afterMany } });
  const ah = (number) => name("Austro-Hungarian ", number, " Division", " Divisions");
  const mann = (number) => name("Ger. ", number, " Mann", " Männer");
  words.learnNames([ah("2nd"), ah("13th"), mann("3."), mann("4."), { name: "Alpine Corps" }]);
  const two = ["Austro-Hungarian 2nd Division", "Austro-Hungarian 13th Division"];
  assert.equal(words.namesTogether(two), "Austro-Hungarian 2nd and 13th Divisions");
  assert.equal(words.namesTogether(["Ger. 3. Mann", "Ger. 4. Mann"]), "Ger. 3. and 4. Männer");
  assert.equal(
    words.namesTogether([two[0], "Alpine Corps", two[1]]),
    "Austro-Hungarian 2nd and 13th Divisions and Alpine Corps",
  );
  assert.equal(words.namesTogether(["5th Division", "6th Division"]), "5th Division and 6th Division", "nothing is cut that no game cuts");
  assert.equal(words.namesTogether(["unit", "unit"]), "unit and unit");
  assert.equal(words.namesTogether([two[0]]), two[0]);
});

test("a unit has its article in a sentence, unless its name ends with its number", () => {
  words.learnNames([
    { name: "Austro-Hungarian Depot 4", called: "Austro-Hungarian Depot 4" },
    { name: "Depot 10 (Tyrol)", called: "Depot 10 (Tyrol)" },
    { name: "8th Army HQ (Kaledin)", called: "the 8th Army HQ (Kaledin)" },
  ]);
  assert.equal(words.called("12th Division"), "the 12th Division", "no game has said anything else");
  assert.equal(words.called("Austro-Hungarian Depot 4"), "Austro-Hungarian Depot 4");
  assert.equal(words.called("Depot 10 (Tyrol)"), "Depot 10 (Tyrol)");
  assert.equal(words.called("8th Army HQ (Kaledin)"), "the 8th Army HQ (Kaledin)");
});

test("one point is one point, and there are halves", () => {
  assert.equal(words.inPoints(1), "1 point");
  assert.equal(words.inPoints(0.5), "½ point");
  assert.equal(words.inPoints(2.5), "2½ points");
  assert.equal(words.inPoints(0), "0 points");
  assert.equal(costOf("Udine", 1, 8), "Udine for 1 of 8 points");
  assert.equal(costOf("Udine", 1, 0), "Udine for 1 point");
});

test("a scenario that begins in the middle of the campaign counts its own turns", () => {
  assert.equal(turnOf(3, { first: 1, last: 26 }), "turn 3 of 26");
  assert.equal(turnOf(19, { first: 19, last: 26 }), "1 of 8 turns");
});

test("negative figures have a minus sign, odds and dates keep their hyphen", () => {
  assert.equal(words.figure(-2), "−2");
  assert.equal(words.minus("-1"), "−1");
  assert.equal(words.minus("-2 to -1, die -3"), "−2 to −1, die −3");
  assert.equal(words.minus("3-1"), "3-1");
  assert.equal(words.minus("26-27 October, 2-3-6"), "26-27 October, 2-3-6");
  assert.equal(words.minus("COG-12.5"), "COG-12.5");
});

test("a level of victory that may still change is one at present", () => {
  const net = { id: "net", title: "Net points", side: null, value: -3, least: -9, most: null, steps: [], case: "" };
  assert.equal(words.trackValue(net, "decisive victory"), "−3, at present decisive victory");
  assert.equal(words.trackValue({ ...net, value: 2, least: 0, most: 20 }, "one level"), "2 of 20, one level");
});
