/** Each seat's hand: the colour of its sleeve and of its skin. */
const SEATS = [
  { sleeve: '#a4301c', skin: '#edbb93' },
  { sleeve: '#2f6d6b', skin: '#c98d63' },
  { sleeve: '#7a4a8a', skin: '#f0c8a4' },
  { sleeve: '#8a5a2a', skin: '#a3b57c' },
  { sleeve: '#3b5f9c', skin: '#8d5a3b' },
  { sleeve: '#4d6b2c', skin: '#d9a477' },
] as const;

export function seatLook(seat: number): { readonly sleeve: string; readonly skin: string } {
  return SEATS[seat % SEATS.length] ?? SEATS[0];
}

const art = import.meta.glob<string>('./art/*.svg', { query: '?url', import: 'default', eager: true });
/** Cards that share a picture. */
const SAME: Readonly<Record<string, string>> = { dwarf_4: 'dwarf', dwarf_5: 'dwarf' };

/** The address of a character's picture; a hooded stranger's for a home-made one. */
export function artOf(card: string): string {
  return art[`./art/${SAME[card] ?? card}.svg`] ?? (art['./art/stranger.svg'] as string);
}
