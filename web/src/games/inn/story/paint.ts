import type { Paint } from '../..';
import { below, between, pathOf, riverOf, stepsOf } from './river';

const GOLD = 0.2;

/** A river, painted as `Rivers.svelte` draws it. */
export const paint: Paint = (brush, story, { seat }, width, height) => {
  const river = riverOf(story, seat);
  const last = story.points.length - 1;
  const frame = { width, height: height * (1 - GOLD) - 4, last };
  const fill = (path: string, colour: string): void => {
    brush.fillStyle = colour;
    brush.fill(new Path2D(path));
  };
  const draw = (path: string, colour: string, thick: number): void => {
    brush.strokeStyle = colour;
    brush.lineWidth = thick;
    brush.lineJoin = 'round';
    brush.stroke(new Path2D(path));
  };
  brush.fillStyle = '#0b0604';
  brush.fillRect(0, 0, width, frame.height);
  fill(between(river.fortitude, river.alcohol, river.top, frame), '#d8c496');
  fill(below(river.alcohol, river.top, frame), '#f0a02c');
  draw(pathOf(river.alcohol, river.top, frame), '#7a4312', 2);
  draw(pathOf(river.fortitude, river.top, frame), '#d6334c', 4);
  brush.save();
  brush.translate(0, frame.height + 4);
  draw(stepsOf(river.gold, river.mostGold, { width, height: height * GOLD, last }), '#f2c450', 2);
  brush.restore();
};
