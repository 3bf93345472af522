import type { Route } from './router.svelte';

/** Every address of the client. A screen's parameters are its pattern's names. */
export const ROUTES: readonly Route[] = [
  { path: '/', load: () => import('./screens/Door.svelte') },
  { path: '/friends', load: () => import('./screens/Friends.svelte') },
  { path: '/table/:key', load: () => import('./screens/Table.svelte') },
  { path: '/join', load: () => import('./screens/Join.svelte') },
  { path: '/join/:code', load: () => import('./screens/Join.svelte') },
  { path: '/watch', load: () => import('./screens/Watch.svelte') },
  { path: '/learn/:game', load: () => import('./screens/Learn.svelte') },
  { path: '/puzzles', load: () => import('./screens/Puzzles.svelte') },
  { path: '/puzzles/:key', load: () => import('./screens/Puzzle.svelte') },
  { path: '/how/:game', load: () => import('./screens/How.svelte') },
  { path: '/rules', load: () => import('./screens/Rules.svelte') },
  { path: '/cards', load: () => import('./screens/Cards.svelte') },
  { path: '/cards/:game', load: () => import('./screens/Cards.svelte') },
  { path: '/cards/:game/:deck', load: () => import('./screens/Cards.svelte') },
  { path: '/replay/:key', load: () => import('./screens/Replay.svelte') },
  { path: '/story/:key', load: () => import('./screens/Story.svelte') },
  { path: '/balance', load: () => import('./screens/Balance.svelte') },
  { path: '/account', load: () => import('./screens/Account.svelte') },
];
