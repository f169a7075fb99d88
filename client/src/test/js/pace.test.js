// How fast bots play: wherever it is chosen, the table hears it at once.
import assert from "node:assert/strict";
import test from "node:test";
import { asked } from "./table.js";

const { change } = await import("../../main/resources/fieldmarshal/client/js/settings.js");
const { setPace } = await import("../../main/resources/fieldmarshal/client/js/play/matches.js");
const { state } = await import("../../main/resources/fieldmarshal/client/js/store.js");

/** @param {Record<string, any>} players */
function sit(players) {
  asked.length = 0;
  state.match = /** @type {any} */ ({ id: "m1", seats: { a: "", b: "" }, players });
}

test("a pace chosen in the settings is told to the table at once", () => {
  sit({ a: { bot: null }, b: { bot: "staff" } });
  change({ pace: 25 });
  assert.deepEqual(asked, [["/api/matches/m1/pace", { percent: 25 }]]);
});

test("another setting tells no pace", () => {
  sit({ a: { bot: null }, b: { bot: "staff" } });
  change({ sound: false });
  assert.deepEqual(asked, []);
});

test("the buttons of the bar tell it once", () => {
  sit({ a: { bot: null }, b: { bot: "staff" } });
  setPace(2);
  assert.deepEqual(asked, [["/api/matches/m1/pace", { percent: 50 }]]);
});

test("a table without a bot is told nothing", () => {
  sit({ a: { bot: null }, b: { bot: null } });
  change({ pace: 200 });
  assert.deepEqual(asked, []);
});
