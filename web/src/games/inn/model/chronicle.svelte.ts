import type { Fact, RemarkShown } from '../../../wire/messages';

export type Entry =
  | { readonly id: number; readonly fact: Fact; readonly remark?: undefined }
  | { readonly id: number; readonly remark: RemarkShown; readonly fact?: undefined };

export const FILTERS = ['all', 'cards', 'drinks', 'gold', 'chat'] as const;
export type Filter = (typeof FILTERS)[number];

const GOLD =
  /^(gold|pot-|round-|control|passed$|left-round|inn-paid|not-paid|contest-|out-of-gold|sold|not-sold|offered|tipped)/;
const DRINKS = /^(ordered|revealed|drank|drink-|alcohol|sobered-up|chaser-|new-drink-deck|event-|passed-out)/;

/** Under which heading a fact is found. */
export function headingOf(fact: Fact): Filter {
  if (GOLD.test(fact.kind)) return 'gold';
  return DRINKS.test(fact.kind) ? 'drinks' : 'cards';
}

export function passesFilter(entry: Entry, filter: Filter): boolean {
  if (filter === 'all') return true;
  if (!entry.fact) return filter === 'chat';
  if (entry.fact.kind === 'turn') return filter !== 'chat';
  return headingOf(entry.fact) === filter;
}

/** What happened and what was said, in the order in which it was heard. */
export class Chronicle {
  #entries = $state.raw<readonly Entry[]>([]);
  #known = new WeakSet<object>();
  #next = 1;

  get entries(): readonly Entry[] {
    return this.#entries;
  }

  /** All that is known now; what is new comes last. */
  write(facts: readonly Fact[], remarks: readonly RemarkShown[]): readonly Entry[] {
    const fresh: Entry[] = [];
    for (const fact of facts) if (this.#isNew(fact) && fact.text) fresh.push({ id: this.#next++, fact });
    for (const remark of remarks) if (this.#isNew(remark)) fresh.push({ id: this.#next++, remark });
    if (fresh.length) this.#entries = [...this.#entries, ...fresh];
    return fresh;
  }

  /** Forget everything: it is told anew, in another language or after something was taken back. */
  clear(): void {
    this.#entries = [];
  }

  #isNew(thing: object): boolean {
    if (this.#known.has(thing)) return false;
    this.#known.add(thing);
    return true;
  }
}
