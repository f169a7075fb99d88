// @ts-check
/** The account of whoever sits here: name, ways to come back, going out. */
import { deskFrame } from "../desk/frame.js";
import { h } from "../dom.js";
import { set, state } from "../store.js";
import { ABOUT as ABOUT_NOTICES, NOTICES } from "../words/notices.js";
import { ABOUT as ABOUT_DICE, STATISTICS as ALL_DICE } from "../words/statistics.js";
import * as say from "../words/people.js";
import { people } from "./ask.js";
import { makeKey } from "./keys.js";
import { whoAmI } from "./open.js";

export { style } from "./enter.js";

/** What is told under the ways to come back. */
let told = "";

/** @param {() => Promise<string>} f what is told when it is done */
async function attempt(f) {
  try {
    told = await f();
    await whoAmI();
  } catch (e) {
    told = e instanceof DOMException ? say.NO_PASSKEY : e instanceof Error ? e.message : String(e);
  }
  set();
}

/** @param {string} id */
const valueOf = (id) => /** @type {HTMLInputElement | null} */ (document.getElementById(id))?.value.trim() || "";

/** @param {string} id @param {string} label @param {string} value @param {string} type */
const input = (id, label, value, type) => h("input.find", { id, type, value, "aria-label": label, maxlength: 254 });

/** @param {string} title @param {string} about @param {import("../dom.js").Child} act */
const row = (title, about, act) => h("div.setrow", null, h("div.w", null, h("b", null, title), h("small", null, about)), act);

/** @param {string} id @param {string} words @param {() => void} onclick */
const button = (id, words, onclick) => h("button.btn.q.small", { type: "button", id, onclick }, words);

/** @param {boolean} everywhere */
const leave = (everywhere) => attempt(() => people.leave(everywhere).then(() => (location.assign("/"), "")));

/** @returns {HTMLElement} */
export function accountPage() {
  const p = state.me?.person;
  const rename = () => attempt(() => people.rename(valueOf("myname")).then(() => ""));
  const mail = () => attempt(() => people.giveMail(valueOf("mymail")).then(() => say.LINK_SENT));
  const key = () => attempt(() => makeKey().then(() => say.PASSKEY_ADDED));
  return deskFrame(
    "account",
    say.ACCOUNT,
    say.ABOUT_ACCOUNT,
    h(
      "div.account",
      null,
      p?.kind === "guest" ? h("p", null, say.GUEST) : null,
      h("div.setrow", null, input("myname", say.NAME, p?.name || "", "text"), button("keepname", say.KEEP, rename)),
      state.me?.passkeys ? row(say.PASSKEY, say.PASSKEY_MEANS, button("addkey", say.ADD_PASSKEY, key)) : null,
      state.me?.mail
        ? h(
            "div.setrow",
            null,
            h("div.w", null, h("b", null, say.MAIL), h("small", null, p?.mail || say.MAIL_MEANS)),
            input("mymail", say.MAIL, "", "email"),
            button("sendmail", say.SEND_LINK, mail),
          )
        : null,
      row(NOTICES, ABOUT_NOTICES, button("notices", NOTICES, () => set({ drawer: "notices" }))),
      row(ALL_DICE, ABOUT_DICE, button("statistics", ALL_DICE, () => set({ drawer: "statistics" }))),
      told ? h("p", { role: "status", id: "told" }, told) : null,
      h(
        "div.setrow",
        null,
        h("div.w", null, h("small", null, say.SIGN_OUT_MEANS)),
        button("leaveall", say.SIGN_OUT_EVERYWHERE, () => leave(true)),
        button("leave", say.SIGN_OUT, () => leave(false)),
      ),
    ),
  );
}
