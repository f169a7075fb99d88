// @ts-check
/** The bar: turn, what is to be decided and by whom, phases, and the one red button. */
import { api } from "../api.js";
import { h, icon } from "../dom.js";
import { toLobby, toggleRules } from "./menu.js";
import { replayPrompt, share } from "../panels/replay.js";
import { FASTEST, SLOWEST, setPace } from "../play/matches.js";
import { pass } from "../play/orders.js";
import { closeReplay } from "../play/replay.js";
import { canMove, mine, placeName, set, shown, sideName, stackAt, state, unitOf } from "../store.js";
import { anyPoints, count, endWords, phaseTitle, shortDate, shownPhases, titles } from "../words.js";

/** @param {import("../types.js").Match} m */
export function bar(m) {
  const g = state.game,
    d = m.decision,
    s = shown();
  const turns = state.tables.find((t) => t.id === "turns");
  const turn = s ? s.turn : d.turn;
  const row = turns && turns.rows.find((r) => String(r[0]) === String(turn));
  const sc = g ? g.scenarios.find((v) => v.id === m.scenario) : null;
  const phases = g ? g.phases : [];
  const phase = state.replay && s ? s.phase : d.phase;
  const at = phases.indexOf(phase);
  const next = g && d.side ? g.sides.find((v) => v.id !== d.side) : null;
  const bot = d.side && String(m.seats[d.side]).startsWith("bot");
  const [title] = titles(g ? g.title : m.game);
  return h(
    "header.bar",
    { "data-key": "bar" },
    h(
      "a.id",
      { href: "/", title: "To the lobby", onclick: (/** @type {Event} */ e) => (e.preventDefault(), toLobby()) },
      h("b", null, title),
      h("span", null, state.replay ? "Replay" : sc ? sc.title : ""),
    ),
    h(
      "div.turn",
      null,
      h("div.n", null, String(turn)),
      h("div.d", null, h("b", null, row ? shortDate(String(row[1])) : "Turn"), sc ? `turn ${turn} of ${sc.last}` : ""),
    ),
    h(
      "div.ask",
      null,
      asked(state.replay ? replayPrompt() : prompt(m)),
      bot && !state.replay
        ? botPace(m)
        : h(
            "ol.ladder",
            { "aria-label": "Phases" },
            shownPhases(phases, phase).map((p) => {
              const i = phases.indexOf(p);
              return h(
                "li",
                { class: i === at ? "on" : i < at ? "done" : "", "aria-current": i === at ? "step" : undefined },
                phaseTitle(p),
              );
            }),
            next ? h("li.then", null, `then ${next.name}`) : null,
          ),
    ),
    h(
      "div.acts",
      null,
      state.replay
        ? [
            h("button.btn.q", { type: "button", onclick: share }, "Share this position"),
            h("button.btn.q", { type: "button", onclick: closeReplay }, "Close"),
          ]
        : [
            h(
              "button.btn.q.inline",
              {
                type: "button",
                "aria-label": "Menu",
                "aria-expanded": String(state.menu),
                onclick: () => set({ menu: !state.menu }),
              },
              icon("M4 6h14M4 11h14M4 16h14", { width: 20, height: 20 }),
            ),
            h(
              "button.btn.q.inline",
              { type: "button", "aria-label": "Rules", onclick: toggleRules },
              h("span.hidesmall", null, "Rules "),
              h("span.kbd", null, "?"),
            ),
            endButton(m),
          ],
    ),
  );
}

/** The sentence of the bar; a long one goes over two lines. @param {any} words */
export function asked(words) {
  const p = h("div.p", { role: "status" }, words);
  const text = p.textContent || "";
  p.title = text;
  if (text.length > Math.max(34, (window.innerWidth - 740) / 8.7)) p.classList.add("long");
  return p;
}

/** How far the bot is, and how fast it shall play. @param {import("../types.js").Match} m */
function botPace(m) {
  const done = Math.round(((state.thinking && state.thinking.progress) || 0) * 100);
  const b = (
    /** @type {string} */ id,
    /** @type {string} */ t,
    /** @type {string} */ title,
    /** @type {() => void} */ f,
    /** @type {boolean} */ off,
  ) => h("button", { type: "button", id, title, disabled: off, onclick: f }, t);
  return h(
    "div.think",
    null,
    h(
      "div.meter",
      {
        role: "progressbar",
        "aria-label": "How far the bot is",
        "aria-valuemin": 0,
        "aria-valuemax": 100,
        "aria-valuenow": done,
      },
      h("i", { css: { width: done + "%" } }),
    ),
    b("slower", "Slower", "The bot waits longer before each order", () => setPace(2), state.pace >= SLOWEST),
    b("faster", "Faster", "The bot waits less before each order", () => setPace(0.5), state.pace <= FASTEST),
    b("skip", "Skip to my turn", "The bot plays on without waiting", () => api.hurry(m.id).catch(() => {}), false),
  );
}

/** @param {import("../types.js").Decision} d */
function overWords(d) {
  const o = d.outcome;
  if (!o || !state.game) return d.prompt;
  const points = state.game.sides.map((s) => `${s.name} ${o.points[s.id] ?? 0}`).join(", ");
  return `The game is over: ${o.level}${anyPoints(o.points) ? ` (${points})` : ""}.`;
}

/** @param {import("../types.js").Match} m */
function prompt(m) {
  const d = m.decision,
    side = d.side ? sideName(d.side) : "";
  if (!state.online) return "The table does not answer; trying again …";
  if (d.kind === "over") return overWords(d);
  if (d.side && String(m.seats[d.side]).startsWith("bot"))
    return state.thinking ? state.thinking.text : `${side}: the bot decides.`;
  const u = state.units.length ? unitOf(state.units[0]) : undefined;
  if (d.kind === "move" && u && u.side === d.side)
    return [
      `${side}: march `,
      state.units.length > 1 ? h("b", null, count(state.units.length, "unit") + " together") : ["the ", h("b", null, u.name)],
      ", or pick another unit.",
    ];
  if (d.kind === "attack" && state.attack) {
    const t = state.attack.targets[0],
      st = stackAt(t);
    return [
      `${side}: attack `,
      h("b", null, `${st[0] ? "the " + st[0].name : "the fortress"} at ${placeName(t)}`),
      ", or pick another hex.",
    ];
  }
  return d.prompt.replace(/ \([^()]*: [^()]*\)/, "");
}

/** The one red button. @param {import("../types.js").Match} m */
function endButton(m) {
  const d = m.decision;
  if (!mine()) return null;
  const canPass = ["move", "attack"].includes(d.kind) || (state.legal || []).some((o) => o.type === "pass");
  if (!canPass) return null;
  let small = "";
  if (d.kind === "move") {
    const n = canMove().size;
    small = n ? `${count(n, "unit")} can still move` : "nobody can move any more";
  } else if (d.kind === "attack")
    small = state.targets.length ? `${count(state.targets.length, "hex", "hexes")} can be attacked` : "nothing left to attack";
  else {
    const n = (state.legal || []).filter((o) => o.type !== "pass").length;
    small = d.kind === "set-up" ? "the rest stands as it is" : n ? "declines the choice" : "nothing to choose";
  }
  const declared = d.kind === "attack" && state.deeds.length;
  if (declared) small = `${count(state.deeds.length, "attack")} declared`;
  return h(
    "button.btn",
    { type: "button", id: "end", disabled: state.busy, onclick: pass },
    declared ? "Begin the combats" : endWords(d.kind, d.phase),
    h("small", null, small),
  );
}
