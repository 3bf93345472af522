import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { seat } from '../testing/samples';
import Mat from './Mat.svelte';

test('a player who is out has a snuffed candle and the reason in words', () => {
  const { container } = render(Mat, { seat: seat(1, { out: true, lost: 'passed-out' }) });
  expect(container.querySelector('.snuffed')).not.toBeNull();
  expect(container.querySelector('.snuffed .cross')).toBeNull();
  expect(screen.getByText('passed out')).toBeTruthy();
});

test('out of Gold looks different from passed out', () => {
  const { container } = render(Mat, { seat: seat(1, { out: true, lost: 'out-of-gold' }) });
  expect(container.querySelector('.snuffed .cross')).not.toBeNull();
});

test("somebody else's mat, however large, is not mine", () => {
  render(Mat, { seat: seat(1), mine: true, you: false });
  expect(screen.queryByText('you')).toBeNull();
  expect(screen.getByRole('region', { name: 'Zot' })).toBeTruthy();
});

test('a portrait shows how its character is', () => {
  const shown = (change: Parameters<typeof seat>[1]): string =>
    render(Mat, { seat: seat(1, change) })
      .container.querySelector('img')
      ?.src.split('#')[1] ?? 'well';
  expect(shown({ fortitude: 20, alcohol: 0 })).toBe('well');
  expect(shown({ fortitude: 20, alcohol: 12 })).toBe('drunk');
  expect(shown({ fortitude: 3, alcohol: 1 })).toBe('hurt');
  expect(shown({ out: true, lost: 'passed-out' })).toBe('out');
});
