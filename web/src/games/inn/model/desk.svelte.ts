import { toast } from '../../../parts/toasts.svelte';
import type { InnGrowing, InnHandCard, InnTable, OptionShown, Orders, Preview, Question } from '../../../wire/messages';
import type { Wish } from '../../../wire/view';
import { words } from '../../../words/words.svelte';
import type { CardShown } from '../../catalogue';
import { Ears } from '../../../parts/table/deaf';
import { follow, fork, pathOfCard, type Fork, type Prong } from './fork';
import { Foresight } from './foresight.svelte';
import { answerAbout, harvestsWith } from './growing';
import { Sight } from './sight.svelte';
import { bossSide, matesOf, type Standing, standings } from './teams';

/** Answers that begin with a card, even where there is only one. */
/** What can be done whenever an Anytime Card could be played, without being one. */
const CUTS_IN: ReadonlySet<string> = new Set(['potion', 'take-in']);
const CHOSEN_FIRST: ReadonlySet<string> = new Set(['play', 'sell', 'activate']);

/** What the reading corner shows: a card of my hand, or any other. */
export interface Reading {
  readonly card: CardShown;
  readonly held: InnHandCard | null;
}

/** What I have before me: the table, what I am choosing, what I am reading. Everything on the screen is drawn from it. */
export class Desk extends Sight {
  readonly ears = new Ears();
  readonly foresight = new Foresight();
  /** How a card is shown where no reading corner is. */
  enlarge: ((card: string) => void) | null = null;

  /** The choices made so far towards an answer. */
  #path = $state.raw<readonly string[]>([]);
  /** The bits of a pick. */
  #picked = $state.raw<readonly number[]>([]);
  /** An answer that is asked about once more, because it would hurt only me. */
  #doubt = $state<number | null>(null);
  /** The answer that is pointed at, whose preview is drawn. */
  #pointed = $state.raw<readonly OptionShown[]>([]);
  #reading = $state.raw<{ readonly card: string; readonly number: number | null } | null>(null);
  #sent = $state(-1);
  #asked = -1;
  /** Whether a seat has nothing to do with what is going on: it cannot act, and nothing is done by it or to it. */
  isQuiet(seat: number): boolean {
    const { seats, incidents } = this.motion.table;
    const { moment, phase } = this.scene.house;
    const one = seats[seat];
    if (!one || one.out || phase !== 'playing' || moment?.kind !== 'response') return false;
    const isInvolved =
      one.on_turn || one.threatened || incidents.some((each) => each.seat === seat || each.targets.includes(seat));
    return !isInvolved && !moment.seats.includes(seat) && !(seat === this.mine && this.question);
  }

  /** What I am asked and have not answered yet; a standing order may have done so while something is still being shown. */
  get question(): Question | null {
    const { question } = this.scene.house;
    const isOpen = question?.number === this.table.scene.house.question?.number;
    return question && isOpen && question.number !== this.#sent ? question : null;
  }
  get #garden(): readonly InnGrowing[] {
    return this.view.seats[this.mine]?.growing ?? [];
  }
  /** Whether cards that grow are discarded for a card, several perhaps. */
  get reaps(): boolean {
    return this.question?.kind === 'harvest';
  }
  /** Whether a card that grows before me is part of an answer. */
  canReap(card: InnGrowing): boolean {
    if (!this.reaps) return answerAbout(this.answers, card) !== undefined;
    return (
      this.#picked.includes(card.bit) ||
      harvestsWith(this.answers, this.#garden, [...this.#picked, card.bit]).length > 0
    );
  }
  /** Pick a card that grows, or let it stand after all; where the answer is about just one, that is the answer. */
  reap(card: InnGrowing): void {
    const answer = answerAbout(this.answers, card);
    if (answer) this.choose(answer.choice);
    else if (this.#picked.includes(card.bit)) this.#picked = this.#picked.filter((bit) => bit !== card.bit);
    else if (this.canReap(card)) this.#picked = [...this.#picked, card.bit];
    this.#doubt = null;
    this.#pointed = [];
  }
  get isPick(): boolean {
    return (this.question?.most ?? 0) > 0;
  }
  get pass(): OptionShown | null {
    return this.isPick ? null : (this.question?.options.find((option) => option.verb === 'pass') ?? null);
  }
  /** Everything but passing, and but what can be done at any time without a card, which has a place of its own. */
  get answers(): readonly OptionShown[] {
    const options = this.isPick ? [] : (this.question?.options ?? []);
    return options.filter((option) => option.verb !== 'pass' && !CUTS_IN.has(option.verb));
  }
  /** The answers that are left after what was chosen. */
  get left(): readonly OptionShown[] {
    const left = follow(this.answers, this.#path);
    return this.reaps ? harvestsWith(left, this.#garden, this.#picked) : left;
  }
  get fork(): Fork | null {
    const next = fork(this.left);
    const [first] = this.left;
    // A single card that can be played or sold is chosen all the same: nothing is aimed before it is known with what.
    if (!this.#path.length && next && next.by !== 'answer' && first && CHOSEN_FIRST.has(first.verb)) {
      return { by: 'answer', prongs: [{ key: 'only', by: 'answer', value: first.number, options: this.left }] };
    }
    return next;
  }
  get prongs(): readonly Prong[] {
    const only = this.left[0];
    if (this.left.length === 1 && only) {
      return [{ key: `choice/${only.choice}`, by: 'choice', value: only.choice, options: this.left }];
    }
    return this.fork?.prongs ?? [];
  }
  get path(): readonly string[] {
    return this.#path;
  }
  get picked(): readonly number[] {
    return this.#picked;
  }
  get doubt(): number | null {
    return this.#doubt;
  }
  get pointed(): readonly OptionShown[] {
    return this.#pointed;
  }
  /** The number of the card from my hand that is being played. */
  get lifted(): number | null {
    if (!this.#path.length) return null;
    const numbers = new Set(this.left.map((option) => option.number));
    const [only] = numbers;
    return numbers.size === 1 && only !== undefined && only >= 0 ? only : null;
  }
  /** What is being played or sold, once it is chosen and there is more to choose. */
  get chosen(): CardShown | undefined {
    const cards = new Set(this.#path.length ? this.left.map((option) => option.card) : []);
    const [only] = cards;
    return cards.size === 1 && only ? this.library.card(only) : undefined;
  }
  /** The seats that can be aimed at now. */
  get targets(): ReadonlySet<number> {
    return new Set(this.fork?.by === 'target' ? this.fork.prongs.map((prong) => prong.value) : []);
  }
  get preview(): Preview | null {
    const [only] = this.#pointed.length === 1 ? this.#pointed : this.left.length === 1 ? this.left : [];
    return only ? this.foresight.of(only.choice) : null;
  }
  /** What the answer pointed at would make of a seat's tokens; where it is not certain, the worst. */
  forecast(seat: number): { readonly fortitude?: number; readonly alcohol?: number } | null {
    // Of several, each shows itself on whom it is aimed at.
    const aimed = this.#pointed.length > 1 ? this.#pointed.find((option) => option.targets.includes(seat)) : null;
    const preview = aimed ? this.foresight.of(aimed.choice) : this.preview;
    const changes = preview?.changes.filter((change) => change.seat === seat) ?? [];
    if (!changes.length) return null;
    return Object.fromEntries(
      changes.map((change) => [change.what, change.what === 'alcohol' ? change.most : change.least]),
    );
  }
  /** The same of a team's one mat. */
  forecastOf(seats: readonly number[]): { readonly fortitude?: number; readonly alcohol?: number } | null {
    for (const seat of seats) {
      const found = this.forecast(seat);
      if (found) return found;
    }
    return null;
  }

  // ---- in teams ----

  /** What a team is called. */
  teamName(team: number): string {
    const isMine = this.view.teams.some((one) => one.team === team && one.seats.includes(this.mine));
    const side = bossSide(this.view, team);
    if (side === 'boss' || (side && !isMine)) return words.say(isMine ? 'inn-my-boss' : `inn-${side}`);
    return isMine ? words.say('inn-my-team') : words.say('inn-team', { n: team + 1 });
  }
  /** Whose turn it is: a seat's, or a team's. */
  onTurn({ on_turn: seat, teams, seats }: InnTable): string {
    return teams.length ? this.teamName(seats[seat]?.team ?? -1) : this.nameOf(seat);
  }
  isMyTurn(table: InnTable): boolean {
    return !this.isWatching && matesOf(table, this.mine).includes(table.on_turn);
  }
  /** Who stands for each team in what is going on. */
  get standings(): readonly Standing[] {
    return standings(this.motion.table, this.question?.kind === 'champion');
  }
  isChampion(seat: number): boolean {
    return this.standings.some(({ champion }) => champion === seat);
  }
  isArmed(number: number): boolean {
    return this.scene.house.private?.armed.some((one) => one.card === number) ?? false;
  }
  #atOnce(number: number): OptionShown | undefined {
    return this.question?.options.find((option) => CUTS_IN.has(option.verb) && option.number === number);
  }
  /** What a Potion Token or a card that waits would bring is foreseen while it is looked at. */
  pointAtOnce(number: number): void {
    const option = this.#atOnce(number);
    this.#pointed = option ? [option] : [];
  }
  /** Trade a Potion Token in, or take a card that waits into the hand: as the answer where it can be one, else as soon as it can be; once more, and it stays. */
  trade(number: number): void {
    const option = this.#atOnce(number);
    if (option) this.choose(option.choice);
    else void this.wish(this.isArmed(number) ? { type: 'disarm', card: number } : { type: 'arm', card: number });
  }

  get reading(): Reading | null {
    const what = this.#reading;
    const card = what ? this.library.card(what.card) : undefined;
    if (!what || !card) return null;
    const held = this.view.hand.find((each) => each.number === what.number) ?? null;
    return { card, held };
  }

  /** Something new arrived: another question makes what was chosen void, and the buttons deaf for a moment. */
  attend(): void {
    const number = this.scene.house.question?.number ?? -1;
    if (number === this.#asked) {
      // Told anew in another language, the same question has other previews.
      void this.foresight.speak(this.table, words.language);
      return;
    }
    this.#asked = number;
    this.#sent = -1;
    this.back(true);
    this.#pointed = [];
    this.ears.attend(number);
    void this.foresight.ask(this.table, number, words.language);
  }

  /** Have a card in the reading corner, and with it why it cannot be played. */
  see(card: string, number: number | null = null): void {
    if (card) this.#reading = { card, number };
  }

  /** Open a card that lies somewhere: beside the table, or large where there is no room for that. */
  read(card: string): void {
    this.see(card);
    this.enlarge?.(card);
  }

  /** What a card of my hand could do is foreseen while it is looked at; null: it no longer is. */
  hover(held: InnHandCard | null): void {
    if (this.isPick || this.#path.length) return;
    const choices = new Set(held?.options);
    this.#pointed = this.answers.filter((option) => choices.has(option.choice));
  }
  /** The answers that use a card of my hand. */
  answersWith(held: InnHandCard): readonly OptionShown[] {
    return this.isPick ? [] : this.answers.filter((option) => held.options.includes(option.choice));
  }

  point(options: readonly OptionShown[]): void {
    this.#pointed = options;
  }

  /** Take one of the ways on; where no other is left, that is the answer. */
  take(prong: Prong): void {
    const [only] = prong.options;
    if (prong.options.length === 1 && only) this.choose(only.choice);
    else {
      this.#path = [...this.#path, prong.key];
      this.#doubt = null;
      this.#pointed = [];
      this.ears.attend(this.#path.join());
    }
  }

  /** Whether nothing can be done with a card of the hand but to have it played later. */
  canOnlyWait(held: InnHandCard): boolean {
    return !this.isPick && (!held.playable || !this.question);
  }

  /** Lift a card from the hand, or, where nothing else is to be chosen, play the one that is lifted. */
  takeCard(held: InnHandCard): void {
    this.see(held.card, held.number);
    if (this.isPick) {
      this.togglePick(held.options[0] ?? 0);
      return;
    }
    const [only] = this.left;
    if (this.lifted === held.number && this.left.length === 1 && only && this.#path.length) {
      this.choose(only.choice);
      return;
    }
    const path = held.options.length ? pathOfCard(this.answers, held.number) : null;
    if (!path) return;
    this.#doubt = null;
    this.#path = path.length ? path : ['only'];
    this.#pointed = [];
  }

  /** Whether a card of mine in play can be activated now. */
  activates(number: number): boolean {
    return !this.isPick && this.answers.some((option) => option.verb === 'activate' && option.number === number);
  }
  /** Activate a card of mine in play; whom it is aimed at may be chosen next. */
  activate(number: number): void {
    const path = pathOfCard(this.answers, number, true);
    if (!path || this.ears.deaf) return;
    this.#doubt = null;
    this.#path = path.length ? path : ['only'];
    this.#pointed = [];
    const [only] = this.left;
    if (this.left.length === 1 && only) this.choose(only.choice);
  }

  /** Aim at a seat, or a card in play: with the card that is lifted, or as the answer itself. */
  aim(seat: number): boolean {
    const prong = this.fork?.by === 'target' ? this.fork.prongs.find((each) => each.value === seat) : undefined;
    if (prong) this.take(prong);
    return prong !== undefined;
  }

  togglePick(bit: number): void {
    if (!bit) return;
    const has = this.#picked.includes(bit);
    if (!has && this.#picked.length >= (this.question?.most ?? 0)) return;
    this.#picked = has ? this.#picked.filter((each) => each !== bit) : [...this.#picked, bit];
  }

  get pickIsRight(): boolean {
    const { question } = this;
    return !!question && this.#picked.length >= question.fewest && this.#picked.length <= question.most;
  }

  confirmPick(): void {
    if (this.pickIsRight) this.choose(this.#picked.reduce((sum, bit) => sum + bit, 0));
  }

  /** One step back, or all of them. */
  back(all = false): void {
    if (this.#doubt !== null && !all) {
      this.#doubt = null;
      return;
    }
    this.#doubt = null;
    this.#path = all ? [] : this.#path.slice(0, -1);
    this.#picked = [];
  }

  choose(choice: number): void {
    const { question } = this;
    if (!question) return;
    const foreseen = this.foresight.of(choice);
    const isDoubtful = foreseen?.hurts_only_me || foreseen?.does_nothing;
    if (isDoubtful && this.#doubt !== choice && choice !== this.pass?.choice) {
      this.#doubt = choice;
      return;
    }
    this.#sent = question.number;
    this.motion.answered();
    void this.#answer(question.number, choice);
  }

  async #answer(question: number, choice: number): Promise<void> {
    const answer = await this.table.send({ type: 'choose', question, choice });
    if (answer.ok) return;
    if (this.#sent === question) this.#sent = -1;
    toast(answer.text, 'bad');
  }

  async wish(wish: Wish): Promise<boolean> {
    const answer = await this.table.send(wish);
    if (!answer.ok) toast(answer.text, 'bad');
    return answer.ok;
  }

  order(orders: Orders): void {
    void this.wish({ type: 'order', orders });
  }

  /** What an answer would bring about, in words; empty if that is not known. */
  foretold(choice: number): readonly string[] {
    const preview = this.foresight.of(choice);
    return preview ? [preview.text] : [];
  }
}
