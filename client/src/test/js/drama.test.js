// A combat as a play: what is seen when.
import assert from "node:assert/strict";
import test from "node:test";
import { TIMES, dieAt, dieSpot, fallen, roomBeside, scriptOf, stands } from "../../main/resources/fieldmarshal/client/js/drama/script.js";

const unit = (id, hex, lost = 0) => ({ id, hex, lost, steps: 3, side: id[0] === "g" ? "central" : "allied", name: id });
const BEFORE = [unit("ge12", "1702"), unit("iv", "1703"), unit("vii", "1703"), unit("far", "2020")];
const AFTER = [unit("ge12", "1702"), unit("iv", "1804", 2), { ...unit("vii"), box: "eliminated" }, unit("far", "2020")];
const EVENTS = [
  { type: "rolled", face: 3, purpose: "combat", text: "" },
  { type: "fought", targets: ["1703"], attackers: ["ge12"], odds: "4:1", result: "-/3", text: "" },
  { type: "reduced", unit: "iv", steps: 2, text: "" },
  { type: "removed", unit: "vii", from: "1703", text: "" },
  { type: "moved", unit: "iv", from: "1703", path: ["1704", "1804"], text: "" },
];

test("the die comes first, then losses and the retreat, in the order of the events", () => {
  const play = scriptOf(EVENTS, BEFORE, AFTER);
  assert.deepEqual(
    play.acts.map((a) => a.kind),
    ["die", "flip", "fade", "walk"],
  );
  assert.equal(play.acts[0].length, TIMES.die);
  assert.equal(play.told, TIMES.die + TIMES.rest);
  assert.equal(play.landed, TIMES.die);
  for (const a of play.acts.slice(1)) assert.ok(a.start >= play.told, `${a.kind} waits for the die`);
  assert.ok(play.end > play.acts[3].start + play.acts[3].length);
  assert.equal(play.hex, "1703");
  assert.deepEqual(play.from, ["1702"]);
  assert.deepEqual(play.defenders, ["iv", "vii"], "those who stood there, wherever they are now");
});

test("until the die has fallen nobody has lost anything", () => {
  const play = scriptOf(EVENTS, BEFORE, AFTER);
  for (const id of ["iv", "vii"]) {
    const s = stands(play, id, 300);
    assert.equal(s.hex, "1703");
    assert.equal(s.unit.lost, 0);
  }
  assert.deepEqual(fallen(play, 300), []);
  assert.deepEqual(fallen(play, 700), [3]);
});

test("a reduced counter narrows, shows its other face and widens", () => {
  const play = scriptOf(EVENTS, BEFORE, AFTER),
    flip = play.acts[1];
  const at = (k) => stands(play, "iv", flip.start + flip.length * k);
  assert.equal(at(0.25).unit.lost, 0);
  assert.equal(at(0.5).squeeze, 0);
  assert.equal(at(0.75).unit.lost, 2);
  assert.ok(at(0.25).squeeze < 1 && at(0.25).squeeze > 0);
});

test("a destroyed counter fades and is gone, one that retreats walks to where it is now", () => {
  const play = scriptOf(EVENTS, BEFORE, AFTER);
  assert.equal(stands(play, "vii", play.end), null);
  const s = stands(play, "iv", play.end);
  assert.deepEqual(s.path, ["1703", "1704", "1804"]);
  assert.equal(s.share, 1);
  assert.equal(s.unit.lost, 2);
});

test("who takes no part is left to the board", () => {
  assert.equal(stands(scriptOf(EVENTS, BEFORE, AFTER), "far", 100), undefined);
});

test("a die for each unit falls one by one, and never takes too long", () => {
  const dice = Array.from({ length: 30 }, (_, i) => ({ type: "rolled", face: 1 + (i % 6), purpose: "fire", text: "" }));
  const few = scriptOf([...dice.slice(0, 3), EVENTS[1]], BEFORE, AFTER);
  const starts = few.acts.filter((a) => a.kind === "die").map((a) => a.start);
  assert.equal(starts.length, 3);
  assert.ok(starts[0] < starts[1] && starts[1] < starts[2]);
  assert.equal(dieAt(few, starts[1] + 1).n, 1);
  const many = scriptOf([...dice, EVENTS[1]], BEFORE, AFTER);
  assert.equal(many.acts.length, 30);
  assert.ok(many.told <= 4300);
});

test("dice before the result fall on the hex that is attacked", () => {
  assert.equal(scriptOf([EVENTS[0]], BEFORE, AFTER), null, "nobody knows where");
  assert.equal(scriptOf([EVENTS[0]], BEFORE, AFTER, ["1703"]).hex, "1703");
});

test("no combat, no play", () => {
  assert.equal(scriptOf([EVENTS[4]], BEFORE, AFTER), null);
  assert.equal(scriptOf([], BEFORE, AFTER, ["1703"]), null);
});

test("a die lies above its hex, else below it, else beside it, and never over an edge", () => {
  const room = { x: 0, y: 0, w: 390, h: 380 };
  assert.deepEqual(dieSpot(room, { x: 200, y: 300 }, 40, 60, 0), { x: 200, y: 200, above: true });
  assert.deepEqual(dieSpot(room, { x: 200, y: 100 }, 40, 60, 0), { x: 200, y: 200, above: false });
  assert.deepEqual(dieSpot(room, { x: 385, y: 300 }, 40, 60, 0), { x: 330, y: 200, above: true });
  const low = { x: 0, y: 0, w: 390, h: 200 };
  assert.deepEqual(dieSpot(low, { x: 100, y: 100 }, 40, 60, 0), { x: 200, y: 100, above: false });
  assert.deepEqual(dieSpot(low, { x: 300, y: 100 }, 40, 60, 0), { x: 200, y: 100, above: false });
});

test("what lies over the upper or the lower edge of the map leaves less room", () => {
  const room = { x: 0, y: 0, w: 390, h: 380 };
  assert.deepEqual(roomBeside(room, null), room);
  assert.deepEqual(roomBeside(room, { x: 8, y: 8, w: 370, h: 92 }), { x: 0, y: 100, w: 390, h: 280 });
  assert.deepEqual(roomBeside(room, { x: 8, y: 300, w: 370, h: 80 }), { x: 0, y: 0, w: 390, h: 300 });
  assert.deepEqual(roomBeside(room, { x: 8, y: 400, w: 370, h: 80 }), room);
});
