// @ts-check
/** Coming to a table, changing seats at it, and leaving it. */
import { api, lookAs } from "../api.js";
import { readChart } from "../map/chart.js";
import { botPlays } from "../people/seats.js";
import { checkDice } from "../dice/open.js";
import { dayWaits, openDay } from "../day/open.js";
import { prepareStage } from "../drama/open.js";
import { charts } from "./books.js";
import { prepare } from "./prepare.js";
import { announce, trouble } from "./table.js";
import { begin, hear, lookAtMovers, stage, stop } from "./updates.js";
import { change, settings } from "../settings.js";
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
  end: null,
  day: null,
  drama: null,
  dice: null,
};

/** @param {string} id */
export async function openMatch(id) {
  stop();
  begin(-1);
  lookAs("");
  read.clear();
  set({ ...CLEAR, page: "loading", match: null, veil: null, viewer: "", log: [], menu: false, cursor: null });
  try {
    let match = await api.match(id);
    if (secret(match)) {
      // whoever sits here must first say who he is
      const viewer = (human(match, match.decision.side) && match.decision.side) || match.as || "";
      lookAs(viewer);
      match = await api.match(id);
      // when the game is over, everything lies open
      set({ viewer, veil: match.decision.kind === "over" ? null : viewer });
    }
    const game = state.games.find((g) => g.id === match.game) || null;
    const [chart, printed, log] = await Promise.all([
      state.chart && state.chartOf === match.game ? state.chart : api.chart(match.game).then(readChart),
      api.counters(match.game),
      api.log(id),
    ]);
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
    later(checkDice);
    if (settings.day && !location.hash && dayWaits(match, log)) openDay();
    if (settings.pace !== 100) tellPace();
  } catch (e) {
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
  tellPace();
  announce(times > 1 ? NOW_SLOWER : NOW_FASTER);
}

/** Tells the table how fast bots shall play, where one sits there. */
function tellPace() {
  const m = state.match;
  if (m && !m.watching && Object.keys(m.seats).some((s) => botPlays(m, s))) api.pace(m.id, settings.pace).catch(() => {});
}

/** @type {Map<string, number>} how many lines of its log each side at this screen has seen */
const read = new Map();

/**
 * What a side may know of what happened since it last sat here: attacks, dice and all that followed.
 * @param {import("../types.js").Match} match @param {import("../types.js").LogLine[]} log @param {string} side
 */
function meanwhile(match, log, side) {
  const from = read.get(side);
  if (from === undefined) return null;
  const events = log.slice(from).flatMap((l) => l.events);
  const fought = /** @type {import("../types.js").Fought | undefined} */ (events.findLast((e) => e.type === "fought"));
  const at = fought ? Math.max(0, events.indexOf(fought) - 1) : 0;
  const rolls = events.filter((e) => e.type === "rolled");
  if (!fought && !rolls.length) return null;
  return {
    when: stage(match),
    fought,
    rolls: fought ? events.slice(at).filter((e) => e.type === "rolled") : rolls,
    events,
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
  // where the same side sits down again, nothing is new to it
  if (state.viewer && state.viewer !== side) read.set(state.viewer, m.log?.lines ?? state.log.length);
  lookAs(side);
  try {
    const [match, log] = await Promise.all([api.match(m.id), api.log(m.id)]);
    // each side counts only the changes that it notices
    begin(match.revision);
    set({ ...CLEAR, match, log, viewer: side, veil: null, result: meanwhile(match, log, side) });
    const again = read.has(side);
    read.set(side, log.length);
    hear(m.id);
    prepare();
    checkDice();
    if (!state.result) lookAtMovers(match);
    // his own player-turn begins: what the enemy did is told as on any morning
    if (again && match.decision.part?.side === side && settings.day) openDay();
  } catch (e) {
    trouble(e);
  }
}

export function leaveMatch() {
  stop();
  set({ match: null, page: "lobby", replay: null, analysis: null, hint: null, attack: null, guide: -1 });
}
