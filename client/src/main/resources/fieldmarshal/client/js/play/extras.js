// @ts-check
/** What is added to an attack: choices among offers, and the limits that they keep to. No page needed. */

/** @typedef {import("../types.js").Muster} Muster */
/** @typedef {import("../types.js").OfferLimit} OfferLimit */

/** The limits that a choice breaks. @param {OfferLimit[]} limits @param {string[]} chosen keys of items */
export function exceeded(limits, chosen) {
  return limits.filter((l) => {
    const taken = l.items.filter((k) => chosen.includes(k)).length;
    return taken > l.most || (taken > 0 && !!l.needs && l.needs.length > 0 && !l.needs.some((k) => chosen.includes(k)));
  });
}

/** What an order says of the choice. @param {Muster} muster @param {Map<string, number>} chosen amounts by key */
export function extrasOf(muster, chosen) {
  return (muster.offers || []).flatMap((o) =>
    o.items.flatMap((i) => {
      const amount = chosen.get(i.key) || 0;
      if (!amount) return [];
      return [
        {
          offer: o.id,
          ...(i.unit ? { unit: i.unit } : {}),
          ...(i.hex ? { hex: i.hex } : {}),
          ...(amount !== 1 ? { amount } : {}),
        },
      ];
    }),
  );
}

/** Those choices that are still offered. @param {Muster} muster @param {Map<string, number>} chosen */
export function stillOffered(muster, chosen) {
  const items = new Map((muster.offers || []).flatMap((o) => o.items.map((i) => [i.key, i.most])));
  return new Map([...chosen].filter(([k]) => items.has(k)).map(([k, n]) => [k, Math.min(n, items.get(k) || 0)]));
}
