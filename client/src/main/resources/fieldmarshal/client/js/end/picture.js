// @ts-check
/** The end of a game as a picture of 1200 × 630, made by the page, for those who want to share it. */
import { THEMES, sideTone } from "../palette.js";
import { drawCounter } from "../counters/draw.js";
import { sideCalled } from "../sides.js";
import { sideName, sideNation, state } from "../store.js";
import { trouble } from "../play/table.js";
import * as say from "../words/end.js";
import { lineOf, shortName, sideIds } from "./cards.js";
import { faceThen, tell, whereabouts } from "./fights.js";
import { pathOf } from "./front.js";
import { across, bars, named, pointsOf, spread, ticks, upright } from "./graphs.js";
import { NAME_FONT, badgesOn, drawnOf, namesOn, paintMap, project, strength } from "./map.js";
import { pointsWords, verdict, when } from "./verdict.js";

/** @typedef {import("../types.js").Story} Story */
/** @typedef {CanvasRenderingContext2D} Pen */

const W = 1200,
  H = 630;

/** Makes the picture and gives it to the reader as a file. @param {Story} story */
export async function share(story) {
  try {
    const cv = await picture(story);
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

/** A colour of the page. @param {string} name */
const tone = (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

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
  await map(c, story);
  points(c, story);
  losses(c, story);
  fight(c, story);
  return cv;
}

/**
 * @param {Pen} c @param {string} text @param {number} x @param {number} y @param {string} font
 * @param {string} [colour] @param {CanvasTextAlign} [align] @param {number} [most] how wide it may be
 */
function write(c, text, x, y, font, colour = tone("--ink"), align = "left", most = W) {
  c.font = font;
  c.fillStyle = colour;
  c.textAlign = align;
  c.textBaseline = "alphabetic";
  c.fillText(text, x, y, most);
}

const SERIF = '"Old Standard TT", serif',
  SANS = "Barlow, sans-serif",
  COND = '"Barlow Condensed", sans-serif';

/** @param {Pen} c @param {Story} story */
function title(c, story) {
  const v = verdict(story);
  write(c, (state.game?.title || "").toUpperCase() + " · " + when(story).toUpperCase(), 32, 42, `600 17px ${COND}`, tone("--muted"));
  write(c, v.title, 31, 92, `700 46px ${SERIF}`);
  write(c, pointsWords(story), W - 32, 88, `700 26px ${COND}`, tone("--ink"), "right");
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

/** A card with a head. @param {Pen} c @param {number} x @param {number} y @param {number} w @param {number} h @param {string} head */
function card(c, x, y, w, h, head) {
  c.fillStyle = tone("--panel");
  c.beginPath();
  c.roundRect(x, y, w, h, 7);
  c.fill();
  if (head) write(c, head.toUpperCase(), x + 14, y + 24, `600 15px ${COND}`, tone("--muted"));
}

/** @param {Pen} c @param {Story} story */
async function map(c, story) {
  const at = { x: 32, y: 156, w: 600, h: 442 };
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
    n = d.fronts.length;
  d.fronts.forEach((f, i) => {
    const s = strength(i, n),
      p = new Path2D(f.lines.map((l) => pathOf(l, to)).join(""));
    c.lineJoin = "round";
    if (s.last) {
      c.strokeStyle = "#FBF6EA";
      c.lineWidth = 7;
      c.stroke(p);
    }
    c.globalAlpha = s.alpha;
    c.setLineDash(s.first ? [7, 5] : []);
    c.strokeStyle = s.first ? "#0E5A4B" : "#B32F23";
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
    c.fillStyle = s.last ? "#B32F23" : "#FBF6EA";
    c.fill();
    c.strokeStyle = "#B32F23";
    c.lineWidth = 1.5;
    c.stroke();
    write(c, String(f.turn), q.x, q.y + 5, `700 14px ${COND}`, s.last ? "#fff" : "#B32F23", "center");
  });
  c.restore();
  c.fillStyle = tone("--panel");
  c.fillRect(at.x + 10, at.y + 10, 250, 30);
  write(c, `${say.FRONT} · ${d.changed.size}`, at.x + 20, at.y + 31, `600 17px ${SANS}`);
}

/** @param {Pen} c @param {Story} story */
function points(c, story) {
  const at = { x: 648, y: 156, w: 252, h: 240 };
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
    write(c, String(v), box.left - 6, y(v) + 5, `500 14px ${COND}`, tone("--muted"), "right");
  }
  for (const t of named(turns, 5)) write(c, String(t), x(t), at.y + at.h - 10, `500 14px ${COND}`, tone("--muted"), "center");
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
}

/** @param {Pen} c @param {Story} story */
function losses(c, story) {
  const at = { x: 916, y: 156, w: 252, h: 240 },
    sides = sideIds();
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

/** The fight that mattered most. @param {Pen} c @param {Story} story */
function fight(c, story) {
  const at = { x: 648, y: 412, w: 520, h: 186 },
    f = story.fights[0];
  card(c, at.x, at.y, at.w, at.h, f ? `${say.FIGHTS} · ${say.fightHead(f.turn, sideCalled(f.side))}` : say.FIGHTS);
  if (!f) {
    write(c, say.NO_FIGHTS, at.x + 14, at.y + 60, `400 16px ${SANS}`, tone("--muted"));
    return;
  }
  const t = tell(f),
    hex = f.targets[0];
  write(c, [whereabouts(hex), hex].filter(Boolean).join(" "), at.x + 14, at.y + 54, `700 24px ${SERIF}`);
  [f.attackers[0], f.defenders[0]].forEach((id, i) => {
    const face = id ? faceThen(f, id) : null;
    if (!face) return;
    c.save();
    c.translate(at.x + 16 + i * 74, at.y + 68);
    c.scale(0.54, 0.54);
    drawCounter(c, face, "near");
    c.restore();
  });
  const tone2 = sideTone(sideNation(f.side));
  write(c, f.odds, at.x + at.w - 16, at.y + 106, `700 34px ${COND}`, tone("--ink"), "right");
  write(c, sideName(f.side), at.x + 176, at.y + 94, `600 18px ${SANS}`, state.theme === "dark" ? tone2.dark : tone2.line);
  const line = (/** @type {string} */ text, /** @type {number} */ y) =>
    write(c, text, at.x + 14, y, `500 16px ${SANS}`, tone("--ink"), "left", at.w - 28);
  line(`${say.ATTACKER}: ${t.attacker}`, at.y + 150);
  line(`${say.DEFENDER}: ${t.defender}`, at.y + 173);
}
