import type { ModeShown } from '../wire/messages';

/** What somebody is at a table with Bosses: alone against Challengers, at the head of a Lackey, or one among Bosses. */
export type Role = 'boss' | 'challenger' | 'leader' | 'lackey';

/** The seats of the Bosses at a table of so many: as was said (counted from 1), else as the mode has it. */
export function bossesOf(mode: ModeShown | undefined, seats: number, said: string): readonly number[] {
  if (said) return said.split(',').map((seat) => Number(seat) - 1);
  const table = mode?.tables.findIndex((teams) => teams.length === seats) ?? -1;
  return mode?.bosses[table] ?? [];
}

/** Whether somebody else could be a Boss instead: there are some, and not everybody is one. */
export function mayChooseBoss(bosses: readonly number[], seats: number): boolean {
  return bosses.length > 0 && bosses.length < seats;
}

/** The option that makes a seat the Boss: instead of the only one, else of the Boss of its team. */
export function crowned(bosses: readonly number[], teams: readonly number[], seat: number): string {
  const now = bosses.length === 1 ? [seat] : bosses.map((boss) => (teams[boss] === teams[seat] ? seat : boss));
  return now
    .toSorted((one, other) => one - other)
    .map((boss) => boss + 1)
    .join(',');
}

/** What the seat is; nothing where nobody is a Boss. */
export function roleOf(bosses: readonly number[], seats: number, seat: number): Role | undefined {
  if (!bosses.length) return undefined;
  const leads = bosses.length > 1 && mayChooseBoss(bosses, seats);
  if (bosses.includes(seat)) return leads ? 'leader' : 'boss';
  return leads ? 'lackey' : 'challenger';
}
