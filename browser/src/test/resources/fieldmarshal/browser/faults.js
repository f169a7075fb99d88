/**
 * What is wrong with the page as it is drawn now, in words: text that is cut off or leaves its box, text under something else, things
 * outside the window, a page that scrolls sideways, buttons too small for a finger.
 * @param {boolean} phone
 */
(phone) => {
  const W = window.innerWidth,
    H = window.innerHeight,
    found = new Set();
  const name = (el) => {
    const words = (el.getAttribute("aria-label") || el.textContent || "").trim().replace(/\s+/g, " ").slice(0, 50);
    const cls = typeof el.className === "string" && el.className ? "." + el.className.trim().split(/\s+/).join(".") : "";
    return `${el.tagName.toLowerCase()}${el.id ? "#" + el.id : ""}${cls} "${words}"`;
  };
  const tell = (what, el, more = "") => found.add(`${what}: ${name(el)}${more ? " " + more : ""}`);
  const drawn = (el) => {
    for (let e = el; e; e = e.parentElement) {
      const c = getComputedStyle(e);
      if (c.visibility === "hidden" || c.display === "none" || Number(c.opacity) === 0) return false;
      if (c.clipPath !== "none" || (c.position === "absolute" && e.clientWidth <= 1 && e.clientHeight <= 1)) return false;
    }
    return true;
  };
  /** What cuts an element, from the inside to the outside; a box that scrolls may hide the rest. */
  const clips = (el) => {
    const out = [];
    for (let e = el; e && e !== document.documentElement; e = e.parentElement) {
      const c = getComputedStyle(e);
      if (c.overflowX !== "visible" || c.overflowY !== "visible") out.push({ e, x: c.overflowX, y: c.overflowY, r: e.getBoundingClientRect() });
      if (c.position === "fixed") break;
    }
    return out;
  };
  /** Whether something stays in sight while what it lies over scrolls away. */
  const stuck = (el) => !!el && (getComputedStyle(el).position === "sticky" || stuck(el.parentElement));
  const scrolls = (v) => v === "auto" || v === "scroll";
  if (document.documentElement.scrollWidth > W + 1) found.add(`sideways: the page is ${document.documentElement.scrollWidth} px wide`);

  // ---- pieces of text, each with what is seen of it
  const pieces = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let t = walk.nextNode(); t; t = walk.nextNode()) {
    const el = t.parentElement;
    if (!t.textContent.trim() || !el || ["SCRIPT", "STYLE", "OPTION", "TITLE"].includes(el.tagName) || el.closest(".skip") || !drawn(el)) continue;
    const range = document.createRange();
    range.selectNodeContents(t);
    const cut = clips(el);
    for (const r of range.getClientRects()) {
      if (r.width < 2 || r.height < 2) continue;
      let box = { l: r.left, t: r.top, r: r.right, b: r.bottom },
        hidden = false;
      for (const k of cut) {
        const b = { l: k.r.left, t: k.r.top, r: k.r.right, b: k.r.bottom };
        const overX = Math.max(b.l - box.l, box.r - b.r),
          overY = Math.max(b.t - box.t, box.b - b.b);
        // what a box hides wholly is meant to be hidden
        if (box.l >= b.r - 1 || box.r <= b.l + 1 || box.t >= b.b - 1 || box.b <= b.t + 1) hidden = true;
        const ellipsis = getComputedStyle(k.e).textOverflow === "ellipsis";
        if (!hidden && overX > 2 && !scrolls(k.x)) tell(ellipsis ? "shortened" : "cut", el, `by ${Math.round(overX)} px in ${name(k.e).split(' "')[0]}`);
        else if (!hidden && overX > 2 && scrolls(k.x)) tell("scrolls sideways", k.e, `by ${Math.round(overX)} px for "${t.textContent.trim().slice(0, 30)}"`);
        // the lines of letters are higher than the letters
        if (!hidden && overY > Math.max(3, r.height * 0.22) && !scrolls(k.y)) tell("cut", el, `by ${Math.round(overY)} px of height in ${name(k.e).split(' "')[0]}`);
        if (overX > 2 && scrolls(k.x)) hidden = true;
        if (overY > 2 && scrolls(k.y)) hidden = true;
        box = { l: Math.max(box.l, b.l), t: Math.max(box.t, b.t), r: Math.min(box.r, b.r), b: Math.min(box.b, b.b) };
      }
      if (box.r - box.l < 2 || box.b - box.t < 2) continue;
      if (!hidden && (box.l < -1 || box.r > W + 1 || box.t < -1 || box.b > H + 1)) tell("outside", el);
      pieces.push({ el, t, r: box });
    }
    // text that leaves the box it stands in
    const own = el.closest("button, a.btn, .chip, .btn, td, th, .panel, .case, .kbd");
    if (own) {
      const b = own.getBoundingClientRect();
      for (const r of range.getClientRects())
        if (r.width > 2 && (r.right > b.right + 2 || r.left < b.left - 2) && getComputedStyle(own).display !== "inline") tell("overflows", el, `of ${name(own).split(' "')[0]}`);
    }
  }
  // ---- text over text, text under something
  const layer = ".drawer, .desk, .menu, .sheet, .endpage, .daypage, .dayback, .veil, .tip, .toast, .guide, .rollstrip, .reader, .shade";
  for (let i = 0; i < pieces.length; i++) {
    const a = pieces[i];
    for (let j = i + 1; j < pieces.length; j++) {
      const b = pieces[j];
      if (a.t === b.t || a.el.closest(layer) !== b.el.closest(layer)) continue;
      const w = Math.min(a.r.r, b.r.r) - Math.max(a.r.l, b.r.l),
        h = Math.min(a.r.b, b.r.b) - Math.max(a.r.t, b.r.t);
      const least = Math.min(a.r.b - a.r.t, b.r.b - b.r.t);
      if (w > 3 && h > Math.max(3, least * 0.4)) tell("overlaps", a.el, `with ${name(b.el)}`);
    }
    const y = (a.r.t + a.r.b) / 2;
    if (y < 0 || y > H || a.el.closest(".tip")) continue;
    const points = [a.r.l + 2, (a.r.l + a.r.r) / 2, a.r.r - 2].filter((x) => x > 0 && x < W);
    const over = points.map((x) => document.elementFromPoint(x, y)).filter((e) => e && !e.contains(a.el) && !a.el.contains(e) && getComputedStyle(e).pointerEvents !== "none");
    const sticky = over.some(stuck);
    const svg = over.length && (a.el.closest("svg") || over[0].closest("label")?.contains(a.el));
    if (over.length && !svg && !sticky && !over.some((e) => e.closest(layer) && !a.el.closest(layer)))
      tell(over.length < points.length ? "partly covered" : "covered", a.el, `by ${name(over[0])}`);
  }
  // ---- what is pressed
  for (const el of document.querySelectorAll("button, a[href], input, select, textarea, [role=tab], summary")) {
    if (el.closest(".skip") || !drawn(el)) continue;
    const r = el.getBoundingClientRect();
    if (r.width < 2 || r.height < 2) continue;
    const scrolled = clips(el.parentElement).some((k) => scrolls(k.x) || scrolls(k.y));
    if (!scrolled && (r.left < -1 || r.right > W + 1 || r.top < -1 || r.bottom > H + 1)) tell("outside", el);
    for (const k of clips(el.parentElement))
      if (r.left < k.r.right && (r.right > k.r.right + 2 || r.left < k.r.left - 2)) tell("cut", el, `in ${name(k.e).split(' "')[0]}`);
    const label = el.closest("label"),
      l = label ? label.getBoundingClientRect() : r,
      // links in running text are as high as its lines
      inline = getComputedStyle(el).display === "inline" || (el.matches(".hexlink") && !!el.closest("p, li, td"));
    if (phone && !inline && (Math.max(r.width, l.width) < 23.5 || Math.max(r.height, l.height) < 23.5))
      tell("small", el, `${Math.round(r.width)} x ${Math.round(r.height)}`);
  }
  return [...found];
}
