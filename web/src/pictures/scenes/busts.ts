import type { Part } from './scene';

const portraits = import.meta.glob<string>('../portraits/*.svg', { query: '?raw', import: 'default' });
const MOODS = ['', '-hurt', '-drunk', '-out'];

/** The character that a part shows, as gog-hurt shows gog; nothing for a part of the kit. */
export function characterOf(part: string): string {
  const [name = ''] = part.split('-');
  return `../portraits/${name}.svg` in portraits ? name : '';
}

/** A character in four moods, each a part: its portrait without what is behind and beside it, in the kit's outline. */
export async function fetchBusts(name: string): Promise<[string, Part][]> {
  const file = (await portraits[`../portraits/${name}.svg`]?.()) ?? '';
  const group = (id: string): string => new RegExp(`^<g id="${id}">(.*)</g>$`, 'm').exec(file)?.[1] ?? '';
  const [bust, over] = [group('bust'), group('over')];
  return MOODS.map((mood) => {
    const face = group(`face${mood}`);
    const head = mood === '-hurt' ? bust + over + face : bust + face + over;
    const shapes = `<g stroke-width="7">${bust}${over}</g><g stroke="none">${head}</g>`;
    return [name + mood, { width: 100, height: 100, shapes }];
  });
}
