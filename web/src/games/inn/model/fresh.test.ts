import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { seat } from '../testing/samples';
import { Fresh, MARKED } from './fresh.svelte';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('what changed is marked for a second, and nothing else', () => {
  const fresh = new Fresh();
  fresh.see(seat(1));
  expect(fresh.has('gold')).toBe(false);
  fresh.see(seat(1, { gold: 9 }));
  expect(fresh.has('gold')).toBe(true);
  expect(fresh.has('fortitude')).toBe(false);
  vi.advanceTimersByTime(MARKED);
  expect(fresh.has('gold')).toBe(false);
});

test('a mark lasts a second from the last change', () => {
  const fresh = new Fresh();
  for (const fortitude of [20, 19, 18]) {
    fresh.see(seat(1, { fortitude }));
    vi.advanceTimersByTime(600);
  }
  expect(fresh.has('fortitude')).toBe(true);
  vi.advanceTimersByTime(400);
  expect(fresh.has('fortitude')).toBe(false);
});
