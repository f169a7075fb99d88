// Names of places among counters.
import assert from "node:assert/strict";
import test from "node:test";
import { costSpot, takenBoxes } from "../../main/resources/fieldmarshal/client/js/board/over.js";
import { aside, below, covered, numberSpot } from "../../main/resources/fieldmarshal/client/js/board/naming.js";
import { beginsAt, held } from "../../main/resources/fieldmarshal/client/js/map/lettering.js";

const hexes = new Map([
  ["0101", { n: "0101", x: 100, y: 100 }],
  ["0201", { n: "0201", x: 200, y: 100 }],
]);
const town = { text: "Dubno", kind: "town", hex: "0101", x: 112, y: 106, size: 21, tracking: 0.2, anchor: "start" };

/** A board with counters in some hexes. */
const board = (/** @type {Record<string, object[]>} */ stacks, names = [town]) => ({
  hexes,
  chart: { names },
  scene: { stacks: new Map(Object.entries(stacks)) },
});

test("a name stays where it is printed while nobody stands there", () => {
  assert.equal(aside(board({}), town), null);
  assert.equal(below(board({}), town), false);
});

test("the name of an occupied place goes under its counters", () => {
  const b = board({ "0101": [{}] });
  assert.equal(covered(b, town), true);
  assert.equal(aside(b, town), false);
  assert.deepEqual(below(b, town), { x: 100, y: 100 + 38 + 21 * 0.7 });
});

test("the name of a city, in larger letters, keeps as clear of its counters", () => {
  const city = { ...town, kind: "city", size: 30 },
    at = below(board({ "0101": [{}] }, [city]), city);
  assert.ok(at && at.y - 30 * 0.7 >= 100 + 33 + 4, JSON.stringify(at));
});

test("a name steps aside from the counters of the next hex", () => {
  const long = { ...town, text: "Vladimir-Volynsk" };
  const at = aside(board({ "0201": [{}, {}] }, [long]), long);
  const width = long.text.length * (21 * 0.5 + 0.2);
  assert.ok(at && at.x + width / 2 < 200 - 33, "left of the counter");
});

test("names of neighbours that are both occupied do not lie over each other", () => {
  const one = { ...town, text: "Zandvoorde", kind: "village" },
    other = { ...town, text: "Gheluvelt", hex: "0201", x: 212 };
  const b = board({ "0101": [{}], "0201": [{}] }, [one, other]);
  const first = below(b, other),
    second = below(b, one);
  assert.deepEqual(first, { x: 200, y: 100 + 38 + 21 * 0.7 }, "the town before the village");
  assert.ok(first && second);
  const half = (/** @type {typeof one} */ n) => (n.text.length * (n.size * 0.5 + n.tracking)) / 2;
  const apart = first.x - second.x > half(one) + half(other) || Math.abs(first.y - second.y) > 21;
  assert.ok(apart, JSON.stringify([first, second]));
});

test("from afar the larger letters of a city leave its own sign free", () => {
  const city = { ...town, kind: "city", text: "Padova", x: 116, size: 22, tracking: 1.8 },
    b = { ...board({}, [city]), settled: 0.28 };
  const size = 12.5 / 0.28,
    wide = (6 * (size * 0.66 + 1.8)) / 2,
    at = aside(b, city);
  assert.ok(at, "it steps aside");
  const free = at.x - wide >= 113 || at.x + wide <= 87 || at.y - size * 0.7 >= 113 || at.y + 3 <= 87;
  assert.ok(free, JSON.stringify(at));
});

test("a name that would hide figures wherever it stood is left out, that of a city is not", () => {
  const rows = [20, 40, 60, 80, 100, 120, 140, 160, 180];
  const all = new Map([40, 100, 160].flatMap((x) => rows.map((y) => [`${x}${y}`, { n: `${x}${y}`, x, y }])));
  const here = { ...town, hex: "100100" },
    full = { hexes: all, chart: { names: [here] }, scene: { stacks: new Map([...all.keys()].map((n) => [n, [{}]])) } };
  assert.equal(below(full, here), false);
  const city = { ...here, kind: "city" };
  assert.ok(below({ ...full, chart: { names: [city] }, scene: { stacks: new Map(full.scene.stacks) } }, city));
});

test("the name of a line under counters is left out, one beside them stays", () => {
  const line = { text: "Victory line", kind: "trace", path: "M60 130L240 130", x: 150, y: 130, size: 17, tracking: 0.6 };
  assert.equal(aside(board({ "0101": [{}], "0201": [{}] }, [line]), line), false);
  assert.equal(aside(board({}, [line]), line), null);
});

test("a name that is longer than its line has the line in its middle, and stays on the sheet", () => {
  const down = (/** @type {number} */ s) => ({ x: 50, y: 800 + s }),
    sheet = { width: 100, height: 1000 };
  assert.equal(beginsAt(150, 100, down, sheet), 0);
  assert.equal(beginsAt(150, 190, down), -20);
  const s = beginsAt(150, 300, down, sheet);
  assert.ok(down(s + 300).y <= 992 && down(s).y >= 8, String(s));
});

test("a name at the edge, in larger letters than printed, stays on the sheet", () => {
  const sheet = { width: 500, height: 100 };
  assert.equal(held(450, 100, sheet), -58);
  assert.equal(held(-20, 100, sheet), 28);
  assert.equal(held(200, 100, sheet), 0);
});

test("what is no place stays", () => {
  const region = { ...town, kind: "region" };
  assert.equal(aside(board({ "0101": [{}] }, [region]), region), null);
});

test("a name steps aside from a marker that lies over its place", () => {
  const above = { ...town, x: 100, y: 88, anchor: "middle" },
    marker = { kind: "held", hex: "0101", title: "", badge: { text: "C", tone: "neutral" } };
  const b = board({}, [above]);
  assert.equal(aside(b, above), null);
  const marked = { ...board({}, [above]), scene: { stacks: new Map(), markers: [marker] } };
  const at = aside(marked, above);
  assert.ok(at && at.y > 100, "under the sign: " + JSON.stringify(at));
});

test("a name over counters steps aside from a marker that lies at their corner", () => {
  const near = new Map([...hexes, ["0102", { n: "0102", x: 100, y: 186 }]]),
    marker = { kind: "held", hex: "0101", title: "", badge: { text: "E", tone: "neutral" } };
  const b = { ...board({ "0101": [{}], "0102": [{}], "0201": [{}] }), hexes: near };
  const at = below({ ...b, scene: { ...b.scene, markers: [marker] } }, town),
    half = (town.text.length * (21 * 0.5 + 0.2)) / 2;
  assert.ok(at);
  // the badge covers the upper left corner of the counter
  const apart = at.x - half >= 100 - 38 + 15 || at.y - 21 * 0.7 >= 100 - 36 + 15 || at.y + 3 <= 100 - 36 - 15;
  assert.ok(apart, JSON.stringify(at));
});

test("the number of a hex hides no name", () => {
  const h = { n: "0101", x: 100, y: 100 };
  assert.deepEqual(numberSpot(board({ "0101": [{}] }), h, 15, []), { x: 100, y: 58 }, "over the counters");
  const north = { ...town, text: "Caporetto", kind: "river", hex: "", x: 100, y: 64, anchor: "middle" };
  const at = numberSpot(board({ "0101": [{}] }, [north]), h, 15, []);
  assert.ok(at.y - 15 * 0.75 > 138, "wholly under them: " + JSON.stringify(at));
});

test("the number of a hex does not run into the figure of the stack below, where it would read as another number", () => {
  const h = { n: "0101", x: 100, y: 100 },
    near = new Map([...hexes, ["0102", { n: "0102", x: 60, y: 186 }]]);
  const crowded = { ...board({ "0101": [{}, {}, {}], "0102": [{}, {}, {}] }, []), hexes: near };
  const at = numberSpot(crowded, h, 15, []);
  const depth = { x: 60 + 33 + 10, y: 186 - 33 - 10 };
  const apart = Math.abs(at.x - depth.x) > 13 + 16 || at.y < depth.y - 10 || at.y - 11 > depth.y + 12;
  assert.ok(apart, JSON.stringify(at));
});

test("from afar, where a city keeps letters that can be read, its name leaves the figures of its counters free", () => {
  const city = { ...town, kind: "city", text: "GRAUDENZ", size: 22 },
    settled = 0.19;
  const at = below({ ...board({ "0101": [{}] }, [city]), settled }, city);
  assert.ok(at && at.y - (12.5 / settled) * 0.7 >= 100 + 33 + 4, JSON.stringify(at));
});

test("a name lies over no figure that says how deep a stack is", () => {
  const near = new Map([...hexes, ["0102", { n: "0102", x: 70, y: 200 }]]);
  const at = { ...board({ "0101": [{}], "0102": [{}, {}, {}] }), hexes: near },
    spot = below(at, town);
  const s = 33 + 5.2,
    badge = [70 + s - 22, 200 - s - 12, 70 + s + 16, 200 - s + 12],
    w = town.text.length * (21 * 0.5 + 0.2);
  assert.ok(spot);
  const box = [spot.x - w / 2, spot.y - 21 * 0.7, spot.x + w / 2, spot.y + 3];
  const apart = box[2] <= badge[0] || box[0] >= badge[2] || box[3] <= badge[1] || box[1] >= badge[3];
  assert.ok(apart, JSON.stringify([box, badge]));
});

test("a name stays on the map", () => {
  const b = board({ "0101": [{}] });
  b.chart.bounds = { width: 300, height: 140 };
  const at = below(b, town);
  assert.ok(at && at.y + 3 <= 140 && at.y - 21 * 0.7 >= 0, JSON.stringify(at));
});

test("a name keeps some room from the figure at a stack", () => {
  const near = new Map([["0101", hexes.get("0101")], ["0102", { n: "0102", x: 50, y: 186 }]]);
  const b = { ...board({ "0101": [{}], "0102": [{}, {}] }), hexes: near };
  const at = below(b, town);
  // the disc of two counters has its middle at the upper right corner of the upper one
  const disc = { x: 50 + 35.6, y: 186 - 35.6 },
    half = (town.text.length * (21 * 0.5 + 0.2)) / 2;
  assert.ok(at);
  const dx = Math.max(at.x - half - disc.x, disc.x - at.x - half, 0),
    dy = Math.max(at.y - 21 * 0.7 - disc.y, disc.y - at.y - 3, 0);
  assert.ok(Math.hypot(dx, dy) > 13, JSON.stringify(at));
});

test("the figure at a stack is in the way of a cost, that of one counter is not there", () => {
  const at = (/** @type {object[]} */ units) => {
    const b = board({ "0101": units }, []);
    b.chart.hexes = [{ ...hexes.get("0201"), place: "town" }];
    return takenBoxes(b);
  };
  assert.equal(at([{}]).length, 1, "the place");
  const [place, disc] = at([{}, {}]);
  assert.deepEqual(place, [190, 90, 210, 110]);
  assert.ok(disc[0] < 135 && disc[2] > 135 && disc[1] < 65 && disc[3] > 65, JSON.stringify(disc));
});

test("the cost of a march hides neither a name nor the figure at a stack", () => {
  const hex = { x: 100, y: 100 },
    usual = costSpot(hex, false, 27, []);
  assert.deepEqual(usual, [0, 37]);
  // the disc of the stack in the next hex to the lower left
  const disc = [69, 135, 107, 159],
    [dx, dy] = costSpot(hex, false, 27, [disc]);
  assert.ok(hex.y + dy + 3 <= disc[1] || hex.x + dx - 27 * 0.32 >= disc[2], `${dx} ${dy}`);
  // where something is in the way everywhere it stands where it hides least
  const all = [[0, 0, 200, 120], [0, 120, 132, 200], [132, 132, 200, 200]];
  assert.deepEqual(costSpot(hex, true, 20, all), [36, 40]);
});

test("the number of a hex does not lie on a marker", () => {
  const h = { n: "0101", x: 100, y: 100 },
    marker = { kind: "held", hex: "0101", title: "", badge: { text: "C", tone: "neutral" } };
  const b = board({ "0101": [{}, {}] }),
    at = numberSpot({ ...b, scene: { ...b.scene, markers: [marker] } }, h, 22, []);
  const apart = at.x - 22 * 0.9 >= 62 + 15 || at.y - 22 * 0.75 >= 64 + 15 || at.y + 2 <= 64 - 15;
  assert.ok(apart, JSON.stringify(at));
});

test("from afar, where it keeps a size that can be read, all of the figure at a stack is in the way", () => {
  const middle = { x: 100 + 35.6 - 3, y: 100 - 35.6 + 3 },
    at = (/** @type {object[]} */ units, /** @type {number} */ settled) => {
      const b = { ...board({ "0101": units }, []), settled };
      b.chart.hexes = [];
      return takenBoxes(b)[0];
    };
  for (const settled of [0.36, 0.6, 1]) {
    const r = Math.max(10.5, 6.5 / settled),
      [left, top, right, bottom] = at([{}, {}], settled);
    const whole = left <= middle.x - r && right >= middle.x + r && top <= middle.y - r && bottom >= middle.y + r;
    assert.ok(whole, `${settled}: ${[left, top, right, bottom]}`);
    // how many are not seen is told in a longer one
    const long = 1.72 * Math.max(10, 6.5 / settled),
      hidden = at([{}, { hidden: true }], settled);
    assert.ok(hidden[0] <= middle.x - long && hidden[2] >= middle.x + long, `${settled}: ${hidden}`);
  }
});

test("a name keeps clear from afar of the longer figure that says how many are not seen", () => {
  const near = new Map([["0101", hexes.get("0101")], ["0102", { n: "0102", x: 12, y: 180 }]]);
  const settled = 0.36,
    b = { ...board({ "0101": [{}], "0102": [{}, { hidden: true }] }), hexes: near, settled },
    at = below(b, town);
  const r = 6.5 / settled,
    middle = { x: 12 + 35.6 - 3, y: 180 - 35.6 + 3 },
    half = (town.text.length * (21 * 0.5 + 0.2)) / 2;
  assert.ok(at);
  const apart = at.x - half >= middle.x + 1.72 * r || at.y - 21 * 0.7 >= middle.y + r || at.y + 3 <= middle.y - r;
  assert.ok(apart, JSON.stringify(at));
});

test("a cost of several letters keeps clear of the figure at a stack with all of them", () => {
  const hex = { x: 100, y: 100 },
    disc = [112, 120, 140, 148];
  assert.deepEqual(costSpot(hex, false, 27, [disc]), [0, 37], "one letter has room beside it");
  const [dx, dy] = costSpot(hex, false, 27, [disc], 17);
  assert.ok(hex.x + dx + 17 <= disc[0] || hex.y + dy + 3 <= disc[1] || hex.y + dy - 27 * 0.76 >= disc[3], `${dx} ${dy}`);
});
