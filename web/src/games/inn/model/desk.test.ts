import { flushSync } from 'svelte';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fact } from '../../../testing/scenes';
import { FakeTable } from '../../../testing/table.svelte';
import { foreseen, held, inn, library, option, question, scene } from '../testing/samples';
import { Desk } from './desk.svelte';
import type { Prong } from './fork';

const knife = [1, 2].map((target) => option(target, { number: 1, title: 'Card 1', targets: [target] }));
const mug = option(3, { number: 2, title: 'Card 2' });
const pass = option(0, { verb: 'pass' });
const hand = [held(1, { options: [1, 2] }), held(2, { options: [3] }), held(3, { playable: false, why: 'No.' })];

let table: FakeTable;
let desk: Desk;

function sit(options = [pass, ...knife, mug], change = {}): void {
  table = new FakeTable(scene(inn({ hand }), question(options, change)));
  desk = new Desk(
    () => table,
    () => library,
  );
  desk.attend();
}

const card = (index: number) => hand[index] ?? held(0);

describe('choosing', () => {
  beforeEach(() => sit());

  test('a card, then whom it hits', () => {
    desk.takeCard(card(0));
    expect(desk.lifted).toBe(1);
    expect([...desk.targets]).toEqual([1, 2]);
    expect(desk.aim(0)).toBe(false);
    expect(desk.aim(2)).toBe(true);
    expect(table.said).toEqual([{ type: 'choose', question: 1, choice: 2 }]);
    expect(desk.question).toBeNull();
  });

  test('a card without targets is lifted, and played when taken again', () => {
    desk.takeCard(card(1));
    expect(table.said).toEqual([]);
    desk.takeCard(card(1));
    expect(table.said).toEqual([{ type: 'choose', question: 1, choice: 3 }]);
  });

  test('another card lays the first one down, and so does going back', () => {
    desk.takeCard(card(0));
    desk.takeCard(card(1));
    expect(desk.lifted).toBe(2);
    desk.back();
    expect(desk.lifted).toBeNull();
  });

  test('a card that cannot be played is only read', () => {
    desk.takeCard(card(2));
    expect(desk.lifted).toBeNull();
    expect(desk.reading?.held?.why).toBe('No.');
    expect(table.said).toEqual([]);
  });

  test('another question makes what was begun void', () => {
    desk.takeCard(card(0));
    table.scene = scene(inn({ hand }), question([pass, mug], { number: 2 }));
    flushSync();
    desk.attend();
    expect(desk.path).toEqual([]);
    expect(desk.ears.deaf).toBe(true);
  });

  test('a refused answer can be given again', async () => {
    table.answer = { ok: false, reason: 'late', text: 'Too late.' };
    desk.choose(3);
    expect(desk.question).toBeNull();
    await Promise.resolve();
    await Promise.resolve();
    expect(desk.question?.number).toBe(1);
  });
});

test('what a standing order has answered is no longer asked while it is shown what came of it', () => {
  vi.useFakeTimers();
  sit();
  table.listen((arrival) => desk.hear(arrival));
  const played = fact('played', { seat: 1 });
  table.tell([played, fact('turn', { seat: 1 })], scene(inn({ turn: 2, on_turn: 1 })));
  expect(desk.isPatient).toBe(true);
  expect(desk.motion.telling).toBe(played);
  expect(desk.scene.house.question?.number).toBe(1);
  expect(desk.question).toBeNull();
  vi.useRealTimers();
});

test('what is for sale is chosen before whom it is offered to', () => {
  sit([pass, ...[1, 2].map((target) => option(target, { verb: 'sell', number: 9, card: 'c/5', targets: [target] }))]);
  expect([...desk.targets]).toEqual([]);
  expect(desk.prongs.length).toBe(1);
  desk.take(desk.prongs[0] as Prong);
  expect(desk.chosen?.key).toBe('c/5');
  expect([...desk.targets]).toEqual([1, 2]);
});

test.each(['hurts_only_me', 'does_nothing'])('a play that %s is asked about once', async (flaw) => {
  sit();
  table.previews = [foreseen(3, { [flaw]: true })];
  await desk.foresight.ask(table, 1, 'en');
  desk.choose(3);
  expect(desk.doubt).toBe(3);
  expect(table.said).toEqual([]);
  desk.choose(3);
  expect(table.said).toEqual([{ type: 'choose', question: 1, choice: 3 }]);
});

test('what the answer pointed at would do is foreseen on the track, the worst of it', async () => {
  sit();
  const change = {
    seat: 1,
    what: 'fortitude',
    name: 'Fortitude',
    before: 20,
    least: 16,
    most: 18,
    passing: [],
    text: '',
  };
  table.previews = [foreseen(1, { changes: [change], certain: false })];
  await desk.foresight.ask(table, 1, 'en');
  expect(desk.forecast(1)).toBeNull();
  desk.point(knife.slice(0, 1));
  expect(desk.forecast(1)).toEqual({ fortitude: 16 });
  expect(desk.forecast(2)).toBeNull();
});

test('over a card of the hand each foe it could be played on shows what it would lose', async () => {
  sit();
  const loss = (seat: number) => ({
    ...{ seat, what: 'fortitude', name: 'Fortitude', before: 20, least: 17, most: 17, passing: [], text: '' },
  });
  table.previews = [foreseen(1, { changes: [loss(1)] }), foreseen(2, { changes: [loss(2)] })];
  await desk.foresight.ask(table, 1, 'en');
  desk.hover(held(5, { options: [1, 2] }));
  expect([0, 1, 2].map((seat) => desk.forecast(seat)?.fortitude)).toEqual([undefined, 17, 17]);
  desk.hover(null);
  expect(desk.forecast(1)).toBeNull();
});

test('the same question in another language has its previews told anew', async () => {
  sit();
  table.previews = [foreseen(3, { text: 'Ouch' })];
  await desk.foresight.ask(table, 1, 'en');
  table.previews = [foreseen(3, { text: 'Ой' })];
  await desk.foresight.speak(table, 'en');
  expect(desk.foretold(3)).toEqual(['Ouch']);
  await desk.foresight.speak(table, 'ru');
  expect(desk.foretold(3)).toEqual(['Ой']);
});

test('a pick takes no more than it may, and is confirmed as a sum of bits', () => {
  const bits = [1, 2, 4].map((bit) => option(bit, { verb: 'pick' }));
  sit(bits, { fewest: 1, most: 2, kind: 'discard-to' });
  expect(desk.isPick).toBe(true);
  expect(desk.pickIsRight).toBe(false);
  desk.togglePick(1);
  desk.togglePick(4);
  desk.togglePick(2);
  expect(desk.picked).toEqual([1, 4]);
  desk.togglePick(1);
  desk.togglePick(2);
  desk.confirmPick();
  expect(table.said).toEqual([{ type: 'choose', question: 1, choice: 6 }]);
});
