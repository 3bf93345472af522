import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { FakeTable } from '../../../testing/table.svelte';
import { Desk } from '../model/desk.svelte';
import { held, inn, library, option, question, scene } from '../testing/samples';
import ReadingCorner from './ReadingCorner.svelte';

const hand = [held(1, { options: [3] }), held(2, { playable: false, why: 'No.' })];

function look(asked: boolean, number: number): FakeTable {
  const question_ = asked ? question([option(0, { verb: 'pass' }), option(3, { number: 1 })]) : null;
  const table = new FakeTable(scene(inn({ hand }), question_));
  const desk = new Desk(
    () => table,
    () => library,
  );
  desk.attend();
  desk.see(`c/${number}`, number);
  render(ReadingCorner, { desk });
  return table;
}

test('a card nobody asks about can be had played at the next moment', async () => {
  const table = look(false, 1);
  expect(screen.getByText('You can play it without being asked')).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'Play it as soon as it can be played' }));
  expect(table.said).toEqual([{ type: 'arm', card: 1 }]);
});

test('a card that can be played now needs no such offer', () => {
  look(true, 1);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a card that cannot be played says why', () => {
  look(true, 2);
  expect(screen.getByText('Not now')).toBeTruthy();
  expect(screen.getByText('No.')).toBeTruthy();
});
