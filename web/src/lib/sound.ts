// Seven short sounds, made when they are heard; no file is loaded, nothing plays unless switched on.

import { settings } from './settings.svelte';

export type SoundName = 'place' | 'card' | 'dice' | 'turn' | 'refusal' | 'clock' | 'end';

/** One tone: when it begins, how long it lasts, from which pitch to which, how loud. */
export interface Tone {
  at: number;
  length: number;
  from: number;
  to: number;
  loud: number;
  /** A pure tone, or noise around the pitch. */
  kind: 'tone' | 'noise';
}

const tone = (at: number, length: number, from: number, to = from, loud = 0.18): Tone => ({
  at,
  length,
  from,
  to,
  loud,
  kind: 'tone',
});
const noise = (at: number, length: number, from: number, to = from, loud = 0.25): Tone => ({
  at,
  length,
  from,
  to,
  loud,
  kind: 'noise',
});

export const SOUNDS: Record<SoundName, readonly Tone[]> = {
  place: [noise(0, 0.05, 900, 300), tone(0, 0.09, 190, 120, 0.3)],
  card: [noise(0, 0.12, 2600, 5200, 0.14)],
  dice: [0, 0.07, 0.15, 0.26, 0.36].map((at) => noise(at, 0.04, 1500, 700, 0.22)),
  turn: [tone(0, 0.14, 440), tone(0.13, 0.22, 660)],
  refusal: [tone(0, 0.12, 196, 174, 0.24), tone(0.13, 0.18, 147, 131, 0.24)],
  clock: [tone(0, 0.06, 880), tone(0.18, 0.06, 880)],
  end: [tone(0, 0.2, 392), tone(0.18, 0.2, 494), tone(0.36, 0.5, 587)],
};

let context: AudioContext | null = null;

/** Plays a sound where the person has switched sound on. */
export function play(name: SoundName): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  // Browsers let a page sound only after its first click or key.
  if (context.state === 'suspended') void context.resume();
  for (const one of SOUNDS[name]) sound(context, one);
}

function sound(audio: AudioContext, one: Tone): void {
  const start = audio.currentTime + one.at;
  const end = start + one.length;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(one.loud, start + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0005, end);
  gain.connect(audio.destination);
  if (one.kind === 'tone') {
    const source = audio.createOscillator();
    source.type = 'triangle';
    source.frequency.setValueAtTime(one.from, start);
    source.frequency.exponentialRampToValueAtTime(one.to, end);
    source.connect(gain);
    source.start(start);
    source.stop(end);
    return;
  }
  const samples = audio.createBuffer(1, Math.ceil(audio.sampleRate * one.length), audio.sampleRate);
  const data = samples.getChannelData(0);
  for (let index = 0; index < data.length; index += 1) data[index] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = samples;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.setValueAtTime(one.from, start);
  filter.frequency.exponentialRampToValueAtTime(one.to, end);
  source.connect(filter).connect(gain);
  source.start(start);
}
