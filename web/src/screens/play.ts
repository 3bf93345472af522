import { toast } from '../parts/toasts.svelte';
import { router } from '../router.svelte';
import { settings } from '../settings.svelte';
import type { NewTable } from '../wire/messages';
import { HouseError, house } from '../wire/rest';
import { answerPromise, ownNumber } from '../wire/promises';
import { keepSeat } from '../wire/seats';
import { TableLink } from '../wire/link.svelte';
import { say } from '../words/words.svelte';

/** What somebody is called who has not said it. */
export function ownName(): string {
  return settings.name || say('guest');
}

/** Lay a table and go there. */
export async function lay(wish: Omit<NewTable, 'name' | 'number'>): Promise<boolean> {
  try {
    const taken = await house.lay({ ...wish, name: ownName(), number: ownNumber() });
    keepSeat(taken);
    router.go(`/table/${taken.table}`);
    return true;
  } catch (error) {
    toast(error instanceof HouseError ? error.message : String(error), 'bad');
    return false;
  }
}

/** A whole table of bots, dealt at once: nobody has to be waited for. */
export async function playNow(
  game: string,
  seats: number,
  character: string,
  level: string,
  options: Record<string, string> = {},
): Promise<boolean> {
  try {
    const taken = await house.lay({
      game,
      seats,
      bots: seats - 1,
      character,
      level,
      options,
      timers: { limited: false },
      name: ownName(),
      number: ownNumber(),
    });
    keepSeat(taken);
    await deal(taken.table, taken.token);
    router.go(`/table/${taken.table}`);
    return true;
  } catch (error) {
    toast(error instanceof HouseError ? error.message : String(error), 'bad');
    return false;
  }
}

/** Start a full table over a connection of its own, which ends with that. */
async function deal(table: string, token: string): Promise<void> {
  const link = new TableLink(table, token);
  try {
    await link.ready();
    await answerPromise(link);
    const answer = await link.send({ type: 'start' });
    if (!answer.ok) throw new HouseError(answer.reason, answer.text);
  } finally {
    link.close();
  }
}
