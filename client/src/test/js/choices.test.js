// Tracks, overlays, and what is added to an attack.
import assert from "node:assert/strict";
import test from "node:test";
import { overlaysOf } from "../../main/resources/fieldmarshal/client/js/overlays.js";
import { boxesOf, meaningAt, rangesOf, rowOf, worded } from "../../main/resources/fieldmarshal/client/js/panels/boxes.js";
import { byFace } from "../../main/resources/fieldmarshal/client/js/panels/faces.js";
import { byRoll, decidingRoll } from "../../main/resources/fieldmarshal/client/js/panels/rolls.js";
import { best, favours, toneOf } from "../../main/resources/fieldmarshal/client/js/panels/tones.js";
import { clickedFirst } from "../../main/resources/fieldmarshal/client/js/play/groups.js";
import { exceeded, extrasOf, stillOffered } from "../../main/resources/fieldmarshal/client/js/play/extras.js";

const track = (value, least, most, steps = []) => ({ id: "t", title: "T", side: null, value, least, most, steps });

test("a short track has all its boxes", () => {
  assert.deepEqual(boxesOf(track(1, -4, 2)), [-4, -3, -2, -1, 0, 1, 2]);
});

test("of a track without end the boxes round the marker are drawn", () => {
  assert.deepEqual(boxesOf(track(0, 0, null)), [0, 1, 2, 3, 4, 5, 6, 7, 8]);
  assert.deepEqual(boxesOf(track(470, 0, null)), [466, 467, 468, 469, 470, 471, 472, 473, 474]);
});

test("the marker is always among the boxes", () => {
  for (const most of [null, 5, 38, 39, 100]) for (const v of [0, 3, 5]) assert.ok(boxesOf(track(v, 0, most)).includes(v));
  assert.ok(boxesOf(track(100, 0, 100)).includes(100));
});

test("rows are alike", () => {
  assert.equal(rowOf(7), 7);
  assert.equal(rowOf(17), 9);
  assert.equal(rowOf(39), 13);
});

test("a value means the last step that it has reached", () => {
  const t = track(9, 0, 20, [{ value: 8, title: "tired" }, { value: 12, title: "spent" }]);
  assert.deepEqual([0, 8, 11, 12, 20].map((v) => meaningAt(t, v)), ["", "tired", "tired", "spent", "spent"]);
  assert.ok(!worded(t));
  assert.ok(worded(track(0, 0, 1, [{ value: 0, title: "on" }, { value: 1, title: "off" }])));
});

test("each overlay has a key of its own that nothing else uses", () => {
  const list = overlaysOf(["Supply", "Stacks", "Tracks", "Zones"].map((title) => ({ id: title, title, about: "", picture: "hexes" })));
  assert.deepEqual(list.map((o) => o.key), ["S", "A", "C", "Z"]);
  assert.notEqual(list[0].sign, list[1].sign);
});

const muster = {
  units: [],
  offers: [
    { id: "shift", items: [{ key: "shift:a", unit: "a", most: 1, worth: 1 }, { key: "shift:b", unit: "b", most: 1, worth: 1 }] },
    { id: "fire", items: [{ key: "fire:g", unit: "g", most: 5, worth: 5 }] },
    { id: "gas", items: [{ key: "gas", most: 1, worth: 0 }] },
  ],
  limits: [
    { items: ["shift:a", "shift:b"], most: 1, why: "one", case: "A-1" },
    { items: ["gas"], most: 1, needs: ["fire:g"], why: "needs fire", case: "A-2" },
  ],
};

test("limits say what excludes and what needs what", () => {
  assert.deepEqual(exceeded(muster.limits, ["shift:a"]), []);
  assert.deepEqual(exceeded(muster.limits, ["shift:a", "shift:b"]).map((l) => l.case), ["A-1"]);
  assert.deepEqual(exceeded(muster.limits, ["gas"]).map((l) => l.case), ["A-2"]);
  assert.deepEqual(exceeded(muster.limits, ["gas", "fire:g"]), []);
});

test("an order says what was chosen, amounts only where they are not one", () => {
  assert.deepEqual(extrasOf(muster, new Map([["shift:a", 1], ["fire:g", 3], ["gas", 1]])), [
    { offer: "shift", unit: "a" }, { offer: "fire", unit: "g", amount: 3 }, { offer: "gas" },
  ]);
});

test("what is no longer offered is no longer chosen", () => {
  assert.deepEqual([...stillOffered(muster, new Map([["shift:z", 1], ["fire:g", 9]]))], [["fire:g", 5]]);
});

test("the faces of a die are read from the printed table, and only where it says what is foretold", () => {
  const table = {
    rows: [["odds, rating 1", "1-1", "2-1"], ["a first", "a", "b"], ["then", "a", "c"], ["more", "d", "c"]],
    totals: [null, { least: null, most: 1 }, { least: 2, most: 2 }, { least: 3, most: null }],
  };
  const roll = (dieModifier, outcomes) => ({ row: "odds, rating 1", faces: 3, dieModifier, outcomes });
  const chances = (a, n, b, m) => [{ result: a, probability: n / 3 }, { result: b, probability: m / 3 }];
  assert.deepEqual(byFace(table, 2, roll(0, chances("b", 1, "c", 2))), ["b", "c", "c"]);
  assert.deepEqual(byFace(table, 1, roll(1, chances("a", 1, "d", 2))), ["a", "d", "d"]);
  assert.deepEqual(byFace(table, 1, roll(-4, [{ result: "a", probability: 1 }])), ["a", "a", "a"]);
  assert.equal(byFace(table, 1, roll(0, [{ result: "d", probability: 1 }])), null);
  assert.equal(byFace({ rows: table.rows }, 1, roll(0, [{ result: "a", probability: 1 }])), null);
});

test("each die stands with what it brought, and nothing is cut", () => {
  const event = (type, text) => ({ type, text });
  const dice = Array.from({ length: 30 }, (_, i) => [event("rolled", `roll ${i}`), event("lost", `loss ${i}`), event("marked", "")]);
  const groups = byRoll([event("noted", "before"), event("began", "phase"), ...dice.flat()]);
  assert.equal(groups.length, 31);
  assert.deepEqual(groups[0], { roll: null, events: [event("noted", "before")] });
  assert.deepEqual(groups[30].events.map((e) => e.text), ["loss 29"]);
});

test("the loss of the last step is told by the elimination, and only there", () => {
  const die = { type: "rolled", text: "die" },
    lost = { type: "reduced", unit: "a", case: "X-1", text: "loses a step" },
    gone = { type: "removed", unit: "a", case: "X-1", text: "is eliminated" };
  const [of] = byRoll([die, lost, gone]);
  assert.deepEqual(of.events, [gone]);
  for (const other of [{ ...gone, unit: "b" }, { ...gone, case: "X-2" }])
    assert.deepEqual(byRoll([die, lost, other])[0].events, [lost, other], "another unit, another reason");
  assert.deepEqual(byRoll([die, lost])[0].events, [lost]);
});

test("the die of a combat is the one before its result, whatever was rolled after it", () => {
  const [combat, stand] = ["GWE-8.4", "CAP-8.75"].map((rule, i) => ({ type: "rolled", case: rule, face: i + 1 })),
    fought = { type: "fought" };
  assert.equal(decidingRoll([combat, fought, stand], fought), combat);
  assert.equal(decidingRoll([combat, fought], fought), combat);
  assert.equal(decidingRoll([combat, { ...combat }, fought], fought), null, "a die for each unit");
  assert.equal(decidingRoll([fought], fought), null);
});

test("a result that costs both the same is better for nobody", () => {
  const list = [0.6, 0.067, 0.067, -0.133].map((worth) => ({ probability: 0.25, meaning: { worth } }));
  assert.deepEqual(favours(list), [0.25, 0.25]);
  assert.deepEqual(best([list[3], list[0], list[1]]), [list[0], list[1], list[3]]);
  assert.deepEqual(toneOf(0.067), toneOf(0));
  assert.notDeepEqual(toneOf(-0.133), toneOf(0));
  assert.notDeepEqual(toneOf(0.2), toneOf(0));
});

test("the values of a step are said so that nobody has to guess where they end", () => {
  const steps = [-4, -2, -1].map((value) => ({ value, title: String(value) }));
  const said = rangesOf({ least: -4, most: 2, value: 0, steps }).map(([values]) => values);
  assert.deepEqual(said, ["−3 or less", "−2", "−1 or more"]);
});

test("in a long list of choices those of the clicked units stand first", () => {
  const groups = Array.from({ length: 30 }, (_, i) => [`hq,${i}`, [i]]);
  const keys = (list, clicked) => clickedFirst(list, clicked && new Set(clicked)).map(([key]) => key);
  assert.deepEqual(keys(groups), groups.map(([key]) => key));
  assert.deepEqual(keys(groups, ["28", "29"]).slice(0, 3), ["hq,28", "hq,29", "hq,0"]);
  assert.equal(keys(groups, ["28"]).length, 30, "none is left out");
  assert.deepEqual(keys(groups.slice(0, 3), ["2"]), ["hq,0", "hq,1", "hq,2"], "a short list keeps its order");
});
