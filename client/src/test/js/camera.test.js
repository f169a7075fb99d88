// The eye over the map while it glides.
import assert from "node:assert/strict";
import test from "node:test";
import { Camera } from "../../main/resources/fieldmarshal/client/js/board/camera.js";

/** An eye over a map of 1000 by 600 through a window of 500 by 300. */
const eye = () =>
  /** @type {Camera} */ (
    Object.assign(Object.create(Camera.prototype), {
      chart: { bounds: { width: 1000, height: 600 } },
      hexes: new Map([["0101", { n: "0101", x: 700, y: 300 }]]),
      insets: { left: 0, top: 0, right: 0, bottom: 0 },
      covers: () => [],
      ...{ x: 450, y: 150, scale: 1, settled: 1, w: 500, h: 300, ratio: 1, still: false, glide: null },
    })
  );

test("a hex that will be out of sight when the eye has arrived is revealed", () => {
  const one = eye();
  one.look(100, 300);
  one.reveal("0101");
  const at = one.seen({ x: 700, y: 300 });
  assert.ok(at.x > 0 && at.x < 500, JSON.stringify(at));
  const many = eye();
  many.look(100, 300);
  many.revealAll(["0101"]);
  assert.ok(many.seen({ x: 700, y: 300 }).x < 500);
});

test("a panel that goes while the eye glides leaves no bare table", () => {
  const one = eye();
  one.setInsets({ right: 200 });
  one.look(1000, 300);
  one.setInsets({ right: 0 });
  one.rehold();
  assert.ok(one.heading().x + 500 <= 1001, JSON.stringify(one.heading()));
});

test("a window that changes, and changes back, keeps what was in its middle", () => {
  const one = eye();
  one.dirty = () => {};
  one.look(500, 300, 1, false);
  one.keep(() => Object.assign(one, { w: 200, h: 500 }));
  assert.deepEqual({ x: one.x + 100, y: one.y + 250 }, { x: 500, y: 300 });
  // the whole height of the map is seen: the eye stays at the place that it was at
  one.look(150, 300, 1, false);
  one.keep(() => Object.assign(one, { w: 500, h: 300 }));
  assert.equal(one.x, 0, "no bare table");
  one.keep(() => Object.assign(one, { w: 200, h: 500 }));
  assert.equal(one.x + 100, 150);
});
