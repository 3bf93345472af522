import { beforeEach, expect, test } from 'vitest';
import { settings } from '../../../settings.svelte';
import { Guide, HINTS } from './guide.svelte';

beforeEach(() => {
  settings.hinted = [];
});

test('two hints at the first fist, two at the second, one at the first power', () => {
  const guide = new Guide();
  const first = { asks: 'fist', later: false } as const;
  expect(guide.hint({ asks: null, later: false })).toBeNull();
  expect(guide.hint(first)).toBe('goal');
  guide.read('goal');
  expect(guide.hint(first)).toBe('fist');
  guide.read('fist');
  expect(guide.hint(first)).toBeNull();
  expect(guide.hint({ asks: 'fist', later: true })).toBe('screen');
  expect(guide.count('screen')).toBe(3);
  expect(guide.hint({ asks: 'power', later: true })).toBe('power');
});

test('a player who has read all five hints, or wants none, gets no more', () => {
  const guide = new Guide();
  for (const hint of HINTS) guide.read(hint);
  expect(settings.hinted).toContain('ds-guide');
  expect(new Guide().hint({ asks: 'power', later: true })).toBeNull();
  settings.hinted = [];
  new Guide().skip();
  expect(new Guide().hint({ asks: 'fist', later: false })).toBeNull();
});
