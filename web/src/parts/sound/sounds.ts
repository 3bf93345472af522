import { settings } from '../../settings.svelte';
import type { Fact } from '../../wire/messages';
import { cueOf } from './cues';
import { strike, type Sound } from './synth';

/** Milliseconds before the same sound may be heard again, and how many sounds may be heard at once. */
const APART = 130;
const MOST = 5;
const WHILE = 700;

let context: AudioContext | null = null;
let master: GainNode | null = null;
let touched = false;
const lately: { readonly sound: Sound; readonly at: number }[] = [];

/** Nothing sounds before the page has been touched: browsers want it so, and so do people. */
export function listenForTouch(): void {
  const touch = (): void => {
    touched = true;
    for (const kind of ['pointerdown', 'keydown'] as const) window.removeEventListener(kind, touch, true);
  };
  for (const kind of ['pointerdown', 'keydown'] as const) window.addEventListener(kind, touch, true);
}

/** Let a sound be heard, as loud as is wished for. */
export function sound(name: Sound): void {
  if (!touched || settings.volume <= 0 || isTooMuch(name)) return;
  try {
    context ??= new AudioContext();
    master ??= connected(context);
    if (context.state === 'suspended') void context.resume();
    // Loudness is heard by its logarithm.
    master.gain.value = (settings.volume / 100) ** 2;
    strike(context, master, name);
    performance.mark('taproom:sound', { detail: { sound: name } });
  } catch {
    // Anybody who has no loudspeaker plays in silence.
    touched = false;
  }
}

/** Something is shown to happen. */
export function soundOf(fact: Fact): void {
  const cue = cueOf(fact);
  if (cue) sound(cue);
}

function connected(into: AudioContext): GainNode {
  const gain = into.createGain();
  gain.connect(into.destination);
  return gain;
}

function isTooMuch(name: Sound): boolean {
  const now = performance.now();
  while (lately[0] && now - lately[0].at > WHILE) lately.shift();
  if (lately.length >= MOST || lately.some(({ sound: other, at }) => other === name && now - at < APART)) return true;
  lately.push({ sound: name, at: now });
  return false;
}
