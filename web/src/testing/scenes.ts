import type { Fact, GameTable, House, Scene, SeatShown } from '../wire/messages';
import { NO_ORDERS } from '../wire/orders';

/** What is the same at every table; everything not named is as plain as it can be. */
const UNLIMITED: House['timers'] = {
  limited: false,
  decision: 60_000,
  bank: 180_000,
  window: 7_500,
  hold: 20_000,
  fewest_pause: 700,
  most_pause: 1500,
  bot: 600,
  quick: false,
};

export function chair(name: string, change: Partial<SeatShown> = {}): SeatShown {
  return { kind: 'person', name, character: '', level: '', away: false, conceded: false, bank: 0, ...change };
}

/** What differs from the plainest scene: fields of the house, and what the game shows. */
export type Difference = Partial<House> & { readonly view?: GameTable | null };

/** A table whose game is played. */
export function playing({ view = null, ...change }: Difference): Scene {
  const house: House = {
    phase: 'playing',
    game: 'inn',
    options: {},
    timers: UNLIMITED,
    commitment: '',
    host: 0,
    seats: [],
    teams: [],
    turn: 0,
    question: null,
    moment: null,
    private: { orders: NO_ORDERS, armed: [] },
    undo: 0,
    takeback: null,
    muted: [],
    silenced: false,
    outcome: null,
    rematch: '',
    ...change,
  };
  return { house, game: view };
}

/** A table before its game, with two seats. */
export function gathering(change: Difference = {}): Scene {
  const seats = [chair('Ann'), chair('', { kind: 'empty' })];
  return playing({ phase: 'gathering', commitment: 'c0ffee', seats, turn: -1, private: null, ...change });
}

export function fact(kind: string, change: Partial<Fact> = {}): Fact {
  return {
    kind,
    seat: 0,
    other: -1,
    card: '',
    cards: [],
    seats: [],
    what: '',
    amount: 0,
    changes: [],
    amounts: [],
    text: kind,
    spans: [],
    ...change,
  };
}
