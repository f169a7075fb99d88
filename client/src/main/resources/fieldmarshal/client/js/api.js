// @ts-check
/** Talks to the server: requests with plain answers, and the stream of what happens at a table. */
import * as say from "./words/table.js";

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
  /** @param {any} match */
  constructor(match) {
    super(say.MOVED_ON);
    this.match = match;
  }
}

/** How many questions are on their way. */
export const line = { open: 0 };

/** @param {string} path @param {any} [body] @param {AbortSignal} [signal] @returns {Promise<any>} */
async function call(path, body, signal) {
  line.open++;
  try {
    return await ask(path, body, signal);
  } finally {
    line.open--;
  }
}

/** @param {string} path @param {any} [body] @param {AbortSignal} [signal] @returns {Promise<any>} */
async function ask(path, body, signal) {
  /** @type {RequestInit} */
  const init =
    body === undefined
      ? { signal }
      : { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body), signal };
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
  if (res.ok && total !== null && Array.isArray(json)) return { list: json, total: Number(total) };
  if (res.ok) return json;
  if (json && json.refusal) throw new Refusal(json.refusal);
  if (res.status === 409 && json && json.match) throw new Stale(json.match);
  throw new Error((json && json.error) || say.answered(res.status));
}

const q = (/** @type {Record<string, any>} */ o) => {
  const p = Object.entries(o)
    .filter(([, v]) => v !== undefined && v !== null && v !== "")
    .map(([k, v]) => k + "=" + encodeURIComponent(v));
  return p.length ? "?" + p.join("&") : "";
};

const m = (/** @type {string} */ id) => "/api/matches/" + encodeURIComponent(id);

/** The side through whose eyes this page looks, where the sides see different things. */
let eyes = "";

/** @param {string} side */
export function lookAs(side) {
  eyes = side;
}

/** A question about a match. @param {Record<string, any>} o */
const seen = (o) => q({ ...o, as: o.as || eyes });

const g = (/** @type {string} */ id) => "/api/games/" + encodeURIComponent(id);

export const api = {
  games: () => call("/api/games"),
  chart: (/** @type {string} */ id) => call(g(id) + "/chart"),
  cases: (/** @type {string} */ id) => call(g(id) + "/cases"),
  lessons: (/** @type {string} */ id) => call("/lessons/" + encodeURIComponent(id) + ".json"),
  tables: (/** @type {string} */ id) => call(g(id) + "/tables"),
  counters: (/** @type {string} */ id) => call(g(id) + "/counters"),
  fits: (/** @type {string} */ id, /** @type {string} */ scenario, /** @type {string[]} */ options) =>
    call(g(id) + "/fits" + q({ scenario, options: options.join(",") })),
  matches: (/** @type {number} */ from, /** @type {number} */ limit) => call("/api/matches" + q({ from, limit })),
  create: (/** @type {any} */ body) => call("/api/matches", body),
  match: (/** @type {string} */ id, /** @type {string} */ as = "") => call(m(id) + seen({ as })),
  order: (/** @type {string} */ id, /** @type {number} */ revision, /** @type {string} */ as, /** @type {any} */ order) =>
    call(m(id) + "/orders", { revision, as, order }),
  undo: (
    /** @type {string} */ id,
    /** @type {number} */ revision,
    /** @type {string} */ as,
    /** @type {"order" | "phase" | "part"} */ to,
  ) => call(m(id) + "/undo", { revision, as, to }),
  redo: (/** @type {string} */ id, /** @type {number} */ revision, /** @type {string} */ as) =>
    call(m(id) + "/redo", { revision, as }),
  moves: (/** @type {string} */ id, /** @type {string} */ unit, /** @type {string} */ mode, /** @type {AbortSignal} */ signal) =>
    call(m(id) + "/moves" + seen({ unit, mode }), undefined, signal),
  cost: (
    /** @type {string} */ id,
    /** @type {string} */ unit,
    /** @type {string[]} */ path,
    /** @type {string} */ mode,
    /** @type {AbortSignal} */ signal,
  ) => call(m(id) + "/cost" + seen({ unit, path: path.join(","), mode }), undefined, signal),
  legal: (/** @type {string} */ id, /** @type {number} */ limit = 1000, /** @type {string} */ unit = "") =>
    call(m(id) + "/legal" + seen({ limit, unit })),
  attackers: (/** @type {string} */ id, /** @type {string[]} */ targets) =>
    call(m(id) + "/attackers" + seen({ targets: targets.join(",") })),
  targets: (/** @type {string} */ id) => call(m(id) + "/targets" + seen({})),
  preview: (/** @type {string} */ id, /** @type {any} */ order, /** @type {AbortSignal} */ signal) =>
    call(m(id) + "/preview" + seen({}), { order }, signal),
  overlay: (/** @type {string} */ id, /** @type {string} */ kind, /** @type {string} */ side, /** @type {string} */ unit) =>
    call(m(id) + "/overlay/" + kind + seen({ side, unit })),
  trace: (/** @type {string} */ id, /** @type {string} */ kind, /** @type {string} */ unit) =>
    call(m(id) + "/trace/" + kind + seen({ unit })),
  log: (/** @type {string} */ id, /** @type {number} */ from = 0) => call(m(id) + "/log" + seen({ from })),
  at: (/** @type {string} */ id, /** @type {number} */ line, /** @type {string} */ as = "") =>
    call(m(id) + "/at/" + line + seen({ as })),
  branch: (/** @type {string} */ id, /** @type {number} */ line) => call(m(id) + "/branch", eyes ? { line, as: eyes } : { line }),
  fileUrl: (/** @type {string} */ id) => m(id) + "/file",
  open: (/** @type {any} */ file) => call("/api/open", file),
  hurry: (/** @type {string} */ id) => call(m(id) + "/hurry", {}),
  pace: (/** @type {string} */ id, /** @type {number} */ percent) => call(m(id) + "/pace", { percent }),
  remove: async (/** @type {string} */ id) => {
    const res = await fetch(m(id), { method: "DELETE", credentials: "same-origin" });
    if (!res.ok) throw new Error(say.NOT_DELETED);
  },
};

/**
 * Listens to a table until told to stop; comes again when the line breaks.
 * @param {string} id
 * @param {{update: (e: any) => void, thinking: (e: any) => void, ended: (e: any) => void, line: (ok: boolean) => void}} on
 */
export function listen(id, on) {
  const source = new EventSource(m(id) + "/stream" + seen({}));
  const read = (/** @type {(e: any) => void} */ f) => (/** @type {any} */ e) => {
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
  source.onopen = () => on.line(true);
  source.onerror = () => on.line(false);
  return () => source.close();
}
