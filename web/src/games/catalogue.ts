import type { CardShown, Catalogue, DeckShown } from '../wire/messages';

export type { CardShown, Catalogue, DeckShown, FaceBit, PartShown, Pictogram, Stat, Term } from '../wire/messages';

/** A catalogue that is looked things up in. */
export class Library {
  /** Nothing printed: a table goes on without its catalogue, in words alone. */
  static blank(game: string, language: 'en' | 'ru'): Library {
    return new Library({ game, title: '', language, rules: 0, decks: [], cards: [], terms: [], modes: [] });
  }

  readonly #cards: ReadonlyMap<string, CardShown>;
  readonly #decks: ReadonlyMap<string, DeckShown>;
  readonly #terms: ReadonlyMap<string, string>;

  constructor(readonly catalogue: Catalogue) {
    this.#cards = new Map(catalogue.cards.map((card) => [card.key, card]));
    this.#decks = new Map(catalogue.decks.map((deck) => [deck.key, deck]));
    this.#terms = new Map(catalogue.terms.map((term) => [`${term.kind}/${term.key}`, term.name]));
  }

  card(key: string): CardShown | undefined {
    return this.#cards.get(key);
  }

  deck(key: string): DeckShown | undefined {
    return this.#decks.get(key);
  }

  /** The game's word for something, such as term('type', 'action'); its key if it has none. */
  term(kind: string, key: string): string {
    return this.#terms.get(`${kind}/${key}`) ?? key;
  }

  /** The decks that a person can play. */
  characters(): readonly DeckShown[] {
    return this.catalogue.decks.filter((deck) => deck.kind === 'character');
  }
}
