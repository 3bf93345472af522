import { set, settings } from '../../settings.svelte';

/** The hints of a first game: each is read once, and can be switched off for good. */
export class Hints<Hint extends string> {
  readonly #game: string;
  readonly #all: readonly Hint[];
  #read = $state.raw<readonly Hint[]>([]);
  #over = $state(false);

  constructor(game: string, all: readonly Hint[]) {
    this.#game = game;
    this.#all = all;
    this.#read = all.filter((hint) => settings.hinted.includes(this.#key(hint)));
    this.#over = settings.hinted.includes(this.#key('guide'));
  }

  /** How many there are. */
  get size(): number {
    return this.#all.length;
  }

  /** Whether it may still be shown. */
  isNew(hint: Hint): boolean {
    return !this.#over && !this.#read.includes(hint);
  }

  /** How many have been read, this one with them. */
  count(hint: Hint): number {
    return this.#read.filter((each) => each !== hint).length + 1;
  }

  read(hint: Hint): void {
    this.#read = [...this.#read, hint];
    if (this.#all.every((each) => this.#read.includes(each))) this.skip();
    else this.#keep(this.#key(hint));
  }

  skip(): void {
    this.#over = true;
    this.#keep(this.#key('guide'));
  }

  #key(hint: string): string {
    return `${this.#game}-${hint}`;
  }

  #keep(key: string): void {
    if (!settings.hinted.includes(key)) void set({ hinted: [...settings.hinted, key] });
  }
}
