const DAY = 86_400_000;

/** The puzzle of a day: the same everywhere, from the calendar alone. */
export function puzzleOfTheDay(keys: readonly string[], today: Date): string {
  const day = Date.UTC(today.getFullYear(), today.getMonth(), today.getDate()) / DAY;
  return keys[day % keys.length] ?? '';
}
