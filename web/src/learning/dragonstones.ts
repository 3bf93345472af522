import type { OptionShown, Question } from '../wire/messages';
import type { Deed, Lesson, Line } from './lesson';

function worth(option: OptionShown | null): number {
  return (option?.amounts ?? []).reduce((sum, { count }) => sum + count, 0);
}

const bids = (question: Question): boolean => question.options.some((option) => option.verb === 'bid');
const silver = (question: Question): boolean => question.options.some((option) => option.verb === 'bid-silver');
const uses = (question: Question): boolean => !bids(question) && !silver(question);

function fist(coins: number, why: string): Deed {
  return { fits: (option) => worth(option) === coins, why };
}

function line(icon: Line['icon'], key: string): Line {
  return { icon, key: `lesson-ds-${key}` };
}

const CONTROL = '.auction .control';

/** The first fist; the lots and what the others bid are in `dragonstones/exercises/lesson.yaml` of the server. */
export const lesson: Lesson = {
  game: 'dragonstones',
  steps: [
    {
      key: 'goal',
      station: 'goal',
      lines: [line('crown', 'goal-points'), line('red', 'goal-stones'), line('hand', 'goal-fists')],
    },
    {
      key: 'lot',
      station: 'goal',
      at: bids,
      light: ['.auction [data-place="lot"]'],
      lines: [line('i-dragon', 'lot-power'), line('flame', 'lot-only')],
    },
    {
      key: 'lineup',
      station: 'goal',
      at: bids,
      light: ['.auction .lineup'],
      lines: [line('i-dragon', 'lineup-one'), line('eye', 'lineup-down'), line('crown', 'lineup-choose')],
    },
    {
      key: 'screen',
      station: 'bid',
      at: bids,
      light: ['.auction .screen'],
      lines: [line('fairy', 'screen-fairy'), line('common', 'screen-gold'), line('silver', 'screen-silver')],
    },
    {
      key: 'rivals',
      station: 'bid',
      at: bids,
      light: ['.auction .rival'],
      lines: [line('red', 'rivals-open'), line('hand', 'rivals-range'), line('fairy', 'rivals-spent')],
    },
    {
      key: 'bid',
      station: 'bid',
      at: bids,
      light: [CONTROL],
      lines: [line('fairy', 'bid-three'), line('hand', 'bid-all'), line('eye', 'bid-open')],
      deed: fist(3, 'lesson-ds-bid-why'),
    },
    {
      key: 'won',
      station: 'win',
      at: bids,
      light: ['.auction .screen'],
      lines: [line('red', 'won-stone'), line('fairy', 'won-spent'), line('common', 'won-gone')],
    },
    {
      key: 'empty',
      station: 'win',
      at: bids,
      light: ['.auction [data-place="lot"]'],
      lines: [line('hand', 'empty-bid'), line('i-dragon', 'empty-all'), line('fairy', 'empty-save')],
    },
    {
      key: 'tie',
      station: 'tie',
      at: bids,
      light: [CONTROL],
      lines: [line('i-dragon', 'tie-blue'), line('fairy', 'tie-two')],
      deed: fist(2, 'lesson-ds-tie-why'),
    },
    {
      key: 'silver',
      station: 'tie',
      at: silver,
      light: [CONTROL],
      lines: [line('silver', 'silver-only'), line('hand', 'silver-tie'), line('flame', 'silver-two')],
      deed: fist(2, 'lesson-ds-silver-why'),
    },
    {
      key: 'sorcerer',
      station: 'power',
      at: bids,
      light: ['.auction [data-place="lot"]'],
      lines: [line('i-sorc', 'sorcerer-power'), line('red', 'sorcerer-four'), line('crown', 'sorcerer-win')],
    },
    {
      key: 'three',
      station: 'power',
      at: bids,
      light: [CONTROL],
      lines: [line('hand', 'three-safe'), line('fairy', 'three-how')],
      deed: fist(3, 'lesson-ds-three-why'),
    },
    {
      key: 'power',
      station: 'power',
      at: uses,
      light: [CONTROL],
      lines: [line('one-colour', 'power-pay'), line('common', 'power-or')],
      deed: { fits: (option) => option?.verb === 'use-mode' && option.way === 0, why: 'lesson-ds-power-why' },
    },
    {
      key: 'end',
      station: 'end',
      end: true,
      lines: [line('crown', 'end-won'), line('flame', 'end-more'), line('book', 'end-rules')],
    },
  ],
};
