import { describe, expect, test } from 'vitest';
import { option } from '../testing/samples';
import { follow, fork, pathOfCard } from './fork';

const knife = [1, 2].map((target) => option(target, { number: 5, title: 'Knife', targets: [target] }));
const mug = option(3, { number: 6, title: 'Mug' });

describe('the way to an answer', () => {
  test('leads by the card first, then by whom it hits', () => {
    const first = fork([...knife, mug]);
    expect(first?.by).toBe('answer');
    expect(first?.prongs.map((prong) => prong.value)).toEqual([5, 6]);
    const second = fork(first?.prongs[0]?.options ?? []);
    expect(second?.by).toBe('target');
    expect(second?.prongs.map((prong) => prong.value)).toEqual([1, 2]);
  });

  test('asks only what differs', () => {
    expect(fork(knife)?.by).toBe('target');
    expect(fork([mug])).toBeNull();
    expect(fork([])).toBeNull();
  });

  test('asks for the way and for what is answered before the target', () => {
    const options = [
      option(1, { number: 5, way: 0, about: 2, targets: [1] }),
      option(2, { number: 5, way: 1, about: 2, targets: [1] }),
      option(3, { number: 5, way: 1, about: 3, targets: [1] }),
      option(4, { number: 5, way: 1, about: 3, targets: [2] }),
    ];
    expect(fork(options)?.by).toBe('way');
    const way = follow(options, ['way/1']);
    expect(fork(way)?.by).toBe('about');
    const about = follow(options, ['way/1', 'about/3']);
    expect(fork(about)?.by).toBe('target');
    expect(follow(options, ['way/1', 'about/3', 'target/0.2']).map((each) => each.choice)).toEqual([4]);
  });

  test('picks one target after another', () => {
    const pairs = [
      option(1, { number: 5, targets: [1, 2] }),
      option(2, { number: 5, targets: [1, 3] }),
      option(3, { number: 5, targets: [2, 3] }),
    ];
    expect(fork(pairs)?.prongs.map((prong) => prong.value)).toEqual([1, 2]);
    const second = follow(pairs, ['target/0.1']);
    expect(fork(second)?.prongs.map((prong) => prong.value)).toEqual([2, 3]);
  });

  test('tells selling a card from playing it', () => {
    const options = [option(1, { number: 5 }), option(2, { number: 5, verb: 'sell', targets: [1] })];
    expect(fork(options)?.prongs).toHaveLength(2);
  });

  test('ends with the answers themselves where nothing else tells them apart', () => {
    expect(fork([option(1), option(2)])?.by).toBe('choice');
  });

  test('finds the card that was taken from the hand', () => {
    expect(pathOfCard([...knife, mug], 6)).toEqual(['answer/play:6']);
    expect(pathOfCard(knife, 5)).toEqual([]);
    expect(pathOfCard(knife, 9)).toBeNull();
  });
});
