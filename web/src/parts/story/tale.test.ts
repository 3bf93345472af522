import { describe, expect, it } from 'vitest';
import { fact } from '../../testing/scenes';
import type { Story, StoryMoment } from '../../wire/messages';
import { capital, clause, decisive, honours, inOrder, lostOf, type Teller } from './tale';

const STORY: Story = {
  game: 'inn',
  characters: ['fiona', 'zot', 'gerki'],
  winners: [2],
  conceded: false,
  turns: 3,
  seconds: 60,
  points: [],
  lines: [
    { seat: 0, what: 'gold', values: [10, 3] },
    { seat: 1, what: 'gold', values: [10, 8] },
    { seat: 2, what: 'gold', values: [10, 19] },
  ],
  changes: [
    { point: 0, step: 3, seat: 0, what: 'fortitude', amount: -4 },
    { point: 0, step: 4, seat: 0, what: 'fortitude', amount: 2 },
    { point: 0, step: 5, seat: 2, what: 'fortitude', amount: -4 },
  ],
  outs: [
    { seat: 1, point: 1, step: 9, turn: 2, cause: 'passed out', text: 'passed out' },
    { seat: 0, point: 2, step: 12, turn: 3, cause: 'passed out', text: 'passed out' },
  ],
  dealings: [],
};
const TELLERS: readonly Teller[] = STORY.characters.map((name, seat) => ({
  seat,
  name,
  character: name,
  person: 'Ann',
  kind: 'person',
  mine: seat === 0,
  won: seat === 2,
  out: STORY.outs.find((out) => out.seat === seat) ?? null,
}));
const moment = (turn: number, before: readonly number[], after: readonly number[]): StoryMoment => ({
  step: turn,
  point: turn,
  turn,
  seat: 0,
  cause: fact('played'),
  effects: [],
  before,
  after,
});

describe('a story', () => {
  it('names the winner first, then the one who held out longest', () =>
    expect(inOrder(TELLERS, STORY).map(({ seat }) => seat)).toEqual([2, 0, 1]));

  it('counts what was lost, not what was regained', () => expect(lostOf(STORY, 0, 'fortitude')).toBe(4));

  it('honours the winner only for what nobody else equalled', () =>
    expect(honours(STORY, TELLERS, 2)).toEqual(['gold']));

  it('finds what did most for the winner', () => {
    const moments = [moment(1, [50, 30, 20], [20, 30, 50]), moment(2, [20, 30, 50], [0, 10, 90])];
    expect(decisive(moments, 2)?.turn).toBe(2);
    expect(decisive(moments, 0)).toBeNull();
  });

  it('puts one sentence into another', () => {
    expect(clause('Zot passed out.')).toBe('Zot passed out');
    expect(capital('nobody drank less')).toBe('Nobody drank less');
  });
});
