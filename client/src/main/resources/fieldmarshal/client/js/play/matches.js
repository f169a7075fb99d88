// @ts-check
/** Coming to a table, changing seats at it, and leaving it. */
import { api, lookAs } from "../api.js";
import { readChart } from "../map/chart.js";
import { charts } from "./books.js";
import { prepare } from "./prepare.js";
import { announce, trouble } from "./table.js";
import { begin, hear, stop } from "./updates.js";
import { human, secret, set, state } from "../store.js";
import { NOW_FASTER, NOW_SLOWER } from "../words/table.js";

/** A table on which nothing has been picked, asked or shown. @type {Partial<import("../store.js").TableState>} */
const CLEAR = {
  replay: null,
  attack: null,
  result: null,
  reach: null,
  route: null,
  refusal: null,
  units: [],
  hex: null,
  overlay: null,
  overlayData: null,
  pick: {},
  legal: null,
  targets: [],
  drawer: null,
  thinking: null,
};

/** @param {string} id */
export async function openMatch(id) {
  stop();
  begin(-1);
  lookAs("");
  set({ ...CLEAR, page: "loading", match: null, veil: null, viewer: "", log: [], menu: false, cursor: null });
  try {
    let match = await api.match(id);
    if (secret(match)) {
      // whoever sits here must first say who he is
      const viewer = (human(match, match.decision.side) && match.decision.side) || match.as || "";
      lookAs(viewer);
      match = await api.match(id);
      set({ viewer, veil: viewer });
    }
    const game = state.games.find((g) => g.id === match.game) || null;
    const [chart, printed, log] = await Promise.all([
      state.chart && state.chartOf === match.game ? state.chart : api.chart(match.game).then(readChart),
      api.counters(match.game),
      api.log(id),
    ]);
    state.printed = new Map(printed.map((u) => [u.id, u]));
    state.chart = chart;
    state.chartOf = match.game;
    state.game = game;
    state.log = log;
    begin(match.revision);
    set({ page: "match", match, tab: "stack" });
    hear(id);
    prepare();
    charts(match.game);
    if (state.pace !== 100) tellPace();
  } catch (e) {
    set({ page: "lobby" });
    trouble(e);
  }
}

export const SLOWEST = 800,
  FASTEST = 12;

/** Bots shall wait so many times as long as now. @param {number} times */
export function setPace(times) {
  const pace = Math.max(FASTEST, Math.min(SLOWEST, Math.round(state.pace * times)));
  set({ pace });
  try {
    localStorage.setItem("pace", String(pace));
  } catch {
    // not kept
  }
  tellPace();
  announce(times > 1 ? NOW_SLOWER : NOW_FASTER);
}

/** Tells the table how fast bots shall play, where one sits there. */
function tellPace() {
  const m = state.match;
  if (m && Object.keys(m.seats).some((s) => !human(m, s))) api.pace(m.id, state.pace).catch(() => {});
}

/** The screen has changed hands: from now on the page sees what the side at it may see. */
export async function takeSeat() {
  const m = state.match,
    side = state.veil;
  if (!m || !side) return;
  lookAs(side);
  try {
    const [match, log] = await Promise.all([api.match(m.id), api.log(m.id)]);
    // each side counts only the changes that it notices
    begin(match.revision);
    set({ ...CLEAR, match, log, viewer: side, veil: null });
    hear(m.id);
    prepare();
  } catch (e) {
    trouble(e);
  }
}

export function leaveMatch() {
  stop();
  set({ match: null, page: "lobby", replay: null, attack: null, guide: -1 });
}
