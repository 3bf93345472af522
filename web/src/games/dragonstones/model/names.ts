import type { Fact, Preview, SeatShown } from '../../../wire/messages';

/** What a seat is called at this table: the game itself knows seats by their numbers only. */
export function nameOf(seats: readonly SeatShown[], seat: number): string {
  return seats[seat]?.name ?? '';
}

/** A fact as it is told at this table. */
export function told(fact: Fact, seats: readonly SeatShown[]): string {
  return fact.spans.map((span) => (span.seat >= 0 && nameOf(seats, span.seat)) || span.text).join('');
}

/** What an answer would change, number by number. */
export function foretold(preview: Preview, seats: readonly SeatShown[], mine: number, you: string): readonly string[] {
  return preview.changes.map(({ seat, name, before, least, most }) => {
    const after = least === most ? String(least) : `${least}–${most}`;
    return `${seat === mine ? you : nameOf(seats, seat)}: ${name} ${before} → ${after}`;
  });
}
