// @ts-check
/** The page of settings: no button saves, each choice says what it does. */
import { face } from "../counters/face.js";
import { counterElement } from "../counters/sprites.js";
import { h } from "../dom.js";
import { lexiconOf } from "../lexicon.js";
import { hearDie } from "../drama/sounds.js";
import { change, loudness, motion, settings } from "../settings.js";
import { state } from "../store.js";
import * as say from "../words/desk.js";
import { deskFrame } from "./frame.js";

/** @typedef {import("../settings.js").Settings} Settings */
/** @typedef {import("../counters/face.js").PrintedUnit} PrintedUnit */

/** @returns {HTMLElement} */
export function settingsPage() {
  return deskFrame("settings", say.SETTINGS, say.SETTINGS_ABOUT, [
    h("div.setcols", null, h("div", null, soundAndMotion(), mapAndText()), h("div", null, palettes(), askBefore())),
  ]);
}

/** @param {string} title @param {import("../dom.js").Child[]} rows */
const box = (title, ...rows) => h("section.setbox", { "aria-label": title }, h("div.eyebrow", null, title), ...rows);

/** @param {string[]} words title and what it does @param {import("../dom.js").Child} control */
const row = ([title, about], control) => h("div.setrow", null, h("span.w", null, h("b", null, title), h("small", null, about)), control);

/** Short ones beside each other. @param {import("../dom.js").Child[]} several */
const beside = (...several) => h("div.setpair", null, ...several);

/** @typedef {"sound" | "follow" | "combats" | "day" | "zones" | "askLoss" | "askIdle" | "askOdds" | "askSupply" | "askAdvance"} Switch */

/** A switch. @param {Switch} field @param {string[]} words */
function toggle(field, [title, about]) {
  const onchange = () => change({ [field]: !settings[field] });
  return h(
    "label.opt",
    { "data-key": "set-" + field },
    h("span.w", null, h("b", null, title), about ? h("span.d", null, about) : null),
    h("input", { type: "checkbox", role: "switch", name: field, checked: settings[field], onchange }),
    h("i.tg"),
  );
}

/**
 * One of several.
 * @template {keyof Settings} K
 * @param {K} field @param {string} label @param {[Settings[K], string][]} list
 */
function oneOf(field, label, list) {
  return h(
    "div.oneof",
    { role: "group", "aria-label": label },
    list.map(([value, text]) => {
      const pressed = String(settings[field] === value),
        onclick = () => change({ [field]: value });
      return h("button", { type: "button", "data-set": `${field}-${value}`, "aria-pressed": pressed, onclick }, text);
    }),
  );
}

function soundAndMotion() {
  const volume = (/** @type {import("../dom.js").InputEvent} */ e) => change({ volume: Number(e.target.value) });
  const slider = { type: "range", name: "volume", min: 0, max: 100, step: 5, value: String(settings.volume), oninput: volume };
  const motions = /** @type {[Settings["motion"], string][]} */ (say.MOTIONS),
    enemies = /** @type {[Settings["enemy"], string][]} */ (say.ENEMIES);
  return box(
    say.SOUND_AND_MOTION,
    beside(toggle("sound", say.SOUND), hear()),
    row(say.VOLUME, [
      h("input", { ...slider, "aria-label": say.VOLUME[0], disabled: !settings.sound }),
      h("span.num", null, say.percent(settings.volume)),
    ]),
    row([say.MOTION, say.MOTION_DOES[motion()]], oneOf("motion", say.MOTION, motions)),
    row([say.ENEMY, motion() === "full" ? say.ENEMY_DOES[settings.enemy] : say.ENEMY_STILL], oneOf("enemy", say.ENEMY, enemies)),
    row(say.PACE, oneOf("pace", say.PACE[0], say.PACES)),
    beside(toggle("follow", say.FOLLOW), toggle("day", say.DAY)),
    toggle("combats", say.COMBATS),
  );
}

/** The die, to hear how loud it is. */
function hear() {
  const props = { type: "button", id: "hear-die", title: say.HEAR_WHY, disabled: !loudness(), onclick: hearDie };
  return h("div.hear", null, h("button.btn.q.small", props, say.HEAR));
}

function mapAndText() {
  return box(
    say.MAP_AND_TEXT,
    row(say.TEXT, oneOf("text", say.TEXT[0], say.TEXTS.map((n) => [n, String(n)]))),
    row(say.NUMBERS, oneOf("numbers", say.NUMBERS[0], /** @type {[Settings["numbers"], string][]} */ (say.NUMBER_CHOICES))),
    row(say.THEME, oneOf("theme", say.THEME[0], /** @type {[Settings["theme"], string][]} */ (say.THEMES))),
    toggle("zones", say.ZONES),
  );
}

function askBefore() {
  return box(
    say.ASK_BEFORE,
    toggle("askIdle", say.ASK_IDLE),
    beside(toggle("askLoss", say.ASK_LOSS), toggle("askSupply", say.ASK_SUPPLY)),
    beside(toggle("askOdds", say.ASK_ODDS), toggle("askAdvance", say.ASK_ADVANCE)),
  );
}

function palettes() {
  return [
    box(
      say.PALETTE,
      say.PALETTES.map(([id, title, about]) => paletteChoice(/** @type {Settings["palette"]} */ (id), title, about)),
    ),
    box(
      say.OTHERS_SEE,
      h("svg", { width: 0, height: 0, "aria-hidden": "true" }, Object.entries(SIGHT).map(filter)),
      say.SIGHTS.map(([id, title]) => row([title, ""], h("span.row.seen", { class: id }, samples()))),
      h("p.muted", null, say.SHAPES),
    ),
  ];
}

/** @param {Settings["palette"]} palette @param {string} title @param {string} about */
function paletteChoice(palette, title, about) {
  const on = settings.palette === palette;
  const props = { type: "button", "data-set": "palette-" + palette, class: on ? "on" : "", "aria-pressed": String(on) };
  return h("button.mode", { ...props, onclick: () => change({ palette }) }, title, h("small", null, about));
}

/** What is left of colours for other eyes (Machado, Oliveira and Fernandes 2009), in rows of red, green and blue. */
const SIGHT = {
  protan: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deutan: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritan: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
};

/** @param {[string, number[]]} sight */
function filter([id, m]) {
  const rows = [0, 3, 6].map((i) => `${m[i]} ${m[i + 1]} ${m[i + 2]} 0 0`);
  return h("filter", { id: "sight-" + id }, h("feColorMatrix", { values: [...rows, "0 0 0 1 0"].join(" ") }));
}

/** A counter of each nation: those of the match, or in the lobby those on the cards of the games. */
function samples() {
  /** @type {Map<string, HTMLElement>} */
  const some = new Map();
  const add = (/** @type {PrintedUnit | undefined} */ u, /** @type {import("../types.js").Game} */ g) => {
    if (!u?.steps || some.has(u.nationality) || some.size > 5) return;
    some.set(u.nationality, counterElement(face({ ...u, lost: 0, flags: [] }, u, lexiconOf(g)), 38, "middle"));
  };
  if (state.page === "match" && state.game) for (const u of state.printed.values()) add(u, state.game);
  else for (const g of state.games) for (const s of g.sides) add(s.counter, g);
  return [...some.values()];
}
