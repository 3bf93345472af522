import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Language = 'en' | 'ru';
export const LANGUAGES: readonly Language[] = ['en', 'ru'];

export type Arguments = Record<string, FluentVariable>;

const loaders = { en: () => import('./en'), ru: () => import('./ru') };

/** The bundle of one language, made from its .ftl files. A mistake in one of them is an error, never a silent gap. */
export function makeBundle(language: Language, texts: Iterable<string>): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) {
    const problem = bundle.addResource(new FluentResource(text))[0];
    if (problem) throw problem;
  }
  return bundle;
}

/** What the client says, in the language chosen; a change shows at once wherever `say` was used in a component. */
class Words {
  #language = $state<Language>('en');
  #bundle = $state.raw<FluentBundle | null>(null);
  #bundles = new Map<Language, FluentBundle>();

  get language(): Language {
    return this.#language;
  }

  async speak(language: Language): Promise<void> {
    let bundle = this.#bundles.get(language);
    if (!bundle) {
      bundle = makeBundle(language, Object.values((await loaders[language]()).files));
      this.#bundles.set(language, bundle);
    }
    this.#bundle = bundle;
    this.#language = language;
    document.documentElement.lang = language;
  }

  /** The sentence for a key; the key itself when there is none, which a test makes impossible for keys in the code. */
  say(key: string, args?: Arguments): string {
    const pattern = this.#bundle?.getMessage(key)?.value;
    return pattern ? (this.#bundle as FluentBundle).formatPattern(pattern, args) : key;
  }

  has(key: string): boolean {
    return this.#bundle?.hasMessage(key) ?? false;
  }
}

export const words = new Words();
export const say = (key: string, args?: Arguments): string => words.say(key, args);

/** The first language of the browser's that there are words in. */
export function browserLanguage(wanted: readonly string[] = navigator.languages): Language {
  for (const tag of wanted) {
    const language = tag.split('-')[0]?.toLowerCase();
    const found = LANGUAGES.find((each) => each === language);
    if (found) return found;
  }
  return 'en';
}
