import type { Language } from '../../words/words.svelte';

/** The words of the Inn that mean something in its rules, and the rule that says it. Locale `keywords` defines them. */
export const KEYWORDS = {
  action: 'R3.1',
  sometimes: 'R3.1',
  anytime: 'R3.1',
  gambling: 'R7.2',
  cheating: 'R7.2',
  negate: 'R5.3',
  ignore: 'R5.4',
  redirect: 'R5.6',
  split: 'R9.1',
  chaser: 'R8.3',
  event: 'R8.2',
  ante: 'R7.1',
  control: 'R7.2',
  round: 'R7.1',
  fortitude: 'R0.1.1',
  alcohol: 'R0.1.1',
  pile: 'R0.1.3',
} as const;

export type Keyword = keyof typeof KEYWORDS;
export const ALL = Object.keys(KEYWORDS) as readonly Keyword[];

export interface Piece {
  readonly text: string;
  readonly keyword: Keyword | null;
  /** The marks that stand right behind a keyword: no line begins with them. */
  readonly marks?: string;
}

/** Makes of the forms in the locale, `Negate|Negates` or `отмен*`, what finds them as whole words. */
function pattern(forms: ReadonlyMap<Keyword, string>, language: Language): RegExp {
  const escaped = (form: string): string =>
    form
      .trim()
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll('*', '\\p{L}*');
  const groups = [...forms].map(([keyword, all]) => `(?<${keyword}>${all.split('|').map(escaped).join('|')})`);
  // In English these words have a capital wherever they are meant; Russian has none.
  return new RegExp(`(?<!\\p{L})(?:${groups.join('|')})(?!\\p{L})`, language === 'en' ? 'gu' : 'giu');
}

/** Finds keywords in the sentences of one language. */
export class Finder {
  readonly #pattern: RegExp;

  constructor(forms: ReadonlyMap<Keyword, string>, language: Language) {
    this.#pattern = pattern(forms, language);
  }

  /** A sentence in pieces. Each word is found where it first stands: once is enough to look it up. */
  pieces(text: string): readonly Piece[] {
    const found: Piece[] = [];
    const seen = new Set<string>();
    let end = 0;
    for (const match of text.matchAll(this.#pattern)) {
      const keyword = ALL.find((each) => match.groups?.[each] !== undefined);
      if (!keyword || seen.has(keyword)) continue;
      seen.add(keyword);
      if (match.index > end) found.push({ text: text.slice(end, match.index), keyword: null });
      end = match.index + match[0].length;
      const marks = /^[\p{Pe}\p{Pf}\p{Po}]*/u.exec(text.slice(end))?.[0] ?? '';
      found.push({ text: match[0], keyword, marks });
      end += marks.length;
    }
    if (end < text.length) found.push({ text: text.slice(end), keyword: null });
    return found;
  }
}
