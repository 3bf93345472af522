import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fact } from '../../../testing/scenes';
import { incident, inn, seat } from '../testing/samples';
import { chain } from './chain';
import { BESIDE_MAT, MOST_BEHIND, Motion } from './motion.svelte';
import { HIDDEN_STRENGTH, NUMBER_FLIES, READ_A_CARD } from './steps';

const as = { pace: (ms: number): number => ms, rest: (ms: number): number => ms, patient: false };
const patient = { ...as, patient: true };
const atOnce = { ...as, pace: () => 0, rest: () => 0 };

function losing(number: number, before: number, after: number) {
  return fact('fortitude', { seat: number, changes: [{ seat: number, what: 'fortitude', before, after }] });
}

function standing(fortitude: number) {
  return inn({ seats: [seat(0), seat(1, { fortitude, left: fortitude }), seat(2)] });
}

describe('what is seen of the table', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('a token walks cell by cell, 90 ms each', () => {
    const motion = new Motion(standing(20), as);
    motion.hear({ facts: [losing(1, 20, 17)], before: standing(20), after: standing(17) });
    expect(motion.table.seats[1]?.fortitude).toBe(19);
    expect(motion.step?.shakes).toBe(1);
    vi.advanceTimersByTime(90);
    expect(motion.table.seats[1]?.fortitude).toBe(18);
    vi.advanceTimersByTime(90);
    expect(motion.table.seats[1]?.fortitude).toBe(17);
    vi.advanceTimersByTime(90);
    expect(motion.step).toBeNull();
  });

  test('facts are shown in their order, and the truth last', () => {
    const motion = new Motion(standing(20), as);
    const after = inn({ seats: [seat(0), seat(1, { fortitude: 19, gold: 8 }), seat(2)] });
    const gold = fact('gold', { seat: 1, changes: [{ seat: 1, what: 'gold', before: 10, after: 9 }] });
    motion.hear({ facts: [losing(1, 20, 19), gold], before: standing(20), after });
    expect(motion.table.seats[1]).toMatchObject({ fortitude: 19, gold: 10 });
    vi.advanceTimersByTime(90);
    expect(motion.step?.flight).toMatchObject({ kind: 'coins', from: 1, to: -1 });
    vi.advanceTimersByTime(1000);
    expect(motion.table).toBe(after);
  });

  test('a click shows the end at once', () => {
    const motion = new Motion(standing(20), as);
    motion.hear({ facts: [losing(1, 20, 10)], before: standing(20), after: standing(10) });
    motion.finish();
    expect(motion.table.seats[1]?.fortitude).toBe(10);
    vi.advanceTimersByTime(5000);
    expect(motion.table.seats[1]?.fortitude).toBe(10);
  });

  test('it is never more than a second behind, however much happens', () => {
    const motion = new Motion(standing(20), as);
    for (let value = 20; value > 0; value -= 4) {
      motion.hear({ facts: [losing(1, value, value - 4)], before: standing(value), after: standing(value - 4) });
    }
    vi.advanceTimersByTime(MOST_BEHIND + 90);
    expect(motion.table.seats[1]?.fortitude).toBe(0);
    expect(motion.step).toBeNull();
  });

  test('without movement everything is there at once', () => {
    const motion = new Motion(standing(20), atOnce);
    motion.hear({ facts: [losing(1, 20, 12)], before: standing(20), after: standing(12) });
    expect(motion.table.seats[1]?.fortitude).toBe(12);
  });

  test('a played card comes to the middle, is struck, and can be looked at until something else lies there', () => {
    const motion = new Motion(inn(), as);
    const played = fact('played', { seat: 1, card: 'c/1', seats: [0] });
    motion.hear({
      facts: [played, fact('negated', { seat: 2, card: 'c/1' }), fact('turn')],
      before: inn(),
      after: inn(),
    });
    expect(motion.table.incidents).toMatchObject([{ card: 'c/1', seat: 1, targets: [0], state: 'pending' }]);
    vi.advanceTimersByTime(320);
    expect(motion.table.incidents).toMatchObject([{ state: 'negated' }]);
    vi.advanceTimersByTime(1000);
    expect(motion.table.incidents).toEqual([]);
    expect(motion.lately).toMatchObject([{ card: 'c/1', state: 'negated' }]);
  });

  test('a Drink is turned up card by card, and its strength is told with the last', () => {
    const cards = ['c/1', 'c/2', 'c/3'];
    const drink = incident(7, { kind: 'drink', seat: 1, cards, amount: 6 });
    const after = inn({ incidents: [drink] });
    const motion = new Motion(inn(), as);
    const facts = cards.map((card, index) => fact('revealed', { seat: 1, card, amount: index }));
    motion.hear({ facts, before: inn(), after });
    expect(motion.table.incidents).toMatchObject([{ number: 7, cards: ['c/1'], amount: 0 }]);
    vi.advanceTimersByTime(400);
    expect(motion.table.incidents).toMatchObject([{ cards: ['c/1', 'c/2'], amount: 0 }]);
    vi.advanceTimersByTime(300);
    expect(motion.table.incidents).toMatchObject([{ cards, amount: 6 }]);
    vi.advanceTimersByTime(1000);
    expect(motion.table).toBe(after);
  });

  test('a Drink that is gone by now is seen all the same, and so is what fizzled', () => {
    const motion = new Motion(inn(), as);
    const facts = [
      fact('revealed', { seat: 1, card: 'c/1', amount: 0 }),
      fact('revealed', { seat: 1, card: 'c/2', amount: 1 }),
      fact('chaser-fizzled', { seat: 1, card: 'c/2' }),
      fact('drank', { seat: 1, card: 'c/1', cards: ['c/1'], amount: 3 }),
      fact('turn'),
    ];
    motion.hear({ facts, before: inn(), after: inn() });
    const seen: unknown[] = [];
    for (let at = 0; at < 12; at++) {
      seen.push(motion.table.incidents.map((one) => [one.state, one.cards.join('+')].join(' '))[0]);
      vi.advanceTimersByTime(100);
    }
    expect([...new Set(seen)]).toEqual(['pending c/1', 'pending c/1+c/2', 'drunk c/1', undefined]);
  });

  test('the sides of a contest come one after another, and are compared when all of a Drink is there', () => {
    const contest = [
      { seat: 0, cards: ['c/1'], strength: 1 },
      { seat: 1, cards: ['c/2', 'c/3'], strength: 5 },
    ];
    const motion = new Motion(inn(), as);
    const facts = [
      fact('revealed', { seat: 0, card: 'c/1', amount: 0 }),
      fact('revealed', { seat: 1, card: 'c/2', amount: 0 }),
      fact('revealed', { seat: 1, card: 'c/3', amount: 1 }),
    ];
    motion.hear({ facts, before: inn(), after: inn({ contest }) });
    expect(motion.table.contest).toEqual([contest[0]]);
    vi.advanceTimersByTime(400);
    expect(motion.table.contest).toMatchObject([{ strength: 1 }, { cards: ['c/2'], strength: HIDDEN_STRENGTH }]);
    vi.advanceTimersByTime(400);
    expect(motion.table.contest).toEqual(contest);
  });

  test('the last events are shown again, slowly, and news end it', () => {
    const motion = new Motion(standing(20), as);
    motion.hear({ facts: [losing(1, 20, 18)], before: standing(20), after: standing(18) });
    vi.advanceTimersByTime(1000);
    motion.showAgain();
    expect(motion.again).toBe(true);
    vi.advanceTimersByTime(NUMBER_FLIES * 1.5);
    expect(motion.table.seats[1]?.fortitude).toBe(19);
    vi.advanceTimersByTime(600);
    expect(motion.again).toBe(true);
    motion.hear({ facts: [losing(1, 18, 17)], before: standing(18), after: standing(17) });
    expect(motion.again).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(motion.table.seats[1]?.fortitude).toBe(17);
  });

  test('a card that is negated and gone is struck for a while, and again when it is shown again', () => {
    const lying = inn({ phase: 'drink', incidents: [incident(4, { seat: 1, card: 'c/1', targets: [0] })] });
    const motion = new Motion(lying, patient);
    motion.hear({ facts: [fact('negated', { seat: 2, card: 'c/1' })], before: lying, after: inn() });
    expect(motion.table.incidents).toMatchObject([{ number: 4, state: 'negated' }]);
    expect(motion.table.phase).toBe('drink');
    vi.advanceTimersByTime(3000);
    expect(motion.table.phase).toBe('action');
    expect(motion.table.incidents).toEqual([]);
    expect(motion.lately).toMatchObject([{ state: 'negated' }]);
    motion.showAgain();
    expect(motion.table.incidents).toMatchObject([{ number: 4, state: 'negated' }]);
    motion.finish();
    expect(motion.lately).toMatchObject([{ state: 'negated' }]);
  });

  test('where nobody waits, a card of somebody else stands for a second and a half before anything comes of it', () => {
    const told: string[] = [];
    const motion = new Motion(standing(20), { ...patient, tell: ({ kind }) => told.push(kind) });
    const lying = { ...standing(20), incidents: [incident(1, { seat: 1, card: 'c/1', targets: [1] })] };
    const seen: string[] = [];
    const played = fact('played', { seat: 1, card: 'c/1', seats: [1] });
    motion.hear({ facts: [played], before: standing(20), after: lying, seen: () => seen.push('played') });
    motion.hear({ facts: [losing(1, 20, 18)], before: lying, after: standing(18), seen: () => seen.push('lost') });
    expect([told, seen]).toEqual([['played'], ['played']]);
    vi.advanceTimersByTime(320 + READ_A_CARD - 1);
    expect([told, seen]).toEqual([['played'], ['played']]);
    vi.advanceTimersByTime(1);
    expect(told).toEqual(['played', 'fortitude']);
    vi.advanceTimersByTime(NUMBER_FLIES + 90);
    expect(motion.telling?.kind).toBe('fortitude');
    expect(seen, 'what comes next waits until this has been seen').toEqual(['played']);
    expect(motion.changes).toEqual([{ seat: 1, what: 'fortitude', before: 20, after: 18 }]);
    vi.advanceTimersByTime(BESIDE_MAT);
    expect([motion.changes, motion.step]).toEqual([[], null]);
    expect(seen).toEqual(['played', 'lost']);
  });

  test.each([
    ['fortitude', 20, 18, -2, 1],
    ['fortitude', 15, 17, 2, undefined],
    ['alcohol', 2, 5, 3, 1],
  ])('a number of %s flies to its mat before it changes from %i to %i', (what, before, after, count, shakes) => {
    const numbers = (value: number) => inn({ seats: [seat(0), seat(1, { [what]: value }), seat(2)] });
    const motion = new Motion(numbers(before), patient);
    const change = fact(what, { seat: 1, changes: [{ seat: 1, what, before, after }] });
    motion.hear({ facts: [change], before: numbers(before), after: numbers(after) });
    expect(motion.step?.flight).toEqual({ kind: what, from: -1, to: 1, count });
    expect(motion.table.seats[1]).toMatchObject({ [what]: before });
    vi.advanceTimersByTime(NUMBER_FLIES);
    expect(motion.table.seats[1]).toMatchObject({ [what]: before + Math.sign(count) });
    expect(motion.step?.shakes).toBe(shakes);
  });

  test('when all pay their ante, the first is seen whole, and the others are one sight with it', () => {
    const ante = (number: number) =>
      fact('gold', { seat: number, changes: [{ seat: number, what: 'gold', before: 10, after: 9 }] });
    const told: number[] = [];
    const motion = new Motion(inn(), { ...patient, tell: ({ seat: number }) => told.push(number) });
    motion.hear({ facts: [ante(0), ante(1), ante(2)], before: inn(), after: inn() });
    vi.advanceTimersByTime(669);
    expect(told).toEqual([0]);
    vi.advanceTimersByTime(1);
    expect(told).toEqual([0, 1]);
    vi.advanceTimersByTime(134);
    expect(told).toEqual([0, 1, 2]);
  });

  test('what happens once more, but not at once, takes half the time', () => {
    const drink = fact('ordered', { seat: 1, other: 2 });
    const told: string[] = [];
    const motion = new Motion(inn(), { ...patient, tell: ({ kind }) => told.push(kind) });
    motion.hear({ facts: [drink, fact('control'), drink, fact('turn')], before: inn(), after: inn() });
    vi.advanceTimersByTime(570 + 820);
    expect(told).toEqual(['ordered', 'control', 'ordered']);
    vi.advanceTimersByTime(284);
    expect(told).toHaveLength(3);
    vi.advanceTimersByTime(1);
    expect(told).toEqual(['ordered', 'control', 'ordered', 'turn']);
  });

  test('a Drink Event is read once: when it begins', () => {
    const told: string[] = [];
    const motion = new Motion(inn(), { ...patient, tell: ({ kind }) => told.push(kind) });
    const facts = [fact('revealed', { card: 'c/1' }), fact('event-started', { card: 'c/1' }), fact('turn')];
    motion.hear({ facts, before: inn(), after: inn() });
    vi.advanceTimersByTime(400);
    expect(told).toEqual(['revealed', 'event-started']);
    vi.advanceTimersByTime(400 + READ_A_CARD - 1);
    expect(told).toEqual(['revealed', 'event-started']);
    vi.advanceTimersByTime(1);
    expect(told).toEqual(['revealed', 'event-started', 'turn']);
  });

  test('an answer that is settled at once lies on what it negated, two answers deep', () => {
    const motion = new Motion(inn(), patient);
    const facts = [
      fact('played', { seat: 1, card: 'c/1' }),
      fact('played', { seat: 2, card: 'c/2' }),
      fact('played', { seat: 0, card: 'c/3' }),
      fact('negated', { seat: 0, card: 'c/2' }),
      fact('negated', { seat: 2, card: 'c/1' }),
    ];
    motion.hear({ facts, before: inn(), after: inn() });
    for (let told = 1; told < facts.length; told += 1) motion.next();
    const [first, second, third] = motion.table.incidents;
    expect(chain(motion.table.incidents).map(({ on, depth }) => [on, depth])).toEqual([
      [-1, 0],
      [first?.number, 1],
      [second?.number, 2],
    ]);
    expect([second?.deed, third?.deed]).toEqual(['negates', 'negates']);
  });

  test('it can be paused, goes on thing by thing, and is skipped', () => {
    const motion = new Motion(standing(20), patient);
    const played = fact('played', { seat: 1, card: 'c/1' });
    motion.hear({ facts: [played, losing(1, 20, 15), fact('turn')], before: standing(20), after: standing(15) });
    motion.pause(true);
    vi.advanceTimersByTime(60_000);
    expect(motion.step?.fact.kind).toBe('played');
    motion.next();
    expect(motion.step?.fact.kind).toBe('fortitude');
    motion.next();
    expect([motion.step?.fact.kind, motion.table.seats[1]?.fortitude]).toEqual(['turn', 15]);
    vi.advanceTimersByTime(60_000);
    expect([motion.paused, motion.step?.fact.kind]).toEqual([true, 'turn']);
    motion.pause(false);
    expect([motion.paused, motion.step]).toEqual([false, null]);
  });

  test('a player who answers has read what lies there', () => {
    const motion = new Motion(inn(), patient);
    motion.hear({ facts: [fact('played', { seat: 1, card: 'c/1' })], before: inn(), after: inn() });
    motion.answered();
    expect(motion.step).toBeNull();
  });

  test('what is told anew is shown as it is', () => {
    const motion = new Motion(standing(20), as);
    motion.hear({ facts: [losing(1, 20, 10)], before: standing(20), after: standing(10) });
    motion.jump(standing(15));
    expect(motion.table.seats[1]?.fortitude).toBe(15);
    expect(motion.past).toEqual([]);
  });
});
