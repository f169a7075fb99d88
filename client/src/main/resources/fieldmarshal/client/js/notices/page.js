// @ts-check
/** Which notices a player gets, and where. */
import { call } from "../api.js";
import { deskFrame } from "../desk/frame.js";
import { h } from "../dom.js";
import { notice } from "../play/table.js";
import { set } from "../store.js";
import { date } from "../words/clocks.js";
import * as say from "../words/notices.js";
import { endpointHere, forgetHere, showHere } from "./push.js";

/**
 * @typedef {object} Wish
 * @property {string | null} address @property {boolean} mail @property {number | null} digest @property {boolean} push
 * @property {string | null} webhook @property {string} key @property {{endpoint: string}[]} browsers
 * @property {{channel: string, made: string, why: string, again: string | null}[]} failed
 */

/** @type {Wish | null} */
let wish = null;

let asked = false,
  here = "";

async function load() {
  asked = true;
  try {
    [wish, here] = await Promise.all([call("/api/me/notices"), endpointHere()]);
    set();
  } catch (e) {
    notice(e instanceof Error ? e.message : String(e));
  }
}

/** Does something, says what came of it, and reads anew what is kept. @param {() => Promise<unknown>} f @param {string} done */
async function attempt(f, done) {
  try {
    await f();
    notice(done);
  } catch (e) {
    notice(e instanceof Error ? e.message : String(e));
  }
  await load();
}

/** @param {Partial<Wish>} change */
function keep(change) {
  if (!wish) return;
  const { mail, digest, push, webhook } = { ...wish, ...change };
  const body = { mail, push, ...(digest === null ? {} : { digest }), ...(webhook ? { webhook } : {}) };
  attempt(() => call("/api/me/notices", body), say.KEPT);
}

/** @returns {HTMLElement} */
export function noticesPage() {
  if (!asked) load();
  return deskFrame("notices", say.NOTICES, say.ABOUT, wish ? body(wish) : h("p.muted", null, say.WAIT));
}

/** @param {string} title @param {string} about @param {import("../dom.js").Child} act */
const row = (title, about, act) => h("div.setrow", null, h("span.w", null, h("b", null, title), h("small", null, about)), act);

/** @param {string} id @param {boolean} on @param {(on: boolean) => void} go */
function choice(id, on, go) {
  const one = (/** @type {boolean} */ v, /** @type {string} */ words) =>
    h("button", { type: "button", "data-set": `${id}-${v ? "on" : "off"}`, "aria-pressed": String(on === v), onclick: () => go(v) }, words);
  return h("div.oneof", { role: "group", "aria-label": id }, one(true, say.ON), one(false, say.OFF));
}

/** @param {Wish} w */
function body(w) {
  const shown = !!here && w.browsers.some((b) => b.endpoint === here);
  return h(
    "section.setbox",
    null,
    row(say.MAIL, say.toAddress(w.address), choice("mail", w.mail, (mail) => keep({ mail }))),
    row(say.DIGEST, say.DIGEST_MEANS, hours(w)),
    row(
      say.BROWSER,
      say.BROWSER_MEANS,
      choice("push", shown, (on) => attempt(() => (on ? showHere(w.key) : forgetHere()), say.KEPT)),
    ),
    row(say.WEBHOOK, say.WEBHOOK_MEANS, hook(w)),
    h("button.btn.q.small", { type: "button", id: "try-notice", onclick: trial }, say.TRY),
    w.failed.length ? h("div.eyebrow", null, say.FAILED) : null,
    w.failed.map((f) => h("p.muted", null, say.failed(f.channel, date(f.made), f.why, f.again ? date(f.again) : ""))),
  );
}

const trial = () => attempt(() => call("/api/me/notices/trial", {}), say.SENT);

/** The hour of the letter of the day, told by the clock of this machine. @param {Wish} w */
function hours(w) {
  const words = (/** @type {number} */ utc) => {
    const d = new Date();
    d.setUTCHours(utc, 0, 0, 0);
    return say.at(d.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" }));
  };
  const read = (/** @type {string} */ v) => (v === "" ? null : Number(v));
  const change = (/** @type {import("../dom.js").InputEvent} */ e) => keep({ digest: read(e.target.value) });
  return h(
    "select",
    { id: "digest", "aria-label": say.DIGEST, value: w.digest === null ? "" : String(w.digest), onchange: change },
    h("option", { value: "", selected: w.digest === null }, say.SINGLE),
    [...Array(24).keys()].map((n) => h("option", { value: String(n), selected: w.digest === n }, words(n))),
  );
}

/** @param {Wish} w */
function hook(w) {
  const value = () => /** @type {HTMLInputElement | null} */ (document.getElementById("webhook"))?.value.trim() || "";
  return h(
    "span.row",
    null,
    h("input.find", { id: "webhook", type: "url", value: w.webhook || "", "aria-label": say.WEBHOOK, maxlength: 1000 }),
    h("button.btn.q.small", { type: "button", id: "keep-webhook", onclick: () => keep({ webhook: value() || null }) }, say.KEEP),
  );
}
