import { expect, test } from 'vitest';
import { fact, revealed } from '../testing/samples';
import { lastAuction } from './auctions';

const up = (card: string) => fact('turned-up', { card });

test('before the first fists there is no last auction', () => {
  expect(lastAuction([fact('turn-began'), up('witch')])).toBeNull();
});

test('an auction is told from its fists to what the winner did', () => {
  const facts = [up('witch'), revealed(0, 1), revealed(1, 0), fact('won'), fact('took-coins'), up('thief')];
  const last = lastAuction(facts);
  expect(last?.card).toBe('witch');
  expect(last?.bids.map(({ seat, worth }) => [seat, worth])).toEqual([
    [0, 1],
    [1, 0],
  ]);
  expect(last?.verdict?.kind).toBe('won');
  expect(last?.deeds.map(({ kind }) => kind)).toEqual(['took-coins']);
});

test('a tie is told with its silver, and the end of the turn is no part of it', () => {
  const silver = fact('silver-revealed', { seat: 1, amount: 3 });
  const facts = [up('thief'), revealed(0, 2), revealed(1, 2), fact('tied'), silver, fact('won'), fact('turn-ended')];
  const last = lastAuction(facts);
  expect(last?.silver.map(({ worth }) => worth)).toEqual([3]);
  expect(last?.verdict?.kind).toBe('won');
  expect(last?.deeds).toEqual([]);
});
