import { expect, test } from 'vitest';
import { signed } from './measures';

test('a change has one sign, whichever way it goes', () => {
  expect([4, 0, -1].map(signed)).toEqual(['+4', '0', '−1']);
});
