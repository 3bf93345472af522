import { expect, test } from 'vitest';
import { card, shelf } from '../../../testing/catalogue';
import type { Fact } from '../../../wire/messages';
import type { TableView } from '../../../wire/view';
import { words } from '../../../words/words.svelte';
import { inn } from '../testing/samples';
import { why } from './why';

const LIBRARY = shelf({ cards: [card('drinks/ale', { title: 'Dark Ale' }), card('fiona/kick', { title: 'Kick' })] });

function fact(kind: string, seat: number, key = ''): Fact {
  const nothing = { cards: [], seats: [], what: '', amount: 0, changes: [], amounts: [], text: '', spans: [] };
  return { kind, seat, other: -1, card: key, ...nothing };
}

function ended(winners: readonly number[], seat: number, facts: readonly Fact[], conceded = false): TableView {
  const outcome = { winners, conceded, secret: '', numbers: [] };
  return { scene: { house: { outcome }, game: inn() }, seat, facts } as unknown as TableView;
}

const FACTS = [
  fact('played', 0, 'fiona/kick'),
  fact('passed-out', 2),
  fact('revealed', 1, 'drinks/ale'),
  fact('fortitude', 1),
  fact('passed-out', 1),
  fact('game-over', -1),
];

test('who was the last to go, how, and after which card', () => {
  expect(why(ended([0], 2, FACTS), LIBRARY)).toBe('Fiona was the last one standing: Zot passed out after “Dark Ale”.');
  expect(why(ended([0], 0, FACTS), LIBRARY)).toBe('You were the last one standing: Zot passed out after “Dark Ale”.');
  expect(why(ended([0], 1, FACTS), LIBRARY)).toBe('Fiona was the last one standing: you passed out after “Dark Ale”.');
  expect(why(ended([0, 2], 0, FACTS), LIBRARY)).toContain('Your team was the last one standing');
  expect(why(ended([0], 0, [fact('out-of-gold', 1)]), LIBRARY)).toBe(
    'You were the last one standing: Zot ran out of Gold.',
  );
});

test('answers are no cause, nor is what they undid; a Drink is, even if cards were played at it', () => {
  const aimed = { ...fact('played', 0, 'fiona/kick'), seats: [1] };
  const negated = [fact('played', 1, 'zot/fog'), fact('played', 0, 'inn/no'), fact('negated', 0, 'zot/fog')];
  const hit = [aimed, ...negated, fact('fortitude', 1), fact('passed-out', 1)];
  expect(why(ended([0], 0, hit), LIBRARY)).toContain('“Kick”');
  const poured = [fact('revealed', 1, 'drinks/ale'), ...negated, fact('drank', 1), fact('alcohol', 1)];
  expect(why(ended([0], 0, [aimed, ...poured, fact('passed-out', 1)]), LIBRARY)).toContain('“Dark Ale”');
});

test('the same in Russian', async () => {
  await words.speak('ru');
  expect(why(ended([0], 0, FACTS), LIBRARY)).toBe('Ты держишься дольше всех: Zot отключается после карты «Dark Ale».');
  expect(why(ended([0], 1, [fact('out-of-gold', 1)]), LIBRARY)).toBe(
    'Fiona держится дольше всех: ты остаёшься без золота.',
  );
});

test('nothing where all others gave up, nobody won, or what happened is not known', () => {
  expect(why(ended([0], 0, FACTS, true), LIBRARY)).toBe('');
  expect(why(ended([], 0, FACTS), LIBRARY)).toBe('');
  expect(why(ended([0], 0, []), LIBRARY)).toBe('');
});
