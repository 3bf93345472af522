import type { Story } from '../../../wire/messages';
import { valuesOf } from '../../../parts/story/tale';

export const COLOURS = ['red', 'blue', 'yellow'] as const;

/** What a seat had at each auction: points, and stones of each colour. */
export interface Climb {
  readonly points: readonly number[];
  readonly stones: Readonly<Record<(typeof COLOURS)[number], readonly number[]>>;
  readonly most: number;
}

export function climbOf(story: Story, seat: number): Climb {
  const stones = Object.fromEntries(COLOURS.map((colour) => [colour, valuesOf(story, seat, colour)]));
  const totals = story.lines
    .filter(({ what }) => what === 'red')
    .flatMap(({ seat: whose, values }) =>
      values.map((_, at) => COLOURS.reduce((sum, colour) => sum + (valuesOf(story, whose, colour)[at] ?? 0), 0)),
    );
  return {
    points: valuesOf(story, seat, 'points'),
    stones: stones as Climb['stones'],
    most: Math.max(1, ...totals),
  };
}

/** Where turns begin, by the number of their first auction. */
export function turnsOf(story: Story): readonly { readonly at: number; readonly turn: number }[] {
  return story.points
    .map(({ turn }, at) => ({ at, turn }))
    .slice(0, -1)
    .filter(({ turn }, at) => at === 0 || story.points[at - 1]?.turn !== turn);
}

/** A stepped area between two rows of values, as SVG draws it. */
export function stepped(
  upper: readonly number[],
  lower: readonly number[],
  most: number,
  width: number,
  height: number,
): string {
  // The last value has a place of its own as well.
  const last = Math.max(1, upper.length);
  const x = (at: number): number => Math.round((at / last) * width * 10) / 10;
  const y = (value: number): number => Math.round((height - (value / most) * height) * 10) / 10;
  const there = upper.map((value, at) => (at ? `H${x(at)}V${y(value)}` : `M0 ${y(value)}`)).join('') + `H${width}`;
  const back = [...lower.keys()]
    .reverse()
    .map((at) => `V${y(lower[at] ?? 0)}H${x(at)}`)
    .join('');
  return `${there}${back}Z`;
}
