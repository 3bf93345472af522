import { settings } from '../../../settings.svelte';
import type { Desk } from './desk.svelte';
import { untilOf, withUntil } from './orders';

/** In this many first games players are asked about less. */
export const FIRST_GAMES = 3;
const KEY = 'taproom.asked-less';

/** Once at each table of a first game: ask me when something touches me. A player who wants more says so, and it stays. */
export function askLess(desk: Desk): void {
  const { key, scene } = desk.table;
  const orders = scene.house.private?.orders;
  if (settings.games >= FIRST_GAMES || !orders || untilOf(orders) !== 'ask' || localStorage.getItem(KEY) === key)
    return;
  localStorage.setItem(KEY, key);
  desk.order(withUntil(orders, 'touched'));
}
