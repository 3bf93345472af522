import type { IconName } from '../../../pictures/icons';
import type { InnIncident } from '../../../wire/messages';

/** How what became of something is drawn: the card itself, and the sign beside the word. */
interface Look {
  readonly card: 'plain' | 'struck' | 'slid' | 'recalled' | 'swapped';
  /** Null where nothing has become of it yet. */
  readonly icon: IconName | null;
}

/** Four ends, four looks: struck out, slid past, on its way back, turned aside for another. */
export const LOOKS: Readonly<Record<InnIncident['state'], Look>> = {
  pending: { card: 'plain', icon: null },
  started: { card: 'plain', icon: null },
  drunk: { card: 'plain', icon: 'mug' },
  negated: { card: 'struck', icon: 'negate' },
  ignored: { card: 'slid', icon: 'ignore' },
  'called-off': { card: 'recalled', icon: 'undo' },
  replaced: { card: 'swapped', icon: 'redirect' },
};
