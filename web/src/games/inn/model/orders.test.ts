import { expect, test } from 'vitest';
import type { OrdersShown } from '../../../wire/messages';
import { passes, untilOf, withAskAlways, withAskAnytime, withOwn, withStop, withUntil } from './orders';

test('passing until something else changes nothing but that', () => {
  const own = withOwn(undefined, true) as OrdersShown;
  expect(untilOf(own)).toBe('ask');
  for (const until of ['turn', 'touched', 'always', 'ask'] as const) {
    const orders = withUntil(own, until) as OrdersShown;
    expect(untilOf(orders)).toBe(until);
    expect(passes(orders)).toBe(until !== 'ask');
    expect(orders.pass_own).toBe(true);
  }
});

test('what to stop for is added once and taken away again', () => {
  const once = withStop(undefined, 'drink', true) as OrdersShown;
  const twice = withStop(once, 'drink', true) as OrdersShown;
  expect(twice.stop_for).toEqual(['drink']);
  const both = withStop(twice, 'loss', true) as OrdersShown;
  expect(both.stop_for).toEqual(['drink', 'loss']);
  expect(withStop(both, 'drink', false).stop_for).toEqual(['loss']);
});

test('wanting to be asked always is an order of its own', () => {
  expect(withAskAlways(undefined, true)).toMatchObject({ ask_always: true, pass_all: false });
  expect(withAskAnytime(undefined, true)).toMatchObject({ ask_anytime: true, ask_always: false });
});
