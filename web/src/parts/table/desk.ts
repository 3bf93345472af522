import type { Library } from '../../games/catalogue';
import type { Question } from '../../wire/messages';
import type { ShownScene, TableView, Wish } from '../../wire/view';

/** What the parts of every game's table need of the desk they lie on. */
export interface TableDesk {
  readonly table: TableView;
  readonly library: Library;
  readonly scene: ShownScene;
  readonly mine: number;
  readonly isWatching: boolean;
  /** One person among bots: nobody is disturbed by going back. */
  readonly isSolo: boolean;
  /** What I am asked and have not answered yet. */
  readonly question: Question | null;
  nameOf(seat: number): string;
  /** A text of the game with the names of this table, where the game itself does not know them. */
  named?(text: string): string;
  /** What an answer would bring about, in words, line by line; empty if that is not known. */
  foretold?(choice: number): readonly string[];
  /** Open a card. */
  read(card: string): void;
  choose(choice: number): void;
  /** Say something to the table; a refusal is told. Whether it was carried out. */
  wish(wish: Wish): Promise<boolean>;
}
