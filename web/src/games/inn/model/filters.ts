import type { Entry } from '../../../parts/table/chronicle.svelte';
import type { Fact } from '../../../wire/messages';

export const FILTERS = ['all', 'cards', 'drinks', 'gold', 'chat'] as const;
export type Filter = (typeof FILTERS)[number];

const GOLD =
  /^(gold|pot-|round-|control|passed$|left-round|inn-paid|not-paid|contest-|out-of-gold|sold|not-sold|offered|tipped)/;
const DRINKS =
  /^(ordered|revealed|drank|drink-|alcohol|sobered-up|chaser-|new-drink-deck|event-|time-|events-|bid|crawled|tavern-|nobody-bid|no-bid|coin|joined-in|stayed-out|passed-out)/;

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
