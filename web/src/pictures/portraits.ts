const files = import.meta.glob<string>('./portraits/*.svg', { query: '?url', import: 'default', eager: true });

/** The faces of a portrait: one file has all of them, each as a view of its own. */
export const MOODS = ['well', 'hurt', 'drunk', 'out'] as const;
export type Mood = (typeof MOODS)[number];

/** The address of a character's portrait; a stranger's for one that has none, like a home-made character. */
export function portrait(character: string, mood: Mood = 'well'): string {
  const file = files[`./portraits/${character}.svg`] ?? (files['./portraits/stranger.svg'] as string);
  return mood === 'well' ? file : `${file}#${mood}`;
}

export function hasPortrait(character: string): boolean {
  return `./portraits/${character}.svg` in files;
}
