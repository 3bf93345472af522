import type { Amount, Fact } from '../../../wire/messages';
import type { Bid } from './auctions';
import { coinsOf, oneByOne } from './fist';

/** Coins or stones that fly from one place on the screen to another. Places are named as `data-place` names them. */
export interface Flight {
  /** What flies, one by one. */
  readonly things: readonly string[];
  readonly from: string;
  readonly to: string;
}

export const BANK = 'bank';
export const handOf = (seat: number): string => `hand-${seat}`;
export const seatOf = (seat: number): string => `seat-${seat}`;
export const spentOf = (seat: number): string => `spent-${seat}`;

/** At most this many of a kind fly; more would only be a cloud. */
const MOST = 6;

const FROM_BANK: ReadonlySet<string> = new Set(['took-coins', 'took-stones', 'kept-drawn']);
const TO_BANK: ReadonlySet<string> = new Set(['paid-coins', 'paid-stones', 'lost-coins', 'lost-stones']);
const FROM_OTHER: ReadonlySet<string> = new Set(['robbed-stone', 'robbed-coins', 'robbed-spent', 'robbed-of-all']);

function things(amounts: readonly Amount[]): readonly string[] {
  return amounts.flatMap(({ key, count }) => Array.from({ length: Math.min(MOST, count) }, () => key));
}

/** Where the coins of open hands go: fairy gold lies before its owner until the next turn, the rest is the bank's. */
export function spending(bids: readonly Bid[]): readonly Flight[] {
  return bids.flatMap(({ seat, coins }) => {
    const [fairy, others] = [coinsOf(coins.filter(isFairy)), coinsOf(coins.filter((each) => !isFairy(each)))];
    const home = { things: oneByOne(fairy).slice(0, MOST), from: handOf(seat), to: spentOf(seat) };
    const gone = { things: oneByOne(others).slice(0, MOST), from: handOf(seat), to: BANK };
    return [home, gone].filter((flight) => flight.things.length > 0);
  });
}

const isFairy = ({ key }: Amount): boolean => key === 'fairy';

/** What moves with a fact; nothing with most of them. */
export function flightsOf(fact: Fact): readonly Flight[] {
  const own = seatOf(fact.seat);
  const moved = things(fact.amounts);
  if (FROM_BANK.has(fact.kind) && moved.length) return [{ things: moved, from: BANK, to: own }];
  if (TO_BANK.has(fact.kind) && moved.length) return [{ things: moved, from: own, to: BANK }];
  if (FROM_OTHER.has(fact.kind) && moved.length && fact.other >= 0) {
    return [{ things: moved, from: seatOf(fact.other), to: own }];
  }
  if (fact.kind === 'bought' && fact.amounts.length === 2) {
    const [stone, price] = fact.amounts as [Amount, Amount];
    return [
      { things: things([price]), from: own, to: BANK },
      { things: things([stone]), from: BANK, to: own },
    ];
  }
  if (fact.kind === 'fairy-returned' && fact.amount > 0 && fact.seat >= 0) {
    return [{ things: things([{ key: 'fairy', count: fact.amount }]), from: spentOf(fact.seat), to: own }];
  }
  return [];
}
