import type { DragonstonesTable, Fact, LotShown } from '../../../wire/messages';
import { bidIn, isBetween, isReveal, isVerdict, lastAuction, type Bid } from './auctions';
import { flightsOf, spending, type Flight } from './flights';

/** Fists are filled out of sight, close, are held for a breath, and open together. */
export type Fists = 'filling' | 'closed' | 'breath' | 'open';

/** What is seen of the table; it follows what happened, beat by beat. */
export interface Seen {
  readonly table: DragonstonesTable;
  readonly fists: Fists;
  /** What lies in the open hands. */
  readonly bids: readonly Bid[];
  readonly silver: boolean;
  /** What came of the fists. */
  readonly verdict: Fact | null;
  /** What is happening just now. */
  readonly deed: Fact | null;
  /** What flies with it. */
  readonly flights: readonly Flight[];
}

export interface Beat {
  /** As designed; settings and haste make it shorter. */
  readonly ms: number;
  /** Whether it is for reading, and so takes its time even where nothing moves. */
  readonly reading: boolean;
  readonly show: (seen: Seen) => Seen;
}

export const CLOSE = 420;
export const BREATH = 500;
export const OPEN = 420;
export const A_COIN = 90;
export const MOST_COINS = 720;
export const VERDICT = 1600;
export const DEED = 800;

const NOTHING = { bids: [], silver: false, verdict: null, deed: null, flights: [] } as const;
/** A hand cannot pay twice: with these the coins of the fists are spent. */
const SPENDS: ReadonlySet<string> = new Set(['won', 'tied', 'cursed', 'nobody-won']);

/** The table standing still. */
export function still(table: DragonstonesTable, facts: readonly Fact[]): Seen {
  const opened = table.auction?.opened ?? false;
  const silver = table.players.some((player) => player.silver) && table.auction?.stage === 'power';
  const bids = table.players.flatMap(({ seat, bid, silver: metal }) => {
    const shown = silver ? metal : bid;
    return opened && shown ? [{ seat, coins: shown.coins, worth: shown.worth }] : [];
  });
  const verdict = opened ? (lastAuction(facts)?.verdict ?? null) : null;
  return { ...NOTHING, table, fists: opened ? 'open' : 'filling', bids, silver, verdict };
}

/** How long it takes to count the coins of the fullest fist. */
export function counting(bids: readonly Bid[]): number {
  return Math.min(MOST_COINS, A_COIN * Math.max(0, ...bids.map((bid) => bid.worth)));
}

function turnUp(table: DragonstonesTable, after: DragonstonesTable, card: string): DragonstonesTable {
  const title = [...table.lots, ...after.lots].find((lot) => lot.card === card)?.title ?? card;
  const known = after.auction?.card === card ? after.auction : null;
  const text = known?.text ?? '';
  const auction = { card, title, text, stage: 'bidding' as const, winner: -1, opened: false };
  const coming = table.lots.findIndex((lot) => lot.card === card && lot.state === 'to-come');
  const lots = table.lots.map((lot, place): LotShown =>
    place === coming ? { ...lot, state: 'now' } : lot.state === 'now' ? { ...lot, state: 'played' } : lot,
  );
  return { ...table, auction, lots: coming < 0 ? after.lots : lots };
}

/** The fists that a reveal opens: a closing, a breath, and all hands open together. */
function opening(bids: readonly Bid[], silver: boolean): readonly Beat[] {
  return [
    { ms: CLOSE, reading: false, show: (seen) => ({ ...seen, ...NOTHING, silver, fists: 'closed' }) },
    { ms: BREATH, reading: false, show: (seen) => ({ ...seen, fists: 'breath' }) },
    { ms: OPEN + counting(bids), reading: false, show: (seen) => ({ ...seen, fists: 'open', bids }) },
  ];
}

function beatOf(fact: Fact, after: DragonstonesTable): Beat | null {
  if (isVerdict(fact)) {
    return {
      ms: VERDICT,
      reading: true,
      show: (seen) => ({
        ...seen,
        verdict: fact,
        deed: null,
        flights: SPENDS.has(fact.kind) && !seen.verdict ? spending(seen.bids) : [],
      }),
    };
  }
  if (fact.kind === 'turned-up') {
    const show: Beat['show'] = ({ table }) => ({
      ...NOTHING,
      fists: 'filling',
      table: turnUp(table, after, fact.card),
    });
    return { ms: 0, reading: false, show };
  }
  if (!fact.text || fact.kind === 'started') return null;
  return {
    ms: isBetween(fact) ? DEED / 2 : DEED,
    reading: true,
    show: (seen) => ({
      ...seen,
      deed: fact,
      flights: flightsOf(fact),
      table: { ...seen.table, players: after.players },
    }),
  };
}

/** The beats of what happened. `after` is the table when everything has. */
export function beats(facts: readonly Fact[], after: DragonstonesTable): readonly Beat[] {
  const found: Beat[] = [];
  for (let place = 0; place < facts.length; place++) {
    const fact = facts[place] as Fact;
    if (isReveal(fact)) {
      const end = facts.findIndex((each, index) => index > place && each.kind !== fact.kind);
      const bids = facts.slice(place, end < 0 ? facts.length : end).map(bidIn);
      place += bids.length - 1;
      found.push(...opening(bids, fact.kind === 'silver-revealed'));
      continue;
    }
    const beat = beatOf(fact, after);
    if (beat) found.push(beat);
  }
  return found;
}
