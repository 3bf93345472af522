import { expect, test } from 'vitest';
import { LOOKS } from './states';

test('negated, ignored, called off and replaced cards are told apart by card and sign', () => {
  const ends = [LOOKS.negated, LOOKS.ignored, LOOKS['called-off'], LOOKS.replaced];
  expect(new Set(ends.map((look) => look.card)).size).toBe(4);
  expect(new Set(ends.map((look) => look.icon)).size).toBe(4);
});

test('what is still to happen lies there as it is', () => {
  expect(LOOKS.pending).toEqual({ card: 'plain', icon: null });
});
