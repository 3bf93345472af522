import { settings } from '../settings.svelte';

/** How long each of the two titles is shown. */
export const EVERY = 900;
let flashing = $state(false);
let timer: ReturnType<typeof setInterval> | undefined;

/** Whether the page's title says just now that somebody is waited for. */
export const attention = {
  get flashing(): boolean {
    return flashing;
  },
};

/** Call somebody back to the page: the title flashes while nobody looks, and a bell rings if they want it to. */
export function callBack(): void {
  if (settings.sound) ring();
  if (!document.hidden || timer !== undefined) return;
  flashing = true;
  timer = setInterval(() => (flashing = !flashing), EVERY);
  document.addEventListener('visibilitychange', rest);
}

/** They are back, or nothing is asked any more. */
export function rest(): void {
  clearInterval(timer);
  timer = undefined;
  flashing = false;
  document.removeEventListener('visibilitychange', rest);
}

/** Two notes of a small bell, made here: there is no file to load. */
function ring(): void {
  const context = new AudioContext();
  for (const [delay, pitch] of [
    [0, 880],
    [0.14, 1174.7],
  ] as const) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    const start = context.currentTime + delay;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12, start);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.7);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.7);
    tone.onended = () => (delay ? void context.close() : undefined);
  }
}
