import type { Replay } from '../../wire/replay.svelte';

export const RATES = [0.5, 1, 2, 4] as const;

/** How long a step is shown: longer for each thing that happens in it, and briefly if nothing is visible. */
const STEP = 500;
const FACT = 650;
const NOTHING = 60;

/** Plays a game on, step by step, as it is told to. */
export class Player {
  playing = $state(false);
  rate = $state(1);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly replay: Replay,
    private readonly failed: (error: unknown) => void,
  ) {}

  go(step: number): void {
    void this.replay.go(step).catch(this.failed);
  }

  turn(way: 1 | -1): void {
    this.go(this.replay.turnFrom(this.replay.step, way));
  }

  toggle(): void {
    if (this.playing) this.stop();
    else void this.#play();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  /** How long the step that is shown stays. */
  pause(): number {
    const facts = this.replay.at?.facts.filter((fact) => fact.text).length ?? 0;
    return (facts ? STEP + FACT * Math.min(4, facts) : NOTHING) / this.rate;
  }

  async #play(): Promise<void> {
    this.playing = true;
    try {
      await this.replay.go(this.replay.step === this.replay.last ? this.replay.first : this.replay.step + 1);
    } catch (error) {
      this.stop();
      this.failed(error);
    }
    this.#wait();
  }

  #wait(): void {
    if (!this.playing) return;
    if (this.replay.step >= this.replay.last) this.stop();
    else this.#timer = setTimeout(() => void this.#play(), this.pause());
  }
}
