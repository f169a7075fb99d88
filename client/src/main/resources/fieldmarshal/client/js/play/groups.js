// @ts-check
/** In which order the choices of a long list stand. */

/** A list of so many choices is seen without searching. */
const SHORT = 24;

/**
 * The choices of a long list, those of units that were clicked on the map before all others.
 * @template T
 * @param {[string, T][]} groups choices by the ids of the units that make them @param {Set<string>} [clicked]
 */
export function clickedFirst(groups, clicked) {
  if (groups.length <= SHORT) return groups;
  const first = groups.filter(([key]) => key.split(",").some((id) => clicked?.has(id)));
  return [...first, ...groups.filter((g) => !first.includes(g))];
}
