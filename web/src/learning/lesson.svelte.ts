import type { Looked, OddsTold, Preview, Question } from '../wire/messages';
import type { Answer, Arrival, ShownScene, TableView, Wish } from '../wire/view';
import { say } from '../words/words.svelte';
import { comesAt, isMeant, type Lesson, type Step } from './lesson';

/** What a learner may say to the table besides the answers that the lesson waits for. */
const HARMLESS: ReadonlySet<Wish['type']> = new Set(['choose', 'order', 'speak']);
/** How long an example stands on the track. */
const SHOWN = 1600;

/** A lesson at its table. The table's component is given this in place of the table: it lets through what is meant. */
export class LessonRun implements TableView {
  readonly taught = true;
  readonly #listeners = new Set<(arrival: Arrival) => void>();
  #at = $state(0);
  /** Whether the note of the step is on the screen; between two notes the table plays. */
  #shown = $state(false);
  /** The question that has its answer, while the next one is on its way. */
  #answered = -1;
  #example = $state.raw<ShownScene | null>(null);

  constructor(
    readonly lesson: Lesson,
    private readonly table: TableView,
    from: number,
    private readonly keep: (step: number) => void,
  ) {
    this.#at = Math.min(from, lesson.steps.length - 1);
  }

  get at(): number {
    return this.#at;
  }
  get step(): Step {
    return this.lesson.steps[this.#at] as Step;
  }
  get shown(): boolean {
    return this.#shown;
  }

  /** The table stands still and shows what it has to show: what comes now? */
  settle(): void {
    const { question, phase } = this.table.scene.house;
    if (phase === 'over') {
      this.#go(this.lesson.steps.length - 1);
      this.#shown = true;
    } else if (question && !this.#shown) this.#meet(question);
  }

  /** The note of the next step that fits what is asked, up to the next deed; what none is about is passed. */
  #meet(question: Question): void {
    if (question.number === this.#answered) return;
    const { steps } = this.lesson;
    const deed = steps.findIndex((step, place) => place >= this.#at && step.deed);
    const next = steps.findIndex((step, place) => place >= this.#at && place <= deed && comesAt(step, question));
    if (next < 0) {
      this.#answered = question.number;
      void this.table.send({ type: 'choose', question: question.number, choice: question.least });
      return;
    }
    this.#go(next);
    this.#shown = true;
  }

  /** The note has been read. */
  read(): void {
    if (this.step.deed || this.step.end) return;
    this.#go(this.#at + 1);
    this.#shown = false;
    this.settle();
  }

  #go(step: number): void {
    this.#at = step;
    this.keep(step);
  }

  /** Show a blow on my own track and undo it after a moment. */
  async showExample(): Promise<void> {
    const { shows } = this.step;
    const { scene } = this.table;
    if (!shows || this.#example || scene.game?.game !== 'inn') return;
    const seats = scene.game.seats.map((seat) =>
      seat.seat === this.seat ? { ...seat, fortitude: seat.fortitude - shows, left: seat.left - shows } : seat,
    );
    this.#show({ ...scene, game: { ...scene.game, seats } });
    await new Promise((resolve) => setTimeout(resolve, SHOWN));
    this.#show(null);
  }

  get isShowing(): boolean {
    return this.#example !== null;
  }

  #show(example: ShownScene | null): void {
    const before = this.scene;
    this.#example = example;
    for (const hear of this.#listeners) hear({ facts: [], before, scene: this.scene, anew: true });
  }

  // ---- the table, as its component sees it ----

  get key(): string {
    return this.table.key;
  }
  get scene(): ShownScene {
    return this.#example ?? this.table.scene;
  }
  get seat(): number {
    return this.table.seat;
  }
  get facts(): TableView['facts'] {
    return this.table.facts;
  }
  get remarks(): TableView['remarks'] {
    return this.table.remarks;
  }
  get presence(): TableView['presence'] {
    return this.table.presence;
  }
  get connection(): TableView['connection'] {
    return this.table.connection;
  }
  get since(): number {
    return this.table.since;
  }

  async send(wish: Wish): Promise<Answer> {
    if (!HARMLESS.has(wish.type)) return { ok: false, reason: 'lesson', text: say('lesson-not-here') };
    if (wish.type !== 'choose') return this.table.send(wish);
    const { question } = this.table.scene.house;
    const { step } = this;
    if (!question || !step.deed || !this.#shown) return { ok: false, reason: 'lesson', text: say('lesson-first-read') };
    if (!isMeant(step, question, wish.choice)) return { ok: false, reason: 'lesson', text: say(step.deed.why) };
    this.#answered = question.number;
    // Kept first: whatever happens to the page now, the answer is given.
    this.#go(this.#at + 1);
    this.#shown = false;
    const answer = await this.table.send(wish);
    if (!answer.ok) {
      this.#answered = -1;
      this.#go(this.#at - 1);
      this.#shown = true;
    }
    return answer;
  }
  look(what: Looked['what']): Promise<readonly string[]> {
    return this.table.look(what);
  }
  preview(question: number, choice?: number | null): Promise<readonly Preview[]> {
    return this.table.preview(question, choice);
  }
  odds(): Promise<OddsTold | null> {
    return this.table.odds();
  }
  caughtUp(shown: boolean): void {
    this.table.caughtUp(shown);
  }
  listen(hear: (arrival: Arrival) => void): () => void {
    this.#listeners.add(hear);
    const stop = this.table.listen(hear);
    return () => {
      this.#listeners.delete(hear);
      stop();
    };
  }
}
