/** Where a coin lies on a palm, in the drawing's units. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The palm's middle, and how far it reaches. */
const MIDDLE = { x: 60, y: 70 };
const REACH = { x: 74, y: 46 };
const LARGEST = 27;

/** Places for coins on a palm: in rows, the smaller the more there are, overlapping a little. */
export function places(count: number): readonly Spot[] {
  if (count === 0) return [];
  const rows = count < 4 ? 1 : count < 9 ? 2 : 3;
  const each = Math.ceil(count / rows);
  const size = Math.min(LARGEST, (REACH.y + 14) / rows, REACH.x / (0.62 * each + 0.38));
  return Array.from({ length: count }, (_, place) => {
    const row = Math.floor(place / each);
    const inRow = Math.min(each, count - row * each);
    const step = each > 1 ? Math.min(size, (REACH.x - size) / (each - 1)) : 0;
    const stepDown = rows > 1 ? Math.min(size, (REACH.y + 8 - size) / (rows - 1)) : 0;
    return {
      x: MIDDLE.x - size / 2 + ((place % each) - (inRow - 1) / 2) * step,
      y: MIDDLE.y - size / 2 + (row - (rows - 1) / 2) * stepDown,
      size,
    };
  });
}
