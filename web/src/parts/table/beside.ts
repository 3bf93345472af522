/** A rectangle in the window. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export type Side = 'right' | 'left' | 'above' | 'below' | 'middle';

export interface Place {
  readonly side: Side;
  readonly left: number;
  readonly top: number;
  /** The note scrolls inside if there is no more room than this. */
  readonly height: number;
  /** Where along its edge its tip points at what is lit. */
  readonly tip: number;
}

/** Between a note and what is lit, and between a note and the edge of the room. */
export const GAP = 20;
const EDGE = 10;
const CORNER = 22;

const within = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));

/** Where a note lies so that it covers nothing of what it is about: beside it if there is room, else above or below. */
export function placeNote(
  lit: Box | null,
  note: { readonly width: number; readonly height: number },
  room: Box,
): Place {
  const middleX = (room.left + room.right - note.width) / 2;
  const whole = room.bottom - room.top - 2 * EDGE;
  if (!lit) {
    const height = Math.min(note.height, whole);
    return { side: 'middle', left: middleX, top: (room.top + room.bottom - height) / 2, height, tip: 0 };
  }
  const centre = { x: (lit.left + lit.right) / 2, y: (lit.top + lit.bottom) / 2 };
  const free = {
    right: room.right - EDGE - lit.right - GAP,
    left: lit.left - GAP - room.left - EDGE,
    above: lit.top - GAP - room.top - EDGE,
    below: room.bottom - EDGE - lit.bottom - GAP,
  };
  const beside = (['right', 'left'] as const).find((side) => free[side] >= note.width);
  if (beside && note.height <= whole) {
    const top = within(centre.y - note.height / 2, room.top + EDGE, room.bottom - EDGE - note.height);
    const left = beside === 'right' ? lit.right + GAP : lit.left - GAP - note.width;
    return { side: beside, left, top, height: note.height, tip: within(centre.y - top, CORNER, note.height - CORNER) };
  }
  const fits = (['above', 'below'] as const).find((side) => free[side] >= note.height);
  const side = fits ?? (free.above >= free.below ? 'above' : 'below');
  const height = Math.min(note.height, Math.max(0, free[side]));
  const left = within(centre.x - note.width / 2, room.left + EDGE, room.right - EDGE - note.width);
  const top = side === 'above' ? lit.top - GAP - height : lit.bottom + GAP;
  return { side, left, top, height, tip: within(centre.x - left, CORNER, note.width - CORNER) };
}
