import { sound } from './sound/sounds';

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

/** Call somebody back to the page: the title flashes while nobody looks, and a bell rings, as loud as they want it. */
export function callBack(): void {
  sound('turn');
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
