/** How near to its end a list counts as being there. */
const NEAR = 24;

/**
 * A list that keeps its end in sight, until somebody scrolls back. That the list itself becomes smaller or larger, because
 * something beside it does, is nobody's wish to stop.
 */
export class Following {
  #follows = $state(true);
  #unseen = $state(0);
  #list: HTMLElement | null = null;
  #top = 0;
  #height = 0;
  #count = 0;

  get follows(): boolean {
    return this.#follows;
  }
  /** How many lines came below since it stopped. */
  get unseen(): number {
    return this.#unseen;
  }

  /** An attachment: the list, for as long as it is there. */
  readonly attach = (list: HTMLElement): (() => void) => {
    this.#list = list;
    const sizes = new ResizeObserver(() => this.#keep());
    sizes.observe(list);
    this.#keep();
    return () => {
      sizes.disconnect();
      this.#list = null;
    };
  };

  /** The number of lines now. */
  tell(count: number): void {
    if (!this.#follows && count > this.#count) this.#unseen += count - this.#count;
    this.#count = count;
    this.#keep();
  }

  /** The list was scrolled, by a hand or by what lies around it. */
  scrolled(): void {
    const list = this.#list;
    if (!list) return;
    if (list.scrollHeight - list.scrollTop - list.clientHeight < NEAR) this.#resume();
    else if (list.scrollTop < this.#top - 1 && list.clientHeight === this.#height) this.#follows = false;
    this.#remember(list);
  }

  /** Back to the end. */
  toEnd(): void {
    this.#resume();
    this.#keep();
  }

  #resume(): void {
    this.#follows = true;
    this.#unseen = 0;
  }

  #keep(): void {
    const list = this.#list;
    if (!list) return;
    if (this.#follows) list.scrollTop = list.scrollHeight;
    this.#remember(list);
  }

  #remember(list: HTMLElement): void {
    this.#top = list.scrollTop;
    this.#height = list.clientHeight;
  }
}
