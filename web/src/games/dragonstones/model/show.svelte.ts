import type { DragonstonesTable, Fact, LotShown } from '../../../wire/messages';
import { bidIn, isBetween, isReveal, isVerdict, lastAuction, type Bid } from './auctions';

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
}

interface Beat {
  /** As designed; settings and haste make it shorter. */
  readonly ms: number;
  /** Whether it is there to be read, and so takes its time even where nothing moves. */
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
/** When a second reveal is already waiting, the first one hurries. */
const HASTE = 3;

/** The table standing still. */
export function still(table: DragonstonesTable, facts: readonly Fact[]): Seen {
  const opened = table.auction?.opened ?? false;
  const silver = table.players.some((player) => player.silver) && table.auction?.stage === 'power';
  const bids = table.players.flatMap(({ seat, bid, silver: metal }) => {
    const shown = silver ? metal : bid;
    return opened && shown ? [{ seat, coins: shown.coins, worth: shown.worth }] : [];
  });
  const verdict = opened ? (lastAuction(facts)?.verdict ?? null) : null;
  return { table, fists: opened ? 'open' : 'filling', bids, silver, verdict, deed: null };
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

/** The beats of what happened. `after` is the table when everything has. */
export function beats(facts: readonly Fact[], after: DragonstonesTable): readonly Beat[] {
  const found: Beat[] = [];
  const add = (ms: number, reading: boolean, show: Beat['show']): void => void found.push({ ms, reading, show });
  for (let place = 0; place < facts.length; place++) {
    const fact = facts[place] as Fact;
    if (isReveal(fact)) {
      const same = (each: Fact): boolean => each.kind === fact.kind;
      const end = facts.findIndex((each, index) => index > place && !same(each));
      const bids = facts.slice(place, end < 0 ? facts.length : end).map(bidIn);
      place += bids.length - 1;
      const silver = fact.kind === 'silver-revealed';
      const shut = { silver, bids: [], verdict: null, deed: null };
      add(CLOSE, false, (seen) => ({ ...seen, ...shut, fists: 'closed' }));
      add(BREATH, false, (seen) => ({ ...seen, fists: 'breath' }));
      add(OPEN + counting(bids), false, (seen) => ({ ...seen, fists: 'open', bids }));
    } else if (isVerdict(fact)) {
      add(VERDICT, true, (seen) => ({ ...seen, verdict: fact, deed: null }));
    } else if (fact.kind === 'turned-up') {
      add(0, false, (seen) => ({
        ...{ fists: 'filling', bids: [], silver: false, verdict: null, deed: null },
        table: turnUp(seen.table, after, fact.card),
      }));
    } else if (fact.text && fact.kind !== 'started') {
      const ms = isBetween(fact) ? DEED / 2 : DEED;
      add(ms, true, (seen) => ({ ...seen, deed: fact, table: { ...seen.table, players: after.players } }));
    }
  }
  return found;
}

/** Shows what happened. Whoever will not wait for it skips to the end. */
export class Show {
  #seen = $state.raw<Seen>() as Seen;
  #running = $state(false);
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

  /** `facts` are all that is known, `news` those that are new; without any, the table is shown as it is. */
  hear(table: DragonstonesTable, facts: readonly Fact[], news: readonly Fact[] | null): void {
    this.#truth = { table, facts };
    if (news === null) return this.skip();
    const next = beats(news, table);
    if (this.#running && news.some(isReveal)) this.#hasty = true;
    this.#beats.push(...next);
    if (!this.#running) this.#step();
  }

  /** To the end, at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#beats = [];
    this.#rest();
  }

  #step(): void {
    for (let beat = this.#beats.shift(); beat; beat = this.#beats.shift()) {
      this.#seen = beat.show(this.#seen);
      const ms = (beat.reading ? this.rest : this.pace)(beat.ms) / (this.#hasty ? HASTE : 1);
      if (ms > 0) {
        this.#running = true;
        this.#timer = setTimeout(() => this.#step(), ms);
        return;
      }
    }
    this.#rest();
  }

  #rest(): void {
    this.#running = false;
    this.#hasty = false;
    this.#seen = still(this.#truth.table, this.#truth.facts);
  }
}
