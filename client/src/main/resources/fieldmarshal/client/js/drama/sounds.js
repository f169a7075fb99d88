// @ts-check
/** Quiet sounds, made by the page itself: a die on wood, a march, a loss, the end. Many browsers are silent until somebody clicks. */
import { loudness } from "../settings.js";

/** @type {AudioContext | null} */
let audio = null;

/** The sounds that were asked for, for those who test. @type {string[]} */
export const heard = [];

function context() {
  if (!audio && typeof AudioContext !== "undefined") audio = new AudioContext();
  if (audio?.state === "suspended") audio.resume().catch(() => {});
  return audio;
}

/**
 * A short noise through a filter.
 * @param {AudioContext} c @param {number} at @param {number} length @param {number} pitch @param {number} loud
 */
function knock(c, at, length, pitch, loud) {
  const n = Math.ceil(c.sampleRate * length),
    buffer = c.createBuffer(1, n, c.sampleRate),
    data = buffer.getChannelData(0);
  for (let i = 0; i < n; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / n) ** 3;
  const source = c.createBufferSource(),
    filter = c.createBiquadFilter(),
    gain = c.createGain();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = 2.2;
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(c.destination);
  source.start(at);
}

/** A tone that dies away. @param {AudioContext} c @param {number} at @param {number} length @param {number} pitch @param {number} loud */
function tone(c, at, length, pitch, loud) {
  const o = c.createOscillator(),
    gain = c.createGain();
  o.type = "triangle";
  o.frequency.value = pitch;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  o.connect(gain).connect(c.destination);
  o.start(at);
  o.stop(at + length);
}

/** @type {Record<string, (c: AudioContext, at: number, loud: number) => void>} */
const SOUNDS = {
  die: (c, at, loud) => [0, 0.13, 0.24, 0.33, 0.4].forEach((d, i) => knock(c, at + d, 0.07, 1500 - 160 * i, loud * (0.9 - 0.12 * i))),
  march: (c, at, loud) => [0, 0.16, 0.32].forEach((d) => knock(c, at + d, 0.09, 220, loud * 0.8)),
  loss: (c, at, loud) => {
    knock(c, at, 0.35, 110, loud * 1.6);
    tone(c, at, 0.5, 82, loud * 0.4);
  },
  end: (c, at, loud) => [196, 262, 330, 392].forEach((p, i) => tone(c, at + 0.18 * i, 1.1, p, loud * 0.28)),
};

/** Makes a sound, after some time. @param {"die" | "march" | "loss" | "end"} name @param {number} [wait] milliseconds */
export function sound(name, wait = 0) {
  const loud = loudness();
  if (!loud) return;
  heard.push(name);
  const c = context();
  if (!c || c.state !== "running") return;
  SOUNDS[name](c, c.currentTime + wait / 1000, loud * 0.5);
}

/** A click lets the die be heard, and in a browser that waits for one, all other sounds from now on. */
export function hearDie() {
  const loud = loudness(),
    c = context();
  if (!loud || !c) return;
  heard.push("die");
  const play = () => SOUNDS.die(c, c.currentTime, loud * 0.5);
  if (c.state === "running") play();
  else c.resume().then(play, () => {});
}
