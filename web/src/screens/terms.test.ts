import { expect, test } from 'vitest';
import { gathering } from '../testing/scenes';
import { PACES, termsOf, USUAL, wishesOf } from './terms';

test('terms survive the way to the table and back', () => {
  const { timers } = gathering();
  for (const [pace, wish] of Object.entries(PACES)) {
    for (const bar of [true, false]) {
      const terms = { pace, drinks: 'rdi1,rdi2', bar } as typeof USUAL;
      expect(termsOf(wishesOf('inn', terms), { ...timers, limited: true, ...wish })).toEqual(terms);
    }
  }
});

test('a table without wishes has the usual ones', () => {
  expect(wishesOf('dragonstones', USUAL)).toEqual({});
  expect(termsOf({}, { ...gathering().timers, limited: true })).toEqual(USUAL);
});
