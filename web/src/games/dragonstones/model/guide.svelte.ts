import { Hints } from '../../../parts/table/hints.svelte';

/** The hints of a first game, in the order in which it brings them. */
export const HINTS = ['goal', 'fist', 'screen', 'rivals', 'power'] as const;
export type Hint = (typeof HINTS)[number];

/** What a hint depends on. */
export interface Moment {
  /** Whether I am asked for a fist, or for how to use a character. */
  readonly asks: 'fist' | 'power' | null;
  /** Whether fists have been opened already. */
  readonly later: boolean;
}

/** Five short hints in a first game: two at the first fist, two at the second, one at the first power. */
export class Guide extends Hints<Hint> {
  constructor() {
    super('ds', HINTS);
  }

  /** The hint for this moment, if it has not been read yet. */
  hint({ asks, later }: Moment): Hint | null {
    if (asks === null) return null;
    const fitting: readonly Hint[] = asks === 'power' ? ['power'] : later ? ['screen', 'rivals'] : ['goal', 'fist'];
    return fitting.find((hint) => this.isNew(hint)) ?? null;
  }
}
