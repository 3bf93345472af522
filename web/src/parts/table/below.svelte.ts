/** How near to the end of what is seen a row may end. */
const NEAR = 6;

/** How many rows of a list lie below what is seen of it: a list of answers is never cut without a sign. */
export class Below {
  #hidden = $state(0);
  #list: HTMLElement | null = null;

  get hidden(): number {
    return this.#hidden;
  }

  /** An attachment: the list whose buttons are counted, for as long as it is there. */
  readonly attach = (list: HTMLElement): (() => void) => {
    this.#list = list;
    const sizes = new ResizeObserver(this.count);
    const contents = new MutationObserver(this.count);
    sizes.observe(list);
    contents.observe(list, { childList: true, subtree: true, characterData: true });
    list.addEventListener('scroll', this.count);
    this.count();
    return () => {
      sizes.disconnect();
      contents.disconnect();
      list.removeEventListener('scroll', this.count);
      this.#list = null;
    };
  };

  private readonly count = (): void => {
    const list = this.#list;
    if (!list) return;
    const end = list.getBoundingClientRect().top + list.clientTop + list.clientHeight + NEAR;
    this.#hidden = [...list.querySelectorAll('button')].filter(
      (row) => row.getBoundingClientRect().bottom > end,
    ).length;
  };

  down(): void {
    this.#list?.scrollBy({ top: this.#list.clientHeight * 0.8 });
  }
}
