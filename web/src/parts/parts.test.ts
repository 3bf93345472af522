import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import Track from '../games/inn/parts/Track.svelte';
import { card as sampleCard, deck as sampleDeck, shelf } from '../testing/catalogue';
import Card from './cards/Card.svelte';
import CardChip from './cards/CardChip.svelte';
import CharacterPicker from './CharacterPicker.svelte';
import { qrPicture } from './qr';

const card = sampleCard('fiona/punch', {
  title: 'Have a fist.',
  types: ['action', 'gambling'],
  designed: true,
  face: [
    [
      { text: 'Another player loses ', icon: '' },
      { text: '2 Fortitude', icon: 'fortitude' },
    ],
  ],
  picture: [
    { icon: 'player', text: '', type: 'action' },
    { icon: 'fortitude', text: '−2', type: 'action' },
    { icon: 'control', text: '', type: 'gambling' },
  ],
  text: 'Another player loses 2 Fortitude',
});
const deck = sampleDeck('fiona', {
  title: 'Fiona the Volatile',
  name: 'Fiona',
  about: 'Elbows.',
  short: 'hits first',
  size: 40,
  stats: [{ key: 'hits', name: 'Hits', value: 4, of: 5 }],
});
const library = shelf({
  decks: [deck],
  cards: [card],
  terms: [
    { kind: 'type', key: 'action', name: 'Action' },
    { kind: 'type', key: 'gambling', name: 'Gambling' },
  ],
});

test('a card tells its type by colour, seal and word, and its text with bold terms', () => {
  const { container } = render(Card, { card, library, size: 'l' });
  const face = container.querySelector('article');
  expect(face?.classList.contains('action')).toBe(true);
  expect(face?.classList.contains('gambling')).toBe(true);
  expect(container.querySelectorAll('.seal').length).toBe(2);
  expect(container.querySelector('.ty')?.textContent).toBe('Action · Gambling');
  expect(container.querySelector('.txt b')?.textContent).toBe('2 Fortitude');
  expect(container.querySelectorAll('.pic .g').length).toBe(1);
});

test("a card's name in running text opens the card, and does not end the sentence", async () => {
  const open = vi.fn();
  render(CardChip, { card, open });
  await fireEvent.click(screen.getByRole('button', { name: 'Have a fist' }));
  expect(open).toHaveBeenCalledWith(card);
});

test('a track says in words what it shows, and draws what would be lost', () => {
  const { container } = render(Track, { fortitude: 9, alcohol: 5, name: 'Zot', preview: { fortitude: 7 } });
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe('Zot: Alcohol 5, Fortitude 9, 4 between them');
  expect(container.querySelector('svg')?.classList.contains('hot')).toBe(true);
  expect(container.querySelectorAll('.ghostline').length).toBe(1);
});

test('a character that somebody else has cannot be picked, and says who has it', async () => {
  const choose = vi.fn();
  render(CharacterPicker, { characters: [deck], chosen: '', taken: new Map([['fiona', 'Ann']]), choose });
  expect((screen.getByRole('button', { name: /Fiona/ }) as HTMLButtonElement).disabled).toBe(true);
  expect(screen.getByText('taken: Ann')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: /By lot/ }));
  expect(choose).toHaveBeenCalledWith('');
});

test('a QR code has its three corners and a border', () => {
  const picture = qrPicture('https://taproom.example/join/ABCD');
  expect(picture.path).toMatch(/^M3 3h1v1h-1z/);
  expect(picture.size).toBeGreaterThan(25);
});
