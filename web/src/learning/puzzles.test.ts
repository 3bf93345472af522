import { describe, expect, it } from 'vitest';
import { puzzleOfTheDay } from './puzzles';

const KEYS = ['a', 'b', 'c', 'd', 'e'];

describe('the puzzle of the day', () => {
  it('is the same from the first minute of a day to the last', () => {
    const early = puzzleOfTheDay(KEYS, new Date(2026, 10, 18, 0, 1));
    expect(puzzleOfTheDay(KEYS, new Date(2026, 10, 18, 23, 59))).toBe(early);
  });
  it('is another one the next day, and all have their turn', () => {
    const week = KEYS.map((_, day) => puzzleOfTheDay(KEYS, new Date(2026, 1, 26 + day)));
    expect([...week].sort()).toEqual(KEYS);
  });
});
