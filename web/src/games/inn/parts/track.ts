/** Where things are on a track, in the units of its drawing. */
const LEFT = 38;
const RIGHT = 382;

/** The middle of a value's line on a track with this many cells. */
export function at(value: number, length: number): number {
  return LEFT + ((RIGHT - LEFT) * Math.min(Math.max(value, 0), length)) / length;
}

/** At four or less the strip runs hot. */
export function isHot(fortitude: number, alcohol: number): boolean {
  return fortitude - alcohol <= 4;
}
