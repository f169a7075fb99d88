// @ts-check
/** What is asked for by a press, and begins something that a second press must not begin once more. */

/**
 * The same, but not while it is under way.
 * @template {unknown[]} A @param {(...args: A) => Promise<void>} f @returns {(...args: A) => Promise<void>}
 */
export function alone(f) {
  let on = false;
  return async (...args) => {
    if (on) return;
    on = true;
    try {
      await f(...args);
    } finally {
      on = false;
    }
  };
}
