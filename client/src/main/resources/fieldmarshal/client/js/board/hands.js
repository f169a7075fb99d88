// @ts-check
/** What pointer, wheel and fingers mean on the map. */
import { MAX_SCALE, MIN_SCALE } from "./camera.js";

/**
 * @typedef {object} Hands what the board tells whoever uses it
 * @property {(hex: string, e: {shift: boolean, double: boolean, touch: boolean}) => boolean} click whether it only showed the way
 * @property {(hexes: string[]) => void} several more than one thing lies under a finger, the nearest first
 * @property {(hex: string | null) => void} hover
 * @property {(hex: string) => void} inspect
 * @property {(from: string) => boolean} canDrag
 * @property {(from: string) => void} dragStart
 * @property {(from: string, to: string) => void} drop
 */
/** @typedef {{x: number, y: number}} Point */
/**
 * @typedef {Point & {vx: number, vy: number, moved: boolean, hex: string | null, unit: boolean, id: number, time: number}} Start
 * where a press began, and when
 */

/** So long a counter must be held before it is taken up; a press that moves sooner pans the map. */
const HOLD = 180;

/** How far from the middle of a stack a finger still touches it, in CSS pixels: what is touched is 44 wide, however far the map is. */
const FINGER = 22;

/**
 * What a finger touches, the nearest first: stacks, and the hex under its middle where one can go there.
 * @param {import("./board.js").Board} board @param {Point} p @param {string | null} hex under its middle @returns {string[]}
 */
export function touched(board, p, hex) {
  const { stacks, lit, targets } = board.scene,
    middle = { x: board.x + p.x / board.scale, y: board.y + p.y / board.scale };
  const far = (/** @type {string} */ n) => {
    const h = board.hexes.get(n);
    return h ? Math.hypot(h.x - middle.x, h.y - middle.y) * board.scale : Infinity;
  };
  const list = [...stacks.keys()].filter((n) => far(n) <= FINGER);
  if (hex && !list.includes(hex) && (stacks.has(hex) || lit.hexes.includes(hex) || targets.includes(hex))) list.push(hex);
  return list.sort((a, b) => far(a) - far(b));
}

/** Listens to pointer and wheel on a board. @param {import("./board.js").Board} board */
export function listen(board) {
  const touch = new Touch(board),
    el = board.canvas;
  el.addEventListener("pointerdown", (e) => touch.down(e));
  el.addEventListener("pointermove", (e) => touch.move(e));
  el.addEventListener("pointerup", (e) => touch.up(e));
  el.addEventListener("pointercancel", (e) => touch.up(e));
  el.addEventListener("pointerleave", (e) => touch.leave(e));
  el.addEventListener("wheel", (e) => touch.wheel(e), { passive: false });
  // else the browser sends a click after the tap, to whatever has opened under the finger by then
  el.addEventListener("touchend", (e) => e.cancelable && e.preventDefault(), { passive: false });
  el.addEventListener("dblclick", (e) => e.preventDefault());
  el.addEventListener("contextmenu", (e) => e.preventDefault());
  // a second button while the first is held is no press of its own
  el.addEventListener("mousedown", (e) => e.button === 2 && board.putBack());
  el.addEventListener("focus", () => board.dirty());
  el.addEventListener("blur", () => board.dirty());
}

/** Fingers and mouse on one board. */
class Touch {
  /** @param {import("./board.js").Board} board */
  constructor(board) {
    this.board = board;
    /** @type {Map<number, Point>} */
    this.fingers = new Map();
    /** @type {Start} */
    this.start = { x: 0, y: 0, vx: 0, vy: 0, moved: false, hex: null, unit: false, id: -1, time: 0 };
    /** @type {ReturnType<typeof setTimeout> | undefined} until a counter is taken up */
    this.holding = undefined;
    /** How far apart two fingers were. */
    this.pinch = 0;
  }

  /** @param {MouseEvent} e @returns {Point} */
  at(e) {
    const r = this.board.canvas.getBoundingClientRect();
    return { x: e.clientX - r.left, y: e.clientY - r.top };
  }

  /** @param {PointerEvent} e */
  down(e) {
    const { board, fingers } = this,
      el = board.canvas;
    el.focus({ preventScroll: true });
    board.keyed = false;
    el.classList.remove("keyed");
    const p = this.at(e);
    fingers.set(e.pointerId, p);
    try {
      el.setPointerCapture(e.pointerId);
    } catch {
      // a pointer of a test
    }
    clearTimeout(this.holding);
    if (fingers.size === 2) {
      const [a, b] = [...fingers.values()];
      this.pinch = Math.hypot(a.x - b.x, a.y - b.y);
      board.drag = null;
      return;
    }
    const hex = board.toHex(p.x, p.y),
      unit = e.button === 0 && !!hex && board.hands.canDrag(hex);
    this.start = { ...p, vx: board.x, vy: board.y, moved: false, hex, unit, id: e.pointerId, time: e.timeStamp };
    if (unit) this.holding = setTimeout(() => this.takeUp(), HOLD);
  }

  /** @param {PointerEvent} e */
  move(e) {
    const { board, fingers } = this,
      p = this.at(e);
    board.pointer = p;
    if (fingers.has(e.pointerId)) fingers.set(e.pointerId, p);
    if (fingers.size === 2) this.spread();
    else if (fingers.size === 1) this.pull(p, e.pointerType === "touch" ? 9 : 4, e.timeStamp);
    else this.hover(p);
  }

  /** Nothing is pressed. @param {Point} p */
  hover(p) {
    const { board } = this,
      { scene } = board;
    const hex = board.toHex(p.x, p.y);
    if (hex !== scene.hover) board.hands.hover(hex);
    board.canvas.classList.toggle("point", !!hex && (scene.stacks.has(hex) || scene.lit.costs.has(hex)));
  }

  /** Two fingers zoom. */
  spread() {
    const { board } = this,
      [a, b] = [...this.fingers.values()];
    const d = Math.hypot(a.x - b.x, a.y - b.y);
    if (this.pinch) {
      const cx = (a.x + b.x) / 2,
        cy = (a.y + b.y) / 2;
      const mx = board.x + cx / board.scale,
        my = board.y + cy / board.scale;
      board.scale = Math.max(MIN_SCALE, Math.min(MAX_SCALE, (board.scale * d) / this.pinch));
      board.x = mx - cx / board.scale;
      board.y = my - cy / board.scale;
      board.settle(120);
      board.clamp();
      board.dirty();
    }
    this.pinch = d;
    this.start.moved = true;
  }

  /** One finger, or a button held: the map is pulled, or a counter. @param {Point} p @param {number} slack @param {number} time */
  pull(p, slack, time) {
    const { board, start } = this;
    if (!start.moved && Math.hypot(p.x - start.x, p.y - start.y) > slack) this.begin(time);
    // after a counter was put back, the button that is still held pulls nothing
    if (!start.moved || board.dropped) return;
    if (board.drag) {
      board.drag.x = p.x;
      board.drag.y = p.y;
      const hex = board.toHex(p.x, p.y);
      if (hex !== board.drag.to) {
        board.drag.to = hex;
        board.hands.hover(hex);
      }
    } else {
      board.canvas.classList.add("grabbing");
      board.fitted = false;
      board.x = start.vx - (p.x - start.x) / board.scale;
      board.y = start.vy - (p.y - start.y) / board.scale;
      board.clamp();
    }
    board.dirty();
  }

  /** It is no click any more. @param {number} time when the pointer began to move */
  begin(time) {
    clearTimeout(this.holding);
    this.start.moved = true;
    this.board.glide = null;
    // on a slow machine the counter may be in the hand before the page hears that the pointer had moved in time
    if (time - this.start.time < HOLD) this.board.drag = null;
    else if (this.board.drag) this.board.hands.dragStart(this.board.drag.from);
  }

  /** The counter was held long enough: it is in the hand. Until the pointer moves it may still be a slow click. */
  takeUp() {
    const { board, start } = this;
    if (!start.hex || start.moved || !this.fingers.has(start.id)) return;
    board.glide = null;
    board.drag = { from: start.hex, to: null, x: start.x, y: start.y };
    board.dirty();
  }

  /** @param {PointerEvent} e */
  up(e) {
    const { board, fingers } = this;
    if (!fingers.delete(e.pointerId)) return;
    clearTimeout(this.holding);
    this.pinch = 0;
    board.canvas.classList.remove("grabbing");
    if (fingers.size) return;
    const p = this.at(e),
      hex = board.toHex(p.x, p.y),
      lifted = e.type === "pointerup";
    if (board.drag) {
      const { from } = board.drag;
      board.drag = null;
      board.dirty();
      if (this.start.moved) {
        if (lifted && hex && hex !== from) board.hands.drop(from, hex);
        return;
      }
    }
    // a counter that was put back leaves nothing to do
    if (board.dropped) {
      board.dropped = false;
      return;
    }
    const touch = e.pointerType === "touch";
    let shown = false;
    if (!this.start.moved && lifted && hex && e.button === 2) board.hands.inspect(hex);
    else if (!this.start.moved && lifted) {
      const under = touch ? touched(board, p, hex) : [],
        goal = under[0] || hex;
      if (under.length > 1) board.hands.several(under);
      else if (goal) shown = board.hands.click(goal, { shift: e.shiftKey || e.ctrlKey || e.metaKey, double: e.detail > 1, touch });
    }
    if (touch && !shown) board.hands.hover(null);
  }

  /** A finger that is lifted leaves too; what it has shown stays. @param {PointerEvent} e */
  leave(e) {
    if (!this.fingers.size && e.pointerType !== "touch") this.board.hands.hover(null);
  }

  /** @param {WheelEvent} e */
  wheel(e) {
    e.preventDefault();
    const p = this.at(e),
      step = e.deltaMode === 1 ? e.deltaY * 16 : e.deltaY;
    this.board.zoom(Math.exp(-Math.max(-240, Math.min(240, step)) * 0.0022), p.x, p.y);
  }
}
