/** Where a bubble stands, and where its tip points. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly tip: 'up' | 'down' | 'none';
}

const SHORTEST = 4000;
const LETTER = 45;
const GAP = 12;
const TOP = 58;

/** How long something stays readable: time for a glance, and more for each letter. */
export function lasting(text: string): number {
  return SHORTEST + LETTER * text.length;
}

/** Beside the mat of a seat: below the others', above my own. Anybody who has no mat is heard from the top of the page. */
export function placeOf(seat: number, mine: boolean): Place {
  const mat = seat >= 0 ? document.querySelector(`[data-place="seat-${seat}"]`) : null;
  if (!mat) return { x: window.innerWidth / 2 - 100, y: TOP, tip: 'none' };
  const { left, top, bottom } = mat.getBoundingClientRect();
  return mine ? { x: left + GAP, y: top - GAP, tip: 'down' } : { x: left + GAP, y: bottom + GAP, tip: 'up' };
}
