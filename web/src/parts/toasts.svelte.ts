/** Short words that appear for a moment and disturb nothing. */
export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly mood: 'plain' | 'bad';
}

const STAYS = 6000;

class Toasts {
  #shown = $state.raw<readonly Toast[]>([]);
  #next = 1;

  get shown(): readonly Toast[] {
    return this.#shown;
  }

  add(text: string, mood: Toast['mood'] = 'plain'): void {
    const toast = { id: this.#next++, text, mood };
    this.#shown = [...this.#shown.filter((each) => each.text !== text), toast].slice(-3);
    setTimeout(() => this.drop(toast.id), STAYS);
  }

  drop(id: number): void {
    this.#shown = this.#shown.filter((each) => each.id !== id);
  }
}

export const toasts = new Toasts();
export const toast = (text: string, mood?: Toast['mood']): void => toasts.add(text, mood);
