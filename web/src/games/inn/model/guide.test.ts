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

test('whoever has read all five, or wants none, is never hinted at again', () => {
  const guide = new Guide();
  for (const hint of ['track', 'discard', 'action', 'order', 'response'] as const) guide.read(hint);
  expect(new Guide().hint(asked('order'), inn())).toBeNull();
  settings.hinted = [];
  new Guide().skip();
  expect(new Guide().hint(asked('order'), inn())).toBeNull();
});

test('whoever watches gets no hints', () => {
  expect(new Guide().hint(null, inn({ viewer: -1 }))).toBeNull();
});
