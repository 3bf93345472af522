import type { OrdersShown } from './messages';

/** The orders of a player who gave none: to be asked wherever something can be answered. */
export const NO_ORDERS: OrdersShown = {
  pass_turn: false,
  pass_own: false,
  pass_untouched: false,
  pass_all: false,
  stop_for: [],
  ask_always: false,
  ask_anytime: false,
};
