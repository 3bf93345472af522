import { describe, expect, it } from 'vitest';
import type { Story } from '../../../wire/messages';
import { below, between, pathOf, riverOf, stepsOf, ticksOf } from './river';

const STORY: Story = {
  game: 'inn',
  characters: ['fiona', 'zot'],
  winners: [0],
  conceded: false,
  turns: 3,
  seconds: 60,
  points: [0, 5, 9, 12].map((step, turn) => ({ step, turn, seat: 0, card: '' })),
  lines: [
    { seat: 0, what: 'fortitude', values: [20, 20, 18, 18] },
    { seat: 0, what: 'alcohol', values: [0, 2, 2, 4] },
    { seat: 0, what: 'gold', values: [10, 12, 12, 12] },
    { seat: 1, what: 'fortitude', values: [20, 16, 9, 9] },
    { seat: 1, what: 'alcohol', values: [0, 4, 9, 9] },
    { seat: 1, what: 'gold', values: [10, 8, 8, 0] },
  ],
  changes: [
    { point: 0, step: 3, seat: 1, what: 'fortitude', amount: -4 },
    { point: 1, step: 6, seat: 0, what: 'fortitude', amount: -2 },
    { point: 1, step: 7, seat: 1, what: 'fortitude', amount: 2 },
  ],
  outs: [{ seat: 1, point: 1, step: 9, turn: 2, cause: 'passed out', text: 'passed out' }],
  dealings: [],
};
const FRAME = { width: 300, height: 100, last: 3 };

describe('a river', () => {
  it('ends where its seat was out', () => {
    const river = riverOf(STORY, 1);
    expect(river.end).toBe(2);
    expect(river.fortitude.map(({ value }) => value)).toEqual([20, 16, 9]);
    expect(river.fortitude.at(-1)?.value).toBe(river.alcohol.at(-1)?.value);
  });

  it('goes on to the end for a player who stayed in', () => expect(riverOf(STORY, 0).end).toBe(3));

  it('marks great losses and what was healed, not the rest', () => {
    expect(riverOf(STORY, 1).marks).toEqual([
      { at: 1, amount: -4, kind: 'hit' },
      { at: 2, amount: 2, kind: 'healed' },
    ]);
    expect(riverOf(STORY, 0).marks).toEqual([]);
  });

  it('names turns beside turning points, never under them, and none too near another', () => {
    expect(ticksOf(STORY, FRAME, []).map(({ at }) => at)).toEqual([0, 1, 2]);
    expect(ticksOf(STORY, FRAME, [115]).map(({ at }) => at)).toEqual([0, 2]);
    expect(ticksOf(STORY, { ...FRAME, width: 90 }, []).map(({ at }) => at)).toEqual([0, 2]);
  });

  it('is drawn from left to right, with Gold in steps', () => {
    const { fortitude, gold, alcohol, top } = riverOf(STORY, 0);
    expect(pathOf(fortitude, top, FRAME)).toBe('M0 0L100 0L200 10L300 10');
    expect(stepsOf(gold, 20, FRAME)).toBe('M0 50H100V40H200V40H300V40');
    expect(between(fortitude, alcohol, top, FRAME)).toMatch(/^M0 0.*L0 100Z$/);
    expect(below(alcohol, top, FRAME)).toMatch(/Z$/);
  });
});
