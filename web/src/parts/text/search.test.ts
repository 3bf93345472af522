import { expect, test } from 'vitest';
import { fold, matches, pieces, wanted } from './search';

test('capitals and ё do not matter, й does', () => {
  expect(fold('Чьё МОЁ?')).toBe('чье мое?');
  expect(fold('Май')).toBe('май');
});

test('every word must occur', () => {
  const text = fold('Ignore a Sometimes Card');
  expect(matches(text, wanted(' ignore  card '))).toBe(true);
  expect(matches(text, wanted('ignore drink'))).toBe(false);
  expect(matches(text, wanted(''))).toBe(true);
});

test('what was found is marked, and nothing is lost', () => {
  const found = pieces('Прицеп и ещё прицеп', wanted('прицеп еще'));
  expect(found.map((piece) => piece.text).join('')).toBe('Прицеп и ещё прицеп');
  expect(found.filter((piece) => piece.hit).map((piece) => piece.text)).toEqual(['Прицеп', 'ещё', 'прицеп']);
  expect(pieces('a', [])).toEqual([{ text: 'a', hit: false }]);
});
