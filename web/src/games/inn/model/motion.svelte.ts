import type { Fact, InnIncident, InnTable } from '../../../wire/messages';
import { stepsOf, type Step } from './steps';

/** The table may be at most this far behind what has happened. */
export const MOST_BEHIND = 1000;
/** How many arrivals can be shown again. */
const KEPT = 12;
const SLOWLY = 2.5;

/** Something that happened, between two tables. */
export interface Happening {
  readonly facts: readonly Fact[];
  readonly before: InnTable | null;
  readonly after: InnTable;
}

/**
 * What is seen of the table: it follows what happened, movement by movement. Only mats and the middle follow it; what I
 * can do is always that of the moment, so that no movement ever keeps anybody from answering.
 */
export class Motion {
  /** The table as it is seen now. */
  #table = $state.raw<InnTable>() as InnTable;
  #step = $state.raw<Step | null>(null);
  /** What lay in the middle last, to be looked at until something else does. */
  #lately = $state.raw<readonly InnIncident[]>([]);
  #again = $state(false);

  #truth: InnTable;
  #steps: Step[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #past = $state.raw<readonly Happening[]>([]);
  #haste = 1;

  constructor(
    table: InnTable,
    private readonly pace: (ms: number) => number,
  ) {
    this.#truth = table;
    this.#table = table;
  }

  get table(): InnTable {
    return this.#table;
  }
  /** The movement that is being shown. */
  get step(): Step | null {
    return this.#step;
  }
  get lately(): readonly InnIncident[] {
    return this.#lately;
  }
  /** Whether the past is being shown. */
  get again(): boolean {
    return this.#again;
  }
  get past(): readonly Happening[] {
    return this.#past;
  }

  /** Show the table as it is, and move nothing. */
  jump(table: InnTable): void {
    this.#truth = table;
    this.#past = [];
    this.#lately = [];
    this.finish();
  }

  hear(happening: Happening): void {
    if (this.#again) this.finish();
    this.#truth = happening.after;
    if (happening.facts.length) this.#past = [...this.#past, happening].slice(-KEPT);
    this.#add(happening);
    const behind = this.#steps.reduce((sum, step) => sum + this.pace(step.ms), 0);
    const allowed = Math.max(MOST_BEHIND, this.pace(MOST_BEHIND));
    this.#haste = behind > allowed ? allowed / behind : 1;
    if (behind === 0) this.finish();
    else if (!this.#timer) this.#next();
  }

  /** Show everything as it is now: whoever clicks has seen enough. */
  finish(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#steps = [];
    this.#step = null;
    this.#again = false;
    this.#haste = 1;
    this.#settle(this.#truth);
  }

  /** Show the last events again, slowly. */
  showAgain(): void {
    const last = this.#past.slice(-6);
    const first = last[0]?.before;
    if (!first) return;
    this.finish();
    this.#table = first;
    this.#lately = [];
    for (const happening of last) this.#add(happening);
    this.#again = true;
    this.#haste = SLOWLY;
    this.#next();
  }

  #add(happening: Happening): void {
    const steps = happening.facts.flatMap((fact) => stepsOf(fact, happening.after));
    const last = steps.at(-1);
    if (last) steps[steps.length - 1] = { ...last, change: () => happening.after };
    else if (!this.#steps.length) this.#settle(happening.after);
    this.#steps.push(...steps);
  }

  #next(): void {
    const step = this.#steps.shift();
    if (!step) {
      this.finish();
      return;
    }
    this.#step = step;
    this.#settle(step.change(this.#table));
    const told = this.#again && step.fact.text !== '' ? 500 : 0;
    const ms = Math.max(told, this.pace(step.ms)) * this.#haste;
    if (ms <= 0) this.#next();
    else this.#timer = setTimeout(() => this.#next(), ms);
  }

  #settle(table: InnTable): void {
    if (this.#table.incidents.length && !table.incidents.length) this.#lately = this.#table.incidents;
    else if (table.incidents.length) this.#lately = [];
    this.#table = table;
  }
}
