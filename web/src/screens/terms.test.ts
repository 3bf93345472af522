import { expect, test } from 'vitest';
import { gathering } from '../testing/scenes';
import { PACES, termsOf, timersOf, USUAL, wishesOf } from './terms';

test('terms survive the way to the table and back', () => {
  const { timers } = gathering();
  for (const [pace, wish] of Object.entries(PACES)) {
    for (const quick of [true, false]) {
      const terms = { pace, quick, drinks: 'rdi1,rdi2', bar: quick } as typeof USUAL;
      expect(timersOf(terms)).toEqual({ ...wish, quick });
      expect(termsOf(wishesOf('inn', terms), { ...timers, limited: true, ...timersOf(terms) })).toEqual(terms);
    }
  }
});

test('a table without wishes has the usual ones', () => {
  expect(wishesOf('dragonstones', USUAL)).toEqual({});
  expect(termsOf({}, { ...gathering().timers, limited: true })).toEqual(USUAL);
});
