import { flushSync } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import { set } from '../../settings.svelte';
import { gathering } from '../../testing/scenes';
import { FakeTable } from '../../testing/table.svelte';
import { keepPace, type Showing } from './tempo.svelte';

afterEach(() => set({ speed: 1 }));

class Slow implements Showing {
  moving = $state(false);
  readonly paused = false;
  pause(): void {
    this.moving = true;
  }
  next(): void {
    this.moving = true;
  }
  finish(): void {
    this.moving = false;
  }
}

test('bots are told to go on whenever everything has been shown', () => {
  const table = new FakeTable(gathering());
  const showing = new Slow();
  const stop = $effect.root(() => {
    keepPace(
      () => table,
      () => true,
      showing,
    );
  });
  flushSync();
  expect(table.ready).toEqual([true]);
  showing.next();
  table.since = 1;
  flushSync();
  expect(table.ready, 'something is being shown').toEqual([true]);
  showing.finish();
  flushSync();
  expect(table.ready).toEqual([true, true]);
  stop();
});

test('nobody waits where everything happens at once, nor at a table of people', async () => {
  const table = new FakeTable(gathering());
  let patient = $state(false);
  const stop = $effect.root(() => {
    keepPace(
      () => table,
      () => patient,
      new Slow(),
    );
  });
  flushSync();
  expect(table.ready).toEqual([]);
  patient = true;
  flushSync();
  expect(table.ready).toEqual([true]);
  await set({ speed: 0 });
  flushSync();
  expect(table.ready).toEqual([true, false]);
  stop();
});
