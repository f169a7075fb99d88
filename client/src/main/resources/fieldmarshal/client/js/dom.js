// @ts-check
/** Small helpers for the page: make elements, and bring a part of the page to a new shape. */

/** @typedef {Node | string | number | boolean | null | undefined} Leaf */
/** @typedef {Leaf | Leaf[] | (Leaf | Leaf[])[] | (Leaf | Leaf[] | (Leaf | Leaf[])[])[]} Child what an element holds */
/** @typedef {Event & {target: HTMLInputElement}} InputEvent of an input or a choice */
/** @typedef {Record<string, unknown> & {hands?: string[]}} Handled an element and the handlers that were put on it */

/**
 * @param {string} tag name, with classes after dots
 * @param {Record<string, any> | null} [props] attributes, on… handlers, `css` for properties of the style
 * @param {...Child} children
 * @returns {HTMLElement}
 */
export function h(tag, props, ...children) {
  const [name, ...classes] = tag.split(".");
  const el = /** @type {HTMLElement} */ (
    SVG.has(name) ? document.createElementNS("http://www.w3.org/2000/svg", name) : document.createElement(name)
  );
  if (classes.length) el.setAttribute("class", classes.join(" "));
  for (const [k, v] of Object.entries(props || {})) {
    if (v === undefined || v === null || v === false) continue;
    if (k.startsWith("on")) {
      handled(el)[k] = v;
      (handled(el).hands ??= []).push(k);
    } else if (k === "css") {
      for (const [p, x] of Object.entries(v)) {
        if (p.startsWith("--")) el.style.setProperty(p, String(x));
        else /** @type {Record<string, unknown>} */ (/** @type {unknown} */ (el.style))[p] = x;
      }
    } else if (k === "class") {
      el.setAttribute("class", [el.getAttribute("class"), v].filter(Boolean).join(" "));
    } else if (k === "value" || k === "checked" || k === "disabled" || k === "indeterminate") {
      handled(el)[k] = v;
      if (v === true) el.setAttribute(k, "");
      else if (k === "value") el.setAttribute("value", v);
    } else el.setAttribute(k, v === true ? "" : String(v));
  }
  add(el, children);
  return el;
}

/** @param {Element} el */
const handled = (el) => /** @type {Handled} */ (/** @type {unknown} */ (el));

const SVG = new Set(["svg", "filter", "feColorMatrix", "path", "circle", "rect", "g", "text", "line", "ellipse"]);

/** @param {Element} el @param {Child[]} children */
function add(el, children) {
  for (const c of children) {
    if (c === null || c === undefined || c === false || c === true) continue;
    if (Array.isArray(c)) add(el, c);
    else el.append(c instanceof Node ? c : String(c));
  }
}

/**
 * Brings the children of an element to those of another, keeping what is alike (and with it focus,
 * scroll and open menus).
 * @param {Element} old @param {Element} now
 */
export function morph(old, now) {
  if (now.hasAttribute("data-same") && old.getAttribute("data-same") === now.getAttribute("data-same")) return;
  if (old.tagName !== now.tagName || old.getAttribute("data-key") !== now.getAttribute("data-key") || old.tagName === "CANVAS") {
    if (
      old.tagName === "CANVAS" &&
      now.tagName === "CANVAS" &&
      old.getAttribute("data-key") === now.getAttribute("data-key") &&
      now.getAttribute("data-key")
    )
      return;
    old.replaceWith(now);
    return;
  }
  const had = old.attributes,
    has = now.attributes;
  for (let i = had.length - 1; i >= 0; i--) {
    const k = had[i].name;
    if (k !== "open" && k !== "style" && !now.hasAttribute(k)) old.removeAttribute(k);
  }
  for (let i = 0; i < has.length; i++) {
    const k = has[i].name;
    if (k !== "style" && old.getAttribute(k) !== has[i].value) old.setAttribute(k, has[i].value);
  }
  // a style may be read as an attribute, but the page's policy lets it be set only as a property
  if (old.getAttribute("style") !== now.getAttribute("style"))
    /** @type {HTMLElement} */ (old).style.cssText = /** @type {HTMLElement} */ (now).style.cssText;
  const was = handled(old).hands,
    is = handled(now).hands;
  if (was) for (const k of was) if (!is || !is.includes(k)) handled(old)[k] = null;
  if (is) for (const k of is) handled(old)[k] = handled(now)[k];
  handled(old).hands = is;
  if (old instanceof HTMLInputElement && now instanceof HTMLInputElement) {
    if (document.activeElement !== old || old.type === "checkbox" || old.type === "radio") {
      if (old.value !== now.value) old.value = now.value;
    }
    old.checked = now.checked;
    old.disabled = now.disabled;
  } else if (old instanceof HTMLButtonElement && now instanceof HTMLButtonElement) old.disabled = now.disabled;
  else if (old instanceof HTMLSelectElement && now instanceof HTMLSelectElement) {
    children(old, now);
    old.value = now.value;
    return;
  }
  children(old, now);
}

/** @param {Element} old @param {Element} now */
function children(old, now) {
  if (!now.firstChild && !old.firstChild) return;
  const have = [...old.childNodes],
    want = [...now.childNodes];
  const keyed = new Map();
  for (const n of have) if (n instanceof Element && n.getAttribute("data-key")) keyed.set(n.getAttribute("data-key"), n);
  const stays = new Set(want.map((w) => (w instanceof Element ? w.getAttribute("data-key") : null)));
  let at = /** @type {ChildNode | null} */ (old.firstChild);
  for (const w of want) {
    // what goes is taken away first: a button that is moved while it is held down would lose its click
    while (at instanceof Element && at.hasAttribute("data-key") && !stays.has(at.getAttribute("data-key"))) {
      const gone = at;
      at = at.nextSibling;
      gone.remove();
    }
    const key = w instanceof Element ? w.getAttribute("data-key") : null;
    const twin = key ? keyed.get(key) : null;
    if (twin && twin !== at && twin.parentNode === old) old.insertBefore(twin, at);
    const candidate = twin || at;
    if (
      candidate &&
      candidate.nodeType === w.nodeType &&
      !(candidate instanceof Element && !twin && candidate.getAttribute("data-key"))
    ) {
      const after = candidate.nextSibling;
      if (w instanceof Element && candidate instanceof Element) morph(candidate, w);
      else if (candidate.nodeValue !== w.nodeValue) candidate.nodeValue = w.nodeValue;
      at = after;
    } else old.insertBefore(w, at);
  }
  while (at) {
    const next = /** @type {ChildNode | null} */ (at.nextSibling);
    at.remove();
    at = next;
  }
}

/** @type {Map<string, {shows: unknown[], n: number}>} */
const kept = new Map();

let made = 0;

/**
 * A part of the page that is made anew only when something that it shows is another thing.
 * @param {string} name its data-key @param {unknown[]} shows @param {() => HTMLElement} make
 */
export function same(name, shows, make) {
  const known = kept.get(name);
  if (
    known &&
    known.shows.length === shows.length &&
    known.shows.every((v, i) => v === shows[i]) &&
    document.querySelector(`[data-key="${name}"][data-same="${known.n}"]`)
  ) {
    return h("div", { "data-key": name, "data-same": known.n });
  }
  kept.set(name, { shows, n: ++made });
  const el = make();
  el.setAttribute("data-key", name);
  el.setAttribute("data-same", String(made));
  return el;
}

/** Replaces what a host shows. @param {Element} host @param {Child} tree */
export function show(host, tree) {
  const shell = host.cloneNode(false);
  add(/** @type {Element} */ (shell), [tree]);
  children(host, /** @type {Element} */ (shell));
}

/** @param {string} d @param {Record<string, any>} [props] */
export function icon(d, props = {}) {
  return h(
    "svg",
    {
      viewBox: "0 0 22 22",
      width: 22,
      height: 22,
      fill: "none",
      stroke: "currentColor",
      "stroke-width": 1.9,
      "stroke-linejoin": "round",
      "stroke-linecap": "round",
      "aria-hidden": "true",
      ...props,
    },
    h("path", { d }),
  );
}

const PIPS = [
  [],
  [[9, 9]],
  [
    [5, 5],
    [13, 13],
  ],
  [
    [5, 5],
    [9, 9],
    [13, 13],
  ],
  [
    [5, 5],
    [13, 5],
    [5, 13],
    [13, 13],
  ],
  [
    [5, 5],
    [13, 5],
    [9, 9],
    [5, 13],
    [13, 13],
  ],
  [
    [5, 4.5],
    [5, 9],
    [5, 13.5],
    [13, 4.5],
    [13, 9],
    [13, 13.5],
  ],
];

/** A die. @param {number} face @param {number} [size] */
export function die(face, size = 19) {
  return h(
    "svg",
    { viewBox: "0 0 18 18", width: size, height: size, class: "die", role: "img", "aria-label": "die " + face },
    h("rect", {
      x: 0.8,
      y: 0.8,
      width: 16.4,
      height: 16.4,
      rx: 3,
      fill: "var(--panel)",
      stroke: "var(--ink)",
      "stroke-width": 1.3,
    }),
    ...(PIPS[face] || []).map(([x, y]) => h("circle", { cx: x, cy: y, r: 1.7, fill: "var(--ink)" })),
  );
}
