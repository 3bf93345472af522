import { expect, test } from 'vitest';
import { cueOf } from './cues';

test('what is lost is heard as a hit, what is regained is not', () => {
  expect(cueOf({ kind: 'fortitude', amount: -2 })).toBe('hit');
  expect(cueOf({ kind: 'fortitude', amount: 2 })).toBeNull();
});

test('cards, coins, drinks, falls and victories have sounds of their own', () => {
  const kinds = ['played', 'gold', 'drank', 'passed-out', 'game-over'];
  expect(new Set(kinds.map((kind) => cueOf({ kind, amount: 0 }))).size).toBe(kinds.length);
});

test('what is not seen is not heard', () => expect(cueOf({ kind: 'turn', amount: 0 })).toBeNull());
