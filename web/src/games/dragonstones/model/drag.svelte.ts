const FAR_ENOUGH = 8;

/** A coin on its way from behind the screen into the fist. A mouse, a finger and a pen do the same. */
export class CoinDrag {
  #kind = $state('');
  #at = $state.raw({ x: 0, y: 0 });
  #dropped = -Infinity;

  /** The kind of the coin that is dragged; empty if none is. */
  get kind(): string {
    return this.#kind;
  }
  get at(): { readonly x: number; readonly y: number } {
    return this.#at;
  }
  /** The click that ends a drag is no click. */
  get justDropped(): boolean {
    return performance.now() - this.#dropped < 50;
  }

  begin(event: PointerEvent, kind: string, drop: () => void): void {
    if (event.button !== 0) return;
    const from = { x: event.clientX, y: event.clientY };
    const listening = new AbortController();
    const { signal } = listening;
    const end = (): void => {
      listening.abort();
      if (this.#kind) this.#dropped = performance.now();
      this.#kind = '';
    };
    const move = (next: PointerEvent): void => {
      if (!this.#kind && Math.hypot(next.clientX - from.x, next.clientY - from.y) < FAR_ENOUGH) return;
      this.#kind = kind;
      this.#at = { x: next.clientX, y: next.clientY };
    };
    const up = (last: PointerEvent): void => {
      const under = document.elementsFromPoint(last.clientX, last.clientY);
      if (this.#kind && under.some((each) => each.closest('[data-drop="fist"]'))) drop();
      end();
    };
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', up, { signal });
    window.addEventListener('pointercancel', end, { signal });
  }
}
