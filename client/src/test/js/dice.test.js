// @ts-check
import assert from "node:assert/strict";
import crypto from "node:crypto";
import { test } from "node:test";
import { Book } from "../../main/resources/fieldmarshal/client/js/dice/book.js";
import { fairness, tallies, upper } from "../../main/resources/fieldmarshal/client/js/dice/chances.js";
import { bytes, figures, hmac, sha256 } from "../../main/resources/fieldmarshal/client/js/dice/hash.js";
import { face, links } from "../../main/resources/fieldmarshal/client/js/dice/proof.js";

const SEED = "ab".repeat(32);

const chain = (drawn = 50, secret = 7) => {
  let link = new Uint8Array(32).fill(secret);
  for (let i = 100; i > drawn; i--) link = sha256(link);
  let head = link;
  for (let i = drawn; i > 0; i--) head = sha256(head);
  return { match: "m", length: 100, head: figures(head), seeds: [SEED], link: figures(link), drawn };
};

/** @param {ReturnType<typeof chain>} c @param {number} [from] */
const fallen = (c, from = 0) => {
  const all = links(c);
  return Array.from({ length: c.drawn }, (_, i) => i)
    .filter((i) => i >= from)
    .map((i) => ({ number: i + 1, laid: false, line: i, faces: 6, face: face(c, all[i + 1], i + 1, 6) }));
};

/** @param {import("../../main/resources/fieldmarshal/client/js/dice/book.js").Rolls} told */
const read = (told) => {
  const book = new Book();
  book.take(told);
  return book;
};

test("hashes are those that everybody has", () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 1000]) {
    const data = Uint8Array.from({ length }, (_, i) => (i * 31) % 256);
    assert.equal(figures(sha256(data)), crypto.createHash("sha256").update(data).digest("hex"));
  }
  const key = bytes("0b".repeat(32));
  assert.equal(figures(hmac(key, "Übel\n1")), crypto.createHmac("sha256", key).update("Übel\n1").digest("hex"));
});

test("dice of a chain are proved, each of them", () => {
  const c = chain();
  const rolls = fallen(c);
  const whole = read({ total: 50, streams: [c], rolls });
  assert.equal(whole.count("proved"), 50);
  assert.equal(whole.fault, null);
  for (let i = 0; i < 50; i++) {
    const turned = rolls.map((r) => (r.number === i + 1 ? { ...r, face: (r.face % 6) + 1 } : r));
    const { fault } = read({ total: 50, streams: [c], rolls: turned });
    assert.deepEqual(fault, { what: "face", number: i + 1, shown: turned[i].face, due: rolls[i].face });
  }
});

test("a link of another chain, a die too many, a die left out and a die laid out are found", () => {
  const c = chain();
  const rolls = fallen(c);
  assert.equal(read({ total: 50, streams: [{ ...c, link: "00".repeat(32) }], rolls }).fault?.what, "link");
  const more = [...rolls, { number: 51, laid: false, face: 1, faces: 6 }];
  assert.equal(read({ total: 51, streams: [c], rolls: more }).fault?.number, 51);
  assert.equal(read({ total: 50, streams: [c], rolls: rolls.slice(0, 49) }).fault?.what, "chain");
  const laid = [{ number: 1, laid: true, face: 1, faces: 6 }, ...rolls.map((r) => ({ ...r, number: r.number + 1 }))];
  const book = read({ total: 51, streams: [c], rolls: laid });
  assert.equal(book.count("laid"), 1);
  assert.equal(book.count("proved"), 50);
});

test("dice that come later are held to those that were seen", () => {
  const book = read({ total: 20, streams: [chain(20)], rolls: fallen(chain(20)) });
  book.take({ total: 50, streams: [chain(50)], rolls: fallen(chain(50), 20) });
  assert.equal(book.fault, null);
  assert.equal(book.count("proved"), 50);
  const other = read({ total: 20, streams: [chain(20)], rolls: fallen(chain(20)) });
  other.take({ total: 50, streams: [chain(50, 8)], rolls: fallen(chain(50, 8), 20) });
  assert.equal(other.fault?.what, "chain");
  const shorter = read({ total: 20, streams: [chain(20)], rolls: fallen(chain(20)) });
  shorter.take({ total: 10, streams: [chain(10)], rolls: [] });
  assert.equal(shorter.fault?.what, "chain", "the index never goes back");
});

test("a browser that comes again finds another chain, and its own seed missing", () => {
  const pins = read({ total: 20, streams: [chain(20)], rolls: fallen(chain(20)) }).seen();
  const told = { total: 50, streams: [chain(50)], rolls: fallen(chain(50)) };
  const again = new Book(pins, [SEED]);
  again.take(told);
  assert.equal(again.fault, null);
  const other = new Book(pins, []);
  other.take({ total: 50, streams: [chain(50, 8)], rolls: fallen(chain(50, 8)) });
  assert.equal(other.fault?.what, "chain");
  const round = { wanted: false, sides: [{ side: "a", commitment: figures(sha256(bytes(SEED))), seed: SEED }] };
  const mixed = new Book([], [SEED], told.streams[0].head);
  mixed.take({ ...told, round });
  assert.equal(mixed.fault, null);
  const without = new Book([], ["cd".repeat(32)]);
  without.take({ ...told, round });
  assert.equal(without.fault?.what, "seed", "its own seed is missing");
  const head = new Book([], [SEED], "00".repeat(32));
  head.take({ ...told, round });
  assert.equal(head.fault?.what, "seed", "the head is not the one that was shown first");
  const promise = new Book();
  promise.take({ ...told, round: { wanted: false, sides: [{ ...round.sides[0], commitment: "00".repeat(32) }] } });
  assert.equal(promise.fault?.what, "seed", "a seed that was not promised");
});

test("a log that tells another die is found", () => {
  const book = read({ total: 50, streams: [chain()], rolls: fallen(chain()) });
  const log = book.rolls.map((r, line) => ({ line, dice: [r.face || 0], events: [{ type: "rolled", face: r.face }] }));
  book.against(log);
  assert.equal(book.fault, null);
  log[30].events[0].face = (log[30].dice[0] % 6) + 1;
  book.against(log);
  assert.equal(book.fault && /** @type {any} */ (book.fault).number, 31);
});

test("dice that this side may not see are passed over, and a second chain goes on", () => {
  const c = chain();
  const rolls = fallen(c).map((r) => (r.number % 2 ? r : { number: r.number, laid: false }));
  const book = read({ total: 50, streams: [c], rolls });
  assert.deepEqual([book.count("proved"), book.count("unseen"), book.fault], [25, 25, null]);
  const next = { ...chain(10, 9), match: "n" };
  book.take({ total: 60, streams: [c, next], rolls: fallen(next).map((r) => ({ ...r, number: r.number + 50 })) });
  assert.deepEqual([book.count("proved"), book.fault], [35, null]);
});

test("chi-square: known values, and dice that are not even", () => {
  assert.ok(Math.abs(upper(2.5, 11.07 / 2) - 0.05) < 1e-4); // five degrees of freedom, 11.07
  assert.ok(Math.abs(upper(0.5, 3.841 / 2) - 0.05) < 1e-4);
  assert.ok(Math.abs(upper(2.5, 1.145 / 2) - 0.95) < 1e-3);
  const rolls = Array.from({ length: 60 }, (_, i) => ({ face: (i % 6) + 1, faces: 6 }));
  const [even] = tallies([...rolls, { face: 1, faces: 6, laid: true }]);
  assert.deepEqual([even.total, fairness(even)?.chi, fairness(even)?.p], [60, 0, 1]);
  const [uneven] = tallies(Array.from({ length: 60 }, (_, i) => ({ face: i < 30 ? 6 : (i % 6) + 1, faces: 6 })));
  assert.ok((fairness(uneven)?.p ?? 1) < 0.001);
  assert.equal(fairness(tallies(rolls.slice(0, 20))[0]), null);
});
