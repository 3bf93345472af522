import type { ModeShown, Timers, TimersShown } from '../wire/messages';

/** How long people may think; the server's own measure is the middle one. Windows last `window` at most. */
export const PACES = {
  calm: { limited: false },
  usual: {},
  brisk: { decision: 30_000, bank: 60_000, window: 4_000, hold: 10_000 },
} as const satisfies Readonly<Record<string, Timers>>;

export type Pace = keyof typeof PACES;

export const DRINKS = ['rdi1', 'rdi1,rdi2', 'rdi1,rdi2,rdi3', 'rdi6', 'rdi9'] as const;

/** What happens to everybody every few turns besides. */
export const EVENTS = ['none', 'dungeon', 'sea', 'both'] as const;

/** Where else the party may go for a drink. */
export const TAVERNS = ['none', 'all'] as const;

export type Taverns = (typeof TAVERNS)[number];

export type Events = (typeof EVENTS)[number];

/** What people agree on before a game, besides who plays. */
export interface Terms {
  readonly pace: Pace;
  /** Whether windows end as soon as everybody who is asked has answered; the clock then tells that somebody was. */
  readonly quick: boolean;
  readonly drinks: string;
  readonly bar: boolean;
  readonly events: Events;
  readonly taverns: Taverns;
  /** The key of the mode; empty for the usual one. */
  readonly mode: string;
  /** The seats of the Bosses, counted from 1 and joined by commas; empty where the mode says who they are. */
  readonly boss: string;
}

export const USUAL: Terms = {
  pace: 'usual',
  quick: false,
  drinks: DRINKS[0],
  bar: false,
  events: 'none',
  taverns: 'none',
  mode: '',
  boss: '',
};

/** The clocks of a table as the server takes them. */
export function timersOf({ pace, quick }: Terms): Timers {
  return { ...PACES[pace], quick };
}

/** The options of a game as the server takes them. */
export function optionsOf(game: string, { drinks, bar, events, taverns, mode, boss }: Terms): Record<string, string> {
  if (game !== 'inn') return {};
  const named = { ...(taverns === 'none' ? {} : { taverns }), ...(mode ? { mode } : {}), ...(boss ? { boss } : {}) };
  return { drinks, bar_deck: bar ? 'yes' : 'no', events, ...named };
}

/** The mode that terms name: the usual one, if they name none; none where there is just one way to play. */
export function modeOf(modes: readonly ModeShown[], key: string): ModeShown | undefined {
  return modes.find((mode) => mode.key === key) ?? modes[0];
}

/** How many seats a table can have. */
export function sizesOf(mode: ModeShown | undefined, [fewest, most]: readonly [number, number]): readonly number[] {
  if (mode) return mode.tables.map((teams) => teams.length);
  return Array.from({ length: most - fewest + 1 }, (_, index) => fewest + index);
}

/** The size nearest to the wanted one, rather larger than smaller. */
export function nearest(sizes: readonly number[], wanted: number): number {
  return sizes.find((size) => size >= wanted) ?? sizes.at(-1) ?? wanted;
}

/** The terms of a table that is laid. */
export function termsOf(options: Readonly<Record<string, string>>, timers: TimersShown): Terms {
  const pace = !timers.limited ? 'calm' : timers.decision <= PACES.brisk.decision ? 'brisk' : 'usual';
  const events = EVENTS.find((each) => each === options.events) ?? 'none';
  const taverns = TAVERNS.find((each) => each === options.taverns) ?? 'none';
  const { drinks = USUAL.drinks, mode = '', boss = '' } = options;
  return { pace, quick: timers.quick, drinks, bar: options.bar_deck === 'yes', events, taverns, mode, boss };
}
