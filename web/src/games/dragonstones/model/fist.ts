import type { Amount, OptionShown } from '../../../wire/messages';

/** Coins by kind. A kind that is missing counts as 0. */
export type Coins = Readonly<Record<string, number>>;

export function coinsOf(amounts: readonly Amount[]): Coins {
  return Object.fromEntries(amounts.map(({ key, count }) => [key, count]));
}

export function count(coins: Coins): number {
  return Object.values(coins).reduce((sum, each) => sum + each, 0);
}

const BIDS: ReadonlySet<string> = new Set(['bid', 'bid-silver']);

/** Whether a question is answered with a closed fist. */
export function asksForFist(options: readonly OptionShown[]): boolean {
  return options.length > 0 && options.every((option) => BIDS.has(option.verb));
}

/** The kinds of coins that some bid holds, in the order of the options. */
export function kindsOf(options: readonly OptionShown[]): readonly string[] {
  const kinds = options[0]?.amounts.map(({ key }) => key) ?? [];
  return kinds.filter((kind) => most(options, kind) > 0);
}

/** The most coins of a kind that any bid holds. */
export function most(options: readonly OptionShown[], kind: string): number {
  return Math.max(0, ...options.map((option) => coinsOf(option.amounts)[kind] ?? 0));
}

/** The bid that is exactly these coins. */
export function bidOf(options: readonly OptionShown[], fist: Coins): OptionShown | null {
  return options.find((option) => option.amounts.every(({ key, count: held }) => held === (fist[key] ?? 0))) ?? null;
}

/** The bid nearest to these with this many coins of a kind; null if there is none. */
export function nearest(options: readonly OptionShown[], fist: Coins, kind: string, held: number): Coins | null {
  let found: Coins | null = null;
  let far = Infinity;
  for (const option of options) {
    const coins = coinsOf(option.amounts);
    if (coins[kind] !== held) continue;
    const away = option.amounts.reduce((sum, each) => sum + Math.abs(each.count - (fist[each.key] ?? 0)), 0);
    if (away < far) [found, far] = [coins, away];
  }
  return found;
}

/** The bid with the fewest coins: an empty fist, if that is offered. */
export function emptiest(options: readonly OptionShown[]): Coins {
  const all = options.map((option) => coinsOf(option.amounts));
  return all.reduce((least, each) => (count(each) < count(least) ? each : least), all[0] ?? {});
}

/** Each coin on its own, kind after kind, to be drawn. */
export function oneByOne(coins: Coins): readonly string[] {
  return Object.entries(coins).flatMap(([kind, held]) => Array.from({ length: held }, () => kind));
}
