import type { Fact } from '../../wire/messages';
import type { Sound } from './synth';

const CUES: Readonly<Record<string, Sound>> = {
  // The Inn
  played: 'card',
  revealed: 'card',
  'event-started': 'card',
  gold: 'coin',
  'inn-paid': 'coin',
  'pot-taken': 'coin',
  drank: 'pour',
  'passed-out': 'out',
  'out-of-gold': 'out',
  'game-over': 'win',
  // Fist of Dragonstones
  won: 'card',
  'took-coins': 'coin',
  'took-stones': 'coin',
  'paid-stones': 'coin',
  bought: 'coin',
  scored: 'turn',
  cursed: 'hit',
  'robbed-stone': 'hit',
  'robbed-coins': 'hit',
  'robbed-spent': 'hit',
  'robbed-of-all': 'hit',
  'lost-stones': 'hit',
  'game-won': 'win',
};

/** What something that happened sounds like; null if it happens in silence. */
export function cueOf({ kind, amount }: Pick<Fact, 'kind' | 'amount'>): Sound | null {
  if (kind === 'fortitude') return amount < 0 ? 'hit' : null;
  return CUES[kind] ?? null;
}
