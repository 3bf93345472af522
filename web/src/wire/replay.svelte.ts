import { words } from '../words/words.svelte';
import type { Fact, OddsTold, Outcome, Preview, ReplayOutline, ReplayStep, TableShown } from './messages';
import type { Answer, Arrival, Connection, Presence, ShownScene, TableView } from './view';

/** How many facts are kept for the log, as at a live table. */
const MOST_FACTS = 200;
/** How many steps come at once; blocks begin at multiples of it, so that no step is asked for twice. */
const BLOCK = 24;

type Fetch = (step: number, seat: number) => Promise<readonly ReplayStep[]>;

export interface Finished {
  readonly table: TableShown;
  readonly outline: ReplayOutline;
  readonly outcome: Outcome | null;
}

/** A finished game that looks like a table: one step forward tells its facts, any other jump shows the scene afresh. */
export class Replay implements TableView {
  #scene = $state.raw<ShownScene | null>(null);
  #facts = $state.raw<readonly Fact[]>([]);
  #at = $state.raw<ReplayStep | null>(null);
  #seat = $state(-1);
  #since = $state(0);

  readonly replayed = true;
  readonly remarks = [];
  readonly connection: Connection = 'online';
  readonly presence: Presence;

  #steps = new Map<string, ReplayStep>();
  #asked = new Map<string, Promise<readonly ReplayStep[]>>();
  #listeners = new Set<(arrival: Arrival) => void>();
  #wish = 0;

  constructor(
    readonly key: string,
    readonly finished: Finished,
    private readonly fetchSteps: Fetch,
  ) {
    this.presence = { seats: finished.table.seats.map((_, seat) => seat), spectators: 0 };
  }

  get scene(): ShownScene {
    return this.#scene as ShownScene;
  }
  get isReady(): boolean {
    return this.#scene !== null;
  }
  get seat(): number {
    return this.#seat;
  }
  get facts(): readonly Fact[] {
    return this.#facts;
  }
  get since(): number {
    return this.#since;
  }
  /** The step that is shown. */
  get at(): ReplayStep | null {
    return this.#at;
  }
  get step(): number {
    return this.#at?.step ?? this.first;
  }
  get first(): number {
    return this.finished.outline.first;
  }
  /** The last step that can be shown: the end, or the last one on which both rules versions agree. */
  get last(): number {
    return this.finished.outline.last;
  }
  /** How many steps the game has. */
  get steps(): number {
    return this.finished.outline.steps;
  }

  /** The step with which the next turn begins, or the present one, or the one before it. */
  turnFrom(step: number, way: 1 | -1): number {
    const { turns } = this.finished.outline;
    if (way > 0) return turns.find((begin) => begin > step) ?? this.last;
    return turns.findLast((begin) => begin < step) ?? this.first;
  }

  /** Show a step, as this seat saw it. The last wish counts, however long the others take. */
  async go(step: number, seat = this.#seat, anew = false): Promise<void> {
    const wish = ++this.#wish;
    const wanted = Math.min(this.last, Math.max(this.first, step));
    const found = await this.#find(wanted, seat);
    if (wish !== this.#wish) return;
    const onward = !anew && this.#at !== null && seat === this.#seat && wanted === this.#at.step + 1;
    if (!onward && wanted > this.first) await this.#find(Math.max(this.first, wanted - BLOCK), seat);
    if (wish !== this.#wish) return;
    this.#arrive(found, seat, onward);
    if (wanted < this.last) void this.#find(Math.min(this.last, wanted + 4), seat).catch(() => undefined);
  }

  /** The same again: in another language. */
  anew(): Promise<void> {
    return this.go(this.step, this.#seat, true);
  }

  #arrive(found: ReplayStep, seat: number, onward: boolean): void {
    const before = this.#scene;
    const scene = this.#sceneOf(found);
    this.#at = found;
    this.#seat = seat;
    this.#since = performance.now();
    this.#facts = onward ? [...this.#facts, ...found.facts].slice(-MOST_FACTS) : this.#factsUntil(found.step, seat);
    this.#scene = scene;
    for (const hear of this.#listeners) hear({ facts: found.facts, before, scene, anew: !onward });
  }

  /** What happened before a step, as far back as it is known here. */
  #factsUntil(step: number, seat: number): readonly Fact[] {
    const found: Fact[] = [];
    for (let each = step; each >= this.first && found.length < MOST_FACTS; each -= 1) {
      const known = this.#steps.get(this.#name(each, seat));
      if (!known) break;
      found.unshift(...known.facts);
    }
    return found.slice(-MOST_FACTS);
  }

  #sceneOf({ step, view }: ReplayStep): ShownScene {
    const { table, outcome } = this.finished;
    const over = step === this.steps;
    return {
      house: {
        phase: over ? 'over' : 'playing',
        game: table.game,
        seats: table.seats,
        teams: table.teams,
        turn: view.turn,
        question: null,
        moment: null,
        private: null,
        undo: 0,
        takeback: null,
        muted: [],
        outcome: over ? outcome : null,
      },
      game: view,
    };
  }

  #name(step: number, seat: number): string {
    return `${words.language}/${seat}/${step}`;
  }

  async #find(step: number, seat: number): Promise<ReplayStep> {
    const name = this.#name(step, seat);
    const known = this.#steps.get(name);
    if (known) return known;
    const begin = this.first + Math.floor((step - this.first) / BLOCK) * BLOCK;
    const block = this.#name(begin, seat);
    const asked = this.#asked.get(block) ?? this.fetchSteps(begin, seat);
    this.#asked.set(block, asked);
    try {
      const told = await asked;
      for (const each of told) this.#steps.set(this.#name(each.step, seat), each);
      return (told.find((each) => each.step === step) ?? (await this.fetchSteps(step, seat))[0]) as ReplayStep;
    } finally {
      this.#asked.delete(block);
    }
  }

  listen(hear: (arrival: Arrival) => void): () => void {
    this.#listeners.add(hear);
    return () => this.#listeners.delete(hear);
  }

  /** Nothing can be done in a game that is over. */
  send(): Promise<Answer> {
    return Promise.resolve({ ok: false, reason: 'replay', text: words.say('replay-only') });
  }

  look(what: string): Promise<readonly string[]> {
    return Promise.resolve(what === 'table' ? (this.#at?.lines ?? []) : []);
  }

  preview(): Promise<readonly Preview[]> {
    return Promise.resolve([]);
  }

  odds(): Promise<OddsTold | null> {
    return Promise.resolve(null);
  }

  caughtUp(): void {
    // What has been played waits for nobody.
  }
}
