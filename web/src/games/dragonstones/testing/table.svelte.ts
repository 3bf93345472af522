import type { DragonstonesTable, Fact, Question, Scene } from '../../../wire/messages';
import type { Answer, Arrival, TableView, Wish } from '../../../wire/view';
import { Library } from '../../catalogue';
import { bid, chair } from './samples';

export const library = Library.blank('dragonstones', 'en');

export const NO_ORDERS = {
  ...{ pass_turn: false, pass_own: false, pass_untouched: false, pass_all: false },
  ...{ stop_for: [], ask_always: false },
};

/** What is asked of a fist: nothing, or up to two fairy coins. */
export function fistAsked(): Question {
  const options = [0, 1, 2].map((fairy) => bid(fairy, { fairy, gold: 0 }));
  return { number: 1, kind: 'bidding', text: 'What do you bid?', options, fewest: 0, most: 0, least: 0, left: -1 };
}

export function scene(view: DragonstonesTable, change: Partial<Scene> = {}): Scene {
  return {
    phase: 'playing',
    game: 'dragonstones',
    wishes: {},
    timers: { limited: false, decision: 0, bank: 0, window: 0, hold: 0, fewest_pause: 0, most_pause: 0, bot: 0 },
    commitment: '',
    host: 0,
    seats: view.players.map(({ seat }) => chair(['Ann', 'Lev', 'Mira'][seat] ?? `Guest ${seat}`)),
    turn: 1,
    view,
    question: null,
    moment: null,
    private: { orders: NO_ORDERS, armed: [] },
    undo: 0,
    takeback: null,
    muted: [],
    silenced: false,
    outcome: null,
    rematch: '',
    ...change,
  };
}

/** A table without a server: it remembers what was said to it, and tells what it is given to tell. */
export class FakeTable implements TableView {
  readonly key = 'table';
  readonly seat = 0;
  readonly remarks = [];
  readonly presence = { seats: [0], spectators: 0 };
  readonly connection = 'online';
  readonly since = 0;
  readonly said: Wish[] = [];
  #scene = $state.raw() as Scene;
  #facts = $state.raw<readonly Fact[]>([]);
  #hear: (arrival: Arrival) => void = () => undefined;

  constructor(
    now: Scene,
    readonly replayed = false,
  ) {
    this.#scene = now;
  }

  get scene(): Scene {
    return this.#scene;
  }
  get facts(): readonly Fact[] {
    return this.#facts;
  }
  /** Something happens. */
  tell(facts: readonly Fact[], next: Scene): void {
    const before = this.#scene;
    this.#facts = [...this.#facts, ...facts];
    this.#scene = next;
    this.#hear({ facts, before, scene: next, anew: false });
  }

  send(wish: Wish): Promise<Answer> {
    this.said.push(wish);
    return Promise.resolve({ ok: true });
  }
  look(): Promise<readonly string[]> {
    return Promise.resolve(['Player 2 has 3 points.']);
  }
  preview(): Promise<readonly []> {
    return Promise.resolve([]);
  }
  odds(): Promise<null> {
    return Promise.resolve(null);
  }
  listen(hear: (arrival: Arrival) => void): () => void {
    this.#hear = hear;
    return () => undefined;
  }
}
