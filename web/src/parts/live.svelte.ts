/** More than ever happens at once: what is gone before it was read is never told. */
const KEPT = 60;

/** What a screen reader is told, one sentence after another. */
class Live {
  #lines = $state.raw<readonly { readonly id: number; readonly text: string }[]>([]);
  #next = 1;

  get lines(): readonly { readonly id: number; readonly text: string }[] {
    return this.#lines;
  }

  tell(text: string): void {
    if (!text) return;
    this.#lines = [...this.#lines, { id: this.#next++, text }].slice(-KEPT);
  }
}

export const live = new Live();
