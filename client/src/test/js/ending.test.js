// The button that ends a phase: red is for what commits, never for what is not known yet.
import assert from "node:assert/strict";
import test from "node:test";
import "./table.js";

const JS = "../../main/resources/fieldmarshal/client/js/";
const { settings } = await import(JS + "settings.js");
const { state } = await import(JS + "store.js");
const { end, endingOf, leftToDo } = await import(JS + "play/ending.js");

/** @param {string} kind @param {object} [more] */
function decide(kind, more = {}) {
  const decision = { kind, turn: 1, phase: kind, side: "a" };
  state.match = /** @type {any} */ ({ id: "m", revision: 3, decision, state: { units: [] }, canMove: [], ...more });
  Object.assign(state, { legal: null, targets: [], targetOdds: {}, deeds: [], sure: -1 });
  return /** @type {any} */ (decision);
}

test("until the server has said what can be attacked, nothing is red and nothing is claimed", () => {
  const d = decide("attack");
  assert.equal(endingOf(d).careless, true);
  assert.equal(endingOf(d).small, "looking up what can be attacked");
  assert.ok(!leftToDo(d).includes("no hex"));
  state.legal = [];
  assert.equal(endingOf(d).careless, false);
  assert.equal(endingOf(d).small, "no hex can be attacked");
  state.targets = ["1703"];
  assert.equal(endingOf(d).careless, true);
});

test("what was attacked before is no answer for now", () => {
  const d = decide("attack");
  state.targets = ["1703"];
  state.targetOdds = { 1703: /** @type {any} */ ({ why: "not again" }) };
  assert.equal(endingOf(d).careless, true);
});

test("a march is quiet while somebody can march, and until it is known what else can be done", () => {
  assert.equal(endingOf(decide("move", { canMove: ["u"] })).careless, true);
  const d = decide("move");
  assert.equal(endingOf(d).careless, true);
  state.legal = [];
  assert.equal(endingOf(d).careless, false);
});

test("whoever wants to be asked is asked too where it is not known yet what is left", () => {
  decide("attack");
  settings.askIdle = true;
  end();
  assert.equal(state.sure, 3);
  settings.askIdle = false;
});
