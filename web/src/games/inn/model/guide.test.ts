import { beforeEach, expect, test } from 'vitest';
import { settings } from '../../../settings.svelte';
import { inn, question } from '../testing/samples';
import { Guide } from './guide.svelte';

beforeEach(() => {
  settings.hinted = [];
});

const asked = (kind: string) => question([], { kind });

test('each hint comes at its moment, once', () => {
  const guide = new Guide();
  expect(guide.hint(asked('discard'), inn())).toBe('track');
  guide.read('track');
  expect(guide.hint(asked('discard'), inn())).toBe('discard');
  expect(guide.hint(null, inn())).toBeNull();
  guide.read('discard');
  expect(guide.hint(asked('discard'), inn())).toBeNull();
  expect(new Guide().hint(asked('action'), inn())).toBe('action');
});

test('a player who has read all five hints, or wants none, gets no more', () => {
  const guide = new Guide();
  for (const hint of ['track', 'discard', 'action', 'order', 'response'] as const) guide.read(hint);
  expect(new Guide().hint(asked('order'), inn())).toBeNull();
  settings.hinted = [];
  new Guide().skip();
  expect(new Guide().hint(asked('order'), inn())).toBeNull();
});

test('spectators get no hints', () => {
  expect(new Guide().hint(null, inn({ viewer: -1 }))).toBeNull();
});
