import { expect, test } from 'vitest';
import type { Fact } from '../../wire/messages';
import { Chronicle } from './chronicle.svelte';

const fact = (kind: string, text = kind): Fact => ({
  ...{ kind, text, seat: 0, other: -1, card: '', cards: [], seats: [], what: '', amount: 0 },
  ...{ changes: [], amounts: [], spans: [] },
});

test('what is new is added once, and what has no words is left out', () => {
  const chronicle = new Chronicle();
  const first = fact('played');
  const remark = { at: 1, seat: 1, name: 'Zot', text: 'Cheers!' };
  chronicle.write([first, fact('closed', '')], [remark]);
  const fresh = chronicle.write([first, fact('negated')], [remark]);
  expect(fresh.map((entry) => entry.fact?.kind)).toEqual(['negated']);
  expect(chronicle.entries).toHaveLength(3);
});
