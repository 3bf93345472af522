import { expect, test } from 'vitest';
import { bossesOf, crowned, mayChooseBoss, roleOf } from './bosses';

const mode = (tables: number[][], bosses: number[][]) => ({ key: 'm', name: '', text: '', tables, bosses });
const BATTLE = mode(
  [
    [0, 1, 1],
    [0, 1, 1, 1],
  ],
  [[0], [0]],
);
const LACKEYS = mode([[0, 0, 1, 1]], [[0, 2]]);
const ALONE = mode([[0, 1]], [[]]);

test('the mode says who is the Boss until somebody says otherwise', () => {
  expect(bossesOf(BATTLE, 4, '')).toEqual([0]);
  expect(bossesOf(BATTLE, 4, '3')).toEqual([2]);
  expect(bossesOf(LACKEYS, 4, '1,4')).toEqual([0, 3]);
  expect(bossesOf(ALONE, 2, '')).toEqual([]);
  expect(bossesOf(undefined, 2, '')).toEqual([]);
});

test('a new Boss takes the place of the only one, or of the one of the team', () => {
  expect(crowned([0], [0, 1, 1], 2)).toBe('3');
  expect(crowned([0, 2], [0, 0, 1, 1], 1)).toBe('2,3');
  expect(crowned([0, 2], [0, 0, 1, 1], 3)).toBe('1,4');
});

test('who can be chosen, and what everybody is called', () => {
  expect(mayChooseBoss([0], 4)).toBe(true);
  expect(mayChooseBoss([0, 1], 2)).toBe(false);
  expect(mayChooseBoss([], 2)).toBe(false);
  expect([0, 1].map((seat) => roleOf([0], 4, seat))).toEqual(['boss', 'challenger']);
  expect([0, 1].map((seat) => roleOf([0, 2], 4, seat))).toEqual(['leader', 'lackey']);
  expect(roleOf([0, 1], 2, 1)).toBe('boss');
  expect(roleOf([], 2, 1)).toBeUndefined();
});
