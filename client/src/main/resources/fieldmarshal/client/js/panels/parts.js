// @ts-check
/** Parts that panels share. */
import { face } from "../counters/face.js";
import { counterElement } from "../counters/sprites.js";
import { h } from "../dom.js";
import { openCase } from "../play/books.js";
import { selectHex } from "../play/moving.js";
import { theBoard } from "../play/table.js";
import { hexOf, state, unitOf } from "../store.js";
import { count, linked } from "../words.js";

/** A rule case that opens the drawer. @param {string | null | undefined} id */
export function caseTag(id) {
  if (!id) return null;
  return h(
    "button.case",
    {
      type: "button",
      title: "Open this rule",
      "aria-label": "Rule " + id,
      onclick: (/** @type {Event} */ e) => (e.stopPropagation(), e.preventDefault(), openCase(id)),
    },
    id,
  );
}

/** A hex number that shows the hex. @param {string} n */
export function hexTag(n) {
  return h("button.hexlink", { type: "button", onclick: () => goHex(n) }, n);
}

/** @param {string} n */
export function goHex(n) {
  theBoard()?.reveal(n);
  state.cursor = n;
  if (!state.attack) selectHex(n);
  theBoard()?.dirty();
}

/** A sentence with links. What clings to a link, a bracket or a full stop, stays on its line. @param {string} text */
export function sentence(text) {
  const parts = linked(text, (n) => !!hexOf(n));
  return parts.map((p, i) => {
    const last = parts[i - 1],
      next = parts[i + 1];
    if (p.kind === "text") return p.text.replace(i ? TAIL : /^$/, "").replace(next ? HEAD : /^$/, "");
    const tag = p.kind === "hex" ? hexTag(p.text) : caseTag(p.text);
    const before = last && last.kind === "text" ? HEAD.exec(last.text) : null,
      after = next && next.kind === "text" ? TAIL.exec(next.text) : null;
    return before || after ? h("span.tied", null, before && before[0], tag, after && after[0]) : tag;
  });
}

/** What stands close before a link, and close after it. */
const HEAD = /[(“]+$/,
  TAIL = /^[.,;:)”]+/;

/** @param {string} id @param {number} size @param {any} [zoom] */
export function counterOf(id, size, zoom) {
  const u = unitOf(id);
  return u ? counterElement(face(u, state.printed.get(id)), size, zoom) : null;
}

/** @param {import("../types.js").Unit} u */
export function unitLine(u) {
  if (u.hidden) return ["Face down: its type and strength are not known", ""];
  const p = state.printed.get(u.id);
  const arm =
    u.type === "hq" ? "headquarters" : u.type === "alpine" ? "mountain" : u.type === "naval" ? "naval infantry" : u.type;
  const one = `${u.nationality}${p && p.stosstruppen ? " Stosstruppen" : u.type === "infantry" ? " " + u.size : " " + arm}${p && p.tcr ? ", competence\u00a0" + p.tcr : ""}`;
  const left = u.steps - u.lost;
  const two = [u.move ? `${u.move} points` : "", u.steps > 0 ? `${left} of ${count(u.steps, "step")}` : ""]
    .filter(Boolean)
    .join(" · ");
  return [one, two];
}

/** Words for flags that matter to a player. @param {string[]} flags */
export function flagWords(flags) {
  /** @type {Record<string, string>} */
  const words = {
    "out-of-supply": "out of supply",
    "out-of-command": "out of command",
    moved: "has moved",
    moving: "on the march",
    finished: "done for this phase",
    entrained: "entrained",
    railed: "rode today",
    "forced-march": "forced march",
    attacked: "has attacked",
    defended: "was attacked",
    "shift-used": "shift spent",
    "supported-attack": "has fired",
    "supported-defence": "has fired in defence",
    inspired: "inspired",
    panicked: "panicked",
    withheld: "held back",
    reversed: "reversed",
    arrived: "arrived",
    tried: "has tried",
  };
  return flags.map((f) => words[f]).filter(Boolean);
}

/** @param {string} label @param {string} key */
export function keyed(label, key) {
  return [label, h("span.kbd", { "aria-hidden": "true" }, key)];
}
