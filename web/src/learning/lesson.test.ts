import { describe, expect, it } from 'vitest';
import { playing as scene } from '../testing/scenes';
import { FakeTable } from '../testing/table.svelte';
import type { OptionShown, Question } from '../wire/messages';
import { stations, type Lesson } from './lesson';
import { LessonRun } from './lesson.svelte';
import { lesson as inn } from './inn';
import { lesson as dragonstones } from './dragonstones';
import { LESSON_STEPS } from './progress';
import { makeBundle } from '../words/words.svelte';
import { files as english } from '../words/en';
import { files as russian } from '../words/ru';

function option(choice: number, card: string, targets: readonly number[] = []): OptionShown {
  return {
    choice,
    verb: 'play',
    number: choice,
    card,
    title: card,
    way: 0,
    way_text: '',
    targets,
    about: -1,
    amounts: [],
    text: card,
  };
}
function question(number: number, ...options: OptionShown[]): Question {
  return { number, kind: 'action', text: '', options, mates: [], fewest: 0, most: 0, least: 0, left: -1 };
}

const LESSON: Lesson = {
  game: 'inn',
  steps: [
    { key: 'one', station: 'first', lines: [] },
    {
      key: 'two',
      station: 'first',
      lines: [],
      at: (asked) => asked.number > 1,
      deed: { fits: (chosen) => chosen?.card === 'x', why: 'w' },
    },
    { key: 'end', station: 'end', lines: [], end: true },
  ],
};

function begin(from = 0): { table: FakeTable; run: LessonRun; kept: number[] } {
  const table = new FakeTable(scene({ phase: 'playing', question: question(1, option(0, 'pass'), option(1, 'x')) }));
  const kept: number[] = [];
  const run = new LessonRun(LESSON, table, from, (step) => kept.push(step));
  return { table, run, kept };
}

describe('a lesson', () => {
  it('stands still until a note is read, then passes what it is not about', () => {
    const { table, run, kept } = begin();
    run.settle();
    expect([run.step.key, run.shown]).toEqual(['one', true]);
    run.read();
    // The first question is before the second step: it is passed.
    expect(table.said).toEqual([{ type: 'choose', question: 1, choice: 0 }]);
    expect(run.shown).toBe(false);
    expect(kept.at(-1)).toBe(1);
  });
  it('lets only what is meant through, and says why', async () => {
    const { table, run } = begin(1);
    table.scene = scene({ phase: 'playing', question: question(2, option(0, 'y'), option(1, 'x')) });
    run.settle();
    expect(await run.send({ type: 'choose', question: 2, choice: 0 })).toMatchObject({ ok: false });
    expect(await run.send({ type: 'concede' })).toMatchObject({ ok: false });
    expect(table.said).toEqual([]);
    expect(await run.send({ type: 'choose', question: 2, choice: 1 })).toEqual({ ok: true });
    expect(table.said).toHaveLength(1);
    expect(run.at).toBe(2);
  });
  it('ends with the game', () => {
    const { table, run } = begin();
    table.scene = scene({ phase: 'over' });
    run.settle();
    expect(run.step.key).toBe('end');
  });
});

it('has as many steps as the door says', () => {
  expect(LESSON_STEPS).toEqual({ inn: inn.steps.length, dragonstones: dragonstones.steps.length });
});

describe('the words of the lessons', () => {
  it.each([
    ['en', english],
    ['ru', russian],
  ] as const)('are all there in %s', (language, files) => {
    const bundle = makeBundle(language, Object.values(files));
    for (const [lesson, short] of [
      [inn, 'inn'],
      [dragonstones, 'ds'],
    ] as const) {
      const keys = lesson.steps.flatMap((step) => [
        `lesson-${short}-${step.key}`,
        ...step.lines.map((line) => line.key),
        ...(step.deed ? [step.deed.why] : []),
      ]);
      const names = stations(lesson).map((station) => `lesson-station-${short}-${station}`);
      expect([...keys, ...names].filter((key) => !bundle.hasMessage(key))).toEqual([]);
    }
  });
});
