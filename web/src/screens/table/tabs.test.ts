import { afterEach, expect, test, vi } from 'vitest';
import { Tabs } from './tabs.svelte';

const open: Tabs[] = [];
function tab(table = 't', seat = 0): Tabs {
  const one = new Tabs(table, seat);
  open.push(one);
  return one;
}
afterEach(() => {
  for (const one of open.splice(0)) one.close();
});

test('pages of one seat know of each other until one is left', async () => {
  const [one, other, third] = [tab(), tab(), tab()];
  await vi.waitFor(() => expect([one.shared, other.shared, third.shared]).toEqual([true, true, true]));
  for (const left of [other, third]) open.splice(open.indexOf(left), 1)[0]?.close();
  await vi.waitFor(() => expect(one.shared).toBe(false));
});

test('another seat or another table is nobody', async () => {
  const [one, other, elsewhere] = [tab('t', 0), tab('t', 1), tab('u', 0)];
  const same = tab('t', 0);
  await vi.waitFor(() => expect(same.shared).toBe(true));
  expect([one.shared, other.shared, elsewhere.shared]).toEqual([true, false, false]);
});
