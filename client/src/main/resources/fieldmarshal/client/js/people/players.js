// @ts-check
/** Who plays a match, and the links that let others in. */
import { api } from "../api.js";
import { deskFrame } from "../desk/frame.js";
import { h } from "../dom.js";
import { openMatch } from "../play/matches.js";
import { board, trouble } from "../play/table.js";
import { hexOf, set, sideName, state } from "../store.js";
import * as say from "../words/people.js";
import { people } from "./ask.js";
import { answer, hearTalk, ownSide, talk } from "./seats.js";

export { style } from "./enter.js";

/** The links that were made while this page was open, by side; that to watch by "". @type {Map<string, string>} */
const links = new Map();

/** @type {import("./ask.js").Link[]} */
let out = [];
let outOf = "";
let copied = "";

/** @param {string} id */
async function refresh(id) {
  try {
    const fresh = await api.match(id);
    out = fresh.owner ? await people.links(id) : [];
    if (state.match?.id === id) state.match = { ...state.match, company: fresh.company, yours: fresh.yours, apart: fresh.apart };
  } catch (e) {
    trouble(e);
  }
  set();
}

/** @param {string} id @param {() => Promise<unknown>} f */
async function attempt(id, f) {
  try {
    await f();
  } catch (e) {
    trouble(e);
  }
  await refresh(id);
}

/** @param {string} id @param {string | null} side */
const invite = (id, side) => attempt(id, async () => links.set(side || "", (await people.invite(id, side)).link));

/** @param {string} link */
async function copy(link) {
  try {
    await navigator.clipboard.writeText(link);
    copied = link;
  } catch {
    /** @type {HTMLInputElement | null} */ (document.querySelector(".link > .find"))?.select();
  }
  set();
}

/** A link as it was made, to be sent. @param {string} side @param {string} about */
function shown(side, about) {
  const link = links.get(side);
  if (!link) return null;
  return h(
    "div.link",
    { "data-key": "link" + side },
    h("input.find", { type: "text", readonly: true, value: link, "aria-label": about, id: "link-" + (side || "watch") }),
    h("button.btn.q.small", { type: "button", onclick: () => copy(link) }, copied === link ? say.COPIED : say.COPY),
    h("small", null, about),
  );
}

/** @param {string} id @param {string} side @param {import("../types.js").SeatOf} seat @param {boolean} owner */
function seatRow(id, side, seat, owner) {
  const mayInvite = owner && (seat.free || (!state.me?.host && !seat.name));
  const maySit = seat.free && state.match?.company?.access === "open";
  const sit = () => attempt(id, () => people.sit(id, side)).then(() => openMatch(id));
  return h(
    "div.setrow",
    { "data-key": "seat" + side, id: "seat-" + side },
    h("i.flag", { class: seat.yours ? "yours" : "" }),
    h(
      "div.w",
      null,
      h("span.eyebrow", null, sideName(side)),
      h("b", null, seat.yours ? say.YOU : seat.free ? say.FREE : seat.name || say.SOMEBODY),
      !seat.yours && seat.name && talk.match === id ? presence(talk.here.includes(side)) : null,
      seat.yours && seat.name ? h("small", null, seat.name) : seat.yours ? h("small", null, say.HERE) : null,
    ),
    maySit ? h("button.btn.small", { type: "button", id: "sit-" + side, onclick: sit }, say.SIT) : null,
    mayInvite
      ? h("button.btn.q.small", { type: "button", id: "invite-" + side, onclick: () => invite(id, side) }, say.INVITE)
      : null,
    mayInvite ? shown(side, say.LINK_ONCE) : null,
  );
}

/** @param {boolean} here */
const presence = (here) => h("small.presence", { class: here ? "here" : "" }, here ? say.IS_HERE : say.IS_AWAY);

/** Four figures that are a hex become a way to it. @param {string} message */
function linked(message) {
  return message.split(/\b(\d{4})\b/).map((part, i) =>
    i % 2 && hexOf(part)
      ? h("button.hexlink", { type: "button", onclick: () => (set({ drawer: null, hex: part }), board?.reveal(part)) }, part)
      : part,
  );
}

/** @param {import("../types.js").Match} m */
function talking(m) {
  if (!m.apart || m.watching) return null;
  talk.read = talk.chat.at(-1)?.number || talk.read;
  const send = () => {
    const input = /** @type {HTMLInputElement | null} */ (document.getElementById("say"));
    const text = input?.value.trim();
    if (!input || !text) return;
    input.value = "";
    people.say(m.id, text).then(hearTalk, trouble);
  };
  const offer = (/** @type {string} */ kind) => people.offer(m.id, ownSide(m), kind).then(hearTalk, trouble);
  const own = talk.offers.filter((o) => m.yours?.includes(o.side));
  const over = m.decision.kind === "over";
  return h(
    "div.setbox.talk",
    { "data-key": "talk" },
    h("div.eyebrow", null, say.TALK),
    h(
      "div.chat",
      { role: "log", "aria-label": say.TALK, tabindex: "0" },
      talk.chat.length
        ? talk.chat.map((c) => h("p", { "data-key": "c" + c.number }, h("b", null, c.yours ? say.YOU : c.name || ""), " ", linked(c.text)))
        : h("p.muted", null, say.NOBODY_SAID),
    ),
    h(
      "div.row",
      null,
      h("input.find", {
        id: "say",
        type: "text",
        maxlength: 500,
        "aria-label": say.SAY,
        placeholder: say.SAY,
        onkeydown: (/** @type {KeyboardEvent} */ e) => e.key === "Enter" && send(),
      }),
      h("button.btn.blue.small", { type: "button", id: "send", onclick: send }, say.SEND),
    ),
    own.map((o) =>
      h(
        "p",
        { "data-key": "own" + o.kind },
        say.YOU_OFFERED[o.kind],
        " ",
        h("button.hexlink", { type: "button", onclick: () => answer(o, false) }, say.WITHDRAW),
      ),
    ),
    over
      ? null
      : h(
          "div.row.offers",
          null,
          h("button.btn.q.small", { type: "button", id: "offer-draw", onclick: () => offer("draw") }, say.OFFER_DRAW),
          h("button.btn.q.small", { type: "button", id: "ask-back", onclick: () => offer("take-back") }, say.ASK_BACK),
        ),
  );
}

/** What spectators see of hidden units: as both players want. @param {import("../types.js").Match} m */
function spectators(m) {
  const late = m.company?.late;
  if (!late || !m.apart || !m.hidden) return null;
  if (m.watching) return m.late ? h("p", { "data-key": "late", id: "late" }, say.youSeeLate(m.late)) : null;
  const as = ownSide(m),
    wish = late.wishes[as] || 0;
  const other = Object.entries(late.wishes).find(([side, turns]) => side !== as && turns !== wish);
  return h(
    "div.setbox",
    { "data-key": "late" },
    h("div.eyebrow", null, say.WATCHERS_MAY_SEE),
    h(
      "div.oneof",
      { role: "group", "aria-label": say.WATCHERS_MAY_SEE },
      say.LATE.map((words, turns) =>
        h(
          "button",
          {
            type: "button",
            id: "late-" + turns,
            "aria-pressed": String(turns === wish),
            onclick: () => attempt(m.id, () => people.late(m.id, as, turns)),
          },
          words,
        ),
      ),
    ),
    h("small", null, late.turns ? say.LATE_AGREED : wish ? say.LATE_ALONE : other ? say.lateWished(sideName(other[0])) : say.LATE_BOTH),
  );
}

/** @param {string} id @param {string} now */
function access(id, now) {
  return h(
    "div.setbox",
    null,
    h("div.eyebrow", null, say.WHO_MAY_COME),
    h(
      "div.oneof",
      { role: "group", "aria-label": say.WHO_MAY_COME },
      Object.entries(say.ACCESS).map(([word, [title]]) =>
        h(
          "button",
          { type: "button", "aria-pressed": String(word === now), onclick: () => attempt(id, () => people.access(id, word)) },
          title,
        ),
      ),
    ),
    h("small", null, say.ACCESS[now]?.[1] || ""),
  );
}

/** @param {string} id */
function outstanding(id) {
  if (!out.length) return null;
  /** @type {Intl.DateTimeFormatOptions} */
  const form = { day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" };
  const when = (/** @type {string} */ t) => new Date(t).toLocaleString("en-GB", form);
  return h(
    "div.setbox",
    { "data-key": "out" },
    h("div.eyebrow", null, say.OUT),
    out.map((l) =>
      h(
        "div.setrow",
        { "data-key": l.id },
        h("div.w", null, h("b", null, l.side ? sideName(l.side) : say.TO_WATCH), h("small", null, say.made(when(l.made)))),
        h(
          "button.btn.q.small",
          { type: "button", onclick: () => (links.delete(l.side || ""), attempt(id, () => people.revoke(id, l.id))) },
          say.REVOKE,
        ),
      ),
    ),
  );
}

/** @returns {HTMLElement} */
export function playersPage() {
  const m = state.match,
    c = m?.company;
  if (m && outOf !== m.id) {
    outOf = m.id;
    out = [];
    links.clear();
    refresh(m.id);
  }
  if (!m || !c) return deskFrame("players", say.PLAYERS, say.ABOUT_PLAYERS, null);
  return deskFrame(
    "players",
    say.PLAYERS,
    say.ABOUT_PLAYERS,
    h(
      "div.players",
      null,
      Object.entries(c.seats).map(([side, seat]) => seatRow(m.id, side, seat, c.owner)),
      talking(m),
      spectators(m),
      c.owner
        ? [
            h(
              "div.setrow",
              { "data-key": "watchers" },
              h(
                "div.w",
                null,
                h("b", null, say.SPECTATORS),
                h("small", null, [say.WATCHERS_SEE, say.watching(talk.watchers)].filter(Boolean).join(" ")),
              ),
              h("button.btn.q.small", { type: "button", id: "invite-watch", onclick: () => invite(m.id, null) }, say.INVITE),
              shown("", say.LINK_WATCH),
            ),
            outstanding(m.id),
            state.me?.host ? access(m.id, c.access) : null,
          ]
        : null,
    ),
  );
}
