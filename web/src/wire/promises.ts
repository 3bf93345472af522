import { readBook } from './book';
import type { Answer, Wish } from './view';
import type { Scene } from './messages';
import type { Remembered } from './proof';

/** What this device was promised before each game, and the number it answered with: to be compared afterwards. */
const KEY = 'taproom.promises';
const MOST = 60;

const read = (): Record<string, Remembered> => readBook(KEY);

export function remembered(table: string): Remembered | null {
  return read()[table] ?? null;
}

interface Gathering {
  readonly key: string;
  readonly seat: number;
  readonly scene: Scene | null;
  send(wish: Wish): Promise<Answer>;
}

const underWay = new Set<string>();

/**
 * Before the game: remember what the server has committed itself to, then add a number that it could not know when it
 * did. A change of seats gives another one.
 */
export async function answerPromise(table: Gathering): Promise<void> {
  const { key, seat, scene } = table;
  if (!scene || scene.house.phase !== 'gathering' || seat < 0 || underWay.has(key)) return;
  const { commitment } = scene.house;
  const known = remembered(key);
  if (known?.commitment === commitment && known.seat === seat) return;
  const number = ownNumber();
  underWay.add(key);
  const answer = await table.send({ type: 'mix', number });
  underWay.delete(key);
  if (!answer.ok) return;
  const latest = Object.entries(read()).slice(1 - MOST);
  localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(latest), [key]: { seat, commitment, number } }));
}

/** What the shuffles are made from besides the server's secret: our own share in them. */
export function ownNumber(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
