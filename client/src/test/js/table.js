// A page without a window, for modules that want one: elements that can be read, and a server whose questions are noted.

/** @type {[string, any][]} what the server was asked, in order */
export const asked = [];

/** @type {Map<string, unknown>} what it answers, by the end of the path */
export const answers = new Map();

class Node {}

class Element extends Node {
  constructor(/** @type {string} */ tag) {
    super();
    this.tagName = tag.toUpperCase();
    /** @type {Map<string, string>} */
    this.attributes = new Map();
    /** @type {(Element | string)[]} */
    this.childNodes = [];
    this.dataset = {};
    this.style = { setProperty: () => {} };
  }
  setAttribute(/** @type {string} */ name, /** @type {unknown} */ value) {
    this.attributes.set(name, String(value));
  }
  getAttribute(/** @type {string} */ name) {
    return this.attributes.get(name) ?? null;
  }
  append(/** @type {(Element | string)[]} */ ...some) {
    this.childNodes.push(...some);
  }
  get className() {
    return this.getAttribute("class") || "";
  }
  /** Canvases draw nothing. */
  getContext() {
    const pen = /** @type {any} */ (new Proxy(() => pen, { get: (f, name) => (name === "measureText" ? () => ({ width: 9 }) : pen) }));
    return pen;
  }
  /** @returns {string} */
  get textContent() {
    return this.childNodes.map((c) => (typeof c === "string" ? c : c.textContent)).join("");
  }
}

/** All elements of a tag or a class in what a panel has made. @param {any} tree @param {string} what a tag, or a class after a dot */
export function all(tree, what) {
  /** @type {any[]} */
  const out = [];
  const visit = (/** @type {any} */ n) => {
    if (Array.isArray(n)) n.forEach(visit);
    if (!(n instanceof Element)) return;
    if (what.startsWith(".") ? n.className.split(" ").includes(what.slice(1)) : n.tagName === what.toUpperCase()) out.push(n);
    n.childNodes.forEach(visit);
  };
  visit(tree);
  return out;
}

/** What a panel says. @param {any} tree @returns {string} */
export const text = (tree) =>
  Array.isArray(tree) ? tree.map(text).join("") : tree instanceof Element ? tree.textContent : tree ? String(tree) : "";

const make = (/** @type {string} */ tag) => new Element(tag);

Object.assign(globalThis, {
  Node,
  Path2D: class {},
  window: globalThis,
  document: {
    documentElement: make("html"),
    head: make("head"),
    createElement: make,
    createElementNS: (/** @type {string} */ _, /** @type {string} */ tag) => make(tag),
    querySelectorAll: () => [],
    querySelector: () => null,
    getElementById: () => null,
  },
  requestAnimationFrame: () => 0,
  cancelAnimationFrame: () => {},
  fetch: async (/** @type {string} */ path, /** @type {{body?: string}} */ init) => {
    asked.push([path, init.body ? JSON.parse(init.body) : undefined]);
    const answer = [...answers].find(([end]) => path.split("?")[0].endsWith(end));
    const said = answer ? JSON.stringify(answer[1]) : "";
    return { status: answer ? 200 : 204, headers: new Map(), text: async () => said };
  },
});
