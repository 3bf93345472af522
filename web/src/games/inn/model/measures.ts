import type { IconName } from '../../../pictures/icons';

/** The signs of the numbers that previews and mats are about. */
export const MEASURES: Readonly<Record<string, IconName>> = {
  fortitude: 'heart',
  alcohol: 'mug',
  gold: 'coin',
  hand: 'hand',
  pile: 'pile',
};
