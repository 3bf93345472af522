import { SvelteMap } from 'svelte/reactivity';
import type { CardShown } from '../../games/catalogue';
import { characterOf, fetchBusts } from './busts';
import { genericScene } from './generic';
import { draw, groundOf, parseScene, type Part, type Placed } from './scene';

type Drawing = typeof import('./kit');

/** What has come so far: the kit comes when the first card is shown, and characters with the first card that shows them. */
const busts = new SvelteMap<string, Part>();
let drawing = $state.raw<Drawing | null>(null);
const asked = new Set<string>();

/** Ask once for something; without the house pictures are missing and cards are shown without. */
function ask(name: string, load: () => Promise<void>): void {
  if (asked.has(name)) return;
  asked.add(name);
  load().catch(() => asked.delete(name));
}

/** Have fetched what a card's scene is made of: the kit and its characters. */
export function fetchScene(card: CardShown): void {
  ask('kit', async () => void (drawing = await import('./kit')));
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
  if (!kit || placed.some(({ part }) => characterOf(part) && !busts.has(part))) return '';
  const parts = { get: (name: string) => busts.get(name) ?? kit.PARTS.get(name) };
  return draw(placed, groundOf(card, kit.GROUNDS), card.colours ?? {}, parts);
}

function placedOn(card: CardShown): readonly Placed[] {
  return parseScene(card.scene || genericScene(card));
}
