// @ts-check
/** Notices that the browser shows. Its helper is registered when somebody wants them. */
import { call } from "../api.js";
import * as say from "../words/notices.js";

const WORKER = "/push-worker.js";

/** @returns {Promise<ServiceWorkerRegistration | undefined>} */
async function registered() {
  return "serviceWorker" in navigator ? navigator.serviceWorker.getRegistration("/") : undefined;
}

/** The address under which this browser is told; empty where it is not. */
export async function endpointHere() {
  const r = await registered();
  const s = r && "pushManager" in r ? await r.pushManager.getSubscription() : null;
  return s ? s.endpoint : "";
}

/** @param {string} code */
function bytes(code) {
  const base64 = code.replace(/-/g, "+").replace(/_/g, "/");
  return Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
}

/** From now on this browser shows notices. @param {string} key of the server */
export async function showHere(key) {
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) throw new Error(say.NO_PUSH);
  if ((await Notification.requestPermission()) !== "granted") throw new Error(say.DENIED);
  await navigator.serviceWorker.register(WORKER);
  const r = await navigator.serviceWorker.ready;
  const s = await r.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const made = s.toJSON();
  await call("/api/me/browsers", { endpoint: s.endpoint, key: made.keys?.p256dh, auth: made.keys?.auth });
}

/** From now on it shows none. */
export async function forgetHere() {
  const r = await registered(),
    s = r && (await r.pushManager.getSubscription());
  if (!s) return;
  await call("/api/me/browsers/remove", { endpoint: s.endpoint });
  await s.unsubscribe();
}
