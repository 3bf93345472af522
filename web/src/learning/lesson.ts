import type { IconName } from '../pictures/icons';
import type { OptionShown, Question } from '../wire/messages';

/** A line of a note: a sign, and a sentence of the locale, in which **words** are set off. */
export interface Line {
  readonly icon: IconName;
  readonly key: string;
}

/** What the learner has to do in a step. Anything else is answered with the reason. */
export interface Deed {
  /** Whether this is the choice that is meant. `picked` are the options of a pick. */
  readonly fits: (option: OptionShown | null, question: Question, picked: readonly OptionShown[]) => boolean;
  /** Says what to do instead. */
  readonly why: string;
}

/** One idea. The table stands still, one thing is lit, and a note says what it is. */
export interface Step {
  /** The messages of its note are `lesson-GAME-KEY` and, line by line, those of `lines`. */
  readonly key: string;
  readonly station: string;
  readonly lines: readonly Line[];
  /** Selectors of what is lit: all that the first fitting one finds. None: the note lies in the middle. */
  readonly light?: readonly string[];
  /** The question at which it comes; any, if nothing is said. Other questions before it are passed. */
  readonly at?: (question: Question) => boolean;
  /** Without a deed, `Got it` leads on. */
  readonly deed?: Deed;
  /** The size of a blow shown on the learner's own track and then undone. */
  readonly shows?: number;
  /** It comes when the game is over. */
  readonly end?: boolean;
}

export interface Lesson {
  readonly game: string;
  readonly steps: readonly Step[];
}

/** The stations of a lesson, in order. */
export function stations(lesson: Lesson): readonly string[] {
  return [...new Set(lesson.steps.map((step) => step.station))];
}

/** Whether a step can be shown at this question. */
export function comesAt(step: Step, question: Question): boolean {
  if (step.end) return false;
  return step.at?.(question) ?? true;
}

/** The options that a choice stands for: of a pick, all whose bits are set. */
export function picked(question: Question, choice: number): readonly OptionShown[] {
  if (question.most > 0) return question.options.filter((option) => (choice & option.choice) !== 0);
  return question.options.filter((option) => option.choice === choice);
}

/** Whether a choice is what the step wants done. */
export function isMeant(step: Step, question: Question, choice: number): boolean {
  const options = picked(question, choice);
  return step.deed?.fits(options[0] ?? null, question, options) ?? true;
}
