import type { Fact, Scene, SeatShown } from '../wire/messages';
import { NO_ORDERS } from '../wire/orders';

/** What is the same at every table; everything not named is as plain as it can be. */
const UNLIMITED: Scene['timers'] = {
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

/** A table whose game is played. */
export function playing(change: Partial<Scene>): Scene {
  return {
    phase: 'playing',
    game: 'inn',
    wishes: {},
    timers: UNLIMITED,
    commitment: '',
    host: 0,
    seats: [],
    turn: 0,
    view: null,
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
}

/** A table before its game, with two seats. */
export function gathering(change: Partial<Scene> = {}): Scene {
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
