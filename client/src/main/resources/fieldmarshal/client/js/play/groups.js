// @ts-check
/** Which choices of a long list are shown. */

/**
 * Of too many choices the first ones, but those of units that were clicked on the map before all others.
 * @template T
 * @param {[string, T][]} groups choices by the ids of the units that make them
 * @param {number} most so many are shown @param {Set<string>} [clicked]
 */
export function shownOf(groups, most, clicked) {
  if (groups.length <= most) return groups;
  const first = groups.filter(([key]) => key.split(",").some((id) => clicked?.has(id)));
  return [...first, ...groups.filter((g) => !first.includes(g))].slice(0, most);
}
