// @ts-check
/** What a side may know of what happened since it last looked, where two sides with secrets share a screen. No page needed. */

/** @typedef {import("../types.js").GameEvent} GameEvent */
/** @typedef {import("../types.js").Fought} Fought */
/** @typedef {import("../types.js").LogLine} LogLine */

/** @typedef {{lines: number, combat: string[] | null}} Look lines of its log that a side has seen, and hexes of the combat that it saw */
/** @typedef {{fought: Fought | undefined, events: GameEvent[]}} Tale a fight with its dice and all that followed; or dice without one */

/** @type {Map<string, Look>} how far each side at this screen has seen */
const looks = new Map();

/** The screen goes to another side: what the last order of this one brought, it has not seen. @param {string} side @param {Look} look */
export function lookAway(side, look) {
  looks.set(side, look);
}

/** How far a side has seen, where that is known. @param {string} side */
export const lookOf = (side) => looks.get(side);

/** The part of a turn. @param {import("../types.js").Match | null} m */
export const partOf = (m) => `${m?.decision.turn} ${m?.decision.part?.id}`;

/** Another match: nobody has seen anything of it. */
export const forgetLooks = () => looks.clear();

/** Orders that begin something new; what follows is of no earlier fight. @param {LogLine} l */
const begins = (l) => l.kind === "move" || l.kind === "attack" || l.order?.type === "attack";

/** @param {GameEvent} e @returns {e is Fought} */
const isFight = (e) => e.type === "fought";

/**
 * The first line that a side is to be told of. A combat that it left in the middle is told whole.
 * A page that was loaded anew knows only that the side gave its last order: what came of it may be unseen.
 * @param {LogLine[]} log as the side may read it @param {Look | undefined} look @param {string} side
 * @param {string[] | null} now hexes of the combat under way
 */
export function firstUnseen(log, look, side, now) {
  const own = log.findLastIndex((l) => l.side === side && !!l.order);
  const from = look ? Math.min(look.lines, log.length) : Math.max(0, own),
    on = look ? look.combat : now;
  if (!on) return from;
  const at = log.findLastIndex((l, i) => i < from && (begins(l) || l.events.some(isFight)));
  const fights = at < 0 ? [] : log[at].events.filter(isFight);
  const other = fights.length > 0 && !fights.some((e) => e.targets.some((n) => on.includes(n)));
  return at < 0 || other ? from : at;
}

/** Lines of a log as fights, each with what belongs to it; without the rest. @param {LogLine[]} lines @returns {Tale[]} */
export function talesOf(lines) {
  /** @type {GameEvent[][]} */
  const parts = [[]];
  for (const l of lines) {
    if (begins(l)) parts.push([]);
    for (const e of l.events) {
      if (e.type === "began") parts.push([]);
      else if (isFight(e) && parts[parts.length - 1].some(isFight)) parts.push(diceBefore(parts[parts.length - 1]));
      parts[parts.length - 1].push(e);
    }
  }
  return parts.map((events) => ({ fought: events.find(isFight), events })).filter((t) => t.fought || t.events.some(isRoll));
}

/** The last fights of a log, each with what belongs to it. @param {LogLine[]} log @param {number} n how many */
export function lastTales(log, n) {
  let at = log.length;
  for (let left = n; at > 0 && left > 0; ) left -= log[--at].events.filter(isFight).length;
  while (at > 0 && !begins(log[at])) at--;
  return talesOf(log.slice(at))
    .filter((t) => t.fought)
    .slice(-n);
}

/** @param {GameEvent} e */
const isRoll = (e) => e.type === "rolled";

/** The last dice of a list are taken from it: they are of the fight that follows. @param {GameEvent[]} events */
function diceBefore(events) {
  const first = events.findLastIndex((e) => !isRoll(e)) + 1;
  return events.splice(first);
}

/**
 * What the card of results tells: fights, or dice where nobody fought; null where there is nothing of both.
 * @param {LogLine[]} lines @returns {{tales: Tale[], fought: Fought | undefined, events: GameEvent[]} | null}
 */
export function toldOf(lines) {
  const all = talesOf(lines),
    last = all[all.length - 1];
  // dice beside fights are told only of the combat under way
  const tales = all.filter((t) => t.fought || t === last);
  if (!last) return null;
  if (all.some((t) => t.fought)) return { tales, fought: last.fought, events: last.events };
  return { tales: [], fought: undefined, events: all.flatMap((t) => t.events) };
}
