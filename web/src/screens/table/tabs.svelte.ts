import { SvelteSet } from 'svelte/reactivity';

/** What pages of one seat tell each other. */
interface Word {
  readonly from: string;
  readonly word: 'here' | 'too' | 'gone';
}

/**
 * Whether another page of this browser has the same seat. All of them may play, and the house takes the first answer;
 * but people who wonder why things move by themselves should be told.
 */
export class Tabs {
  readonly #id = crypto.getRandomValues(new Uint32Array(2)).join('.');
  readonly #others = new SvelteSet<string>();
  readonly #channel: BroadcastChannel;

  constructor(table: string, seat: number) {
    this.#channel = new BroadcastChannel(`taproom/${table}/${seat}`);
    this.#channel.onmessage = ({ data }: MessageEvent<Word>) => this.#hear(data);
    window.addEventListener('pagehide', this.#leave);
    window.addEventListener('pageshow', this.#come);
    this.#come();
  }

  /** Whether the seat is open elsewhere as well. */
  get shared(): boolean {
    return this.#others.size > 0;
  }

  close(): void {
    this.#leave();
    window.removeEventListener('pagehide', this.#leave);
    window.removeEventListener('pageshow', this.#come);
    this.#channel.close();
  }

  #come = (): void => this.#tell('here');
  #leave = (): void => this.#tell('gone');

  #tell(word: Word['word']): void {
    this.#channel.postMessage({ from: this.#id, word } satisfies Word);
  }

  #hear({ from, word }: Word): void {
    if (word === 'gone') this.#others.delete(from);
    else this.#others.add(from);
    if (word === 'here') this.#tell('too');
  }
}
