import type { InnSeat } from '../../../wire/messages';
import type { Mood } from '../../../pictures/portraits';
import { isHot } from '../parts/track';

/** How long a heavy loss is seen in a face. */
export const SMARTS = 4000;
const HEAVY = 3;
const TIPSY = 10;

/** The face a seat shows: it follows what lies on the mat, never what a person feels. */
export class Face {
  #smarting = $state(false);
  #before: InnSeat | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  of(seat: InnSeat): Mood {
    if (seat.out) return 'out';
    if (this.#smarting || isHot(seat.fortitude, seat.alcohol)) return 'hurt';
    return seat.alcohol >= TIPSY ? 'drunk' : 'well';
  }

  /** The seat as it is now. */
  see(seat: InnSeat): void {
    const before = this.#before;
    this.#before = seat;
    if (before?.seat !== seat.seat || before.fortitude - seat.fortitude < HEAVY) return;
    this.#smarting = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.#smarting = false), SMARTS);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
