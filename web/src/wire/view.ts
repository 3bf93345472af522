import type { ClientMessage, Fact, GameTable, House, Looked, OddsTold, Preview, RemarkShown, Scene } from './messages';

/** How the connection is: `lost` means that it is being made again, `gone` that there is no point in trying. */
export type Connection = 'connecting' | 'online' | 'lost' | 'gone';

/** A command without what the connection adds to it. */
export type Wish = DistributiveOmit<Exclude<ClientMessage, { type: 'hello' | 'ping' }>, 'id'>;
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

export type Answer = { readonly ok: true } | { readonly ok: false; readonly reason: string; readonly text: string };

/** What only a live table has: a finished game that is replayed has no clocks, options or host any more. */
type LiveOnly = 'options' | 'timers' | 'commitment' | 'host' | 'silenced' | 'rematch';

/** A scene of a live table, or of a replay. */
export interface ShownScene {
  readonly house: Omit<House, LiveOnly> & Partial<Pick<House, LiveOnly>>;
  readonly game: GameTable | null;
}

/** Something new: the facts in their order, between the scene before and the scene after. */
export interface Arrival {
  readonly facts: readonly Fact[];
  readonly before: ShownScene | null;
  readonly scene: ShownScene;
  /** Everything again (first look, undo, another language): show the scene as it is, play no movements. */
  readonly anew: boolean;
}

export interface Presence {
  readonly seats: readonly number[];
  readonly spectators: number;
}

/** A table as a screen sees it: a live one over the socket, or a finished one being replayed. All fields are reactive. */
export interface TableView {
  readonly key: string;
  readonly scene: ShownScene;
  /** My own seat; -1 for a spectator. */
  readonly seat: number;
  /** All that is known of what happened, the last 200 at first. */
  readonly facts: readonly Fact[];
  readonly remarks: readonly RemarkShown[];
  readonly presence: Presence;
  readonly connection: Connection;
  /** A finished game seen again: nothing can be done at it. */
  readonly replayed?: boolean;
  /** Somebody explains what happens here: the table's own hints keep silent. */
  readonly taught?: boolean;
  /** performance.now() when the scene came: the scene's `left` count from then. */
  readonly since: number;
  /** Say something to the table. It never throws: a refusal is an answer, with the reason in words. */
  send(wish: Wish): Promise<Answer>;
  /** The viewer's hand with its reasons, or the table, in words. */
  look(what: Looked['what']): Promise<readonly string[]>;
  /** What each answer to a question would bring about, or one of them. */
  preview(question: number, choice?: number | null): Promise<readonly Preview[]>;
  /** How likely each seat is to win, for one person among bots; null if unavailable. */
  odds(): Promise<OddsTold | null>;
  /** All that was told has been shown, so that bots may go on; false: nobody need wait for this screen any more. */
  caughtUp(shown: boolean): void;
  /** Be told of everything that happens, in order. Returns how to stop it. */
  listen(hear: (arrival: Arrival) => void): () => void;
}

/** A table over the socket whose scene is there. */
export type LiveTable = Omit<TableView, 'scene'> & { readonly scene: Scene };
