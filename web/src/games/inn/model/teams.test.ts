import { expect, test } from 'vitest';
import { incident, inn, seat } from '../testing/samples';
import { isShared, matesOf, sides, standings } from './teams';

const team = (number: number, ...seats: readonly number[]) => ({
  team: number,
  seats,
  tokens: 2,
  of: 2,
  to_act: [],
  to_drink: [],
});
const four = inn({
  seats: [0, 1, 2, 3].map((number) => seat(number, { team: number >> 1 })),
  teams: [team(0, 0, 1), team(1, 2, 3)],
});

test('my team comes first, the others in turn order after it', () => {
  expect(sides(four, 3).map((side) => side.seats.map((one) => one.seat))).toEqual([
    [2, 3],
    [0, 1],
  ]);
  expect(sides(four, -1).map((side) => side.team.team)).toEqual([0, 1]);
  expect(sides(inn(), 0)).toEqual([]);
});

test('a mat is shared by its team, or by nobody', () => {
  expect(matesOf(four, 3)).toEqual([2, 3]);
  expect(matesOf(inn(), 1)).toEqual([1]);
  expect(isShared('gold')).toBe(true);
  expect(isShared('pile')).toBe(false);
});

test('Champions stand opposite each other, and one who is not named yet has an open place', () => {
  const event = incident(1, { kind: 'event', champions: [2] });
  expect(standings({ ...four, incidents: [event] }, true).map((one) => one.champion)).toEqual([null, 2]);
  expect(standings({ ...four, incidents: [event] }, false)).toEqual([]);
  const both = incident(1, { kind: 'event', champions: [1, 2] });
  expect(standings({ ...four, incidents: [both] }, false).map((one) => one.champion)).toEqual([1, 2]);
});
