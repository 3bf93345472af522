import { expect, test } from 'vitest';
import { fact } from '../../../testing/scenes';
import { headingOf, passesFilter } from './filters';

test('filters know cards, drinks, Gold and talk', () => {
  expect(headingOf(fact('played'))).toBe('cards');
  expect(headingOf(fact('drank'))).toBe('drinks');
  expect(headingOf(fact('pot-taken'))).toBe('gold');
  expect(headingOf(fact('passed-out'))).toBe('drinks');
  expect(headingOf(fact('passed'))).toBe('gold');
  const said = { id: 1, remark: { at: 1, seat: 1, name: 'Zot', text: 'Cheers!' } };
  expect(passesFilter(said, 'chat')).toBe(true);
  expect(passesFilter(said, 'cards')).toBe(false);
  expect(passesFilter({ id: 2, fact: fact('turn') }, 'gold')).toBe(true);
});
