import { expect, test } from 'vitest';

const files = import.meta.glob<string>('../**/*.svelte', { query: '?raw', import: 'default', eager: true });

test("no component has a style attribute, which the server's content policy would block", () => {
  const bad = Object.entries(files).filter(([, text]) => /\sstyle=["{]/.test(text));
  expect(bad.map(([name]) => name)).toEqual([]);
  expect(Object.keys(files).length).toBeGreaterThan(10);
});
