import { SvelteMap } from 'svelte/reactivity';
import type { CardShown } from '../../games/catalogue';
import { characterOf, fetchBusts } from './busts';
import { genericScene } from './generic';
import { draw, groundOf, parseScene, readScenes, type DeckScenes, type Part, type Placed } from './scene';

type Drawing = typeof import('./kit');

const files = import.meta.glob<string>('../../../../src/taproom/inn/content/pictures/scenes/*.txt', {
  query: '?raw',
  import: 'default',
});
const FOLDER = '../../../../src/taproom/inn/content/pictures/scenes';
const COMMON = 'common';
const NONE: DeckScenes = { colours: {}, scenes: new Map() };

/** What has come so far. A deck's scenes come when the first of its cards is shown, and with them the kit and who they show. */
const decks = new SvelteMap<string, DeckScenes>();
const busts = new SvelteMap<string, Part>();
let drawing = $state.raw<Drawing | null>(null);
const asked = new Set<string>();

/** Ask once for something; without the house pictures are missing and cards are shown without. */
function ask(name: string, load: () => Promise<void>): void {
  if (asked.has(name)) return;
  asked.add(name);
  load().catch(() => asked.delete(name));
}

function fetchDeck(deck: string): void {
  const file = files[`${FOLDER}/${deck}.txt`];
  ask(deck, async () => void decks.set(deck, file ? readScenes(await file()) : NONE));
}

/** Have fetched what a card's scene is made of: the kit, the scenes of its deck and, once these are there, its characters. */
export function fetchScene(card: CardShown): void {
  ask('kit', async () => void (drawing = await import('./kit')));
  for (const deck of [card.deck, COMMON]) fetchDeck(deck);
  for (const name of new Set(placedOn(card).map(({ part }) => characterOf(part)))) {
    if (!name) continue;
    ask(`bust of ${name}`, async () => {
      for (const [mood, part] of await fetchBusts(name)) busts.set(mood, part);
    });
  }
}

/** What a card's scene looks like, as the inside of an SVG; nothing until all of it has been fetched. */
export function sceneOf(card: CardShown): string {
  const placed = placedOn(card);
  const kit = drawing;
  if (!kit || !placed.length || placed.some(({ part }) => characterOf(part) && !busts.has(part))) return '';
  const parts = { get: (name: string) => busts.get(name) ?? kit.PARTS.get(name) };
  return draw(placed, groundOf(card, kit.GROUNDS), decks.get(card.deck)?.colours ?? {}, parts);
}

/** The parts on a card, or none until its deck has come. */
function placedOn(card: CardShown): readonly Placed[] {
  const [deck, common] = [decks.get(card.deck), decks.get(COMMON)];
  if (!deck || !common) return [];
  const key = card.key.slice(card.key.lastIndexOf('/') + 1);
  return parseScene(card.scene || (deck.scenes.get(key) ?? common.scenes.get(key) ?? genericScene(card)));
}
