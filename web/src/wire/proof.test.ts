import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Scene } from './messages';
import { answerPromise, remembered } from './promises';
import { verify, type GameRecord } from './proof';

/** Worked out by taproom.server.tables.shuffles. */
const COMMITMENT = '02d449a31fbb267c8f352e9968a79e3e5fc95c1bbeaa502fd6454ebde5a4bedc';
const KEY = '32246c6dd3ff0c61a47670e1a03db0be195f689adfde69dc1a6d08c2ca005203';
const NUMBERS = ['22'.repeat(16), '33'.repeat(16)];
const proof = { commitment: COMMITMENT, secret: '11'.repeat(32), numbers: NUMBERS };
const record: GameRecord = {
  game: 'inn',
  rules: 1,
  key: KEY,
  choices: [],
  proof,
};
const verdicts = async (...given: Parameters<typeof verify>): Promise<Record<string, boolean>> =>
  Object.fromEntries((await verify(...given)).map((check) => [check.what, check.ok]));

describe('the proof of the shuffles', () => {
  test('holds for what the server works out', async () => {
    expect(await verdicts(record, null)).toEqual({ secret: true, key: true });
    const here = { seat: 1, commitment: COMMITMENT, number: NUMBERS[1] as string };
    expect(await verdicts(record, here)).toEqual({ promise: true, secret: true, number: true, key: true });
  });

  test.each([
    ['another secret', { secret: `12${'11'.repeat(31)}` }, { secret: false, key: false }],
    ['another number', { numbers: [NUMBERS[0] as string, `34${'33'.repeat(15)}`] }, { secret: true, key: false }],
    ['numbers in another order', { numbers: [...NUMBERS].reverse() }, { secret: true, key: false }],
    ['another promise', { commitment: COMMITMENT.replace(/^./, 'x') }, { secret: false, key: true }],
    ['no secret', { secret: '' }, { secret: false, key: false }],
    ['nonsense', { secret: 'zz', numbers: ['<b>'] }, { secret: false, key: false }],
  ])('fails for %s', async (_, change, expected) => {
    expect(await verdicts({ ...record, proof: { ...proof, ...change } }, null)).toEqual(expected);
  });

  test('fails if a byte of the key is changed, or there is no proof', async () => {
    expect(await verdicts({ ...record, key: KEY.replace(/.$/, 'f') }, null)).toEqual({ secret: true, key: false });
    const { proof: _proof, ...bare } = record;
    expect(await verdicts(bare, null)).toEqual({ secret: false, key: false });
  });

  test('fails if this device was promised something else, or added another number', async () => {
    const other = { seat: 0, commitment: 'ff', number: 'ee' };
    expect(await verdicts(record, other)).toMatchObject({ promise: false, number: false });
  });
});

describe('what was promised before the game', () => {
  beforeEach(() => localStorage.clear());
  const scene = { house: { phase: 'gathering', commitment: COMMITMENT }, game: null } as unknown as Scene;

  test('is remembered with the number that was added after it was seen', async () => {
    const send = vi.fn(() => Promise.resolve({ ok: true as const }));
    await answerPromise({ key: 't', seat: 1, scene, send });
    await answerPromise({ key: 't', seat: 1, scene, send });
    expect(send).toHaveBeenCalledTimes(1);
    const known = remembered('t');
    expect(known).toMatchObject({ seat: 1, commitment: COMMITMENT });
    expect(send).toHaveBeenCalledWith({ type: 'mix', number: known?.number });
    expect(known?.number).toMatch(/^[0-9a-f]{32}$/);
  });

  test('is nothing for those who watch, or when the house would not take the number', async () => {
    const refuse = vi.fn(() => Promise.resolve({ ok: false as const, reason: '', text: '' }));
    await answerPromise({ key: 't', seat: -1, scene, send: refuse });
    expect(refuse).not.toHaveBeenCalled();
    await answerPromise({ key: 't', seat: 0, scene, send: refuse });
    expect(remembered('t')).toBeNull();
  });
});
