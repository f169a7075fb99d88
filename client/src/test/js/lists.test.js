// Long lists: what is cut says so, and a button shows it.
import assert from "node:assert/strict";
import test from "node:test";
import { all, text } from "./table.js";

const JS = "../../main/resources/fieldmarshal/client/js/";
const { state } = await import(JS + "store.js");
const { log, phaseLog } = await import(JS + "panels/log.js");
const { strip } = await import(JS + "drama/perform.js");
const { resultCard } = await import(JS + "panels/result.js");
const { rowsOf } = await import(JS + "panels/more.js");

const press = (/** @type {any} */ button) => button.onclick();

/** A match with so many lines of a log, all of one phase. @param {number} n @param {string} id */
function logOf(n, id) {
  const decision = { kind: "move", turn: 1, phase: "movement", side: "a", prompt: "" };
  state.match = /** @type {any} */ ({ id, decision, state: { units: [] }, players: {} });
  state.game = /** @type {any} */ ({ phases: ["movement"], sides: [{ id: "a", name: "A" }], scenarios: [] });
  state.log = /** @type {any} */ (
    Array.from({ length: n }, (_, i) => ({
      line: i,
      turn: 1,
      side: "a",
      phase: "movement",
      events: [{ type: "noted", text: `Deed ${i + 1}.` }],
    }))
  );
}

test("a short list has no button, a long one says how many more there are, and shows them", () => {
  const row = (/** @type {number} */ v) => v;
  assert.deepEqual(rowsOf("short", [1, 2, 3], 3, row), [1, 2, 3]);
  const [button, ...first] = rowsOf("long", [1, 2, 3, 4, 5], 3, row).reverse();
  assert.deepEqual(first.reverse(), [1, 2, 3]);
  assert.equal(text(button), "Show 2 more");
  press(button);
  assert.deepEqual(rowsOf("long", [1, 2, 3, 4, 5], 3, row), [1, 2, 3, 4, 5]);
  assert.equal(rowsOf("another", [1, 2, 3, 4], 3, row).length, 4);
});

test("all that was done in a phase can be read beside the map", () => {
  logOf(30, "m1");
  assert.equal(all(phaseLog(), "p").length, 8);
  assert.ok(text(phaseLog()).includes("Deed 30."));
  press(all(phaseLog(), ".more")[0]);
  assert.equal(all(phaseLog(), "p").length, 30);
});

test("the log of a long match goes back to its first line", () => {
  logOf(600, "m2");
  state.replay = null;
  assert.equal(all(log(), "p").length, 250);
  for (let n = 0; n < 5 && all(log(), ".more").length; n++) press(all(log(), ".more")[0]);
  assert.equal(all(log(), "p").length, 600);
  assert.equal(all(log(), ".more").length, 0);
  assert.ok(text(log()).includes("Deed 1."));
});

test("in a replay the lines before and after are a press away", () => {
  logOf(600, "m3");
  state.replay = /** @type {any} */ ({ line: 300, state: null });
  assert.deepEqual(all(log(), ".more").map(text), ["Show 240 earlier lines", "Show 250 later lines"]);
  press(all(log(), ".more")[1]);
  press(all(log(), ".more")[1]);
  press(all(log(), ".more")[0]);
  assert.equal(all(log(), "p").length, 600);
  state.replay = null;
});

test("on paper stands the whole match, each line once", () => {
  logOf(600, "m4");
  state.printing = true;
  assert.equal(all(log(), "p").length, 600);
  assert.equal(all(log(), ".more").length, 0);
  state.printing = false;
});

test("the log tells an elimination once", () => {
  logOf(1, "gone");
  const event = (/** @type {string} */ type, /** @type {string} */ text) => ({ type, text, unit: "u", case: "X-1" });
  state.log[0].events = /** @type {any} */ ([event("reduced", "The unit loses 1 step."), event("removed", "The unit is eliminated.")]);
  for (const panel of [log(), phaseLog()]) {
    assert.match(text(panel), /eliminated/);
    assert.doesNotMatch(text(panel), /1 step/);
  }
});

test("a code of no printed table is told nowhere", () => {
  const meaning = { attacker: "", defender: "loses 1 step", words: "The defender loses 1 step" },
    many = { type: "fought", targets: ["0101"], odds: "4:2 (2-1)", result: "D1 A0", meaning, text: "A fight." },
    one = { ...many, result: "-/1", face: 4 };
  for (const [fought, code] of /** @type {[any, string][]} */ ([[many, ""], [one, "-/1"]])) {
    logOf(1, "code" + code);
    state.log[0].events = [/** @type {any} */ ({ type: "noted", text: "Combat." }), fought];
    assert.match(text(log()), /Odds 4:2 \(2-1\)/);
    const drama = /** @type {any} */ ({ fought, landed: true, rolling: false, play: { acts: [{ kind: "die", face: 4 }], targets: [] } });
    // one die of the attacker, one of the defender
    const rolls = ["D", "A"].map((rule) => ({ type: "rolled", face: 4, purpose: "defence", case: rule, text: "Die: 4." })),
      seen = { at: -1000, when: "", targets: ["0101"], plan: null, rolls, fought, events: [...rolls, fought] };
    const cards = [{}, { fights: [fought, fought] }, { tales: [1, 2].map(() => ({ fought, events: seen.events })) }].map((more) => {
      state.result = /** @type {any} */ ({ ...seen, ...more });
      return text(resultCard());
    });
    state.result = null;
    for (const told of [text(log()), text(strip(drama, () => {})), ...cards]) {
      assert.match(told, /loses 1 step/);
      if (code) assert.ok(told.includes(code), told);
      else assert.doesNotMatch(told, /D1|A0/);
    }
  }
});

test("the card of several fights tells of each who was lost, as soon as the log has it", () => {
  logOf(2, "several");
  const fought = (/** @type {string} */ hex) => ({ type: "fought", targets: [hex], odds: "2:1", result: "D1 A0", text: "A fight." }),
    lost = (/** @type {string} */ hex) => ({ type: "reduced", unit: hex, case: "X-1", text: `The unit at ${hex} loses 1 step.` });
  const fights = ["0101", "0202"].map(fought);
  const seen = { at: 0, when: "", targets: ["0202"], plan: null, rolls: [], fought: fights[1], events: [fights[1]], fights };
  state.result = /** @type {any} */ (seen);
  assert.doesNotMatch(text(resultCard()), /loses/);
  state.log = /** @type {any} */ (
    fights.map((f, i) => ({ line: i, turn: 1, kind: "attack", order: { type: "attack" }, events: [f, lost(f.targets[0])] }))
  );
  for (const hex of ["0101", "0202"]) assert.match(text(resultCard()), new RegExp(`Attack on ${hex}.*The unit at ${hex} loses 1 step`));
  state.result = null;
});
