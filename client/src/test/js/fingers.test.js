// What a finger touches on the map: targets of 44 pixels, and a choice where several lie under it.
import assert from "node:assert/strict";
import test from "node:test";
import { touched } from "../../main/resources/fieldmarshal/client/js/board/hands.js";

/** A row of hexes 100 apart at a scale; some hold stacks, some can be gone to. */
function row(scale, stacks, lit = [], targets = []) {
  const hexes = new Map(["a", "b", "c", "d"].map((n, i) => [n, { n, x: 100 * i, y: 0 }]));
  const scene = { stacks: new Map(stacks.map((n) => [n, []])), lit: { hexes: lit }, targets };
  return /** @type {any} */ ({ x: 0, y: 0, scale, hexes, scene });
}

test("near enough, a finger touches the one stack that it is on", () => {
  assert.deepEqual(touched(row(0.7, ["a", "b"]), { x: 70, y: 0 }, "b"), ["b"]);
});

test("far away, two stacks lie under one finger, the nearest first", () => {
  assert.deepEqual(touched(row(0.3, ["a", "b", "c"]), { x: 17, y: 0 }, "b"), ["b", "a"]);
});

test("a stack is touched by a finger that comes down 22 pixels beside its middle, and no farther", () => {
  assert.deepEqual(touched(row(0.3, ["a"]), { x: 21, y: 0 }, "b"), ["a"]);
  assert.deepEqual(touched(row(0.3, ["a"]), { x: 23, y: 0 }, "b"), []);
});

test("where one can go there, the hex under the finger is offered too", () => {
  assert.deepEqual(touched(row(0.3, ["a"], ["b"]), { x: 18, y: 0 }, "b"), ["b", "a"]);
  assert.deepEqual(touched(row(0.3, ["a"], [], ["b"]), { x: 18, y: 0 }, "b"), ["b", "a"]);
  assert.deepEqual(touched(row(0.3, ["a"]), { x: 18, y: 0 }, "b"), ["a"]);
});

test("a stack in a large hex is touched anywhere in it", () => {
  assert.deepEqual(touched(row(1, ["a"]), { x: 45, y: 0 }, "a"), ["a"]);
});
