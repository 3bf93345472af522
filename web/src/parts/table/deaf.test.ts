import { expect, test } from 'vitest';
import { DEAF_FOR, Ears } from './deaf';

test('something new is deaf for a moment, the same again is not', () => {
  let now = 1000;
  const ears = new Ears(() => now);
  expect(ears.deaf).toBe(false);
  ears.attend(1);
  expect(ears.deaf).toBe(true);
  now += DEAF_FOR - 1;
  expect(ears.deaf).toBe(true);
  now += 1;
  expect(ears.deaf).toBe(false);
  ears.attend(1);
  expect(ears.deaf).toBe(false);
  ears.attend(2);
  expect(ears.deaf).toBe(true);
});
