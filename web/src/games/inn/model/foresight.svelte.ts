import type { Preview } from '../../../wire/messages';
import type { TableView } from '../../../wire/view';

/** The previews of the present question, as the server foresees them; asked for once, and shown when they come. */
export class Foresight {
  #previews = $state.raw<ReadonlyMap<number, Preview>>(new Map());
  #question = -1;

  of(choice: number): Preview | null {
    return this.#previews.get(choice) ?? null;
  }

  /** No answer changes any number: then there is nothing to compare them by. */
  get isAllTheSame(): boolean {
    return [...this.#previews.values()].every(
      (preview) => preview.certain && !preview.ends_game && !preview.changes.length,
    );
  }

  /** Another question, or none: what was foreseen no longer counts. */
  async ask(table: TableView, question: number): Promise<void> {
    this.#question = question;
    this.#previews = new Map();
    if (question < 0) return;
    const previews = await table.preview(question);
    if (question === this.#question) this.#previews = new Map(previews.map((preview) => [preview.choice, preview]));
  }
}
