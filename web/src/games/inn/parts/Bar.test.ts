import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Desk } from '../model/desk.svelte';
import { DEAF_FOR } from '../../../parts/table/deaf';
import { FakeTable } from '../../../testing/table.svelte';
import { NO_ORDERS } from '../../../wire/orders';
import { held, inn, library, option, question, scene } from '../testing/samples';
import Bar from './Bar.svelte';

const pass = option(0, { verb: 'pass', text: 'Play nothing' });
const mug = option(3, { number: 2, title: 'Card 2' });
let table: FakeTable;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
  table = new FakeTable(scene(inn(), question([pass, mug], { kind: 'response' })));
});
afterEach(() => {
  vi.useRealTimers();
});

function sit(tellsWhy = false): Desk {
  const desk = new Desk(
    () => table,
    () => library,
  );
  desk.attend();
  render(Bar, { desk, tellsWhy });
  return desk;
}

test('where there is no corner to read in, the bar offers to play what nobody asks about', async () => {
  table = new FakeTable(scene(inn({ hand: [held(1)] })));
  sit(true).see('c/1', 1);
  await fireEvent.click(await screen.findByRole('button', { name: 'Play it as soon as it can be played' }));
  expect(table.said).toEqual([{ type: 'arm', card: 1 }]);
});

test('new buttons hear nothing for 400 ms', async () => {
  sit();
  const button = screen.getByRole('button', { name: /^Pass P/ });
  await fireEvent.click(button);
  await fireEvent.click(screen.getByRole('button', { name: /Card 2/ }));
  expect(table.said).toEqual([]);
  vi.advanceTimersByTime(DEAF_FOR);
  await fireEvent.click(button);
  expect(table.said).toEqual([{ type: 'choose', question: 1, choice: 0 }]);
});

test('passing until this turn is over gives the order and passes now', async () => {
  sit();
  vi.advanceTimersByTime(DEAF_FOR);
  await fireEvent.click(screen.getByRole('button', { name: /Pass until/ }));
  await fireEvent.click(screen.getByRole('radio', { name: 'this turn is over' }));
  expect(table.said).toMatchObject([
    { type: 'order', orders: { pass_turn: true, pass_untouched: false, pass_all: false } },
    { type: 'choose', choice: 0 },
  ]);
});

test.each([
  ['pass_all', 'Stop passing, ask me again'],
  ['pass_untouched', 'Ask me about everything'],
])('as long as %s holds, there is a brake', async (order, name) => {
  const mine = { orders: { ...NO_ORDERS, [order]: true }, armed: [] };
  table.scene = scene(inn(), null, { private: mine as never });
  sit();
  await fireEvent.click(screen.getByRole('button', { name }));
  expect(table.said).toMatchObject([{ type: 'order', orders: { pass_all: false, pass_untouched: false } }]);
});

test('the strongest button is to do something, unless nothing can be done', () => {
  sit();
  const button = (): HTMLElement => screen.getByRole('button', { name: /^Pass P/ });
  expect(button().classList.contains('primary')).toBe(false);
  cleanup();
  table.scene = scene(inn(), question([pass], { kind: 'response', number: 2 }));
  sit();
  expect(button().classList.contains('primary')).toBe(true);
});

test('a player can ask to be asked about Anytime cards', async () => {
  sit();
  await fireEvent.click(screen.getByRole('button', { name: /Pass until/ }));
  await fireEvent.click(screen.getByRole('checkbox', { name: 'Ask me about Anytime cards as well' }));
  expect(table.said).toMatchObject([{ type: 'order', orders: { ask_anytime: true, ask_always: false } }]);
});

test('passing until something touches me keeps the present question', async () => {
  sit();
  await fireEvent.click(screen.getByRole('button', { name: /Pass until/ }));
  await fireEvent.click(screen.getByRole('radio', { name: 'something touches me' }));
  await fireEvent.click(screen.getByRole('checkbox', { name: 'drinks' }));
  expect(table.said).toMatchObject([
    { type: 'order', orders: { pass_untouched: true } },
    { type: 'order', orders: { stop_for: ['drink'] } },
  ]);
});

test.each([
  [0, 1, 'Pick one card, or none.'],
  [0, 3, 'Pick up to 3 cards, or none.'],
  [1, 1, 'Pick one card.'],
  [2, 2, 'Pick 2 cards.'],
  [1, 3, 'Pick 1 to 3 cards.'],
])('from %d to %d cards are asked for in so many words', (fewest, most, words) => {
  table.scene = scene(inn(), question([mug], { kind: 'discard', fewest, most }));
  sit();
  expect(screen.getByText(words)).toBeTruthy();
});

test.each([
  ['pass_untouched', 'Ask me about everything'],
  ['pass_all', 'Stop passing, ask me again'],
])('where %s is ordered and nobody asks, the bar offers to be asked', async (order, name) => {
  table.scene = scene(inn(), null, { private: { orders: { ...NO_ORDERS, [order]: true }, armed: [] } });
  sit();
  await fireEvent.click(screen.getByRole('button', { name }));
  expect(table.said).toMatchObject([{ type: 'order', orders: { pass_untouched: false, pass_all: false } }]);
});

test('the pass button stays where it is and waits when nobody asks', () => {
  table.scene = scene(inn());
  sit();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Pass P/ }).disabled).toBe(true);
});
