import { readBook } from '../wire/book';
import { HouseError, house } from '../wire/rest';
import { ownName } from '../screens/play';

/** How far somebody has come with a lesson or a puzzle on this device, and at which table. */
export interface Progress {
  /** Empty once the table is gone. */
  readonly table: string;
  readonly token: string;
  readonly step: number;
  readonly done: boolean;
}

/** How many steps the lesson of each game has: the door says it without loading them. */
export const LESSON_STEPS: Readonly<Record<string, number>> = { inn: 12, dragonstones: 14 };

const KEY = 'taproom.learning';
const NONE: Progress = { table: '', token: '', step: 0, done: false };

export function progressOf(game: string, exercise: string): Progress {
  return { ...NONE, ...readBook<Progress>(KEY)[`${game}/${exercise}`] };
}

export function keepProgress(game: string, exercise: string, change: Partial<Progress>): void {
  const now = { ...progressOf(game, exercise), ...change };
  localStorage.setItem(KEY, JSON.stringify({ ...readBook<Progress>(KEY), [`${game}/${exercise}`]: now }));
}

/** The table of an exercise: the one that was left, or a new one. */
export async function tableFor(game: string, exercise: string): Promise<Progress> {
  const known = progressOf(game, exercise);
  if (known.table && (await isOpen(known.table))) return known;
  const { table, token } = await house.exercise({ game, exercise, name: ownName() });
  keepProgress(game, exercise, { table, token, step: 0 });
  return progressOf(game, exercise);
}

async function isOpen(table: string): Promise<boolean> {
  try {
    return (await house.table(table)).phase === 'playing';
  } catch (error) {
    if (error instanceof HouseError && error.reason === 'no-table') return false;
    throw error;
  }
}
