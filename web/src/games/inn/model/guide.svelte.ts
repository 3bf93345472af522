import { Hints } from '../../../parts/table/hints.svelte';
import type { InnTable, Question } from '../../../wire/messages';

/** The hints of a first turn, in the order in which a turn brings them. */
export const HINTS = ['track', 'discard', 'action', 'order', 'response'] as const;
export type Hint = (typeof HINTS)[number];

/** Five short hints in a first game: each when its moment comes, once, and never again. */
export class Guide extends Hints<Hint> {
  constructor() {
    super('inn', HINTS);
  }

  /** The hint for this moment, if it has not been read yet. */
  hint(question: Question | null, view: InnTable): Hint | null {
    if (view.viewer < 0 || view.over) return null;
    if (this.isNew('track')) return 'track';
    const kind = HINTS.find((hint) => hint === question?.kind);
    return kind && this.isNew(kind) ? kind : null;
  }
}
