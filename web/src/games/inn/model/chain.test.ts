import { expect, test } from 'vitest';
import { incident } from '../testing/samples';
import { chain } from './chain';
import { tie } from './aims';

test('answers follow what they were laid on, three levels deep, and the next thing comes after them', () => {
  const incidents = [
    incident(1, { card: 'c/1' }),
    incident(2, { card: 'c/2', kind: 'payment' }),
    incident(3, { card: 'c/3', about: 1, deed: 'ignores' }),
    incident(4, { card: 'c/4', about: 3, deed: 'negates' }),
    incident(5, { card: 'c/5', about: 1, deed: 'reduces' }),
    incident(6, { card: 'c/1', about: 4, deed: 'negates' }),
  ];
  expect(chain(incidents).map(({ one, on, depth }) => [one.number, on, depth])).toEqual([
    [1, -1, 0],
    [3, 1, 1],
    [4, 3, 2],
    [6, 4, 3],
    [5, 1, 1],
    [2, -1, 0],
  ]);
});

test('what answers something that is gone lies for itself', () => {
  expect(chain([incident(7, { about: 3 })])).toMatchObject([{ on: -1, depth: 0 }]);
});

test('a connector goes from an answer over its word down onto what it answers', () => {
  const card = { x: 0, y: 30, width: 100, height: 140 };
  const { path, head } = tie({ ...card, x: 90 }, { x: 60, y: 0, width: 70, height: 20 }, card);
  expect(path).toMatch(/^M140 36Q140 10 130 10L60 10/);
  expect(head).toMatch(/^M40 38/);
});
