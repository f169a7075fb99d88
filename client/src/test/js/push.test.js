// What the service worker shows: a notice that comes twice has one tag, so one of it stands.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import vm from "node:vm";

const source = readFileSync(new URL("../../main/resources/fieldmarshal/client/push-worker.js", import.meta.url), "utf8");

/** A browser that keeps of each tag what was shown last. */
function browser() {
  /** @type {Record<string, (event: any) => void>} */
  const heard = {};
  const shown = new Map();
  const self = {
    addEventListener: (/** @type {string} */ name, /** @type {(event: any) => void} */ f) => (heard[name] = f),
    registration: {
      showNotification: async (/** @type {string} */ title, /** @type {any} */ options) => shown.set(options.tag, { title, ...options }),
    },
  };
  vm.runInNewContext(source, { self });
  const push = async (/** @type {object | null} */ told) => {
    /** @type {Promise<void>[]} */
    const waits = [];
    heard.push({ data: told && { json: () => told }, waitUntil: (/** @type {Promise<void>} */ p) => waits.push(p) });
    await Promise.all(waits);
  };
  return { push, shown };
}

test("a notice that comes a second time takes the place of the first and rings no second time", async () => {
  const { push, shown } = browser();
  await push({ id: "a1", title: "Your turn", body: "It is for you to decide." });
  await push({ id: "a1", title: "Your turn", body: "It is for you to decide. Perhaps you were told of this before.", again: true });
  await push({ id: "b2", title: "A pause is offered", body: "" });
  assert.deepEqual([...shown.keys()], ["a1", "b2"]);
  assert.match(shown.get("a1").body, /Perhaps/);
  assert.ok(!shown.get("a1").renotify);
});

test("a push without words is a notice too", async () => {
  const { push, shown } = browser();
  await push(null);
  assert.equal([...shown.values()][0].title, "Field Marshal");
});
