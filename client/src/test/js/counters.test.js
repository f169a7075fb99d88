// What counters show, and how colours and stacks are found.
import assert from "node:assert/strict";
import test from "node:test";
import { face, statusOf, written, zoomFor } from "../../main/resources/fieldmarshal/client/js/counters/face.js";
import { flagWords, lexiconOf, phaseTitle, shownPhases, troubles } from "../../main/resources/fieldmarshal/client/js/lexicon.js";
import { THEMES, learnNations, nation, rgb, sideTone, tint } from "../../main/resources/fieldmarshal/client/js/palette.js";

const badge = (text, tone) => ({ text, tone });
const game = {
  faces: [
    { id: "unit", main: "{attack}–{defense}–{move}", small: "" },
    { id: "staff", main: "{shift}–{radius}", small: "({defense}){move}" },
  ],
  conditions: [
    { id: "hungry", title: "without food", shown: true, onCounter: true, badge: badge("F", "bad") },
    { id: "cold", title: "without coats", shown: true, onCounter: true, badge: badge("F", "bad") },
    { id: "fed", title: "fed", shown: true, onCounter: false, badge: badge("", "good") },
    { id: "clerk", title: "counted", shown: false, onCounter: false, badge: badge("", "neutral") },
  ],
  types: [
    { id: "infantry", title: "infantry" },
    { id: "hq", title: "headquarters" },
  ],
  phaseList: [
    { id: "p1", title: "Supply", activity: "clerical" },
    { id: "p2", title: "Movement", activity: "movement" },
  ],
  phases: ["p1", "p2"],
};
const lexicon = lexiconOf(game);
const unit = {
  id: "u",
  name: "1st",
  nationality: "X",
  type: "infantry",
  size: "division",
  steps: 4,
  lost: 2,
  attack: 3,
  defense: 4,
  move: 5,
  flags: ["hungry", "clerk"],
};

test("a counter is written as its game says, with the values of now", () => {
  const f = face({ ...unit, values: [{ id: "attack", value: 2, printed: 3 }] }, { id: "u", face: "unit", designation: "1" }, lexicon);
  assert.equal(f.values, "2–4–5");
  assert.equal(f.size, "XX");
  assert.equal(f.left, 2);
  assert.deepEqual(
    f.status.map((b) => b.text),
    ["F"],
  );
  const gone = { ...unit, dead: true, values: [{ id: "attack", value: 0, printed: 3 }] };
  assert.equal(face(gone, { id: "u", face: "unit", designation: "1" }, lexicon).values, "3–4–5", "it shows who it was");
  const hq = face({ ...unit, type: "hq" }, { face: "staff", shift: 1, radius: 6, level: 2 }, lexicon);
  assert.deepEqual([hq.values, hq.small, hq.size], ["1–6", "(4)5", "XXXX"]);
});

test("a rating stands in a shield, and the army in a tab", () => {
  const faces = new Map([["shielded", { id: "shielded", main: "{strength}", small: "", shield: "{ter}", title: "" }]]);
  const tab = { id: "ah-1", text: "1", title: "A-H 1st Army", tone: 0 };
  const f = face({ ...unit, tab }, { face: "shielded", strength: 2, ter: 4 }, { ...lexicon, faces });
  assert.deepEqual([f.values, f.shield, f.tab], ["2", "4", tab]);
  const plain = face(unit, { face: "unit" }, lexicon);
  assert.deepEqual([plain.shield, plain.tab], ["", null]);
});

test("a hidden counter has no figures, no type, no steps, no badges", () => {
  const f = face({ id: "h", name: "Unit", nationality: "X", hidden: true, flags: ["hungry"] }, undefined, lexicon);
  assert.deepEqual([f.values, f.small, f.type, f.steps, f.left, f.status.length, f.hidden], ["", "", "", 0, 0, 0, true]);
});

test("a figure that is not there leaves no word", () => {
  assert.equal(
    written("{a}–{b}", (id) => ({ a: 1 })[id]),
    "1–",
  );
});

test("badges are shown once; words are those for players", () => {
  assert.equal(statusOf(["hungry", "cold", "fed", "none"], lexicon).length, 1);
  assert.deepEqual(flagWords(lexicon, ["hungry", "clerk", "fed"]), ["without food", "fed"]);
  assert.deepEqual(troubles(lexicon, ["hungry", "clerk", "fed"]), ["without food"]);
});

test("phases are called as the game calls them; those of the clerk are shown only while they are on", () => {
  assert.equal(phaseTitle(lexicon, "p2"), "Movement");
  assert.deepEqual(
    shownPhases(game, "p2").map((p) => p.id),
    ["p2"],
  );
  assert.deepEqual(
    shownPhases(game, "p1").map((p) => p.id),
    ["p1", "p2"],
  );
});

test("nations have the colours that the games give them", () => {
  learnNations([
    {
      id: "X",
      adjective: "Xish",
      ground: "#010203",
      ink: "#fff",
      edge: "#000",
      band: ["#111"],
      trail: "#2",
      wash: "#3",
      day: "#4",
      night: "#5",
    },
  ]);
  assert.equal(nation("X").field, "#010203");
  assert.deepEqual(sideTone("X"), { wash: "#3", line: "#4", dark: "#5" });
  assert.ok(nation("nobody").field);
});

test("tints run from stop to stop", () => {
  assert.deepEqual(rgb("#0A0B0C"), [10, 11, 12]);
  for (const T of Object.values(THEMES)) {
    assert.deepEqual(tint(T, -5), rgb(T.land[0][1]));
    assert.deepEqual(tint(T, 9999), rgb(T.land.at(-1)[1]));
    const mid = tint(T, (T.land[0][0] + T.land[1][0]) / 2),
      a = rgb(T.land[0][1]),
      b = rgb(T.land[1][1]);
    mid.forEach((v, i) => assert.ok(Math.abs(v - (a[i] + b[i]) / 2) < 1e-9));
  }
});

test("small counters are drawn with less", () => {
  assert.deepEqual([60, 40, 20].map(zoomFor), ["near", "middle", "far"]);
});
