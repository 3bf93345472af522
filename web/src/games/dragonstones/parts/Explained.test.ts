import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { card } from '../../../testing/catalogue';
import Explained from './Explained.svelte';

test.each([
  ['black', 'A black coin in a fist curses the character: nobody wins it, and what was bid is lost.'],
  ['amulets', 'An amulet in a fist doubles the bid.'],
  ['gold', ''],
])('what %s is for stands with the card that brings it', (icon, words) => {
  const { container } = render(Explained, { card: card('standard/c', { picture: [{ icon, text: '1', type: '' }] }) });
  expect(container.textContent.trim()).toBe(words);
});
