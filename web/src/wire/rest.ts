import { words } from '../words/words.svelte';
import type {
  AccountShown,
  Adopted,
  ChapterShown,
  ExerciseShown,
  GamePlayed,
  GameShown,
  NewExercise,
  NewTable,
  Problem,
  ReplayOutline,
  ReplayStep,
  SeatTaken,
  SignedOut,
  Statistics,
  Story,
  TableShown,
  TakeSeat,
  TurningPoints,
} from './messages';
import type { GameRecord } from './proof';

/** Why the house did not do what it was asked; `message` is for people, in their language. */
export class HouseError extends Error {
  constructor(
    readonly reason: string,
    message: string,
  ) {
    super(message);
  }
}

/** Ask the house for something over plain HTTP. A house that cannot be reached is the reason `unreachable`. */
export async function ask<T>(path: string, body?: object): Promise<T> {
  const headers: Record<string, string> = { 'accept-language': words.language, 'x-taproom': '1' };
  const request: RequestInit = { headers };
  if (body) {
    headers['content-type'] = 'application/json';
    request.method = 'POST';
    request.body = JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await fetch(path, request);
  } catch {
    throw new HouseError('unreachable', words.say('house-unreachable'));
  }
  const told: unknown = await answer.json().catch(() => null);
  if (answer.ok) return told as T;
  const problem = told as Problem | null;
  throw new HouseError(problem?.reason ?? String(answer.status), problem?.text ?? words.say('house-unreachable'));
}

const part = encodeURIComponent;

export const house = {
  games: () => ask<readonly GameShown[]>('/api/games'),
  tables: () => ask<readonly TableShown[]>('/api/tables'),
  table: (table: string) => ask<TableShown>(`/api/tables/${part(table)}`),
  lay: (wish: NewTable) => ask<SeatTaken>('/api/tables', wish),
  exercises: (game: string, language: string) =>
    ask<readonly ExerciseShown[]>(`/api/games/${part(game)}/exercises?language=${language}`),
  /** Lay a table for a lesson or a puzzle. */
  exercise: (wish: NewExercise) => ask<SeatTaken>('/api/exercises', wish),
  sit: (wish: TakeSeat) => ask<SeatTaken>('/api/seats', wish),
  rules: (game: string, language: string) =>
    ask<readonly ChapterShown[]>(`/api/games/${part(game)}/rules?language=${language}`),
  record: (table: string) => ask<GameRecord>(`/api/tables/${part(table)}/record`),
  outline: (table: string) => ask<ReplayOutline>(`/api/tables/${part(table)}/replay`),
  /** The step and some after it, as a seat saw them; -1 is a spectator. */
  replay: (table: string, step: number, seat: number) =>
    ask<readonly ReplayStep[]>(`/api/tables/${part(table)}/replay/${step}/on?seat=${seat}`),
  story: (table: string) => ask<Story>(`/api/tables/${part(table)}/story`),
  /** What decided a game, told to a seat; the first time it takes the house some seconds. */
  turningPoints: (table: string, seat: number) =>
    ask<TurningPoints>(`/api/tables/${part(table)}/story/turning-points?seat=${seat}`),
  account: () => ask<AccountShown>('/api/account'),
  signUp: (name: string, password: string) => ask<AccountShown>('/api/accounts', { name, password }),
  signIn: (name: string, password: string) => ask<AccountShown>('/api/sessions', { name, password }),
  signOut: (everywhere: boolean) => ask<SignedOut>('/api/sessions/end', { everywhere }),
  changePassword: (old: string, changed: string) => ask<AccountShown>('/api/account/password', { old, new: changed }),
  deleteAccount: (password: string) => ask<SignedOut>('/api/account/delete', { password }),
  history: () => ask<readonly GamePlayed[]>('/api/account/history'),
  statistics: () => ask<Statistics>('/api/account/statistics'),
  /** Make a game that was begun as a guest one of the account's. */
  adopt: (table: string, token: string) => ask<Adopted>('/api/account/games', { table, token }),
  /** Take a seat of the account's up again, on this device. */
  takeUp: (table: string) => ask<SeatTaken>('/api/account/seats', { table }),
};
