/** How long new buttons ignore clicks: a click there was meant for something else. */
export const DEAF_FOR = 400;

/** Ears that are shut for a moment whenever something new can be pressed. */
export class Ears {
  #until = 0;
  #last: unknown = undefined;

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Something else is asked than before: hear nothing for a moment. The same again changes nothing. */
  attend(what: unknown): void {
    if (what === this.#last) return;
    this.#last = what;
    this.#until = this.now() + DEAF_FOR;
  }

  get deaf(): boolean {
    return this.now() < this.#until;
  }
}
