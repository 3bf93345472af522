import { expect, test } from 'vitest';
import { count, keysOf, nearest, search, type Book } from './book';

const rule = (key: string, text: string) => ({ key, text });
const books: readonly Book[] = [
  {
    game: 'inn',
    chapters: [
      {
        key: 'R5',
        title: 'Effects',
        about: '',
        sections: [
          { key: 'R5.3', title: 'Negate', rules: [rule('R5.3.1', 'A **Negated** card'), rule('R5.3.2', 'Only one')] },
          { key: 'R5.4', title: 'Ignore', rules: [rule('R5.4.1', 'An Ignored card')] },
        ],
      },
    ],
  },
];

test('a number leads to itself, or to the nearest above it', () => {
  const keys = keysOf(books);
  expect(nearest('R5.3.1', keys)).toBe('R5.3.1');
  expect(nearest('R5.3.9', keys)).toBe('R5.3');
  expect(nearest('R5.9', keys)).toBe('R5');
  expect(nearest('R77', keys)).toBeNull();
  expect(nearest('', keys)).toBeNull();
});

test('a search keeps rules with the words, and whole sections whose heading has them', () => {
  expect(count(search(books, ['card']))).toBe(2);
  expect(count(search(books, ['negate']))).toBe(2);
  expect(count(search(books, ['r5.4.1']))).toBe(1);
  expect(search(books, ['nothing'])).toEqual([]);
  expect(search(books, [])).toBe(books);
});
