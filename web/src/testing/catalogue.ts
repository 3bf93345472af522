import { Library, type CardShown, type DeckShown } from '../games/catalogue';

/** Cards and decks for tests; everything not named is as plain as it can be. */
export function card(key: string, change: Partial<CardShown> = {}): CardShown {
  return {
    key,
    deck: key.split('/')[0] as string,
    title: key,
    types: ['action'],
    count: 1,
    designed: false,
    price: 0,
    wage: 0,
    requires: '',
    chaser: false,
    face: [],
    picture: [],
    text: '',
    reading: change.title ?? key,
    scene: '',
    ...change,
  };
}

export function deck(key: string, change: Partial<DeckShown> = {}): DeckShown {
  return {
    key,
    kind: 'character',
    title: key,
    name: key,
    set: '',
    about: '',
    short: '',
    says: [],
    size: 1,
    stats: [],
    parts: [],
    boss: false,
    ...change,
  };
}

export function shelf(change: Partial<Library['catalogue']>): Library {
  return new Library({
    game: 'inn',
    title: '',
    language: 'en',
    rules: 0,
    decks: [],
    cards: [],
    terms: [],
    modes: [],
    ...change,
  });
}
