import { fold, matches, wanted } from '../../parts/text/search';
import type { CardShown, Library } from '../../games/catalogue';
import { say } from '../../words/words.svelte';

/** What somebody looks for; empty fields ask for nothing. */
export interface Wish {
  readonly deck: string;
  readonly words: string;
  readonly type: string;
  readonly set: string;
}

/** All that can be found of a card: title, text, the words for its types, its deck and set. */
function indexOf(card: CardShown, library: Library): string {
  const deck = library.deck(card.deck);
  const types = card.types.map((type) => library.term('type', type));
  return fold(
    [card.title, card.text, ...types, deck?.title, deck?.name, deck?.set, deck && setName(library, deck.set)].join(' '),
  );
}

const indices = new WeakMap<Library, ReadonlyMap<string, string>>();

function indexed(library: Library): ReadonlyMap<string, string> {
  let index = indices.get(library);
  if (!index) {
    index = new Map(library.catalogue.cards.map((card) => [card.key, indexOf(card, library)]));
    indices.set(library, index);
  }
  return index;
}

export function findCards(library: Library, wish: Wish): readonly CardShown[] {
  const index = indexed(library);
  const asked = wanted(wish.words);
  return library.catalogue.cards.filter(
    (card) =>
      (!wish.deck || card.deck === wish.deck) &&
      (!wish.type || card.types.includes(wish.type)) &&
      (!wish.set || library.deck(card.deck)?.set === wish.set) &&
      matches(index.get(card.key) ?? '', asked),
  );
}

/** The types that occur, in the order of the catalogue's terms. */
export function typesOf(library: Library): readonly string[] {
  const used = new Set(library.catalogue.cards.flatMap((card) => card.types));
  return library.catalogue.terms.filter((term) => term.kind === 'type' && used.has(term.key)).map((term) => term.key);
}

export function setsOf(library: Library): readonly string[] {
  return [...new Set(library.catalogue.decks.map((deck) => deck.set).filter(Boolean))].sort();
}

/** What a set is called in the language spoken: sets are numbered, an ally's set is called after the ally. */
export function setName(library: Library, set: string): string {
  const numbered = /^RDI (\d+)$/.exec(set);
  if (numbered) return say('cards-set-n', { n: Number(numbered[1]) });
  const ally = set.startsWith('Allies: ') && library.characters().find((deck) => deck.set === set);
  return ally ? say('cards-set-allies', { name: ally.name }) : set;
}

/** A card's own part of its address. */
export function brief(card: string): string {
  return card.slice(card.lastIndexOf('/') + 1);
}
