import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gathering } from '../testing/scenes';
import { FakeSocket } from '../testing/sockets';
import { TableLink } from './link.svelte';
import type { Arrival } from './view';

let link: TableLink;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made.length = 0;
  link = new TableLink('k', 'token', (address) => new FakeSocket(address) as unknown as WebSocket);
});

afterEach(() => {
  link.close();
  vi.useRealTimers();
});

test('says hello first, and shows what it is told', () => {
  FakeSocket.last().greet(gathering());
  expect(FakeSocket.last().said[0]).toEqual({ type: 'hello', token: 'token', language: 'en', after: null });
  expect(link.connection).toBe('online');
  expect(link.scene?.house.seats[0]?.name).toBe('Ann');
});

test('comes back by itself with the number of the last news', () => {
  FakeSocket.last().greet(gathering(), 7);
  FakeSocket.last().drop();
  expect(link.connection).toBe('lost');
  vi.advanceTimersByTime(2000);
  expect(FakeSocket.made.length).toBe(2);
  FakeSocket.last().open();
  expect(FakeSocket.last().said[0]).toMatchObject({ type: 'hello', after: 7 });
  FakeSocket.last().tell({ type: 'welcome', protocol: 2, table: 'k', seat: 0, resumed: true });
  expect(link.connection).toBe('online');
});

test('says how far it has been shown, once, and again when it is back', () => {
  const ready = (): unknown[] => FakeSocket.last().said.filter(({ type }) => type === 'ready');
  FakeSocket.last().greet(gathering(), 7);
  expect(ready()).toEqual([]);
  link.caughtUp(true);
  link.caughtUp(true);
  expect(ready()).toEqual([{ type: 'ready', id: 0, news: 7 }]);
  FakeSocket.last().tell({ type: 'news', number: 8, facts: [], remarks: [], changes: {} });
  FakeSocket.last().drop();
  vi.advanceTimersByTime(2000);
  FakeSocket.last().open();
  FakeSocket.last().tell({ type: 'welcome', protocol: 3, table: 'k', seat: 0, resumed: true });
  expect(ready(), 'the last news are still being shown').toEqual([{ type: 'ready', id: 0, news: 7 }]);
  link.caughtUp(true);
  link.caughtUp(false);
  expect(ready().slice(1)).toEqual([
    { type: 'ready', id: 0, news: 8 },
    { type: 'ready', id: 0, news: null },
  ]);
});

test('tries at once when the network is back, even if an earlier try hangs', () => {
  FakeSocket.last().greet(gathering());
  FakeSocket.last().drop();
  vi.advanceTimersByTime(200);
  const hanging = FakeSocket.last();
  window.dispatchEvent(new Event('online'));
  expect(FakeSocket.last()).not.toBe(hanging);
  hanging.drop();
  FakeSocket.last().greet(gathering());
  expect(link.connection).toBe('online');
});

test('never waits longer than a little over a second between tries', () => {
  FakeSocket.last().greet(gathering());
  for (let round = 0; round < 10; round++) {
    FakeSocket.last().drop();
    const before = FakeSocket.made.length;
    vi.advanceTimersByTime(1200);
    expect(FakeSocket.made.length).toBe(before + 1);
  }
});

test('does not try again where it is of no use', () => {
  FakeSocket.last().greet(gathering());
  FakeSocket.last().drop(4401);
  vi.advanceTimersByTime(60_000);
  expect(link.connection).toBe('gone');
  expect(link.problem).toBe('gone-token');
  expect(FakeSocket.made.length).toBe(1);
});

test('an answer that was on its way is given again; a remark is not said twice', async () => {
  FakeSocket.last().greet(gathering());
  const chosen = link.send({ type: 'choose', question: 3, choice: 1 });
  const said = link.send({ type: 'say', text: 'Cheers!' });
  FakeSocket.last().drop();
  expect(await said).toMatchObject({ ok: false, reason: 'lost' });
  vi.advanceTimersByTime(2000);
  FakeSocket.last().greet(gathering(), 8);
  const again = FakeSocket.last().said.find((message) => message.type === 'choose');
  expect(again).toMatchObject({ question: 3, choice: 1 });
  expect(FakeSocket.last().said.some((message) => message.type === 'say')).toBe(false);
  FakeSocket.last().tell({ type: 'done', id: again?.id ?? 0 });
  expect(await chosen).toEqual({ ok: true });
});

test('a refusal is an answer with its reason in words', async () => {
  FakeSocket.last().greet(gathering());
  const answer = link.send({ type: 'start' });
  const { id } = FakeSocket.last().said.at(-1) as { id: number };
  FakeSocket.last().tell({ type: 'refused', id, reason: 'seats-empty', text: 'One seat is still empty.' });
  expect(await answer).toEqual({ ok: false, reason: 'seats-empty', text: 'One seat is still empty.' });
});

test('tells listeners of each arrival in order, with the scene before and after', () => {
  const heard: Arrival[] = [];
  const stop = link.listen((arrival) => heard.push(arrival));
  FakeSocket.last().greet(gathering());
  FakeSocket.last().tell({ type: 'news', number: 2, facts: [], remarks: [], changes: { house: { host: 1 } } });
  stop();
  FakeSocket.last().tell({ type: 'news', number: 3, facts: [], remarks: [], changes: { house: { host: 0 } } });
  expect(heard.map((arrival) => [arrival.anew, arrival.before?.house.host, arrival.scene.house.host])).toEqual([
    [true, undefined, 0],
    [false, 0, 1],
  ]);
});

test('notices a network that went away without a word', () => {
  FakeSocket.last().greet(gathering());
  vi.advanceTimersByTime(8000);
  expect(FakeSocket.last().said.some((message) => message.type === 'ping')).toBe(true);
  vi.advanceTimersByTime(12_000);
  expect(FakeSocket.made.length).toBeGreaterThan(1);
});
