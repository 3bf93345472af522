/** What the arena measured: the tables of docs/figures, which `taproom balance` writes. */

type Row = Readonly<Record<string, string>>;

/** A table of comma-separated values by its columns; these have no commas or quotes inside a value. */
export function table(text: string): readonly Row[] {
  const [head = '', ...lines] = text.trim().split('\n');
  const columns = head.split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
  });
}

/** A share, or a change of one, with the interval that holds the truth 95 times out of 100. */
export interface Measured {
  readonly key: string;
  readonly games: number;
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

export interface Losses {
  readonly key: string;
  readonly lost: number;
  readonly causes: readonly (readonly [cause: string, games: number])[];
}

export interface CardFigures extends Measured {
  readonly owner: string;
  readonly seen: number;
  readonly played: number;
  readonly discarded: number;
  readonly kept: number;
  /** Whether it is dealt into opening hands often enough to say what it does. */
  readonly measured: boolean;
}

const number = (row: Row, column: string): number => Number(row[column] ?? 0);

function measured(row: Row, key: string, value: string, games: string): Measured {
  const { low, high } = { low: number(row, 'low'), high: number(row, 'high') };
  return { key, games: number(row, games), value: number(row, value), low, high };
}

/** How many games took a number of turns in this range. */
export interface Length {
  readonly from: number;
  readonly to: number;
  readonly games: number;
}

export interface Lengths {
  readonly games: number;
  readonly bins: readonly Length[];
  /** The turns after which half of the games, and nine in ten, are over. */
  readonly median: number;
  readonly ninety: number;
}

const MOST_BINS = 14;
const BIN_WIDTHS = [1, 2, 5, 10, 20, 50];

/** How long games at tables of this size are, in bins of a round width. */
export function lengths(text: string, seats: number): Lengths {
  const rows = table(text)
    .filter((row) => number(row, 'seats') === seats)
    .map((row) => ({ turns: number(row, 'turns'), games: number(row, 'games') }))
    .sort((one, other) => one.turns - other.turns);
  const games = rows.reduce((sum, row) => sum + row.games, 0);
  const within = (part: number): number => {
    let seen = 0;
    return rows.find((row) => (seen += row.games) >= part * games)?.turns ?? 0;
  };
  // The longest games are few and far between: they share the last bin.
  const [first, last] = [rows[0]?.turns ?? 0, within(0.99)];
  const width = BIN_WIDTHS.find((each) => (last - first) / each < MOST_BINS) ?? 100;
  const count = Math.floor(last / width) - Math.floor(first / width) + 1;
  const bins = Array.from({ length: rows.length ? count : 0 }, (_, place) => {
    const from = (Math.floor(first / width) + place) * width;
    const to = place === count - 1 ? Infinity : from + width - 1;
    const own = rows.filter((row) => row.turns >= from && row.turns <= to);
    return { from, to, games: own.reduce((sum, row) => sum + row.games, 0) };
  });
  return { games, bins, median: within(0.5), ninety: within(0.9) };
}

/** Every character's share of wins by the number of seats, the best first. */
export function shares(text: string): ReadonlyMap<number, readonly Measured[]> {
  const found = new Map<number, Measured[]>();
  for (const row of table(text)) {
    const seats = number(row, 'seats');
    found.set(seats, [...(found.get(seats) ?? []), measured(row, row.character ?? '', 'share', 'games')]);
  }
  for (const rows of found.values()) rows.sort((one, other) => other.value - one.value);
  return found;
}

/** First to play, second, and so on, whatever the character. */
export function places(text: string): readonly Measured[] {
  return table(text)
    .filter((row) => row.character === '')
    .map((row) => measured(row, row.place ?? '', 'share', 'games'));
}

export function losses(text: string): readonly Losses[] {
  return table(text).map((row) => ({
    key: row.character ?? '',
    lost: number(row, 'lost'),
    causes: (row.causes ?? '')
      .split('; ')
      .filter(Boolean)
      .map((part) => {
        const [cause = '', games = '0'] = part.split(': ');
        return [cause, Number(games)] as const;
      }),
  }));
}

/** What each card does to the odds in an opening hand, and what became of it. */
export function cardFigures(text: string): readonly CardFigures[] {
  return table(text).map((row) => ({
    ...measured(row, `${row.character}/${row.card}`, 'change', 'opening_hands'),
    owner: row.character ?? '',
    seen: number(row, 'dealt') + number(row, 'drawn'),
    played: number(row, 'played'),
    discarded: number(row, 'discarded'),
    kept: number(row, 'kept'),
    measured: row.change !== '',
  }));
}
