// @ts-check
/**
 * The dice of a match as this page has seen and checked them, one after the other. What was seen once
 * must stay: a chain may grow, and never become another one.
 */
import { bytes, figures, sha256 } from "./hash.js";
import { face, links } from "./proof.js";

/** @typedef {import("./proof.js").Stream} Stream */
/** @typedef {{number: number, laid: boolean, line?: number, face?: number, faces?: number}} Roll a die as the server tells it */
/** @typedef {{side: string, commitment: string | null, seed: string | null}} Given what a side has put in */
/** @typedef {{wanted: boolean, sides: Given[], head?: string}} Round how the players' seeds come together */
/** @typedef {{total: number, streams: Stream[], rolls: Roll[], round?: Round}} Rolls */
/** @typedef {"proved" | "seeded" | "laid" | "unseen" | "wrong"} Finding */
/** @typedef {Roll & {stream: number, link: string, finding: Finding, due?: number}} Checked */
/**
 * @typedef {object} Fault
 * @property {"face" | "link" | "chain" | "log" | "seed"} what
 * @property {number} number of the die, 0 where it is none @property {number} [shown] @property {number} [due]
 */
/** @typedef {{match: string, total: number, proved: number, fault: Fault | null, book: Book}} Found what a page found of its dice */
/** @typedef {{head: string, drawn: number, link: string}} Pin how far a chain was seen */

/** @param {Stream} a @param {Stream} b */
const sameStream = (a, b) =>
  a.head === b.head && a.match === b.match && a.seed === b.seed && String(a.seeds || []) === String(b.seeds || []);

export class Book {
  /**
   * @param {Pin[]} [pins] what this browser has seen before @param {string[]} [own] the seeds that it gave
   * @param {string} [head] of the chain that it was shown before it told them
   */
  constructor(pins = [], own = [], head = "") {
    this.pins = pins;
    this.own = own;
    this.head = head;
    /** @type {Stream[]} */
    this.streams = [];
    /** @type {Uint8Array[][]} the links of each chain */
    this.shown = [];
    /** @type {Checked[]} */
    this.rolls = [];
    /** @type {Fault | null} the first thing that does not agree */
    this.fault = null;
    this.stream = 0;
    this.index = 0;
  }

  /** @param {Finding} finding */
  count(finding) {
    return this.rolls.filter((r) => r.finding === finding).length;
  }

  /** @param {Fault} fault */
  wrong(fault) {
    this.fault ??= fault;
  }

  /** Takes what the server tells: all streams, and the dice that are new here. @param {Rolls} told */
  take(told) {
    this.streams.forEach((old, i) => {
      const now = told.streams[i];
      if (!now || !sameStream(old, now) || now.drawn < old.drawn) this.wrong({ what: "chain", number: 0 });
    });
    told.streams.forEach((now, i) => this.follow(now, i));
    this.streams = told.streams;
    for (const roll of told.rolls) {
      if (roll.number === this.rolls.length + 1) this.rolls.push(this.check(roll));
    }
    if (told.total !== this.rolls.length) this.wrong({ what: "chain", number: told.total });
    if (told.round && !told.round.wanted) this.mixed(told.round);
  }

  /** Whether the seeds are in the chain whose head was told first, and are those that were promised. @param {Round} round */
  mixed(round) {
    const seeds = round.sides.map((s) => s.seed || "");
    const chain = this.streams.find((s) => String(s.seeds || []) === String(seeds));
    const promised = round.sides.every((s) => s.commitment === figures(sha256(bytes(s.seed || ""))));
    const here = !this.own.length || (this.own.every((seed) => seeds.includes(seed)) && (!this.head || chain?.head === this.head));
    if (!chain || !promised || !here) this.wrong({ what: "seed", number: 0 });
  }

  /** Holds the links that are new to the last one that was known, or to the head. @param {Stream} now @param {number} i */
  follow(now, i) {
    if (!now.head) return;
    const known = this.shown[i] || [],
      from = known.length ? known.length - 1 : 0;
    const anchor = known.length ? figures(known[from]) : now.head;
    if (now.drawn < from) return;
    const more = links(now, from);
    if (figures(more[from]) !== anchor) this.wrong({ what: "link", number: this.rolls.length + 1 });
    this.shown[i] = known.length ? [...known, ...more.slice(from + 1)] : more;
    const pin = known.length ? undefined : this.pins[i];
    if (pin && (pin.head !== now.head || pin.drawn > now.drawn || figures(this.shown[i][pin.drawn]) !== pin.link))
      this.wrong({ what: "chain", number: 0 });
  }

  /** @param {Roll} roll @returns {Checked} */
  check(roll) {
    if (roll.laid) return { ...roll, stream: -1, link: "", finding: "laid" };
    while (this.stream < this.streams.length && this.index === this.streams[this.stream].drawn) {
      this.stream++;
      this.index = 0;
    }
    const chain = this.streams[this.stream];
    const row = { ...roll, stream: this.stream, link: "" };
    if (!chain) {
      this.wrong({ what: "chain", number: roll.number });
      return { ...row, finding: "wrong" };
    }
    this.index++;
    if (!chain.head) return { ...row, finding: "seeded" };
    const link = this.shown[this.stream][this.index];
    row.link = figures(link);
    if (roll.face === undefined || roll.faces === undefined) return { ...row, finding: "unseen" };
    const due = face(chain, link, this.index, roll.faces);
    if (due === roll.face) return { ...row, finding: "proved" };
    this.wrong({ what: "face", number: roll.number, shown: roll.face, due });
    return { ...row, finding: "wrong", due };
  }

  /** Whether the log tells the same dice. @param {{line: number, dice?: number[], events: {type: string, face?: number}[]}[]} log */
  against(log) {
    /** @type {Map<number, Checked[]>} */
    const lines = new Map();
    for (const r of this.rolls) {
      if (r.line === undefined || r.face === undefined) continue;
      const of = lines.get(r.line) || [];
      lines.set(r.line, [...of, r]);
    }
    for (const l of log) {
      const rolls = lines.get(l.line);
      if (!rolls) continue;
      const events = l.events.filter((e) => e.type === "rolled");
      rolls.forEach((r, i) => {
        if (l.dice?.[i] !== r.face) this.differs(r, l.dice?.[i]);
        else if (events.length === rolls.length && events[i].face !== r.face) this.differs(r, events[i].face);
      });
    }
  }

  /** @param {Checked} roll @param {number | undefined} shown what the log says */
  differs(roll, shown) {
    if (roll.finding === "proved") Object.assign(roll, { finding: "wrong", due: roll.face });
    this.wrong({ what: "log", number: roll.number, shown: shown ?? 0, due: roll.face });
  }

  /** What is to be remembered of it. @returns {Pin[]} */
  seen() {
    return this.streams.map((s) => ({ head: s.head || "", drawn: s.drawn, link: s.link || "" }));
  }
}
