import type { DragonstonesTable, Fact, OptionShown, PlayerShown, SeatShown } from '../../../wire/messages';

/** Tables, facts and bids for tests; everything not named is as plain as it can be. */
export function player(seat: number, change: Partial<PlayerShown> = {}): PlayerShown {
  return {
    seat,
    name: `Player ${seat + 1}`,
    points: 0,
    stones: ['red', 'blue', 'yellow'].map((key) => ({ key, count: 1 })),
    coins: [
      { key: 'fairy', name: 'fairy gold', least: 8, most: 8 },
      { key: 'gold', name: 'gold', least: 2, most: 2 },
      { key: 'silver', name: 'silver', least: 5, most: 5 },
    ],
    spent: 0,
    kept: [],
    bid: null,
    silver: null,
    tied: false,
    won: false,
    second: false,
    ...change,
  };
}

export function auction(change: Partial<DragonstonesTable> = {}): DragonstonesTable {
  return {
    game: 'dragonstones',
    viewer: 0,
    turn: 1,
    points_to_win: 3,
    players: [player(0), player(1), player(2)],
    auction: { card: 'witch', title: 'Witch', text: '', stage: 'bidding', winner: -1, opened: false },
    lots: [
      { card: 'witch', title: 'Witch', state: 'now' },
      { card: 'thief', title: 'Thief', state: 'to-come' },
      { card: 'red_dragon', title: 'Red Dragon', state: 'to-come' },
    ],
    specials_left: [],
    discards: [],
    bank_coins: [],
    bank_stones: [],
    bag: null,
    over: false,
    winner: -1,
    ...change,
  };
}

export function fact(kind: string, change: Partial<Fact> = {}): Fact {
  return {
    ...{ kind, seat: 0, other: -1, card: '', cards: [], seats: [], what: '', amount: 0, changes: [], amounts: [] },
    ...{ text: kind, spans: [{ text: kind, card: '', seat: -1 }] },
    ...change,
  };
}

export function revealed(seat: number, fairy: number): Fact {
  return fact('revealed', { seat, amount: fairy, amounts: [{ key: 'fairy', count: fairy }] });
}

export function bid(choice: number, coins: Readonly<Record<string, number>>): OptionShown {
  return {
    ...{ choice, verb: 'bid', number: -1, card: '', title: '', way: 0, way_text: '', targets: [], about: -1 },
    amounts: Object.entries(coins).map(([key, count]) => ({ key, count })),
    text: `bid ${choice}`,
  };
}

export function chair(name: string): SeatShown {
  return { kind: 'person', name, character: '', level: '', away: false, conceded: false, bank: 0 };
}
