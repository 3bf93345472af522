import { beforeEach, expect, test, vi } from 'vitest';
import { Following } from './following.svelte';

/** A list with the sizes that a test gives it: nothing is laid out here. */
function list(height: number, content: number): HTMLElement {
  const element = document.createElement('ol');
  let top = 0;
  Object.defineProperties(element, {
    clientHeight: { get: () => height, configurable: true },
    scrollHeight: { get: () => content, configurable: true },
    scrollTop: {
      get: () => top,
      set: (wanted: number) => (top = Math.max(0, Math.min(wanted, element.scrollHeight - element.clientHeight))),
    },
  });
  return element;
}

function resize(element: HTMLElement, height: number, content = element.scrollHeight): void {
  Object.defineProperty(element, 'clientHeight', { get: () => height, configurable: true });
  Object.defineProperty(element, 'scrollHeight', { get: () => content, configurable: true });
}

let notice: () => void;
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(see: () => void) {
        notice = see;
      }
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
});

test('a list that becomes smaller by what lies beside it keeps its end in sight', () => {
  const following = new Following();
  const element = list(300, 500);
  following.attach(element);
  expect(element.scrollTop).toBe(200);
  resize(element, 100);
  // The page tells of the scrolling before it tells of the size.
  following.scrolled();
  expect(following.follows).toBe(true);
  notice();
  expect(element.scrollTop).toBe(400);
  resize(element, 100, 540);
  following.tell(9);
  expect(element.scrollTop).toBe(440);
  expect(following.unseen).toBe(0);
});

test('a reader who scrolls back is told of new lines, and comes back to them', () => {
  const following = new Following();
  const element = list(300, 500);
  following.attach(element);
  following.tell(5);
  element.scrollTop = 40;
  following.scrolled();
  expect(following.follows).toBe(false);
  resize(element, 300, 560);
  following.tell(7);
  expect(element.scrollTop).toBe(40);
  expect(following.unseen).toBe(2);
  following.toEnd();
  expect(element.scrollTop).toBe(260);
  expect([following.follows, following.unseen]).toEqual([true, 0]);
});
