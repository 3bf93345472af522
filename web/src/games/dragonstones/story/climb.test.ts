import { describe, expect, it } from 'vitest';
import type { Story } from '../../../wire/messages';
import { climbOf, stepped, turnsOf } from './climb';

const STORY: Story = {
  game: 'dragonstones',
  characters: ['', ''],
  winners: [1],
  conceded: false,
  turns: 2,
  seconds: 60,
  points: [1, 1, 2, 2].map((turn, step) => ({ step, turn, seat: -1, card: '' })),
  lines: [
    { seat: 0, what: 'points', values: [0, 0, 1, 1] },
    { seat: 0, what: 'red', values: [1, 2, 2, 0] },
    { seat: 0, what: 'blue', values: [1, 1, 1, 1] },
    { seat: 0, what: 'yellow', values: [2, 2, 3, 3] },
    { seat: 1, what: 'red', values: [1, 1, 1, 1] },
  ],
  changes: [],
  outs: [],
  dealings: [],
};

describe('a climb', () => {
  it('has points and stones, on the same scale for everybody', () => {
    expect(climbOf(STORY, 0).points.at(-1)).toBe(1);
    expect(climbOf(STORY, 0).most).toBe(6);
    expect(climbOf(STORY, 1).most).toBe(6);
  });

  it('knows where turns begin', () =>
    expect(turnsOf(STORY)).toEqual([
      { at: 0, turn: 1 },
      { at: 2, turn: 2 },
    ]));

  it('is drawn in steps', () => expect(stepped([0, 2], [0, 0], 2, 100, 10)).toBe('M0 10H50V0H100V10H50V10H0Z'));
});
