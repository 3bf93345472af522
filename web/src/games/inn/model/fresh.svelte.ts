import type { InnSeat } from '../../../wire/messages';

/** How long a number that changed is marked. */
export const MARKED = 1000;
const NUMBERS = ['fortitude', 'alcohol', 'gold', 'hand', 'pile'] as const;
export type SeatNumber = (typeof NUMBERS)[number];

/** Which of a seat's numbers have just changed: seen even where nothing may move. */
export class Fresh {
  #marked = $state.raw<ReadonlySet<SeatNumber>>(new Set());
  #before: InnSeat | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  has(number: SeatNumber): boolean {
    return this.#marked.has(number);
  }

  /** The seat as it is now. */
  see(seat: InnSeat): void {
    const before = this.#before;
    this.#before = seat;
    const changed = NUMBERS.filter((number) => before?.seat === seat.seat && before[number] !== seat[number]);
    if (!changed.length) return;
    this.#marked = new Set([...this.#marked, ...changed]);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.#marked = new Set()), MARKED);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
