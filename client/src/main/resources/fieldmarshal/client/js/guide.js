// @ts-check
/** The guided first turn: ten short steps, each of which watches whether it has been done. */
import { h } from "./dom.js";
import { later, set, shown, state, unitOf } from "./store.js";
import { theBoard } from "./play.js";

/** @typedef {{title: string, text: string, hex?: string, done?: () => boolean}} Lesson */

/** @type {Record<string, Lesson[]>} */
const LESSONS = {
  "gwe-caporetto": [
    { title: "The map", text: "24 October 1917. Your Germans and Austrians stand east of the Isonzo, the Italians west of it. Drag the map to move it; turn the wheel, or press + and −, to come nearer; 0 shows it all. Then go on." },
    { title: "A stack", text: "Click the stack at 1702, east of the Isonzo. The figure on its corner says how many counters stand there; the panel on the right fans them out.", hex: "1702", done: () => state.hex === "1702" },
    { title: "Read a counter", text: "The three figures are attack, defence and movement: what the unit is worth now. The bars at the right edge are its steps. The red sash marks Stosstruppen." },
    { title: "Where it can go", text: "The blue outline holds every hex that the unit can reach; the number is the cost. Point at a lit hex: the red line is the path, and the card says what each hex costs.", done: () => !!state.route },
    { title: "March", text: "Stacks must be close to the enemy to attack. Send the 26th Division from 1901 to 1802, or march any unit you like: click a lit hex, or drag the counter there.", hex: "1901", done: () => state.log.some((l) => l.order && l.order.type === "move") },
    { title: "Take it back", text: "Nothing is final until a die is rolled. Press U, or Undo, and see the counter walk back; redo it from the menu." },
    { title: "No, and why", text: "Pick a unit and click an Italian hex. The rules refuse, say why, and name the case. Click the case to read it in the rules drawer; Escape closes it." },
    { title: "End movement", text: "The red button is the only one that commits you; under it stands what you would give up. End movement now; withdrawal passes by itself when nobody can withdraw.", done: () => state.match?.decision.kind === "attack" || (state.match?.decision.turn || 1) > 1 },
    { title: "Attack", text: "The dashed red hexes can be attacked. Click 1703, north of Tolmino. Everybody who may join is in; tick the headquarters to shift the odds and the guns to add their barrage. The bar shows what the die can bring.", hex: "1703", done: () => !!state.attack },
    { title: "Roll", text: "Attack and roll. Read the result, then follow the prompts: the Italians choose to stand or fall back, and your men may advance into what is left.", done: () => state.log.some((l) => l.events.some((e) => e.type === "fought")) },
    { title: "The rest is yours", text: "Attack elsewhere or end combat. S shows supply, Z zones of control, C command, V what counts for victory. The log and the replay are in the menu. Good luck." },
  ],
};

/** @returns {Lesson[]} */
function lessons() {
  return (state.game && LESSONS[state.game.id]) || [];
}

/** Goes on by itself when a step has been done. */
export function watchGuide() {
  const l = lessons();
  if (state.guide < 0 || state.guide >= l.length || !shown()) return;
  const step = l[state.guide];
  if (step.done && step.done() && !state.pick.guideWait) {
    state.pick.guideWait = true;
    later(() => {
      if (state.guide >= 0 && lessons()[state.guide] === step) go(state.guide + 1);
      state.pick.guideWait = false;
    }, 900);
  }
}

/** @param {number} n */
function go(n) {
  set({ guide: n });
  const l = lessons()[n];
  if (l && l.hex) theBoard()?.reveal(l.hex);
}

export function guideCard() {
  const l = lessons();
  if (state.guide < 0 || !l.length || state.replay) return null;
  const i = Math.min(state.guide, l.length - 1), s = l[i];
  return h("div.guide.panel", { "data-key": "guide", role: "region", "aria-label": "Guided first turn", "aria-live": "polite" },
    h("div.hd", null, h("div.eyebrow", null, `Guided first turn · ${i + 1} of ${l.length}`), h("h2", null, s.title), h("p", null, s.text)),
    h("div.foot", null, h("button.btn.q.small", { type: "button", onclick: () => set({ guide: -1 }) }, "Leave the guide"), i > 0 ? h("button.btn.q.small", { type: "button", onclick: () => go(i - 1) }, "Back") : null, h("button.btn.blue.small.wide", { type: "button", onclick: () => (i + 1 < l.length ? go(i + 1) : set({ guide: -1 })) }, i + 1 < l.length ? "Next" : "Finish")));
}

export { unitOf };
