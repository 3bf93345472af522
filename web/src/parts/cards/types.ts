import type { IconName } from '../../pictures/icons';

/** How each card type looks: the class that gives colour and edge, and the seal. */
interface TypeLook {
  readonly look: string;
  readonly seal: IconName;
}

const SIDE: TypeLook = { look: 'side', seal: 'seal-side' };
const LOOKS: Readonly<Record<string, TypeLook>> = {
  action: { look: 'action', seal: 'seal-action' },
  sometimes: { look: 'sometimes', seal: 'seal-sometimes' },
  anytime: { look: 'anytime', seal: 'seal-anytime' },
  gambling: { look: 'gambling', seal: 'seal-gambling' },
  cheating: { look: 'cheating', seal: 'seal-cheating' },
  drink: { look: 'drink', seal: 'seal-drink' },
  'drink-event': { look: 'event', seal: 'seal-event' },
  event: { look: 'event', seal: 'seal-event' },
  side: SIDE,
  standard: { look: 'side', seal: 'mask' },
  special: { look: 'side', seal: 'mask' },
};

export function looksOf(types: readonly string[]): readonly TypeLook[] {
  return types.length ? types.map((type) => LOOKS[type] ?? SIDE) : [SIDE];
}

/** The icon of each sign of a card's picture; the catalogue's terms of kind `icon` say what they mean. */
const SIGNS: Readonly<Record<string, IconName>> = {
  player: 'pawn',
  everybody: 'pawns',
  'lands-on': 'arrow',
  fortitude: 'heart',
  alcohol: 'mug',
  drink: 'mug',
  gold: 'coin',
  cards: 'hand',
  pile: 'pile',
  pot: 'pot',
  control: 'crown',
  negate: 'negate',
  ignore: 'ignore',
  redirect: 'redirect',
  split: 'split',
  shield: 'shield',
  chaser: 'shotglass',
  leave: 'close',
  cheating: 'spade',
  'turns-into': 'arrow',
  again: 'replay',
  inn: 'door',
  lock: 'lock',
  end: 'end',
  away: 'away',
  action: 'flame',
  track: 'track',
  token: 'beetle',
  number: 'number',
  event: 'bell',
  side: 'gear',
};

export function signIcon(sign: string): IconName | null {
  return SIGNS[sign] ?? null;
}

export const SIGN_KEYS: readonly string[] = Object.keys(SIGNS);
