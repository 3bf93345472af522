import type { Fact, InnIncident, InnSeat, InnTable, NumberChange } from '../../../wire/messages';
import { bare } from './incidents';

/** Something that flies over the table while a step lasts. */
export interface Flight {
  /** Alcohol and Fortitude fly as a number, from what changes them. */
  readonly kind: 'coins' | 'drink' | 'alcohol' | 'fortitude';
  /** Seats; -1 is the Inn, -2 the pot. */
  readonly from: number;
  readonly to: number;
  /** How many, or by how much a number changes. */
  readonly count: number;
}

/** The strength of a contest's Drink while a Chaser is still to come. */
export const HIDDEN_STRENGTH = -1;

/** One movement: what it shows, for how long, and what the table looks like from then on. */
export interface Step {
  /** How long it moves, as designed; settings and haste make it shorter. */
  readonly ms: number;
  /** How long it then stays to be read, where nobody is kept waiting by that. */
  readonly hold: number;
  readonly fact: Fact;
  readonly change: (table: InnTable) => InnTable;
  readonly flight?: Flight;
  /** Whose mat is shaken. */
  readonly shakes?: number;
}

const A_CELL = 90;
const MOST_CELLS = 600;
const COIN = 420;
/** How long a number takes to fly to the mat it changes. */
export const NUMBER_FLIES = 520;
const NEXT_COIN = 60;
const CHASER = 300;
const TIMES: Readonly<Record<string, number>> = {
  turn: 160,
  played: 320,
  negated: 260,
  'called-off': 260,
  ignored: 320,
  revealed: 400,
  'chaser-fizzled': 300,
  'event-started': 400,
  'event-turned-up': 400,
  bid: 200,
  coin: 500,
  drank: 200,
  ordered: 320,
  joined: 300,
  control: 320,
  'round-started': 320,
  'round-won': 400,
  'contest-won': 500,
  'contest-tied': 500,
  'passed-out': 900,
  'out-of-gold': 900,
  targeted: 200,
  'loss-redirected': 260,
  'loss-reduced': 200,
  'drink-given': 320,
  'drink-changed': 200,
  track: 200,
  'in-force': 320,
};

/** What is shown to be read, and for how long: a card for a second and a half, the rest as long as a glance takes. */
export const READ_A_CARD = 1500;
const GLANCE = 500;
/** A number that has arrived: it goes on standing beside its mat. */
const ARRIVED = 300;
const HOLDS: Readonly<Record<string, number>> = {
  turn: 300,
  played: READ_A_CARD,
  negated: 800,
  'called-off': 800,
  ignored: 800,
  revealed: 800,
  'event-started': READ_A_CARD,
  'event-turned-up': 800,
  bid: GLANCE,
  'bidding-won': GLANCE,
  coin: 1000,
  drank: 200,
  ordered: 250,
  joined: GLANCE,
  control: GLANCE,
  'round-started': GLANCE,
  'round-won': 1000,
  'contest-won': 1000,
  'contest-tied': 1000,
  'passed-out': 1400,
  'out-of-gold': 1400,
  'loss-redirected': 800,
  'loss-reduced': 800,
  'drink-given': 800,
  'drink-changed': GLANCE,
  'in-force': GLANCE,
};
/** A card of my own I have read before. */
const MY_CARD = 500;

function holdOf(fact: Fact, after: InnTable): number {
  if (fact.kind === 'played' && fact.seat === after.viewer) return MY_CARD;
  return HOLDS[fact.kind] ?? 0;
}

/** What happens to one after the other, as when all pay their ante: seen once, the next is understood in half the time. */
const ALIKE = new Set(['gold', 'inn-paid', 'fortitude', 'alcohol', 'drank', 'ordered']);
const HALF = 0.5;
/** What follows at once is of the same cause, and one sight with it: as when three Drinks are ordered. */
const TOGETHER = 0.2;

/** The movements of everything that happened between two tables, by fact. */
export function stepsOfAll(facts: readonly Fact[], after: InnTable): readonly (readonly Step[])[] {
  const seen = new Set<string>();
  let last = '';
  return facts.map((fact, index) => {
    const steps = stepsOf(fact, after);
    // An Event is read when it begins, not as the card that was turned up.
    if (fact.kind === 'revealed' && facts[index + 1]?.kind === 'event-started') return steps.map(unread);
    const isAlike = ALIKE.has(fact.kind) && seen.has(fact.kind);
    const isTogether = isAlike && last === fact.kind;
    seen.add(fact.kind);
    if (steps.some(takesTime)) last = fact.kind;
    if (isTogether) return steps.map((step) => brisk(step, TOGETHER));
    return isAlike ? steps.map((step) => brisk(step, HALF)) : steps;
  });
}

const takesTime = (step: Step): boolean => step.ms + step.hold > 0;
const unread = (step: Step): Step => ({ ...step, hold: 0 });
const brisk = (step: Step, part: number): Step => ({ ...step, ms: step.ms * part, hold: step.hold * part });

function isTrack(change: NumberChange): change is NumberChange & { what: 'alcohol' | 'fortitude' } {
  return change.what === 'fortitude' || change.what === 'alcohol';
}

/** The movements of a fact. `after` is the table when everything has happened. */
function stepsOf(fact: Fact, after: InnTable): readonly Step[] {
  const cells = fact.changes.filter((change) => isTrack(change));
  if (cells.length) return cells.flatMap((change) => walk(fact, change));
  const gold = fact.changes.filter((change) => change.what === 'gold');
  if (gold.length || fact.kind === 'gold') return [coins(fact)];
  const ms = fact.kind === 'revealed' && fact.amount > 0 ? CHASER : TIMES[fact.kind];
  if (ms === undefined) return [{ ms: 0, hold: 0, fact, change: (table) => apply(table, fact, after) }];
  const step = { ms, hold: holdOf(fact, after), fact, change: (table: InnTable) => apply(table, fact, after) };
  if (fact.kind === 'ordered') {
    return [{ ...step, flight: { kind: 'drink', from: -1, to: fact.other >= 0 ? fact.other : fact.seat, count: 1 } }];
  }
  return [step];
}

/** By how much flies to the mat first, where there is time for that; then the token goes from cell to cell. */
function walk(fact: Fact, change: NumberChange & { what: 'alcohol' | 'fortitude' }): Step[] {
  const way = change.after - change.before;
  const count = Math.abs(way);
  const ms = Math.min(A_CELL, MOST_CELLS / Math.max(1, count));
  const hurts = change.what === 'fortitude' ? way < 0 : way > 0;
  const flight: Flight = { kind: change.what, from: -1, to: change.seat, count: way };
  const cells = Array.from({ length: count }, (_, index): Step => {
    const value = change.before + Math.sign(way) * (index + 1);
    const step: Step = {
      ms,
      hold: index === count - 1 ? ARRIVED : 0,
      fact,
      change: (table) => withSeat(table, change.seat, () => ({ [change.what]: value })),
    };
    if (index > 0) return step;
    return hurts ? { ...step, flight, shakes: change.seat } : { ...step, flight };
  });
  return count ? [{ ms: 0, hold: NUMBER_FLIES, fact, flight, change: (table) => table }, ...cells] : cells;
}

function coins(fact: Fact): Step {
  const places = fact.changes.filter((change) => change.what === 'gold');
  const from = places.find((change) => change.after < change.before)?.seat ?? -1;
  const to = places.find((change) => change.after > change.before)?.seat ?? -1;
  const count = Math.max(1, ...places.map((change) => Math.abs(change.after - change.before)));
  return {
    hold: GLANCE / 2,
    ms: COIN + NEXT_COIN * (Math.min(count, 6) - 1),
    fact,
    flight: { kind: 'coins', from, to, count },
    change: (table) => places.reduce((shown, change) => gold(shown, change.seat, change.after), table),
  };
}

function gold(table: InnTable, seat: number, value: number): InnTable {
  return seat < 0 ? { ...table, pot: value } : withSeat(table, seat, () => ({ gold: value }));
}

/** The table with something of a seat changed; the room between the tokens follows. */
function withSeat(table: InnTable, seat: number, change: (seat: InnSeat) => Partial<InnSeat>): InnTable {
  const seats = table.seats.map((each) => {
    // Those of a team share their numbers.
    const isIt = each.seat === seat || (each.team === table.seats[seat]?.team && each.team >= 0);
    if (!isIt) return each;
    const changed = { ...each, ...change(each) };
    return { ...changed, left: Math.max(0, changed.fortitude - changed.alcohol) };
  });
  return { ...table, seats };
}

function apply(table: InnTable, fact: Fact, after: InnTable): InnTable {
  switch (fact.kind) {
    case 'turn':
      return {
        ...table,
        turn: after.turn,
        phase: after.phase,
        on_turn: fact.seat,
        incidents: [],
        seats: table.seats.map((seat) => ({ ...seat, on_turn: seat.team === table.seats[fact.seat]?.team })),
      };
    case 'played':
    case 'activated':
      return { ...table, incidents: [...table.incidents, played(table, fact, after)] };
    case 'revealed':
      return revealed(table, fact, after);
    case 'event-started':
    case 'event-turned-up':
      return arrived(table, after);
    case 'time-passed':
      return {
        ...table,
        events: table.events.map((deck) => (deck.key === fact.what ? { ...deck, time: fact.amount } : deck)),
      };
    case 'crawled':
      return {
        ...table,
        taverns: table.taverns.map((tavern) => ({ ...tavern, here: tavern.card === fact.card })),
      };
    case 'bid':
    case 'coin':
      return told(table, after);
    case 'chaser-fizzled':
      return withoutCard(table, fact);
    case 'drank':
      return drunk(table, fact);
    case 'negated':
      return mark(table, fact, 'negated');
    case 'called-off':
      return mark(table, fact, 'called-off');
    case 'ignored':
      return mark(table, fact, 'ignored');
    case 'ordered':
      return own(table, fact.other >= 0 ? fact.other : fact.seat, (seat) => ({ pile: seat.pile + 1 }));
    case 'drew':
      return own(table, fact.seat, (seat) => ({ hand: seat.hand + Math.max(1, fact.amount) }));
    case 'control':
      return table.round ? { ...table, round: { ...table.round, control: fact.seat } } : table;
    case 'round-started':
      return { ...table, round: after.round ?? table.round };
    case 'passed-out':
      return own(table, fact.seat, () => ({ out: true, lost: 'passed-out' }));
    case 'out-of-gold':
      return own(table, fact.seat, () => ({ out: true, lost: 'out-of-gold' }));
    default:
      return table;
  }
}

function own(table: InnTable, seat: number, change: (seat: InnSeat) => Partial<InnSeat>): InnTable {
  return { ...table, seats: table.seats.map((each) => (each.seat === seat ? { ...each, ...change(each) } : each)) };
}

/** What was played, as it lies there afterwards, or as it must have lain there if it is done with by now. */
function played(table: InnTable, fact: Fact, after: InnTable): InnIncident {
  const known = new Set(table.incidents.map((one) => one.number));
  const found = after.incidents.find(
    (one) =>
      (one.kind === 'card' || one.kind === 'activation') &&
      one.seat === fact.seat &&
      one.card === fact.card &&
      !known.has(one.number),
  );
  if (found) return { ...found, state: 'pending', ignored_by: [] };
  return gone(table, fact);
}

/** A card that was played and settled before anybody could see it lie; -1 is the number of nothing. */
function gone(table: InnTable, fact: Fact): InnIncident {
  return { ...bare(-2 - table.incidents.length), seat: fact.seat, card: fact.card, targets: fact.seats };
}

/** A card of the Drink Deck is turned up; a Chaser comes out from under the Drink that lies there already. */
function revealed(table: InnTable, fact: Fact, after: InnTable): InnTable {
  // When the first of what was ordered is turned up, people drink (R9.1).
  const phase = table.phase === 'order' ? 'drink' : table.phase;
  const incidents = servings(table, fact, after);
  return { ...table, phase, bar: after.bar, contest: entrants(table, fact, after), incidents };
}

function servings(table: InnTable, fact: Fact, after: InnTable): readonly InnIncident[] {
  const { card, amount: before } = fact;
  if (before > 0) {
    const poured = table.incidents.findLast((one) => one.kind === 'drink' && one.cards.length === before);
    return table.incidents.map((one) =>
      one === poured || (poured && one.group >= 0 && one.group === poured.group && one.cards.length === before)
        ? served(after, { ...one, cards: [...one.cards, card] })
        : one,
    );
  }
  const known = new Set(table.incidents.map((one) => one.number));
  const fresh = after.incidents.filter(
    (one) => !known.has(one.number) && (one.kind === 'event' ? one.card : one.cards[0]) === card && isServed(one),
  );
  if (fresh.length) return [...table.incidents, ...fresh.map((one) => served(after, firstOf(one)))];
  return [...table.incidents, { ...gone(table, fact), kind: 'drink', card: '', cards: [card] }];
}

const isServed = (one: InnIncident): boolean => one.kind === 'drink' || one.kind === 'event';

/** What was turned up first of a Drink; an Event is one card. */
function firstOf(one: InnIncident): InnIncident {
  return { ...one, cards: one.kind === 'drink' ? one.cards.slice(0, 1) : one.cards, state: 'pending', ignored_by: [] };
}

/** How strong a Drink is, is told when all of it lies there. */
function served(after: InnTable, one: InnIncident): InnIncident {
  const whole = after.incidents.find((each) => each.number === one.number);
  return { ...one, amount: whole && whole.cards.length <= one.cards.length ? whole.amount : 0 };
}

/** The sides of a contest, as far as their cards have been turned up. */
function entrants(table: InnTable, fact: Fact, after: InnTable): InnTable['contest'] {
  const shown = new Map(table.contest.map((entrant) => [entrant.seat, entrant.cards.length]));
  shown.set(fact.seat, Math.max(shown.get(fact.seat) ?? 0, fact.amount + 1));
  return after.contest
    .filter((entrant) => shown.has(entrant.seat))
    .map((entrant) => {
      const count = shown.get(entrant.seat) ?? 0;
      return count < entrant.cards.length
        ? { ...entrant, cards: entrant.cards.slice(0, count), strength: HIDDEN_STRENGTH }
        : entrant;
    });
}

/** What came up for a Chaser is no Drink, and goes. */
function withoutCard(table: InnTable, fact: Fact): InnTable {
  const last = table.incidents.findLastIndex((one) => one.kind === 'drink' && one.cards.at(-1) === fact.card);
  const incidents = table.incidents.map((one, index) =>
    index === last ? { ...one, cards: one.cards.slice(0, -1) } : one,
  );
  return { ...table, incidents };
}

function drunk(table: InnTable, fact: Fact): InnTable {
  const last = table.incidents.findLastIndex(
    (one) => one.kind === 'drink' && one.seat === fact.seat && one.state === 'pending',
  );
  const incidents = table.incidents.map((one, index) =>
    index === last ? { ...one, state: 'drunk' as const, amount: fact.amount } : one,
  );
  return { ...table, incidents };
}

/** Drinks and events that are on the table by now. */
function arrived(table: InnTable, after: InnTable): InnTable {
  const known = new Set(table.incidents.map((one) => one.number));
  const fresh = after.incidents.filter(
    (one) => (one.kind === 'drink' || one.kind === 'event') && !known.has(one.number),
  );
  return { ...table, bar: after.bar, contest: after.contest, incidents: [...table.incidents, ...fresh] };
}

/** What was bid, or how the coin fell, stands beside the Event. */
function told(table: InnTable, after: InnTable): InnTable {
  const now = new Map(after.incidents.map((one) => [one.number, one.changes]));
  const incidents = table.incidents.map((one) => ({ ...one, changes: now.get(one.number) ?? one.changes }));
  return { ...table, incidents };
}

function mark(table: InnTable, fact: Fact, state: InnIncident['state']): InnTable {
  const last = table.incidents.findLastIndex((one) => one.card === fact.card || one.cards.includes(fact.card));
  if (last < 0) return table;
  const about = table.incidents[last]?.number ?? -1;
  const answer = table.incidents.findLastIndex((one, index) => index > last && one.seat === fact.seat);
  const incidents = table.incidents.map((one, index) => {
    if (index === last) return { ...one, state };
    return index === answer ? laidOn(one, about, state) : one;
  });
  return { ...table, incidents };
}

/** An answer that was settled before anybody could see it lie is laid on what it struck or dodged. */
function laidOn(one: InnIncident, about: number, state: InnIncident['state']): InnIncident {
  const deed = state === 'negated' ? 'negates' : state === 'ignored' ? 'ignores' : '';
  return one.number < 0 && one.about < 0 && deed ? { ...one, about, deed } : one;
}
