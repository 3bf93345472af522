import type { IconName } from '../../../pictures/icons';
import type { InnIncident } from '../../../wire/messages';

/** What lies in the middle, and on what it was laid. */
export interface Link {
  readonly one: InnIncident;
  /** The number of what it answers and lies on; -1 if it was not laid on anything. */
  readonly on: number;
  /** How many answers deep it lies; what was played first is 0. */
  readonly depth: number;
}

/** How what an answer does is drawn. */
export const DEEDS: Readonly<Record<InnIncident['deed'], IconName>> = {
  '': 'talk',
  negates: 'negate',
  ignores: 'ignore',
  redirects: 'redirect',
  splits: 'split',
  reduces: 'shield',
  changes: 'mug',
  'strikes-back': 'flame',
};

/** From left to right: what was played first, and right after it everything that was laid on it, each with its own answers. */
export function chain(incidents: readonly InnIncident[]): readonly Link[] {
  const known = new Set(incidents.map((one) => one.number));
  const isLaid = (one: InnIncident): boolean => one.kind === 'card' && one.about !== one.number && known.has(one.about);
  const follow = (one: InnIncident, depth: number): readonly Link[] => [
    { one, depth, on: isLaid(one) ? one.about : -1 },
    ...incidents
      .filter((other) => isLaid(other) && other.about === one.number)
      .flatMap((other) => follow(other, depth + 1)),
  ];
  return incidents.filter((one) => !isLaid(one)).flatMap((one) => follow(one, 0));
}
