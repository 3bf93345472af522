import type { Paint } from '../../games';
import { inOrder, type Teller } from '../../parts/story/tale';
import { portrait } from '../../pictures/portraits';
import type { Story } from '../../wire/messages';

export const WIDTH = 1200;
export const HEIGHT = 630;

const LEFT = 48;
const ROWS = 196;
const FOOT = 40;
const NAMES = 236;

export interface Sketch {
  readonly story: Story;
  readonly tellers: readonly Teller[];
  readonly paint: Paint;
  readonly title: string;
  readonly why: string;
  readonly foot: string;
  /** Whether people are called by their names: only if they want to be. */
  readonly named: boolean;
}

/** Paint the picture to share: who won, why, and how everybody fared. */
export async function sketch(canvas: HTMLCanvasElement, { story, tellers, paint, ...words }: Sketch): Promise<void> {
  const brush = canvas.getContext('2d');
  if (!brush) return;
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const rows = inOrder(tellers, story);
  const faces = await Promise.all(rows.map(({ character }) => (character ? face(character) : null)));
  ground(brush);
  brush.fillStyle = '#ffd479';
  brush.font = fit(brush, words.title, 46, '700', 'Vollkorn, Georgia, serif', WIDTH - 2 * LEFT);
  brush.fillText(words.title, LEFT, 78);
  brush.fillStyle = '#f8ecd4';
  brush.font = '400 25px "PT Sans", Arial, sans-serif';
  lines(brush, words.why, WIDTH - 2 * LEFT)
    .slice(0, 2)
    .forEach((line, index) => brush.fillText(line, LEFT, 122 + index * 34));
  const tall = (HEIGHT - ROWS - FOOT) / rows.length;
  for (const [index, teller] of rows.entries()) {
    const top = ROWS + index * tall;
    label(brush, teller, faces[index] ?? null, top, tall, words.named);
    brush.save();
    brush.translate(LEFT + NAMES, top);
    paint(brush, story, teller, WIDTH - 2 * LEFT - NAMES, tall - 12);
    brush.restore();
  }
  brush.fillStyle = '#cdb896';
  brush.font = '400 20px "PT Sans", Arial, sans-serif';
  brush.fillText(words.foot, LEFT, HEIGHT - 16);
}

function ground(brush: CanvasRenderingContext2D): void {
  const glow = brush.createRadialGradient(WIDTH / 2, 0, 40, WIDTH / 2, 120, WIDTH * 0.8);
  glow.addColorStop(0, '#3a2415');
  glow.addColorStop(1, '#150d08');
  brush.fillStyle = glow;
  brush.fillRect(0, 0, WIDTH, HEIGHT);
}

function label(
  brush: CanvasRenderingContext2D,
  teller: Teller,
  picture: HTMLImageElement | null,
  top: number,
  tall: number,
  named: boolean,
): void {
  const size = Math.min(64, tall - 14);
  const middle = top + (tall - 12) / 2;
  if (picture) {
    brush.save();
    brush.beginPath();
    brush.arc(LEFT + size / 2, middle, size / 2, 0, Math.PI * 2);
    brush.clip();
    brush.drawImage(picture, LEFT, middle - size / 2, size, size);
    brush.restore();
  }
  const beside = LEFT + (picture ? size + 12 : 0);
  const below = named && teller.character ? teller.person : '';
  // Without a character there is nothing else to call somebody by, but a number is enough.
  const name = teller.character || named ? teller.name : `${teller.seat + 1}`;
  brush.fillStyle = teller.won ? '#ffd479' : '#f8ecd4';
  brush.font = fit(brush, name, 25, '700', 'Vollkorn, Georgia, serif', NAMES - size - 28);
  brush.fillText(name, beside, middle + (below ? 0 : 8));
  if (!below) return;
  brush.fillStyle = '#cdb896';
  brush.font = fit(brush, below, 18, '400', '"PT Sans", Arial, sans-serif', NAMES - size - 28);
  brush.fillText(below, beside, middle + 22);
}

function face(character: string): Promise<HTMLImageElement | null> {
  return new Promise((found) => {
    const image = new Image(100, 100);
    image.onload = () => found(image);
    image.onerror = () => found(null);
    image.src = portrait(character);
  });
}

/** The largest size in which the words fit. */
function fit(
  brush: CanvasRenderingContext2D,
  text: string,
  size: number,
  weight: string,
  family: string,
  room: number,
): string {
  for (let each = size; each > 14; each -= 1) {
    brush.font = `${weight} ${each}px ${family}`;
    if (brush.measureText(text).width <= room) break;
  }
  return brush.font;
}

function lines(brush: CanvasRenderingContext2D, text: string, room: number): string[] {
  const found: string[] = [''];
  for (const word of text.split(' ')) {
    const longer = `${found.at(-1) ?? ''} ${word}`.trim();
    if (brush.measureText(longer).width <= room) found[found.length - 1] = longer;
    else found.push(word);
  }
  return found;
}
