import { expect, test } from 'vitest';
import { gathering } from '../testing/scenes';
import type { Changes, GameTable } from './messages';
import { changed } from './scene';

const table = { game: 'inn', viewer: 0, turn: 3, pot: 2, hand: [] } as unknown as GameTable;

test('parts that are not named stay the very same', () => {
  const before = gathering();
  const after = changed(before, { host: 1 });
  expect(after.host).toBe(1);
  expect(after.seats).toBe(before.seats);
  expect(before.host).toBe(0);
});

test('of a view only what changed is replaced', () => {
  const after = changed(gathering({ view: table }), { view: { pot: 5 } });
  expect(after.view).toEqual({ ...table, pot: 5 });
});

test('of a list only what changed of its elements is replaced', () => {
  const seats = [
    { seat: 0, gold: 8 },
    { seat: 1, gold: 8 },
  ];
  const before = { ...table, seats } as unknown as GameTable;
  const after = changed(gathering({ view: before }), { view: { seats: { 1: { gold: 5 } } } } as unknown as Changes);
  expect(after.view).toEqual({ ...table, seats: [seats[0], { seat: 1, gold: 5 }] });
  expect((after.view as unknown as { seats: unknown[] }).seats[0]).toBe(seats[0]);
});

test('a view that begins or ends is told whole', () => {
  expect(changed(gathering(), { view: table }).view).toBe(table);
  expect(changed(gathering({ view: table }), { view: null }).view).toBeNull();
});

test('what is told of null is null', () => {
  const question = { number: 1, kind: '', text: '', options: [], fewest: 0, most: 0, least: 0, left: -1 };
  expect(changed(gathering({ question }), { question: null }).question).toBeNull();
});
