import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attention, callBack, EVERY, rest } from './attention.svelte';

let hidden = true;
beforeEach(() => {
  vi.useFakeTimers();
  hidden = true;
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
});
afterEach(() => {
  rest();
  vi.useRealTimers();
});

test('the title goes to and fro while nobody looks, until somebody does', () => {
  callBack();
  expect(attention.flashing).toBe(true);
  vi.advanceTimersByTime(EVERY);
  expect(attention.flashing).toBe(false);
  vi.advanceTimersByTime(EVERY);
  expect(attention.flashing).toBe(true);
  hidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(EVERY);
  expect(attention.flashing).toBe(false);
});

test('a person who looks at the page is not called', () => {
  hidden = false;
  callBack();
  expect(attention.flashing).toBe(false);
});
