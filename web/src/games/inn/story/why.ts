import type { Fact } from '../../../wire/messages';
import type { TableView } from '../../../wire/view';
import { say } from '../../../words/words.svelte';
import type { Library } from '../../catalogue';

/** How somebody leaves the game. */
const ENDS: ReadonlySet<string> = new Set(['passed-out', 'out-of-gold']);
/** What that may come of: a card that was played, or a Drink that was revealed. */
const CAUSES: ReadonlySet<string> = new Set(['played', 'revealed']);

/** Why the game ended as it did, in one sentence: who was the last to go, how, and after which card. */
export function why(table: TableView, library: Library): string {
  const { house, game } = table.scene;
  const winners = house.outcome?.winners ?? [];
  if (game?.game !== 'inn' || !winners.length || house.outcome?.conceded) return '';
  const left = (fact: Fact): boolean => ENDS.has(fact.kind) && !winners.includes(fact.seat);
  const last = table.facts.findLastIndex(left);
  const end = table.facts[last];
  if (!end) return '';
  const cause = table.facts.slice(0, last).findLast((fact) => CAUSES.has(fact.kind) && fact.card !== '');
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
