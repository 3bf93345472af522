import { describe, expect, it } from 'vitest';
import { GAP, placeNote, type Box } from './beside';

const room: Box = { left: 0, top: 46, right: 1366, bottom: 710 };
const phone: Box = { left: 0, top: 46, right: 390, bottom: 790 };
const note = { width: 560, height: 240 };

function covers(lit: Box, size: { width: number; height: number }, where: Box): boolean {
  const { left, top, height } = placeNote(lit, size, where);
  return left < lit.right && left + size.width > lit.left && top < lit.bottom && top + height > lit.top;
}

describe('where a note lies', () => {
  it('is beside what is lit, its tip towards the middle of it', () => {
    const mat = { left: 20, top: 400, right: 330, bottom: 550 };
    expect(placeNote(mat, note, room)).toMatchObject({ side: 'right', left: 330 + GAP });
    expect(placeNote(mat, note, room).tip).toBeCloseTo(475 - placeNote(mat, note, room).top);
  });
  it('is above where there is no room beside', () => {
    expect(placeNote({ left: 8, top: 600, right: 382, bottom: 780 }, { width: 370, height: 300 }, phone).side).toBe(
      'above',
    );
  });
  it('is in the middle when nothing is lit', () => {
    expect(placeNote(null, note, room)).toMatchObject({ side: 'middle', left: 403 });
  });
  it('scrolls rather than cover what it is about', () => {
    const high = { width: 370, height: 900 };
    const lit = { left: 8, top: 300, right: 382, bottom: 560 };
    expect(placeNote(lit, high, phone).height).toBeLessThan(900);
    for (let top = 60; top < 700; top += 40) {
      expect(covers({ left: 8, top, right: 382, bottom: top + 90 }, high, phone)).toBe(false);
    }
  });
  it('never leaves the room', () => {
    for (let left = 0; left < 1300; left += 100) {
      for (let top = 46; top < 650; top += 60) {
        const lit = { left, top, right: left + 120, bottom: top + 60 };
        const { left: x, top: y, height } = placeNote(lit, note, room);
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + note.width).toBeLessThanOrEqual(room.right);
        expect(y).toBeGreaterThanOrEqual(room.top);
        expect(y + height).toBeLessThanOrEqual(room.bottom);
        expect(covers(lit, note, room)).toBe(false);
      }
    }
  });
});
