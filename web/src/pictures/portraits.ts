const files = import.meta.glob<string>('./portraits/*.svg', { query: '?url', import: 'default', eager: true });

/** The address of a character's portrait; a stranger's for one that has none, like a home-made character. */
export function portrait(character: string): string {
  return files[`./portraits/${character}.svg`] ?? (files['./portraits/stranger.svg'] as string);
}

export function hasPortrait(character: string): boolean {
  return `./portraits/${character}.svg` in files;
}
