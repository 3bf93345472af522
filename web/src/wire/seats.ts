import { readBook } from './book';
import type { SeatTaken } from './messages';

/** A seat belongs to the holder of its token: it is kept on this device, and nowhere in an address. */
export interface OwnSeat {
  readonly token: string;
  /** -1: to watch. */
  readonly seat: number;
  readonly code: string;
  /** The token with which others may watch; only the person who laid the table has it. */
  readonly watch: string;
  readonly at: number;
}

const KEY = 'taproom.seats';
const MOST = 60;

const read = (): Record<string, OwnSeat> => readBook(KEY);

function write(book: Record<string, OwnSeat>): void {
  const latest = Object.entries(book).sort(([, one], [, other]) => other.at - one.at);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(latest.slice(0, MOST))));
}

export function ownSeat(table: string): OwnSeat | null {
  return read()[table] ?? null;
}

/** The tables where this device has a seat, the latest first. */
export function ownTables(): readonly string[] {
  return Object.entries(read())
    .filter(([, seat]) => seat.seat >= 0)
    .sort(([, one], [, other]) => other.at - one.at)
    .map(([table]) => table);
}

export function keepSeat(taken: SeatTaken): void {
  const { token, seat, code, watch } = taken;
  write({ ...read(), [taken.table]: { token, seat, code, watch, at: Date.now() } });
}

export function keepWatch(table: string, token: string, code = ''): void {
  const book = read();
  if (book[table] === undefined) write({ ...book, [table]: { token, seat: -1, code, watch: token, at: Date.now() } });
}

export function forgetSeat(table: string): void {
  const { [table]: _gone, ...others } = read();
  write(others);
}
