import { beforeEach, expect, test } from 'vitest';
import { settings } from '../../../settings.svelte';
import { FakeTable } from '../../../testing/table.svelte';
import { NO_ORDERS } from '../../../wire/orders';
import { inn, library, scene } from '../testing/samples';
import { Desk } from './desk.svelte';
import { askLess, FIRST_GAMES } from './first';

let table: FakeTable;
let desk: Desk;

beforeEach(() => {
  localStorage.clear();
  settings.games = 0;
  const mine = { orders: { ...NO_ORDERS }, armed: [], holds: 0 };
  table = new FakeTable(scene(inn(), null, { private: mine as never }));
  desk = new Desk(
    () => table,
    () => library,
  );
});

test('in a first game one is asked when something touches oneself, and is told so once', () => {
  askLess(desk);
  askLess(desk);
  expect(table.said).toMatchObject([{ type: 'order', orders: { pass_untouched: true, pass_all: false } }]);
});

test('after a few games everything is asked about, as always', () => {
  settings.games = FIRST_GAMES;
  askLess(desk);
  expect(table.said).toEqual([]);
});
