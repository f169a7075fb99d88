// @ts-check
/** Coming in: by mail, by a passkey, by a link to a seat or to a place to watch from. */
import { h } from "../dom.js";
import { set, state } from "../store.js";
import { NAME } from "../words/table.js";
import * as say from "../words/people.js";
import { people } from "./ask.js";
import { useKey } from "./keys.js";

/** @type {Promise<void> | null} */
let styled = null;

/** The style of pages about people, fetched with them. */
export function style() {
  styled ??= new Promise((done) => {
    const link = h("link", { rel: "stylesheet", href: "/css/people.css" });
    link.onload = link.onerror = () => done();
    document.head.append(link);
  });
  return styled;
}

/** What the page shows. */
const entry = {
  token: "",
  sent: false,
  fault: "",
  /** @type {import("./ask.js").Invitation | null} */
  invitation: null,
  /** @type {import("./ask.js").SignIn | null} */
  link: null,
};

/** Reads the link by which somebody came; what stands after # is never sent with a page. */
export async function prepare() {
  const token = location.hash.slice(1);
  Object.assign(entry, { token, sent: false, fault: "", invitation: null, link: null });
  document.title = NAME;
  if (!token) return;
  try {
    if (location.pathname === "/sign-in") entry.link = await people.lookAtLink(token);
    else entry.invitation = await people.look(token);
  } catch (e) {
    entry.fault = e instanceof Error ? e.message : String(e);
  }
}

/** @param {() => Promise<unknown>} f */
async function attempt(f) {
  entry.fault = "";
  try {
    await f();
  } catch (e) {
    entry.fault = e instanceof Error ? e.message : String(e);
  }
  set();
}

/** Goes on to a page of the server as whoever he is now. @param {string} path */
const go = (path) => location.assign(path);

/** @param {string} id */
const valueOf = (id) => /** @type {HTMLInputElement | null} */ (document.getElementById(id))?.value.trim() || "";

/** @param {string} id @param {string} label @param {string} type @param {() => void} enter */
function field(id, label, type, enter) {
  const onkeydown = (/** @type {KeyboardEvent} */ e) => e.key === "Enter" && enter();
  const complete = type === "email" ? "email" : "nickname";
  return h(
    "label.field",
    { "data-key": id },
    h("span.eyebrow", null, label),
    h("input.find", { id, type, maxlength: type === "email" ? 254 : 40, autocomplete: complete, onkeydown }),
  );
}

/** @returns {HTMLElement} */
export function enterPage() {
  return h(
    "main.enter",
    { "data-key": "enter" },
    h(
      "section.panel.paper",
      { "aria-labelledby": "enterhead" },
      h("p.eyebrow", null, NAME),
      body(),
      entry.fault ? h("p.fault", { role: "alert", id: "fault" }, entry.fault) : null,
    ),
  );
}

function body() {
  if (entry.invitation) return invited(entry.invitation);
  if (entry.link) return byLink(entry.link);
  if (entry.token) return h("h1", { id: "enterhead" }, location.pathname === "/sign-in" ? say.SIGN_IN : say.SOMEBODY);
  return state.me?.host ? signIn() : [h("h1", { id: "enterhead" }, say.SIGN_IN), h("p", null, say.NEEDS_LINK)];
}

function signIn() {
  const send = () => attempt(() => people.askByMail(valueOf("mail")).then(() => (entry.sent = true)));
  const key = () =>
    attempt(() =>
      useKey().then(
        () => go("/"),
        (e) => {
          throw e instanceof DOMException ? new Error(say.NO_PASSKEY) : e;
        },
      ),
    );
  return [
    h("h1", { id: "enterhead" }, say.SIGN_IN),
    h("p", null, say.WHAT_FOR),
    entry.sent
      ? h("p.sent", { role: "status", id: "sent" }, say.LINK_SENT)
      : state.me?.mail
        ? [field("mail", say.MAIL, "email", send), h("button.btn", { type: "button", id: "send", onclick: send }, say.SEND_LINK)]
        : null,
    state.me?.passkeys ? h("button.btn.q", { type: "button", id: "passkey", onclick: key }, say.BY_PASSKEY) : null,
  ];
}

/** Who is somebody here already is asked first: a stranger may have sent him the link. @param {import("./ask.js").SignIn} link */
function byLink(link) {
  const here = link.here;
  const who = [link.name, link.mail].filter(Boolean).join(", ");
  const enter = () => attempt(() => people.enterByLink(entry.token, !!here).then(() => go("/")));
  return [
    h("h1", { id: "enterhead" }, say.SIGN_IN),
    here
      ? [
          h("p", { id: "instead" }, say.youAre(here.name), " ", say.linkIsFor(who)),
          h("p", null, here.kind === "guest" ? say.SEATS_GO : say.SEATS_STAY),
          h("button.btn", { type: "button", id: "stay", onclick: () => go("/") }, say.stay(here.name)),
          h("button.btn.q", { type: "button", id: "enter", onclick: enter }, say.signInAs(who)),
        ]
      : [h("p", null, say.LINK_SIGNS_IN), h("button.btn", { type: "button", id: "enter", onclick: enter }, say.COME_IN)],
  ];
}

/** @param {import("./ask.js").Invitation} i */
function invited(i) {
  const enter = () =>
    attempt(() => people.enter(entry.token, valueOf("name")).then((a) => go("/match/" + encodeURIComponent(a.match))));
  const by = i.by || say.SOMEBODY;
  return [
    h("h1", { id: "enterhead" }, i.name),
    i.name === i.title ? null : h("p.muted", null, i.title),
    h("p", null, i.sideName ? say.invitesTo(by, i.sideName) : say.invitesToWatch(by)),
    i.side ? null : h("p.muted", null, say.HIDDEN_TO_WATCHERS),
    i.known ? null : field("name", say.YOUR_NAME, "text", enter),
    h("button.btn", { type: "button", id: "enter", onclick: enter }, i.side ? say.TAKE_SEAT : say.WATCH),
  ];
}
