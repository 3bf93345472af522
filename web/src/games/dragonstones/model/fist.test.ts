import { expect, test } from 'vitest';
import { bid } from '../testing/samples';
import { asksForFist, bidOf, emptiest, kindsOf, most, nearest, oneByOne } from './fist';

/** Up to two fairy coins and one of gold, and an amulet only with a coin to double. */
const BIDS = [0, 1, 2]
  .flatMap((fairy) =>
    [0, 1].flatMap((gold) =>
      [0, 1].filter((amulets) => !amulets || fairy + gold > 0).map((amulets) => ({ fairy, gold, black: 0, amulets })),
    ),
  )
  .map((coins, choice) => bid(choice, coins));

test('every bid that is offered is a fist, and every fist a bid', () => {
  for (const option of BIDS) {
    const fist = Object.fromEntries(option.amounts.map(({ key, count }) => [key, count]));
    expect(bidOf(BIDS, fist)).toBe(option);
  }
  expect(bidOf(BIDS, { fairy: 3 })).toBeNull();
});

test('a coin more is the nearest bid that holds it', () => {
  expect(nearest(BIDS, { fairy: 1 }, 'fairy', 2)).toMatchObject({ fairy: 2, gold: 0, amulets: 0 });
  expect(nearest(BIDS, { fairy: 2 }, 'fairy', 3)).toBeNull();
  expect(nearest(BIDS, { fairy: 0 }, 'fairy', -1)).toBeNull();
});

test('what cannot be bid alone brings what it needs', () => {
  const fist = nearest(BIDS, {}, 'amulets', 1);
  expect(fist).toMatchObject({ amulets: 1 });
  expect((fist?.fairy ?? 0) + (fist?.gold ?? 0)).toBe(1);
});

test('only kinds that some bid holds are asked for', () => {
  expect(kindsOf(BIDS)).toEqual(['fairy', 'gold', 'amulets']);
  expect(most(BIDS, 'fairy')).toBe(2);
  expect(emptiest(BIDS)).toEqual({ fairy: 0, gold: 0, black: 0, amulets: 0 });
  expect(oneByOne({ fairy: 2, gold: 1, black: 0 })).toEqual(['fairy', 'fairy', 'gold']);
});

test('a question is answered with a fist if all its answers are bids', () => {
  expect(asksForFist(BIDS)).toBe(true);
  expect(asksForFist([...BIDS, { ...bid(99, {}), verb: 'decline' }])).toBe(false);
  expect(asksForFist([])).toBe(false);
});
