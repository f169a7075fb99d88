// @ts-check
/** What is chosen in the lobby: game, scenario, options, seats; and the start. */
import { api } from "../api.js";
import { termsOf } from "../clocks/form.js";
import { guide, lessonsOf } from "../guide.js";
import { charts } from "../play/books.js";
import { openMatch } from "../play/matches.js";
import { notice } from "../play/table.js";
import { change, settings } from "../settings.js";
import { set, state, learn } from "../store.js";
import { NAME } from "../words/table.js";

export async function loadLobby() {
  try {
    const [games, page] = await Promise.all([
      state.games.length ? state.games : api.games(),
      api.matches(0, Math.max(PAGE, state.matches.length)),
    ]);
    learn(games);
    state.total = page.total;
    const l = state.lobby;
    if (!l.game && games.length) pickGame(games[0].id);
    set({ matches: page.list, page: "lobby" });
    document.title = NAME;
  } catch (e) {
    notice(e instanceof Error ? e.message : String(e));
    set({ page: "lobby" });
  }
}

/** Who may come to the match that is to begin: by link where a seat is for somebody else, unless he says otherwise. */
export function accessOf() {
  const l = state.lobby;
  return l.access || (Object.values(l.seats).includes("friend") ? "invited" : "private");
}

/** Fetches the matches that everybody may come to. */
export async function loadOpen() {
  try {
    const page = await api.openMatches();
    set({ lobby: { ...state.lobby, open: page.list, tab: "open" } });
  } catch (e) {
    notice(e instanceof Error ? e.message : String(e));
  }
}

/** How many matches are fetched at once. */
const PAGE = 12;

export async function more() {
  try {
    // from the beginning: whatever was played in the meantime has changed places
    const page = await api.matches(0, state.matches.length + PAGE);
    set({ matches: page.list, total: page.total });
  } catch (e) {
    notice(e instanceof Error ? e.message : String(e));
  }
}

/** @param {string} id */
export function pickGame(id) {
  const g = state.games.find((v) => v.id === id);
  if (!g) return;
  const scenario = g.scenarios[0].id;
  state.lobby = { tab: "games", game: id, scenario, options: usual(g, scenario), seats: seatsFor(g, scenario) };
  state.game = g;
  charts(id);
  set();
  fits();
}

/**
 * Who plays which side where nobody has said it: the player takes the side that wins more often, against the opponent that he
 * chose last, or one that is fair to somebody new.
 * @param {import("../types.js").Game} g @param {string} scenario
 */
export function seatsFor(g, scenario) {
  const balance = g.scenarios.find((s) => s.id === scenario)?.balance;
  const best = balance ? [...balance.sides].sort((a, b) => b.wins - a.wins)[0].side : g.sides[0].id;
  const bots = g.bots || [];
  const bot = bots.find((b) => b.seat === settings.opponent) || bots.find((b) => b.novice) || bots[0];
  return Object.fromEntries(g.sides.map((s) => [s.id, s.id === best ? "me" : bot ? bot.seat : "friend"]));
}

/** Somebody else takes a seat. @param {string} side @param {string} who */
export function seat(side, who) {
  const l = state.lobby;
  l.seats[side] = who;
  l.seated = true;
  if (who.startsWith("bot:")) change({ opponent: who });
  set();
}

/** The options that are on where nobody says otherwise. @param {import("../types.js").Game} g @param {string} scenario */
export function usual(g, scenario) {
  const s = g.scenarios.find((v) => v.id === scenario);
  return new Set((s && s.usual) || g.options.filter((o) => o.default).map((o) => o.id));
}

/** @param {Set<string>} a @param {Set<string>} b */
export function same(a, b) {
  return a.size === b.size && [...a].every((v) => b.has(v));
}

/** @param {boolean} guided */
export async function start(guided) {
  const l = state.lobby;
  const g = state.games.find((v) => v.id === l.game);
  if (!g) return;
  try {
    const lessons = guided ? await lessonsOf(g.id) : null;
    const scenario = lessons ? lessons.scenario : l.scenario;
    const a = await api.create({
      game: g.id,
      scenario,
      options: [...(lessons ? usual(g, scenario) : l.options)],
      seats: lessons ? guidedSeats(g, lessons.seat) : l.seats,
      seed: lessons && !state.me?.host ? lessons.seed : undefined,
      seeds: lessons ? undefined : true,
      access: state.me?.host && !lessons ? accessOf() : undefined,
      clock: state.me?.host && !lessons ? termsOf() : undefined,
    });
    history.pushState(null, "", "/match/" + a.id + (guided ? "#guide" : ""));
    state.guide = -1;
    await openMatch(a.id);
    if (guided) await guide(true);
  } catch (e) {
    notice(e instanceof Error ? e.message : String(e));
  }
}

/**
 * The newcomer plays the side that the lessons are for; the other side whoever was chosen, or a bot.
 * @param {import("../types.js").Game} g @param {string} mine
 */
function guidedSeats(g, mine) {
  const bots = g.bots || [];
  const bot = bots.find((b) => b.novice) || bots[0];
  const chosen = Object.values(state.lobby.seats).find((s) => s !== "me");
  return Object.fromEntries(g.sides.map((s) => [s.id, s.id === mine ? "me" : chosen || (bot ? bot.seat : "friend")]));
}

/** Asks the game which switches go together with those that are on. */
export async function fits() {
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
