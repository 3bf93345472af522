import type { Orders, OrdersShown } from '../../../wire/messages';
import { NO_ORDERS } from '../../../wire/orders';

/** Until when one passes without being asked. */
export type Until = 'ask' | 'turn' | 'touched' | 'always';

/** What can always be asked about, whatever else is said: the occasions the server knows. */
export const OCCASIONS = ['card', 'drink', 'event', 'payment', 'loss', 'round', 'loser'] as const;
export type Occasion = (typeof OCCASIONS)[number];

export function untilOf(orders: OrdersShown | undefined): Until {
  if (orders?.pass_all) return 'always';
  if (orders?.pass_turn) return 'turn';
  return orders?.pass_untouched ? 'touched' : 'ask';
}

/** The same orders with another end. */
export function withUntil(orders: OrdersShown | undefined, until: Until): Orders {
  return {
    ...(orders ?? NO_ORDERS),
    pass_turn: until === 'turn',
    pass_untouched: until === 'touched',
    pass_all: until === 'always',
  };
}

export function withOwn(orders: OrdersShown | undefined, on: boolean): Orders {
  return { ...(orders ?? NO_ORDERS), pass_own: on };
}

export function withAskAlways(orders: OrdersShown | undefined, on: boolean): Orders {
  return { ...(orders ?? NO_ORDERS), ask_always: on };
}

export function withAskAnytime(orders: OrdersShown | undefined, on: boolean): Orders {
  return { ...(orders ?? NO_ORDERS), ask_anytime: on };
}

export function withStop(orders: OrdersShown | undefined, occasion: Occasion, on: boolean): Orders {
  const others = (orders ?? NO_ORDERS).stop_for.filter((each) => each !== occasion);
  return { ...(orders ?? NO_ORDERS), stop_for: on ? [...others, occasion] : others };
}

/** Whether something is passed without being asked. */
export function passes(orders: OrdersShown | undefined): boolean {
  return untilOf(orders) !== 'ask';
}
