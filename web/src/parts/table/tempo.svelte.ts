import { settings } from '../../settings.svelte';
import type { TableView } from '../../wire/view';

/** What a table shows piece by piece: it can be stopped, gone through and skipped. */
export interface Showing {
  /** Whether something is being shown. */
  readonly moving: boolean;
  readonly paused: boolean;
  pause(on: boolean): void;
  /** On to the next thing that happened, also while it is paused. */
  next(): void;
  /** To the end, at once. */
  finish(): void;
}

/** Nobody has played to an end here yet: there is more time to see what happens. */
const SLOWER = 1.4;
export function firstGame(): number {
  return settings.games === 0 ? SLOWER : 1;
}

/**
 * Where nobody else waits for me, bots wait until their last deeds have been shown. To be called where a screen is set up.
 * `isPatient` says whether that is such a table.
 */
export function keepPace(table: () => TableView, isPatient: () => boolean, showing: Showing): void {
  let isAwaited = false;
  $effect(() => {
    // Whatever is told makes it look again.
    void table().since;
    const isPaced = isPatient() && settings.speed > 0;
    if (isPaced && !showing.moving) {
      isAwaited = true;
      table().caughtUp(true);
    } else if (!isPaced && isAwaited) {
      isAwaited = false;
      table().caughtUp(false);
    }
  });
}

/** Whatever moves on the page stands still while what is shown is paused. */
export function stopWhilePaused(showing: Showing): void {
  $effect(() => {
    if (!showing.paused) return;
    const moving = document.getAnimations().filter((each) => each.playState === 'running');
    for (const each of moving) each.pause();
    return () => {
      for (const each of moving) if (each.playState === 'paused') each.play();
    };
  });
}
