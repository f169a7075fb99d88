// @ts-check
/** The end of a game as a picture of 1200 × 630, made by the page, for those who want to share it. */
import { THEMES } from "../palette.js";
import { api } from "../api.js";
import { state } from "../store.js";
import { trouble } from "../play/table.js";
import { figure } from "../words.js";
import * as say from "../words/end.js";
import { cities, lineOf, shortName, sideIds } from "./cards.js";
import { pathOf } from "./front.js";
import { across, bars, besideCurves, named, pointsOf, spread, ticks, townOf, upright } from "./graphs.js";
import { NAME_FONT, badgesOn, drawnOf, isSlim, namesOn, paintMap, project, strength } from "./map.js";
import { COND, SANS, SERIF, WIDTH, card, tone, write } from "./pen.js";
import { fight, luck } from "./shared.js";
import { missedWords, pointsWords, verdict, when } from "./verdict.js";

/** @typedef {import("../types.js").Story} Story */
/** @typedef {import("./pen.js").Pen} Pen */

const W = WIDTH,
  H = 630;

/** Where the cards of the upper row stand, and those of the lower one. */
const UPPER = { y: 156, h: 240 },
  LOWER = { y: 412, h: 186 };

/** Makes the picture and gives it to the reader as a file. @param {Story} story */
export async function share(story) {
  try {
    const cv = await picture(story.luck || !state.match ? story : { ...story, luck: await api.luck(state.match.id) });
    const blob = await new Promise((done) => cv.toBlob(done, "image/png"));
    const a = document.createElement("a");
    a.href = URL.createObjectURL(/** @type {Blob} */ (blob));
    a.download = `${state.match?.game || "match"}-${story.id}.png`;
    a.click();
    setTimeout(() => URL.revokeObjectURL(a.href), 10_000);
  } catch (e) {
    trouble(e);
  }
}

/** @param {Story} story */
export async function picture(story) {
  await document.fonts?.ready;
  const cv = document.createElement("canvas");
  cv.width = W;
  cv.height = H;
  const c = /** @type {Pen} */ (cv.getContext("2d"));
  c.fillStyle = tone("--bg");
  c.fillRect(0, 0, W, H);
  title(c, story);
  levels(c, story);
  const [first, second, third] = upper(story);
  await map(c, story, first);
  points(c, story, second);
  losses(c, story, third);
  story.fights.slice(0, 3).forEach((f, i) => fight(c, f, { x: 32 + 288 * i, w: 272, ...LOWER }));
  if (!story.fights.length) {
    card(c, 32, LOWER.y, 848, LOWER.h, say.FIGHTS);
    write(c, say.NO_FIGHTS, 46, LOWER.y + 60, `400 16px ${SANS}`, tone("--muted"));
  }
  luck(c, story.luck, { x: 896, w: 272, ...LOWER });
  return cv;
}

/** @param {Pen} c @param {Story} story */
function title(c, story) {
  const v = verdict(story);
  write(c, (state.game?.title || "").toUpperCase() + " · " + when(story).toUpperCase(), 32, 42, `600 17px ${COND}`, tone("--muted"));
  write(c, v.title, 31, v.more ? 82 : 92, `700 ${v.more ? 40 : 46}px ${SERIF}`, tone("--ink"), "left", 600);
  if (v.more) write(c, v.more + ".", 32, 103, `500 16px ${SANS}`, tone("--ink"), "left", 600);
  const points = [pointsWords(story), missedWords(story)].filter(Boolean);
  points.forEach((p, i) => write(c, p, W - 32, 74 + 22 * i, `600 ${i ? 16 : 22}px ${COND}`, tone("--ink"), "right", 520));
  write(c, say.played(story.length.seconds), W - 32, 42, `500 17px ${COND}`, tone("--muted"), "right");
}

/** @param {Pen} c @param {Story} story */
function levels(c, story) {
  const n = story.levels.length,
    rank = story.decision.outcome?.rank;
  story.levels.forEach((l, i) => {
    const w = (W - 64 - (n - 1) * 4) / n,
      x = 32 + i * (w + 4),
      on = i === rank;
    c.fillStyle = on ? (l.winner ? tone("--accent") : tone("--ink")) : tone("--panel2");
    c.fillRect(x, 110, w, 30);
    const colour = on ? (l.winner ? tone("--onaccent") : tone("--panel")) : tone("--muted");
    c.save();
    c.beginPath();
    c.rect(x, 110, w, 30);
    c.clip();
    write(c, l.title, x + w / 2, 131, `600 16px ${COND}`, colour, "center", w - 12);
    c.restore();
  });
}

/** How wide the map is, and at least: its caption is so wide. */
const MAP = 560,
  CAPTION = 392;

/** The places of the upper row: a high map is less wide, and the graphs are wider. @param {Story} story */
function upper(story) {
  const { width = 1, height = 1 } = state.chart?.bounds || {},
    wide = isSlim(story) ? Math.max(CAPTION, Math.round((UPPER.h * width) / height)) : MAP,
    graph = (W - 64 - 32 - wide) / 2;
  return [
    { x: 32, w: wide, ...UPPER },
    { x: 48 + wide, w: graph, ...UPPER },
    { x: 64 + wide + graph, w: graph, ...UPPER },
  ];
}

/** @param {Pen} c @param {Story} story @param {import("./pen.js").Place} at */
async function map(c, story, at) {
  const d = drawnOf(story, at.w / at.h);
  if (!d) return;
  const cv = document.createElement("canvas");
  cv.width = at.w;
  cv.height = at.h;
  await paintMap(cv, d, 1);
  c.save();
  c.beginPath();
  c.roundRect(at.x, at.y, at.w, at.h, 7);
  c.clip();
  c.drawImage(cv, at.x, at.y);
  c.translate(at.x, at.y);
  const to = project(d, at.w, at.h),
    n = d.fronts.length,
    // as on the page: red for the fronts, green for the first, light ones by night
    red = tone("--accent"),
    green = THEMES[state.theme].sides[1],
    paper = tone("--panel");
  d.fronts.forEach((f, i) => {
    const s = strength(i, n),
      p = new Path2D(f.lines.map((l) => pathOf(l, to)).join(""));
    c.lineJoin = "round";
    if (s.last) {
      c.strokeStyle = paper;
      c.lineWidth = 7;
      c.stroke(p);
    }
    c.globalAlpha = s.alpha;
    c.setLineDash(s.first ? [7, 5] : []);
    c.strokeStyle = s.first ? green : red;
    c.lineWidth = s.width;
    c.stroke(p);
    c.globalAlpha = 1;
    c.setLineDash([]);
  });
  for (const t of namesOn(d, at)) {
    c.font = NAME_FONT;
    c.textAlign = "left";
    c.lineJoin = "round";
    c.lineWidth = 4;
    c.strokeStyle = THEMES[state.theme].halo;
    c.strokeText(t.text, t.x, t.y);
    write(c, t.text, t.x, t.y, NAME_FONT, THEMES[state.theme].label);
  }
  const spots = badgesOn(d, at);
  d.fronts.forEach((f, i) => {
    const q = spots[i],
      s = strength(i, n);
    if (!q) return;
    c.beginPath();
    c.arc(q.x, q.y, s.last ? 12 : 10, 0, 7);
    c.fillStyle = s.last ? red : s.first ? green : paper;
    c.fill();
    c.strokeStyle = s.first ? paper : red;
    c.lineWidth = 1.5;
    c.stroke();
    write(c, String(f.turn), q.x, q.y + 5, `700 14px ${COND}`, s.last || s.first ? tone("--onaccent") : red, "center");
  });
  c.restore();
  const caption = `${say.FRONT} · ${say.changedHands(d.changed.size)}`,
    font = `600 16px ${SANS}`;
  c.font = font;
  c.fillStyle = tone("--panel");
  c.fillRect(at.x + 8, at.y + 8, c.measureText(caption).width + 20, 28);
  write(c, caption, at.x + 18, at.y + 28, font);
}

/** @param {Pen} c @param {Story} story @param {import("./pen.js").Place} at */
function points(c, story, at) {
  const lines = pointsOf(story, sideIds());
  card(c, at.x, at.y, at.w, at.h, say.POINTS_BY_TURN);
  if (!lines.length) {
    write(c, say.NO_POINTS, at.x + 14, at.y + 60, `400 14px ${SANS}`, tone("--muted"));
    return;
  }
  const box = { left: at.x + 36, right: at.x + at.w - 84, top: at.y + 44, bottom: at.y + at.h - 30 };
  const turns = story.turns.map((t) => t.turn),
    all = lines.flatMap((l) => l.values.map((v) => v.value));
  const steps = ticks(Math.min(0, ...all), Math.max(1, ...all)),
    y = upright(steps, box),
    x = across(turns[0], turns[turns.length - 1], box);
  for (const v of steps) {
    c.fillStyle = tone("--rule");
    c.fillRect(box.left, y(v), box.right - box.left, 1);
    write(c, figure(v), box.left - 6, y(v) + 5, `500 14px ${COND}`, tone("--muted"), "right");
  }
  for (const t of named(turns, 5)) write(c, String(t), x(t), at.y + at.h - 10, `500 14px ${COND}`, tone("--muted"), "center");
  const town = townOf(story, cities());
  if (town) {
    c.strokeStyle = tone("--accent");
    c.lineWidth = 1.5;
    c.setLineDash([4, 3]);
    c.beginPath();
    c.moveTo(x(town.turn), box.top);
    c.lineTo(x(town.turn), box.bottom);
    c.stroke();
    c.setLineDash([]);
  }
  const ends = spread(
    lines.map((l) => y(l.values[l.values.length - 1].value)),
    19,
    box.top,
    box.bottom,
  );
  lines.forEach((l, i) => {
    c.beginPath();
    l.values.forEach((v, k) => (k ? c.lineTo(x(v.turn), y(v.value)) : c.moveTo(x(v.turn), y(v.value))));
    c.strokeStyle = lineOf(l.side);
    c.lineWidth = 3;
    c.lineJoin = "round";
    c.stroke();
    write(c, say.sideValue(shortName(l.side), l.values[l.values.length - 1].value), box.right + 8, ends[i] + 5, `600 16px ${COND}`);
  });
  if (!town) return;
  const words = say.falls(town.name),
    font = `600 14px ${COND}`,
    curves = lines.map((l) => l.values.map((v) => ({ x: x(v.turn), y: y(v.value) })));
  c.font = font;
  const spot = besideCurves(x(town.turn), c.measureText(words).width, box, curves),
    where = x(town.turn) + (spot.left ? -5 : 5);
  c.textAlign = spot.left ? "right" : "left";
  c.lineWidth = 4;
  c.strokeStyle = tone("--panel");
  c.strokeText(words, where, spot.y);
  write(c, words, where, spot.y, font, tone("--accent"), spot.left ? "right" : "left");
}

/** @param {Pen} c @param {Story} story @param {import("./pen.js").Place} at */
function losses(c, story, at) {
  const sides = sideIds();
  card(c, at.x, at.y, at.w, at.h, say.LOSSES_BY_TURN);
  const box = { left: at.x + 14, right: at.x + at.w - 84, top: at.y + 46, bottom: at.y + at.h - 18 };
  const b = bars(story, sides, box);
  for (const v of b.bars) {
    c.fillStyle = lineOf(v.side);
    c.fillRect(v.x, v.y, v.w, v.h);
  }
  c.fillStyle = tone("--ink");
  c.fillRect(box.left - 4, b.axis - 0.75, box.right - box.left + 8, 1.5);
  sides.forEach((s, i) =>
    write(c, say.sideValue(shortName(s), b.total[i]), box.right + 8, b.axis + (i ? 20 : -10), `600 16px ${COND}`),
  );
}
