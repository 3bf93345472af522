import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { seat } from '../testing/samples';
import { Face, SMARTS } from './mood.svelte';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a face follows the mat: well, drunk from Alcohol 10, hurt with 4 or less left, out', () => {
  const face = new Face();
  expect(face.of(seat(1, { fortitude: 20, alcohol: 0 }))).toBe('well');
  expect(face.of(seat(1, { fortitude: 20, alcohol: 9 }))).toBe('well');
  expect(face.of(seat(1, { fortitude: 20, alcohol: 10 }))).toBe('drunk');
  expect(face.of(seat(1, { fortitude: 14, alcohol: 10 }))).toBe('hurt');
  expect(face.of(seat(1, { fortitude: 9, alcohol: 10, out: true }))).toBe('out');
});

test('a loss of 3 hurts for four seconds, a loss of 2 does not', () => {
  const face = new Face();
  face.see(seat(1, { fortitude: 20 }));
  face.see(seat(1, { fortitude: 18 }));
  expect(face.of(seat(1, { fortitude: 18, alcohol: 0 }))).toBe('well');
  face.see(seat(1, { fortitude: 15 }));
  expect(face.of(seat(1, { fortitude: 15, alcohol: 0 }))).toBe('hurt');
  vi.advanceTimersByTime(SMARTS);
  expect(face.of(seat(1, { fortitude: 15, alcohol: 0 }))).toBe('well');
});

test('another player at the same mat has lost nothing', () => {
  const face = new Face();
  face.see(seat(1, { fortitude: 20 }));
  face.see(seat(2, { fortitude: 10 }));
  expect(face.of(seat(2, { fortitude: 10, alcohol: 0 }))).toBe('well');
});
