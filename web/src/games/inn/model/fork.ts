import type { OptionShown } from '../../../wire/messages';

/** By what the next choice among answers is made: first the card, then the way, what it answers, and each target. */
export type By = 'answer' | 'way' | 'about' | 'target' | 'choice';

/** One way on from a fork: the answers that are still possible after it is taken. */
export interface Prong {
  readonly key: string;
  readonly by: By;
  /** The card's number, the way, the incident, the seat or the choice. */
  readonly value: number;
  readonly options: readonly OptionShown[];
}

export interface Fork {
  readonly by: By;
  readonly prongs: readonly Prong[];
}

const answerOf = (option: OptionShown): string => `${option.verb}:${option.number}`;

/** What still has to be chosen among answers; null if there is only one. */
export function fork(options: readonly OptionShown[]): Fork | null {
  if (options.length < 2) return null;
  const longest = Math.max(...options.map((option) => option.targets.length));
  return (
    split('answer', options, answerOf, (option) => option.number) ??
    split('way', options, (option) => String(option.way)) ??
    split('about', options, (option) => String(option.about)) ??
    firstOf(longest, (place) =>
      split(
        'target',
        options,
        (option) => `${place}.${option.targets[place] ?? 'nobody'}`,
        (option) => option.targets[place] ?? -1,
      ),
    ) ??
    split('choice', options, (option) => String(option.choice))
  );
}

function firstOf(count: number, find: (place: number) => Fork | null): Fork | null {
  for (let place = 0; place < count; place++) {
    const found = find(place);
    if (found) return found;
  }
  return null;
}

function split(
  by: By,
  options: readonly OptionShown[],
  name: (option: OptionShown) => string,
  value: (option: OptionShown) => number = (option) => Number(name(option)),
): Fork | null {
  const groups = new Map<string, OptionShown[]>();
  for (const option of options) {
    const key = name(option);
    const group = groups.get(key);
    if (group) group.push(option);
    else groups.set(key, [option]);
  }
  if (groups.size < 2) return null;
  const prongs = [...groups].map(([key, group]) => ({
    key: `${by}/${key}`,
    by,
    value: value(group[0] as OptionShown),
    options: group,
  }));
  return { by, prongs };
}

/** The answers that are left when prongs were taken one after another. */
export function follow(options: readonly OptionShown[], path: readonly string[]): readonly OptionShown[] {
  let left = options;
  for (const key of path) {
    const taken = fork(left)?.prongs.find((prong) => prong.key === key);
    if (taken) left = taken.options;
  }
  return left;
}

/** The path that leads to the answers of one card, or to those that activate it in play; null if it has none. */
export function pathOfCard(options: readonly OptionShown[], card: number, activated = false): readonly string[] | null {
  const mine = options.filter(
    (option) => option.number === card && option.verb !== 'pass' && (option.verb === 'activate') === activated,
  );
  if (!mine.length) return null;
  const first = fork(options);
  if (first?.by !== 'answer') return [];
  const prong = first.prongs.find((each) => each.value === card && each.options[0]?.verb === mine[0]?.verb);
  return prong ? [prong.key] : null;
}
