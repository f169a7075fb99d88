// @ts-check
/** A loss that units share: who pays how much of it, and what is still to be paid. No page needed. */

/** @typedef {import("../types/asked.js").Toll} Toll */
/** @typedef {Record<string, number>} Paid how often each unit is named, in the order in which they were */

/** How much an answer has to pay. @param {Toll} t */
export const dueOf = (t) => (t.single ? 1 : t.need - t.have);

/** What each unit pays that is named. @param {Toll} t @param {string} id */
const worth = (t, id) => t.payers.find((p) => p.unit === id)?.worth || 0;

/** How much is paid so far by this answer. @param {Toll} t @param {Paid} now */
export const sumOf = (t, now) => Object.entries(now).reduce((n, [id, times]) => n + times * worth(t, id), 0);

/**
 * What is chosen: what the player has pointed at, else what is proposed.
 * @param {Toll} t @param {Paid | undefined} chosen @param {import("../types.js").Order | null | undefined} proposed @returns {Paid}
 */
export function paidNow(t, chosen, proposed) {
  const steps = chosen || (proposed?.type === "lose" && proposed.steps) || {};
  return Object.fromEntries(Object.entries(steps).filter(([id, n]) => n > 0 && worth(t, id) > 0));
}

/** Units that are named though the others pay enough. @param {Toll} t @param {Paid} now */
export function spared(t, now) {
  const sum = sumOf(t, now);
  return Object.keys(now).filter((id) => now[id] > 0 && sum - worth(t, id) >= dueOf(t));
}

/**
 * Somebody is pointed at: he pays once more, or nothing any more when he has paid all that he can or that is needed. Where others
 * then could be spared, or he himself could, those who were named first pay no more.
 * @param {Toll} t @param {Paid} now @param {string} id @returns {Paid}
 */
export function pointAt(t, now, id) {
  const { [id]: times = 0, ...others } = now,
    most = t.payers.find((p) => p.unit === id)?.most || 0;
  if (times >= most) return others;
  /** @type {Paid} */
  let next = { ...others, [id]: times + 1 };
  for (;;) {
    const own = sumOf(t, next) - worth(t, id) >= dueOf(t),
      free = (own ? Object.keys(next) : spared(t, next)).find((v) => v !== id);
    if (!free) return own ? others : next;
    const { [free]: n, ...rest } = next;
    next = n > 1 ? { ...next, [free]: n - 1 } : rest;
  }
}

/**
 * Somebody of a stack is pointed at: the first who can pay more; when all have, nobody of them pays.
 * @param {Toll} t @param {Paid} now @param {string[]} stack top first @returns {Paid | null} null where nobody of them can pay
 */
export function pointAtStack(t, now, stack) {
  const own = stack.filter((id) => t.payers.some((p) => p.unit === id));
  if (!own.length) return null;
  const next = own.find((id) => (now[id] || 0) < (t.payers.find((p) => p.unit === id)?.most || 0));
  return next ? pointAt(t, now, next) : Object.fromEntries(Object.entries(now).filter(([id]) => !own.includes(id)));
}

/**
 * The answer, where the loss is paid; null while it is not. Where all answers are known it is one of them.
 * @param {Toll} t @param {Paid} now @param {import("../types.js").Order[]} legal @param {boolean} complete
 * @returns {import("../types.js").Order | null}
 */
export function answerOf(t, now, legal, complete) {
  const ids = Object.keys(now),
    same = (/** @type {Paid} */ steps) => Object.keys(steps).length === ids.length && ids.every((id) => steps[id] === now[id]);
  const listed = legal.find((o) => o.steps && same(o.steps));
  if (listed || complete) return listed || null;
  if (sumOf(t, now) < dueOf(t) || (t.lean && spared(t, now).length)) return null;
  return { type: "lose", steps: now };
}
