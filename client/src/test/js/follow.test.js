// With "follow the bot's moves" off nothing that a bot does moves the map; what is done here, and what is clicked on, does.
import assert from "node:assert/strict";
import test from "node:test";
import { answers } from "./table.js";

const JS = "../../main/resources/fieldmarshal/client/js/";
const { settings } = await import(JS + "settings.js");
const { state } = await import(JS + "store.js");
const { setBoard } = await import(JS + "play/table.js");
const { perform, performAgain, prepareStage, skip, stageFrom } = await import(JS + "drama/open.js");
const { dayFrom, openDay } = await import(JS + "day/open.js");
const { take } = await import(JS + "play/updates.js");

/** @type {string[]} the hexes to which the map went */
const seen = [];

const host = { getBoundingClientRect: () => ({ top: 0 }) };
const board = { host, reveal: (/** @type {string} */ n) => seen.push(n), perform: () => {}, travel: () => {}, room: () => ({}) };
setBoard(/** @type {any} */ (board));
const stage = await import(JS + "drama/perform.js");
stageFrom(() => Promise.resolve(stage));
prepareStage();
await new Promise((go) => setImmediate(go));
settings.motion = "reduced";

const units = [{ id: "x", side: "a", hex: "0101", lost: 0 }, { id: "y", side: "b", hex: "0102", lost: 0 }];
const fought = { type: "fought", text: "", targets: ["0102"], attackers: ["x"], result: "" };
const moved = { type: "moved", text: "", unit: "x", from: "0101", path: ["0103"] };

/** A match that a bot plays with side a; the part of the turn belongs to one side. @param {string} side @param {number} revision */
const match = (side, revision) =>
  /** @type {any} */ ({
    id: "m",
    revision,
    players: { a: { bot: "staff" }, b: { bot: null } },
    seats: { a: "bot:staff", b: "me" },
    state: { units, control: {} },
    decision: { kind: "attack", turn: 1, phase: "combat", side, part: { side, number: 1, id: side, title: side } },
  });

for (const follow of [true, false]) {
  test(`a fight of the bot ${follow ? "is gone to" : "does not move the map"}`, () => {
    Object.assign(settings, { follow, combats: true });
    for (const m of [match("a", 1), match("b", 1)]) {
      seen.length = 0;
      state.match = m;
      assert.equal(perform(m, m, /** @type {any} */ ([fought])), false);
      assert.ok(state.drama, "the fight is shown");
      skip();
      assert.deepEqual(seen, follow || m.decision.side === "b" ? ["0102"] : []);
    }
  });

  test(`what a bot has done without a play ${follow ? "is gone to" : "does not move the map"}`, () => {
    Object.assign(settings, { follow, combats: false });
    for (const e of [fought, moved]) {
      seen.length = 0;
      state.match = match("a", 1);
      take(match("a", 2), /** @type {any} */ ([e]));
      assert.deepEqual(seen.length > 0, follow);
    }
  });

  test(`the page of the day ${follow ? "shows" : "does not show"} by itself where it happened`, async () => {
    Object.assign(settings, { follow, day: true });
    state.match = match("b", 1);
    /** @type {string[]} */
    const did = [];
    dayFrom(async () => /** @type {any} */ ({ look: () => did.push("look"), begin: () => did.push("page") }));
    answers.set("/day", { facts: [] });
    await openDay();
    assert.deepEqual(did, follow ? ["look", "page"] : ["page"]);
    state.day = null;
  });
}

test("a line of the replay that is clicked is always gone to", () => {
  Object.assign(settings, { follow: false });
  state.match = match("a", 1);
  state.replay = /** @type {any} */ ({ line: 1, state: null });
  seen.length = 0;
  performAgain(state.match.state, state.match.state, /** @type {any} */ ([fought]), false);
  assert.deepEqual(seen, ["0102"]);
  state.replay = null;
  skip();
});
