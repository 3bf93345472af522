import { expect, test } from 'vitest';
import { SIGN_KEYS, signIcon } from '../parts/cards/types';
import { ICONS } from './icons';
import sprite from './icons.svg?raw';
import { hasPortrait, portrait } from './portraits';

test('the list of icons is the sprite', () => {
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map((found) => found[1]);
  expect([...ICONS].sort()).toEqual(drawn.sort());
});

test('every sign of a card picture has an icon', () => {
  for (const sign of SIGN_KEYS) expect(ICONS).toContain(signIcon(sign));
});

test('a character without a portrait is a stranger', () => {
  expect(hasPortrait('fiona')).toBe(true);
  expect(hasPortrait('of-a-pack')).toBe(false);
  expect(portrait('of-a-pack')).toBe(portrait('stranger'));
});

test('no picture has a style attribute, which the content policy would block', () => {
  expect(sprite).not.toMatch(/\sstyle=/);
});
