import { expect, test } from 'vitest';
import { chair } from '../../../testing/scenes';
import { fact, player } from '../testing/samples';
import { foretold, named, told } from './names';

const seats = [chair('Ann'), chair('Lev')];

test('seats are called as they are at this table', () => {
  const spans = [
    { text: 'Player 2', card: '', seat: 1 },
    { text: ' wins ', card: '', seat: -1 },
    { text: 'Thief', card: 'thief', seat: -1 },
  ];
  expect(told(fact('won', { spans }), seats, 0)).toBe('Lev wins Thief');
  expect(told(fact('won', { spans }), seats, 1)).toBe('Player 2 wins Thief');
  expect(told(fact('won', { spans }), [], 0)).toBe('Player 2 wins Thief');
});

test('texts of the game call seats as they are called at this table, all at once and as whole words', () => {
  const players = [player(0), player(1)];
  const swapped = [chair('Player 2'), chair('Lev')];
  expect(named('Player 1: 3 points. Player 2, Player 12.', players, swapped)).toBe(
    'Player 2: 3 points. Lev, Player 12.',
  );
  const russian = [player(0, { name: 'Первый' }), player(1, { name: 'Второй' })];
  expect(named('Второй: 2 очка. Первая ставка.', russian, swapped)).toBe('Lev: 2 очка. Первая ставка.');
  expect(named('Player 1', players, [])).toBe('Player 1');
});

test('what an answer would change is told seat by seat', () => {
  const changes = [
    { seat: 0, what: 'red', name: 'red stones', before: 2, least: 0, most: 0, passing: [], text: '' },
    { seat: 0, what: 'points', name: 'points', before: 1, least: 3, most: 3, passing: [], text: '' },
    { seat: 1, what: 'silver', name: 'silver', before: 5, least: 0, most: 2, passing: [], text: '' },
  ];
  const flags = { certain: true, hurts_only_me: false, does_nothing: false, ends_game: true };
  const preview = { choice: 0, changes, ...flags, note: '', text: 'All of it.' };
  const words = foretold(preview, seats, 0, 'You').map((line) => line.replaceAll('\u00a0', ' '));
  expect(words).toEqual(['You: red stones 2 → 0, points 1 → 3', 'Lev: silver 5 → 0–2']);
  const none = { ...preview, changes: [], ends_game: false };
  expect(foretold(none, seats, 0, 'You')).toEqual(['All of it.']);
});
