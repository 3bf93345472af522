import type { Story } from '../../../wire/messages';
import { valuesOf } from '../../../parts/story/tale';

/** A number at a point of the story's time. */
export interface Drop {
  readonly at: number;
  readonly value: number;
}

/** How one seat fared: Fortitude falls from above, Alcohol rises from below, the gap between them is the life. */
export interface River {
  readonly fortitude: readonly Drop[];
  readonly alcohol: readonly Drop[];
  readonly gold: readonly Drop[];
  /** The last point at which it was in the game. */
  readonly end: number;
  readonly top: number;
  readonly mostGold: number;
  /** Losses of three or more and what was healed, by point. */
  readonly marks: readonly Mark[];
}

export interface Mark {
  readonly at: number;
  readonly amount: number;
  readonly kind: 'hit' | 'healed';
}

export const BIG = 3;
const HEALED = 2;
const LENGTH = 20;

export function riverOf(story: Story, seat: number): River {
  const last = story.points.length - 1;
  const out = story.outs.find((each) => each.seat === seat);
  const end = out ? Math.min(last, out.point + 1) : last;
  const line = (what: string): readonly Drop[] =>
    valuesOf(story, seat, what)
      .slice(0, end + 1)
      .map((value, at) => ({ at, value }));
  const changes = story.changes.filter((change) => change.seat === seat && change.what === 'fortitude');
  // What somebody leaves behind when they go is divided: the line ends with what they still had.
  const gold = line('gold').map((drop, at, all) => (out && at === end ? { at, value: all[at - 1]?.value ?? 0 } : drop));
  return {
    fortitude: line('fortitude'),
    alcohol: line('alcohol'),
    gold,
    end,
    top: Math.max(LENGTH, ...valuesOf(story, seat, 'fortitude'), ...valuesOf(story, seat, 'alcohol')),
    mostGold: Math.max(1, ...story.lines.filter(({ what }) => what === 'gold').flatMap(({ values }) => values)),
    marks: changes.flatMap(({ point, amount }): Mark[] => {
      if (amount <= -BIG) return [{ at: Math.min(end, point + 1), amount, kind: 'hit' }];
      if (amount >= HEALED) return [{ at: Math.min(end, point + 1), amount, kind: 'healed' }];
      return [];
    }),
  };
}

export interface Frame {
  readonly width: number;
  readonly height: number;
  /** The number of the last point. */
  readonly last: number;
}

export const across = (at: number, { width, last }: Frame): number => (last > 0 ? (at / last) * width : 0);
export const down = (value: number, top: number, { height }: Frame): number => height - (value / top) * height;

export interface Tick {
  readonly turn: number;
  readonly at: number;
}

/** How far a turn stands from the next one, and from a turning point, in pixels. */
const APART = 40;
const ASIDE = 22;

/** Turns along the axis, about six of them, none on a turning point; `stands` is where those stand. */
export function ticksOf({ points }: Story, frame: Frame, stands: readonly number[]): readonly Tick[] {
  const every = Math.max(1, Math.ceil(frame.last / 6));
  const taken: Tick[] = [];
  for (const [at, { turn }] of points.slice(0, -1).entries()) {
    const x = across(at, frame);
    const before = taken.at(-1);
    const isFree = stands.every((stand) => Math.abs(stand - x) >= ASIDE);
    if (at % every === 0 && isFree && (!before || x - across(before.at, frame) >= APART)) taken.push({ turn, at });
  }
  return taken;
}

/** A line through the values, as SVG draws it. */
export function pathOf(drops: readonly Drop[], top: number, frame: Frame): string {
  return drops
    .map(({ at, value }, index) => `${index ? 'L' : 'M'}${round(across(at, frame))} ${round(down(value, top, frame))}`)
    .join('');
}

/** The same in steps: Gold changes at once. */
export function stepsOf(drops: readonly Drop[], top: number, frame: Frame): string {
  return drops
    .map(({ at, value }, index) => {
      const [x, y] = [round(across(at, frame)), round(down(value, top, frame))];
      return index ? `H${x}V${y}` : `M${x} ${y}`;
    })
    .join('');
}

/** The water between two lines. */
export function between(upper: readonly Drop[], lower: readonly Drop[], top: number, frame: Frame): string {
  const there = pathOf(upper, top, frame);
  const back = pathOf([...lower].reverse(), top, frame);
  return there && back ? `${there}L${back.slice(1)}Z` : '';
}

/** From a line down to the ground. */
export function below(drops: readonly Drop[], top: number, frame: Frame): string {
  const ground = drops.map(({ at }) => ({ at, value: 0 }));
  return between(drops, ground, top, frame);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
