// The figures of an analysis: whose chances, bars that add up, the drawing of the curve.
import assert from "node:assert/strict";
import test from "node:test";
import * as f from "../../main/resources/fieldmarshal/client/js/analysis/figures.js";
import { DRAWN, arrowShape, shareOf } from "../../main/resources/fieldmarshal/client/js/board/arrows.js";
import * as say from "../../main/resources/fieldmarshal/client/js/words/analysis.js";

const part = (side) => ({ number: 1, side, id: side, title: side });
const about = (chance, by) => ({ chance, low: chance - by, high: chance + by, games: 40 });
const point = (chance, side, line) => ({ line, turn: 1, part: part(side), ...about(chance, 0.05), dice: 0 });
const mistake = (at, side, after, expected) => ({
  point: at,
  line: at,
  turn: 1,
  side,
  part: part(side),
  mark: "?",
  loss: 0.1,
  error: 0.02,
  after,
  why: "",
  expected: about(expected, 0.02),
  played: [],
  proposed: [],
});
const data = {
  state: "done",
  weighed: true,
  side: "a",
  total: 4,
  points: [point(0.5, "a", 0), point(0.4, "b", 10), point(0.45, "a", 20), point(0.3, "b", 30)],
  mistakes: [mistake(2, "a", 0.3, 0.42), mistake(0, "a", 0.4, 0.5), mistake(1, "b", 0.45, 0.38)],
  shares: { from: 0.5, to: 0.3, dice: 0.02, decisions: { a: -0.27, b: 0.05 } },
};

test("the other side reads the chances the other way round", () => {
  assert.equal(f.pointsFor(data, "a")[1].chance, 0.4);
  const b = f.pointsFor(data, "b")[1];
  assert.ok(Math.abs(b.chance - 0.6) < 1e-9 && b.low < b.chance && b.high > b.chance);
  const [first, , last] = f.mistakesFor(data, "b");
  assert.equal(first.own, false);
  assert.ok(Math.abs(first.from - 0.42) < 1e-9 && Math.abs(first.to - 0.3) < 1e-9, "the chances of whoever made it");
  assert.equal(last.own, true);
  assert.ok(Math.abs(last.from - 0.62) < 1e-9 && Math.abs(last.to - 0.55) < 1e-9);
});

test("luck and decisions add up, for either side", () => {
  for (const side of ["a", "b"]) {
    const w = f.waterfall(data, side, ["a", "b"]);
    assert.deepEqual(
      w.bars.map((v) => v.id),
      [side, side === "a" ? "b" : "a", "dice"],
    );
    assert.ok(Math.abs(w.bars.at(-1).end - w.to) < 1e-9);
    const whole = f.roundedParts(w.bars.map((v) => v.amount), w.from, w.to);
    assert.equal(
      whole.reduce((x, y) => x + y),
      Math.round(100 * w.to) - Math.round(100 * w.from),
    );
  }
  assert.deepEqual(f.roundedParts([0.004, 0.004, 0.004], 0.5, 0.512), [1, 0, 0]);
  assert.equal(f.waterfall({ state: "running", points: [] }, "a", ["a", "b"]), null);
});

test("where the luck of the dice is not known no bar tells it", () => {
  for (const known of [{ weighed: false, fitted: true }, { weighed: undefined, fitted: false }]) {
    const w = f.waterfall({ ...data, ...known, shares: { ...data.shares, dice: 0, decisions: { a: -0.25, b: 0.05 } } }, "a", ["a", "b"]);
    assert.deepEqual(
      w.bars.map((v) => v.id),
      ["a", "b"],
    );
    assert.ok(Math.abs(w.bars.at(-1).end - w.to) < 1e-9, "and the others add up without it");
  }
  assert.equal(f.isWeighed({ state: "done", fitted: true }), true, "as it was kept before");
});

test("an arrow is drawn when its time has come", () => {
  const arrow = { begins: 1000 };
  assert.equal(shareOf(arrow, 900), 0);
  assert.equal(shareOf(arrow, 1000 + DRAWN / 2), 0.5);
  assert.equal(shareOf(arrow, 5000), 1);
  assert.equal(shareOf({}, 0), 1, "nothing moves");
  assert.equal(shareOf({ begins: Infinity }, 5000), 0, "the map is still on its way");
});

test("one steps from mistake to mistake and round the end", () => {
  const list = f.mistakesFor(data, "a");
  assert.equal(f.besideMistake(list, 0, 1).point, 1);
  assert.equal(f.besideMistake(list, 2, 1).point, 0);
  assert.equal(f.besideMistake(list, 1, -1).point, 0);
  assert.equal(f.besideMistake([], 1, 1), null);
});

test("the curve lies in its frame, and a place finds its point", () => {
  const frame = { left: 50, top: 10, width: 300, height: 100, total: 4 };
  assert.deepEqual(f.spot(frame, 3, 1), { x: 350, y: 10 });
  assert.equal(f.nearest(frame, 160, 4), 1);
  assert.equal(f.nearest(frame, 900, 3), 2, "no farther than what is known");
  const p = f.curvePaths(frame, f.pointsFor(data, "a"));
  assert.ok(p.line.startsWith("M50 60L150 70"));
  assert.ok(p.below.endsWith("L350 110L50 110Z"));
  assert.equal(f.curvePaths(frame, []).line, "");
  for (const [, x, y] of f.hatching(100, 10, 200, 110, 12).matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g))
    assert.ok(+x >= 100 && +x <= 200 && +y >= 10 && +y <= 110);
  const turns = [1, 1, 1, 2, 3, 3, 3].map((turn) => ({ turn })),
    narrow = { ...frame, width: 120, total: 7 };
  assert.deepEqual(
    f.turnMarks(turns, narrow, 24).map((t) => [t.turn, t.x]),
    [
      [1, 50],
      [2, 110],
    ],
    "the third would stand on the second",
  );
});

test("arrows go from where units stand to where they go or whom they attack", () => {
  assert.deepEqual(f.arrowsOf({ kind: "move", units: ["u"], from: ["0101"], path: ["0102", "0103"], targets: [], why: "" }), [
    { from: "0101", to: "0103" },
  ]);
  assert.deepEqual(f.arrowsOf({ kind: "attack", units: ["u", "v"], from: ["0101", "0201"], path: [], targets: ["0102"], why: "" }), [
    { from: "0101", to: "0102" },
    { from: "0201", to: "0102" },
  ]);
  const s = arrowShape({ x: 0, y: 0 }, { x: 100, y: 0 });
  assert.deepEqual(s.head[1], { x: 100, y: 0 });
  assert.ok(s.from.x > 0 && s.neck.x > s.from.x && s.neck.x < 100);
});

test("the moves of a plan end where the phase is ended or an attack made", () => {
  const move = { type: "move" };
  assert.deepEqual(f.movesOf([move, move, { type: "pass" }, { type: "attack" }]), [move, move]);
  assert.deepEqual(f.movesOf([{ type: "attack" }]), []);
  assert.deepEqual(f.boxOf([{ x: 1, y: 5 }, { x: 4, y: 2 }]), { x: 1, y: 2, w: 3, h: 3 });
});

test("figures are said as one reads them", () => {
  assert.equal(say.signed(-0.214), "−21");
  assert.equal(say.signed(0.05), "+5");
  assert.equal(say.verdict("??", 0.57, 0.36), "A blunder: 57 to 36 %");
  assert.equal(say.about(120), "about 2 minutes");
});

test("a name beside the curve lies under no mark and not on the curve", () => {
  const frame = { left: 50, top: 0, width: 600, height: 200, total: 7 };
  const points = [0.4, 0.3, 0.3, 0.1, 0.05, 0.6, 0.6].map((chance, i) => point(chance, "central", i));
  const name = { w: 120, top: 179, bottom: 196 };
  assert.equal(f.nameAt(frame, points, [], name), 60);
  const mark = { x: 110, y: 186 },
    x = f.nameAt(frame, points, [mark], name);
  assert.ok(x > mark.x + 15 || x + name.w < mark.x - 15, String(x));
  assert.ok(x + name.w <= 350 || x >= 450, `the curve is low from 350 to 450: ${x}`);
  assert.equal(f.nameAt(frame, points.slice(0, 2), [mark], name), 60, "where there is no room it stands where it always does");
});
