// @ts-check
/** Pages that few open: settings, dice and the list of keys. They are fetched when somebody asks for them. */
import { later, set, state } from "../store.js";

/** @typedef {() => HTMLElement} Page */

/** How a page is fetched. @type {Record<string, () => Promise<Page>>} */
const FETCH = {
  setup: () => import("../lobby/setup.js").then((m) => m.setupPage),
  settings: () => import("../desk/settings.js").then((m) => m.settingsPage),
  resign: () => import("../desk/ask.js").then((m) => m.resignPage),
  rename: () => import("../desk/ask.js").then((m) => m.renamePage),
  delete: () => import("../desk/ask.js").then((m) => m.deletePage),
  dice: () => import("../dice/page.js").then((m) => m.style().then(() => m.dicePage)),
  statistics: () => import("../dice/host.js").then((m) => m.style().then(() => m.statisticsPage)),
  notes: () => import("../desk/notes.js").then((m) => m.notesPage),
  standing: () => import("../desk/standing.js").then((m) => m.standingPage),
  players: () => import("../people/players.js").then((m) => m.style().then(() => m.playersPage)),
  clock: () => import("../clocks/page.js").then((m) => m.clockPage),
  notices: () => import("../notices/page.js").then((m) => m.noticesPage),
  account: () => import("../people/account.js").then((m) => m.style().then(() => m.accountPage)),
  data: () => import("../desk/data.js").then((m) => m.dataPage),
  help: () => import("../desk/help.js").then((m) => m.helpPage),
};

/** @type {Map<string, Page | null>} pages that are there, or on their way */
const pages = new Map();

/** The page that was seen last: it stays until the one to which a player goes from it is there. */
let seen = "";

/** Pages that ask something: nothing else is done until they are answered. */
const QUESTIONS = new Set(["resign", "rename", "delete"]);

export const questionOpen = () => QUESTIONS.has(state.drawer || "");

/** The keys are for what a question asks: its field, or the button that does nothing. */
function answerFirst() {
  const el = document.getElementById("newname") || document.getElementById("no");
  if (el instanceof HTMLElement) el.focus();
  if (el instanceof HTMLInputElement) el.select();
}

/** The page that is open, as soon as it is there. */
export function desk() {
  const id = state.drawer || "";
  if (!(id in FETCH)) {
    seen = "";
    return null;
  }
  const page = pages.get(id);
  if (page) {
    if (seen !== id && questionOpen()) later(answerFirst);
    seen = id;
    return page();
  }
  if (page === undefined) {
    pages.set(id, null);
    FETCH[id]().then(
      (made) => (pages.set(id, made), set()),
      () => (pages.delete(id), set({ drawer: null })),
    );
  }
  return pages.get(seen)?.() ?? null;
}

/** Whether the page that is open is still on its way. */
export function deskComing() {
  const id = state.drawer || "";
  return id in FETCH && !pages.get(id);
}
