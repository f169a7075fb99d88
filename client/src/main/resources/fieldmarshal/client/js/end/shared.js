// @ts-check
/** The decisive fights and the luck of the dice in the picture of the end. */
import { drawCounter } from "../counters/draw.js";
import { sideBar } from "../palette.js";
import { sideCalled } from "../sides.js";
import { sideName, sideNation, state } from "../store.js";
import { dieOf } from "../words/drama.js";
import * as say from "../words/end.js";
import { faceThen, tell, whereabouts } from "./fights.js";
import { COND, SANS, SERIF, card, lines, tone, write } from "./pen.js";
import { luckWords } from "./verdict.js";

/** @typedef {import("./pen.js").Pen} Pen */
/** @typedef {import("./pen.js").Place} Place */

const LINE = 17,
  FIRST = 112,
  TEXT = `500 14px ${SANS}`;

/** A fight with what it cost. @param {Pen} c @param {import("../types.js").StoryFight} f @param {Place} at */
export function fight(c, f, at) {
  const t = tell(f),
    hex = f.targets[0],
    right = at.x + at.w - 14;
  card(c, at.x, at.y, at.w, at.h, say.fightHead(f.turn, sideCalled(f.side)));
  write(c, [whereabouts(hex), hex].filter(Boolean).join(" "), at.x + 14, at.y + 48, `700 20px ${SERIF}`, tone("--ink"), "left", at.w - 28);
  [f.attackers[0], f.defenders[0]].forEach((id, i) => {
    const face = id ? faceThen(f, id) : null;
    if (!face) return;
    c.save();
    c.translate(at.x + 15 + i * 54, at.y + 57);
    c.scale(0.4, 0.4);
    drawCounter(c, face, "near");
    c.restore();
  });
  write(c, f.odds, right, at.y + 78, `700 24px ${COND}`, tone("--ink"), "right", 130);
  if (f.face) write(c, dieOf(f.face), right, at.y + 95, `500 14px ${COND}`, tone("--muted"), "right", 130);
  const room = t.moved.length ? 2 : 3;
  const words = [`${say.ATTACKER}: ${t.attacker}`, `${say.DEFENDER}: ${t.defender}`].flatMap((v) => lines(c, v, at.w - 28, TEXT, 3));
  words.slice(0, room + 2).forEach((v, i) => write(c, v, at.x + 14, at.y + FIRST + LINE * i, TEXT, tone("--ink"), "left", at.w - 28));
  if (t.moved[0] && words.length < 5)
    write(c, t.moved[0], at.x + 14, at.y + FIRST + LINE * words.length, `600 14px ${COND}`, tone("--muted"), "left", at.w - 28);
}

/** The dice of both sides, and who was luckier. @param {Pen} c @param {import("../types.js").Luck | undefined} found @param {Place} at */
export function luck(c, found, at) {
  card(c, at.x, at.y, at.w, at.h, say.LUCK);
  const sides = (state.game?.sides || []).filter((s) => found?.sides[s.id]?.dice);
  sides.forEach((s, i) => {
    const d = found?.sides[s.id]?.dice || { mean: 0, expected: 1 },
      most = d.expected * 2 - 1,
      y = at.y + 40 + 26 * i,
      bar = { x: at.x + 110, w: at.w - 174 };
    write(c, sideName(s.id), at.x + 14, y + 12, `600 15px ${COND}`, tone("--ink"), "left", 92);
    c.fillStyle = tone("--panel2");
    c.fillRect(bar.x, y, bar.w, 12);
    c.fillStyle = sideBar(sideNation(s.id), state.theme);
    c.fillRect(bar.x, y, Math.min(1, d.mean / most) * bar.w, 12);
    c.fillStyle = tone("--ink");
    c.fillRect(bar.x + (d.expected / most) * bar.w - 1, y - 4, 2, 20);
    write(c, d.mean.toFixed(2), at.x + at.w - 14, y + 12, `700 17px ${COND}`, tone("--ink"), "right");
  });
  const words = found && sides.length ? luckWords(found) : say.NO_DICE,
    wide = at.w - 28;
  lines(c, words, wide, TEXT, 4).forEach((v, i) => write(c, v, at.x + 14, at.y + 116 + LINE * i, TEXT, tone("--ink"), "left", wide));
}
