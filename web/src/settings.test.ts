import { expect, test, vi } from 'vitest';
import { isStill, pace, readSettings, set, settings } from './settings.svelte';
import { browserLanguage, say } from './words/words.svelte';

test('settings that make no sense are left out, the others kept', () => {
  const read = readSettings('{"size": "big", "name": "Ann", "unknown": 1}');
  expect(read.size).toBe(100);
  expect(read.name).toBe('Ann');
  expect('unknown' in read).toBe(false);
  expect(readSettings('{broken').size).toBe(100);
  expect(readSettings('null').volume).toBe(50);
});

test('the first language of the browser that there are words in', () => {
  expect(browserLanguage(['de-DE', 'ru-RU', 'en'])).toBe('ru');
  expect(browserLanguage(['fr'])).toBe('en');
});

test('a change of language is kept, and shows at once', async () => {
  await set({ language: 'ru' });
  expect(say('settings')).toBe('Настройки');
  expect(document.documentElement.lang).toBe('ru');
  expect(JSON.parse(localStorage.getItem('taproom.settings') ?? '{}').language).toBe('ru');
  await set({ language: 'en' });
});

test('nothing moves with reduced motion, nor at once', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  expect(isStill()).toBe(true);
  expect(pace(320)).toBe(0);
  await set({ motion: 'full', speed: 2 });
  expect(pace(320)).toBe(160);
  await set({ speed: 0 });
  expect(pace(320)).toBe(0);
  await set({ motion: 'system', speed: 1 });
  expect(settings.speed).toBe(1);
});
