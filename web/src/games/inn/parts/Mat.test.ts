import { render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { seat } from '../testing/samples';
import Mat from './Mat.svelte';

test('whoever is out has a snuffed candle and the reason in words', () => {
  const { container } = render(Mat, { seat: seat(1, { out: true, lost: 'passed-out' }) });
  expect(container.querySelector('.snuffed .sleep')).not.toBeNull();
  expect(screen.getByText('passed out')).toBeTruthy();
});

test('out of Gold looks different from passed out', () => {
  const { container } = render(Mat, { seat: seat(1, { out: true, lost: 'out-of-gold' }) });
  expect(container.querySelector('.snuffed .cross')).not.toBeNull();
  expect(container.querySelector('.snuffed .sleep')).toBeNull();
});

test("somebody else's mat, however large, is not mine", () => {
  render(Mat, { seat: seat(1), mine: true, you: false });
  expect(screen.queryByText('you')).toBeNull();
  expect(screen.getByRole('region', { name: 'Zot' })).toBeTruthy();
});
