// @ts-check
/** Where the names of towns stand on the small map: beside the fronts, none over another. No page needed. */

/** @typedef {import("../geometry.js").Point} Point */
/**
 * A name: where the map prints it, how wide it is, and where its place lies.
 * @typedef {{text: string, city: boolean, x: number, y: number, w: number, at?: Point}} Named
 */
/** @typedef {[number, number, number, number]} Box left, top, right, bottom */

/** How high letters rise over their line, and hang below it. */
const UP = 12,
  DOWN = 4;

/** How many names a small map bears. */
const MOST = 12;

/** So many pixels of a front may run under the name of a city, and of a town: else another place is looked for, or none. */
const CITY = 60,
  TOWN = 4;

/** Steps along a line. */
const STEP = 2;

/** @param {Box} a @param {Box} b @param {number} gap */
const meet = (a, b, gap) => a[0] < b[2] + gap && a[2] > b[0] - gap && a[1] < b[3] + gap && a[3] > b[1] - gap;

/** How many pixels of the lines lie in a box. @param {Point[][]} lines @param {Box} box */
export function crossed(lines, box) {
  let sum = 0;
  for (const l of lines)
    for (let i = 1; i < l.length; i++) {
      const a = l[i - 1],
        b = l[i],
        n = Math.max(1, Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) / STEP));
      if (!meet([Math.min(a.x, b.x), Math.min(a.y, b.y), Math.max(a.x, b.x), Math.max(a.y, b.y)], box, 0)) continue;
      for (let k = 0; k < n; k++) {
        const x = a.x + ((b.x - a.x) * k) / n,
          y = a.y + ((b.y - a.y) * k) / n;
        if (x > box[0] && x < box[2] && y > box[1] && y < box[3]) sum += STEP;
      }
    }
  return sum;
}

/** Where a name may stand: as on the map, else right, left, above or below its place. @param {Named} n @returns {Point[]} */
function spots(n) {
  if (!n.at) return [n];
  const { x, y } = n.at;
  return [
    n,
    { x: x + 9, y: y + 5 },
    { x: x - 9 - n.w, y: y + 5 },
    { x: x - n.w / 2, y: y - 9 },
    { x: x - n.w / 2, y: y + 20 },
  ];
}

/**
 * The names that find room, cities first.
 * @param {Named[]} list @param {Point[][]} lines the fronts @param {Box} room the map in the picture @param {Box[]} taken by other things
 * @returns {{text: string, x: number, y: number}[]}
 */
export function placed(list, lines, room, taken) {
  const used = taken.slice(),
    out = [];
  for (const n of list.slice().sort((a, b) => Number(b.city) - Number(a.city))) {
    if (out.length >= MOST) break;
    let best = null,
      least = n.city ? CITY : TOWN;
    for (const s of spots(n)) {
      /** @type {Box} */
      const box = [s.x - 3, s.y - UP - 1, s.x + n.w + 3, s.y + DOWN];
      if (box[0] < room[0] || box[1] < room[1] || box[2] > room[2] || box[3] > room[3]) continue;
      if (used.some((b) => meet(b, box, 4))) continue;
      const cost = crossed(lines, box);
      if (cost < least) ((best = { s, box }), (least = cost));
      if (!cost) break;
    }
    if (!best) continue;
    used.push(best.box);
    out.push({ text: n.text, x: best.s.x, y: best.s.y });
  }
  return out;
}

/** Places along a line at which the number of its turn is tried. */
const ALONG = [0.35, 0.5, 0.65, 0.2, 0.8, 0.42, 0.58, 0.28, 0.72, 0.1, 0.9];

/** How far numbers keep from each other, from the edge and from what is taken. */
const APART = 24,
  EDGE = 13;

/**
 * Where the number of each front stands: on its longest line, in the picture, apart from the others and from what is taken; those
 * of the last fronts choose first. One that finds no room has none.
 * @param {Point[][]} lines the longest line of each front @param {{w: number, h: number}} size @param {Box[]} taken
 * @returns {(Point | null)[]}
 */
export function numbered(lines, size, taken) {
  /** @type {Point[]} */
  const used = [];
  const free = (/** @type {Point} */ p) =>
    p.x > EDGE &&
    p.y > EDGE &&
    p.x < size.w - EDGE &&
    p.y < size.h - EDGE &&
    !taken.some((b) => meet([p.x, p.y, p.x, p.y], b, EDGE)) &&
    !used.some((q) => Math.hypot(p.x - q.x, p.y - q.y) < APART);
  const out = lines.map(() => /** @type {Point | null} */ (null));
  for (let i = lines.length - 1; i >= 0; i--) {
    const l = lines[i],
      turn = ALONG.map((_, k) => ALONG[(k + i) % ALONG.length]);
    const p = turn.map((a) => l[Math.floor(a * l.length)]).find((q) => q && free(q));
    if (p) {
      out[i] = p;
      used.push(p);
    }
  }
  return out;
}
