import { afterEach, expect, test } from 'vitest';
import type { ReplayOutline } from '../../wire/messages';
import { words } from '../../words/words.svelte';
import { rulesNote } from './rules';

function note(change: Partial<ReplayOutline>): string {
  const outline = { game: 'inn', first: 0, last: 90, steps: 90, turns: [], outs: [], rules: 2, rules_now: 2 };
  return rulesNote({ ...outline, ...change });
}

afterEach(() => words.speak('en'));

test('of a game under the rules of today there is nothing to say', () => {
  expect(note({})).toBe('');
});

test('a game under other rules says which, and how much of it is shown', () => {
  expect(note({ rules: 1 })).toBe(
    'Played under rules version 1; this house plays by version 2. Both tell the same story of it: it is shown as it was.',
  );
  expect(note({ rules: 1, last: 40 })).toContain('Up to step 40 of 90 both tell the same story');
  expect(note({ rules: 0 })).toContain('Played under earlier rules, which had no version yet');
  expect(note({ first: 12 })).toBe('Begun under other rules: it can be shown only from step 12 on.');
  expect(note({ rules: 1, first: 12, last: 40 })).toMatch(/version 1.* from step 12 on.* Up to step 40/);
});

test('and says so in Russian', async () => {
  await words.speak('ru');
  expect(note({ rules: 1, last: 40 })).toBe(
    'Сыграна по правилам версии 1; здесь играют по версии 2. До шага 40 из 90 обе версии рассказывают её одинаково; остальное есть только в записи.',
  );
});
