import type { Component } from 'svelte';
import type { StoryProps, Teller } from '../parts/story/tale';
import type { Story } from '../wire/messages';
import { ask } from '../wire/rest';
import type { ShownScene, TableView } from '../wire/view';
import { words, type Language } from '../words/words.svelte';
import { Library, type CardShown, type Catalogue } from './catalogue';

/** What a game's table gets. It draws `table.scene`, moves what `table.listen` tells, and answers with `table.send`. */
export interface TableProps {
  readonly table: TableView;
  readonly library: Library;
  /** Told whether the table still shows how the game came to where it is: the result waits for it. */
  readonly busy?: ((is: boolean) => void) | undefined;
}

/** A card to look at, small or large with its text; silent where the control around it has a name. */
export interface FaceProps {
  readonly card: CardShown;
  readonly library: Library;
  readonly size?: 's' | 'l';
  readonly silent?: boolean;
}

/** Paints how one seat fared into a box whose upper left corner is where the brush is. */
export type Paint = (
  brush: CanvasRenderingContext2D,
  story: Story,
  teller: Teller,
  width: number,
  height: number,
) => void;

export interface GameSeam {
  readonly key: string;
  /** Few and most seats; what the gathering screen offers. */
  readonly seats: readonly [number, number];
  /** Whether each seat plays a character of its own. */
  readonly characters: boolean;
  readonly table: () => Promise<{ default: Component<TableProps> }>;
  /** How everybody stands at the end; without it, the winners' portraits are shown. */
  readonly result?: () => Promise<{ default: Component<TableProps> }>;
  /** Why the game ended as it did, in one sentence; empty if it cannot be told. */
  readonly why?: () => Promise<{ why: (table: TableView, library: Library) => string }>;
  /** How everybody fared, as a picture that explains itself. */
  readonly story: () => Promise<{ default: Component<StoryProps> }>;
  /** The same of one seat, painted, for a picture to share. */
  readonly paint: () => Promise<{ paint: Paint }>;
  /** The game at a glance, for people at the door and picks no character there. */
  readonly glimpse?: () => Promise<{ default: Component<{ library: Library }> }>;
  /** How its cards look, for those who look through them. */
  readonly face: () => Promise<{ default: Component<FaceProps> }>;
}

/** Every game the client can show, in the order of the door. Tables are loaded when somebody sits down. */
export const GAMES: readonly GameSeam[] = [
  {
    key: 'inn',
    seats: [2, 8],
    characters: true,
    table: () => import('./inn/Table.svelte'),
    why: () => import('./inn/story/why'),
    story: () => import('./inn/story/Rivers.svelte'),
    paint: () => import('./inn/story/paint'),
    face: () => import('../parts/cards/Card.svelte'),
  },
  {
    key: 'dragonstones',
    seats: [3, 6],
    characters: false,
    table: () => import('./dragonstones/Table.svelte'),
    result: () => import('./dragonstones/parts/Result.svelte'),
    story: () => import('./dragonstones/story/Climb.svelte'),
    paint: () => import('./dragonstones/story/paint'),
    glimpse: () => import('./dragonstones/parts/Glimpse.svelte'),
    face: () => import('./dragonstones/parts/Face.svelte'),
  },
];

export function gameSeam(key: string): GameSeam | undefined {
  return GAMES.find((game) => game.key === key);
}

/** Who a seat plays: what it wished for, or what the lot gave it. */
export function characterOf(scene: ShownScene, seat: number): string {
  const drawn = scene.game?.game === 'inn' ? scene.game.seats[seat]?.character : undefined;
  return drawn ?? scene.house.seats[seat]?.character ?? '';
}

const libraries = new Map<string, Promise<Library>>();

/** What a game's cards say, in the language spoken; asked for once. */
export function library(game: string, language: Language = words.language): Promise<Library> {
  const key = `${game}/${language}`;
  let found = libraries.get(key);
  if (!found) {
    found = ask<Catalogue>(`/api/games/${game}/catalogue?language=${language}`).then((told) => new Library(told));
    found.catch(() => libraries.delete(key));
    libraries.set(key, found);
  }
  return found;
}
