import { router } from '../../router.svelte';
import { house } from '../../wire/rest';
import { keepSeat, ownSeat } from '../../wire/seats';

/** Go to the table where the same people meet again. Everybody's token holds there as well. */
export async function goToRematch(from: string, table: string): Promise<void> {
  const own = ownSeat(from);
  if (own) {
    const { code } = await house.table(table).catch(() => ({ code: '' }));
    keepSeat({ table, code, seat: own.seat, token: own.token, watch: own.watch });
  }
  router.go(`/table/${table}`);
}
