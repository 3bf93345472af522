import { describe, expect, test } from 'vitest';
import { files as english } from './en';
import { files as russian } from './ru';
import { makeBundle } from './words.svelte';

const code = import.meta.glob<string>(['../**/*.{svelte,ts}', '!../**/*.test.ts', '!../wire/messages.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

function names(files: Record<string, string>): string[] {
  return Object.keys(files).map((path) => path.split('/').at(-1) as string);
}

describe('the two languages', () => {
  const en = makeBundle('en', Object.values(english));
  const ru = makeBundle('ru', Object.values(russian));

  test('have the same files and the same keys', () => {
    expect(names(russian).sort()).toEqual(names(english).sort());
    expect([...ru._messages.keys()].sort()).toEqual([...en._messages.keys()].sort());
  });

  test('say no key twice, and lose none to a mistake in the writing', () => {
    for (const [files, bundle] of [
      [english, en],
      [russian, ru],
    ] as const) {
      const keys = Object.values(files).flatMap((text) =>
        [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]),
      );
      expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
      expect(keys.filter((key) => !bundle.hasMessage(key as string))).toEqual([]);
    }
  });

  test('have the same placeholders in each sentence', () => {
    const placeholders = (text: string): string =>
      [...new Set([...text.matchAll(/\{ ?\$(\w+)/g)].map((found) => found[1]))].sort().join(' ');
    const sentences = (files: Record<string, string>): Map<string, string> => {
      const all = Object.values(files).join('\n');
      const parts = all.split(/^(?=[a-z][\w-]* =)/m).filter((part) => /^[a-z]/.test(part));
      return new Map(parts.map((part) => [part.slice(0, part.indexOf(' ')), placeholders(part)]));
    };
    expect(Object.fromEntries(sentences(russian))).toEqual(Object.fromEntries(sentences(english)));
  });

  test('have a Russian form for one, few and many wherever English counts', () => {
    for (const text of Object.values(russian)) {
      for (const block of text.split(/^(?=[a-z][\w-]* =)/m)) {
        if (/\[one\]/.test(block) && /\{ \$(n|seconds) \}/.test(block.split('->')[1] ?? ''))
          expect(block).toMatch(/\[few\]/);
      }
    }
  });

  test('have every sentence that the code asks for', () => {
    const asked = new Set(
      Object.values(code).flatMap((text) =>
        [...text.matchAll(/\bsay\(\s*'([\w-]+)'/g)].map((found) => found[1] as string),
      ),
    );
    expect(asked.size).toBeGreaterThan(50);
    expect([...asked].filter((key) => !en.hasMessage(key))).toEqual([]);
  });
});
