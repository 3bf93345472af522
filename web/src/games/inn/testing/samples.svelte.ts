import type {
  Fact,
  InnHandCard,
  InnIncident,
  InnSeat,
  InnTable,
  OptionShown,
  Preview,
  Question,
  Scene,
} from '../../../wire/messages';
import type { Answer, Arrival, TableView, Wish } from '../../../wire/view';
import { Library, type CardShown } from '../../catalogue';

/** Tables, facts and questions for tests; everything not named is as plain as it can be. */
export function seat(number: number, change: Partial<InnSeat> = {}): InnSeat {
  return {
    seat: number,
    team: number,
    name: ['Fiona', 'Zot', 'Gerki', 'Deirdre'][number] ?? `Seat ${number}`,
    character: 'fiona',
    title: '',
    fortitude: 20,
    alcohol: 0,
    track: 20,
    left: 20,
    gold: 10,
    hand: 7,
    deck: 33,
    discards: 0,
    top: '',
    pile: 1,
    on_turn: number === 0,
    out: false,
    lost: '',
    away: false,
    in_round: false,
    passed: false,
    controls: false,
    threatened: false,
    components: [],
    open: [],
    ...change,
  };
}

export function inn(change: Partial<InnTable> = {}): InnTable {
  return {
    game: 'inn',
    viewer: 0,
    turn: 1,
    on_turn: 0,
    phase: 'action',
    seats: [seat(0), seat(1), seat(2)],
    hand: [],
    incidents: [],
    asks: '',
    round: null,
    pot: 0,
    contest: [],
    bar: { deck: 30, discards: 0, top: '', bar_deck: 0 },
    over: false,
    winners: [],
    ...change,
  };
}

export function incident(number: number, change: Partial<InnIncident> = {}): InnIncident {
  return {
    number,
    kind: 'card',
    seat: 0,
    other: -1,
    card: '',
    cards: [],
    way: 0,
    types: [],
    targets: [],
    about: -1,
    answers: [],
    group: -1,
    state: 'pending',
    in_question: false,
    ignored_by: [],
    changes: [],
    losses: [],
    amount: 0,
    ante: false,
    inn_pays: false,
    waived: false,
    contested: false,
    text: '',
    ...change,
  };
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

export function option(choice: number, change: Partial<OptionShown> = {}): OptionShown {
  return {
    choice,
    verb: 'play',
    number: -1,
    card: '',
    title: '',
    way: 0,
    way_text: '',
    targets: [],
    about: -1,
    amounts: [],
    text: `Answer ${choice}`,
    ...change,
  };
}

export function question(options: readonly OptionShown[], change: Partial<Question> = {}): Question {
  return {
    number: 1,
    kind: 'action',
    text: 'What do you do?',
    options,
    fewest: 0,
    most: 0,
    least: 0,
    left: 0,
    ...change,
  };
}

export function held(number: number, change: Partial<InnHandCard> = {}): InnHandCard {
  return { number, card: `c/${number}`, playable: true, options: [], why: '', rules: [], ...change };
}

function card(number: number): CardShown {
  return {
    key: `c/${number}`,
    deck: 'fiona',
    title: `Card ${number}`,
    types: ['action'],
    count: 1,
    designed: false,
    price: 0,
    chaser: false,
    face: [],
    picture: [],
    text: '',
    reading: `Card ${number}. Action.`,
  };
}

export const library = new Library({
  game: 'inn',
  title: 'Inn',
  language: 'en',
  rules: '1',
  decks: [],
  cards: [1, 2, 3, 4, 5].map(card),
  terms: [],
});

export function scene(view: InnTable, asked: Question | null = null, change: Partial<Scene> = {}): Scene {
  return {
    phase: 'playing',
    game: 'inn',
    wishes: {},
    timers: {
      limited: false,
      decision: 60_000,
      bank: 0,
      window: 15_000,
      hold: 0,
      fewest_pause: 0,
      most_pause: 0,
      bot: 0,
    },
    commitment: '',
    host: 0,
    seats: view.seats.map((each) => ({
      kind: each.seat === 0 ? ('person' as const) : ('bot' as const),
      name: each.name,
      character: each.character,
      level: 'regular',
      away: false,
      conceded: false,
      bank: 0,
    })),
    turn: 0,
    view,
    question: asked,
    moment: null,
    private: {
      orders: {
        pass_turn: false,
        pass_own: false,
        pass_untouched: false,
        pass_all: false,
        stop_for: [],
        ask_always: false,
      },
      armed: [],
    },
    undo: 0,
    takeback: null,
    muted: [],
    silenced: false,
    outcome: null,
    rematch: '',
    ...change,
  };
}

/** A table without a server: it remembers what was said to it. */
export class FakeTable implements TableView {
  readonly key = 'table';
  readonly seat = 0;
  readonly facts: readonly Fact[] = [];
  readonly remarks = [];
  readonly presence = { seats: [0], spectators: 0 };
  readonly connection = 'online';
  readonly since = 0;
  readonly said: Wish[] = [];
  previews: readonly Preview[] = [];
  answer: Answer = { ok: true };
  #scene = $state.raw() as Scene;

  constructor(now: Scene) {
    this.#scene = now;
  }

  get scene(): Scene {
    return this.#scene;
  }
  set scene(next: Scene) {
    this.#scene = next;
  }

  send(wish: Wish): Promise<Answer> {
    this.said.push(wish);
    return Promise.resolve(this.answer);
  }
  look(): Promise<readonly string[]> {
    return Promise.resolve([]);
  }
  preview(): Promise<readonly Preview[]> {
    return Promise.resolve(this.previews);
  }
  odds(): Promise<null> {
    return Promise.resolve(null);
  }
  listen(_hear: (arrival: Arrival) => void): () => void {
    return () => undefined;
  }
}
