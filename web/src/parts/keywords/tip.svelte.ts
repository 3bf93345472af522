import { words } from '../../words/words.svelte';
import { ALL, Finder, type Keyword } from './keywords';

/** The definition that is open, and the word it belongs to: one at a time, above everything else. */
class Tip {
  #keyword = $state<Keyword | null>(null);
  #word = $state.raw<HTMLElement | null>(null);

  get keyword(): Keyword | null {
    return this.#keyword;
  }
  get word(): HTMLElement | null {
    return this.#word;
  }

  open(keyword: Keyword, word: HTMLElement): void {
    this.#keyword = keyword;
    this.#word = word;
  }
  close(word?: HTMLElement): void {
    if (word && word !== this.#word) return;
    this.#keyword = null;
    this.#word = null;
  }
}

export const tip = new Tip();
export const TIP_ID = 'keyword-tip';

const finders = new Map<string, Finder>();

/** Finds keywords in the language spoken. */
export function finder(): Finder {
  const { language } = words;
  let found = finders.get(language);
  if (!found) {
    found = new Finder(new Map(ALL.map((keyword) => [keyword, words.say(`keyword-${keyword}-forms`)])), language);
    finders.set(language, found);
  }
  return found;
}
