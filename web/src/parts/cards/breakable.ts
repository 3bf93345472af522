const LONG_WORD = /[а-яё]{11,}/gi;
/** A syllable ends before a consonant with a vowel behind it. */
const SYLLABLE = /([аеёиоуыэюя])(?=[бвгджзйклмнпрстфхцчшщ][аеёиоуыэюя])/gi;
const FEWEST = 3;
const SOFT_HYPHEN = '\u00ad';

/** A title whose long Russian words may be hyphenated where a card is narrower than they are. */
export function breakable(title: string): string {
  return title.replace(LONG_WORD, (word) =>
    word.replace(SYLLABLE, (vowel, _, at: number) =>
      at + 1 >= FEWEST && word.length - at - 1 >= FEWEST ? vowel + SOFT_HYPHEN : vowel,
    ),
  );
}
