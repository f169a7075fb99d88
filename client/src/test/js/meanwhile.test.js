// What a side is told when the screen comes back to it.
import assert from "node:assert/strict";
import test from "node:test";
import { firstUnseen, talesOf, toldOf } from "../../main/resources/fieldmarshal/client/js/play/meanwhile.js";

const die = (face) => ({ type: "rolled", face, purpose: "combat", text: "" });
const fought = (hex) => ({ type: "fought", targets: [hex], odds: "3:1", result: "D2", text: "" });
const lost = (unit) => ({ type: "reduced", unit, case: "X-1", text: `${unit} loses` });
const went = (unit) => ({ type: "moved", unit, from: "0101", path: ["0102"], text: "" });
const line = (side, kind, type, ...events) => ({ line: 0, turn: 1, side, phase: "combat", kind, order: { type }, events });

const ATTACK = line("red", "attack", "attack", die(4), fought("0101")),
  LOSS = line("blue", "lose", "lose", lost("b")),
  ADVANCE = line("red", "advance", "advance", went("r"));

test("who attacked is told of his own die, which fell when the screen was handed over", () => {
  const log = [line("red", "move", "move", went("r")), ATTACK, LOSS];
  // he looked away with his order: of the log he had seen the march
  const from = firstUnseen(log, { lines: 1, combat: null }, "red", ["0101"]);
  const told = toldOf(log.slice(from));
  assert.equal(told.fought, ATTACK.events[1]);
  assert.deepEqual(told.events, [...ATTACK.events, ...LOSS.events]);
});

test("a combat that was left in the middle is told whole", () => {
  const log = [ATTACK, line("red", "lose", "lose", lost("r")), LOSS, ADVANCE];
  const from = firstUnseen(log, { lines: 1, combat: ["0101"] }, "red", ["0101"]);
  assert.deepEqual(toldOf(log.slice(from)).events.map((e) => e.type), ["rolled", "fought", "reduced", "reduced", "moved"]);
});

test("an earlier fight is not told again", () => {
  const log = [ATTACK, LOSS, line("red", "choose", "choose"), line("blue", "retire", "pass", die(2))];
  const from = firstUnseen(log, { lines: 3, combat: ["0505"] }, "red", ["0505"]);
  assert.equal(from, 3);
  assert.equal(firstUnseen(log, { lines: 3, combat: null }, "red", null), 3);
});

test("a page that was loaded anew tells what came of the last order of the side", () => {
  const log = [line("blue", "move", "pass"), ATTACK, LOSS];
  assert.equal(firstUnseen(log, undefined, "red", null), 1);
  assert.equal(firstUnseen(log, undefined, "blue", ["0101"]), 1, "the combat in which it lost is told whole");
  assert.equal(firstUnseen(log.slice(1, 2), undefined, "blue", null), 0, "who gave no order has seen nothing");
});

test("after lines were taken back nothing is told that is not there", () => {
  assert.equal(firstUnseen([ATTACK], { lines: 5, combat: null }, "red", null), 1);
  assert.equal(toldOf([]), null);
});

test("several fights are told one by one, each with its own dice and losses", () => {
  const both = line("red", "advance", "pass", went("r"), die(6), fought("0202"), lost("c"));
  const tales = talesOf([ATTACK, LOSS, both, line("blue", "move", "move", went("b"))]);
  assert.deepEqual(tales.map((t) => t.fought?.targets[0]), ["0101", "0202"]);
  assert.deepEqual(tales[0].events, [...ATTACK.events, lost("b"), went("r")]);
  assert.deepEqual(tales[1].events, [die(6), fought("0202"), lost("c")]);
});

test("what a phase brings that began after a fight is not of the fight", () => {
  const began = { type: "began", turn: 1, side: "blue", phase: "movement", text: "" };
  const [tale, more] = talesOf([ATTACK, line("blue", "lose", "lose", lost("b"), began, went("b"))]);
  assert.equal(more, undefined);
  assert.deepEqual(tale.events, [...ATTACK.events, lost("b")]);
});

test("of dice beside fights only those of the combat under way are told", () => {
  const weather = line("red", "choose", "choose", die(1)),
    guns = line("blue", "support", "pass", die(3));
  const told = toldOf([weather, ATTACK, LOSS, line("red", "attack", "attack"), guns]);
  assert.deepEqual(told.tales.map((t) => !!t.fought), [true, false]);
  assert.deepEqual(told.events, [die(3)]);
  assert.deepEqual(toldOf([weather]), { tales: [], fought: undefined, events: [die(1)] });
});
