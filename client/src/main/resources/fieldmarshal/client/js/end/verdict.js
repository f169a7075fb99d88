// @ts-check
/** How a match ended, in words: the level, when, the points, how long it was. */
import { sideCalled } from "../sides.js";
import { sideName, state } from "../store.js";
import { anyPoints, capital } from "../words.js";
import * as say from "../words/end.js";

/** @typedef {import("../types.js").Story} Story */

/** The level that was reached: its title and, where the game says more, that. @param {Story} story */
export function verdict(story) {
  const o = story.decision.outcome;
  const level = o && o.rank !== undefined ? story.levels[o.rank] : undefined;
  const winner = o && o.winner !== "draw" ? sideName(o.winner) : "";
  const title = level ? level.title : o?.resigned ? say.victoryOf(winner) : capital(o?.level || "");
  if (o?.resigned) {
    const more = say.resigns(capital(sideCalled(o.resigned)), story.decision.turn);
    return { title, more, winner: o.winner, rank: undefined };
  }
  return { title, more: capital(o?.because || ""), winner: o ? o.winner : "", rank: o?.rank };
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
