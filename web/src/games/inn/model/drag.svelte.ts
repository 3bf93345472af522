/** Where a dragged card was let go. */
export interface Landing {
  readonly seat: number | null;
  readonly middle: boolean;
}

const FAR_ENOUGH = 10;
const LONG_PRESS = 450;

/** What lies under a point of the window: a mat, or the middle of the table. */
function landing(x: number, y: number): Landing {
  const under = document.elementsFromPoint(x, y);
  const mat = under.map((each) => each.closest('[data-place^="seat-"]')).find((each) => each !== null);
  const seat = mat ? Number(mat.getAttribute('data-place')?.slice('seat-'.length)) : null;
  return { seat, middle: under.some((each) => each.closest('[data-drop="middle"]')) };
}

/** A card that is being dragged from the hand, or pressed for long. A mouse, a finger and a pen do the same. */
export class Drag {
  #moving = $state<number | null>(null);
  #by = $state.raw({ x: 0, y: 0 });
  #dropped = 0;

  get moving(): number | null {
    return this.#moving;
  }
  get by(): { readonly x: number; readonly y: number } {
    return this.#by;
  }
  /** The click that ends a drag, or a long press, is no click. */
  get justDropped(): boolean {
    return performance.now() - this.#dropped < 50;
  }

  begin(
    event: PointerEvent,
    card: number,
    canMove: boolean,
    pressedLong: () => void,
    drop: (where: Landing) => void,
  ): void {
    if (event.button !== 0) return;
    const start = { x: event.clientX, y: event.clientY };
    const stop = new AbortController();
    let held = false;
    const timer = setTimeout(() => {
      if (event.pointerType === 'mouse') return;
      held = true;
      pressedLong();
    }, LONG_PRESS);
    const move = (next: PointerEvent): void => {
      const by = { x: next.clientX - start.x, y: next.clientY - start.y };
      if (Math.hypot(by.x, by.y) < FAR_ENOUGH && this.#moving === null) return;
      clearTimeout(timer);
      if (!canMove) return;
      this.#moving = card;
      this.#by = by;
    };
    const end = (last: PointerEvent): void => {
      clearTimeout(timer);
      stop.abort();
      const moved = this.#moving !== null;
      this.#moving = null;
      if (moved || held) this.#dropped = performance.now();
      if (moved && last.type === 'pointerup') drop(landing(last.clientX, last.clientY));
    };
    window.addEventListener('pointermove', move, { signal: stop.signal });
    window.addEventListener('pointerup', end, { signal: stop.signal });
    window.addEventListener('pointercancel', end, { signal: stop.signal });
  }
}
