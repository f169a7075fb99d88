// @ts-check
/** Words of the page of notices. */

export const NOTICES = "Notices";
export const ABOUT = "You get a notice when it is your turn, when time runs out, and about pauses, new matches and the end of a game.";
export const WAIT = "One moment …";
export const MAIL = "By mail";
/** @param {string | null} address */
export const toAddress = (address) => (address ? `To ${address}.` : "Add an address to your account first.");
export const ON = "On";
export const OFF = "Off";
export const DIGEST = "One mail a day";
export const DIGEST_MEANS = "One mail instead of many. A warning that your time ends still comes at once.";
export const SINGLE = "One mail for each";
/** @param {string} hour */
export const at = (hour) => `At ${hour}`;
export const BROWSER = "In this browser";
export const BROWSER_MEANS = "The browser shows notices, also when no page of Field Marshal is open.";
export const NO_PUSH = "This browser cannot show notices.";
export const DENIED = "The browser blocks notices from this site. You can change this in the browser, next to the address.";
export const WEBHOOK = "To a chat system";
export const WEBHOOK_MEANS = "An address that begins with https://. Discord, Slack and Mattermost give you one for incoming messages.";
export const KEEP = "Save";
export const TRY = "Send me one";
export const SENT = "A test notice was sent to you.";
export const KEPT = "Saved.";
export const FAILED = "Notices that did not arrive";
/** @param {string} channel @param {string} time @param {string} why @param {string} again */
export const failed = (channel, time, why, again) =>
  `${channel}, ${time}: ${why}. ${again ? `Next attempt: ${again}.` : "It is not sent again."}`;
