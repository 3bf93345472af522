import { expect, test } from 'vitest';
import { card, deck, shelf } from '../../testing/catalogue';
import { words } from '../../words/words.svelte';
import { brief, findCards, setName, setsOf, typesOf } from './find';

const library = shelf({
  decks: [deck('zot', { set: 'RDI 1' }), deck('gog', { set: 'RDI 2' })],
  cards: [
    card('zot/no', { title: 'The stars say no!', types: ['sometimes'], text: 'Ignore a card' }),
    card('gog/smash', { title: 'Gog smash', text: 'Pick another player: loses 3 Fortitude' }),
  ],
  terms: [
    { kind: 'type', key: 'action', name: 'Action' },
    { kind: 'type', key: 'sometimes', name: 'Sometimes' },
    { kind: 'type', key: 'drink', name: 'Drink' },
  ],
});
const nothing = { deck: '', words: '', type: '', set: '' };
const found = (wish: Partial<typeof nothing>): string[] =>
  findCards(library, { ...nothing, ...wish }).map((each) => brief(each.key));

test('cards are found by title, text, type, deck and set', () => {
  expect(found({})).toEqual(['no', 'smash']);
  expect(found({ words: 'STARS' })).toEqual(['no']);
  expect(found({ words: 'fortitude player' })).toEqual(['smash']);
  expect(found({ words: 'sometimes' })).toEqual(['no']);
  expect(found({ words: 'rdi 2' })).toEqual(['smash']);
  expect(found({ type: 'action' })).toEqual(['smash']);
  expect(found({ deck: 'zot' })).toEqual(['no']);
  expect(found({ set: 'RDI 1' })).toEqual(['no']);
  expect(found({ words: 'stars', type: 'action' })).toEqual([]);
});

test('only types and sets that occur are offered', () => {
  expect(typesOf(library)).toEqual(['action', 'sometimes']);
  expect(setsOf(library)).toEqual(['RDI 1', 'RDI 2']);
});

test('sets are called in the language spoken', async () => {
  const decks = [deck('gog', { set: 'RDI 2' }), deck('pooky', { set: 'Allies: Pooky', name: 'Пуки' })];
  const russian = shelf({ language: 'ru', decks });
  await words.speak('ru');
  expect(['RDI 2', 'Allies: Pooky', 'My own'].map((set) => setName(russian, set))).toEqual([
    'Набор 2',
    'Союзники: Пуки',
    'My own',
  ]);
});
