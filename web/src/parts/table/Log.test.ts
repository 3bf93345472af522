import { render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { card, shelf } from '../../testing/catalogue';
import { fact, playing } from '../../testing/scenes';
import { FakeTable } from '../../testing/table.svelte';
import type { TableDesk } from './desk';
import { Chronicle } from './chronicle.svelte';
import Log from './Log.svelte';

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
});

const TITLES = ['Shut up!', 'Mine now.', 'Wine', 'Who, me?', 'Her tip...'];
const library = shelf({
  title: 'Inn',
  rules: 1,
  cards: TITLES.map((title, index) => card(`c/${index}`, { title })),
});

test.each([
  [0, '', 'Zot played Shut up!'],
  [0, '.', 'Zot played Shut up!'],
  [1, '', 'Zot played Mine now.'],
  [1, ' on Eve.', 'Zot played Mine now on Eve.'],
  [2, '.', 'Zot played Wine.'],
  [3, '. Then he left.', 'Zot played Who, me? Then he left.'],
  [4, '', 'Zot played Her tip...'],
  [4, '.', 'Zot played Her tip...'],
])('a sentence with title %i and then "%s" ends once', (index, rest, line) => {
  const spans = [
    { text: 'Zot', card: '', seat: 1 },
    { text: ' played ', card: '', seat: -1 },
    { text: `"${TITLES[index]}"`, card: `c/${index}`, seat: -1 },
    ...(rest ? [{ text: rest, card: '', seat: -1 }] : []),
  ];
  const chronicle = new Chronicle();
  chronicle.write([fact('played', { text: 'Zot played.', spans })], []);
  const table = new FakeTable(playing({}), true);
  const desk = { table, library, scene: table.scene, mine: 0, nameOf: () => '' } as unknown as TableDesk;
  render(Log, { desk, chronicle, filters: [], passes: () => true, headings: [] });
  expect(screen.getByRole('listitem').textContent.replaceAll(/\s+/g, ' ').trim()).toBe(line);
});
