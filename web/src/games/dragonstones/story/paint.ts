import type { Paint } from '../..';
import { climbOf, COLOURS, stepped } from './climb';

const STONES = 0.35;
const TO_WIN = 3;
const PAINTS = { red: '#d8352b', blue: '#4f8fe0', yellow: '#f0bd2d' } as const;

/** A climb, painted as `Climb.svelte` draws it. */
export const paint: Paint = (brush, story, { seat }, width, height) => {
  const climb = climbOf(story, seat);
  const tall = height * (1 - STONES) - 4;
  const fill = (path: string, colour: string): void => {
    brush.fillStyle = colour;
    brush.fill(new Path2D(path));
  };
  const zero = climb.points.map(() => 0);
  brush.fillStyle = '#0b0604';
  brush.fillRect(0, 0, width, tall);
  fill(stepped(climb.points, zero, Math.max(TO_WIN, ...climb.points), width, tall), '#e3b34c');
  brush.save();
  brush.translate(0, tall + 4);
  let under: readonly number[] = zero;
  for (const colour of COLOURS) {
    const over = under.map((count, at) => count + (climb.stones[colour][at] ?? 0));
    fill(stepped(over, under, climb.most, width, height * STONES), PAINTS[colour]);
    under = over;
  }
  brush.restore();
};
