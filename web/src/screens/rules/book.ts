import { fold, matches } from '../../parts/text/search';
import { plain } from '../../parts/text/markdown';
import type { ChapterShown, SectionShown } from '../../wire/messages';

/** The rules of one game. */
export interface Book {
  readonly game: string;
  readonly chapters: readonly ChapterShown[];
}

/** Every number that can be linked to. */
export function keysOf(books: readonly Book[]): ReadonlySet<string> {
  const sections = books.flatMap((book) => book.chapters.flatMap((chapter) => chapter.sections));
  return new Set([
    ...books.flatMap((book) => book.chapters.map((chapter) => chapter.key)),
    ...sections.map((section) => section.key),
    ...sections.flatMap((section) => section.rules.map((rule) => rule.key)),
  ]);
}

/** The number itself, or the nearest one above it that there is: R5.3.9 leads to R5.3. */
export function nearest(key: string, keys: ReadonlySet<string>): string | null {
  for (let found = key; found; found = found.slice(0, Math.max(0, found.lastIndexOf('.')))) {
    if (keys.has(found)) return found;
  }
  return null;
}

/** What is left of the books if only rules are shown that have all words, or whose number or heading has them. */
export function search(books: readonly Book[], words: readonly string[]): readonly Book[] {
  if (!words.length) return books;
  return books
    .map((book) => ({ ...book, chapters: book.chapters.map((chapter) => within(chapter, words)).filter(hasRules) }))
    .filter((book) => book.chapters.length);
}

function within(chapter: ChapterShown, words: readonly string[]): ChapterShown {
  const sections = chapter.sections.map((section) => about(section, words)).filter((section) => section.rules.length);
  return { ...chapter, sections };
}

function about(section: SectionShown, words: readonly string[]): SectionShown {
  if (matches(fold(section.title), words)) return section;
  const rules = section.rules.filter((rule) => matches(fold(`${rule.key} ${plain(rule.text)}`), words));
  return { ...section, rules };
}

function hasRules(chapter: ChapterShown): boolean {
  return chapter.sections.length > 0;
}

export function count(books: readonly Book[]): number {
  return books
    .flatMap((book) => book.chapters.flatMap((chapter) => chapter.sections))
    .reduce((sum, section) => sum + section.rules.length, 0);
}
