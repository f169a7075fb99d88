// Where the card of a path goes, and where the first look goes.
import assert from "node:assert/strict";
import test from "node:test";
import { frontOf, spotFor, toward } from "../../main/resources/fieldmarshal/client/js/page/spot.js";

const room = { x: 0, y: 0, w: 1000, h: 700 },
  card = { w: 270, h: 130 };

test("a card stands left below its hex where nothing is in the way", () => {
  assert.deepEqual(spotFor(card, { x: 500, y: 300 }, 40, room, [], []), { x: 190, y: 328 });
});

test("a card lies over no legend and no list, and not over the path", () => {
  const list = { x: 16, y: 16, w: 206, h: 336 },
    legend = { x: 16, y: 422, w: 257, h: 194 };
  const at = { x: 482, y: 316 },
    path = [
      { x: 482, y: 445 },
      { x: 482, y: 380 },
      at,
    ];
  const s = spotFor(card, at, 40, room, [list, legend], path);
  for (const b of [list, legend]) assert.ok(s.x >= b.x + b.w || s.y >= b.y + b.h || s.y + card.h <= b.y, JSON.stringify(s));
  for (const p of path) assert.ok(s.x > p.x || s.x + card.w < p.x || s.y > p.y || s.y + card.h < p.y, JSON.stringify(s));
});

test("a card stays in the room", () => {
  for (const at of [{ x: 5, y: 5 }, { x: 995, y: 695 }]) {
    const s = spotFor(card, at, 40, room, [], []);
    assert.ok(s.x >= 0 && s.y >= 0 && s.x + card.w <= 1000 && s.y + card.h <= 700, JSON.stringify(s));
  }
});

test("the first look shows the enemy nearest to who may move, and still shows who may move", () => {
  assert.deepEqual(toward([500, 300], [], 1000, 600), [500, 300], "nobody else is on the map");
  assert.deepEqual(toward([500, 300], [{ x: 500, y: 500 }, { x: 900, y: 900 }], 1000, 600), [500, 400]);
  assert.deepEqual(toward([500, 300], [{ x: 500, y: 9000 }], 1000, 600), [500, 480], "no farther than that it stays in sight");
});

test("the front is where the sides are nearest to each other, not the middle of all", () => {
  const at = (side, x, y) => ({ side, x, y });
  const spots = [at("a", 100, 100), at("a", 100, 200), at("b", 150, 100), at("b", 160, 200), at("b", 900, 900), at("b", 950, 900)];
  const front = frontOf(spots);
  assert.ok(front && front.x <= 160 && front.y <= 200, JSON.stringify(front));
  assert.equal(frontOf([]), null);
  assert.deepEqual(frontOf([at("a", 5, 6)]), { x: 5, y: 6 }, "where there is no enemy");
});
