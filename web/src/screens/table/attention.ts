import { settings } from '../../settings.svelte';
import { say } from '../../words/words.svelte';

/** Calls somebody back to the page: the title flashes while nobody looks, and a bell rings if they want it to. */
const EVERY = 900;
let timer: ReturnType<typeof setInterval> | undefined;

export function callBack(): void {
  if (settings.sound) ring();
  if (document.hidden && timer === undefined) flash(document.title);
}

function flash(title: string): void {
  let shown = false;
  timer = setInterval(() => {
    shown = !shown;
    document.title = shown ? say('your-turn') : title;
  }, EVERY);
  const stop = (): void => {
    if (document.hidden) return;
    clearInterval(timer);
    timer = undefined;
    document.title = title;
    document.removeEventListener('visibilitychange', stop);
  };
  document.addEventListener('visibilitychange', stop);
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
