// Finding cases of the rules: all words, in any order, whatever their ending.
import assert from "node:assert/strict";
import test from "node:test";
import { finds, found, stem } from "../../main/resources/fieldmarshal/client/js/search.js";

const retreat = {
  case: "GWE-8.63a",
  title: "Retreat through zones",
  text: "A unit that retreats may not enter an enemy zone of control. Supplies are cut.",
};

test("words of one family have one stem", () => {
  for (const family of [
    ["retreat", "retreats", "retreating", "retreated"],
    ["supply", "supplies", "supplied"],
    ["stack", "stacks", "stacking", "stacked"],
    ["move", "moves", "moved", "moving"],
    ["attacker", "attackers", "attack"],
    ["defence", "defense"],
  ])
    assert.equal(new Set(family.map(stem)).size, 1, family.map((w) => `${w} ${stem(w)}`).join(", "));
  assert.notEqual(stem("river"), stem("rail"));
});

test("words are found in any order and by their stem", () => {
  assert.ok(finds(retreat, "zones retreating"));
  assert.ok(finds(retreat, "control enemy"));
  assert.ok(finds(retreat, "supply"));
  assert.ok(finds(retreat, "8.63"));
  assert.ok(finds(retreat, "gwe-8.63a"));
  assert.ok(!finds(retreat, "retreat river"));
});

test("cases that have the words in their title come first", () => {
  const control = { case: "IF-3.4.1", title: "Control of a hex", text: "A retreat changes it." },
    retreat = { case: "IF-12.2.1", title: "Length of a retreat", text: "One hex or more." };
  assert.deepEqual(found([control, retreat], "retreats"), [retreat, control]);
});
