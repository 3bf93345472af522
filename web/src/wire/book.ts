/** What this device keeps under a name, by table; what cannot be read counts as nothing. */
export function readBook<Entry>(name: string): Record<string, Entry> {
  try {
    const book: unknown = JSON.parse(localStorage.getItem(name) ?? '{}');
    return typeof book === 'object' && book !== null ? (book as Record<string, Entry>) : {};
  } catch {
    return {};
  }
}
