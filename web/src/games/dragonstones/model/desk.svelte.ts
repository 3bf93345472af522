import { Ears } from '../../../parts/table/deaf';
import type { TableDesk } from '../../../parts/table/desk';
import { toast } from '../../../parts/toasts.svelte';
import { firstGame } from '../../../parts/table/tempo.svelte';
import { pace, rest } from '../../../settings.svelte';
import type { DragonstonesTable, Fact, OptionShown, PlayerShown, Preview, Question } from '../../../wire/messages';
import type { Arrival, ShownScene, TableView, Wish } from '../../../wire/view';
import { say } from '../../../words/words.svelte';
import type { Library } from '../../catalogue';
import { asksForFist, bidOf, coinsOf, emptiest, kindsOf, most, nearest, type Coins } from './fist';
import { foretold, named, nameOf, told } from './names';
import { Show } from './show.svelte';

/** What I have before me: the table as it is shown, my fist, what I am asked. Everything on the screen is drawn from it. */
export class Desk implements TableDesk {
  readonly show: Show;
  readonly ears = new Ears();
  #fist = $state.raw<Coins>({});
  #previews = $state.raw<ReadonlyMap<number, Preview>>(new Map());
  #sent = $state(-1);
  #asked = -1;
  #reading = $state('');

  constructor(
    private readonly given: () => TableView,
    private readonly shelf: () => Library,
  ) {
    this.show = new Show(
      this.view,
      this.table.facts,
      (ms) => pace(ms) * firstGame(),
      (ms) => rest(ms) * firstGame(),
    );
    this.attend();
  }

  get table(): TableView {
    return this.given();
  }
  get library(): Library {
    return this.shelf();
  }
  get scene(): ShownScene {
    return this.table.scene;
  }
  /** The table as it is; what is shown of it may follow a little later. */
  get view(): DragonstonesTable {
    return this.scene.game as DragonstonesTable;
  }
  /** The table as it is shown. */
  get seen(): DragonstonesTable {
    return this.show.seen.table;
  }
  get mine(): number {
    return this.table.seat;
  }
  get isWatching(): boolean {
    return this.mine < 0;
  }
  get isSolo(): boolean {
    return !this.isWatching && this.scene.house.seats.filter((seat) => seat.kind === 'person').length === 1;
  }
  /** Nobody waits for me and no clock burns: what is shown takes its time. */
  get isPatient(): boolean {
    return this.isSolo && !this.table.replayed && this.scene.house.timers?.limited === false;
  }
  get me(): PlayerShown | null {
    return this.seen.players[this.mine] ?? null;
  }
  /** All seats but mine, beginning with the one after me. */
  get rivals(): readonly PlayerShown[] {
    const { players } = this.seen;
    const first = this.isWatching ? 0 : this.mine + 1;
    return players.map((_, place) => players[(first + place) % players.length] as PlayerShown).filter(this.#isRival);
  }
  #isRival = (player: PlayerShown): boolean => player.seat !== this.mine;

  /** What I am asked and have not answered yet. */
  get question(): Question | null {
    const { question } = this.scene.house;
    return question && question.number !== this.#sent ? question : null;
  }
  /**
   * Whether what happened is seen first and I am asked then. Where others wait for me or a clock burns, I am asked at once,
   * while the fists are still being shown.
   */
  get isShowing(): boolean {
    return this.show.running && (this.isPatient || this.show.again || this.question === null);
  }
  get options(): readonly OptionShown[] {
    return this.question?.options ?? [];
  }
  get isBidding(): boolean {
    return asksForFist(this.options);
  }
  get fist(): Coins {
    return this.#fist;
  }
  get kinds(): readonly string[] {
    return kindsOf(this.options);
  }
  get bid(): OptionShown | null {
    return this.isBidding ? bidOf(this.options, this.#fist) : null;
  }
  /** Whether I bid nothing until the turn ends, and am not asked. */
  get sitsOut(): boolean {
    return this.scene.house.private?.orders.pass_turn ?? false;
  }
  /** What is behind my screen and not in my fist. */
  get purse(): Coins {
    const after = this.view.players[this.mine]?.coins ?? [];
    // While the fists are shown, what was bid has left the screen and what is won has not come behind it yet.
    const held = (this.me?.coins ?? []).map(({ key, least }, place) => {
      return [key, this.show.running ? Math.min(least, after[place]?.least ?? least) : least] as const;
    });
    const away = this.show.running ? {} : this.isBidding ? this.#fist : (this.closed ?? {});
    return Object.fromEntries(held.map(([key, count]) => [key, count - (away[key] ?? 0)]));
  }
  /** The fist I have closed, while the others still think. */
  get closed(): Coins | null {
    const own = this.view.players[this.mine];
    if (this.isBidding || this.view.auction?.opened !== false) return own?.silver ? coinsOf(own.silver.coins) : null;
    return own?.bid ? coinsOf(own.bid.coins) : null;
  }

  /** What the table waits for while I am not asked, as far as everybody knows it. */
  get waiting(): string {
    const { over, winner, auction } = this.view;
    if (over) return say('ds-over', { name: this.nameOf(winner), you: String(winner === this.mine) });
    if (this.scene.house.phase === 'over') {
      const [last] = this.scene.house.outcome?.winners ?? [];
      return last === undefined
        ? say('over-nobody')
        : say('ds-over', { name: this.nameOf(last), you: String(last === this.mine) });
    }
    const [user] = this.scene.house.moment?.seats.filter((seat) => seat !== this.mine) ?? [];
    if (auction?.stage === 'power' && user !== undefined) {
      return say('ds-uses', { name: this.nameOf(user), card: auction.title });
    }
    if (auction?.stage === 'silver' && !this.closed) return say('ds-wait-silver');
    return say(this.closed ? 'ds-wait-closed' : 'ds-wait-fists');
  }

  preview(choice: number): Preview | null {
    return this.#previews.get(choice) ?? null;
  }

  most(kind: string): number {
    return most(this.options, kind);
  }

  /** Whether there is a bid with this many coins of a kind. */
  canHold(kind: string, held: number): boolean {
    return nearest(this.options, this.#fist, kind, held) !== null;
  }

  /** Hold this many coins of a kind in the fist. */
  hold(kind: string, held: number): void {
    const fist = nearest(this.options, this.#fist, kind, held);
    if (!fist) return;
    // My hand shows what I put into it: the last fists have been seen.
    if (this.show.running) this.show.skip();
    this.#fist = fist;
    this.#foresee();
  }

  put(kind: string, more: number): void {
    this.hold(kind, (this.#fist[kind] ?? 0) + more);
  }

  /** Something new arrived: another question empties the fist. */
  hear(arrival: Arrival): void {
    this.show.hear(this.view, this.table.facts, arrival.anew ? null : arrival.facts);
    this.attend();
  }

  attend(): void {
    const { question } = this.scene.house;
    const number = question?.number ?? -1;
    if (number === this.#asked) return;
    this.#asked = number;
    this.#sent = -1;
    this.#previews = new Map();
    this.#fist = this.isBidding ? emptiest(this.options) : {};
    if (question) this.#foresee();
  }

  choose(choice: number): void {
    const { question } = this;
    if (!question || this.ears.deaf) return;
    this.#sent = question.number;
    void this.#answer(question.number, choice);
  }

  closeFist(): void {
    if (this.bid) this.choose(this.bid.choice);
  }

  /** Bid nothing until the turn ends, or be asked again. Nobody else learns of it. */
  sitOut(on: boolean): void {
    if (!this.ears.deaf) void this.wish({ type: 'order', orders: { pass_turn: on } });
  }

  async wish(wish: Wish): Promise<boolean> {
    const answer = await this.table.send(wish);
    if (!answer.ok) toast(answer.text, 'bad');
    return answer.ok;
  }

  get reading(): string {
    return this.#reading;
  }
  /** Open a card. */
  read(card: string): void {
    this.#reading = card;
  }
  stopReading(): void {
    this.#reading = '';
  }

  nameOf(seat: number): string {
    return nameOf(this.scene.house.seats, seat);
  }

  /** A text of the game with the names of this table. */
  named(text: string): string {
    return named(text, this.view.players, this.scene.house.seats);
  }

  /** What happened, with the names of this table. */
  told(fact: Fact): string {
    return told(fact, this.scene.house.seats, this.mine);
  }

  /** What an answer would bring about, in words; empty if that is not known. */
  foretold(choice: number): readonly string[] {
    const preview = this.preview(choice);
    return preview ? foretold(preview, this.scene.house.seats, this.mine, say('ds-you')) : [];
  }

  async #answer(question: number, choice: number): Promise<void> {
    const answer = await this.table.send({ type: 'choose', question, choice });
    if (answer.ok) return;
    if (this.#sent === question) this.#sent = -1;
    toast(answer.text, 'bad');
  }

  async #foresee(): Promise<void> {
    const number = this.#asked;
    const bid = this.bid;
    if (this.isBidding && (!bid || this.#previews.has(bid.choice))) return;
    const previews = await this.table.preview(number, bid ? bid.choice : null);
    if (number !== this.#asked) return;
    this.#previews = new Map([...this.#previews, ...previews.map((each) => [each.choice, each] as const)]);
  }
}
