import { set, settings } from '../../../settings.svelte';
import type { InnTable, Question } from '../../../wire/messages';

/** The hints of a first turn, in the order in which a turn brings them. */
export const HINTS = ['track', 'discard', 'action', 'order', 'response'] as const;
export type Hint = (typeof HINTS)[number];

const DONE = 'inn-guide';

/** Five short hints in a first game: each when its moment comes, once, and never again. */
export class Guide {
  #shown = $state.raw<readonly Hint[]>(HINTS.filter((hint) => settings.hinted.includes(`inn-${hint}`)));
  #over = $state(settings.hinted.includes(DONE));

  /** The hint for this moment, if it has not been read yet. */
  hint(question: Question | null, view: InnTable): Hint | null {
    if (this.#over || view.viewer < 0 || view.over) return null;
    if (!this.#shown.includes('track')) return 'track';
    const kind = HINTS.find((hint) => hint === question?.kind);
    return kind && !this.#shown.includes(kind) ? kind : null;
  }

  /** How many have been read, this one with them. */
  count(hint: Hint): number {
    return this.#shown.filter((each) => each !== hint).length + 1;
  }

  read(hint: Hint): void {
    this.#shown = [...this.#shown, hint];
    if (HINTS.every((each) => this.#shown.includes(each))) this.skip();
    else this.#keep(`inn-${hint}`);
  }

  skip(): void {
    this.#over = true;
    this.#keep(DONE);
  }

  #keep(key: string): void {
    if (!settings.hinted.includes(key)) void set({ hinted: [...settings.hinted, key] });
  }
}
