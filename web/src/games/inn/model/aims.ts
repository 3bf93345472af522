import type { InnIncident } from '../../../wire/messages';

/** Something on the table that is aimed at somebody: from which incident, at which seat. */
export interface Aim {
  readonly key: string;
  readonly incident: number;
  readonly seat: number;
  /** It will not get there: struck, ignored, called off. */
  readonly spent: boolean;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Played cards point at their targets; what players do to themselves needs no arrow. */
export function aimsOf(incidents: readonly InnIncident[]): readonly Aim[] {
  return incidents
    .filter((one) => one.kind === 'card' || one.kind === 'activation')
    .flatMap((one) => {
      const off = one.state === 'negated' || one.state === 'called-off' || one.state === 'replaced';
      const hit = new Set(one.targets.filter((seat) => seat >= 0 && seat !== one.seat));
      return [...hit].map((seat) => ({
        key: `${one.number}/${seat}`,
        incident: one.number,
        seat,
        spent: off || one.ignored_by.includes(seat),
      }));
    });
}

const HEAD = 9;
const SPREAD = 26;

/** A bow from within a card to the edge of the mat that faces it, above or below. */
export function bow(card: Box, mat: Box): { readonly path: string; readonly head: string } {
  const isAbove = mat.y + mat.height / 2 < card.y + card.height / 2;
  const way = isAbove ? -1 : 1;
  const middle = card.x + card.width / 2;
  // Straight above or below where the mat is wide enough for that, else at its nearest part.
  const x1 = Math.min(Math.max(middle, mat.x + SPREAD), mat.x + mat.width - SPREAD);
  const y1 = isAbove ? mat.y + mat.height + 3 : mat.y - 3;
  const neck = y1 - way * HEAD;
  const head = `M${r(x1)} ${r(y1)}l-7 ${-way * 13}q7 ${way * 4} 14 0z`;
  if (!isAbove && Math.abs(x1 - middle) > card.width) {
    // Far to the side and close below: out of the side under what a card says, and down.
    const side = x1 < middle ? card.x : card.x + card.width;
    const y = r(card.y + card.height * 0.9);
    return { path: `M${r(side)} ${y}C${r((side + 2 * x1) / 3)} ${y} ${r(x1)} ${y} ${r(x1)} ${r(neck)}`, head };
  }
  const x0 = middle;
  const y0 = card.y + card.height * (isAbove ? 0.04 : 0.94);
  const bend = (neck - y0) * 0.75;
  const path = `M${r(x0)} ${r(y0)}C${r(x0)} ${r(y0 + bend)} ${r(x1)} ${r(neck - bend)} ${r(x1)} ${r(neck)}`;
  return { path, head };
}

/** From an answer up to the word between the two, and down onto what it answers. */
export function tie(answer: Box, word: Box, card: Box): { readonly path: string; readonly head: string } {
  const y = word.y + word.height / 2;
  const from = answer.x + answer.width / 2;
  const to = Math.min(card.x + card.width * 0.4, word.x - 8);
  const foot = card.y + 8;
  const up = `M${r(from)} ${r(answer.y + 6)}Q${r(from)} ${r(y)} ${r(word.x + word.width)} ${r(y)}`;
  return {
    path: `${up}L${r(word.x)} ${r(y)}Q${r(to)} ${r(y)} ${r(to)} ${r(foot - HEAD)}`,
    head: `M${r(to)} ${r(foot)}l-6 -11q6 4 12 0z`,
  };
}

const r = (value: number): number => Math.round(value * 10) / 10;
