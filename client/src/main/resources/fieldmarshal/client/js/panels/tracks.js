// @ts-check
/** The tracks of a game, drawn as a printed card: boxes with figures, a marker on the value, what steps mean. */
import { h } from "../dom.js";
import { sideColour } from "../palette.js";
import { openSheet } from "../play/looks.js";
import { shown, sideName, sideNation } from "../store.js";
import { NO_TRACKS, OPEN_TRACKS, figure, lasting, trackValue } from "../words.js";
import { boxesOf, meaningAt, rangesOf, rowOf, worded } from "./boxes.js";
import { caseTag } from "./parts.js";

/** @typedef {import("../types.js").Track} Track */

/** The sheet of all tracks. */
export function trackSheet() {
  const all = shown()?.tracks || [];
  if (!all.length) return h("p.muted", null, NO_TRACKS);
  /** @type {Map<string, Track[]>} tracks of one title stand together, one for each side */
  const by = new Map();
  for (const t of all) by.set(t.title, [...(by.get(t.title) || []), t]);
  return h(
    "div.trackcard",
    { "data-key": "tracks" },
    h("h2", null, OPEN_TRACKS),
    [...by].map(([title, list]) => group(title, list)),
  );
}

/** @param {string} title @param {Track[]} list */
function group(title, list) {
  return h(
    "section",
    { "data-key": "tr" + title, "aria-label": title },
    h("div.row.between", null, h("span.eyebrow", null, title), caseTag(list[0].case)),
    list.map(strip),
  );
}

/** One track. @param {Track} t */
function strip(t) {
  const boxes = boxesOf(t),
    words = worded(t);
  const label = `${t.side ? sideName(t.side) + ": " : ""}${trackValue(t, meaningAt(t, t.value))}`;
  const look = { class: words ? "words" : "", css: { "--n": words ? Math.min(3, boxes.length) : rowOf(boxes.length) } };
  return h(
    "div.strip1",
    { "data-key": "t" + t.id, role: "group", "aria-label": label },
    t.side ? h("span.whose", null, sideName(t.side)) : null,
    h(
      "ol.boxes",
      look,
      boxes.map((v) => box(t, v, words)),
    ),
    words ? null : meanings(t),
  );
}

/** @param {Track} t @param {number} v @param {boolean} words */
function box(t, v, words) {
  const here = v === t.value,
    means = meaningAt(t, v),
    text = words ? means : figure(v);
  const step = words ? -1 : t.steps.findLastIndex((s) => s.value <= v);
  // where a track goes below zero, its low end is the bad one; where each side has levels of its own, they only alternate
  const tint = t.steps.length > 3 ? 1 + (step % 2) : t.least < 0 ? t.steps.length - step : step + 1;
  const look = [here ? "here" : "", step >= 0 ? "t" + Math.min(3, tint) : ""].filter(Boolean).join(" ");
  const title = means && !words ? `${figure(v)}: ${means}` : undefined;
  const props = { class: look, title, tabindex: title ? "0" : undefined, "aria-current": here ? "true" : undefined };
  return h("li", props, here ? marker(t, text) : text);
}

/** The marker of a track, in the colours of its side. @param {Track} t @param {string} text */
function marker(t, text) {
  const c = sideColour(sideNation(t.side));
  return h("b.mark", { css: { background: c.fill, color: c.text, boxShadow: `inset 0 0 0 1.5px ${c.line}` } }, text);
}

/** What steps mean, in words under the boxes. @param {Track} t */
function meanings(t) {
  if (!t.steps.length) return null;
  return h("p.means", null, rangesOf(t).map(([values, title]) => `${values}: ${title}`).join(" · "));
}

/** Tracks in short, and the way to the sheet. @param {import("../types.js").State} s */
export function trackChips(s) {
  const all = s.tracks || [];
  if (!all.length) return null;
  // the turn stands in the bar
  const told = all.filter((t) => t.id !== "turn" && (t.value !== t.least || t.steps.length)).slice(0, 3);
  return [
    told.map((t) =>
      h(
        "span.chip",
        { "data-key": "tc" + t.id },
        `${t.title}${t.side ? ", " + sideName(t.side) : ""}: ${lasting(trackValue(t, meaningAt(t, t.value)))}`,
      ),
    ),
    h(
      "button.chip.go",
      { type: "button", id: "tracks", onclick: () => openSheet("tracks") },
      OPEN_TRACKS,
      h("span.kbd", { "aria-hidden": "true" }, "T"),
    ),
  ];
}
