import { expect, test } from 'vitest';
import { forgetSeat, keepSeat, keepWatch, ownSeat, ownTables } from './seats';

const taken = { table: 'k1', code: 'ABCD', seat: 2, token: 'secret', watch: '' };

test('a seat is kept by its table, and forgotten', () => {
  keepSeat(taken);
  expect(ownSeat('k1')).toMatchObject({ seat: 2, token: 'secret' });
  expect(ownTables()).toEqual(['k1']);
  forgetSeat('k1');
  expect(ownSeat('k1')).toBeNull();
});

test('a link to watch does not take away the seat on this device', () => {
  keepSeat(taken);
  keepWatch('k1', 'watching');
  expect(ownSeat('k1')?.token).toBe('secret');
  keepWatch('k2', 'watching');
  expect(ownSeat('k2')).toMatchObject({ seat: -1, token: 'watching' });
  expect(ownTables()).toEqual(['k1']);
});

test('what another program wrote there is no seat', () => {
  localStorage.setItem('taproom.seats', '[broken');
  expect(ownSeat('k1')).toBeNull();
});
