import { afterEach, expect, test } from 'vitest';
import { lasting, placeOf } from './bubbles';

afterEach(() => document.body.replaceChildren());

function mat(seat: number, top: number): void {
  const found = document.createElement('section');
  found.dataset.place = `seat-${seat}`;
  found.getBoundingClientRect = () => new DOMRect(100, top, 200, 80);
  document.body.append(found);
}

test('what others say stands below their mats, what I say above mine', () => {
  mat(1, 50);
  mat(0, 500);
  expect(placeOf(1, false)).toEqual({ x: 112, y: 142, tip: 'up' });
  expect(placeOf(0, true)).toEqual({ x: 112, y: 488, tip: 'down' });
});

test('anybody who has no mat is heard from the top', () => expect(placeOf(-1, false).tip).toBe('none'));

test('long words stay longer', () => expect(lasting('a'.repeat(100))).toBeGreaterThan(lasting('hello') + 4000));
