import { expect, test } from 'vitest';
import { incident } from '../testing/samples';
import { aimsOf, bow } from './aims';

test('a played card points at everybody it hits, once, and not at its player', () => {
  const one = incident(3, { seat: 0, targets: [1, 2, 1, 0, -1] });
  expect(aimsOf([one]).map((aim) => aim.seat)).toEqual([1, 2]);
});

test('what was struck or ignored does not get there', () => {
  expect(aimsOf([incident(1, { targets: [1], state: 'negated' })])).toMatchObject([{ spent: true }]);
  expect(aimsOf([incident(1, { targets: [1, 2], ignored_by: [2] })]).map((aim) => aim.spent)).toEqual([false, true]);
});

test('drinks and payments point at nobody', () => {
  expect(aimsOf([incident(1, { kind: 'drink', targets: [1] }), incident(2, { kind: 'payment' })])).toEqual([]);
});

test('an arrow ends at the edge of the mat that faces the card', () => {
  const card = { x: 400, y: 200, width: 100, height: 140 };
  expect(bow(card, { x: 20, y: 0, width: 300, height: 120 }).head).toMatch(/^M294 123/);
  expect(bow(card, { x: 20, y: 400, width: 600, height: 120 }).head).toMatch(/^M450 397/);
  expect(bow(card, { x: 20, y: 400, width: 200, height: 120 }).path).toMatch(/^M400 326/);
  expect(bow(card, { x: 20, y: 400, width: 600, height: 120 }).path).toMatch(/^M450 331/);
});
