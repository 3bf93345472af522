import { untrack } from 'svelte';
import { pace } from '../../settings.svelte';

/** Something on its way from one place of the table to another. */
export interface Thing<Kind> {
  readonly id: number;
  readonly kind: Kind;
  readonly from: DOMRect;
  readonly to: DOMRect;
  readonly after: number;
}

/** A moment of a flight: where on the way, how large, how clear, and when (of 1; else evenly spread). */
export interface Moment {
  readonly at: 'start' | 'top' | 'end';
  readonly scale: number;
  readonly opacity: number;
  readonly offset?: number;
}

/** How things fly at a table, and how large they are. */
export interface Manner {
  readonly size: number;
  readonly shadow: string;
  readonly duration: number;
  readonly moments: readonly Moment[];
}

/** Between two things that set out together, in milliseconds. */
const APART = 60;

/** What is in the air over a table. */
export class Air<Kind> {
  #things = $state.raw<readonly Thing<Kind>[]>([]);
  #next = 1;

  get things(): readonly Thing<Kind>[] {
    return this.#things;
  }

  /** Things set out, one after another; if one of the places is not shown, nothing does. */
  launch(kinds: readonly Kind[], from: DOMRect | null, to: DOMRect | null): void {
    if (!from || !to) return;
    const fresh = kinds.map((kind, place) => ({ id: this.#next++, kind, from, to, after: pace(APART * place) }));
    untrack(() => (this.#things = [...this.#things, ...fresh]));
  }

  land(thing: Thing<Kind>): void {
    this.#things = this.#things.filter((each) => each !== thing);
  }
}

/** The keyframes of a flight: up in an arc, and down again. */
export function arc({ from, to }: Pick<Thing<unknown>, 'from' | 'to'>, moments: readonly Moment[]): Keyframe[] {
  const middle = ({ x, y, width, height }: DOMRect): readonly [number, number] => [x + width / 2, y + height / 2];
  const [x0, y0] = middle(from);
  const [x1, y1] = middle(to);
  const highest = Math.min(y0, y1) - 40;
  const points = { start: [x0, y0], top: [(x0 + x1) / 2, (highest + (y0 + y1) / 2) / 2], end: [x1, y1] } as const;
  return moments.map(({ at, scale, ...shown }) => {
    const [x, y] = points[at];
    return { transform: `translate(${x}px, ${y}px) scale(${scale})`, ...shown };
  });
}
