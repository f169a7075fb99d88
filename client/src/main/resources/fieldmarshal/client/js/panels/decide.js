// @ts-check
/** Decisions in and after combat and between phases: only what the rules allow is offered, in words and on the map. */
import { h } from "../dom.js";
import { hexOf, placeName, set, sideName, stackAt, state, unitName, unitOf } from "../store.js";
import { capital, count, endWords, listed, optionWords, orderWords } from "../words.js";
import { choosePick, choosePickOf, hexOfOrder, pass, send, showWay, theBoard, undo, unitsOfOrder } from "../play.js";
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
      h("div.hd", null, h("div.eyebrow", null, "Decision · " + sideName(d.side || "")), h("h2", null, TITLES[d.kind] || capital(d.kind.replace(/-/g, " "))), h("p", null, d.prompt.replace(/^[^:]{2,20}: /, "").replace(/ \([^()]*: [^()]*\)/, "").replace(/^./, (c) => c.toUpperCase()), " ", caseTag(d.case))),
      resultCard(),
      state.legal === null ? h("div.sec", null, h("p.muted", null, "Looking up what is allowed …")) : d.kind === "lose" ? losses(legal) : d.kind === "option" || legal.every((o) => o.type === "choose" && !unitsOfOrder(o).length && (d.kind === "affected" || !hexOfOrder(o))) ? options(legal) : choices(legal)),
    h("div.foot", null,
      h("button.btn.q.inline", { type: "button", disabled: !m.canUndo, onclick: undo }, keyed("Undo", "U")),
      canPass ? h("button.btn.wide.q.inline", { type: "button", "data-accept": proposed("pass"), onclick: pass }, proposed("pass") ? keyed(endWords(d.kind, d.phase), "D") : endWords(d.kind, d.phase)) : d.kind === "lose" ? h("button.btn.wide.inline", { type: "button", "data-accept": "yes", disabled: !lossReady(legal), onclick: () => { const o = lossReady(legal); if (o) send(o); } }, keyed("Take the loss", "D")) : null));
}

/** Whether the clerk proposes an order of this type; attributes that are undefined are left out. @param {string} type */
function proposed(type) {
  const s = state.match && state.match.suggest;
  return s && s.type === type ? "yes" : undefined;
}

/** @param {any} a @param {any} b */
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/** What the clerk proposes, to be accepted with one key. */
function proposal() {
  const s = state.match && state.match.suggest;
  if (!s || s.type === "pass") return null;
  return h("div.sec.proposal", { "data-key": "proposal" }, h("div.eyebrow", null, "The clerk proposes"),
    h("button.choice", { type: "button", "data-accept": "yes", disabled: state.busy, onclick: () => send(s) }, h("span.w", null, h("b", null, orderWords(s, unitName, placeName))), h("span.kbd", { "aria-hidden": "true" }, "D")));
}

/** @param {any[]} legal */
function options(legal) {
  return h("div.sec", null, h("div.eyebrow", null, "Your choice"),
    legal.map((o, i) => {
      const [title, small] = optionTitle(o);
      const usual = same(o, state.match && state.match.suggest);
      return h("button.choice", { type: "button", "data-key": "o" + i, "data-accept": usual ? "yes" : undefined, onclick: () => send(o) }, h("span.w", null, h("b", null, title), small || usual ? h("small", null, [small, usual ? "the clerk proposes this" : ""].filter(Boolean).join("; ")) : null), usual ? h("span.kbd", { "aria-hidden": "true" }, "D") : null);
    }));
}

/** An option, and what it means. @param {any} o @returns {[string, string]} */
function optionTitle(o) {
  const m = state.match, meant = told(o);
  if (meant) return [meant, o.option ? "option " + o.option + " of the table" : ""];
  if (o.type !== "choose" || (o.units || []).length) return [orderWords(o, unitName, placeName), ""];
  if ((o.hexes || []).length) {
    const who = o.hexes.flatMap((/** @type {string} */ n) => stackAt(n).map((u) => u.name));
    return [`Those at ${listed(o.hexes.map(placeName))}`, who.join(", ")];
  }
  if (m && m.decision.kind === "fortress-share" && /^\d+$/.test(o.option)) {
    const all = m.decision.prompt.match(/(\d+) of your/), n = Number(o.option);
    return [n ? `${count(n, "step")} of the fortress` : "None of the fortress", all ? (Number(all[1]) - n ? `${count(Number(all[1]) - n, "step")} of the units with it` : "none of the units with it") : ""];
  }
  return [capital(optionWords(o.option)), ""];
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

/** @param {any[]} all */
function losses(all) {
  const legal = all.filter((o) => o.steps), others = all.filter((o) => !o.steps);
  const units = [...new Set(legal.flatMap((o) => Object.keys(o.steps)))];
  const need = legal.length ? Object.values(legal[0].steps).reduce((a, b) => a + Number(b), 0) : 0;
  const now = lossNow(legal, units);
  const sum = Object.values(now).reduce((a, b) => a + b, 0);
  return h("div.sec", null,
    h("div.row.between", null, h("span.eyebrow", null, "Steps to lose"), h("span.big", null, `${sum} of ${need}`)),
    units.map((id) => {
      const u = unitOf(id), left = u ? u.steps - u.lost : 0;
      const setTo = (/** @type {number} */ v) => { state.pick.loss = { ...now, [id]: v }; set(); };
      return h("div.u.set", { "data-key": "l" + id }, counterOf(id, 52),
        h("span.w", null, h("b", null, u ? u.name : id), h("span.s", null, `${left - (now[id] || 0)} of ${u ? u.steps : "?"} left` + (u && now[id] >= left ? ": eliminated" : ""))),
        h("span.stepper", null, h("button", { type: "button", disabled: !now[id], "aria-label": `${u ? u.name : id}: one step fewer`, onclick: () => setTo(Math.max(0, (now[id] || 0) - 1)) }, "−"), h("b", null, String(now[id] || 0)), h("button", { type: "button", disabled: (now[id] || 0) >= left || sum >= need, "aria-label": `${u ? u.name : id}: one step more`, onclick: () => setTo((now[id] || 0) + 1) }, "+")));
    }),
    lossReady(legal) ? null : h("p.muted", null, sum < need ? `${count(need - sum, "step")} more.` : "The rules do not allow this split."),
    others.map((o, i) => h("button.choice", { type: "button", "data-key": "other" + i, onclick: () => send(o) }, orderWords(o, unitName, placeName))));
}

/** @param {any[]} legal @param {string[]} units @returns {Record<string, number>} */
function lossNow(legal, units) {
  if (state.pick.loss) return state.pick.loss;
  const s = state.match && state.match.suggest;
  const first = s && s.type === "lose" ? s.steps : legal.length ? legal[0].steps : {};
  return Object.fromEntries(units.map((u) => [u, Number(first[u]) || 0]));
}

/** @param {any[]} all */
function lossReady(all) {
  const legal = all.filter((o) => o.steps);
  const units = [...new Set(legal.flatMap((o) => Object.keys(o.steps)))];
  const now = lossNow(legal, units);
  return legal.find((o) => units.every((u) => (Number(o.steps[u]) || 0) === (now[u] || 0))) || null;
}

// ---- units and hexes

/** @param {any[]} legal */
function choices(legal) {
  const sets = legal.filter((o) => o.type === "choose" && !hexOfOrder(o) && (o.units || []).length);
  if (sets.length === legal.length && sets.some((o) => o.units.length > 1) && new Set(sets.map((o) => o.option)).size === 1) return several(sets);
  /** @type {Map<string, any[]>} */
  const groups = new Map();
  for (const o of legal) {
    const k = unitsOfOrder(o).join();
    groups.set(k, [...(groups.get(k) || []), o]);
  }
  const picked = state.pick && state.pick.key;
  const many = groups.size > 60;
  const listed = new Set(legal.flatMap(unitsOfOrder));
  const rest = state.pick.complete === false ? (state.pick.units || []).filter((/** @type {string} */ id) => !listed.has(id)) : [];
  const rows = [...groups].slice(0, 60).map(([k, list]) => {
    const ids = k ? k.split(",") : [];
    const withHex = list.filter((o) => hexOfOrder(o));
    const plain = list.filter((o) => !hexOfOrder(o));
    const on = picked === k && withHex.length > 0;
    const u = ids.length ? unitOf(ids[0]) : undefined;
    return h("div", { "data-key": "c" + k },
      h("div.pickrow", null, h("button.u", { type: "button", class: on ? "sel" : "", "aria-pressed": String(on), onclick: () => choosePick(k) },
        ids.slice(0, 3).map((id) => counterOf(id, ids.length > 1 ? 40 : 50)),
        h("span.w", null, h("b", null, ids.length ? ids.map(unitName).join(", ") : capital(optionWords(list[0].option || list[0].type))),
          h("span.s", null, u && u.hex ? "at " + placeName(u.hex) : u && u.box ? u.box : "", withHex.length ? ` · ${count(new Set(withHex.map(hexOfOrder)).size, "hex", "hexes")}` : ""))),
        plain.length === 1 && !withHex.length ? h("button.choice.act", { type: "button", "aria-label": orderWords(plain[0], unitName, placeName), onclick: () => send(plain[0]) }, capital(verb(plain[0]))) : null),
      on ? ways(withHex) : null,
      plain.length > 1 || (plain.length && withHex.length) ? plain.slice(0, 12).map((o, i) => h("button.choice", { type: "button", "data-key": "p" + i, onclick: () => send(o) }, orderWords(o, unitName, placeName))) : null);
  });
  return [proposal(), h("div.units", { "data-key": "units" }, h("div.eyebrow", { css: { padding: "0 .75rem .3rem" } }, legal.length ? "You may choose" : "Nothing to choose"), rows,
    rest.map((/** @type {string} */ id) => {
      const u = unitOf(id);
      return h("button.u", { type: "button", "data-key": "c" + id, onclick: () => choosePickOf(id) }, counterOf(id, 50), h("span.w", null, h("b", null, unitName(id)), h("span.s", null, u && u.hex ? "at " + placeName(u.hex) : (u && u.box) || "")));
    }), many ? h("p.muted", { css: { padding: ".4rem .75rem" } }, "There is more; click a unit on the map.") : null)];
}

/** Some of several units: tick them, then say so. @param {any[]} sets */
function several(sets) {
  const units = [...new Set(sets.flatMap((o) => o.units))];
  const s = state.match && state.match.suggest;
  /** @type {Set<string>} */
  const now = state.pick.some || (state.pick.some = new Set(s && s.type === "choose" && s.option === sets[0].option ? s.units || [] : []));
  const hit = sets.find((o) => o.units.length === now.size && o.units.every((/** @type {string} */ id) => now.has(id)));
  const order = hit || (state.pick.complete === false && now.size ? { ...sets[0], units: [...now] } : null);
  const sizes = [...new Set(sets.map((o) => o.units.length))].sort((a, b) => a - b);
  return h("div.units", null,
    h("div.row.between", { css: { padding: "0 .75rem .3rem" } }, h("span.eyebrow", null, sizes.length > 1 ? `Tick ${sizes[0]} to ${sizes[sizes.length - 1]}` : `Tick ${sizes[0]}`), h("span.num", null, `${now.size} ticked`)),
    units.map((id) => {
      const u = unitOf(id), on = now.has(id);
      return h("button.u", { type: "button", "data-key": "s" + id, class: on ? "sel" : "", "aria-pressed": String(on), onclick: () => { on ? now.delete(id) : now.add(id); if (u && u.hex) theBoard()?.reveal(u.hex); set(); } }, counterOf(id, 46), h("span.w", null, h("b", null, unitName(id)), h("span.s", null, u && u.hex ? "at " + placeName(u.hex) : (u && u.box) || "")));
    }),
    h("div", { css: { padding: ".5rem .75rem", position: "sticky", bottom: "0", background: "var(--panel)" } }, h("button.btn.blue", { type: "button", id: "several", "data-accept": "yes", css: { width: "100%" }, disabled: !order || state.busy, onclick: () => order && send(order) }, order ? keyed(orderWords(order, unitName, placeName), "D") : now.size ? "Not these together" : "Nobody ticked")));
}

/** The hexes that can be chosen, and the ways to one that has several. @param {any[]} list */
function ways(list) {
  const hexes = [...new Set(list.map(hexOfOrder))];
  const at = state.pick.at && hexes.includes(state.pick.at) ? state.pick.at : null;
  const to = (/** @type {string} */ n) => list.filter((o) => hexOfOrder(o) === n);
  const small = { width: "auto", marginTop: 0, padding: ".35rem .6rem" };
  const point = (/** @type {any} */ o) => ({ onmouseenter: () => showWay(o), onmouseleave: () => showWay(null), onfocus: () => showWay(o), onblur: () => showWay(null) });
  if (hexes.length > 24 && !at) return h("p.muted", { css: { padding: ".2rem .75rem .6rem" } }, `Click one of the ${hexes.length} lit hexes${state.pick.from ? ", or drag the counter there" : ""}.`);
  return [
    h("div.chips", { css: { padding: ".2rem .75rem .5rem" } }, hexes.slice(0, 24).map((n) => h("button.choice", { type: "button", "data-key": "w" + n, "aria-pressed": at === n ? "true" : undefined, css: small, ...point(to(n)[0]), onclick: () => (to(n).length > 1 ? set({ pick: { ...state.pick, at: n } }) : send(to(n)[0])) }, `${goWord(list[0])} ${n}${hexOf(n)?.name ? " " + hexOf(n)?.name : ""}`))),
    at ? h("div", { "data-key": "routes", css: { padding: "0 .75rem .5rem" } }, h("div.eyebrow", null, `Which way to ${at}?`), to(at).slice(0, 20).map((o, i) => h("button.choice", { type: "button", "data-key": "r" + i, ...point(o), onclick: () => send(o) }, orderWords(o, unitName, placeName)))) : null,
  ];
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
