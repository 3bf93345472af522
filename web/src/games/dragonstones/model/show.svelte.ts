import type { DragonstonesTable, Fact } from '../../../wire/messages';
import type { Showing } from '../../../parts/table/tempo.svelte';
import { isBetween, isReveal } from './auctions';
import { beats, still, type Beat, type Seen } from './beats';

/** When a second reveal is already waiting, the first one hurries. */
const HASTE = 3;
/** How much longer a repeated show takes; it can be read even where nothing moves. */
const SLOWLY = 2;
const LONG_ENOUGH = 700;

/** Something that happened, between two tables. */
export interface Happening {
  readonly facts: readonly Fact[];
  readonly before: DragonstonesTable;
  readonly after: DragonstonesTable;
}

/** Shows what happened. Anybody who will not wait for it skips to the end. */
export class Show implements Showing {
  #seen = $state.raw<Seen>() as Seen;
  #running = $state(false);
  #again = $state(false);
  #paused = $state(false);
  /** All that has happened since the last fists were opened. */
  #auction = $state.raw<readonly Happening[]>([]);
  #truth: { readonly table: DragonstonesTable; readonly facts: readonly Fact[] };
  #beats: Beat[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hasty = false;

  /** `pace` is how long a movement takes here, `rest` how long something stays to be read. */
  constructor(
    table: DragonstonesTable,
    facts: readonly Fact[],
    private readonly pace: (ms: number) => number,
    private readonly rest: (ms: number) => number,
  ) {
    this.#truth = { table, facts };
    this.#seen = still(table, facts);
  }

  get seen(): Seen {
    return this.#seen;
  }
  get running(): boolean {
    return this.#running;
  }
  get moving(): boolean {
    return this.#running;
  }
  get paused(): boolean {
    return this.#paused;
  }
  /** Whether the past is being shown. */
  get again(): boolean {
    return this.#again;
  }
  /** Whether there is an auction to show again. */
  get canShowAgain(): boolean {
    return this.#auction.length > 0;
  }

  /** `facts` are all that is known, `news` those that are new; without any, the table is shown as it is. */
  hear(table: DragonstonesTable, facts: readonly Fact[], news: readonly Fact[] | null): void {
    if (this.#again) this.skip();
    const before = this.#truth.table;
    this.#truth = { table, facts };
    if (news === null) {
      this.#auction = [];
      return this.skip();
    }
    this.#remember({ facts: news, before, after: table });
    if (this.#running && news.some(isReveal)) this.#hasty = true;
    this.#beats.push(...beats(news, table));
    if (!this.#running) this.#step();
  }

  /** Show the last auction again, slowly. */
  showAgain(): void {
    const [first] = this.#auction;
    if (!first) return;
    this.skip();
    const parts = this.#auction.map(({ facts, after }) => beats(facts.filter(isOfAuction), after));
    this.#beats = parts.flat();
    this.#seen = still(first.before, []);
    this.#again = true;
    this.#step();
  }

  pause(on: boolean): void {
    if (on === this.#paused || !this.#running) return;
    this.#paused = on;
    clearTimeout(this.#timer);
    if (!on) this.#step();
  }

  next(): void {
    if (!this.#running) return;
    clearTimeout(this.#timer);
    this.#step();
  }

  finish(): void {
    this.skip();
  }

  /** To the end, at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#beats = [];
    this.#rest();
  }

  #remember(happening: Happening): void {
    const begin = happening.facts.some((fact) => fact.kind === 'revealed');
    if (begin) this.#auction = [happening];
    else if (this.#auction.length && happening.facts.length) this.#auction = [...this.#auction, happening];
  }

  #step(): void {
    for (let beat = this.#beats.shift(); beat; beat = this.#beats.shift()) {
      this.#seen = beat.show(this.#seen);
      const ms = this.#length(beat);
      if (ms > 0) {
        this.#running = true;
        if (this.#paused) return;
        this.#timer = setTimeout(() => this.#step(), ms);
        return;
      }
    }
    this.#rest();
  }

  #length(beat: Beat): number {
    const ms = (beat.reading ? this.rest : this.pace)(beat.ms);
    if (this.#again) return beat.ms > 0 ? SLOWLY * Math.max(LONG_ENOUGH, ms) : 0;
    return ms / (this.#hasty ? HASTE : 1);
  }

  #rest(): void {
    this.#running = false;
    this.#hasty = false;
    this.#again = false;
    this.#paused = false;
    this.#seen = still(this.#truth.table, this.#truth.facts);
  }
}

/** Whether it belongs to the auction that is over: the next card lies on the block already. */
function isOfAuction(fact: Fact): boolean {
  return fact.kind !== 'turned-up' && !isBetween(fact);
}
