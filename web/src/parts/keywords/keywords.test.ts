import { expect, test } from 'vitest';
import { Finder } from './keywords';

const finder = new Finder(new Map([['negate', 'Negate|Negates'] as const, ['ignore', 'Ignore'] as const]), 'en');

test('the marks behind a keyword stay with it, so that no line begins with them', () => {
  expect(finder.pieces('Negate, or Ignore! Then Negate.')).toEqual([
    { text: 'Negate', keyword: 'negate', marks: ',' },
    { text: ' or ', keyword: null },
    { text: 'Ignore', keyword: 'ignore', marks: '!' },
    { text: ' Then Negate.', keyword: null },
  ]);
});
