import { expect, test } from 'vitest';
import { places } from './palm';

test('any number of coins lies on the palm', () => {
  for (let count = 0; count <= 30; count++) {
    const spots = places(count);
    expect(spots).toHaveLength(count);
    for (const { x, y, size } of spots) {
      expect(size).toBeGreaterThan(6);
      expect(x).toBeGreaterThanOrEqual(20);
      expect(x + size).toBeLessThanOrEqual(100);
      expect(y).toBeGreaterThanOrEqual(38);
      expect(y + size).toBeLessThanOrEqual(102);
    }
  }
});
