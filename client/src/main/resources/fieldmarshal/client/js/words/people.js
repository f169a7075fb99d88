// @ts-check
/** What the page says of people: coming in, accounts, seats, invitations. */

// ---- coming in

export const SIGN_IN = "Sign in";
export const MAIL = "Your mail address";
export const SEND_LINK = "Send me a link";
export const BY_PASSKEY = "Sign in with a passkey";
export const OR = "or";
export const LINK_SENT = "We have sent you a mail with a link. Open it to sign in. It works once, within twenty minutes.";
export const WHAT_FOR = "Play operational wargames of the First World War with others, over days or weeks.";
export const COME_IN = "Come in";
export const LINK_SIGNS_IN = "Your link signs you in on this browser.";
/** @param {string} name */
export const youAre = (name) => `In this browser you are ${name}.`;
/** @param {string} who */
export const linkIsFor = (who) => `This link signs you in as somebody else: ${who}.`;
export const SEATS_GO = "Your seats as a guest then go to that account. Continue only if it is your account.";
export const SEATS_STAY = "Continue only if that account is yours too.";
/** @param {string} name */
export const stay = (name) => `Stay ${name}`;
/** @param {string} who */
export const signInAs = (who) => `Sign in as ${who}`;
export const NEEDS_LINK = "You need a link to come in. Ask the person who runs this server for one.";
export const YOUR_NAME = "Your name at the table";
export const TAKE_SEAT = "Take the seat";
export const WATCH = "Watch the match";
/** @param {string} by @param {string} side */
export const invitesTo = (by, side) => `${by} offers you a seat: ${side}.`;
/** @param {string} by */
export const invitesToWatch = (by) => `${by} invites you to watch.`;
export const HIDDEN_TO_WATCHERS = "If units are hidden, you see only what both sides can see.";
export const TO_LOBBY = "To the lobby";
export const SOMEBODY = "Somebody";

// ---- the account

export const ACCOUNT = "Your account";
export const ABOUT_ACCOUNT = "Your name, and how you sign in again.";
export const GUEST = "You are a guest: only this browser knows you. Add a passkey or a mail address to sign in on another device.";
export const NAME = "Name";
export const KEEP = "Save";
export const PASSKEY = "Passkey";
export const ADD_PASSKEY = "Add a passkey";
export const PASSKEY_MEANS = "You sign in with your fingerprint, face or PIN. Nothing to remember.";
export const PASSKEY_ADDED = "The passkey is added.";
export const NO_PASSKEY = "The passkey was not used.";
export const MAIL_MEANS = "You sign in by a link that is sent there.";
export const SIGN_OUT = "Sign out";
export const SIGN_OUT_EVERYWHERE = "Sign out everywhere";
export const SIGN_OUT_MEANS = "You are signed out in all browsers.";

// ---- the players of a match

export const PLAYERS = "Players";
export const ABOUT_PLAYERS = "Who plays and who may join.";
export const YOU = "You";
export const FREE = "Free";
export const HERE = "at this screen";
export const INVITE = "Invite by link";
export const SIT = "Take this seat";
export const LINK_ONCE = "Send this link to one player. It works once. A new link replaces it.";
export const LINK_WATCH = "Everybody who has this link may watch.";
export const COPY = "Copy";
export const COPIED = "Copied.";
export const TALK = "Talk";
export const SAY = "Message, or a hex number";
export const SEND = "Send";
export const NOBODY_SAID = "No messages yet.";
export const OFFER_DRAW = "Offer a draw";
export const ASK_BACK = "Ask to take back";
export const WITHDRAW = "Withdraw";
/** @type {Record<string, string>} */
export const YOU_OFFERED = { draw: "You offer a draw.", "take-back": "You ask to take back your last order." };
export const IS_HERE = "here";
export const IS_AWAY = "away";
/** @param {number} n */
export const watching = (n) => (n === 1 ? "1 spectator is watching." : n ? `${n} spectators are watching.` : "");
export const SPECTATORS = "Spectators";
export const WATCHERS_SEE = "They see both sides, but hidden units stay hidden.";
export const WATCHERS_MAY_SEE = "What spectators see of hidden units";
export const LATE = ["What both sides see", "Everything, a turn late", "Everything, two turns late"];
export const LATE_BOTH = "They see more only if both players agree.";
export const LATE_ALONE = "This takes effect when the other player chooses the same.";
export const LATE_AGREED = "Both players have agreed to this.";
/** @param {string} side */
export const lateWished = (side) => `${side} has chosen something else. Both players must choose the same.`;
/** @param {number} turns */
export const youSeeLate = (turns) =>
  `You see everything of both sides, ${turns === 1 ? "a turn" : `${turns} turns`} late: the players have agreed to this.`;
export const OUT = "Links that still work";
export const REVOKE = "Revoke";
export const TO_WATCH = "To watch";
export const WHO_MAY_COME = "Who may join";
/** @type {Record<string, [string, string]>} */
export const ACCESS = {
  private: ["Nobody else", "Only you can open the match."],
  invited: ["By link", "Everybody to whom you send a link."],
  open: ["Everybody", "The match is listed. Everybody may take a free seat or watch."],
};
/** @param {string} when */
export const made = (when) => `made ${when}`;
