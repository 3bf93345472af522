import type { Fact } from '../../../wire/messages';
import type { TableView } from '../../../wire/view';
import { say } from '../../../words/words.svelte';
import type { Library } from '../../catalogue';

/** How somebody leaves the game. */
const ENDS: ReadonlySet<string> = new Set(['passed-out', 'out-of-gold']);
/** What that may come of: a card that was played or activated, or a Drink that was revealed. */
const DEEDS: ReadonlySet<string> = new Set(['played', 'activated']);
const CAUSES: ReadonlySet<string> = new Set([...DEEDS, 'revealed']);
/** What answers do to a card, so that nothing comes of it. */
const UNDOES: ReadonlySet<string> = new Set(['negated', 'ignored', 'called-off']);

/** Why the game ended as it did, in one sentence: who was the last to go, how, and after which card. */
export function why(table: TableView, library: Library): string {
  const { house, game } = table.scene;
  const winners = house.outcome?.winners ?? [];
  if (game?.game !== 'inn' || !winners.length || house.outcome?.conceded) return '';
  const left = (fact: Fact): boolean => ENDS.has(fact.kind) && !winners.includes(fact.seat);
  const last = table.facts.findLastIndex(left);
  const end = table.facts[last];
  if (!end) return '';
  const cause = causeOf(table.facts.slice(0, last), end.seat);
  const title = cause ? (library.card(cause.card)?.title ?? '') : '';
  const { seats } = game;
  const nameOf = (seat: number): string => seats[seat]?.name ?? '';
  const mine = winners.includes(table.seat);
  return say('inn-why', {
    winner: mine ? (winners.length > 1 ? 'team' : 'you') : winners.length > 1 ? 'many' : 'one',
    name: winners.map(nameOf).join(', '),
    loser: end.seat === table.seat ? 'you' : 'one',
    other: nameOf(end.seat),
    how: end.kind,
    after: title ? 'card' : 'nothing',
    card: title,
  });
}

/** What somebody left for: the Drink that was drunk, else the last card aimed at them that was not undone, else any. */
function causeOf(facts: readonly Fact[], seat: number): Fact | undefined {
  const found = facts.filter((fact) => CAUSES.has(fact.kind) && fact.card !== '');
  const hurt = facts.findLast((fact) => fact.seat === seat && (fact.kind === 'alcohol' || fact.kind === 'fortitude'));
  const drinks = found.filter((fact) => fact.kind === 'revealed' && fact.amount === 0);
  if (hurt?.kind === 'alcohol' && facts.some((fact) => fact.kind === 'drank' && fact.seat === seat)) {
    return drinks.findLast((fact) => fact.seat === seat) ?? drinks.at(-1);
  }
  const undone = undoing(facts);
  const worked = found.filter((fact) => !undone.has(fact));
  const aimed = worked.findLast((fact) => DEEDS.has(fact.kind) && fact.seats.includes(seat));
  const other = worked.at(-1) ?? found.at(-1);
  // Aimed at them in an earlier turn, it is not what they left for.
  const isRecent = aimed && !facts.slice(facts.indexOf(aimed)).some((fact) => fact.kind === 'turn');
  return hurt?.kind === 'fortitude' && isRecent ? aimed : other;
}

/** The cards that were undone, and those that undid them. */
function undoing(facts: readonly Fact[]): ReadonlySet<Fact> {
  const found = new Set<Fact>();
  const note = (before: readonly Fact[], is: (fact: Fact) => boolean): void => {
    const one = before.findLast((fact) => CAUSES.has(fact.kind) && !found.has(fact) && is(fact));
    if (one) found.add(one);
  };
  facts.forEach((fact, place) => {
    if (!UNDOES.has(fact.kind)) return;
    note(facts.slice(0, place), (each) => DEEDS.has(each.kind) && each.seat === fact.seat);
    if (fact.kind !== 'ignored') note(facts.slice(0, place), (each) => each.card === fact.card);
  });
  return found;
}
