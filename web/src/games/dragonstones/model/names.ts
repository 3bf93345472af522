import type { Fact, PlayerShown, Preview, SeatShown } from '../../../wire/messages';

/** What a seat is called at this table: the game itself knows seats by their numbers only. */
export function nameOf(seats: readonly SeatShown[], seat: number): string {
  return seats[seat]?.name ?? '';
}

/** A fact as it is told at this table; to my own seat it says "you" already. */
export function told(fact: Fact, seats: readonly SeatShown[], mine: number): string {
  const isNamed = (seat: number): boolean => seat >= 0 && seat !== mine;
  return fact.spans.map((span) => (isNamed(span.seat) && nameOf(seats, span.seat)) || span.text).join('');
}

/** A text of the game with the names of this table: the game calls its seats first, second and so on. */
export function named(text: string, players: readonly PlayerShown[], seats: readonly SeatShown[]): string {
  const calls = new Map(players.map(({ name, seat }) => [name, nameOf(seats, seat)]));
  const known = [...calls.keys()]
    .filter((name) => name && calls.get(name))
    .sort((one, other) => other.length - one.length);
  if (!known.length) return text;
  const any = known.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  // Whole words only: what stands before and behind is no letter of any alphabet and no digit.
  return text.replace(
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, 'gu'),
    (name) => calls.get(name) ?? name,
  );
}

/** What an answer would change, seat by seat. Numbers and the arrow between them stay together. */
export function foretold(preview: Preview, seats: readonly SeatShown[], mine: number, you: string): readonly string[] {
  const bySeat = new Map<number, string[]>();
  for (const { seat, name, before, least, most } of preview.changes) {
    const after = least === most ? String(least) : `${least}–${most}`;
    bySeat.set(seat, [...(bySeat.get(seat) ?? []), `${name} ${before}\u00a0→\u00a0${after}`]);
  }
  // What changes no number has a sentence all the same.
  if (!bySeat.size) return preview.ends_game ? [] : [preview.text];
  return [...bySeat].map(([seat, changes]) => `${seat === mine ? you : nameOf(seats, seat)}: ${changes.join(', ')}`);
}
