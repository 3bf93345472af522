import { expect, test } from 'vitest';
import { gathering } from '../testing/scenes';
import type { Changes, GameTable } from './messages';
import { changed } from './scene';

const table = { game: 'inn', viewer: 0, turn: 3, pot: 2, hand: [] } as unknown as GameTable;

test('parts that are not named stay the same objects', () => {
  const before = gathering();
  const after = changed(before, { house: { host: 1 } });
  expect(after.house.host).toBe(1);
  expect(after.house.seats).toBe(before.house.seats);
  expect(before.house.host).toBe(0);
});

test('of a game only what changed is replaced', () => {
  const after = changed(gathering({ view: table }), { game: { pot: 5 } });
  expect(after.game).toEqual({ ...table, pot: 5 });
});

test('of a list only what changed of its elements is replaced', () => {
  const seats = [
    { seat: 0, gold: 8 },
    { seat: 1, gold: 8 },
  ];
  const before = { ...table, seats } as unknown as GameTable;
  const after = changed(gathering({ view: before }), { game: { seats: { 1: { gold: 5 } } } } as unknown as Changes);
  expect(after.game).toEqual({ ...table, seats: [seats[0], { seat: 1, gold: 5 }] });
  expect((after.game as unknown as { seats: unknown[] }).seats[0]).toBe(seats[0]);
});

test('a game that begins or ends is told whole', () => {
  expect(changed(gathering(), { game: table }).game).toBe(table);
  expect(changed(gathering({ view: table }), { game: null }).game).toBeNull();
});

test('what is told of null is null', () => {
  const question = { number: 1, kind: '', text: '', options: [], mates: [], fewest: 0, most: 0, least: 0, left: -1 };
  expect(changed(gathering({ question }), { house: { question: null } }).house.question).toBeNull();
});
