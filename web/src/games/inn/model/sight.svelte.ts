import { firstGame } from '../../../parts/table/tempo.svelte';
import { pace, rest } from '../../../settings.svelte';
import type { Fact, InnSeat, InnTable, SeatShown } from '../../../wire/messages';
import type { Arrival, ShownScene, TableView } from '../../../wire/view';
import { words } from '../../../words/words.svelte';
import type { Library } from '../../catalogue';
import { Motion } from './motion.svelte';

/** The table as I see it: what is shown of it by now, who I am there, what everything is called. */
export class Sight {
  readonly motion: Motion;
  /** The scene as far as it is shown; null if that is the present one. */
  #shown = $state.raw<ShownScene | null>(null);
  readonly #scene = $derived.by((): ShownScene => {
    const { scene } = this.table;
    const shown = this.#shown;
    if (!shown?.game) return scene;
    const { question, moment, phase, outcome } = shown.house;
    return { house: { ...scene.house, question, moment, phase, outcome }, game: shown.game };
  });
  /** Told of every fact when it is shown. */
  tell: ((fact: Fact) => void) | null = null;

  constructor(
    private readonly given: () => TableView,
    private readonly shelf: () => Library,
  ) {
    const isPatient = (): boolean => this.isPatient;
    this.motion = new Motion(this.view, {
      pace: (ms) => pace(ms) * firstGame(),
      rest: (ms) => rest(ms) * firstGame(),
      get patient() {
        return isPatient();
      },
      tell: (fact) => this.tell?.(fact),
    });
  }

  get table(): TableView {
    return this.given();
  }
  get library(): Library {
    return this.shelf();
  }
  /** The table as it is; where nobody waits for me, as it is shown. */
  get scene(): ShownScene {
    return this.#scene;
  }
  /** What the scene shows of the game; mats and the middle may follow a little later. */
  get view(): InnTable {
    return this.scene.game as InnTable;
  }
  get mine(): number {
    return this.table.seat;
  }
  get me(): InnSeat | null {
    return this.view.seats[this.mine] ?? null;
  }
  get isWatching(): boolean {
    return this.mine < 0;
  }
  /** One person among bots: nobody is disturbed by going back. */
  get isSolo(): boolean {
    return !this.isWatching && this.table.scene.house.seats.filter((seat) => seat.kind === 'person').length === 1;
  }
  /** Nobody waits for me and no clock burns: everything on the screen may speak of the moment that is shown. */
  get isPatient(): boolean {
    return this.isSolo && !this.table.replayed && this.table.scene.house.timers?.limited === false;
  }

  /** Something new arrived; what happened is shown in its time. */
  hear({ facts, before, scene, anew }: Arrival): void {
    if (scene.game?.game !== 'inn') return;
    if (anew) {
      this.#shown = null;
      this.motion.jump(scene.game);
      return;
    }
    if (this.isPatient) this.#shown ??= before;
    const seen = (): void => {
      this.#shown = scene === this.table.scene ? null : scene;
    };
    this.motion.hear({ facts, before: (before?.game as InnTable | null) ?? null, after: scene.game, seen });
  }

  // ---- what things are called ----

  titleOf(card: string): string {
    return this.library.card(card)?.title ?? '';
  }

  /** What a seat is called: its character, or "you". */
  nameOf(seat: number): string {
    const { seats } = this.view;
    if (seat >= seats.length) {
      const card = seats.flatMap((one) => one.in_play).find((one) => one.target === seat);
      return card ? this.titleOf(card.card) : '';
    }
    return seat === this.mine && seat >= 0 ? words.say('inn-me') : (this.view.seats[seat]?.name ?? '');
  }

  /** Who plays the character on a seat. */
  personAt(seat: number): { readonly name: string; readonly kind: SeatShown['kind'] } | undefined {
    const chair = this.scene.house.seats[seat];
    return chair && chair.kind !== 'empty' ? { name: chair.name, kind: chair.kind } : undefined;
  }
}
