import { expect, test } from 'vitest';
import { Library, type CardShown, type DeckShown } from '../../games/catalogue';
import { words } from '../../words/words.svelte';
import { brief, findCards, setName, setsOf, typesOf } from './find';

const deck = (key: string, set: string): DeckShown => ({
  key,
  kind: 'character',
  title: key,
  name: key,
  set,
  about: '',
  short: '',
  size: 1,
  stats: [],
  parts: [],
});
const card = (key: string, title: string, type: string, text: string): CardShown => ({
  key,
  deck: key.split('/')[0] as string,
  title,
  types: [type],
  count: 1,
  designed: false,
  price: 0,
  chaser: false,
  face: [],
  picture: [],
  text,
  reading: title,
});
const library = new Library({
  game: 'inn',
  title: '',
  language: 'en',
  rules: '',
  decks: [deck('zot', 'RDI 1'), deck('gog', 'RDI 2')],
  cards: [
    card('zot/no', 'The stars say no!', 'sometimes', 'Ignore a card'),
    card('gog/smash', 'Gog smash', 'action', 'Pick another player: loses 3 Fortitude'),
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
  const decks = [deck('gog', 'RDI 2'), { ...deck('pooky', 'Allies: Pooky'), name: 'Пуки' }];
  const shelf = new Library({ game: 'inn', title: '', language: 'ru', rules: '', decks, cards: [], terms: [] });
  await words.speak('ru');
  expect(['RDI 2', 'Allies: Pooky', 'My own'].map((set) => setName(shelf, set))).toEqual([
    'Набор 2',
    'Союзники: Пуки',
    'My own',
  ]);
});
