import { expect, test } from 'vitest';
import { fact } from '../testing/samples.svelte';
import { Chronicle, headingOf, passesFilter } from './chronicle.svelte';

test('what is new is added once, and what has no words is left out', () => {
  const chronicle = new Chronicle();
  const first = fact('played');
  const remark = { at: 1, seat: 1, name: 'Zot', text: 'Cheers!' };
  chronicle.write([first, fact('closed', { text: '' })], [remark]);
  const fresh = chronicle.write([first, fact('negated')], [remark]);
  expect(fresh.map((entry) => entry.fact?.kind)).toEqual(['negated']);
  expect(chronicle.entries).toHaveLength(3);
});

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
