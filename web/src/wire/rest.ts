import { words } from '../words/words.svelte';
import type { GameShown, NewTable, Problem, ReplayStep, SeatTaken, TableShown, TakeSeat } from './messages';

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
  const headers: Record<string, string> = { 'accept-language': words.language };
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
  sit: (wish: TakeSeat) => ask<SeatTaken>('/api/seats', wish),
  replay: (table: string, step: number, seat = -1) =>
    ask<ReplayStep>(`/api/tables/${part(table)}/replay/${step}?seat=${seat}`),
};
