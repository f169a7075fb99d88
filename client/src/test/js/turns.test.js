// A scenario that plays a part of the campaign shows its own turns.
import assert from "node:assert/strict";
import test from "node:test";
import { all, text } from "./table.js";

const JS = "../../main/resources/fieldmarshal/client/js/";
const { state } = await import(JS + "store.js");
const { content } = await import(JS + "panels/sheet.js");
const { track } = await import(JS + "panels/turns.js");
const { rulesDrawer } = await import(JS + "panels/rules.js");

/** @param {string} scenario */
function play(scenario) {
  const turns = Array.from({ length: 26 }, (_, i) => ({ turn: i + 1, dates: `Day ${i + 1}`, note: "", arriving: ["x", "y"] }));
  const scenarios = [
    { id: "all", title: "All", first: 1, last: 26 },
    { id: "end", title: "The end", first: 19, last: 26 },
    { id: "start", title: "The start", first: 1, last: 3 },
  ];
  state.game = /** @type {any} */ ({ turns, scenarios, sides: [], phases: [] });
  const now = { turn: scenario === "end" ? 20 : 1, units: [], points: {} };
  state.match = /** @type {any} */ ({ id: "m", scenario, state: now, decision: { kind: "move", turn: now.turn } });
  const rows = turns.map((t) => [String(t.turn), t.dates, ""]);
  state.tables = /** @type {any} */ ([{ id: "turns", title: "Turn track", case: "", columns: ["turn", "dates", "notes"], rows }]);
  state.drawer = "tables";
}

const firstCells = (/** @type {any} */ tree) => all(tree, "tr").map((r) => text(all(r, "td")[0])).filter(Boolean);

for (const [scenario, first, last] of /** @type {[string, number, number][]} */ ([["all", 1, 26], ["end", 19, 26], ["start", 1, 3]])) {
  const own = Array.from({ length: last - first + 1 }, (_, i) => String(first + i));

  test(`arrivals, track and table show the turns ${first} to ${last}`, () => {
    play(scenario);
    assert.deepEqual(firstCells(content("arrivals")), own);
    assert.deepEqual(all(track(), ".t").map(text), own);
    assert.deepEqual(firstCells(rulesDrawer()), own);
  });
}

test("the turn that is played is the one that is marked in the table", () => {
  play("end");
  assert.deepEqual(all(rulesDrawer(), "tr").filter((r) => all(r, ".lit").length).map((r) => text(all(r, "td")[0])), ["20"]);
});

test("each nation that arrives has a square of its own", () => {
  play("start");
  assert.equal(all(all(track(), ".t")[2], "i").length, 2);
});
