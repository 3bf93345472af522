import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { set } from '../../settings.svelte';
import { SOUNDS } from './synth';

class Param {
  value = 0;
  setValueAtTime = vi.fn();
  exponentialRampToValueAtTime = vi.fn();
}
class Node {
  gain = new Param();
  frequency = new Param();
  Q = new Param();
  buffer = null;
  type = '';
  connect = <T>(next: T): T => next;
  start = vi.fn();
  stop = vi.fn();
}
let made = 0;
class Context {
  currentTime = 0;
  sampleRate = 8000;
  state = 'running';
  destination = new Node();
  constructor() {
    made += 1;
  }
  createGain = () => new Node();
  createOscillator = () => new Node();
  createBufferSource = () => new Node();
  createBiquadFilter = () => new Node();
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
}

const heard = (): string[] =>
  performance.getEntriesByName('taproom:sound').map((mark) => (mark as PerformanceMark).detail.sound);

beforeEach(() => {
  made = 0;
  vi.resetModules();
  vi.stubGlobal('AudioContext', Context);
  performance.clearMarks();
});
afterEach(() => vi.unstubAllGlobals());

test('nothing is heard, or even set up, before the first touch', async () => {
  const { listenForTouch, sound } = await import('./sounds');
  listenForTouch();
  sound('card');
  expect(made).toBe(0);
  window.dispatchEvent(new Event('pointerdown'));
  sound('card');
  expect(made).toBe(1);
  expect(heard()).toEqual(['card']);
});

test('every sound can be struck, one after the other', async () => {
  const { listenForTouch, sound } = await import('./sounds');
  vi.useFakeTimers({ toFake: ['performance'] });
  listenForTouch();
  window.dispatchEvent(new Event('keydown'));
  for (const each of SOUNDS) {
    sound(each);
    vi.advanceTimersByTime(1000);
  }
  vi.useRealTimers();
  expect(made).toBe(1);
});

test('at volume 0 it is silent, and one thing is not heard twice at once', async () => {
  const { listenForTouch, sound } = await import('./sounds');
  listenForTouch();
  window.dispatchEvent(new Event('pointerdown'));
  const module = await import('../../settings.svelte');
  await module.set({ volume: 0 });
  sound('coin');
  expect(heard()).toEqual([]);
  await module.set({ volume: 50 });
  sound('coin');
  sound('coin');
  expect(heard()).toEqual(['coin']);
  await set({ volume: 50 });
});
