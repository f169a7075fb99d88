// @ts-check
/** Puts the page together: lobby or table, keys, addresses. */
import * as play from "./play/play.js";
import { openPlan } from "./analysis/open.js";
import { api, line } from "./api.js";
import { Board } from "./board/board.js";
import { drawWaiting } from "./counters/sprites.js";
import { show } from "./dom.js";
import { checking } from "./dice/open.js";
import { dayFrom } from "./day/open.js";
import { stageFrom } from "./drama/open.js";
import { endFrom, openEnd } from "./end/open.js";
import { guide, watchGuide } from "./guide.js";
import { entry, isEntry, openEntry, whoAmI } from "./people/open.js";
import { loadLobby } from "./lobby/choices.js";
import { lobby } from "./lobby/lobby.js";
import { drawn } from "./lobby/pictures.js";
import { desk, deskComing } from "./page/desk.js";
import { offer } from "./page/fingers.js";
import { boardHost, loading, lobbyHost, panelHost, tableHost } from "./page/hosts.js";
import { listenToKeys } from "./page/keyboard.js";
import { toast, veil } from "./page/menu.js";
import { sceneOf } from "./page/scene.js";
import { table } from "./page/table.js";
import { place } from "./page/tips.js";
import { listenToClicks } from "./page/twice.js";
import { insets, opening } from "./page/view.js";
import { rulesDrawer } from "./panels/rules.js";
import { canDrag, click, dragStart, drop, inspect } from "./play/hands.js";
import { dress, typeArrived } from "./play/looks.js";
import { leaveMatch, openMatch } from "./play/matches.js";
import { loadOverlay } from "./play/overlaying.js";
import { hover } from "./play/pointing.js";
import { prepare } from "./play/prepare.js";
import { openReplay } from "./play/replay.js";
import { board, notice, setBoard } from "./play/table.js";
import { whenPosition } from "./play/updates.js";
import { MAP_KEYS } from "./words/table.js";
import { hexOf, onRender, rendering, set, state, learn } from "./store.js";

/** @type {import("./map/chart.js").Chart | null} the map that the board shows */
let boardChart = null;

/** The match that the board was last opened for. */
let boardMatch = "";

function render() {
  loading.hidden = state.page !== "loading";
  loading.style.display = state.page === "loading" ? "" : "none";
  lobbyHost.hidden = state.page !== "lobby" && state.page !== "enter";
  tableHost.hidden = state.page !== "match";
  if (state.page === "lobby") {
    show(lobbyHost, [lobby(), rulesDrawer(), desk(), toast()]);
    drawWaiting();
  } else if (state.page === "enter") {
    show(lobbyHost, [entry(), toast()]);
  } else if (state.page === "match" && state.chart && state.match) renderTable(state.chart, state.match);
}

/** @param {import("./map/chart.js").Chart} chart @param {import("./types.js").Match} match */
function renderTable(chart, match) {
  lay(chart, match);
  // while the screen changes hands, nothing is on the table
  boardHost.style.visibility = state.veil ? "hidden" : "";
  if (state.veil) {
    show(panelHost, [veil(), toast()]);
    return;
  }
  insets();
  const before = board ? board.insets.right : 0;
  show(panelHost, table());
  drawWaiting();
  insets();
  if (board && board.insets.right < before) board.rehold();
  watchGuide();
  place();
  follow();
  board?.show(sceneOf(state));
  document.title = `${state.game ? state.game.title : "Field Marshal"}: turn ${match.state.turn}`;
}

/** Lays the map of the match on the table. @param {import("./map/chart.js").Chart} chart @param {import("./types.js").Match} match */
function lay(chart, match) {
  if (boardChart !== chart) {
    board?.destroy();
    boardChart = chart;
    setBoard(new Board(boardHost, chart, { click, several: offer, inspect, hover, canDrag, dragStart, drop }));
    board?.canvas.setAttribute("aria-label", MAP_KEYS);
    boardMatch = "";
    dress();
  }
  if (boardMatch === match.id) return;
  // a table of its own: nothing of the match before travels here, and the eye begins where its counters are
  boardMatch = match.id;
  board?.clear();
  insets();
  opening();
}

let followed = -1;

/** How long the open log is; 0 where it is closed. */
let read = 0;

/** A log that is opened, or grows, shows its last line. */
function readOn() {
  const length = state.drawer === "sheet" && state.sheet === "log" && !state.printing ? state.log.length : 0,
    box = length && length !== read ? document.getElementById("sheetscroll") : null;
  if (box) box.scrollTop = box.scrollHeight;
  read = length;
}

/** Keeps the line of a replay in sight. */
function follow() {
  const r = state.replay;
  if (!r) {
    followed = -1;
    readOn();
    return;
  }
  if (r.line === followed) return;
  followed = r.line;
  const box = document.getElementById("replaylog"),
    cur = box?.querySelector(".cur");
  if (box && cur) box.scrollTop += cur.getBoundingClientRect().top - box.getBoundingClientRect().top - box.clientHeight * 0.55;
}

document.addEventListener("pointerdown", (e) => {
  if (state.menu && !(/** @type {HTMLElement} */ (e.target).closest(".menu, [aria-label='Menu']"))) set({ menu: false });
});

async function route() {
  const m = location.pathname.match(/^\/match\/([^/]+)/);
  try {
    const me = await (state.me || whoAmI());
    if (isEntry(location.pathname) || !me.known) return await openEntry();
  } catch (e) {
    notice(e instanceof Error ? e.message : String(e));
  }
  if (!state.games.length) {
    try {
      learn(await api.games());
    } catch (e) {
      notice(e instanceof Error ? e.message : String(e));
    }
  }
  if (m) {
    await openMatch(decodeURIComponent(m[1]));
    if (state.page === "lobby") {
      // there is no such match: the notice says so, and the lobby has the others
      history.replaceState(null, "", "/");
      await loadLobby();
      return;
    }
    if (location.hash === "#guide") await guide(true);
    if (location.hash === "#plan") await openPlan();
    if (location.hash === "#end" && state.match?.decision.kind === "over") await openEnd();
    const line = location.hash.match(/^#line=(\d+)/);
    if (line) openReplay(Number(line[1]));
  } else {
    leaveMatch();
    await loadLobby();
  }
}

window.addEventListener("popstate", route);

window.addEventListener("resize", () => set());

dress();

// pages that are seen later than the table are fetched later
dayFrom(() => import("./day/page.js"));

endFrom(() => import("./end/page.js"));

stageFrom(() => import("./drama/perform.js"));

onRender(render);

whenPosition(prepare);

whenPosition(() => {
  if (state.overlay) loadOverlay();
});

listenToKeys();

listenToClicks();

/** For whoever tests or tinkers: the state, the hands, the map, and where a hex is on the screen. */
/** @type {any} */
(window).fieldMarshal = {
  state,
  play,
  /** Nothing is on its way any more: no question, no counter, no zoom, no drawing. */
  get settled() {
    return (
      state.page !== "loading" &&
      !state.busy &&
      !line.open &&
      !deskComing() &&
      !checking() &&
      !rendering() &&
      !document.querySelector("canvas[data-painting]") &&
      !document.getAnimations().some((a) => a.playState === "running" && a.timeline === document.timeline) &&
      (state.page === "lobby" || state.page === "enter" || (!!board && !board.glide && !board.travels.length && !board.asked))
    );
  },
  drawn,
  /** Makes the picture of a card, for those who keep it. @type {typeof import("./lobby/make.js").makeCard} */
  makeCard: (...how) => import("./lobby/make.js").then((m) => m.makeCard(...how)),
  get board() {
    return board;
  },
  /** Whether the middle of a hex lies on the drawn part of the map. @param {string} n */
  inSight(n) {
    const hx = hexOf(n);
    if (!hx || !board) return false;
    const p = board.toScreen(hx.x, hx.y),
      r = board.canvas.getBoundingClientRect();
    return p.x >= 0 && p.y >= 0 && p.x <= r.width && p.y <= r.height;
  },
  /** @param {string} n */
  where(n) {
    const hx = hexOf(n);
    if (!hx || !board) return null;
    const p = board.toScreen(hx.x, hx.y),
      r = board.canvas.getBoundingClientRect();
    return { x: p.x + r.left, y: p.y + r.top };
  },
};

document.fonts?.ready.then(typeArrived);

Promise.all(
  [
    "700 20px 'Barlow Condensed'",
    "600 20px 'Barlow Condensed'",
    "400 20px 'Old Standard TT'",
    "italic 400 20px 'Old Standard TT'",
    "700 20px 'Old Standard TT'",
  ].map((f) => document.fonts?.load(f)),
).then(typeArrived, () => {});

route();
