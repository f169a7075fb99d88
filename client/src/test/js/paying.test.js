// Sharing a loss: pointing at units, on the map and in the panel.
import assert from "node:assert/strict";
import test from "node:test";
import { answerOf, dueOf, paidNow, pointAt, pointAtStack, spared, sumOf } from "../../main/resources/fieldmarshal/client/js/play/paying.js";

const toll = (need, payers, more = {}) => ({
  what: "steps", have: 0, need, whole: false, lean: false, single: false, case: "X-1", ...more,
  payers: Object.entries(payers).map(([unit, [most, worth]]) => ({ unit, most, worth })),
});
const steps = toll(2, { a: [2, 1], b: [1, 1], c: [1, 1] });
const points = toll(3, { big: [1, 5], one: [1, 1], two: [1, 2], three: [1, 3] }, { lean: true, whole: true });

test("units are pointed at one by one, and who was named first makes room", () => {
  let now = pointAt(steps, {}, "b");
  assert.deepEqual(now, { b: 1 });
  now = pointAt(steps, now, "c");
  assert.deepEqual(now, { b: 1, c: 1 });
  now = pointAt(steps, now, "a");
  assert.deepEqual(now, { c: 1, a: 1 });
  now = pointAt(steps, now, "a");
  assert.deepEqual(now, { a: 2 });
  assert.deepEqual(pointAt(steps, now, "a"), {}, "who has paid all pays nothing when pointed at again");
  assert.deepEqual(pointAt(steps, { b: 1 }, "b"), {});
});

test("a unit of two steps does not pay more than there is to pay", () => {
  assert.deepEqual(pointAt(toll(1, { a: [2, 1] }), { a: 1 }, "a"), {});
});

test("of strength no more units are named than needed, and the one that was pointed at last stays", () => {
  assert.deepEqual(pointAt(points, {}, "big"), { big: 1 });
  assert.deepEqual(pointAt(points, { big: 1 }, "one"), { one: 1 }, "the big one alone was enough");
  assert.deepEqual(pointAt(points, { one: 1 }, "two"), { one: 1, two: 1 });
  assert.deepEqual(pointAt(points, { one: 1, two: 1 }, "three"), { three: 1 });
  assert.deepEqual(spared(points, { one: 1, big: 1 }), ["one"]);
});

test("a click on a stack names its units by turns", () => {
  const one = toll(1, { a: [1, 1], b: [1, 1] });
  let now = pointAtStack(one, {}, ["x", "a", "b"]);
  assert.deepEqual(now, { a: 1 });
  now = pointAtStack(one, now, ["x", "a", "b"]);
  assert.deepEqual(now, { b: 1 });
  assert.deepEqual(pointAtStack(one, now, ["x", "a", "b"]), { a: 1 });
  assert.equal(pointAtStack(one, now, ["x"]), null, "nobody there can pay");
  assert.deepEqual(pointAtStack(steps, { b: 1, c: 1 }, ["b"]), { c: 1 });
});

test("what is chosen is the proposal until somebody is pointed at", () => {
  const order = { type: "lose", steps: { b: 1, gun: 1 } };
  assert.deepEqual(paidNow(points, undefined, { type: "lose", steps: { three: 1 } }), { three: 1 });
  assert.deepEqual(paidNow(steps, { c: 1, b: 0 }, order), { c: 1 });
  assert.deepEqual(paidNow(steps, undefined, order), { b: 1 }, "who cannot pay is not named");
  assert.deepEqual(paidNow(steps, undefined, { type: "pass" }), {});
});

test("the loss is taken when it is paid, also where the list of ways was too long", () => {
  const known = [{ type: "lose", steps: { big: 1 } }];
  assert.equal(answerOf(points, { big: 1 }, known, true), known[0]);
  assert.equal(answerOf(points, { three: 1 }, known, true), null, "a whole list knows all ways");
  assert.deepEqual(answerOf(points, { three: 1 }, known, false), { type: "lose", steps: { three: 1 } });
  assert.equal(answerOf(points, { two: 1 }, known, false), null, "too little");
  assert.equal(answerOf(points, { one: 1, big: 1 }, known, false), null, "one could be spared");
  assert.equal(answerOf(steps, { a: 1 }, [], false), null);
});

test("a fortress counts twice, and what was paid before counts", () => {
  const fort = toll(3, { fort: [1, 2], x: [1, 1] }, { have: 1 });
  assert.equal(dueOf(fort), 2);
  assert.equal(sumOf(fort, { fort: 1, x: 1 }), 3);
  assert.equal(dueOf(toll(3, { x: [1, 1] }, { single: true })), 1);
});
