/** Whether a game was shuffled as promised, worked out here and not believed: nothing is asked of the server. */

/** What a record says of how its dice came about. */
export interface Proof {
  readonly commitment: string;
  readonly secret: string;
  readonly numbers: readonly string[];
}

/** A finished game, as the server hands it out. */
export interface GameRecord {
  readonly game: string;
  readonly rules: number;
  readonly key: string;
  readonly choices: readonly (readonly [number, number])[];
  readonly proof?: Proof;
}

/** What this device remembers from before the game. */
export interface Remembered {
  readonly seat: number;
  readonly commitment: string;
  readonly number: string;
}

export interface Check {
  /** Promise: the same as was shown before the game. Number: ours is among them. Secret and key: the sums are right. */
  readonly what: 'promise' | 'secret' | 'number' | 'key';
  readonly ok: boolean;
  /** What there should be, and what there is. */
  readonly expected: string;
  readonly found: string;
}

export async function verify(record: GameRecord, remembered: Remembered | null): Promise<readonly Check[]> {
  const proof = record.proof ?? { commitment: '', secret: '', numbers: [] };
  const checks: Check[] = [];
  const compare = (what: Check['what'], expected: string, found: string): void => {
    checks.push({ what, ok: expected !== '' && expected === found, expected, found });
  };
  if (remembered) compare('promise', remembered.commitment, proof.commitment);
  compare('secret', proof.commitment, await sha256(bytes(proof.secret)));
  if (remembered) compare('number', remembered.number, proof.numbers[remembered.seat] ?? '');
  compare('key', record.key, await sha256(bytes(proof.secret + proof.numbers.join(''))));
  return checks;
}

/** The bytes of a hexadecimal string; null if it is not one. */
function bytes(hex: string): Uint8Array<ArrayBuffer> | null {
  if (!/^([0-9a-f]{2})+$/i.test(hex)) return null;
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

async function sha256(data: Uint8Array<ArrayBuffer> | null): Promise<string> {
  if (!data) return '';
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', data));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
