import type { InnSeat, InnTable, InnTeam } from '../../../wire/messages';

/** A team with its seats; what lies on their mat is each seat's. */
export interface Side {
  readonly team: InnTeam;
  readonly seats: readonly InnSeat[];
}

/** What a team shares: one mat, one purse. */
const SHARED: ReadonlySet<string> = new Set(['fortitude', 'alcohol', 'gold']);

export function isShared(what: string): boolean {
  return SHARED.has(what);
}

/** The teams, mine first, then in the order in which they come after it; none where everybody plays alone. */
export function sides(table: InnTable, mine: number): readonly Side[] {
  const all = table.teams.map((team) => ({
    team,
    seats: team.seats.flatMap((seat) => table.seats[seat] ?? []),
  }));
  const first = Math.max(
    0,
    all.findIndex(({ team }) => team.seats.includes(mine)),
  );
  return [...all.slice(first), ...all.slice(0, first)];
}

/** Everybody on the mat a seat has: the seat itself, and its teammates. */
export function matesOf(table: InnTable, seat: number): readonly number[] {
  return table.teams.find((team) => team.seats.includes(seat))?.seats ?? [seat];
}

/** Where one Boss plays against a team: which of the two sides a team is; nothing at other tables. */
export function bossSide(table: InnTable, team: number): 'boss' | 'challengers' | '' {
  const bosses = table.seats.filter((seat) => seat.boss);
  if (bosses.length !== 1 || table.teams.length !== 2) return '';
  return bosses[0]?.team === team ? 'boss' : 'challengers';
}

/** Who stands for each team in what is going on: a seat, or null while it is not named yet. */
export interface Standing {
  readonly team: InnTeam;
  readonly champion: number | null;
}

/** The Champions of what was played or revealed last, where there are several teams of them; while mine is being
 * named, also who is still to be. */
export function standings(table: InnTable, isNaming: boolean): readonly Standing[] {
  const last = table.incidents.findLast((one) => one.champions.length > 0 || (isNaming && one.about < 0));
  if (!last || (!isNaming && last.champions.length < 2)) return [];
  return table.teams.map((team) => ({
    team,
    champion: last.champions.find((seat) => team.seats.includes(seat)) ?? null,
  }));
}
