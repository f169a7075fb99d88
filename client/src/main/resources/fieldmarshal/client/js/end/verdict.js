// @ts-check
/** How a match ended, in words: the level, when, the points, how long it was. */
import { sideCalled, sideDoes } from "../sides.js";
import { state } from "../store.js";
import { anyPoints, capital } from "../words.js";
import * as say from "../words/end.js";

/** @typedef {import("../types.js").Story} Story */

/** Who has won and how: a title and, where there is more to say, that. @param {Story} story */
export function verdict(story) {
  const o = story.decision.outcome;
  const level = o && o.rank !== undefined ? story.levels[o.rank] : undefined;
  if (o?.resigned) {
    const more = say.resigns(capital(sideCalled(o.resigned)), story.decision.turn);
    return { title: sideDoes(o.winner, say.WIN), more, winner: o.winner, rank: undefined };
  }
  if (o?.ending === "time") {
    const late = (state.game?.sides || []).find((s) => s.id !== o.winner);
    const title = say.wonOnTime(sideDoes(o.winner, say.WIN), sideCalled(late?.id || ""), !!late?.plural);
    return { title, more: "", winner: o.winner, rank: undefined };
  }
  if (o?.ending === "agreed") return { title: say.A_DRAW, more: say.agreed(story.decision.turn), winner: "draw", rank: undefined };
  const title = o?.winner === "draw" ? say.A_DRAW : level ? level.title : capital(o?.level || "");
  return { title, more: capital(o?.because || ""), winner: o ? o.winner : "", rank: o?.rank };
}

/** What was missing for the next level, in a sentence; empty where the game does not tell it. @param {Story} story */
export function missedWords(story) {
  const m = story.missed;
  return m ? say.missed(m.points, sideCalled(m.side), story.levels[m.rank]?.title || "") : "";
}

/** When the game was over. @param {Story} story */
export function when(story) {
  const scenario = state.game?.scenarios.find((s) => s.id === state.match?.scenario);
  const turn = story.decision.turn;
  return say.endOf(turn, scenario ? scenario.last : turn);
}

/** The points at the end in words; empty where none are counted. @param {Story} story */
export function pointsWords(story) {
  const points = story.decision.outcome?.points || {};
  if (!anyPoints(points)) return "";
  return say.pointsLine((state.game?.sides || []).map((s) => [s.name, points[s.id] ?? 0]));
}

/** How long it was. @param {Story} story */
export function lengthWords(story) {
  return [say.played(story.length.seconds), say.orders(story.length.orders), say.attacks(story.length.attacks)].filter(Boolean);
}

/** Who was luckier, in a sentence. @param {import("../types.js").Luck} luck */
export function luckWords(luck) {
  const [best] = (state.game?.sides || []).slice().sort((a, b) => (luck.sides[b.id]?.luck ?? 0) - (luck.sides[a.id]?.luck ?? 0));
  const l = best ? luck.sides[best.id] : undefined;
  return l && l.luck > 0 ? say.luckier(sideCalled(best.id), l.luck, l.luckier) : say.NO_LUCK;
}
