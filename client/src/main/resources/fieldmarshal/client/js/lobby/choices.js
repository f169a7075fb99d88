// @ts-check
/** What is chosen in the lobby: game, scenario, options, seats; and the start. */
import { api } from "../api.js";
import { termsOf } from "../clocks/form.js";
import { guide, lessonsOf } from "../guide.js";
import { alone } from "../play/alone.js";
import { charts } from "../play/books.js";
import { openMatch } from "../play/matches.js";
import { notice } from "../play/table.js";
import { change, settings } from "../settings.js";
import { set, state, learn } from "../store.js";
import { NAME } from "../words/table.js";

export async function loadLobby() {
  try {
    const host = !!state.me?.host;
    const [games, page, open] = await Promise.all([
      state.games.length ? state.games : api.games(),
      api.matches(0, Math.max(host ? MANY : PAGE, state.matches.length)),
      host ? api.openMatches() : null,
    ]);
    learn(games);
    state.total = page.total;
    if (open) state.lobby.open = open.list;
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

/** How many matches are fetched at once; on a host so many that the urgent ones are among them. */
const PAGE = 12,
  MANY = 60;

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
  const { open } = state.lobby;
  state.lobby = { tab: "games", game: id, scenario, options: usual(g, scenario), seats: seatsFor(g, scenario), open };
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

/** Another scenario, with the options and seats that are usual in it. @param {string} scenario */
export function pickScenario(scenario) {
  const l = state.lobby,
    g = state.games.find((v) => v.id === l.game);
  if (!g) return;
  l.scenario = scenario;
  l.options = usual(g, scenario);
  if (!l.seated) l.seats = seatsFor(g, scenario);
  set();
  fits();
}

/** The sides that the player has. */
export const ownSides = () => Object.keys(state.lobby.seats).filter((side) => state.lobby.seats[side] === "me");

/** Who has the first seat that is not the player's own; nobody where all are. */
export const opponent = () => Object.values(state.lobby.seats).find((who) => who !== "me") || "";

/** The player takes a side, and the opponent the others. @param {string} side */
export function play(side) {
  const l = state.lobby,
    g = state.games.find((v) => v.id === l.game);
  if (!g) return;
  const who = opponent() || Object.values(seatsFor(g, l.scenario)).find((v) => v !== "me") || "friend";
  l.seats = Object.fromEntries(Object.keys(l.seats).map((s) => [s, s === side ? "me" : who]));
  l.seated = true;
  set();
}

/** A bot is proposed the next time too. @param {string} who */
function remember(who) {
  if (who.startsWith("bot:")) change({ opponent: who });
}

/** Somebody is the opponent: the player keeps his side, or gets the better one where he has none, or all. @param {string} who */
export function against(who) {
  const l = state.lobby,
    g = state.games.find((v) => v.id === l.game);
  if (!g) return;
  const own = ownSides(),
    usualSeats = seatsFor(g, l.scenario);
  const mine = own.length === 1 ? own[0] : Object.keys(usualSeats).find((s) => usualSeats[s] === "me");
  l.seats = Object.fromEntries(Object.keys(l.seats).map((s) => [s, s === mine ? "me" : who]));
  l.seated = true;
  remember(who);
  set();
}

/** Somebody else takes a seat. @param {string} side @param {string} who */
export function seat(side, who) {
  const l = state.lobby;
  l.seats[side] = who;
  l.seated = true;
  remember(who);
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

/** Begins the match that is chosen: one, however often the button is pressed. */
export const start = alone(begin);

/** @param {boolean} guided */
async function begin(guided) {
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
