// The shape of the client's modules: who uses whom, how long lines and functions are.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import test from "node:test";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../main/resources/fieldmarshal/client/js/", import.meta.url));

const WIDTH = 140;

const files = readdirSync(ROOT, { recursive: true }).map(String).filter((f) => f.endsWith(".js")).map((f) => f.split(path.sep).join("/"));
const text = new Map(files.map((f) => [f, readFileSync(path.join(ROOT, f), "utf8")]));

const CSS = path.join(ROOT, "../css/");
const styles = new Map(readdirSync(CSS).map((f) => [f, readFileSync(path.join(CSS, f), "utf8")]));

/** The modules that a module really loads; types in comments do not count. */
function uses(f) {
  const code = text.get(f).replace(/\/\*[\s\S]*?\*\//g, "");
  const found = code.matchAll(/(?:from|import\()\s*"(\.[^"]+)"/g);
  return [...found].map((m) => path.posix.normalize(path.posix.join(path.posix.dirname(f), m[1])));
}

/** A way from a module back to itself, or null. */
function cycle(graph) {
  const state = new Map(), way = [];
  const visit = (f) => {
    if (state.get(f) === "done") return null;
    if (state.get(f) === "open") return [...way.slice(way.indexOf(f)), f];
    state.set(f, "open");
    way.push(f);
    for (const g of graph.get(f) || []) {
      const found = visit(g);
      if (found) return found;
    }
    way.pop();
    state.set(f, "done");
    return null;
  };
  for (const f of graph.keys()) {
    const found = visit(f);
    if (found) return found;
  }
  return null;
}

test("there are modules, and each import names one", () => {
  assert.ok(files.length > 40);
  for (const f of files) for (const g of uses(f)) assert.ok(text.has(g), `${f} wants ${g}`);
});

test("no module uses itself by way of others", () => {
  assert.equal(cycle(new Map(files.map((f) => [f, uses(f)])))?.join(" > "), undefined);
});

test("a cycle would be found", () => {
  assert.deepEqual(cycle(new Map([["a", ["b"]], ["b", ["c"]], ["c", ["b"]]])), ["b", "c", "b"]);
});

test("board, map and counters are given their data: they know nothing of the application", () => {
  const own = /^(board|map|counters)\//, plain = new Set(["geometry.js", "palette.js"]);
  for (const f of files.filter((v) => own.test(v)))
    for (const g of uses(f)) assert.ok(own.test(g) || plain.has(g), `${f} uses ${g}`);
});

test(`no line is longer than ${WIDTH} signs`, () => {
  const here = fileURLToPath(new URL(".", import.meta.url));
  const tests = readdirSync(here).filter((f) => f.endsWith(".js"));
  const all = new Map([...text, ...styles, ...tests.map((f) => [f, readFileSync(path.join(here, f), "utf8")])]);
  const lines = (f, code) => code.split("\n").map((l, i) => [f, i + 1, l.length]);
  const long = [...all].flatMap(([f, code]) => lines(f, code).filter(([, , n]) => n > WIDTH));
  assert.deepEqual(long, []);
});

test("every style sheet is short, and the page or a module fetches it", () => {
  const page = readFileSync(path.join(ROOT, "../index.html"), "utf8") + [...text.values()].join("");
  for (const [f, code] of styles) {
    assert.ok(code.split("\n").length <= 200, `${f} is long`);
    assert.ok(page.includes(`/css/${f}`), `nothing fetches ${f}`);
  }
});

/** What is written in strings of the code: comments, what is worked out, fonts, selectors, styles and drawings left out. */
function said(f) {
  const code = text.get(f).replace(/\/\*[\s\S]*?\*\//g, "").replace(/(?<![:"'])\/\/.*$/gm, "");
  const inner = (s) => s.replace(/\$\{[^}]*\}/g, "§");
  return [...code.matchAll(/"([^"\n]*)"|`([^`]*)`/g)]
    .map((m) => inner(m[1] ?? m[2]))
    .filter((s) => !/var\(--|Barlow|Old Standard|Arial|^\(prefers|:not\(|:disabled|^M-?\d/.test(s));
}

/** Two words in a row, as in a sentence; or one that begins with a capital, as on a button. */
const SENTENCE = /[A-Za-z]{2,}[,:;.]? [a-z]{2,}/,
  LABEL = /^[A-Z][a-z]{2,}\b/;

test("what the page itself says stands in the modules of words", () => {
  // names of keys, headers, errors and styles are no words of the page
  const names = new Set(["Content-Type", "Escape", "Enter", "Tab", "Esc", "AbortError", "Shift", "grab keyed", ".gcard img"]);
  const free = /^(words\/|words\.js$|map\/)/;
  const found = [];
  for (const f of files.filter((v) => !free.test(v)))
    for (const s of said(f)) if (!names.has(s) && (SENTENCE.test(s) || LABEL.test(s))) found.push(`${f}: ${s}`);
  assert.deepEqual(found, []);
});

test("things have types of their own: any stands in few places", () => {
  const may = { "app.js": 1, "dom.js": 2, "api.js": 3 };
  for (const f of files.filter((v) => !v.startsWith("map/"))) {
    const n = [...text.get(f).matchAll(/@(?:type|param|property|typedef|returns)\s*\{[^\n]*\bany\b[^\n]*\}/g)].length;
    assert.ok(n <= (may[f] || 0), `${f} has ${n} types that begin with any`);
  }
});

test("modules and functions are of a size that one reads at once", () => {
  // contours is one walk over the heights of a map, kept whole for speed
  const long = [];
  for (const f of files) {
    const lines = text.get(f).split("\n");
    if (lines.length > 320) long.push(`${f}: ${lines.length} lines`);
    let start = -1;
    lines.forEach((l, i) => {
      if (/^(export )?(async )?function |^  (static |async )?\w+\(.*\) \{$/.test(l)) start = i;
      if (start >= 0 && (l === "}" || l === "  }") && l.length === lines[start].length - lines[start].trimStart().length + 1) {
        if (i - start > 72 && !lines[start].includes("function contours(")) long.push(`${f}:${start + 1}: ${i - start} lines`);
        start = -1;
      }
    });
  }
  assert.deepEqual(long, []);
});

test("what others wrote is text: no module makes elements of it, or code, or an address that runs", () => {
  const words = "innerHTML|outerHTML|insertAdjacentHTML|createContextualFragment|setHTMLUnsafe|srcdoc|DOMParser|eval";
  const makes = new RegExp(`\\b(${words})\\b|document\\.write|new Function|javascript:`);
  for (const f of files) assert.doesNotMatch(text.get(f), makes, f);
  assert.match("el.innerHTML = name", makes);
});

test("a class of its own is styled in one sheet, and once more for small windows", () => {
  const where = new Map();
  for (const [f, sheet] of styles) {
    const css = sheet.replace(/\/\*[^]*?\*\//g, "");
    for (const [, name] of css.matchAll(/(?:^|[{}])\s*\.([a-z][a-z0-9-]*)\s*(?=\{)/g))
      if (f !== "small.css") where.set(name, (where.get(name) || new Set()).add(f));
  }
  assert.ok(where.size > 100);
  assert.deepEqual([...where].filter(([, of]) => of.size > 1).map(([name, of]) => `${name}: ${[...of].join()}`), []);
});
