import { browserLanguage, words, type Language } from './words/words.svelte';

/** What a person wants everywhere on this device. Nothing of it is told to anybody. */
export interface Settings {
  language: Language;
  /** What others call me. */
  name: string;
  /** How fast things move: 1 as designed, 0 at once. */
  speed: number;
  motion: 'system' | 'reduced' | 'full';
  /** Text size in per cent. */
  size: number;
  /** How loud it is, in per cent; 0 is silence. */
  volume: number;
  /** Which bots I chose last; empty: those that the house seats. */
  level: string;
  /** How many games were played to their end here. */
  games: number;
  /** Hints that have been shown and dismissed. */
  hinted: string[];
}

const KEY = 'taproom.settings';

export const SPEEDS = [0.5, 1, 1.5, 2, 3, 0] as const;
export const SIZES = [100, 125, 150, 175, 200] as const;

function defaults(): Settings {
  return {
    language: browserLanguage(),
    name: '',
    speed: 1,
    motion: 'system',
    size: 100,
    volume: 50,
    level: '',
    games: 0,
    hinted: [],
  };
}

/** The stored settings, as far as they make sense: another version of the page may have written them. */
export function readSettings(text: string | null): Settings {
  const usual = defaults();
  if (!text) return usual;
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== 'object' || stored === null) return usual;
    const known = Object.entries(stored).filter(
      ([name, value]) => name in usual && typeof value === typeof usual[name as keyof Settings],
    );
    return { ...usual, ...Object.fromEntries(known) };
  } catch {
    return usual;
  }
}

export const settings = $state<Settings>(readSettings(localStorage.getItem(KEY)));

export function keepSettings(): void {
  localStorage.setItem(KEY, JSON.stringify(settings));
}

/** Change settings, keep them, and let the page follow. */
export async function set(change: Partial<Settings>): Promise<void> {
  Object.assign(settings, change);
  keepSettings();
  await applySettings();
}

export async function applySettings(): Promise<void> {
  const root = document.documentElement;
  root.dataset.size = String(settings.size);
  root.dataset.motion = isStill() ? 'reduced' : 'full';
  await words.speak(settings.language);
}

const COUNTED = 'taproom.counted';

/** A game has come to its end here; however often that is said, it counts once. */
export function countGame(table: string): void {
  if (localStorage.getItem(COUNTED) === table) return;
  localStorage.setItem(COUNTED, table);
  void set({ games: settings.games + 1 });
}

/** Whether nothing should move. */
export function isStill(): boolean {
  if (settings.motion !== 'system') return settings.motion === 'reduced';
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** How long something that is designed to take `ms` takes here. */
export function pace(ms: number): number {
  return isStill() || settings.speed === 0 ? 0 : ms / settings.speed;
}

/** How long something to read stays, even where nothing moves, but not where everything happens at once. */
export function rest(ms: number): number {
  return settings.speed === 0 ? 0 : ms / settings.speed;
}
