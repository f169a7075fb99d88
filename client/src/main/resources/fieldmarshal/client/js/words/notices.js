// @ts-check
/** Words of the page of notices. */

export const NOTICES = "Notices";
export const ABOUT = "Told are your turn, time that ends, pauses, new matches and the end of a game.";
export const WAIT = "One moment …";
export const MAIL = "By mail";
/** @param {string | null} address */
export const toAddress = (address) => (address ? `To ${address}.` : "Add an address to your account first.");
export const ON = "On";
export const OFF = "Off";
export const DIGEST = "One letter a day";
export const DIGEST_MEANS = "In the place of single letters. That your time ends is told at once all the same.";
export const SINGLE = "Single letters";
/** @param {string} hour */
export const at = (hour) => `At ${hour}`;
export const BROWSER = "In this browser";
export const BROWSER_MEANS = "The browser shows notices, also while no page of the host is open.";
export const NO_PUSH = "This browser cannot show notices of this host.";
export const DENIED = "The browser does not allow notices of this host. You can change that beside its address line.";
export const WEBHOOK = "To a chat system";
export const WEBHOOK_MEANS = "An address that begins with https://, as Discord, Slack and Mattermost give for incoming messages.";
export const KEEP = "Keep";
export const TRY = "Send me one";
export const SENT = "A notice to you is on its way.";
export const KEPT = "Kept.";
export const FAILED = "What did not arrive";
/** @param {string} channel @param {string} time @param {string} why @param {string} again */
export const failed = (channel, time, why, again) =>
  `${channel}, ${time}: ${why}. ${again ? `It is tried again on ${again}.` : "It was given up."}`;
