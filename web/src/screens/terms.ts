import type { Timers, TimersShown } from '../wire/messages';

/** How long people may think; the server's own measure is the middle one. Windows last `window` at most. */
export const PACES = {
  calm: { limited: false },
  usual: {},
  brisk: { decision: 30_000, bank: 60_000, window: 4_000, hold: 10_000 },
} as const satisfies Readonly<Record<string, Timers>>;

export type Pace = keyof typeof PACES;

export const DRINKS = ['rdi1', 'rdi1,rdi2', 'rdi1,rdi2,rdi3'] as const;

/** What people agree on before a game, besides who plays. */
export interface Terms {
  readonly pace: Pace;
  /** Whether windows end as soon as everybody who is asked has answered; the clock then tells that somebody was. */
  readonly quick: boolean;
  readonly drinks: string;
  readonly bar: boolean;
}

export const USUAL: Terms = { pace: 'usual', quick: false, drinks: DRINKS[0], bar: false };

/** The clocks of a table as the server takes them. */
export function timersOf({ pace, quick }: Terms): Timers {
  return { ...PACES[pace], quick };
}

/** The options of a game as the server takes them. */
export function wishesOf(game: string, { drinks, bar }: Terms): Record<string, string> {
  return game === 'inn' ? { drinks, bar_deck: bar ? 'yes' : 'no' } : {};
}

/** The terms of a table that is laid. */
export function termsOf(wishes: Readonly<Record<string, string>>, timers: TimersShown): Terms {
  const pace = !timers.limited ? 'calm' : timers.decision <= PACES.brisk.decision ? 'brisk' : 'usual';
  return { pace, quick: timers.quick, drinks: wishes.drinks ?? USUAL.drinks, bar: wishes.bar_deck === 'yes' };
}
