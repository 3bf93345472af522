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

test('where there is room for a few letters only, words of either language may break', () => {
  const narrow = (title: string): string => breakable(title, 7).replaceAll('\u00ad', '-');
  expect(narrow("Gambling? I'm in!")).toBe("Gam-bling? I'm in!");
  expect(narrow('*Is suddenly just a rabbit*')).toBe('*Is sud-denly just a rabbit*');
  expect(narrow('Самогон на дорожку')).toBe('Само-гон на дорожку');
});
