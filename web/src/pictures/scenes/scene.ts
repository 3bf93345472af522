import type { CardShown } from '../../games/catalogue';
import colours from '../../../../src/taproom/inn/content/pictures/colours.txt?raw';

/** Something of the kit in its place on a field of 120 by 60. */
export interface Placed {
  readonly part: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** In degrees, about its middle. */
  readonly turn: number;
  readonly flip: boolean;
  readonly faint: boolean;
  /** What the part's own colour becomes; empty if it keeps it. */
  readonly tint: string;
  /** A hand of somebody else, not in the colours of the deck's character. */
  readonly theirs: boolean;
}

export type Colours = Readonly<Record<string, string>>;

/** The shapes of a part with the box they are drawn in. */
export interface Part {
  readonly width: number;
  readonly height: number;
  readonly shapes: string;
}

/** What a part may be tinted in. */
export const COLOURS: Colours = Object.fromEntries(
  colours
    .trim()
    .split('\n')
    .map((line) => line.split(' ') as [string, string]),
);

/** `mug 20 6 62 turn 38 flip faint in red theirs`, and a comma before the next part. */
export function parseScene(text: string): readonly Placed[] {
  return text.split(',').map((item) => {
    const [part = '', x, y, width, ...words] = item.trim().split(/\s+/);
    const after = (word: string): string => (words.includes(word) ? (words[words.indexOf(word) + 1] ?? '') : '');
    return {
      part,
      x: Number(x),
      y: Number(y),
      width: Number(width),
      turn: Number(after('turn')),
      flip: words.includes('flip'),
      faint: words.includes('faint'),
      tint: COLOURS[after('in')] ?? '',
      theirs: words.includes('theirs'),
    };
  });
}

/** What lies behind a card's scene: the ground of its deck, else that of its types, else that of cards without one. */
export function groundOf(card: Pick<CardShown, 'deck' | 'types'>, grounds: ReadonlyMap<string, Part>): string {
  const names = [card.deck, card.types.join('-'), card.types[0] ?? '', 'side'];
  return grounds.get(names.find((name) => grounds.has(name)) ?? '')?.shapes ?? '';
}

const OWN_COLOUR = /var\(--(tint|skin|cloth),([^)]*)\)/g;

/** What a scene looks like, as the inside of an SVG of 120 by 60. */
export function draw(
  scene: readonly Placed[],
  ground: string,
  colours: Colours,
  parts: Pick<ReadonlyMap<string, Part>, 'get'>,
): string {
  const drawn = scene.map((placed) => {
    const part = parts.get(placed.part);
    if (!part) return '';
    const chosen: Colours = { ...(placed.theirs ? {} : colours), ...(placed.tint ? { tint: placed.tint } : {}) };
    const shapes = part.shapes.replace(OWN_COLOUR, (_, kind: string, usual: string) => chosen[kind] ?? usual);
    return `<g transform="${transform(placed, part)}"${placed.faint ? ' opacity=".45"' : ''}>${shapes}</g>`;
  });
  return `<g stroke="none">${ground}</g>${drawn.join('')}`;
}

function transform({ x, y, width, turn, flip }: Placed, part: Part): string {
  const scale = width / part.width;
  const middle = `${x + width / 2} ${y + (part.height * scale) / 2}`;
  const turned = turn ? `rotate(${turn} ${middle})` : '';
  const flipped = flip
    ? `translate(${x + width} ${y}) scale(${-scale} ${scale})`
    : `translate(${x} ${y}) scale(${scale})`;
  return turned + flipped;
}
