// @ts-check
/** Passkeys: the browser makes one, or signs with one. */
import { people } from "./ask.js";

/** @param {string} code */
function bytes(code) {
  const plain = atob(code.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(plain, (c) => c.charCodeAt(0));
}

/** @param {ArrayBuffer | null | undefined} buffer */
function text(buffer) {
  if (!buffer) return undefined;
  const plain = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(plain).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/**
 * What the server asks: bytes are written as text there.
 * @typedef {{id: string, type: "public-key"}} Credential
 * @typedef {Omit<PublicKeyCredentialCreationOptions & PublicKeyCredentialRequestOptions,
 *   "challenge" | "user" | "excludeCredentials" | "allowCredentials">} Same
 * @typedef {Same & {challenge: string, user: PublicKeyCredentialUserEntityJSON, excludeCredentials?: Credential[],
 *   allowCredentials?: Credential[]}} Asked
 */

/** What the server asks, with bytes where browsers want them. @param {Asked} o */
function read(o) {
  const known = (/** @type {Credential[] | undefined} */ list) => (list || []).map((c) => ({ ...c, id: bytes(c.id) }));
  return {
    ...o,
    challenge: bytes(o.challenge),
    user: o.user && { ...o.user, id: bytes(o.user.id) },
    excludeCredentials: known(o.excludeCredentials),
    allowCredentials: known(o.allowCredentials),
  };
}

/** What the browser answers, as text. @param {PublicKeyCredential} c */
function write(c) {
  const r = /** @type {AuthenticatorAttestationResponse & AuthenticatorAssertionResponse} */ (c.response);
  return {
    id: c.id,
    type: c.type,
    clientExtensionResults: c.getClientExtensionResults(),
    response: {
      clientDataJSON: text(r.clientDataJSON),
      attestationObject: text(r.attestationObject),
      authenticatorData: r.attestationObject ? undefined : text(r.authenticatorData),
      signature: text(r.signature),
      userHandle: text(r.userHandle),
    },
  };
}

/** Makes a key for whoever is signed in. */
export async function makeKey() {
  const q = await people.keyToMake();
  const made = await navigator.credentials.create({ publicKey: read(q.options.publicKey) });
  await people.keepKey(q.token, write(/** @type {PublicKeyCredential} */ (made)));
}

/** Signs in by a key. */
export async function useKey() {
  const q = await people.keyToUse();
  const signed = await navigator.credentials.get({ publicKey: read(q.options.publicKey) });
  await people.useKey(q.token, write(/** @type {PublicKeyCredential} */ (signed)));
}
