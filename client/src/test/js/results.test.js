// What the card of results keeps, and when it goes.
import assert from "node:assert/strict";
import test from "node:test";
import "./table.js";

const JS = "../../main/resources/fieldmarshal/client/js/";
const { state } = await import(JS + "store.js");
const { resultOf } = await import(JS + "play/results.js");

const fought = { type: "fought", targets: ["0101"], odds: "2:1", result: "1/1", face: 4, text: "A fight." };
const lost = { type: "reduced", unit: "u", text: "The unit loses 1 step." };

/** A position in which something is asked. */
const asks = (/** @type {string} */ kind, combat = /** @type {object | null} */ (null)) =>
  /** @type {any} */ ({
    id: "m",
    seats: { a: "me" },
    players: { a: {} },
    decision: { kind, side: "a", turn: 1, phase: "hq", part: { id: "a", side: "a" } },
    state: { units: [], combat },
  });

/** What the card tells after an order. */
const after = (/** @type {any} */ before, /** @type {any} */ now, /** @type {any[]} */ events) => {
  state.match = before;
  state.result = /** @type {any} */ ({ when: "1 hq", fought, targets: ["0101"], rolls: [], events: [fought], at: 0, plan: null });
  const result = resultOf(now, events);
  state.match = state.result = null;
  return result?.events;
};

test("an answer in a combat is told with it, what is ordered when it is over is not", () => {
  const combat = { targets: ["0101"], attackers: [], stages: [] };
  assert.deepEqual(after(asks("lose", combat), asks("retreat", combat), [lost]), [fought, lost]);
  assert.deepEqual(after(asks("advance", combat), asks("command"), [lost]), [fought, lost], "the last answer");
  const top = { type: "placed", unit: "u", text: "The unit is now the top unit at 0101." };
  assert.equal(after(asks("command"), asks("command"), [top]), undefined);
});

test("what follows another combat, in which nobody fought, is not told with the one before", () => {
  const other = { targets: ["0202"], attackers: [], stages: [] },
    advance = { type: "moved", unit: "v", text: "The unit advances to 0202." };
  const told = after(asks("retire", other), asks("choose"), [advance]);
  assert.ok(!told || !told.includes(advance));
});
