// @ts-check
/** What pointer, wheel and fingers mean on the map. */
import { MAX_SCALE, MIN_SCALE } from "./camera.js";

/**
 * @typedef {object} Hands what the board tells the player's side of the program
 * @property {(hex: string, e: {shift: boolean, double: boolean}) => void} click
 * @property {(hex: string | null) => void} hover
 * @property {(from: string) => boolean} canDrag
 * @property {(from: string) => void} dragStart
 * @property {(from: string, to: string) => void} drop
 */

/** @param {import("./board.js").Board} board */
export function listen(board) {
  const el = board.canvas;
  /** @type {Map<number, {x: number, y: number}>} */
  const down = new Map();
  let start = { x: 0, y: 0, vx: 0, vy: 0, moved: false, hex: /** @type {string | null} */ (null), mode: "" };
  let pinch = 0;
  const at = (/** @type {PointerEvent | WheelEvent | MouseEvent} */ e) => {
    const r = el.getBoundingClientRect();
    return { x: e.clientX - r.left, y: e.clientY - r.top };
  };
  el.addEventListener("pointerdown", (e) => {
    el.focus({ preventScroll: true });
    board.keyed = false;
    el.classList.remove("keyed");
    const p = at(e);
    down.set(e.pointerId, p);
    try {
      el.setPointerCapture(e.pointerId);
    } catch {
      // a pointer of a test
    }
    if (down.size === 2) {
      const [a, b] = [...down.values()];
      pinch = Math.hypot(a.x - b.x, a.y - b.y);
      board.drag = null;
      return;
    }
    const hex = board.toHex(p.x, p.y);
    start = {
      ...p,
      vx: board.x,
      vy: board.y,
      moved: false,
      hex,
      mode: e.button === 0 && hex && board.hands.canDrag(hex) ? "unit" : "pan",
    };
  });
  el.addEventListener("pointermove", (e) => {
    const p = at(e);
    board.pointer = p;
    if (down.has(e.pointerId)) down.set(e.pointerId, p);
    if (down.size === 2) {
      const [a, b] = [...down.values()];
      const d = Math.hypot(a.x - b.x, a.y - b.y);
      if (pinch) {
        const cx = (a.x + b.x) / 2,
          cy = (a.y + b.y) / 2;
        const s = Math.max(MIN_SCALE, Math.min(MAX_SCALE, (board.scale * d) / pinch));
        const mx = board.x + cx / board.scale,
          my = board.y + cy / board.scale;
        board.scale = s;
        board.x = mx - cx / s;
        board.y = my - cy / s;
        board.settle(120);
        board.clamp();
        board.dirty();
      }
      pinch = d;
      start.moved = true;
      return;
    }
    if (down.size === 1) {
      if (!start.moved && Math.hypot(p.x - start.x, p.y - start.y) > (e.pointerType === "touch" ? 9 : 4)) {
        start.moved = true;
        board.glide = null;
        if (start.mode === "unit" && start.hex) {
          board.hands.dragStart(start.hex);
          board.drag = { from: start.hex, to: null, x: p.x, y: p.y };
        }
      }
      if (start.moved && board.drag) {
        board.drag.x = p.x;
        board.drag.y = p.y;
        const hex = board.toHex(p.x, p.y);
        if (hex !== board.drag.to) {
          board.drag.to = hex;
          board.hands.hover(hex);
        }
        board.dirty();
      } else if (start.moved) {
        el.classList.add("grabbing");
        board.x = start.vx - (p.x - start.x) / board.scale;
        board.y = start.vy - (p.y - start.y) / board.scale;
        board.clamp();
        board.dirty();
      }
      return;
    }
    const hex = board.toHex(p.x, p.y);
    if (hex !== board.scene.hover) board.hands.hover(hex);
    el.classList.toggle("point", !!hex && (board.scene.stacks.has(hex) || board.scene.lit.costs.has(hex)));
  });
  const up = (/** @type {PointerEvent} */ e) => {
    if (!down.delete(e.pointerId)) return;
    pinch = 0;
    el.classList.remove("grabbing");
    if (down.size) return;
    const p = at(e);
    if (board.drag) {
      const d = board.drag;
      board.drag = null;
      const to = board.toHex(p.x, p.y);
      if (e.type === "pointerup" && to && to !== d.from) board.hands.drop(d.from, to);
      board.dirty();
      return;
    }
    if (!start.moved && e.type === "pointerup") {
      const hex = board.toHex(p.x, p.y);
      if (hex) board.hands.click(hex, { shift: e.shiftKey || e.ctrlKey || e.metaKey, double: e.detail > 1 });
    }
    if (e.pointerType === "touch") board.hands.hover(null);
  };
  el.addEventListener("pointerup", up);
  el.addEventListener("pointercancel", up);
  el.addEventListener("pointerleave", () => {
    if (!down.size) board.hands.hover(null);
  });
  el.addEventListener(
    "wheel",
    (e) => {
      e.preventDefault();
      const p = at(e);
      const step = e.deltaMode === 1 ? e.deltaY * 16 : e.deltaY;
      board.zoom(Math.exp(-Math.max(-240, Math.min(240, step)) * 0.0022), p.x, p.y);
    },
    { passive: false },
  );
  el.addEventListener("dblclick", (e) => e.preventDefault());
  el.addEventListener("contextmenu", (e) => e.preventDefault());
  el.addEventListener("focus", () => board.dirty());
  el.addEventListener("blur", () => board.dirty());
}
