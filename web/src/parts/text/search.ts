/** Letters as they are searched: no capitals, ё as е, no accents. й stays itself. */
export function fold(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е').replaceAll('’', "'").normalize('NFC');
}

/** The words of a search, folded. */
export function wanted(query: string): readonly string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

/** Whether each word occurs somewhere in the text, which is folded. */
export function matches(folded: string, words: readonly string[]): boolean {
  return words.every((word) => folded.includes(word));
}

export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

/** The text in pieces: those that a search is about, and the others. */
export function pieces(text: string, words: readonly string[]): readonly Piece[] {
  const folded = fold(text);
  // Folding keeps every letter in its place; where it does not, nothing is marked.
  if (!words.length || folded.length !== text.length) return [{ text, hit: false }];
  const hit = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1))
      hit.fill(true, at, at + word.length);
  }
  const found: Piece[] = [];
  for (let from = 0; from < text.length;) {
    let to = from;
    while (to < text.length && hit[to] === hit[from]) to += 1;
    found.push({ text: text.slice(from, to), hit: hit[from] as boolean });
    from = to;
  }
  return found;
}
