// @ts-check
/** Talks to the server: requests with plain answers, and the stream of what happens at a table. */
import * as say from "./words/table.js";

/** @typedef {string | number | boolean | undefined | null} Sent */
/**
 * @typedef {{game: string, scenario: string, options: string[], seats: Record<string, string>, seed?: number,
 *   seeds?: boolean, access?: string, clock?: object}} NewMatch
 */
/**
 * @typedef {object} Heard who is told what the stream of a table brings
 * @property {(e: import("./types.js").Update) => void} update @property {(e: import("./types.js").Thinking) => void} thinking
 * @property {() => void} talk @property {(e: {why: string}) => void} ended @property {(ok: boolean) => void} line
 */

/** The rules say no. */
export class Refusal extends Error {
  /** @param {{case: string, why: string}} r */
  constructor(r) {
    super(r.why);
    this.case = r.case;
    this.why = r.why;
  }
}

/** The position has moved on; here is the newer one. */
export class Stale extends Error {
  /** @param {import("./types.js").Match} match */
  constructor(match) {
    super(say.MOVED_ON);
    this.match = match;
  }
}

/** How many questions are on their way. */
export const line = { open: 0 };

/**
 * @param {string} path @param {unknown} [body] @param {AbortSignal} [signal] @param {string} [method] where it is not GET or POST
 * @returns {Promise<any>} each question says what it brings
 */
export async function call(path, body, signal, method) {
  line.open++;
  try {
    return await ask(path, body, signal, method);
  } finally {
    line.open--;
  }
}

/** @param {string} path @param {unknown} [body] @param {AbortSignal} [signal] @param {string} [method] @returns {Promise<any>} */
async function ask(path, body, signal, method) {
  // a refusal is an answer like any other: the browser need not print it as an error
  const plainly = { "X-Answer": "plainly" };
  /** @type {RequestInit} */
  const init =
    body === undefined
      ? { method, headers: plainly, signal }
      : { method: "POST", headers: { "Content-Type": "application/json", ...plainly }, body: JSON.stringify(body), signal };
  let res;
  try {
    res = await fetch(path, { credentials: "same-origin", ...init });
  } catch (e) {
    if (signal && signal.aborted) throw e;
    throw new Error(say.NO_TABLE);
  }
  const text = await res.text();
  /** @type {any} */
  let json = null;
  try {
    json = text ? JSON.parse(text) : null;
  } catch {
    json = null;
  }
  const total = res.headers.get("X-Total");
  const status = Number(res.headers.get("X-Status") || res.status),
    ok = status >= 200 && status < 300;
  if (ok && total !== null && Array.isArray(json)) return { list: json, total: Number(total) };
  if (ok) return json;
  if (json && json.refusal) throw new Refusal(json.refusal);
  if (status === 409 && json && json.match) throw new Stale(json.match);
  throw new Error((json && json.error) || say.answered(status));
}

const q = (/** @type {Record<string, Sent>} */ o) => {
  const p = Object.entries(o)
    .filter(([, v]) => v !== undefined && v !== null && v !== "")
    .map(([k, v]) => k + "=" + encodeURIComponent(String(v)));
  return p.length ? "?" + p.join("&") : "";
};

const m = (/** @type {string} */ id) => "/api/matches/" + encodeURIComponent(id);

/** The side through whose eyes this page looks, where the sides see different things. */
let eyes = "";

/** @param {string} side */
export function lookAs(side) {
  eyes = side;
}

/** A question about a match. @param {Record<string, Sent>} o */
const seen = (o) => q({ ...o, as: o.as || eyes });

const g = (/** @type {string} */ id) => "/api/games/" + encodeURIComponent(id);

/**
 * Where something was done and only its answer failed, the match is asked for again.
 * @param {string} id @param {import("./types.js").Answer & {again?: boolean}} answer
 */
const whole = async (id, answer) => (answer.again ? { match: await api.match(id) } : answer);

export const api = {
  /** @returns {Promise<import("./types.js").Game[]>} */
  games: () => call("/api/games"),
  /** @returns {Promise<unknown>} */
  chart: (/** @type {string} */ id) => call(g(id) + "/chart"),
  /** @returns {Promise<import("./types.js").Book[]>} */
  cases: (/** @type {string} */ id) => call(g(id) + "/cases"),
  /** @returns {Promise<import("./guide.js").Lessons>} */
  lessons: (/** @type {string} */ id) => call("/lessons/" + encodeURIComponent(id) + ".json"),
  /** @returns {Promise<import("./types.js").Chartable[]>} */
  tables: (/** @type {string} */ id) => call(g(id) + "/tables"),
  /** @returns {Promise<import("./counters/face.js").PrintedUnit[]>} */
  counters: (/** @type {string} */ id) => call(g(id) + "/counters"),
  /** @returns {Promise<import("./types.js").Fits>} */
  fits: (/** @type {string} */ id, /** @type {string} */ scenario, /** @type {string[]} */ options) =>
    call(g(id) + "/fits" + q({ scenario, options: options.join(",") })),
  /** @returns {Promise<{list: import("./types.js").MatchCard[], total: number}>} */
  matches: (/** @type {number} */ from, /** @type {number} */ limit) => call("/api/matches" + q({ from, limit })),
  /** Those that everybody may come to. @returns {Promise<{list: import("./types.js").MatchCard[], total: number}>} */
  openMatches: () => call("/api/matches" + q({ which: "open", limit: 60 })),
  /** @param {NewMatch} body @returns {Promise<{id: string}>} */
  create: (body) => call("/api/matches", body),
  /** @returns {Promise<import("./types.js").Match>} */
  match: (/** @type {string} */ id, /** @type {string} */ as = "") => call(m(id) + seen({ as })),
  /** @returns {Promise<import("./types.js").Answer>} */
  order: (
    /** @type {string} */ id,
    /** @type {number} */ revision,
    /** @type {string} */ as,
    /** @type {import("./types.js").Order} */ order,
  ) => call(m(id) + "/orders", { revision, as, order }).then((a) => whole(id, a)),
  /** @returns {Promise<import("./types.js").Answer>} */
  undo: (
    /** @type {string} */ id,
    /** @type {number} */ revision,
    /** @type {string} */ as,
    /** @type {"order" | "phase" | "part"} */ to,
  ) => call(m(id) + "/undo", { revision, as, to }).then((a) => whole(id, a)),
  /** @returns {Promise<import("./types.js").Answer>} */
  redo: (/** @type {string} */ id, /** @type {number} */ revision, /** @type {string} */ as) =>
    call(m(id) + "/redo", { revision, as }).then((a) => whole(id, a)),
  /** @returns {Promise<import("./types.js").Reach>} */
  moves: (/** @type {string} */ id, /** @type {string} */ unit, /** @type {string} */ mode, /** @type {AbortSignal} */ signal) =>
    call(m(id) + "/moves" + seen({ unit, mode }), undefined, signal),
  /** @returns {Promise<{steps: import("./types.js").PathStep[]}>} */
  cost: (
    /** @type {string} */ id,
    /** @type {string} */ unit,
    /** @type {string[]} */ path,
    /** @type {string} */ mode,
    /** @type {AbortSignal} */ signal,
  ) => call(m(id) + "/cost" + seen({ unit, path: path.join(","), mode }), undefined, signal),
  /** @returns {Promise<{deeds: import("./types.js").Deed[]}>} */
  deeds: (/** @type {string} */ id) => call(m(id) + "/deeds" + seen({})),
  /** @returns {Promise<import("./types.js").Legal>} */
  legal: (/** @type {string} */ id, /** @type {number} */ limit = 1000, /** @type {string} */ unit = "") =>
    call(m(id) + "/legal" + seen({ limit, unit })),
  /** @returns {Promise<import("./types.js").Muster>} */
  attackers: (/** @type {string} */ id, /** @type {string[]} */ targets) =>
    call(m(id) + "/attackers" + seen({ targets: targets.join(",") })),
  /** @returns {Promise<import("./types.js").Targets>} */
  targets: (/** @type {string} */ id) => call(m(id) + "/targets" + seen({})),
  /** Whom a march would leave without supply. @returns {Promise<{cutOff: string[]}>} */
  forecast: (/** @type {string} */ id, /** @type {import("./types.js").Order} */ order) =>
    call(m(id) + "/preview" + seen({}), { order }),
  /** What stacking would count where units advance to. @returns {Promise<{loads: import("./types.js").Load[]}>} */
  arrivals: (/** @type {string} */ id, /** @type {import("./types.js").Order[]} */ orders) =>
    call(m(id) + "/preview" + seen({}), { orders }),
  /** @returns {Promise<import("./types.js").Preview>} */
  preview: (/** @type {string} */ id, /** @type {import("./types.js").Order} */ order, /** @type {AbortSignal} */ signal) =>
    call(m(id) + "/preview" + seen({}), { order }, signal),
  /** @returns {Promise<import("./types.js").OverlayData>} */
  overlay: (/** @type {string} */ id, /** @type {string} */ kind, /** @type {string} */ side, /** @type {string} */ unit) =>
    call(m(id) + "/overlay/" + kind + seen({ side, unit })),
  trace: (/** @type {string} */ id, /** @type {string} */ kind, /** @type {string} */ unit) =>
    call(m(id) + "/trace/" + kind + seen({ unit })),
  /** @returns {Promise<import("./types.js").LogLine[]>} */
  log: (/** @type {string} */ id, /** @type {number} */ from = 0) => call(m(id) + "/log" + seen({ from })),
  /** @returns {Promise<import("./dice/book.js").Round>} */
  giveSeed: (/** @type {string} */ id, /** @type {{as: string, commitment?: string, seed?: string}} */ body) =>
    call(m(id) + "/seeds", body),
  /** @returns {Promise<import("./dice/book.js").Rolls>} */
  rolls: (/** @type {string} */ id, /** @type {number} */ from = 0) => call(m(id) + "/rolls" + seen({ from })),
  /** @returns {Promise<import("./types.js").Story>} */
  story: (/** @type {string} */ id) => call(m(id) + "/story" + seen({})),
  /** @returns {Promise<import("./types.js").Luck>} */
  luck: (/** @type {string} */ id) => call(m(id) + "/luck" + seen({})),
  /** @returns {Promise<import("./types.js").Day>} */
  day: (/** @type {string} */ id) => call(m(id) + "/day" + seen({})),
  /** @returns {Promise<{state: import("./types.js").State}>} */
  at: (/** @type {string} */ id, /** @type {number} */ line, /** @type {string} */ as = "") =>
    call(m(id) + "/at/" + line + seen({ as })),
  /** @returns {Promise<{id: string}>} */
  branch: (/** @type {string} */ id, /** @type {number} */ line) => call(m(id) + "/branch", eyes ? { line, as: eyes } : { line }),
  /** @returns {Promise<import("./types.js").Answer>} */
  resign: (/** @type {string} */ id, /** @type {string} */ as) => call(m(id) + "/resign", { as }).then((a) => whole(id, a)),
  /** @returns {Promise<{id: string}>} */
  rematch: (/** @type {string} */ id, /** @type {boolean} */ change) => call(m(id) + "/rematch", { change }),
  /** @returns {Promise<unknown>} */
  rename: (/** @type {string} */ id, /** @type {string} */ name) => call(m(id) + "/name", { name }),
  /** @returns {Promise<{side: string, matters: import("./desk/standing.js").Matter[]}>} */
  standing: (/** @type {string} */ id, /** @type {string} */ as) => call(m(id) + "/standing" + q({ as })),
  /** @returns {Promise<{side: string, matters: import("./desk/standing.js").Matter[]}>} */
  leaveStanding: (/** @type {string} */ id, /** @type {string} */ as, /** @type {Record<string, string>} */ policies) =>
    call(m(id) + "/standing" + q({ as }), policies),
  fileUrl: (/** @type {string} */ id) => m(id) + "/file",
  /** @returns {Promise<{id: string}>} */
  open: (/** @type {unknown} */ file) => call("/api/open", file),
  /** @returns {Promise<import("./types.js").AnalysisData>} */
  analysis: (/** @type {string} */ id) => call(m(id) + "/analysis" + seen({})),
  /** @returns {Promise<import("./types.js").AnalysisData>} */
  analyse: (/** @type {string} */ id) => call(m(id) + "/analysis" + seen({}), {}),
  stopAnalysis: (/** @type {string} */ id) => call(m(id) + "/analysis/stop", {}),
  /** @returns {Promise<import("./types.js").HintData>} */
  hint: (/** @type {string} */ id, /** @type {string} */ as) => call(m(id) + "/hint" + q({ as })),
  hurry: (/** @type {string} */ id) => call(m(id) + "/hurry", {}),
  /** @returns {Promise<unknown>} */
  pace: (/** @type {string} */ id, /** @type {number} */ percent) => call(m(id) + "/pace", { percent }),
  remove: (/** @type {string} */ id) => call(m(id), undefined, undefined, "DELETE"),
};

/**
 * Listens to a table until told to stop; comes again when the line breaks.
 * @param {string} id
 * @param {Heard} on
 */
export function listen(id, on) {
  const source = new EventSource(m(id) + "/stream" + seen({}));
  /** @template T @param {(e: T) => void} f */
  const read = (f) => (/** @type {MessageEvent} */ e) => {
    try {
      f(JSON.parse(e.data));
    } catch {
      // not ours
    }
  };
  source.addEventListener("hello", read(on.update));
  source.addEventListener("update", read(on.update));
  source.addEventListener("thinking", read(on.thinking));
  source.addEventListener("ended", read(on.ended));
  source.addEventListener("clocks", () => window.dispatchEvent(new Event("clocks")));
  source.addEventListener("talk", on.talk);
  source.onopen = () => on.line(true);
  source.onerror = () => on.line(false);
  return () => source.close();
}
