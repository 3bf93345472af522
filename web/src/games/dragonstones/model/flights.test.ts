import { expect, test } from 'vitest';
import { fact } from '../testing/samples';
import { flightsOf, spending } from './flights';

const coins = (key: string, count: number) => [{ key, count }];

test('fairy gold stays before its owner, the rest goes to the bank', () => {
  const bid = { seat: 1, worth: 4, coins: [...coins('fairy', 3), ...coins('gold', 1), ...coins('black', 0)] };
  expect(spending([bid, { seat: 2, worth: 0, coins: [] }])).toEqual([
    { things: ['fairy', 'fairy', 'fairy'], from: 'hand-1', to: 'spent-1' },
    { things: ['gold'], from: 'hand-1', to: 'bank' },
  ]);
});

test('what is taken comes from the bank, what is paid goes to it, what is robbed comes from its victim', () => {
  expect(flightsOf(fact('took-coins', { seat: 2, amounts: coins('silver', 2) }))).toEqual([
    { things: ['silver', 'silver'], from: 'bank', to: 'seat-2' },
  ]);
  expect(flightsOf(fact('paid-stones', { amounts: coins('red', 1) }))[0]?.to).toBe('bank');
  const robbed = fact('robbed-stone', { seat: 0, other: 1, amounts: coins('blue', 1) });
  expect(flightsOf(robbed)).toEqual([{ things: ['blue'], from: 'seat-1', to: 'seat-0' }]);
  const bought = fact('bought', { amounts: [...coins('yellow', 1), ...coins('gold', 2)] });
  expect(flightsOf(bought).map(({ from, to }) => [from, to])).toEqual([
    ['seat-0', 'bank'],
    ['bank', 'seat-0'],
  ]);
});

test('what nobody may see does not fly, nor do words', () => {
  expect(flightsOf(fact('robbed-of-all', { other: 1 }))).toEqual([]);
  expect(flightsOf(fact('kept'))).toEqual([]);
});

test('a flock is never larger than six', () => {
  expect(flightsOf(fact('took-coins', { amounts: coins('silver', 9) }))[0]?.things).toHaveLength(6);
});
