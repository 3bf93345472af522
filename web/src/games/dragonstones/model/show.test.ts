import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { auction, fact, player, revealed } from '../testing/samples';
import { A_COIN, BREATH, CLOSE, DEED, OPEN, VERDICT } from './beats';
import { Show } from './show.svelte';

const NEXT = auction({
  players: [player(0, { stones: [{ key: 'red', count: 2 }] }), player(1), player(2)],
  auction: { card: 'thief', title: 'Thief', text: '', stage: 'bidding', winner: -1, opened: false },
  lots: [
    { card: 'witch', title: 'Witch', state: 'played' },
    { card: 'thief', title: 'Thief', state: 'now' },
    { card: 'red_dragon', title: 'Red Dragon', state: 'to-come' },
  ],
});
const NEWS = [
  revealed(0, 3),
  revealed(1, 1),
  revealed(2, 0),
  fact('won', { amount: 3 }),
  fact('took-stones'),
  fact('turned-up', { card: 'thief' }),
];
const full = (ms: number): number => ms;
const none = (): number => 0;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function shown(pace = full, rest = full): Show {
  const show = new Show(auction(), [], pace, rest);
  show.hear(NEXT, NEWS, NEWS);
  return show;
}

test('all fists close, are held for a breath, and open together; then the winner is told and takes what is won', () => {
  const show = shown();
  expect(show.seen.fists).toBe('closed');
  expect(show.seen.bids).toEqual([]);
  vi.advanceTimersByTime(CLOSE);
  expect(show.seen.fists).toBe('breath');
  vi.advanceTimersByTime(BREATH);
  expect(show.seen.fists).toBe('open');
  expect(show.seen.bids.map(({ worth }) => worth)).toEqual([3, 1, 0]);
  expect(show.seen.verdict).toBeNull();
  vi.advanceTimersByTime(OPEN + 3 * A_COIN);
  expect(show.seen.verdict?.kind).toBe('won');
  expect(show.seen.table.auction?.card).toBe('witch');
  vi.advanceTimersByTime(VERDICT);
  expect(show.seen.deed?.kind).toBe('took-stones');
  expect(show.seen.table.players[0]?.stones[0]?.count).toBe(2);
  vi.advanceTimersByTime(DEED);
  expect(show.running).toBe(false);
  expect(show.seen.table).toBe(NEXT);
  expect(show.seen.fists).toBe('filling');
});

test('it is stopped, gone through beat by beat, and goes on', () => {
  const show = shown();
  show.pause(true);
  vi.advanceTimersByTime(60_000);
  expect([show.paused, show.seen.fists]).toEqual([true, 'closed']);
  show.next();
  expect([show.paused, show.seen.fists]).toEqual([true, 'breath']);
  vi.advanceTimersByTime(60_000);
  expect(show.seen.fists).toBe('breath');
  show.pause(false);
  expect(show.seen.fists).toBe('open');
  vi.advanceTimersByTime(60_000);
  expect([show.moving, show.paused]).toEqual([false, false]);
});

test('a click skips to the end', () => {
  const show = shown();
  show.skip();
  expect(show.running).toBe(false);
  expect(show.seen.table).toBe(NEXT);
  expect(vi.getTimerCount()).toBe(0);
});

test('where nothing moves the fists are open at once and stay to be read', () => {
  const show = shown(none);
  expect(show.seen.fists).toBe('open');
  expect(show.seen.verdict?.kind).toBe('won');
  expect(show.running).toBe(true);
});

test('at the highest speed everything has happened at once', () => {
  const show = shown(none, none);
  expect(show.running).toBe(false);
  expect(show.seen.table).toBe(NEXT);
});

test('what comes meanwhile waits its turn, and hurries', () => {
  const show = shown();
  show.hear(NEXT, NEWS, NEWS);
  expect(show.seen.fists).toBe('closed');
  vi.advanceTimersByTime(CLOSE);
  expect(show.seen.fists).toBe('breath');
  vi.advanceTimersByTime(BREATH / 3);
  expect(show.seen.fists).toBe('open');
  vi.runAllTimers();
  expect(show.running).toBe(false);
});

test('everything anew is shown as it is', () => {
  const show = shown();
  show.hear(NEXT, NEWS, null);
  expect(show.running).toBe(false);
  expect(show.seen.table).toBe(NEXT);
});

test('while the winner decides, the fists stay open and the verdict stands', () => {
  const bid = { coins: [{ key: 'fairy', count: 3 }], worth: 3 };
  const power = auction({
    players: [player(0, { bid, won: true }), player(1, { bid: { coins: [], worth: 0 } }), player(2)],
    auction: { card: 'witch', title: 'Witch', text: '', stage: 'power', winner: 0, opened: true },
  });
  const show = new Show(power, [fact('turned-up', { card: 'witch' }), revealed(0, 3), fact('won')], full, full);
  expect(show.seen.fists).toBe('open');
  expect(show.seen.bids.map(({ seat, worth }) => [seat, worth])).toEqual([
    [0, 3],
    [1, 0],
  ]);
  expect(show.seen.verdict?.kind).toBe('won');
});

test('the last auction is shown again, slowly and to its end, and then the table as it is', () => {
  const show = shown();
  vi.runAllTimers();
  expect(show.canShowAgain).toBe(true);
  show.showAgain();
  expect(show.again).toBe(true);
  expect(show.seen.table.auction?.card).toBe('witch');
  expect(show.seen.fists).toBe('closed');
  vi.advanceTimersByTime(2 * 700);
  expect(show.seen.fists).toBe('breath');
  vi.advanceTimersByTime(2 * 700);
  expect(show.seen.bids).toHaveLength(3);
  vi.runAllTimers();
  expect(show.again).toBe(false);
  expect(show.seen.table).toBe(NEXT);
});

test('what was won in a later breath belongs to the auction that is shown again', () => {
  const show = new Show(auction(), [], none, none);
  show.hear(NEXT, NEWS, NEWS.slice(0, 4));
  show.hear(NEXT, NEWS, NEWS.slice(4));
  show.showAgain();
  const deeds: (string | undefined)[] = [];
  while (show.running) {
    deeds.push(show.seen.deed?.kind);
    vi.advanceTimersToNextTimer();
  }
  expect(deeds).toContain('took-stones');
});

test('something new ends what is shown again', () => {
  const show = shown();
  show.skip();
  show.showAgain();
  show.hear(NEXT, NEWS, [fact('took-stones')]);
  expect(show.again).toBe(false);
  expect(show.seen.deed?.kind).toBe('took-stones');
});

test('before any fists there is nothing to show again', () => {
  const show = new Show(auction(), [], full, full);
  expect(show.canShowAgain).toBe(false);
  show.showAgain();
  expect(show.running).toBe(false);
});

test('with the verdict the coins of all hands are spent', () => {
  const show = shown(none);
  expect(show.seen.flights.map(({ from, to, things }) => [from, to, things.length])).toEqual([
    ['hand-0', 'spent-0', 3],
    ['hand-1', 'spent-1', 1],
  ]);
});
