import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEAF_FOR } from '../../parts/table/deaf';
import { settings } from '../../settings.svelte';
import { chair } from '../../testing/scenes';
import { FakeTable } from '../../testing/table.svelte';
import { NO_ORDERS } from '../../wire/orders';
import { auction, fact, fistAsked, library, player, revealed, scene } from './testing/samples';
import Result from './parts/Result.svelte';
import Table from './Table.svelte';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  settings.hinted = ['ds-guide'];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const asked = () => scene(auction(), { question: fistAsked() });

test('the result is told to wait while the last fists are seen', async () => {
  const table = new FakeTable(asked());
  const busy = vi.fn();
  render(Table, { table, library, busy });
  const last = [revealed(0, 2), revealed(1, 1), revealed(2, 0), fact('won'), fact('game-won')];
  table.tell(last, scene(auction({ over: true, winner: 0 }), { phase: 'over' }));
  expect(busy).toHaveBeenLastCalledWith(true);
  vi.advanceTimersByTime(10_000);
  await tick();
  expect(busy).toHaveBeenLastCalledWith(false);
});

const NEXT = { ...fistAsked(), number: 2 };
const OPENED = [revealed(0, 2), revealed(1, 1), revealed(2, 0), fact('won'), fact('turned-up', { card: 'thief' })];

test('among people the next fist can be filled and closed while the last ones are still shown', async () => {
  const table = new FakeTable(asked());
  render(Table, { table, library });
  table.tell(OPENED, scene(auction(), { question: NEXT }));
  await tick();
  vi.advanceTimersByTime(DEAF_FOR);
  await fireEvent.keyDown(screen.getAllByRole('spinbutton')[0] as HTMLElement, { key: '2' });
  expect(screen.getAllByRole('spinbutton')[0]?.getAttribute('aria-valuenow')).toBe('2');
  await fireEvent.click(screen.getByRole('button', { name: 'Close my fist' }));
  expect(table.said).toEqual([{ type: 'choose', question: 2, choice: 2 }]);
});

test('alone among bots one sees the fists first, and is asked then', async () => {
  const bots = [chair('Ann'), chair('Lev', { kind: 'bot' }), chair('Mira', { kind: 'bot' })];
  const table = new FakeTable(scene(auction(), { question: fistAsked(), seats: bots }));
  render(Table, { table, library });
  table.tell(OPENED, scene(auction(), { question: NEXT, seats: bots }));
  await tick();
  expect(screen.queryByRole('spinbutton')).toBeNull();
  vi.advanceTimersByTime(10_000);
  await tick();
  expect(screen.getAllByRole('spinbutton').length).toBeGreaterThan(0);
});

test('a player who wants nothing more this turn says so once, and can change their mind', async () => {
  const table = new FakeTable(asked());
  render(Table, { table, library });
  vi.advanceTimersByTime(DEAF_FOR);
  await fireEvent.click(screen.getByRole('button', { name: 'Nothing more this turn' }));
  expect(table.said).toEqual([{ type: 'order', orders: { pass_turn: true } }]);
  table.tell(
    [],
    scene(auction(), { question: fistAsked(), private: { orders: { ...NO_ORDERS, pass_turn: true }, armed: [] } }),
  );
  await tick();
  expect(screen.queryByRole('spinbutton')).toBeNull();
  vi.advanceTimersByTime(DEAF_FOR);
  await fireEvent.click(screen.getByRole('button', { name: 'Ask me again' }));
  expect(table.said.at(-1)).toEqual({ type: 'order', orders: { pass_turn: false } });
});

test('a game that was given up says so where one was asked', async () => {
  const table = new FakeTable(asked());
  render(Table, { table, library });
  const outcome = { winners: [], conceded: true, secret: '', numbers: [] };
  table.tell([], scene(auction(), { phase: 'over', outcome }));
  await tick();
  expect(screen.getByRole('region', { name: 'Your move' }).textContent).toContain('Nobody has won');
});

test('a game seen again has nothing that could be pressed to play it', () => {
  render(Table, { table: new FakeTable(asked(), true), library });
  expect(screen.queryByRole('spinbutton')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Your move' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('hints are shown in a first game only, and not to people who see it again', async () => {
  settings.hinted = [];
  const first = render(Table, { table: new FakeTable(asked()), library });
  expect(screen.getByRole('region', { name: 'A hint' }).textContent).toContain('Three points win.');
  first.unmount();
  render(Table, { table: new FakeTable(asked(), true), library });
  expect(screen.queryByRole('region', { name: 'A hint' })).toBeNull();
});

test('the winner stands first, the others by points', () => {
  const players = [player(0, { points: 1 }), player(1, { points: 2 }), player(2, { points: 3 })];
  const outcome = { winners: [2], conceded: false, secret: '', numbers: [] };
  render(Result, { table: new FakeTable(scene(auction({ players }), { outcome })), library });
  const rows = screen.getAllByRole('listitem').map((row) => row.querySelector('b')?.textContent ?? '');
  expect(rows.map((name) => name.slice(0, 3))).toEqual(['Mir', 'Lev', 'Ann']);
});
