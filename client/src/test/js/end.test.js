// The front and the graphs of the page of the end.
import assert from "node:assert/strict";
import test from "node:test";
import {
  changed,
  filled,
  frame,
  front,
  fronted,
  holdersOf,
  pathOf,
  smooth,
  some,
} from "../../main/resources/fieldmarshal/client/js/end/front.js";
import * as graphs from "../../main/resources/fieldmarshal/client/js/end/graphs.js";
import { crossed, numbered, placed } from "../../main/resources/fieldmarshal/client/js/end/names.js";
import { neighbours } from "../../main/resources/fieldmarshal/client/js/geometry.js";
import { learnNames } from "../../main/resources/fieldmarshal/client/js/words.js";
import * as say from "../../main/resources/fieldmarshal/client/js/words/end.js";

const { bars, luckBars, named, portions, pointsOf, spread, ticks, townOf, upright } = graphs;
const { costWords, luckier, missed, played, resigns, wonOnTime } = say;

/** A field of hexes with points up, columns and rows counted from 0. */
function field(columns, rows, sea = () => false) {
  const out = [];
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < columns; c++)
      out.push({ n: `${c}${r}`, x: 100 * c + (r % 2 ? 50 : 0), y: 86.6 * r, sea: sea(c, r) });
  return out;
}

const sideOf = (h, west) => (west(Number(h.n[0]), Number(h.n[1])) ? "west" : "east");
const held = (hexes, west) => new Map(hexes.filter((h) => !h.sea).map((h) => [h.n, sideOf(h, west)]));

test("a front is one line from edge to edge, along every hexside between the sides", () => {
  const hexes = field(6, 5);
  const lines = front(hexes, true, held(hexes, (c) => c < 3));
  assert.equal(lines.length, 1);
  // two hexsides a row but for the first, and one to each end
  assert.equal(lines[0].length - 1, 2 * 5 - 1);
  for (const p of lines[0]) assert.ok(p.x > 220 && p.x < 330, `${p.x} is between the columns`);
});

test("a pocket is a ring, and a single hex behind the lines is left out where it is too small", () => {
  const hexes = field(9, 9);
  const pocket = front(hexes, true, held(hexes, (c, r) => c > 1 && c < 7 && r > 1 && r < 7));
  assert.equal(pocket.length, 1);
  assert.equal(pocket[0][0], pocket[0][pocket[0].length - 1]);
  assert.equal(front(hexes, true, held(hexes, (c, r) => c === 4 && r === 4)).length, 0);
});

test("a hex that nobody holds belongs to its neighbours, the sea to nobody", () => {
  const hexes = field(5, 1, (c) => c === 4);
  const of = filled(hexes, neighbours(hexes), new Map([["00", "west"]]));
  assert.equal(of.get("30"), "west");
  assert.equal(of.has("40"), false);
});

test("near units the front runs between them, and a strip in which nobody stands is no front", () => {
  const hexes = field(9, 9),
    near = neighbours(hexes);
  // the west holds the left half, and a strip of one hex through the east
  const strip = held(hexes, (c, r) => c < 4 || r === 6);
  const calm = fronted(near, strip, new Map());
  assert.equal(calm.get("66"), "east");
  assert.equal(calm.get("26"), "west");
  // who stands there keeps it; and a unit takes the country round it
  assert.equal(fronted(near, strip, new Map([["66", "west"]])).get("66"), "west");
  assert.equal(fronted(near, strip, new Map([["34", "east"]])).get("24"), "east");
});

test("no front where only one side holds hexes", () => {
  const hexes = field(4, 4);
  assert.deepEqual(front(hexes, true, held(hexes, () => true)), []);
});

test("a smoothed line keeps its ends and stays near", () => {
  const line = [
    { x: 0, y: 0 },
    { x: 50, y: 30 },
    { x: 100, y: 0 },
  ];
  assert.deepEqual(smooth(line), [line[0], { x: 50, y: 15 }, line[2]]);
  assert.match(
    pathOf(line, (p) => p),
    /^M0 0Q50 30 75 15L100 0$/,
  );
});

const STORY = {
  start: { control: { west: ["00", "10"], east: ["20"] }, points: { west: 0, east: 0 } },
  turns: [
    { turn: 1, taken: { west: ["20"], east: [] }, points: { west: 3, east: 0 }, lost: { west: 0, east: 4 } },
    { turn: 2, taken: { west: [], east: ["10", "20"] }, points: { west: 2, east: 0 }, lost: { west: 5, east: 1 } },
  ],
};

test("who held what follows from the start and from what was taken", () => {
  const all = holdersOf(STORY);
  assert.deepEqual(
    all.map((t) => t.turn),
    [0, 1, 2],
  );
  assert.equal(all[1].held.get("20"), "west");
  assert.equal(all[0].held.get("20"), "east", "the past stays as it was");
  assert.deepEqual([...changed(all)], [["10", "east"]]);
});

test("of many turns the first, the last and some between are drawn", () => {
  const all = Array.from({ length: 26 }, (_, i) => i);
  const few = some(all, 8);
  assert.equal(few.length, 8);
  assert.equal(few[0], 0);
  assert.equal(few[7], 25);
  assert.deepEqual(some([1, 2], 8), [1, 2]);
});

test("the small map shows the whole front in the right proportion, and no bare table where the map is large enough", () => {
  const f = frame([{ x: 900, y: 700 }], { width: 3000, height: 2000 }, 2);
  assert.ok(Math.abs(f.w / f.h - 2) < 1e-9);
  assert.ok(f.x >= 0 && f.y >= 0 && f.x < 900 && f.x + f.w > 900 && f.y < 700 && f.y + f.h > 700);
  const high = frame([{ x: 500, y: 100 }, { x: 450, y: 1900 }], { width: 1000, height: 2000 }, 2);
  assert.ok(high.y <= 100 && high.y + high.h >= 1900, "both ends of the front of a high map");
  assert.equal(high.x + high.w / 2, 500, "the map stands in the middle");
  assert.equal(frame([], { width: 1000, height: 2000 }, 2).h, 2000, "the whole map");
});

test("the town that counts most is marked where it fell first, else a city, else none", () => {
  const town = (hex, points) => ({ hex, name: "at " + hex, side: "west", points });
  const turn = (n, ...towns) => ({ turn: n, towns });
  const story = { turns: [turn(1, town("11", 0)), turn(2, town("22", 3), town("33", 1)), turn(3, town("22", 3))] };
  assert.deepEqual([townOf(story, new Set()).hex, townOf(story, new Set()).turn], ["22", 2]);
  const poor = { turns: [{ turn: 1, towns: [town("11", 0)] }, { turn: 2 }] };
  assert.equal(townOf(poor, new Set()), null, "a village falls without a mark");
  assert.equal(townOf(poor, new Set(["11"])).turn, 1);
});

test("how a game ended is told in whole sentences", () => {
  assert.equal(wonOnTime("The Central Powers win", "the Allies", true), "The Central Powers win: the Allies have lost on time");
  assert.equal(wonOnTime("Russia wins", "Germany", false), "Russia wins: Germany has lost on time");
  assert.equal(resigns("The Allies", 9), "The Allies resigned on turn 9");
  assert.equal(missed(5, "Russia", "Russian decisive victory"), "5 more points of Russia would have meant: Russian decisive victory");
  assert.equal(missed(-1, "Russia", "Draw"), "1 point fewer of Russia would have meant: Draw");
  assert.equal(
    luckier("the Central Powers", 3.2, 0.83),
    "The dice of both sides together gave the Central Powers 3.2 steps more than expected: luckier than in 83 of 100 matches.",
  );
});

test("an axis has round steps that hold all values", () => {
  assert.deepEqual(ticks(0, 63), [0, 20, 40, 60, 80]);
  assert.deepEqual(ticks(-8, 3), [-10, -5, 0, 5]);
  assert.deepEqual(ticks(0, 1), [0, 1]);
  const y = upright([0, 20, 40], { left: 0, right: 1, top: 10, bottom: 110 });
  assert.equal(y(0), 110);
  assert.equal(y(40), 10);
});

test("a side without points has no line", () => {
  const lines = pointsOf(STORY, ["west", "east"]);
  assert.deepEqual(
    lines.map((l) => l.side),
    ["west"],
  );
  assert.deepEqual(lines[0].values, [
    { turn: 1, value: 3 },
    { turn: 2, value: 2 },
  ]);
});

test("names at the ends of lines do not touch", () => {
  assert.deepEqual(spread([50, 52], 20, 0, 100), [50, 70]);
  assert.deepEqual(spread([95, 90], 20, 0, 100), [100, 80]);
  assert.deepEqual(spread([3], 20, 18, 100), [18], "the uppermost name is not cut");
});

test("an axis of many turns names some", () => {
  assert.deepEqual(
    named(
      Array.from({ length: 15 }, (_, i) => i + 1),
      8,
    ),
    [1, 3, 5, 7, 9, 11, 13, 15],
  );
});

test("losses hang from one axis, to one scale", () => {
  const b = bars(STORY, ["west", "east"], { left: 0, right: 100, top: 0, bottom: 90 });
  assert.deepEqual(b.total, [5, 5]);
  assert.equal(b.axis, 50);
  const up = b.bars.find((v) => v.turn === 2 && v.side === "west"),
    down = b.bars.find((v) => v.turn === 1 && v.side === "east");
  assert.equal(up.y + up.h, b.axis);
  assert.equal(down.y, b.axis);
  assert.equal(up.h / up.value, down.h / down.value);
});

test("the luck of each turn hangs from one axis, up where it was the first side's", () => {
  const luck = [
    { turn: 1, sides: { west: { luck: 2 }, east: { luck: -2 } } },
    { turn: 3, sides: { west: { luck: -1 }, east: { luck: 1 } } },
  ];
  const { axis, bars: list } = luckBars([1, 2, 3], luck, ["west", "east"], { left: 0, right: 90, top: 0, bottom: 60 });
  assert.equal(axis, 40);
  assert.deepEqual(
    list.map((b) => [b.side, b.value, b.y, b.h, b.told]),
    [
      ["west", 2, 0, 40, true],
      ["", 0, 40, 0, false],
      ["east", 1, 40, 20, false],
    ],
  );
  // where the dice did nothing out of the ordinary no bar fills the graph
  const little = [{ turn: 1, sides: { west: { luck: 0.1 } } }];
  assert.ok(luckBars([1], little, ["west", "east"], { left: 0, right: 9, top: 0, bottom: 50 }).bars[0].h <= 5);
});

test("the name of a town that fell stands beside the curves", () => {
  const box = { left: 30, right: 280, top: 10, bottom: 220 },
    flat = (/** @type {number} */ y) => [30, 150, 280].map((x) => ({ x, y }));
  assert.deepEqual(graphs.besideCurves(100, 70, box, [flat(200)]), { left: false, y: 20 });
  assert.deepEqual(graphs.besideCurves(200, 70, box, [flat(200)]), { left: true, y: 20 });
  // a curve at the top: the name stands under it
  const under = graphs.besideCurves(100, 70, box, [flat(18), flat(200)]);
  assert.ok(under.y - 10 > 18 && under.y < 195, JSON.stringify(under));
  // a curve that falls only on one side leaves the other free
  const half = [{ x: 30, y: 20 }, { x: 190, y: 20 }, { x: 210, y: 120 }, { x: 280, y: 120 }];
  assert.deepEqual(graphs.besideCurves(195, 70, box, [half]).left, false);
});

test("what was to be expected, what dice and what choices changed add up to what came out", () => {
  const v = portions(32.27, 30.16, 36);
  assert.deepEqual(v, { expected: 32.3, dice: -2.1, choices: 5.8, actual: 36 });
  assert.deepEqual([v.expected, v.dice, v.choices].map(say.changed), ["+32.3", "−2.1", "+5.8"]);
  assert.equal(say.changed(0), "0.0");
});

test("what a fight cost is said in words", () => {
  assert.equal(costWords(0, [], 0, ""), "no loss");
  assert.equal(costWords(2, [], 1, ""), "loses 2 steps, retreats 1 hex");
  assert.equal(costWords(3, ["IV Corps"], 0, "Saga (1404)"), "loses 3 steps, IV Corps destroyed, advances to Saga (1404)");
  const brigade = (/** @type {string} */ number) => ({
    name: `Landsturm ${number} Brigade`,
    parts: { before: "Landsturm ", number, after: " Brigade", afterMany: " Brigades" },
  });
  learnNames([brigade("36th"), brigade("101st")]);
  const both = ["Landsturm 36th Brigade", "Landsturm 101st Brigade"];
  assert.equal(costWords(2, both, 0, ""), "loses 2 steps, Landsturm 36th and 101st Brigades destroyed");
  assert.equal(played(20), "", "a file that was opened tells nothing");
  assert.equal(played(3 * 3600 + 12 * 60), "played in 3 h 12 min");
});

/** A front that runs down the middle of a card. */
const middle = [
  { x: 200, y: 0 },
  { x: 200, y: 300 },
];
const card = { w: 400, h: 300 },
  whole = [0, 0, card.w, card.h];

test("a town name over which a front runs steps to the other side of its place", () => {
  const town = { text: "Udine", city: false, x: 180, y: 150, w: 40, at: { x: 185, y: 146 } };
  const [spot] = placed([town], [middle], whole, []);
  assert.ok(spot.x + 40 < 200 || spot.x > 200, `${spot.x} is beside the front`);
  assert.equal(crossed([middle], [spot.x, spot.y - 12, spot.x + 40, spot.y + 4]), 0);
});

test("a town without room beside a front has no name, a city keeps its own", () => {
  const lines = [150, 170, 190, 210, 230, 250].map((x) => middle.map((p) => ({ x, y: p.y })));
  const at = { x: 200, y: 146 };
  assert.deepEqual(placed([{ text: "Udine", city: false, x: 180, y: 150, w: 40, at }], lines, whole, []), []);
  assert.equal(placed([{ text: "UDINE", city: true, x: 180, y: 150, w: 40, at }], lines, whole, []).length, 1);
});

test("no name leaves the map where there is bare table beside it", () => {
  const at = { text: "Udine", city: true, x: 330, y: 150, w: 40 };
  assert.equal(placed([at], [], whole, []).length, 1);
  assert.deepEqual(placed([at], [], [100, 0, 350, whole[3]], []), []);
});

test("names keep clear of each other, of the caption and of the edge", () => {
  const at = (x, y) => ({ text: "Udine", city: false, x, y, w: 40 });
  const names = placed([at(20, 20), at(300, 200), at(320, 205), at(390, 150)], [], whole, [[0, 0, 330, 44]]);
  assert.deepEqual(names.map((n) => n.x), [300]);
});

test("numbers of fronts stand in the picture, apart from each other and from the caption", () => {
  const line = (x) => Array.from({ length: 40 }, (_, i) => ({ x, y: i * 10 - 50 }));
  const spots = numbered([line(100), line(104), line(108)], card, [[0, 0, 330, 44]]);
  for (const p of spots) assert.ok(p && p.y > 44 + 12 && p.y < 288, JSON.stringify(p));
  for (const [a, b] of [[0, 1], [0, 2], [1, 2]])
    assert.ok(Math.hypot(spots[a].x - spots[b].x, spots[a].y - spots[b].y) >= 24, "apart");
});
