// Shapes and ways on a map of hexes.
import assert from "node:assert/strict";
import test from "node:test";
import {
  along,
  angle,
  corners,
  ease,
  hexAt,
  indexed,
  neighbours,
  outline,
  points,
  towards,
} from "../../main/resources/fieldmarshal/client/js/geometry.js";

/** A small map: three rows of four pointed hexes, 100 wide. */
const map = [0, 1, 2].flatMap((row) =>
  [0, 1, 2, 3].map((col) => ({ n: `${col}${row}`, x: 50 + col * 100 + (row % 2) * 50, y: 60 + row * 86.6 })),
);
const at = (n) => map.find((h) => h.n === n);

test("a hex has six corners round its middle", () => {
  const cs = corners(0, 0, true);
  assert.equal(cs.length, 6);
  const r = cs.map((p) => Math.hypot(p.x, p.y));
  for (const v of r) assert.ok(Math.abs(v - r[0]) < 1e-9);
  assert.ok(Math.abs(Math.max(...cs.map((p) => p.x)) - 50) < 1e-9, "100 wide");
});

test("inner hexes have six neighbours, a corner has fewer", () => {
  const near = neighbours(map);
  assert.equal(near.get("11").length, 6);
  assert.deepEqual(near.get("00").slice().sort(), ["01", "10"]);
  for (const [n, list] of near) for (const m of list) assert.ok(near.get(m).includes(n));
});

test("a point belongs to the hex whose middle is nearest, and to none beside the map", () => {
  const index = indexed(map);
  for (const h of map) assert.equal(hexAt(index, h.x + 20, h.y - 15)?.n, h.n);
  assert.ok(!hexAt(index, -400, -400));
});

test("the outline of a hex has six corners, that of two neighbours ten", () => {
  assert.deepEqual(
    outline([at("00")], true).map((r) => r.length),
    [6],
  );
  assert.deepEqual(
    outline([at("00"), at("10")], true).map((r) => r.length),
    [10],
  );
  assert.equal(outline([at("00"), at("30")], true).length, 2);
});

test("half of a way is its middle", () => {
  const way = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 100, y: 100 },
  ];
  assert.deepEqual(along(way, 0), { x: 0, y: 0 });
  const mid = along(way, 0.5);
  assert.ok(Math.hypot(mid.x - 100, mid.y) < 1e-9);
  const end = along(way, 1);
  assert.ok(Math.hypot(end.x - 100, end.y - 100) < 1e-9);
});

test("a step towards a direction goes to the neighbour there", () => {
  const ns = neighbours(map).get("11").map(at);
  assert.equal(ns[towards(at("11"), ns, 90)].n, "21");
  assert.equal(ns[towards(at("11"), ns, 270)].n, "01");
  assert.ok(Number.isFinite(angle(at("11"), at("21"))));
});

test("motion begins and ends at rest", () => {
  assert.equal(ease(0), 0);
  assert.equal(ease(1), 1);
  assert.ok(ease(0.5) > 0.3 && ease(0.5) < 0.9);
});

test("the points of a drawn line are read", () => {
  const p = points("M0 0L10 0L10 20");
  assert.deepEqual(p[0], { x: 0, y: 0 });
  assert.deepEqual(p[p.length - 1], { x: 10, y: 20 });
});
