// What happened, by the phases that began on the way.
import assert from "node:assert/strict";
import test from "node:test";
import { headed, ofCombat, sections, together } from "../../main/resources/fieldmarshal/client/js/panels/sections.js";

const ARMY = { number: 4, side: "central", id: "a1", title: "1st Army" };
const began = (phase, part) => ({ type: "began", turn: 2, side: "central", phase, part, text: "" });
const chit = { type: "rolled", face: 5, purpose: "command marker", text: "" };
const die = { type: "rolled", face: 3, purpose: "combat", text: "" };
const fought = { type: "fought", targets: ["1703"], odds: "4:1", result: "-/3", text: "" };
const moved = { type: "moved", unit: "iv", from: "1703", path: ["1704"], text: "" };

test("what a phase brings that an order began stands under that phase", () => {
  const part = { id: "r8", title: "8th Army" };
  const line = { line: 7, turn: 2, side: "entente", phase: "combat", part, events: [moved, began("operations", ARMY), chit] };
  const [first, second, none] = sections(line);
  assert.equal(none, undefined);
  assert.equal(first.part.title, "8th Army");
  assert.deepEqual(first.events, [moved]);
  assert.equal(second.part.title, "1st Army");
  assert.equal(second.phase, "operations");
  assert.ok(second.begun);
  assert.ok(second.events.includes(chit));
});

test("a chit that is drawn after a combat is none of its dice", () => {
  assert.deepEqual(ofCombat([die, fought, moved, began("operations", ARMY), chit]), [die, fought, moved]);
  assert.deepEqual(ofCombat([moved, began("operations", ARMY), chit]), [moved], "also where everybody retired and nobody fought");
});

test("what came before the phase of a combat is none of it either", () => {
  assert.deepEqual(ofCombat([chit, began("combat"), die, fought]), [die, fought]);
});

test("a heading of the log comes once, whoever gives the orders under it", () => {
  const combat = "Turn 1 · Central combat",
    move = "Turn 1 · Allied movement";
  const told = [
    { head: combat, author: "Anna" },
    { head: combat, author: "Ben" },
    { head: combat, author: "Ben" },
    { head: move, author: "" },
    { head: move, author: "Ben" },
    { head: move },
    { head: move, author: "Ben" },
  ];
  assert.deepEqual(headed(told), [
    { head: combat, author: "Anna" },
    { head: "", author: "Ben" },
    { head: "", author: "" },
    { head: move, author: "" },
    { head: "", author: "Ben" },
    { head: "", author: "" },
    { head: "", author: "" },
  ]);
});

test("what befalls several units one after the other is told once", () => {
  const mark = (unit, on = true, flag = "out-of-command") => ({ type: "marked", unit, flag, on, case: "1.1", text: unit });
  const [first, second, third, none] = together([mark("a"), mark("b"), mark("c"), mark("d", false), moved]);
  assert.deepEqual(first.units, ["a", "b", "c"]);
  assert.equal(second.units, undefined, "one unit keeps its sentence");
  assert.equal(third.type, "moved");
  assert.equal(none, undefined);
  const silent = [mark("a"), mark("b")].map((e) => ({ ...e, text: "" }));
  assert.equal(together(silent).length, 2, "what is not told of one unit is not told of several");
});
