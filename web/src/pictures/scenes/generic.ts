import type { CardShown } from '../../games/catalogue';

/** What stands for each sign of a card's picture sentence. */
const PARTS: Readonly<Record<string, string>> = {
  fortitude: 'heart',
  alcohol: 'mug',
  drink: 'mug',
  gold: 'coins',
  cards: 'deck',
  pile: 'tray',
  pot: 'chest',
  control: 'fan',
  negate: 'torn',
  ignore: 'shield',
  redirect: 'portal',
  split: 'goblet',
  shield: 'shield',
  chaser: 'shot',
  leave: 'door',
  cheating: 'ace',
  'turns-into': 'sparkle',
  again: 'clock',
  inn: 'wench',
  lock: 'lock',
  end: 'candle',
  away: 'boot',
  action: 'bolt',
  track: 'notice',
  token: 'scarab',
  event: 'bell',
  side: 'gear',
  player: 'guest',
  everybody: 'crowd',
};
/** What a card shows whose sentence has nothing to show. */
const BY_TYPE: Readonly<Record<string, string>> = {
  action: 'fist',
  sometimes: 'palm',
  anytime: 'bolt',
  gambling: 'die',
  cheating: 'mask',
  drink: 'mug',
  'drink-event': 'bunting',
  event: 'lantern',
};
const PEOPLE = new Set(['player', 'everybody']);
const LARGE = ['36 8 46', '40 6 44', '32 7 44 turn -8', '44 8 44 turn 8'];
const SMALL = ['86 22 28', '90 8 26', '84 28 30 turn 12', '92 14 24 turn -10'];

/** A scene for a card that has none of its own, made of its sentence: what it is about, large, and what it does beside. */
export function genericScene(card: CardShown): string {
  const signs = card.picture.filter((sign) => sign.icon in PARTS).sort((a, b) => rank(a.icon) - rank(b.icon));
  const parts = [...new Set(signs.map((sign) => PARTS[sign.icon] as string))];
  const main = parts[0] ?? BY_TYPE[card.types[0] ?? ''] ?? 'gear';
  const hurts = card.picture.some((sign) => sign.icon === 'fortitude' && /^[−-]/.test(sign.text));
  const beside = hurts ? 'burst' : (parts[1] ?? 'sparkle');
  const number = [...card.key].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  return `${main} ${LARGE[number % 4]}, ${beside} ${SMALL[(number >> 2) % 4]}`;
}

/** Things are shown before the people they happen to. */
function rank(icon: string): number {
  return PEOPLE.has(icon) ? 1 : 0;
}
