import type { Fact, Preview } from '../wire/messages';
import type { Answer, Arrival, ShownScene, TableView, Wish } from '../wire/view';

/** A table without a server: it remembers what was said to it, and tells what it is given to tell. */
export class FakeTable implements TableView {
  readonly key = 'table';
  readonly seat = 0;
  readonly remarks = [];
  readonly presence = { seats: [0], spectators: 0 };
  readonly connection = 'online';
  since = $state(0);
  readonly said: Wish[] = [];
  /** Whenever it was said that everything has been shown, or that it does not matter. */
  readonly ready: boolean[] = [];
  previews: readonly Preview[] = [];
  answer: Answer = { ok: true };
  #scene = $state.raw() as ShownScene;
  #facts = $state.raw<readonly Fact[]>([]);
  #hear: (arrival: Arrival) => void = () => undefined;

  constructor(
    now: ShownScene,
    readonly replayed = false,
  ) {
    this.#scene = now;
  }

  get scene(): ShownScene {
    return this.#scene;
  }
  set scene(next: ShownScene) {
    this.#scene = next;
  }
  get facts(): readonly Fact[] {
    return this.#facts;
  }
  /** Something happens. */
  tell(facts: readonly Fact[], next: ShownScene): void {
    const before = this.#scene;
    this.#facts = [...this.#facts, ...facts];
    this.#scene = next;
    this.#hear({ facts, before, scene: next, anew: false });
  }

  send(wish: Wish): Promise<Answer> {
    this.said.push(wish);
    return Promise.resolve(this.answer);
  }
  look(): Promise<readonly string[]> {
    return Promise.resolve([]);
  }
  preview(): Promise<readonly Preview[]> {
    return Promise.resolve(this.previews);
  }
  odds(): Promise<null> {
    return Promise.resolve(null);
  }
  caughtUp(shown: boolean): void {
    this.ready.push(shown);
  }
  listen(hear: (arrival: Arrival) => void): () => void {
    this.#hear = hear;
    return () => undefined;
  }
}
