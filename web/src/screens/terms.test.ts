import { expect, test } from 'vitest';
import { gathering } from '../testing/scenes';
import { modeOf, nearest, optionsOf, PACES, sizesOf, termsOf, timersOf, USUAL } from './terms';

test('terms survive the way to the table and back', () => {
  const { timers } = gathering().house;
  for (const [pace, wish] of Object.entries(PACES)) {
    for (const quick of [true, false]) {
      const terms = {
        pace,
        quick,
        drinks: 'rdi1,rdi2',
        bar: quick,
        events: quick ? 'both' : 'sea',
        taverns: quick ? 'none' : 'all',
        mode: quick ? 'two_headed_dragon' : 'boss_battle',
        boss: quick ? '' : '3',
      } as typeof USUAL;
      expect(timersOf(terms)).toEqual({ ...wish, quick });
      expect(termsOf(optionsOf('inn', terms), { ...timers, limited: true, ...timersOf(terms) })).toEqual(terms);
    }
  }
});

test('a table without options has the usual ones', () => {
  expect(optionsOf('dragonstones', USUAL)).toEqual({});
  expect(termsOf({}, { ...gathering().house.timers, limited: true })).toEqual(USUAL);
});

test('a mode says how large tables are, and the nearest is taken', () => {
  const mode = (key: string, ...tables: readonly (readonly number[])[]) => ({
    key,
    name: key,
    text: '',
    tables,
    bosses: [],
  });
  const alone = mode('alone', [0, 1], [0, 1, 2]);
  const teams = mode('teams', [0, 0, 1, 1], [0, 0, 1, 1, 2, 2]);
  expect(modeOf([alone, teams], '')).toBe(alone);
  expect(modeOf([alone, teams], 'teams')).toBe(teams);
  expect(modeOf([], 'teams')).toBeUndefined();
  expect(sizesOf(teams, [2, 8])).toEqual([4, 6]);
  expect(sizesOf(undefined, [3, 6])).toEqual([3, 4, 5, 6]);
  expect([2, 4, 5, 9].map((wanted) => nearest([4, 6], wanted))).toEqual([4, 4, 6, 6]);
});
