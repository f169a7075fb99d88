// @ts-check
/** How the table looks, as the player has set it: theme, type, motion, counters, hex numbers. */
import { forgetSprites } from "../counters/sprites.js";
import { setPalette } from "../palette.js";
import { change, motion, settings, theme, whenChanged } from "../settings.js";
import { board } from "./table.js";
import { set, state } from "../store.js";

/** Day becomes night, and night day. */
export function otherTheme() {
  change({ theme: theme() === "dark" ? "light" : "dark" });
}

/** What was drawn last, to see what is different. */
let drawn = { palette: "", numbers: "" };

/** Brings page and board to the settings. */
export function dress() {
  const root = document.documentElement;
  root.dataset.theme = theme();
  root.dataset.motion = motion();
  root.style.fontSize = settings.text === 100 ? "" : settings.text + "%";
  const { palette, numbers } = settings;
  if (drawn.palette && drawn.palette !== palette) redraw(palette);
  if (drawn.numbers && drawn.numbers !== numbers) board?.map.forget();
  setPalette(palette);
  drawn = { palette, numbers };
  if (board) {
    board.still = motion() !== "full";
    board.map.numbers = numbers;
  }
  set({ theme: theme() });
  board?.dirty();
}

/** Counters are drawn anew. @param {import("../settings.js").Settings["palette"]} palette */
function redraw(palette) {
  setPalette(palette);
  forgetSprites();
  for (const el of document.querySelectorAll("canvas.counter")) el.removeAttribute("data-key");
}

whenChanged(dress);

/** Type has arrived: draw again what was drawn without it. */
export function typeArrived() {
  forgetSprites();
  board?.map.labels.clear();
  board?.dirty();
  for (const el of document.querySelectorAll("canvas.counter")) el.removeAttribute("data-key");
  set();
}

/** Opens a page of the sheet at the left. @param {string} tab */
export function openSheet(tab) {
  set({ drawer: "sheet", sheet: tab });
}

/** Opens a page of the desk, or puts it away. @param {"settings" | "help" | "standing" | "players" | "notes" | "account"} page */
export function toggleDesk(page) {
  set({ drawer: state.drawer === page ? null : page, menu: false });
}
