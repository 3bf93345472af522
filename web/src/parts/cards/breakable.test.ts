import { expect, test } from 'vitest';
import { breakable } from './breakable';

test('long Russian words may break between syllables, never after two letters or less', () => {
  expect(breakable('Самоопустошающая кружка!').replaceAll('\u00ad', '-')).toBe('Самоо-пусто-шаю-щая кружка!');
  expect(breakable('Перекалибровать').replaceAll('\u00ad', '-')).toBe('Пере-ка-либро-вать');
});

test('other words stay as they are', () => {
  expect(breakable('Light Ale with a Chaser')).toBe('Light Ale with a Chaser');
  expect(breakable('Пьём по кругу!')).toBe('Пьём по кругу!');
});
