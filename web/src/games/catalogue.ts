/** What is printed on a game's cards, in one language: the answer of /api/games/{game}/catalogue. */
export interface FaceBit {
  readonly text: string;
  readonly icon: string;
}

export interface Pictogram {
  readonly icon: string;
  readonly text: string;
  readonly type: string;
}

export interface CardShown {
  readonly key: string;
  readonly deck: string;
  readonly title: string;
  readonly types: readonly string[];
  readonly count: number;
  readonly designed: boolean;
  readonly price: number;
  readonly chaser: boolean;
  readonly face: readonly (readonly FaceBit[])[];
  readonly picture: readonly Pictogram[];
  readonly text: string;
  readonly reading: string;
}

export interface Stat {
  readonly key: string;
  readonly name: string;
  readonly value: number;
  readonly of: number;
}

export interface PartShown {
  readonly key: string;
  readonly kind: string;
  readonly name: string;
  readonly deck: string;
  readonly steps: readonly string[];
  readonly text: string;
}

export interface DeckShown {
  readonly key: string;
  readonly kind: string;
  readonly title: string;
  readonly name: string;
  readonly set: string;
  readonly about: string;
  readonly short: string;
  readonly size: number;
  readonly stats: readonly Stat[];
  readonly parts: readonly PartShown[];
}

export interface Term {
  readonly kind: string;
  readonly key: string;
  readonly name: string;
}

export interface Catalogue {
  readonly game: string;
  readonly title: string;
  readonly language: 'en' | 'ru';
  readonly rules: string;
  readonly decks: readonly DeckShown[];
  readonly cards: readonly CardShown[];
  readonly terms: readonly Term[];
}

/** A catalogue that is looked things up in. */
export class Library {
  /** Nothing printed: a table goes on without its catalogue, in words alone. */
  static blank(game: string, language: 'en' | 'ru'): Library {
    return new Library({ game, title: '', language, rules: '', decks: [], cards: [], terms: [] });
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
