// Names of areas on the map.
import assert from "node:assert/strict";
import test from "node:test";
import { regionSpots } from "../../main/resources/fieldmarshal/client/js/board/regions.js";

/** Ten by ten hexes, counters in some of them. */
function board(/** @type {string[]} */ busy) {
  const hexes = new Map();
  for (let c = 0; c < 10; c++)
    for (let r = 0; r < 10; r++) {
      const n = `0${c}0${r}`;
      hexes.set(n, { n, x: 100 * c, y: 100 * r });
    }
  return { hexes, chart: { names: [] }, scene: { stacks: new Map(busy.map((n) => [n, [{}]])) } };
}

const front = ["0104", "0204", "0304", "0404", "0504"];
const region = { text: "1st Army", hexes: front, colour: "#000", alpha: 0.3, dash: [], ground: [] };
const wide = () => 120;

test("the name of an area stands in its middle where nobody stands", () => {
  const [{ spot }] = regionSpots(board([]), [region], 30, wide);
  assert.equal(spot.x, 300);
  assert.ok(Math.abs(spot.y - 400) < 30);
});

test("it steps back from counters, onto ground of its own side", () => {
  const ground = [...board([]).hexes.keys()].filter((n) => n[3] > "4");
  const [{ spot }] = regionSpots(board(front), [{ ...region, ground }], 30, wide);
  assert.equal(spot.x, 300);
  assert.ok(spot.y > 450 && spot.y < 560, `${spot.y}`);
});

test("two names do not lie over each other", () => {
  const two = [region, { ...region, text: "2nd Army", hexes: ["0105", "0205", "0305", "0405", "0505"] }];
  const [one, other] = regionSpots(board([]), two, 30, wide).map((t) => t.spot);
  assert.ok(Math.abs(one.y - other.y) >= 30 || Math.abs(one.x - other.x) >= 120);
});

test("a name under a menu is brought beside it, and stands again where it was when the menu is gone", () => {
  const ground = board([]),
    menu = [[0, 0, 420, 600]];
  const [{ spot }] = regionSpots(ground, [region], 30, wide, menu);
  assert.ok(spot.x - 60 >= 420, `${spot.x}`);
  assert.equal(regionSpots(ground, [region], 30, wide, [])[0].spot.x, 300);
});
