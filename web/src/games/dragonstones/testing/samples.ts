import { chair, fact as plainFact, playing, type Difference } from '../../../testing/scenes';
import type { DragonstonesTable, Fact, OptionShown, PlayerShown, Question, Scene } from '../../../wire/messages';
import { Library } from '../../catalogue';

export const library = Library.blank('dragonstones', 'en');

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
  return plainFact(kind, { spans: [{ text: kind, card: '', seat: -1 }], ...change });
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

/** What is asked of a fist: nothing, or up to two fairy coins. */
export function fistAsked(): Question {
  const options = [0, 1, 2].map((fairy) => bid(fairy, { fairy, gold: 0 }));
  return {
    number: 1,
    kind: 'bidding',
    text: 'What do you bid?',
    options,
    mates: [],
    fewest: 0,
    most: 0,
    least: 0,
    left: -1,
  };
}

export function scene(view: DragonstonesTable, change: Difference = {}): Scene {
  const seats = view.players.map(({ seat }) => chair(['Ann', 'Lev', 'Mira'][seat] ?? `Guest ${seat}`));
  return playing({ game: 'dragonstones', seats, turn: 1, view, ...change });
}
