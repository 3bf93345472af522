import { beforeEach } from 'vitest';
import { words } from '../words/words.svelte';

beforeEach(async () => {
  localStorage.clear();
  await words.speak('en');
});
