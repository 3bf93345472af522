import { beforeEach, expect, test, vi } from 'vitest';
import type { Fact, ReplayStep, TableShown } from './messages';
import { Replay } from './replay.svelte';
import type { Arrival } from './view';

const STEPS = 100;
const table = { table: 'k', code: '', game: 'inn', phase: 'over', seats: [{}, {}], free: 0, commitment: 'c' };
const outline = {
  game: 'inn',
  first: 0,
  last: STEPS,
  steps: STEPS,
  turns: [10, 30, 60],
  outs: [],
  rules: 1,
  rules_now: 1,
};
const fact = (text: string): Fact => ({ text }) as Fact;

function stepOf(step: number, seat: number): ReplayStep {
  return {
    step,
    steps: STEPS,
    seat,
    chooser: 0,
    choice: '',
    facts: [fact(`${seat}/${step}`)],
    view: { game: 'inn', turn: 1, viewer: seat } as ReplayStep['view'],
    lines: [`line ${step}`],
  };
}

const fetchSteps = vi.fn((step: number, seat: number) =>
  Promise.resolve(Array.from({ length: Math.min(24, STEPS - step + 1) }, (_, index) => stepOf(step + index, seat))),
);

function replay(change: Partial<typeof outline> = {}): Replay {
  const finished = { table: table as unknown as TableShown, outline: { ...outline, ...change }, outcome: null };
  return new Replay('k', finished, fetchSteps);
}

beforeEach(() => fetchSteps.mockClear());

test('a step on tells its facts between two scenes; a jump shows the scene anew', async () => {
  const game = replay();
  const heard: Arrival[] = [];
  game.listen((arrival) => heard.push(arrival));
  await game.go(5);
  await game.go(6);
  await game.go(50);
  await game.go(49);
  expect(heard.map((arrival) => arrival.anew)).toEqual([true, false, true, true]);
  expect(heard[1]?.facts).toEqual([fact('-1/6')]);
  expect(heard[1]?.before).toBe(heard[0]?.scene);
  expect(game.step).toBe(49);
  expect(await game.look('table')).toEqual(['line 49']);
});

test('the log goes back as far as is known, and grows with each step', async () => {
  const game = replay();
  await game.go(30);
  expect(game.facts[0]).toEqual(fact('-1/0'));
  expect(game.facts).toHaveLength(31);
  await game.go(31);
  expect(game.facts.at(-1)).toEqual(fact('-1/31'));
});

test('steps come in blocks, each asked for once', async () => {
  const game = replay();
  for (let step = 0; step <= STEPS; step += 1) await game.go(step);
  const asked = fetchSteps.mock.calls.map(([step]) => step);
  expect([...asked].sort((one, other) => one - other)).toEqual([0, 24, 48, 72, 96]);
});

test('the last wish counts, however long the others take', async () => {
  const game = replay();
  await game.go(0);
  let finish = (): void => undefined;
  fetchSteps.mockImplementationOnce(
    (step, seat) => new Promise((resolve) => (finish = () => resolve([stepOf(step, seat)]))),
  );
  const slow = game.go(96);
  await game.go(3);
  finish();
  await slow;
  expect(game.step).toBe(3);
});

test('other eyes see the same moment anew, and the ends are the ends', async () => {
  const game = replay();
  await game.go(500, 1);
  expect(game.step).toBe(STEPS);
  expect(game.seat).toBe(1);
  expect(game.scene.house.phase).toBe('over');
  await game.go(-4);
  expect(game.step).toBe(0);
  expect(game.facts).toEqual([fact('1/0')]);
});

test('turns are gone to from anywhere', () => {
  const game = replay();
  expect([game.turnFrom(0, 1), game.turnFrom(10, 1), game.turnFrom(60, 1)]).toEqual([10, 30, STEPS]);
  expect([game.turnFrom(35, -1), game.turnFrom(30, -1), game.turnFrom(10, -1)]).toEqual([30, 10, 0]);
});

test('nothing can be done in it', async () => {
  const game = replay();
  expect(await game.send()).toMatchObject({ ok: false, reason: 'replay' });
  expect(await game.preview()).toEqual([]);
  expect(await game.odds()).toBeNull();
});

test('a replay that stops early does not show the game as over', async () => {
  const game = replay({ last: 40, rules_now: 2 });
  await game.go(90);
  expect(game.step).toBe(40);
  expect(game.scene.house.phase).toBe('playing');
});
