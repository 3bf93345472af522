import type { IconName } from '../../../pictures/icons';

/** The signs of the numbers that previews and mats are about. */
export const MEASURES: Readonly<Record<string, IconName>> = {
  fortitude: 'heart',
  alcohol: 'mug',
  gold: 'coin',
  hand: 'hand',
  pile: 'pile',
};

/** A change as it is printed on cards: with its sign, and a real minus. */
export function signed(change: number): string {
  return change > 0 ? `+${change}` : `${change}`.replace('-', '−');
}
