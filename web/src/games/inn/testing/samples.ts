import { card, shelf } from '../../../testing/catalogue';
import { chair, playing, type Difference } from '../../../testing/scenes';
import type {
  InnHandCard,
  InnIncident,
  InnSeat,
  InnTable,
  OptionShown,
  Preview,
  Question,
  Scene,
} from '../../../wire/messages';
import { bare } from '../model/incidents';

/** Tables and questions for tests; everything not named is as plain as it can be. */
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
    in_play: [],
    growing: [],
    slots: 0,
    waiting: [],
    boss: false,
    in_sight: [],
    actions: 0,
    tokens: [],
    lasting: [],
    ...change,
  };
}

export function inn(change: Partial<InnTable> = {}): InnTable {
  return {
    game: 'inn',
    viewer: 0,
    mode: 'free_for_all',
    turn: 1,
    on_turn: 0,
    phase: 'action',
    seats: [seat(0), seat(1), seat(2)],
    teams: [],
    potions: [],
    hand: [],
    mates: [],
    incidents: [],
    asks: '',
    round: null,
    pot: 0,
    contest: [],
    bar: { deck: 30, discards: 0, top: '', bar_deck: 0 },
    events: [],
    taverns: [],
    over: false,
    winners: [],
    ...change,
  };
}

export function incident(number: number, change: Partial<InnIncident> = {}): InnIncident {
  return { ...bare(number), ...change };
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
    mates: [],
    fewest: 0,
    most: 0,
    least: 0,
    left: 0,
    ...change,
  };
}

export function held(number: number, change: Partial<InnHandCard> = {}): InnHandCard {
  return { number, card: `c/${number}`, playable: true, options: [], why: '', rules: [], plotted: false, ...change };
}

export function foreseen(choice: number, change: Partial<Preview> = {}): Preview {
  const nothing = { certain: true, hurts_only_me: false, does_nothing: false, ends_game: false, note: '', text: '' };
  return { choice, changes: [], ...nothing, ...change };
}

export const library = shelf({
  title: 'Inn',
  rules: 1,
  cards: [1, 2, 3, 4, 5].map((number) =>
    card(`c/${number}`, { deck: 'fiona', title: `Card ${number}`, reading: `Card ${number}. Action.` }),
  ),
});

export function scene(view: InnTable, question: Question | null = null, change: Difference = {}): Scene {
  const seats = view.seats.map(({ seat, name, character }) =>
    chair(name, { kind: seat === 0 ? 'person' : 'bot', character, level: 'regular' }),
  );
  return playing({ seats, view, question, ...change });
}
