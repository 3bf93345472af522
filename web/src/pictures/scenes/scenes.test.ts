import { expect, test } from 'vitest';
import type { Pictogram } from '../../games/catalogue';
import { card } from '../../testing/catalogue';
import { characterOf, fetchBusts } from './busts';
import { genericScene } from './generic';
import { GROUNDS, PARTS } from './kit';
import { draw, groundOf, parseScene } from './scene';

const one = new Map([['mug', { width: 60, height: 60, shapes: '<path fill="var(--tint,#e8931e)"/>' }]]);

test('a line is read as parts in their places', () => {
  expect(parseScene('mug 20 6 30, fist -2 9 40.5 turn -14 flip in red theirs faint')).toEqual([
    { part: 'mug', x: 20, y: 6, width: 30, turn: 0, flip: false, faint: false, tint: '', theirs: false },
    { part: 'fist', x: -2, y: 9, width: 40.5, turn: -14, flip: true, faint: true, tint: '#c8324b', theirs: true },
  ]);
});

test('a part is drawn at its place, in its own colour unless another is named', () => {
  expect(draw(parseScene('mug 20 6 30'), '', {}, one)).toContain(
    '<g transform="translate(20 6) scale(0.5)"><path fill="#e8931e"/></g>',
  );
  expect(draw(parseScene('mug 20 6 30 in gold'), '', {}, one)).toContain('<path fill="#f0bf4c"/>');
});

test('flipped and turned, a part keeps its place', () => {
  expect(draw(parseScene('mug 20 6 30 flip turn 90'), '', {}, one)).toContain(
    'rotate(90 35 21)translate(50 6) scale(-0.5 0.5)',
  );
});

test("hands have the colours of the deck's character, and others' hands their own", () => {
  const colours = { skin: '#00ff00', cloth: '#0000ff' };
  const mine = draw(parseScene('fist 2 9 40'), '', colours, PARTS);
  expect(mine).toContain('#00ff00');
  expect(mine).toContain('#0000ff');
  expect(draw(parseScene('fist 2 9 40 theirs'), '', colours, PARTS)).not.toContain('#00ff00');
});

test('a character is four parts that differ, fetched by name', async () => {
  const faces = new Map(await fetchBusts('gog'));
  expect([...faces.keys()]).toEqual(['gog', 'gog-hurt', 'gog-drunk', 'gog-out']);
  expect(new Set([...faces.values()].map((part) => part.shapes)).size).toBe(4);
  expect(['gog', 'gog-hurt', 'wolf-asleep', 'mug'].map(characterOf)).toEqual(['gog', 'gog', '', '']);
  for (const part of PARTS.keys()) expect(characterOf(part)).toBe('');
});

test('a card without a scene has one made of its sentence, of parts there are', () => {
  const sign = (icon: string, text = ''): Pictogram => ({ icon, text, type: '' });
  const hit = genericScene(card('magda/hit', { picture: [sign('player'), sign('lands-on'), sign('fortitude', '−2')] }));
  expect(hit).toMatch(/^heart .*, burst /);
  const plain = genericScene(card('magda/plain', { types: ['cheating'] }));
  expect(plain).toMatch(/^mask /);
  for (const item of [...parseScene(hit), ...parseScene(plain)]) expect(PARTS.has(item.part)).toBe(true);
});

test('what lies behind a card is of its deck or of its types', () => {
  const ground = (deck: string, ...types: string[]): string => groundOf({ deck, types }, GROUNDS);
  const shapes = (name: string): string | undefined => GROUNDS.get(name)?.shapes;
  expect(ground('sea_events', 'event')).toBe(shapes('sea_events'));
  expect(ground('dungeon_events', 'event')).toBe(shapes('event'));
  expect(ground('gerki', 'action', 'gambling')).toBe(shapes('action-gambling'));
  expect(ground('gerki', 'cheating', 'sometimes')).toBe(shapes('cheating'));
  expect(ground('wizgille_gears')).toBe(shapes('side'));
});
