import type { Fact, RemarkShown } from '../../wire/messages';

export type Entry =
  | { readonly id: number; readonly fact: Fact; readonly remark?: undefined }
  | { readonly id: number; readonly remark: RemarkShown; readonly fact?: undefined };

/** What happened and what was said, in the order in which it was heard. */
export class Chronicle {
  #entries = $state.raw<readonly Entry[]>([]);
  #known = new WeakSet<object>();
  #next = 1;

  get entries(): readonly Entry[] {
    return this.#entries;
  }

  /** All that is known now; what is new comes last. */
  write(facts: readonly Fact[], remarks: readonly RemarkShown[]): readonly Entry[] {
    const fresh: Entry[] = [];
    for (const fact of facts) if (this.#isNew(fact) && fact.text) fresh.push({ id: this.#next++, fact });
    for (const remark of remarks) if (this.#isNew(remark)) fresh.push({ id: this.#next++, remark });
    if (fresh.length) this.#entries = [...this.#entries, ...fresh];
    return fresh;
  }

  /** Forget everything: it is sent again, in another language or after something was taken back. */
  clear(): void {
    this.#entries = [];
  }

  #isNew(thing: object): boolean {
    if (this.#known.has(thing)) return false;
    this.#known.add(thing);
    return true;
  }
}
