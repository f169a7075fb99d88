// @ts-check
/** Coming to a table, changing seats at it, and leaving it. */
import { api, lookAs } from "../api.js";
import { readChart } from "../map/chart.js";
import { botPlays } from "../people/seats.js";
import { checkDice } from "../dice/open.js";
import { dayWaits, openDay, partBegins } from "../day/open.js";
import { prepareStage, skip } from "../drama/open.js";
import { charts } from "./books.js";
import { firstUnseen, forgetLooks, lookOf, toldOf } from "./meanwhile.js";
import { prepare } from "./prepare.js";
import { announce, theBoard, trouble } from "./table.js";
import { stage } from "./results.js";
import { begin, hear, lookAtMovers, stop } from "./updates.js";
import { change, settings, whenChanged } from "../settings.js";
import { human, later, secret, set, state } from "../store.js";
import { learnNames } from "../words.js";
import { NOW_FASTER, NOW_SLOWER } from "../words/table.js";

/** A table on which nothing has been picked, asked or shown. @type {Partial<import("../store.js").TableState>} */
const CLEAR = {
  replay: null,
  analysis: null,
  hint: null,
  attack: null,
  result: null,
  reach: null,
  route: null,
  refusal: null,
  units: [],
  hex: null,
  overlay: null,
  overlayData: null,
  helped: "",
  pick: {},
  legal: null,
  targets: [],
  drawer: null,
  thinking: null,
  said: "",
  end: null,
  day: null,
  drama: null,
  dice: null,
};

/** How often somebody has come to a table or left one: what was still asked for an earlier one is too late. */
let coming = 0;

/** @param {string} id */
export async function openMatch(id) {
  const came = state.page === "lobby",
    mine = ++coming;
  stop();
  begin(-1);
  lookAs("");
  forgetLooks();
  set({ ...CLEAR, page: "loading", match: null, veil: null, viewer: "", log: [], menu: false, cursor: null });
  try {
    let match = await api.match(id);
    if (mine !== coming) return;
    if (secret(match)) {
      // whoever sits here must first say who he is
      const viewer = (human(match, match.decision.side) && match.decision.side) || match.as || "";
      lookAs(viewer);
      match = await api.match(id);
      if (mine !== coming) return;
      // when the game is over, everything lies open
      set({ viewer, veil: match.decision.kind === "over" ? null : viewer });
    }
    const game = state.games.find((g) => g.id === match.game) || null;
    const [chart, printed, log] = await Promise.all([
      state.chart && state.chartOf === match.game ? state.chart : api.chart(match.game).then(readChart),
      api.counters(match.game),
      api.log(id),
    ]);
    if (mine !== coming) return;
    state.printed = new Map(printed.map((u) => [u.id, u]));
    learnNames(printed);
    state.chart = chart;
    state.chartOf = match.game;
    // which overlays there are may depend on the options of the match
    state.game = game && { ...game, overlays: match.overlays || game.overlays };
    state.log = log;
    begin(match.revision);
    set({ page: "match", match, tab: "stack" });
    hear(id);
    prepare();
    charts(match.game);
    later(prepareStage);
    // whoever came from the lobby has his keys on the map at once
    if (came) later(() => document.activeElement === document.body && theBoard()?.canvas.focus({ preventScroll: true }));
    later(checkDice);
    if (settings.day && !location.hash && dayWaits(match, log)) openDay();
    if (settings.pace !== 100) tellPace();
  } catch (e) {
    if (mine !== coming) return;
    set({ page: "lobby" });
    trouble(e);
  }
}

export const SLOWEST = 800,
  FASTEST = 12;

/** Bots shall wait so many times as long as now. @param {number} times */
export function setPace(times) {
  const pace = Math.max(FASTEST, Math.min(SLOWEST, Math.round(settings.pace * times)));
  change({ pace });
  announce(times > 1 ? NOW_SLOWER : NOW_FASTER);
}

/** The pace that the table was told last. */
let told = settings.pace;

// wherever it is chosen, the bot that plays now plays by it
whenChanged((now) => now.pace !== told && tellPace());

/** Tells the table how fast bots shall play, where one sits there. */
function tellPace() {
  const m = state.match;
  told = settings.pace;
  if (m && !m.watching && Object.keys(m.seats).some((s) => botPlays(m, s))) api.pace(m.id, settings.pace).catch(() => {});
}

/**
 * What a side may know of what happened since it last sat here: attacks, dice and all that followed.
 * @param {import("../types.js").Match} match @param {import("../types.js").LogLine[]} log @param {string} side
 * @returns {import("../store.js").Result | null}
 */
function meanwhile(match, log, side) {
  const now = match.state.combat?.targets || null,
    told = toldOf(log.slice(firstUnseen(log, lookOf(side), side, now)));
  if (!told) return null;
  const { fought, events, tales } = told;
  return {
    when: stage(match),
    combat: !!now && !fought,
    fought,
    rolls: events.filter((e) => e.type === "rolled"),
    events,
    tales,
    targets: fought ? fought.targets : [],
    at: performance.now(),
    plan: null,
  };
}

/** The screen has changed hands: from now on the page sees what the side at it may see. */
export async function takeSeat() {
  const m = state.match,
    side = state.veil;
  if (!m || !side) return;
  lookAs(side);
  try {
    const [match, log] = await Promise.all([api.match(m.id), api.log(m.id)]);
    if (state.match?.id !== m.id) return;
    // each side counts only the changes that it notices
    begin(match.revision);
    set({ ...CLEAR, match, log, viewer: side, veil: null, result: meanwhile(match, log, side) });
    const again = !!lookOf(side),
      begins = partBegins(match, side);
    hear(m.id);
    prepare();
    checkDice();
    if (!state.result) lookAtMovers(match);
    // his own player-turn begins: what the enemy did is told as on any morning
    if (again && begins && settings.day) {
      await openDay();
      // what came before it, such as his own last fight, is read after the page of the day
      if (state.day) set({ result: meanwhile(match, log.slice(0, state.day.from), side) });
    }
  } catch (e) {
    trouble(e);
  }
}

/** Nothing of the table goes along to the lobby: no curtain, no question that lay open, no fight that was still seen. */
export function leaveMatch() {
  coming++;
  stop();
  set({ match: null, page: "lobby" });
  skip();
  set({ ...CLEAR, veil: null, viewer: "", menu: false, sure: -1, guide: -1 });
}
