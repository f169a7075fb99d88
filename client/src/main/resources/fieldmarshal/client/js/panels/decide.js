// @ts-check
/** Decisions in and after combat and between phases: only what the rules allow is offered, in words and on the map. */
import { h } from "../dom.js";
import { hexOf, placeName, sideName, state, unitName, unitOf } from "../store.js";
import { capital, count, endWords, optionWords, orderWords } from "../words.js";
import { choosePick, hexOfOrder, pass, send, undo, unitsOfOrder } from "../play.js";
import { caseTag, counterOf, hexTag, keyed } from "./parts.js";
import { resultCard } from "./combat.js";

const TITLES = /** @type {Record<string, string>} */ ({
  option: "Stand or fall back?", lose: "Take the loss", retreat: "Fall back", advance: "Advance", withdraw: "Slip away", "withdrawal-path": "Where to?", fill: "Close up", displace: "Headquarters must leave",
  command: "Out of command", reinforce: "Reinforcements", replace: "Replacements", feed: "Feed the fortress", excess: "Too many in one hex", affected: "Who is hit?", support: "Guns in defence", "set-up": "Set up", inspire: "Inspire", "fortress-share": "The fortress takes its share",
});

export function decidePanel() {
  const m = state.match;
  if (!m) return null;
  const d = m.decision;
  const legal = (state.legal || []).filter((o) => o.type !== "pass");
  const canPass = (state.legal || []).some((o) => o.type === "pass");
  const fight = ["option", "lose", "retreat", "advance", "affected", "support", "fortress-share", "displace"].includes(d.kind);
  return h("div.side.panel", { "data-key": "decide", class: fight ? "fight" : "", css: fight ? { borderTopColor: "var(--accent)" } : {}, role: "region", "aria-label": "Decision" },
    h("div.body", null,
      h("div.hd", null, h("div.eyebrow", null, sideName(d.side || "") + " decide"), h("h2", null, TITLES[d.kind] || capital(d.kind.replace(/-/g, " "))), h("p", null, d.prompt.replace(/^[^:]{2,20}: /, "").replace(/ \([^()]*: [^()]*\)/, "").replace(/^./, (c) => c.toUpperCase()), " ", caseTag(d.case))),
      resultCard(),
      state.legal === null ? h("div.sec", null, h("p.muted", null, "Looking up what is allowed …")) : d.kind === "lose" ? losses(legal) : d.kind === "option" || legal.every((o) => !unitsOfOrder(o).length && !hexOfOrder(o)) ? options(legal) : choices(legal)),
    h("div.foot", null,
      h("button.btn.q.inline", { type: "button", disabled: !m.canUndo, onclick: undo }, keyed("Undo", "U")),
      canPass ? h("button.btn.wide.q", { type: "button", onclick: pass }, endWords(d.kind, d.phase)) : d.kind === "lose" ? h("button.btn.wide", { type: "button", disabled: !lossReady(legal), onclick: () => { const o = lossReady(legal); if (o) send(o); } }, "Take the loss") : null));
}

/** @param {any[]} legal */
function options(legal) {
  return h("div.sec", null, h("div.eyebrow", null, "Your choice"),
    legal.map((o, i) => h("button.choice", { type: "button", "data-key": "o" + i, onclick: () => send(o) }, h("span.w", null, h("b", null, told(o) ? told(o) : o.type === "choose" && !(o.units || []).length && !(o.hexes || []).length ? capital(optionWords(o.option)) : orderWords(o, unitName, placeName)), told(o) && o.option ? h("small", null, "option " + o.option) : null))));
}

/** What an option means, where the prompt says so: "(1: lose 4 steps; 2: …)". @param {any} o */
function told(o) {
  const m = state.match;
  if (o.type !== "choose" || !m || (o.units || []).length || (o.hexes || []).length) return "";
  const inside = m.decision.prompt.match(/\(([^()]*: [^()]*)\)/);
  if (!inside) return "";
  const hit = inside[1].split(";").map((s) => s.trim().match(/^([\w-]+): (.+)$/)).find((v) => v && v[1] === o.option);
  return hit ? capital(hit[2]) : "";
}

// ---- losses

/** @param {any[]} legal */
function losses(legal) {
  const units = [...new Set(legal.flatMap((o) => Object.keys(o.steps)))];
  const need = legal.length ? Object.values(legal[0].steps).reduce((a, b) => a + Number(b), 0) : 0;
  const now = lossNow(legal, units);
  const sum = Object.values(now).reduce((a, b) => a + b, 0);
  return h("div.sec", null,
    h("div.row.between", null, h("span.eyebrow", null, "Steps to lose"), h("span.big", null, `${sum} of ${need}`)),
    units.map((id) => {
      const u = unitOf(id), left = u ? u.steps - u.lost : 0;
      const setTo = (/** @type {number} */ v) => { state.pick.loss = { ...now, [id]: v }; import("../store.js").then((s) => s.set()); };
      return h("div.u.off", { "data-key": "l" + id }, counterOf(id, 52),
        h("span.w", null, h("b", null, u ? u.name : id), h("span.s", null, `${left - (now[id] || 0)} of ${u ? u.steps : "?"} steps left` + (u && now[id] >= left ? ": eliminated" : ""))),
        h("span.stepper", null, h("button", { type: "button", disabled: !now[id], "aria-label": "one fewer", onclick: () => setTo(Math.max(0, (now[id] || 0) - 1)) }, "−"), h("b", null, String(now[id] || 0)), h("button", { type: "button", disabled: (now[id] || 0) >= left || sum >= need, "aria-label": "one more", onclick: () => setTo((now[id] || 0) + 1) }, "+")));
    }),
    lossReady(legal) ? null : h("p.muted", null, sum < need ? `${count(need - sum, "step")} more.` : "The rules do not allow this split."));
}

/** @param {any[]} legal @param {string[]} units @returns {Record<string, number>} */
function lossNow(legal, units) {
  if (state.pick.loss) return state.pick.loss;
  const s = state.match && state.match.suggest;
  const first = s && s.type === "lose" ? s.steps : legal.length ? legal[0].steps : {};
  return Object.fromEntries(units.map((u) => [u, Number(first[u]) || 0]));
}

/** @param {any[]} legal */
function lossReady(legal) {
  const units = [...new Set(legal.flatMap((o) => Object.keys(o.steps)))];
  const now = lossNow(legal, units);
  return legal.find((o) => units.every((u) => (Number(o.steps[u]) || 0) === (now[u] || 0))) || null;
}

// ---- units and hexes

/** @param {any[]} legal */
function choices(legal) {
  /** @type {Map<string, any[]>} */
  const groups = new Map();
  for (const o of legal) {
    const k = unitsOfOrder(o).join();
    groups.set(k, [...(groups.get(k) || []), o]);
  }
  const picked = state.pick && state.pick.key;
  const many = groups.size > 60;
  const rows = [...groups].slice(0, 60).map(([k, list]) => {
    const ids = k ? k.split(",") : [];
    const withHex = list.filter((o) => hexOfOrder(o));
    const plain = list.filter((o) => !hexOfOrder(o));
    const on = picked === k && withHex.length > 0;
    const u = ids.length ? unitOf(ids[0]) : undefined;
    return h("div", { "data-key": "c" + k },
      h("button.u", { type: "button", class: on ? "sel" : "", "aria-pressed": String(on), onclick: () => (withHex.length ? choosePick(k) : plain.length === 1 ? send(plain[0]) : choosePick(k)) },
        ids.slice(0, 3).map((id) => counterOf(id, ids.length > 1 ? 40 : 50)),
        h("span.w", null, h("b", null, ids.length ? ids.map(unitName).join(", ") : capital(optionWords(list[0].option || list[0].type))),
          h("span.s", null, u && u.hex ? "at " + placeName(u.hex) : u && u.box ? u.box : "", withHex.length ? ` · ${count(new Set(withHex.map(hexOfOrder)).size, "hex", "hexes")} to choose from` : plain.length ? " · " + verb(plain[0]) : ""))),
      on ? h("div.chips", { css: { padding: ".2rem .75rem .5rem" } }, [...new Set(withHex.map(hexOfOrder))].slice(0, 24).map((n) => h("button.choice", { type: "button", css: { width: "auto", marginTop: 0, padding: ".35rem .6rem" }, onclick: () => send(withHex.filter((o) => hexOfOrder(o) === n).sort((a, b) => (a.path ? a.path.length : 0) - (b.path ? b.path.length : 0))[0]) }, `${goWord(withHex[0])} ${n}${hexOf(n)?.name ? " " + hexOf(n)?.name : ""}`))) : null,
      plain.length > 1 || (plain.length && withHex.length) ? plain.slice(0, 12).map((o, i) => h("button.choice", { type: "button", "data-key": "p" + i, onclick: () => send(o) }, orderWords(o, unitName, placeName))) : null);
  });
  return h("div.units", null, h("div.eyebrow", { css: { padding: "0 .75rem .3rem" } }, legal.length ? "You may choose" : "Nothing to choose"), rows, many || (state.pick && state.pick.complete === false) ? h("p.muted", { css: { padding: ".4rem .75rem" } }, "There is more; click a unit on the map.") : null);
}

/** @param {any} o */
function verb(o) {
  return /** @type {Record<string, string>} */ ({ withdraw: "try to withdraw", replace: "roll for replacements", choose: optionWords(o.option || ""), command: "commanded", entrain: "entrain" })[o.type] || o.type;
}
/** @param {any} o */
function goWord(o) {
  return /** @type {Record<string, string>} */ ({ retreat: "to", advance: "to", displace: "to", reinforce: "at", place: "at", move: "to", rail: "to", choose: "at" })[o.type] || "";
}

export { hexTag };
