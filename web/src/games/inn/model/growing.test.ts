import { describe, expect, it } from 'vitest';
import type { InnGrowing, OptionShown } from '../../../wire/messages';
import { answerAbout, harvestsWith } from './growing';

const grown = (bit: number, number: number, step: number): InnGrowing => ({
  bit,
  number,
  card: `dale_mushrooms/${number}`,
  values: [1, 2, 3],
  step,
  ripe: step === 2,
});
const option = (verb: string, way: number, number = 5): OptionShown => ({
  choice: way,
  verb,
  number,
  card: '',
  title: '',
  way,
  way_text: '',
  targets: [],
  about: -1,
  amounts: [],
  text: '',
});

describe('a harvest', () => {
  const cards = [grown(1, 7, 1), grown(2, 7, 1), grown(4, 8, 2)];
  const harvests = [option('harvest', 4), option('harvest', 3), option('harvest', 5), option('harvest', 7)];

  it('leaves those that take what was picked', () => {
    expect(harvestsWith(harvests, cards, []).length).toBe(4);
    expect(harvestsWith(harvests, cards, [4]).map((one) => one.way)).toEqual([4, 5, 7]);
  });

  it('takes one card for another that is like it', () => {
    expect(harvestsWith(harvests, cards, [2, 4]).map((one) => one.way)).toEqual([5, 7]);
    expect(harvestsWith(harvests, cards, [1, 2]).map((one) => one.way)).toEqual([3, 7]);
  });
});

describe('a single card that grows', () => {
  it('is meant by what it says and how far it has come', () => {
    const [card] = [grown(1, 7, 1)];
    expect(answerAbout([option('weed', 0, 7), option('weed', 1, 7)], card as InnGrowing)?.choice).toBe(1);
    expect(answerAbout([option('play', 1, 7)], card as InnGrowing)).toBeUndefined();
  });
});
