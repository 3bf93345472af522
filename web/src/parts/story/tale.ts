import type { Fact, SeatShown, Story, StoryMoment } from '../../wire/messages';

/** A seat as a story speaks of it. */
export interface Teller {
  readonly seat: number;
  /** What it goes by at the table: the character, or the person where nobody plays a character. */
  readonly name: string;
  readonly character: string;
  readonly person: string;
  readonly kind: SeatShown['kind'];
  readonly mine: boolean;
  readonly won: boolean;
  /** When it was out; null if it never was. */
  readonly out: Story['outs'][number] | null;
}

/** What a game's own picture of a story gets. */
export interface StoryProps {
  readonly story: Story;
  readonly tellers: readonly Teller[];
  readonly moments: readonly StoryMoment[];
  readonly watch: (step: number) => string;
}

/** Winners first, then those who held out longest; of equals, in the order of the seats. */
export function inOrder(tellers: readonly Teller[], story: Story): readonly Teller[] {
  const last = (teller: Teller): number => (teller.out ? teller.out.step : Number.MAX_SAFE_INTEGER);
  const points = (teller: Teller): number => valuesOf(story, teller.seat, 'points').at(-1) ?? 0;
  return [...tellers].sort(
    (one, other) => Number(other.won) - Number(one.won) || last(other) - last(one) || points(other) - points(one),
  );
}

/** A number of a seat at each point of the story. */
export function valuesOf(story: Story, seat: number, what: string): readonly number[] {
  return story.lines.find((line) => line.seat === seat && line.what === what)?.values ?? [];
}

/** How much of something a seat lost over the whole game. */
export function lostOf(story: Story, seat: number, what: string): number {
  return story.changes
    .filter((change) => change.seat === seat && change.what === what && change.amount < 0)
    .reduce((sum, change) => sum - change.amount, 0);
}

export function dealt(story: Story, seat: number, other: number): number {
  return story.dealings.find((each) => each.seat === seat && each.other === other)?.count ?? 0;
}

export function dealtBy(story: Story, seat: number): number {
  return story.dealings.filter((each) => each.seat === seat).reduce((sum, each) => sum + each.count, 0);
}

export function dealtTo(story: Story, other: number): number {
  return story.dealings.filter((each) => each.other === other).reduce((sum, each) => sum + each.count, 0);
}

/** In what the winner was better than everybody else: keys of `story-honour-*`, the most telling first. */
export function honours(story: Story, tellers: readonly Teller[], winner: number): readonly string[] {
  const measures: readonly (readonly [string, (seat: number) => number])[] =
    story.game === 'inn'
      ? [
          ['fortitude', (seat) => -lostOf(story, seat, 'fortitude')],
          ['gold', (seat) => valuesOf(story, seat, 'gold').at(-1) ?? 0],
          ['bought', (seat) => dealtBy(story, seat)],
          ['sober', (seat) => -(valuesOf(story, seat, 'alcohol').at(-1) ?? 0)],
        ]
      : [
          ['robbed', (seat) => dealtBy(story, seat)],
          ['spared', (seat) => -dealtTo(story, seat)],
        ];
  const others = tellers.filter(({ seat }) => seat !== winner);
  return measures
    .filter(([, measure]) => others.every(({ seat }) => measure(winner) > measure(seat)))
    .map(([honour]) => honour);
}

/** The moment that did most for a seat. */
export function decisive(moments: readonly StoryMoment[], seat: number): StoryMoment | null {
  const gain = (moment: StoryMoment): number => (moment.after[seat] ?? 0) - (moment.before[seat] ?? 0);
  const best = [...moments].sort((one, other) => gain(other) - gain(one))[0];
  return best && gain(best) > 0 ? best : null;
}

/** A fact in the words of this table: a game without characters knows its seats by number only. */
export function retold(fact: Fact, tellers: readonly Teller[], hasCharacters: boolean): string {
  if (hasCharacters) return fact.text;
  return fact.spans
    .map((span) => (span.seat >= 0 && !tellers[span.seat]?.mine && tellers[span.seat]?.name) || span.text)
    .join('');
}

/** Numbers along an axis, moved aside where they would lie on each other. */
export function apart(places: readonly number[], room = 24): readonly number[] {
  const found: number[] = [];
  for (const place of places) found.push(Math.max(place, (found.at(-1) ?? -room) + room));
  return found;
}

/** Without the full stop, to stand within another sentence. */
export function clause(sentence: string): string {
  return sentence.replace(/[.]$/, '');
}

/** A sentence begins with a capital letter. */
export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
