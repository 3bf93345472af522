import { expect, test } from 'vitest';
import { CARDS, GIVEN, LENGTHS, LOSSES, PLACES, SHARES } from './data';
import { cardFigures, lengths, losses, shares } from './figures';
import { percent, points, scaleOf } from './scale';

test('tables are read by their columns', () => {
  const text =
    'character,seats,games,won,share,low,high,lost,causes\n' +
    'gog,4,10,3.00,0.3000,0.1000,0.6000,7,passed out: 5; ran out of Gold: 2\n' +
    'zot,4,10,5.00,0.5000,0.2000,0.8000,5,\n';
  expect(
    shares(text)
      .get(4)
      ?.map((row) => [row.key, row.value, row.games]),
  ).toEqual([
    ['zot', 0.5, 10],
    ['gog', 0.3, 10],
  ]);
  expect(losses(text)[0]?.causes).toEqual([
    ['passed out', 5],
    ['ran out of Gold', 2],
  ]);
  expect(losses(text)[1]?.causes).toEqual([]);
});

test('a card that is never dealt at first has no change', () => {
  const text =
    'character,card,dealt,drawn,played,discarded,kept,opening_hands,share,otherwise,change,low,high\n' +
    'gog,smash,0,7,5,1,1,0,,,,,\n';
  expect(cardFigures(text)[0]).toMatchObject({ key: 'gog/smash', seen: 7, played: 5, measured: false });
});

test('lengths lie in bins of a round width, the few longest in the last one', () => {
  const many = Array.from({ length: 40 }, (_, turns) => `4,${turns + 11},5`);
  const found = lengths(['seats,turns,games', '2,9,100', ...many, '4,300,1'].join('\n'), 4);
  expect(found.games).toBe(201);
  expect(found.median).toBe(31);
  expect(found.ninety).toBe(47);
  expect(found.bins[0]).toEqual({ from: 10, to: 14, games: 20 });
  expect(found.bins.at(-1)).toEqual({ from: 50, to: Infinity, games: 6 });
  expect(found.bins.reduce((sum, bin) => sum + bin.games, 0)).toBe(201);
  expect(lengths('seats,turns,games\n', 4).bins).toEqual([]);
});

test('the tables that are shipped hold what the page shows', () => {
  const four = SHARES.get(4) ?? [];
  expect(four.length).toBeGreaterThanOrEqual(8);
  for (const rows of [...SHARES.values(), ...GIVEN.values()]) {
    for (const row of rows) expect(row.low <= row.value && row.value <= row.high, row.key).toBe(true);
  }
  expect(PLACES).toHaveLength(4);
  expect(LENGTHS.games).toBeGreaterThan(1000);
  expect(LENGTHS.median).toBeLessThan(LENGTHS.ninety);
  expect(LOSSES.map((row) => row.key).sort()).toEqual(four.map((row) => row.key).sort());
  expect(new Set(CARDS.map((card) => card.owner)).size).toBe(four.length);
});

test('a scale holds every interval on round numbers', () => {
  const row = { key: 'a', games: 1, value: 0.3, low: 0.21, high: 0.44 };
  const scale = scaleOf([row], 0.25, 0.04);
  expect(scale.at(0.21)).toBeGreaterThan(0);
  expect(scale.at(0.44)).toBeLessThan(1);
  expect(scale.at(0.25)).toBeLessThan(scale.at(0.3));
  for (const tick of scale.ticks) expect(Math.abs(tick * 20 - Math.round(tick * 20))).toBeLessThan(1e-9);
});

test('figures are written with their signs', () => {
  expect(percent(0.2561)).toBe('25.6 %');
  expect([points(0.031), points(-0.031), points(0.0001)]).toEqual(['+3.1', '−3.1', '0.0']);
});
