import { afterEach, expect, test } from 'vitest';
import type { ReplayOutline } from '../../wire/messages';
import { words } from '../../words/words.svelte';
import { rulesNote } from './rules';

function note(change: Partial<ReplayOutline>): string {
  const outline = { game: 'inn', first: 0, last: 90, steps: 90, turns: [], outs: [], rules: 2, rules_now: 2 };
  return rulesNote({ ...outline, ...change });
}

afterEach(() => words.speak('en'));

test('a game under the current rules needs no note', () => {
  expect(note({})).toBe('');
});

test('a game under other rules says which, and how far the replay goes', () => {
  expect(note({ rules: 1 })).toBe(
    'Played under rules version 1; this server uses version 2. They agree on every step, so you see the game exactly as it was.',
  );
  expect(note({ rules: 1, last: 40 })).toContain('They agree up to step 40 of 90, where the replay stops.');
  expect(note({ rules: 0 })).toContain('Played before rules had versions');
  expect(note({ first: 12 })).toBe('It started under other rules, so the replay begins at step 12.');
  expect(note({ rules: 1, first: 12, last: 40 })).toMatch(/version 1.* begins at step 12.* up to step 40/);
});

test('the note exists in Russian', async () => {
  await words.speak('ru');
  expect(note({ rules: 1, last: 40 })).toBe(
    'Сыграна по правилам версии 1; на этом сервере версия 2. Они совпадают до шага 40 из 90, там повтор и кончается. Вся игра есть в записи.',
  );
});
