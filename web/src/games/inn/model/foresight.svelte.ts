import type { TableView } from '../../../wire/view';

/** A number that would change. */
export interface Forecast {
  readonly seat: number;
  readonly what: string;
  readonly name: string;
  readonly before: number;
  readonly least: number;
  readonly most: number;
  readonly text: string;
}

/** What an answer would bring about if nobody answers it, as the server foresees it. */
export interface Preview {
  readonly choice: number;
  readonly changes: readonly Forecast[];
  readonly certain: boolean;
  readonly hurts_only_me: boolean;
  readonly ends_game: boolean;
  readonly text: string;
}

/** The previews of the present question; asked for once, and shown when they come. */
export class Foresight {
  #previews = $state.raw<ReadonlyMap<number, Preview>>(new Map());
  #question = -1;

  of(choice: number): Preview | null {
    return this.#previews.get(choice) ?? null;
  }

  async ask(_table: TableView, question: number): Promise<void> {
    this.#question = question;
    this.#previews = new Map();
    await Promise.resolve();
    this.tell(question, []);
  }

  tell(question: number, previews: readonly Preview[]): void {
    if (question !== this.#question) return;
    this.#previews = new Map(previews.map((preview) => [preview.choice, preview]));
  }
}
