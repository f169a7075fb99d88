// @ts-check
/** How the table looks: theme and type. */
import { forgetSprites } from "../counters/sprites.js";
import { board } from "./table.js";
import { set, state } from "../store.js";

/** @param {string} theme */
export function setTheme(theme) {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem("theme", theme);
  } catch {
    // not kept
  }
  set({ theme });
  board?.dirty();
}

/** Type has arrived: draw again what was drawn without it. */
export function typeArrived() {
  forgetSprites();
  board?.map.labels.clear();
  board?.dirty();
  for (const el of document.querySelectorAll("canvas.counter")) el.removeAttribute("data-key");
  set();
}

/** Whether the map goes where a bot moves its units. */
export function toggleFollow() {
  set({ follow: !state.follow });
  try {
    localStorage.setItem("follow", state.follow ? "yes" : "no");
  } catch {
    // not kept
  }
}

/** Opens a page of the sheet at the left. @param {string} tab */
export function openSheet(tab) {
  set({ drawer: "sheet:" + tab });
}
