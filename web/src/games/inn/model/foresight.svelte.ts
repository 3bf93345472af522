import type { Preview } from '../../../wire/messages';
import type { TableView } from '../../../wire/view';

/** The previews of the present question, as the server foresees them; asked for once, and shown when they come. */
export class Foresight {
  #previews = $state.raw<ReadonlyMap<number, Preview>>(new Map());
  #question = -1;
  #language = '';

  of(choice: number): Preview | null {
    return this.#previews.get(choice) ?? null;
  }

  /** Another question, or none: what was foreseen no longer counts. */
  async ask(table: TableView, question: number, language: string): Promise<void> {
    this.#question = question;
    this.#previews = new Map();
    this.#language = language;
    if (question >= 0) await this.#foresee(table, question);
  }

  /** The same question in another language; until it is told so, the old words stay. */
  async speak(table: TableView, language: string): Promise<void> {
    if (language === this.#language) return;
    this.#language = language;
    if (this.#question >= 0) await this.#foresee(table, this.#question);
  }

  async #foresee(table: TableView, question: number): Promise<void> {
    const previews = await table.preview(question);
    if (question === this.#question) this.#previews = new Map(previews.map((preview) => [preview.choice, preview]));
  }
}
