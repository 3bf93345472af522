import type { OptionShown, Question } from '../wire/messages';
import type { Deed, Lesson, Line } from './lesson';

const GERKI = 1;
const ZOT = 2;

const has = (card: string) => (question: Question) => question.options.some((option) => option.card === card);
const orders = (question: Question): boolean => question.options.some((option) => option.verb === 'order');
const picks = (question: Question): boolean => question.most > 0;

function play(card: string, why: string, target?: number): Deed {
  const fits = (option: OptionShown | null): boolean =>
    option?.card === card && (target === undefined || option.targets.includes(target));
  return { fits, why };
}

function line(icon: Line['icon'], key: string): Line {
  return { icon, key: `lesson-inn-${key}` };
}

const held = (card: string): string => `.hand [data-card="${card}"]`;
const lifted = (card: string): string => `.hand .lifted[data-card="${card}"]`;
const mat = (seat: number): string => `.inn [data-place="seat-${seat}"]`;
/** With the card in the hand first, then the one it is meant for. */
const aiming = (card: string, seat: number): string => `.inn:has(${lifted(card)}) [data-place="seat-${seat}"]`;

/** The first evening at the Inn; the deal and what the others do are in `inn/exercises/lesson.yaml` of the server. */
export const lesson: Lesson = {
  game: 'inn',
  steps: [
    {
      key: 'table',
      station: 'table',
      lines: [line('pawn', 'table-you'), line('pawns', 'table-others'), line('crown', 'table-goal')],
    },
    {
      key: 'life',
      station: 'life',
      light: [mat(0)],
      lines: [line('mug', 'life-mug'), line('heart', 'life-heart'), line('track', 'life-touch')],
      shows: 2,
    },
    {
      key: 'hand',
      station: 'hand',
      light: ['.inn .hand'],
      lines: [
        line('seal-action', 'hand-action'),
        line('seal-sometimes', 'hand-sometimes'),
        line('flame', 'hand-flame'),
      ],
    },
    {
      key: 'blow',
      station: 'blow',
      at: has('fiona/ogre_hold'),
      light: [aiming('fiona/ogre_hold', GERKI), held('fiona/ogre_hold')],
      lines: [line('seal-action', 'blow-card'), line('target', 'blow-target')],
      deed: play('fiona/ogre_hold', 'lesson-inn-blow-why', GERKI),
    },
    {
      key: 'order',
      station: 'drink',
      at: orders,
      light: [mat(ZOT)],
      lines: [line('mug', 'order-once'), line('pile', 'order-pile'), line('target', 'order-zot')],
      deed: { fits: (option) => option?.targets.includes(ZOT) ?? false, why: 'lesson-inn-order-why' },
    },
    {
      key: 'struck',
      station: 'answer',
      at: has('fiona/clang'),
      light: ['.inn .stage [data-incident]', '.inn .stage'],
      lines: [line('mug', 'struck-drank'), line('heart', 'struck-card'), line('hold', 'struck-pause')],
    },
    {
      key: 'answer',
      station: 'answer',
      at: has('fiona/clang'),
      light: [held('fiona/clang')],
      lines: [line('ignore', 'answer-ignore'), line('negate', 'answer-negate'), line('seal-sometimes', 'answer-play')],
      deed: play('fiona/clang', 'lesson-inn-answer-why'),
    },
    {
      key: 'round',
      station: 'gamble',
      at: has('fiona/winning_hand'),
      light: ['.inn [data-place="pot"]'],
      lines: [line('coin', 'round-ante'), line('pot', 'round-pot'), line('end', 'round-broke')],
    },
    {
      key: 'gamble',
      station: 'gamble',
      at: has('fiona/winning_hand'),
      light: [held('fiona/winning_hand')],
      lines: [line('seal-gambling', 'gamble-card'), line('seal-cheating', 'gamble-cheat')],
      deed: play('fiona/winning_hand', 'lesson-inn-gamble-why'),
    },
    {
      key: 'turn',
      station: 'turn',
      at: picks,
      light: ['.inn .hand, .inn .ask'],
      lines: [line('crown', 'turn-won'), line('hand', 'turn-discard'), line('flame', 'turn-go')],
      deed: { fits: () => true, why: 'lesson-inn-turn-why' },
    },
    {
      key: 'out',
      station: 'out',
      at: has('fiona/about_my_outfit'),
      light: [aiming('fiona/about_my_outfit', GERKI), held('fiona/about_my_outfit')],
      lines: [line('track', 'out-left'), line('heart', 'out-blow'), line('end', 'out-gone')],
      deed: play('fiona/about_my_outfit', 'lesson-inn-out-why', GERKI),
    },
    {
      key: 'end',
      station: 'end',
      end: true,
      lines: [line('heart', 'end-gerki'), line('mug', 'end-zot'), line('crown', 'end-won'), line('flame', 'end-more')],
    },
  ],
};
