import type { Amount, Fact } from '../../../wire/messages';

/** A fist that was opened. */
export interface Bid {
  readonly seat: number;
  readonly coins: readonly Amount[];
  readonly worth: number;
}

/** How an auction went: the fists, the silver if there was a tie, what came of it and what the winner did. */
export interface Auctioned {
  readonly card: string;
  readonly bids: readonly Bid[];
  readonly silver: readonly Bid[];
  readonly verdict: Fact | null;
  readonly deeds: readonly Fact[];
}

const REVEALS: ReadonlySet<string> = new Set(['revealed', 'silver-revealed']);
const VERDICTS: ReadonlySet<string> = new Set(['won', 'tied', 'cursed', 'passed-over', 'nobody-won', 'not-played']);
const BETWEEN: ReadonlySet<string> = new Set(['turn-ended', 'fairy-returned', 'black-returned', 'turn-began']);

export const isReveal = (fact: Fact): boolean => REVEALS.has(fact.kind);
export const isVerdict = (fact: Fact): boolean => VERDICTS.has(fact.kind);
/** Whether it belongs to no auction, but to the end of a turn or the beginning of one. */
export const isBetween = (fact: Fact): boolean => BETWEEN.has(fact.kind) || fact.kind === 'reshuffled';

export function bidIn(fact: Fact): Bid {
  return { seat: fact.seat, coins: fact.amounts, worth: fact.amount };
}

/** The last auction whose fists were opened; null before the first. */
export function lastAuction(facts: readonly Fact[]): Auctioned | null {
  const last = facts.findLastIndex(isReveal);
  if (last < 0) return null;
  const up = facts.slice(0, last).findLastIndex((fact) => fact.kind === 'turned-up');
  const next = facts.slice(last).findIndex((fact) => fact.kind === 'turned-up' || isBetween(fact));
  const told = facts.slice(up + 1, next < 0 ? facts.length : last + next);
  const verdict = told.findLast(isVerdict) ?? null;
  return {
    card: facts[up]?.card ?? verdict?.card ?? '',
    bids: told.filter((fact) => fact.kind === 'revealed').map(bidIn),
    silver: told.filter((fact) => fact.kind === 'silver-revealed').map(bidIn),
    verdict,
    deeds: told.slice(told.findLastIndex((fact) => isVerdict(fact) || isReveal(fact)) + 1).filter((fact) => fact.text),
  };
}
