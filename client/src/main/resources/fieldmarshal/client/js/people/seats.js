// @ts-check
/** The players elsewhere: who plays what nobody at this screen plays, what they say and offer. */
import { api, call } from "../api.js";
import { h } from "../dom.js";
import { trouble } from "../play/table.js";
import { human, set, sideName, state } from "../store.js";
import * as say from "../words/opening.js";

/** @typedef {{number: number, name: string | null, yours: boolean, text: string, at: string}} Said */
/** @typedef {{kind: string, side: string}} Offer */

/** What players say to each other at the match that is shown. */
export const talk = {
  match: "",
  /** @type {Said[]} */
  chat: [],
  /** @type {Offer[]} */
  offers: [],
  /** @type {string[]} sides whose pages are open */
  here: [],
  watchers: 0,
  read: 0,
};

const m = (/** @type {string} */ id) => "/api/matches/" + encodeURIComponent(id);

/** Who sits where may have changed, and somebody may have said something. */
export async function hearTalk() {
  const id = state.match?.id;
  if (!id) return;
  try {
    const fresh = await api.match(id);
    if (state.match?.id !== id) return;
    state.match = { ...state.match, company: fresh.company, yours: fresh.yours, apart: fresh.apart };
    if (talk.match !== id) Object.assign(talk, { match: id, chat: [], offers: [], here: [], watchers: 0, read: -1 });
    if (fresh.apart && !fresh.watching) {
      const t = await call(m(id) + "/talk?after=" + (talk.chat.at(-1)?.number || 0));
      if (talk.match !== id) return;
      const known = new Set(talk.chat.map((c) => c.number));
      talk.chat = [...talk.chat, ...t.chat.filter((/** @type {Said} */ c) => !known.has(c.number))];
      Object.assign(talk, { offers: t.offers, here: t.here, watchers: t.watchers });
      // what was said before the page was opened is no news
      if (talk.read < 0) talk.read = talk.chat.at(-1)?.number || 0;
    }
    set();
  } catch {
    // the next word brings it
  }
}

/** How many words of others nobody here has read. */
const unread = () => (state.drawer === "players" ? 0 : talk.chat.filter((c) => !c.yours && c.number > talk.read).length);

/** The side at this screen that talks and answers. @param {import("../types.js").Match} match */
export const ownSide = (match) => (human(match, match.decision.side) ? match.decision.side : match.yours?.[0]) || "";

/** Leads to the players, where others play. @param {import("../types.js").Match} match */
export function playersButton(match) {
  if (!match.apart) return null;
  const n = talk.match === match.id ? unread() : 0;
  const open = () => set({ drawer: state.drawer === "players" ? null : "players", menu: false });
  return h(
    "button.btn.q.inline",
    { type: "button", id: "players", "aria-label": say.playersNews(n), onclick: open },
    say.PLAYERS_SHORT,
    n ? h("b.news", null, String(n)) : null,
  );
}

/** Answers an offer of the other side, or withdraws one's own. @param {Offer} offer @param {boolean} yes */
export async function answer(offer, yes) {
  const match = state.match;
  if (!match) return;
  try {
    await call(m(match.id) + "/offers/answer", { as: ownSide(match), kind: offer.kind, yes });
  } catch (e) {
    trouble(e);
  }
  await hearTalk();
}

/** What the other side offers, with two buttons. @param {import("../types.js").Match} match */
export function offerBanner(match) {
  if (talk.match !== match.id || match.watching) return null;
  const offer = talk.offers.find((o) => !human(match, o.side));
  if (!offer || match.decision.kind === "over") return null;
  return h(
    "div.toast",
    { "data-key": "offer", role: "alert" },
    h("span", null, say.offered(offer.kind, elsewhere(match, offer.side) || sideName(offer.side))),
    h("button.btn.small", { type: "button", id: "agree", onclick: () => answer(offer, true) }, say.AGREE),
    h("button.btn.q.small", { type: "button", id: "decline", onclick: () => answer(offer, false) }, say.DECLINE),
  );
}

/** Whether a bot plays a side. @param {import("../types.js").Match} m @param {string | null} side */
export function botPlays(m, side) {
  return !!side && !!m.players[side]?.bot;
}

/**
 * The name of somebody elsewhere who plays a side; empty where nobody does.
 * @param {import("../types.js").Match} m @param {string | null} side
 */
export function elsewhere(m, side) {
  return (side && !human(m, side) && m.company?.seats[side]?.name) || "";
}
