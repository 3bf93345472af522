const WORD = /[а-яё]+|[a-z]+/gi;
const RUSSIAN = /[а-яё]/i;
/** A syllable ends before a consonant with a vowel behind it, or between two consonants. */
const SYLLABLE =
  /([аеёиоуыэюя](?=[бвгджзйклмнпрстфхцчшщ][аеёиоуыэюя])|[aeiouy](?=[b-df-hj-np-tv-xz][aeiouy])|[aeiouy][b-df-hj-np-tv-xz](?=[b-df-hj-np-tv-xz]l?[aeiouy]))/gi;
const FEWEST = 3;
const SOFT_HYPHEN = '\u00ad';
/** Russian words from this length on are wider than a card. */
const WIDE = 11;

/** A title whose long words may be hyphenated: Russian ones where a card is narrow, all from `narrow` letters on. */
export function breakable(title: string, narrow = 0): string {
  return title.replace(WORD, (word) =>
    word.length >= (narrow || (RUSSIAN.test(word) ? WIDE : Infinity)) ? hyphenated(word) : word,
  );
}

function hyphenated(word: string): string {
  return word.replace(SYLLABLE, (end, _, at: number) => {
    const place = at + end.length;
    return place >= FEWEST && word.length - place >= FEWEST ? end + SOFT_HYPHEN : end;
  });
}
