import type { TransitionConfig } from 'svelte/transition';
import { placeOf } from '../../../parts/table/places';
import { pace } from '../../../settings.svelte';

export { placeOf };

/** The name of a place on the screen: a seat, the Inn's till, the pot. */
export function placeName(seat: number): string {
  return seat === -2 ? 'pot' : seat < 0 ? 'inn' : `seat-${seat}`;
}

const ease = (t: number): number => 1 - (1 - t) ** 3;

/** Come from a place, growing. */
export function from(node: Element, { place, ms }: { place: string; ms: number }): TransitionConfig {
  const there = placeOf(place);
  const here = node.getBoundingClientRect();
  const duration = pace(ms);
  if (!there || duration === 0) return { duration: 0 };
  const dx = there.x + there.width / 2 - (here.x + here.width / 2);
  const dy = there.y + there.height / 2 - (here.y + here.height / 2);
  return {
    duration,
    easing: ease,
    css: (t, u) =>
      `transform: translate(${dx * u}px, ${dy * u}px) scale(${0.3 + 0.7 * t}); opacity: ${Math.min(1, t * 3)}`,
  };
}

/** Slide out from under what lies to the left. */
export function slideOut(_node: Element, { ms }: { ms: number }): TransitionConfig {
  const duration = pace(ms);
  if (duration === 0) return { duration: 0 };
  return {
    duration,
    easing: ease,
    css: (t, u) => `transform: translateX(${-45 * u}%) rotate(${3 * u}deg); opacity: ${t}`,
  };
}

/** Go away upwards and fade. */
export function away(_node: Element, { ms }: { ms: number }): TransitionConfig {
  const duration = pace(ms);
  if (duration === 0) return { duration: 0 };
  return { duration, css: (t, u) => `opacity: ${t}; transform: translateY(${-18 * u}px) scale(${1 - 0.1 * u})` };
}
