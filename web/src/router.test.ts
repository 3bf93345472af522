import { describe, expect, test } from 'vitest';
import { match, router } from './router.svelte';
import { ROUTES } from './routes';

describe('matching an address', () => {
  test('gives the named parts, decoded', () => {
    expect(match('/join/:code', '/join/A%20B')).toEqual({ code: 'A B' });
    expect(match('/', '/')).toEqual({});
  });

  test('refuses another length or another word', () => {
    expect(match('/join/:code', '/join')).toBeNull();
    expect(match('/table/:key', '/join/x')).toBeNull();
  });

  test('takes a broken escape as it is', () => {
    expect(match('/join/:code', '/join/%E0%A4')).toEqual({ code: '%E0%A4' });
  });

  test('leads every route to a screen', async () => {
    for (const route of ROUTES) expect((await route.load()).default, route.path).toBeTypeOf('function');
  });
});

test('going somewhere changes the path, and replacing leaves no trace behind', () => {
  const before = history.length;
  router.go('/friends?game=inn');
  expect(router.path).toBe('/friends');
  expect(router.query.get('game')).toBe('inn');
  router.go('/join', { replace: true });
  expect(router.path).toBe('/join');
  expect(history.length).toBe(before + 1);
});
