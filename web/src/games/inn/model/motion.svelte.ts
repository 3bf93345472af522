import type { Fact, InnIncident, InnTable, NumberChange } from '../../../wire/messages';
import type { Showing } from '../../../parts/table/tempo.svelte';
import { stepsOfAll, type Step } from './steps';

/** Among people, the table may be at most this far behind what has happened. */
export const MOST_BEHIND = 1000;
/** Where everything waits for what is shown, more than this is hurried through. */
const MOST_PATIENCE = 45_000;
/** How many arrivals can be shown again. */
const KEPT = 12;
const SLOWLY = 1.5;
/** How long a number that changed stands beside its mat. */
export const BESIDE_MAT = 2500;

/** Something that happened, between two tables. */
export interface Happening {
  readonly facts: readonly Fact[];
  readonly before: InnTable | null;
  readonly after: InnTable;
  /** Called when its end is seen: from then on all the rest of the screen may speak of it. */
  readonly seen?: () => void;
}

/** How fast things are shown. */
export interface Tempo {
  /** How long something moves that is designed to take `ms`. */
  pace(ms: number): number;
  /** How long something stays to be read. */
  rest(ms: number): number;
  /** Whether nobody waits for me, so that what is shown takes its time and the whole screen follows it. */
  readonly patient: boolean;
  /** Told of every fact when it is shown. */
  tell?(fact: Fact): void;
}

/** A step, what it is the first to tell, and whose end it is. */
interface Beat extends Step {
  readonly told?: Fact;
  readonly seen?: (() => void) | undefined;
}

/**
 * What is seen of the table: it follows what happened, movement by movement. Among people only mats and the middle follow
 * it, and what I can do is always that of the moment, so that no movement ever keeps anybody from answering.
 */
export class Motion implements Showing {
  /** The table as it is seen now. */
  #table = $state.raw<InnTable>() as InnTable;
  #step = $state.raw<Beat | null>(null);
  /** What lay in the middle last, to be looked at until something else does. */
  #lately = $state.raw<readonly InnIncident[]>([]);
  #again = $state(false);
  #paused = $state(false);
  /** What was told last. */
  #telling = $state.raw<Fact | null>(null);
  /** What changed a moment ago, to be read beside the mats. */
  #changes = $state.raw<readonly NumberChange[]>([]);

  #truth: InnTable;
  #beats: Beat[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #past = $state.raw<readonly Happening[]>([]);
  #haste = 1;

  constructor(
    table: InnTable,
    private readonly tempo: Tempo,
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
  get moving(): boolean {
    return this.#step !== null;
  }
  /** What was told last in words: what is on the screen speaks of that moment. */
  get telling(): Fact | null {
    return this.#telling;
  }
  get lately(): readonly InnIncident[] {
    return this.#lately;
  }
  get changes(): readonly NumberChange[] {
    return this.#changes;
  }
  /** Whether the past is being shown. */
  get again(): boolean {
    return this.#again;
  }
  get paused(): boolean {
    return this.#paused;
  }
  get past(): readonly Happening[] {
    return this.#past;
  }

  /** Show the table as it is, and move nothing. */
  jump(table: InnTable): void {
    this.#beats = [];
    this.#truth = table;
    this.#past = [];
    this.#lately = [];
    this.#changes = [];
    this.#telling = null;
    this.#table = table;
    this.finish();
  }

  hear(happening: Happening): void {
    if (this.#again) this.finish();
    const isIdle = this.#step === null && !this.#beats.length;
    this.#truth = happening.after;
    if (happening.facts.length) this.#past = [...this.#past, happening].slice(-KEPT);
    if (!this.tempo.patient) happening.seen?.();
    this.#add(happening, this.tempo.patient ? happening.seen : undefined);
    const behind = this.#beats.reduce((sum, beat) => sum + this.#time(beat), 0);
    const allowed = this.tempo.patient ? MOST_PATIENCE : Math.max(MOST_BEHIND, this.tempo.pace(MOST_BEHIND));
    this.#haste = behind > allowed ? allowed / behind : 1;
    if (behind === 0 && !this.#timer && !this.#paused) this.finish();
    else if (isIdle) this.#next();
  }

  /** Show everything as it is now: a click means "seen enough". */
  finish(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const beat of this.#beats.splice(0)) this.#play(beat);
    this.#step = null;
    this.#again = false;
    this.#paused = false;
    this.#haste = 1;
    this.#settle(this.#truth);
  }

  /** Stop, or go on. */
  pause(on: boolean): void {
    this.#paused = on && this.#step !== null;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!this.#paused && this.#step) this.#next();
  }

  /** On to the next thing that happened, also while it is paused. */
  next(): void {
    const fact = this.#step?.fact;
    if (!fact) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    while (this.#beats[0]?.fact === fact) this.#play(this.#beats.shift() as Beat);
    this.#next();
  }

  /** I have answered: what only stays to be read has been. */
  answered(): void {
    if (!this.#paused && this.#step && this.#beats.every((beat) => this.#time(beat) === 0)) this.finish();
  }

  /** Show the last events again, slowly. */
  showAgain(): void {
    const last = this.#past.slice(-6);
    const first = last[0]?.before;
    if (!first) return;
    this.finish();
    this.#table = first;
    this.#lately = [];
    for (const happening of last) this.#add(happening, undefined);
    this.#again = true;
    this.#haste = SLOWLY;
    this.#next();
  }

  #add({ facts, after }: Happening, seen: (() => void) | undefined): void {
    const movements = stepsOfAll(facts, after);
    const beats = facts.flatMap((fact, place) => {
      const steps = movements[place] ?? [];
      const empty: Step = { ms: 0, hold: 0, fact, change: (table) => table };
      return (steps.length ? steps : [empty]).map((step, index): Beat => (index ? step : { ...step, told: fact }));
    });
    const last = beats.at(-1);
    if (!last) {
      if (this.#step || this.#beats.length) {
        const fact = (this.#beats.at(-1) ?? this.#step)?.fact as Fact;
        this.#beats.push({ ms: 0, hold: 0, fact, change: () => after, seen });
      } else {
        this.#settle(after);
        seen?.();
      }
      return;
    }
    // With the last movement everything is as it is then, but for what has just gone from the middle: its end is seen
    // too, and until it has been, nothing on the screen speaks of what comes next.
    let isSettled = false;
    const settled = (): void => {
      if (isSettled || this.#table !== after) return;
      isSettled = true;
      seen?.();
    };
    beats[beats.length - 1] = { ...last, change: (table) => withGone(last.change(table), after), seen: settled };
    this.#beats.push(...beats, { ms: 0, hold: 0, fact: last.fact, change: () => after, seen: settled });
  }

  #next(): void {
    const beat = this.#beats.shift();
    if (!beat) {
      this.finish();
      return;
    }
    this.#step = beat;
    this.#play(beat);
    if (this.#paused && this.#time(beat) > 0) return;
    const told = this.#again && beat.told?.text ? 500 : 0;
    const ms = Math.max(told, this.#time(beat)) * this.#haste;
    if (ms <= 0) this.#next();
    else this.#timer = setTimeout(() => this.#next(), ms);
  }

  /** How long a beat takes here. */
  #time(beat: Beat): number {
    return this.tempo.pace(beat.ms) + (this.tempo.patient || this.#again ? this.tempo.rest(beat.hold) : 0);
  }

  #play(beat: Beat): void {
    if (beat.told) {
      this.tempo.tell?.(beat.told);
      if (beat.told.text) this.#telling = beat.told;
      this.#mark(beat.told);
    }
    this.#settle(beat.change(this.#table));
    beat.seen?.();
  }

  /** What changed of a seat's numbers stands beside its mat for a while. */
  #mark(fact: Fact): void {
    const fresh = fact.changes.filter((change) => change.seat >= 0 && change.before !== change.after);
    const ms = this.tempo.rest(BESIDE_MAT);
    if (!fresh.length || ms === 0) return;
    const isSame = (one: NumberChange, other: NumberChange): boolean =>
      one.seat === other.seat && one.what === other.what;
    const kept = this.#changes.filter((one) => !fresh.some((other) => isSame(one, other)));
    // What follows at once is one change: from where the first began.
    const joined = fresh.map((one) => {
      const before = this.#changes.find((other) => isSame(one, other) && other.after === one.before);
      return before ? { ...one, before: before.before } : one;
    });
    this.#changes = [...kept, ...joined];
    setTimeout(() => (this.#changes = this.#changes.filter((one) => !joined.includes(one))), ms);
  }

  #settle(table: InnTable): void {
    if (this.#table.incidents.length && !table.incidents.length) this.#lately = this.#table.incidents;
    else if (table.incidents.length) this.#lately = [];
    this.#table = table;
  }
}

/** The table as it is, with what lay in the middle until now, and the phase it lay there in. */
function withGone(seen: InnTable, after: InnTable): InnTable {
  const numbers = new Set(after.incidents.map((one) => one.number));
  const gone = seen.incidents.filter((one) => !numbers.has(one.number));
  return gone.length ? { ...after, phase: seen.phase, incidents: [...gone, ...after.incidents] } : after;
}
