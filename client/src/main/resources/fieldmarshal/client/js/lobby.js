// @ts-check
/** The lobby: games with a picture of their map, scenarios, options, seats, matches to take up again. */
import { h } from "./dom.js";
import { api } from "./api.js";
import { set, state } from "./store.js";
import { charts, notice, openMatch, openRules, setTheme } from "./play.js";
import { counterElement, face } from "./counters.js";
import { guide, lessonsOf } from "./guide.js";
import { readChart } from "./chart.js";
import { MapLayer } from "./map.js";
import { balance } from "./balance.js";
import { capital, count, phaseTitle, titles } from "./words.js";

/** @type {Map<string, {layer: MapLayer, counters: any[]}>} */
const maps = new Map();

/** @param {string} game */
async function mapOf(game) {
  let m = maps.get(game);
  if (!m) {
    const [chart, counters] = await Promise.all([api.chart(game).then(readChart), api.counters(game)]);
    m = { layer: new MapLayer(chart, () => {}), counters };
    maps.set(game, m);
    set();
  }
  await m.layer.whenReady;
  return m;
}

export async function loadLobby() {
  try {
    const [games, page] = await Promise.all([state.games.length ? state.games : api.games(), api.matches(0, Math.max(PAGE, state.matches.length))]);
    state.games = games;
    state.total = page.total;
    const l = state.lobby;
    if (!l.game && games.length) pickGame(games[0].id);
    set({ matches: page.list, page: "lobby" });
    document.title = "Field Marshal";
  } catch (e) {
    notice(e instanceof Error ? e.message : String(e));
    set({ page: "lobby" });
  }
}

/** How many matches are fetched at once. */
const PAGE = 12;

async function more() {
  try {
    // from the beginning: whatever was played in the meantime has changed places
    const page = await api.matches(0, state.matches.length + PAGE);
    set({ matches: page.list, total: page.total });
  } catch (e) {
    notice(e instanceof Error ? e.message : String(e));
  }
}

/** @param {string} id */
function pickGame(id) {
  const g = state.games.find((v) => v.id === id);
  if (!g) return;
  /** @type {Record<string, string>} */
  const seats = {};
  const bot = g.bots && g.bots.length ? "bot:" + g.bots[g.bots.length - 1].id : "friend";
  g.sides.forEach((s, i) => (seats[s.id] = i === 0 ? "me" : bot));
  state.lobby = { tab: "games", game: id, scenario: g.scenarios[0].id, options: usual(g, g.scenarios[0].id), seats };
  state.game = g;
  charts(id);
  set();
  fits();
}

/** The options that are on where nobody says otherwise. @param {import("./types.js").Game} g @param {string} scenario */
function usual(g, scenario) {
  const s = g.scenarios.find((v) => v.id === scenario);
  return new Set((s && s.usual) || g.options.filter((o) => o.default).map((o) => o.id));
}

/** @param {Set<string>} a @param {Set<string>} b */
function same(a, b) {
  return a.size === b.size && [...a].every((v) => b.has(v));
}

/** @param {boolean} guided */
async function start(guided) {
  const l = state.lobby;
  const g = state.games.find((v) => v.id === l.game);
  if (!g) return;
  try {
    const lessons = guided ? await lessonsOf(g.id) : null;
    const scenario = lessons ? lessons.scenario : l.scenario;
    const a = await api.create({ game: g.id, scenario, options: [...(lessons ? usual(g, scenario) : l.options)], seats: lessons ? guidedSeats(g, lessons.seat) : l.seats });
    history.pushState(null, "", "/match/" + a.id + (guided ? "#guide" : ""));
    state.guide = -1;
    await openMatch(a.id);
    if (guided) await guide(true);
  } catch (e) {
    notice(e instanceof Error ? e.message : String(e));
  }
}

/** The newcomer plays the side that the lessons are for; the other side whoever was chosen, or a bot. @param {import("./types.js").Game} g @param {string} mine */
function guidedSeats(g, mine) {
  const bots = g.bots || [];
  const bot = bots.find((b) => b.id === "staff") || bots[0];
  const chosen = Object.values(state.lobby.seats).find((s) => s !== "me");
  return Object.fromEntries(g.sides.map((s) => [s.id, s.id === mine ? "me" : chosen || (bot ? "bot:" + bot.id : "friend")]));
}

/** Whether the pictures of the maps are there. */
export function drawn() {
  return maps.size > 0 && [...maps.values()].every((m) => m.layer.whole());
}

/** A picture of a map. @param {string} game @param {number} w @param {number} hgt @param {number[] | null} part x, y, scale */
function picture(game, w, hgt, part) {
  const cv = document.createElement("canvas");
  const ratio = Math.min(2, Math.max(1, window.devicePixelRatio || 1));
  cv.width = w * ratio;
  cv.height = hgt * ratio;
  cv.setAttribute("role", "img");
  cv.setAttribute("aria-label", "Map");
  cv.dataset.key = `pic-${game}-${w}-${state.theme}-${part ? part.join() : ""}`;
  const known = document.querySelector(`canvas[data-key="${cv.dataset.key}"]`);
  const paint = () =>
    mapOf(game).then(async (m) => {
      const b = m.layer.chart.bounds;
      const s = part ? part[2] : Math.max(w / b.width, hgt / b.height);
      const x = part ? part[0] : (b.width - w / s) / 2, y = part ? part[1] : (b.height - hgt / s) * 0.35;
      const bmp = await m.layer.picture(state.theme, s * ratio, x, y, cv.width, cv.height, { names: true, ratio });
      const c = cv.getContext("2d");
      c?.drawImage(bmp, 0, 0);
      await m.layer.whenFine.promise;
      c?.drawImage(await m.layer.picture(state.theme, s * ratio, x, y, cv.width, cv.height, { names: true, ratio }), 0, 0);
    }).catch(() => {});
  if (!known && part) paint();
  else if (!known) {
    // after the chosen game, a map is fetched when somebody sees its card
    const eye = new IntersectionObserver((seen) => {
      if (!seen.some((e) => e.isIntersecting)) return;
      eye.disconnect();
      paint();
    });
    if (game === state.lobby.game) paint();
    else mapOf(state.lobby.game).then(async (m) => {
      await m.layer.whenFine.promise;
      eye.observe(cv);
    }).catch(() => {});
  }
  return cv;
}

/** The card of a game: a small picture that was made beforehand, or the map itself where there is none. @param {import("./types.js").Game} g */
function cardPicture(g) {
  if (g.charted === false) return null;
  if (!g.card) return picture(g.id, CARD[0], CARD[1], null);
  return h("img", { src: `/cards/${encodeURIComponent(g.id)}-${state.theme}.webp`, width: CARD[0], height: CARD[1], alt: "Map", loading: "lazy", "data-key": `card-${g.id}-${state.theme}` });
}

const CARD = [320, 120];

/** Makes the picture of a card, for those who keep it. @param {string} game @param {string} theme @returns {Promise<string>} a WebP */
export async function makeCard(game, theme) {
  const m = await mapOf(game);
  await m.layer.whenFine.promise;
  const b = m.layer.chart.bounds, [w, hgt] = CARD.map((v) => v * 2);
  const s = Math.max(w / b.width, hgt / b.height);
  const cv = document.createElement("canvas");
  cv.width = w;
  cv.height = hgt;
  const c = /** @type {CanvasRenderingContext2D} */ (cv.getContext("2d"));
  c.drawImage(await m.layer.picture(theme, s, (b.width - w / s) / 2, (b.height - hgt / s) * 0.35, w, hgt, { names: true, ratio: 2 }), 0, 0);
  return cv.toDataURL("image/webp", 0.6);
}

/** A good corner of the map: where the fighting begins. @param {any} g */
function corner(g) {
  const m = maps.get(g.id);
  if (!m) return null;
  const c = m.layer.chart;
  const trench = c.layers.find((l) => l.id === "trench");
  const s = 0.74;
  if (!trench || !trench.paths.length) return null;
  return [Math.max(0, c.bounds.width - 760 / s), c.bounds.height * 0.36, s];
}

/** Two counters of a side. @param {string} side @param {any[]} counters */
function samples(side, counters) {
  const of = counters.filter((u) => u.side === side && (u.type === "infantry" || u.type === "alpine"));
  const seen = new Map();
  for (const u of of.sort((a, b) => b.attack - a.attack)) if (!seen.has(u.nationality)) seen.set(u.nationality, u);
  return [...seen.values()].slice(0, 2).map((u) => counterElement(face({ ...u, lost: 0, flags: [] }, u), 40, "middle"));
}

export function lobby() {
  const l = state.lobby;
  const g = state.games.find((v) => v.id === l.game);
  return [
    h("header.bar.low", { "data-key": "bar" },
      h("a.id", { href: "/", onclick: (/** @type {Event} */ e) => (e.preventDefault(), set({ lobby: { ...l, tab: "games" } })) }, h("b", null, "Field Marshal")),
      h("nav.nav", { "aria-label": "Sections" },
        nav("games", "Games"), nav("matches", "Matches", state.total),
        h("button", { type: "button", onclick: () => ((state.caseOpen = ""), (state.search = ""), openRules()) }, "Rules"),
        g && g.guided ? h("button", { type: "button", class: "hidesmall", onclick: () => start(true) }, "Learn in ten minutes") : null),
      h("div.acts", null,
        h("button.btn.q.small", { type: "button", title: "Colours for day or night", onclick: () => setTheme(state.theme === "dark" ? "light" : "dark") }, state.theme === "dark" ? "Day" : "Night"),
        h("button.btn.q.small", { type: "button", onclick: openFile }, "Open a file"))),
    h("main.lobby", { "data-key": "lobby" }, l.tab === "matches" ? matchCards(true) : [g ? hero(g) : h("p.muted", null, "No games on the shelf."), g && state.games.length > 1 ? others(g) : null, matchCards(false)]),
  ];
}

/** @param {string} id @param {string} t @param {number} [n] */
function nav(id, t, n) {
  const on = (state.lobby.tab || "games") === id;
  return h("button", { type: "button", "aria-current": on ? "page" : undefined, onclick: () => set({ lobby: { ...state.lobby, tab: id } }) }, t, n ? h("i", null, String(n)) : null);
}

/** @param {import("./types.js").Game} g */
function hero(g) {
  const l = state.lobby;
  const m = maps.get(g.id);
  const sc = g.scenarios.find((s) => s.id === l.scenario) || g.scenarios[0];
  return h("section.hero.panel", { "data-key": "hero" + g.id, "aria-label": g.title },
    h("div.pic", null, picture(g.id, 760, 720, corner(g)), h("div.cap", null, h("div.eyebrow", null, titles(g.title)[1]), h("h1", null, titles(g.title)[0]), h("p", null, sc.about || g.about || ""))),
    h("div.form", null,
      h("div.cols", null,
        h("div", null, h("div.eyebrow", { css: { marginBottom: ".45rem" } }, "Scenario"),
          g.scenarios.map((s) => h("button.mode.scen", { type: "button", class: s.id === l.scenario ? "on" : "", "aria-pressed": String(s.id === l.scenario), onclick: () => ((l.scenario = s.id), (l.options = usual(g, s.id)), set(), fits()) }, s.title, h("small", null, `${s.last - s.first + 1} turns. ${s.about || ""}`))),
          g.length && !/^\d+ turns$/.test(g.length) ? h("p.muted", { css: { marginTop: ".4rem", fontSize: ".875rem" } }, g.length) : null),
        h("div", null, h("div.eyebrow", { css: { marginBottom: ".2rem" } }, "Optional rules"), g.options.map((o) => option(g, o)))),
      balance(g, sc, m ? m.counters : [], same(l.options, usual(g, sc.id))),
      h("div", null, g.sides.map((s) => seat(g, s, m ? m.counters : []))),
      h("div.row", { css: { justifyContent: "flex-end", gap: ".6rem", flexWrap: "wrap" } }, h("span.muted", { css: { flex: "1", fontSize: ".875rem", minWidth: "9rem" } }, l.fits && !l.fits.fits ? h("b", { id: "unfit", role: "alert" }, capital(plainly(g, l.fits.why || "")) + ".") : g.guided ? "A first game? Take the guided turn." : ""), g.guided ? h("button.btn.q", { type: "button", onclick: () => start(true) }, "Guided first turn") : null, h("button.btn", { type: "button", id: "start", disabled: !!(l.fits && !l.fits.fits), css: { padding: ".8rem 1.9rem", fontSize: "1.06rem" }, onclick: () => start(false) }, "Start the match"))));
}

/** Asks the game which switches go together with those that are on. */
async function fits() {
  const l = state.lobby;
  if (!l.game) return;
  const asked = `${l.game} ${l.scenario} ${[...l.options].sort().join()}`;
  l.asked = asked;
  try {
    const a = await api.fits(l.game, l.scenario, [...l.options]);
    if (state.lobby.asked === asked) {
      state.lobby.fits = a;
      set();
    }
  } catch {
    // the server says so again when the match is to begin
  }
}

/** The game's reason with titles instead of names. @param {import("./types.js").Game} g @param {string} why */
function plainly(g, why) {
  let text = why;
  for (const o of g.options.slice().sort((a, b) => b.id.length - a.id.length)) text = text.replaceAll(o.id, `“${o.title}”`);
  for (const s of g.scenarios) text = text.replaceAll("scenario " + s.id, `scenario “${s.title}”`);
  return text;
}

/** @param {import("./types.js").Game} g @param {import("./types.js").Option} o */
function option(g, o) {
  const l = state.lobby;
  const on = l.options.has(o.id);
  const barred = l.fits && l.fits.barred ? l.fits.barred[o.id] : undefined;
  const dis = !!barred;
  return h("label.opt", { "data-key": "opt" + o.id, class: dis ? "dis" : "" },
    h("input", { type: "checkbox", role: "switch", checked: on, disabled: dis, onchange: () => { on ? l.options.delete(o.id) : l.options.add(o.id); set(); fits(); } }), h("i.tg"),
    h("span", null, h("b", null, o.title), h("span.d", null, dis ? capital(plainly(g, barred)) + "." : o.about || o.case)));
}

/** @param {any} g @param {any} s @param {any[]} counters */
function seat(g, s, counters) {
  const l = state.lobby;
  const who = l.seats[s.id];
  const bot = (g.bots || []).find((/** @type {any} */ b) => "bot:" + b.id === who);
  return h("div.seat", { "data-key": "seat" + s.id }, samples(s.id, counters),
    h("div.w", null, h("div.eyebrow", null, s.name), h("b", null, who === "me" ? "You" : who === "friend" ? "A friend" : bot ? bot.title : who), " ", h("span.muted", null, bot ? bot.about || "" : "at this screen")),
    h("select", { "aria-label": "Who plays the " + s.name, value: who, onchange: (/** @type {any} */ e) => { l.seats[s.id] = e.target.value; set(); } },
      h("option", { value: "me", selected: who === "me" }, "Me"), h("option", { value: "friend", selected: who === "friend" }, "A friend at this screen"), (g.bots || []).map((/** @type {any} */ b) => h("option", { value: "bot:" + b.id, selected: who === "bot:" + b.id }, "Bot: " + b.title))));
}

/** @param {any} now */
function others(now) {
  return h("section.more", { "data-key": "more" }, h("div.eyebrow", null, "More games"), h("div.cards", null, state.games.filter((g) => g !== now).map((g) => h("button.card", { type: "button", "data-key": "g" + g.id, onclick: () => (pickGame(g.id), document.querySelector("main.lobby")?.scrollTo(0, 0)) }, cardPicture(g), h("span.w", { css: { display: "block" } }, h("b", null, titles(g.title)[0]), h("p", null, g.about || ""), h("p.muted", null, g.length || ""))))));
}

/** @param {boolean} all */
function matchCards(all) {
  const list = all ? state.matches : state.matches.slice(0, 8);
  if (!list.length && !all) return null;
  return h("section.more", { "data-key": "matches" }, h("div.row.between", null, h("div.eyebrow", null, all ? "Matches" : "Take up again")), list.length ? h("div.cards", null, list.map((m) => {
    const g = state.games.find((v) => v.id === m.game);
    const who = g ? g.sides.map((s) => `${s.name}: ${seatWord(m.seats[s.id])}`).join(" · ") : "";
    return h("div.card", { "data-key": "m" + m.id }, h("a", { href: "/match/" + m.id, css: { color: "inherit", textDecoration: "none", display: "block" }, onclick: (/** @type {MouseEvent} */ e) => { if (e.ctrlKey || e.metaKey) return; e.preventDefault(); history.pushState(null, "", "/match/" + m.id); openMatch(m.id); } },
      h("div.w", null, h("b", null, m.name || (g ? g.title : m.game)), h("p", null, m.over ? m.over : `Turn ${m.turn}, ${phaseTitle(m.phase || "").toLowerCase()}; ${m.toMove && g ? g.sides.find((s) => s.id === m.toMove)?.name : ""} to decide`), h("p.muted", null, who), h("p.muted", null, m.broken ? m.broken : `${when(m.updated)}, ${count(m.orders, "order").replace(" ", "\u00a0")}`))),
      all ? h("button.put", { type: "button", onclick: async () => { if (confirm("Put this match away for good?")) { try { await api.remove(m.id); } catch (e) { notice(String(e)); } loadLobby(); } } }, "Put away") : null);
  })) : h("p.muted", { css: { padding: "1rem 0" } }, "No matches yet."),
    all && state.matches.length < state.total ? h("p", { css: { padding: "1rem 0" } }, h("button.btn.q.small", { type: "button", id: "older", onclick: more }, `Show older matches (${state.total - state.matches.length} more)`)) : null);
}

/** @param {string} s */
function seatWord(s) {
  return !s || s === "me" ? "you" : s === "friend" ? "a friend" : s.replace("bot:", "bot ");
}

/** @param {any} t */
function when(t) {
  const d = new Date(typeof t === "number" && t < 1e12 ? t * 1000 : t);
  return isNaN(d.getTime()) ? "" : d.toLocaleString("en-GB", { day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" });
}

/** Opens a saved match from a file. */
export function openFile() {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = ".json,application/json";
  input.onchange = async () => {
    const f = input.files && input.files[0];
    if (!f) return;
    try {
      const a = await api.open(JSON.parse(await f.text()));
      history.pushState(null, "", "/match/" + a.id);
      openMatch(a.id);
    } catch (e) {
      notice(e instanceof SyntaxError ? "This file is not a saved match." : e instanceof Error ? e.message : String(e));
    }
  };
  input.click();
}
